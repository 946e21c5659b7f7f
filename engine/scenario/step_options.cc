// "options" and "refuse": what the player who decides may do and may not.
#include <algorithm>

#include "engine/scenario/form.h"
#include "engine/scenario/run.h"
#include "engine/scenario/tell.h"
#include "engine/scenario/utf8.h"
#include "engine/scenario/wildcard.h"

namespace orrery::scenario {
namespace {

// A misspelt pattern would never match, and `excludes` would prove nothing: whole words before the first star
// must be notation.
Failure check_pattern(const Match& match, const Text& pattern) {
  const std::size_t star = pattern.text.find('*');
  std::string text = pattern.text;
  if (star != std::string::npos) {
    const std::size_t space = text.substr(0, star).rfind(' ');
    if (space == std::string::npos) return {};
    text.resize(space);
  }
  const ParsedPhrase parsed = match.parse(text);
  if (parsed.error.empty()) return {};
  if (star != std::string::npos && parsed.understood == split_words(text).size()) return {};
  return Failure("pattern '" + cut(pattern.text, 80) + "' can match no choice: " + parsed.error,
                 pattern.line);
}

bool any_match(const Text& pattern, const std::vector<std::string>& texts) {
  return std::any_of(texts.begin(), texts.end(),
                     [&](const std::string& text) { return wildcard_match(pattern.text, text); });
}

void check_included(const OptionsStep& step, const std::vector<std::string>& options, Failure& failure) {
  for (const Text& pattern : step.includes) {
    if (!any_match(pattern, options)) failure.lines.push_back("no option matches '" + pattern.text + "'");
  }
  for (const Text& pattern : step.excludes) {
    for (const std::string& option : options) {
      if (wildcard_match(pattern.text, option))
        failure.lines.push_back("option '" + option + "' is offered, which '" + pattern.text + "' excludes");
    }
  }
}

void check_whole_list(const std::vector<Text>& wanted, const std::vector<std::string>& options,
                      Failure& failure) {
  for (const Text& want : wanted) {
    if (std::find(options.begin(), options.end(), want.text) == options.end())
      failure.lines.push_back("'" + want.text + "' is not offered");
  }
  for (const std::string& option : options) {
    const bool listed =
        std::any_of(wanted.begin(), wanted.end(), [&](const Text& w) { return w.text == option; });
    if (!listed) failure.lines.push_back("option '" + option + "' is offered and not listed");
  }
}

Failure check_patterns(const Match& match, const OptionsStep& step) {
  for (const auto& list : {step.includes, step.excludes, step.exactly.value_or(std::vector<Text>{})}) {
    for (const Text& pattern : list) {
      if (Failure failure = check_pattern(match, pattern); failure.failed()) return failure;
    }
  }
  return {};
}

// Whether a pattern begins with the word of an option, or with a part of it and a star: "offer *", "off*".
bool begins_like(const Text& pattern, const std::string& option) {
  const std::string_view text = pattern.text;
  const std::string_view word = text.substr(0, text.find(' '));
  const std::size_t star = word.find('*');
  if (star == std::string_view::npos) return word == option.substr(0, option.find(' '));
  return star > 0 && option.starts_with(word.substr(0, star));
}

// The options that a step is about. What may be said beside any question, such as an offer, is not meant
// unless a pattern begins with its word.
std::vector<std::string> options_meant(const Match& match, const OptionsStep& step) {
  const auto is_named = [&](const std::string& option) {
    for (const auto* list : {&step.includes, &step.excludes, step.exactly ? &*step.exactly : nullptr}) {
      if (list != nullptr && std::any_of(list->begin(), list->end(),
                                         [&](const Text& pattern) { return begins_like(pattern, option); }))
        return true;
    }
    return false;
  };
  OptionList options;
  match.options(options);
  std::vector<std::string> out;
  for (std::size_t i = 0; i < options.size(); ++i) {
    std::string text = match.print(options[i]);
    if (!match.is_beside(options[i]) || is_named(text)) out.push_back(std::move(text));
  }
  return out;
}

bool is_option(const Match& match, Choice c) {
  OptionList options;
  match.options(options);
  return options.contains(c);
}

Failure check_no_notation(const RefuseStep& step, const ParsedPhrase& parsed) {
  if (!parsed.error.empty()) return {};
  return Failure("'" + step.choice.text + "' is notation; leave out 'parse: false'", step.choice.line);
}

Failure check_rule(const RefuseStep& step, const std::string& rule) {
  const bool wanted =
      step.rules.empty() || std::find(step.rules.begin(), step.rules.end(), rule) != step.rules.end();
  if (wanted) return {};
  return Failure("'" + step.choice.text + "' is refused by " + rule + ", not by " + one_of(step.rules),
                 step.choice.line);
}

void check_cites(const Match& match, const OptionsStep& step, Failure& failure) {
  for (const auto& [choice, rule] : step.cites) {
    const ParsedPhrase parsed = match.parse(choice.text);
    if (!parsed.error.empty()) {
      failure.lines.push_back("'" + choice.text + "' is not notation: " + parsed.error);
    } else if (!is_option(match, parsed.phrase)) {
      failure.lines.push_back("'" + choice.text + "' is not offered");
    } else if (const std::string named = match.choice_rule(parsed.phrase); named != rule.text) {
      failure.lines.push_back("'" + choice.text + "' cites '" + named + "', not " + rule.text);
    }
  }
}

}  // namespace

Failure check_options(const Run& run, const OptionsStep& step) {
  if (Failure failure = not_deciding(*run.match, step.seat); failure.failed()) return failure;
  if (Failure failure = check_patterns(*run.match, step); failure.failed()) return failure;
  const std::vector<std::string> options = options_meant(*run.match, step);
  Failure failure;
  check_included(step, options, failure);
  check_cites(*run.match, step, failure);
  if (step.exactly) check_whole_list(*step.exactly, options, failure);
  if (step.count && static_cast<std::size_t>(*step.count) != options.size()) {
    failure.lines.push_back("expected " + std::to_string(*step.count) + " options, found " +
                            std::to_string(options.size()));
  }
  return failure;
}

Failure check_refusal(Run& run, const RefuseStep& step) {
  if (Failure failure = not_deciding(*run.match, step.seat); failure.failed()) return failure;
  const ParsedPhrase parsed = run.match->parse(step.choice.text);
  if (!step.parses) return check_no_notation(step, parsed);
  const std::string quoted = "'" + cut(step.choice.text, 80) + "'";
  if (!parsed.error.empty()) return Failure(quoted + " is not notation: " + parsed.error, step.choice.line);
  if (is_option(*run.match, parsed.phrase)) return Failure(quoted + " is an option", step.choice.line);
  const Refusal why = run.match->why_not(parsed.phrase);
  const std::uint64_t before = run.match->hash();
  std::vector<Event> events;
  const std::unique_ptr<Match> copy = run.match->clone();
  const Refusal refusal = copy->apply(parsed.phrase, &events);
  if (refusal.allowed()) return Failure(quoted + " is not refused", step.choice.line);
  if (why.rule != refusal.rule) {
    return Failure("unsound: " + quoted + " is refused by " + std::string(refusal.rule) + " when done, by '" +
                       std::string(why.rule) + "' when asked",
                   step.choice.line);
  }
  if (copy->hash() != before || !events.empty()) {
    return Failure("unsound: " + quoted + " is refused and yet changes the game", step.choice.line);
  }
  return check_rule(step, std::string(refusal.rule));
}

}  // namespace orrery::scenario
