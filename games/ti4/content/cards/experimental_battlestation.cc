// Experimental Battlestation: after another player moved ships into the active system, one of one's space
// docks there or next to it fires at that player's ships: 3 dice, hits on 5 (FAQ-39). Which dock makes no
// difference.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/flow/space_cannon.h"

namespace orrery::ti4 {
namespace {

constexpr std::uint8_t kValue = 5;
constexpr std::uint8_t kDice = 3;

bool dock_in(const Look& look, SeatId seat, SystemId system) {
  if (forces(look, seat, system).of(Unit::SpaceDock) > 0) return true;
  for (PlanetId p : look.r.tile(system).planets) {
    if (ground(look, seat, p).docks > 0) return true;
  }
  return false;
}

}  // namespace

const AbilityDef kExperimentalBattlestation{
    .id = "experimental_battlestation",
    .at = when(Timing::ShipsMoved),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      const TacticalMemory& t = look.s.tactical;
      if (t.seat == seat || !t.ships_moved || !has_ships(look, t.seat, t.system)) return false;
      SystemSet near = around_active(look, seat);
      near.insert(t.system);
      for (SystemId s : near& look.s.presence[seat]) {
        if (dock_in(look, seat, s)) return true;
      }
      return false;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      Volley f;
      f.shooter = a.owner;
      f.target = g.s.tactical.seat;
      f.value = kValue;
      f.dice = kDice;
      return g.call(f);
    },
};

}  // namespace orrery::ti4
