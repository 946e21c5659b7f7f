// Devotion: after each round of a space combat one's cruiser or destroyer in it is destroyed for 1 hit on an
// enemy ship of one's choice (ERR-5). The hit can be cancelled (FAQ-33); only that ship can sustain it.
#include "games/ti4/content/powers/powers.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<Unit, 2> kDevoted{Unit::Cruiser, Unit::Destroyer};

bool has_devoted(const Look& look, SeatId seat) {
  const SpaceForces& fleet = forces(look, seat, look.s.combat.system);
  return fleet.of(Unit::Cruiser) + fleet.of(Unit::Destroyer) > 0;
}

void list_enemies(const Look& look, SeatId enemy, OptionList& out) {
  const SystemId system = look.s.combat.system;
  for (Unit unit : kShips) list_ships(look, enemy, unit, system, out);
  if (infantry_as_ships(look, side_of(look, enemy)) > 0)  // NEKRO-2
    out.add(make(Verb::UnitAt, raw(enemy), raw(Piece{Unit::Infantry, false}), raw(space_of(system))));
  out.sort_from(0);
}

Next hit_with_devotion(Play& g, const Use& a) {
  AssignHits f;
  f.seat = opponent_of(g, a.owner);
  f.by = a.owner;
  f.system = g.s.combat.system;
  f.hits = static_cast<std::uint8_t>(claim_hits(g, f.seat));
  f.only = raw(piece_at(a.answers[1], 1));
  f.how = RollKind::Other;
  return g.call(f);
}

}  // namespace

const AbilityDef kDevotion{
    .id = "devotion",
    .at = when(Timing::CombatRoundEnd),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && has_devoted(look, seat) &&
             still_fights(look, other(side_of(look, seat)));
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) {
        for (Unit unit : kDevoted) list_ships(look, a.owner, unit, look.s.combat.system, out);
        out.sort_from(0);
      } else if (!asked_before(a, 1)) {
        list_enemies(look, opponent_of(look, a.owner), out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0:
          destroy_unit(g, a.owner, piece_at(a.answers[0], 1), space_of(g.s.combat.system), a.owner);
          return Next::Again;
        case 1:
          return announce_hits(g, opponent_of(g, a.owner), 1);
        case 2:
          return hit_with_devotion(g, a);
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti4
