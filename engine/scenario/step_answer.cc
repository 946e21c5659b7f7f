// "<seat>: choice" and "<chance>: [items]": the steps that move the game on.
#include <algorithm>
#include <span>
#include <utility>

#include "engine/scenario/form.h"
#include "engine/scenario/run.h"
#include "engine/scenario/sound.h"
#include "engine/scenario/tell.h"
#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

// What a choice or outcome did, for later steps and messages.
void remember(Run& run, std::unique_ptr<Match> before, std::span<const Event> events, const Text& what) {
  run.before = std::move(before);
  run.last = what;
  if (run.events_read) run.events.clear();
  run.events_read = false;
  run.events.insert(run.events.end(), events.begin(), events.end());
}

Failure check_sound(const Run& run) {
  Failure failure;
  failure.line = run.last.line;
  for (const std::string& wrong : unsound(*run.match, *run.first))
    failure.lines.push_back("unsound position: " + wrong);
  return failure;
}

Failure take_choice(Run& run, Choice choice, const std::string& seat, const Text& word) {
  std::unique_ptr<Match> before = run.match->clone();
  std::vector<Event> events;
  const Refusal refusal = run.match->apply(choice, &events);
  if (refusal.refused())
    return Failure("'" + word.text + "' is refused by " + std::string(refusal.rule), word.line);
  remember(run, std::move(before), events, {seat + ": " + word.text, word.line});
  return check_sound(run);
}

Failure choose(Run& run, const Text& seat, const Text& word) {
  if (Failure failure = not_deciding(*run.match, {seat.text, word.line}); failure.failed()) return failure;
  const ParsedPhrase parsed = run.match->parse(word.text);
  if (!parsed.error.empty())
    return Failure("'" + cut(word.text, 80) + "' is not notation: " + parsed.error, word.line);
  return take_choice(run, parsed.phrase, seat.text, word);
}

Failure apply_outcome(Run& run, const Outcome& outcome, const Text& what) {
  std::unique_ptr<Match> before = run.match->clone();
  std::vector<Event> events;
  run.match->apply_outcome(outcome, &events);
  ++run.chances;
  remember(run, std::move(before), events, what);
  return check_sound(run);
}

std::string joined(const std::vector<Text>& words) {
  std::string out;
  for (const Text& word : words) out += (out.empty() ? "" : " ") + word.text;
  return out;
}

Failure impossible(const Match& match, const ChancePoint& point, const AnswerStep& step,
                   const std::string& why) {
  Failure failure("that cannot come out: " + why,
                  step.words.empty() ? step.name.line : step.words.front().line);
  failure.lines.push_back("in the pool: " + comma_list(pool_words(match, point)));
  return failure;
}

Failure answer_chance(Run& run, const AnswerStep& step) {
  const Match& match = *run.match;
  if (match.stop() != Stop::Chance)
    return Failure("nature is not asked: " + tell_stop(match), step.name.line);
  const ChancePoint point = match.chance();
  if (match.chance_name(point) != step.name.text) {
    return Failure("nature is asked for something else: " + tell_stop(match), step.name.line);
  }
  if (step.words.size() != point.count) {
    return impossible(
        match, point, step,
        "expected " + std::to_string(point.count) + " items, not " + std::to_string(step.words.size()));
  }
  Outcome outcome;
  const std::string words = joined(step.words);
  const std::string error = match.parse(point, words, outcome);
  if (!error.empty()) return impossible(match, point, step, error);
  if (!possible(point, outcome)) return impossible(match, point, step, "'" + cut(words, 80) + "'");
  return apply_outcome(run, outcome, {step.name.text + ": [" + words + "]", step.name.line});
}

}  // namespace

Failure not_deciding(const Match& match, const Text& who) {
  const std::vector<std::string> seats = seat_names(match);
  if (std::find(seats.begin(), seats.end(), who.text) == seats.end()) {
    return Failure("there is no seat '" + cut(who.text, 40) + "', only " + one_of(seats), who.line);
  }
  if (match.stop() == Stop::Chance) {
    Failure failure("it is not " + who.text + "'s decision: " + tell_stop(match), who.line);
    failure.lines.push_back("answer it in the script with '" + match.chance_name(match.chance()) +
                            ": [...]', or write 'chance: auto' at the top");
    return failure;
  }
  if (match.stop() != Stop::Decision || match.decision().seat != match.find_seat(who.text)) {
    return Failure("it is not " + who.text + "'s decision: " + tell_stop(match), who.line);
  }
  return {};
}

Failure answer(Run& run, const AnswerStep& step) {
  const bool seat = run.match->find_seat(step.name.text).valid();
  return seat ? choose(run, step.name, step.words.front()) : answer_chance(run, step);
}

Failure decline(Run& run, Choice choice, int line) {
  const std::string seat = run.match->seat_name(run.match->decision().seat);
  return take_choice(run, choice, seat, {run.match->print(choice), line});
}

Failure answer_by_seed(Run& run, std::uint64_t seed) {
  const ChancePoint point = run.match->chance();
  Random random(Seed::of(seed), run.chances);
  const Outcome outcome = draw_outcome(point, random);
  const std::string words = run.match->print(point, outcome);
  return apply_outcome(run, outcome,
                       {run.match->chance_name(point) + ": [" + words + "] (auto)", run.last.line});
}

}  // namespace orrery::scenario
