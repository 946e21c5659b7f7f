// "events" and "log": what happened since the last such step.
#include <algorithm>

#include "engine/scenario/run.h"
#include "engine/scenario/tell.h"
#include "engine/scenario/wildcard.h"

namespace orrery::scenario {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kManyEvents = 60;

Lines texts_of(const Run& run, const HappenedStep& step, const SeatId* viewer) {
  Lines out;
  for (Event e : run.events) {
    if (viewer != nullptr && !run.match->visible(e, *viewer)) continue;
    std::string text = step.log ? run.match->log_line(e) : run.match->event_text(e);
    if (!text.empty()) out.push_back(std::move(text));
  }
  return out;
}

void check_included(const HappenedStep& step, const Lines& texts, Failure& failure) {
  for (const Text& pattern : step.includes) {
    const bool found = std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
      return wildcard_match(pattern.text, text);
    });
    if (!found) failure.lines.push_back("nothing matches '" + pattern.text + "'");
  }
  for (const Text& pattern : step.excludes) {
    for (const std::string& text : texts) {
      if (wildcard_match(pattern.text, text))
        failure.lines.push_back("'" + text + "' happened, which '" + pattern.text + "' excludes");
    }
  }
}

void check_in_order(const HappenedStep& step, const Lines& texts, Failure& failure) {
  auto from = texts.begin();
  for (const Text& pattern : step.in_order) {
    const auto at = std::find_if(from, texts.end(),
                                 [&](const std::string& text) { return wildcard_match(pattern.text, text); });
    if (at == texts.end()) {
      const std::string after = from == texts.begin() ? "" : " after '" + *(from - 1) + "'";
      failure.lines.push_back("nothing matches '" + pattern.text + "'" + after);
      return;
    }
    from = at + 1;
  }
}

void check_sequence(const std::vector<Text>& wanted, const Lines& texts, Failure& failure) {
  for (std::size_t i = 0; i < std::max(wanted.size(), texts.size()); ++i) {
    const std::string number = "number " + std::to_string(i + 1) + ": ";
    if (i >= texts.size())
      return failure.lines.push_back(number + "expected '" + wanted[i].text + "', found nothing more");
    if (i >= wanted.size())
      return failure.lines.push_back(number + "expected nothing more, found '" + texts[i] + "'");
    if (wildcard_match(wanted[i].text, texts[i])) continue;
    return failure.lines.push_back(number + "expected '" + wanted[i].text + "', found '" + texts[i] + "'");
  }
}

void add_what_happened(const HappenedStep& step, const Lines& texts, Failure& failure) {
  failure.lines.emplace_back(texts.empty() ? "nothing happened" : step.log ? "log:" : "events:");
  for (std::string& line : first_lines(texts, kManyEvents)) failure.lines.push_back("  " + line);
}

}  // namespace

Failure check_happened(Run& run, const HappenedStep& step) {
  SeatId viewer;
  if (step.seen_by) {
    if (Failure failure = find_viewer(*run.match, *step.seen_by, viewer); failure.failed()) return failure;
  }
  run.events_read = true;
  const Lines texts = texts_of(run, step, step.seen_by ? &viewer : nullptr);
  Failure failure;
  check_included(step, texts, failure);
  check_in_order(step, texts, failure);
  if (step.exactly) check_sequence(*step.exactly, texts, failure);
  if (failure.failed()) add_what_happened(step, texts, failure);
  return failure;
}

}  // namespace orrery::scenario
