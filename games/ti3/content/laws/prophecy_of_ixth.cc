// Prophecy of Ixth is lost in a round in which its holder bought fewer than two fighters (TI3-Q-24).
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/flow/status_phase_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

int fighters_bought(const Look& look, SeatId seat) {
  int n = 0;
  for (const Lasting& l : look.s.lasting) {
    if (l.hold == Hold::BuiltFighters && l.seat == seat) n += l.object;
  }
  return n;
}

}  // namespace

const AbilityDef kProphecyOfIxth{
    .id = "prophecy_of_ixth",
    .at = when(Timing::StatusPhase),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      constexpr int kFightersEachRound = 2;
      return w != nullptr && w->subject == static_cast<std::uint8_t>(StatusStep::Claim) &&
             fighters_bought(look, seat) < kFightersEachRound;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, PoliticalId(a.ref.id));
      return Next::Done;
    },
};

}  // namespace orrery::ti3
