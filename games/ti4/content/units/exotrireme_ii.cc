// Exotrireme II: after a round of space combat one of them is destroyed to destroy 1 or 2 ships of the
// opponent (FAQ-36), picked by its owner. No hits: nothing is sustained or cancelled (77.5). Each of them has
// the text. (That Direct Hit cannot destroy it is a trait.)
#include "games/ti4/content/targets.h"
#include "games/ti4/content/units/units.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::size_t kMostRammed = 2;

SystemId battlefield(const Look& look) { return look.s.combat.system; }

// Names that were given to the same kind of piece before.
int named_before(const Use& a, Choice c) {
  int n = 0;
  for (std::size_t i = 1; i < a.answers.size(); ++i) n += a.answers[i] == c ? 1 : 0;
  return n;
}

void list_rammed(const Look& look, const Use& a, OptionList& out) {
  const SeatId enemy = opponent_of(look, a.owner);
  const auto add = [&](Piece piece, int there) {
    const Choice c = make(Verb::UnitAt, raw(enemy), raw(piece), raw(space_of(battlefield(look))));
    if (there > named_before(a, c)) out.add(c);
  };
  const SpaceForces& fleet = forces(look, enemy, battlefield(look));
  for (Unit unit : kShips) {
    for (bool damaged : {false, true}) add({unit, damaged}, fleet.of(Piece{unit, damaged}));
  }
  add({Unit::Infantry, false}, infantry_as_ships(look, side_of(look, enemy)));  // NEKRO-2
  out.sort_from(0);
}

void ram(Play& g, const Use& a, Choice c) {
  const SeatId enemy = seat_at(c, 0);
  const Piece piece = piece_at(c, 1);
  const Place place =
      piece.unit == Unit::Infantry ? disarm_infantry(g, side_of(g, enemy)) : space_of(battlefield(g));
  destroy_unit(g, enemy, piece, place, a.owner);
}

}  // namespace

const AbilityDef kExotriremeIi{
    .id = "exotrireme_ii",
    .at = when(Timing::CombatRoundEnd),
    .each_unit = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return space_combat_of(look, seat) && forces(look, seat, battlefield(look)).of(Unit::Dreadnought) > 0 &&
             still_fights(look, other(side_of(look, seat)));
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) {
        list_ships(look, a.owner, Unit::Dreadnought, battlefield(look), out);
      } else if (!asked_before(a, kMostRammed) && a.answers.back().verb<Verb>() != Verb::Done) {
        list_rammed(look, a, out);
        if (asked_before(a, 1) && !out.empty()) out.add(make(Verb::Done));
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      destroy_unit(g, a.owner, piece_at(a.answers[0], 1), space_of(battlefield(g)), a.owner);
      for (std::size_t i = 1; i < a.answers.size(); ++i) {
        if (a.answers[i].verb<Verb>() == Verb::UnitAt) ram(g, a, a.answers[i]);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti4
