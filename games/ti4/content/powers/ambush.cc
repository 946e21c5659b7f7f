// Ambush: at the start of a space combat up to 2 of one's cruisers and destroyers fire a die each at their
// combat value, unmodified; the opponent assigns the hits. Ships are picked one by one; `done` leaves it at
// one. What has no alternative is not asked.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/content/text_hits.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostAmbushers = 2;

constexpr std::array<Unit, 2> kAmbushers{Unit::Cruiser, Unit::Destroyer};

int there(const Look& look, SeatId seat, Unit unit) {
  return forces(look, seat, look.s.combat.system).of(unit);
}

int chosen(const Use& a, Unit unit) {
  int n = 0;
  for (Choice c : a.answers) n += c.verb<Verb>() == Verb::UnitAt && piece_at(c, 1).unit == unit ? 1 : 0;
  return n;
}

Next fire(Play& g, const Use& a) {
  begin_roll(g, a.owner, RollKind::Other);
  for (Unit unit : kAmbushers) {
    const int dice = chosen(a, unit);
    if (dice > 0) add_dice(g, unit, dice, row_of(g, a.owner, unit)->combat, 0);
  }
  return g.call(Roll{a.owner});
}

Next assign(Play& g, const Use& a) {
  const AssignHits f = announced_hits(g, a.owner);
  return f.hits > 0 ? g.call(f) : Next::Again;
}

}  // namespace

const AbilityDef kAmbush{
    .id = "ambush",
    .at = when(Timing::SpaceCombatStart),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) &&
             there(look, seat, Unit::Cruiser) + there(look, seat, Unit::Destroyer) > 0;
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, kMostAmbushers - 1)) return;  // both are picked, or it was left at one
      for (Unit unit : kAmbushers) {
        if (chosen(a, unit) >= there(look, a.owner, unit)) continue;
        out.add(
            make(Verb::UnitAt, raw(a.owner), raw(Piece{unit, false}), raw(space_of(look.s.combat.system))));
      }
      if (asked_before(a, 0) && !out.empty()) out.add(make(Verb::Done));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0:
          return fire(g, a);
        case 1:
          tell_roll(g, hits_rolled(g));
          return hits_rolled(g) > 0 ? announce_hits(g, opponent_of(g, a.owner), hits_rolled(g)) : Next::Done;
        case 2:
          return assign(g, a);
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti4
