// Technology Buy-back: in the status phase, after objectives, a technology that no other one needs may be
// given back for six trade goods.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/flow/status_phase_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

bool needed(const Look& look, SeatId seat, TechId tech) {
  const TechSet mine = look.s.players[seat].techs;
  for (TechId other : mine) {
    const TechDef& def = look.r.tech(other);
    if (!def.needs.contains(tech)) continue;
    if (!def.any_of || (def.needs & mine).size() == 1) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kSellingTechnology{
    .id = "technology_buy_back",
    .at = when(Timing::StatusPhase),
    .usable = [](const Look&, SeatId, const Occasion* w) -> bool {
      return w != nullptr && w->subject == static_cast<std::uint8_t>(StatusStep::Repair);
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (TechId t : look.s.players[a.owner].techs) {
        if (!needed(look, a.owner, t)) out.add(make(Verb::Technology, raw(t)));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      constexpr int kPrice = 6;
      lose_technology(g, a.owner, TechId(a.answers[0].operand(0)));
      gain_goods(g, a.owner, kPrice);
      return Next::Done;
    },
    .anybodys = true,
};

}  // namespace orrery::ti3
