#include "server/table/dry_run.h"

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
    run.match->apply(parsed.phrase, nullptr);
    ++run.tried;
  }
  return run;
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
