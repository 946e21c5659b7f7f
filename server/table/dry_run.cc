#include "server/table/dry_run.h"

#include <algorithm>
#include <string_view>

namespace orrery::server {

bool is_seam(const Match& match, SeatId seat, Choice choice) {
  const std::unique_ptr<Match> after = match.clone();
  if (after->apply(choice, nullptr).refused()) return false;
  if (after->stop() != Stop::Decision || after->decision().seat != seat) return true;
  return reveals(match, seat, choice);
}

DryRun dry_run(const Match& match, SeatId seat, std::span<const std::string> steps) {
  DryRun run;
  run.match = match.clone();
  for (const std::string& text : steps) {
    if (run.seam) return run;
    if (run.match->stop() != Stop::Decision || run.match->decision().seat != seat) {
      run.rejected = {"it is not your turn to choose", "", run.tried};
      run.code = "not_your_turn";
      return run;
    }
    const ParsedPhrase parsed = run.match->parse(text);
    if (!parsed.error.empty()) {
      run.rejected = {unreadable(text, parsed), "", run.tried};
      run.code = "unreadable";
      return run;
    }
    const Refusal refusal = run.match->why_not(parsed.phrase);
    if (refusal.refused()) {
      run.rejected = {"'" + text + "' is not allowed: " + std::string(refusal.rule),
                      std::string(refusal.rule), run.tried};
      run.code = "refused";
      return run;
    }
    run.seam = is_seam(*run.match, seat, parsed.phrase);
    run.answered.push_back(run.match->decision().kind);
    run.match->apply(parsed.phrase, nullptr);
    ++run.tried;
  }
  return run;
}

namespace {

constexpr std::string_view kDone = "done";
// Bills, hits and landings in a row: no act has more.
constexpr std::size_t kMostSteps = 100;

bool asks(const DryRun& run, SeatId seat) {
  return !run.seam && run.match->stop() == Stop::Decision && run.match->decision().seat == seat;
}

std::vector<std::string> proposed(const Match& match) {
  std::vector<std::string> out;
  for (const Choice step : match.proposal()) out.push_back(match.print(step));
  return out;
}

bool holds(std::span<const std::string> list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

bool may_be_done(const Match& match) {
  const ParsedPhrase parsed = match.parse(kDone);
  return parsed.error.empty() && !match.why_not(parsed.phrase).refused();
}

// A proposal may only see to the end what was chosen: one that begins with more is another plan, unless the
// question is one to settle.
std::vector<std::string> ending(const Match& match, bool settles) {
  std::vector<std::string> out = proposed(match);
  if (!out.empty() && (settles || out.front() == kDone)) return out;
  return may_be_done(match) ? std::vector<std::string>{std::string(kDone)} : std::vector<std::string>{};
}

}  // namespace

Finish finish_of(const DryRun& run, SeatId seat, std::span<const std::string> fill) {
  Finish out;
  if (run.rejected.any() || !asks(run, seat)) return out;
  std::string kind = run.match->decision().kind;
  std::vector<std::string> next = ending(*run.match, holds(fill, kind));
  std::size_t at = 0;
  while (at < next.size() && out.steps.size() < kMostSteps) {
    const std::span<const std::string> step(&next[at++], 1);
    DryRun end = dry_run(out.end.match ? *out.end.match : *run.match, seat, step);
    if (end.rejected.any()) break;  // imagined worlds may differ from the real one
    out.end = std::move(end);
    out.steps.push_back(step.front());
    if (!asks(out.end, seat)) break;
    // A new question: one to settle, or one that comes again.
    const std::string now = out.end.match->decision().kind;
    const bool settles = holds(fill, now);
    if (now == kind || (!settles && !holds(run.answered, now))) continue;
    kind = now;
    out.asked.push_back({out.steps.size(), out.end.match->clone()});
    if (at < next.size()) continue;
    at = 0;
    next = ending(*out.end.match, settles);
  }
  return out;
}

bool forced_for_all(const Match& match, Choice only) {
  constexpr int kWorlds = 24;
  Random random(kWorlds);  // always the same worlds for the same knowledge
  for (int i = 0; i < kWorlds; ++i) {
    const std::unique_ptr<Match> world = match.sample(SeatId{}, random);
    OptionList options;
    if (world->stop() == Stop::Decision) world->options(options);
    if (options.size() != 1 || options[0] != only) return false;
  }
  return true;
}

}  // namespace orrery::server
