// Options and their texts; phrases that are no options.

#include "lab/properties.h"
#include "lab/words.h"

namespace orrery {
namespace {

// Print and parse are each other's inverse, and everything that describes a choice has something to say.
std::string check_text(const Match& match, Choice c) {
  const std::string text = match.print(c);
  if (text.empty()) return "an option prints as nothing";
  const ParsedPhrase parsed = match.parse(text);
  if (!parsed.error.empty()) return "option '" + text + "' does not parse: " + parsed.error;
  if (parsed.phrase != c) return "option '" + text + "' parses to '" + match.print(parsed.phrase) + "'";
  if (match.group(c) != first_word(text)) return "option '" + text + "' is in group '" + match.group(c) + "'";
  if (match.describe(c).empty()) return "option '" + text + "' has no description";
  return "";
}

std::string check_decision(const Match& match, CheckMemory& memory) {
  const Decision d = match.decision();
  if (d.seat.index() >= static_cast<std::size_t>(match.players()))
    return "a seat that does not exist is asked";
  if (d.kind.empty()) return "a decision without a kind";
  if (d.rules.empty()) return "a decision (" + d.kind + ") that names no rule";
  for (const std::string& rule : d.rules) {
    if (memory.rules.find(rule) == memory.rules.end()) memory.rules.insert(rule);
  }
  return "";
}

Choice any(const OptionList& options, Random& random) {
  return options[random.below(static_cast<std::uint32_t>(options.size()))];
}

// An option with one operand changed: a small number, any number, or what stands there in another option.
Choice change_operand(const OptionList& options, Random& random) {
  Choice c = any(options, random);
  const std::size_t at = random.below(4);
  switch (random.below(3)) {
    case 0:
      c.set(at, static_cast<std::uint8_t>(random.below(8)));
      break;
    case 1:
      c.set(at, static_cast<std::uint8_t>(random.below(128)));
      break;
    default:
      c.set(at, any(options, random).operand(at));
  }
  return c;
}

std::string join(const std::vector<std::string_view>& words) {
  std::string text;
  for (std::string_view word : words) text += (text.empty() ? "" : " ") + std::string(word);
  return text;
}

// The text of one phrase with a word from the text of another.
std::string change_word(const std::string& text, const std::string& other, Random& random) {
  std::vector<std::string_view> words = split_words(text);
  const std::vector<std::string_view> source = split_words(other);
  words[random.below(static_cast<std::uint32_t>(words.size()))] =
      source[random.below(static_cast<std::uint32_t>(source.size()))];
  return join(words);
}

// A text that may or may not be a phrase, and may or may not be an option.
std::string some_text(const Match& match, const OptionList& options, const std::vector<Choice>& met,
                      Random& random) {
  const auto earlier = [&] {
    return met.empty() ? any(options, random) : met[random.below(static_cast<std::uint32_t>(met.size()))];
  };
  switch (random.below(4)) {
    case 0:
      return match.print(earlier());
    case 1:
      return change_word(match.print(any(options, random)), match.print(earlier()), random);
    default:
      return match.print(change_operand(options, random));
  }
}

std::string check_refused(const Match& match, Choice c, const std::string& text) {
  const std::unique_ptr<Match> copy = match.clone();
  std::vector<Event> events;
  if (copy->apply(c, &events).allowed()) return "'" + text + "' is refused by why_not and taken by apply";
  if (!copy->same_state(match)) return "'" + text + "' is refused and yet changes the state";
  if (!events.empty()) return "'" + text + "' is refused and yet makes events";
  return "";
}

}  // namespace

std::string check_options(const Match& match, const OptionList& options, CheckMemory& memory) {
  if (options.empty()) return "no option at a decision";
  if (std::string wrong = check_decision(match, memory); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Choice c = options[i];
    if (i > 0 && !(options[i - 1] < c)) {
      return "options out of order: '" + match.print(options[i - 1]) + "' before '" + match.print(c) + "'";
    }
    const Refusal refusal = match.why_not(c);
    if (refusal.refused())
      return "option '" + match.print(c) + "' is refused by " + std::string(refusal.rule);
    if (memory.sound_choices.count(c.code) != 0) continue;
    if (std::string wrong = check_text(match, c); !wrong.empty()) return wrong;
    memory.sound_choices.insert(c.code);
  }
  return "";
}

std::string check_phrases(const Match& match, const OptionList& options, const std::vector<Choice>& met,
                          Random& random, CheckMemory& memory) {
  constexpr int kTries = 4;
  for (int i = 0; i < kTries; ++i) {
    const std::string text = some_text(match, options, met, random);
    const ParsedPhrase parsed = match.parse(text);
    if (!parsed.error.empty()) continue;
    if (match.print(parsed.phrase) != text)
      return "'" + text + "' is read as '" + match.print(parsed.phrase) + "'";
    const Refusal refusal = match.why_not(parsed.phrase);
    if (refusal.allowed() == options.contains(parsed.phrase)) {
      if (refusal.allowed()) continue;
      memory.rules.emplace(refusal.rule);
      ++memory.phrases_refused;
      if (std::string wrong = check_refused(match, parsed.phrase, text); !wrong.empty()) return wrong;
    } else {
      return "'" + text + "' is allowed and no option at a decision (" + match.decision().kind + ")";
    }
  }
  return "";
}

std::string check_events(const Match& match, std::span<const Event> events, CheckMemory& memory) {
  for (Event e : events) {
    if (memory.sound_events.count(e.code) != 0) continue;
    const std::string text = match.event_text(e);
    if (text.empty() || text.find('?') != std::string::npos) return "an event prints as '" + text + "'";
    if (match.log_line(e).empty()) return "event '" + text + "' has no log line";
    memory.sound_events.insert(e.code);
  }
  return "";
}

}  // namespace orrery
