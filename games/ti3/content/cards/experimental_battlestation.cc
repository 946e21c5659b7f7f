// Experimental Battlestation: a Space Dock shoots three times like a PDS of its planet at the fleet that an
// opponent has moved into its reach.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/flow/pds_fire.h"
#include "games/ti3/flow/roll.h"

namespace orrery::ti3 {
namespace {

constexpr int kStationShots = 3;

}  // namespace

const AbilityDef kExperimentalBattlestation{
    .id = "experimental_battlestation",
    .at = when(Timing::AfterMovement),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject != raw(seat) && look.s.ships_in[SeatId(w->subject)].contains(SystemId(w->object));
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      for (SystemId s : within_range(look, a.owner, look.s.tactical.system)) {
        for (PlanetId p : look.r.tile(s).planets) {
          if (look.s.planets[p].controller == a.owner && look.s.planets[p].own.docks > 0)
            out.add(make(Verb::Planet, raw(p)));
        }
      }
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      switch (a.stage++) {
        case 0: {
          const PlanetId p = planet_answer(a, 0);
          clear_dice(g, a.owner, RollKind::PdsFire);
          add_dice(g, Unit::Pds, kStationShots, g.r.unit(Unit::Pds).battle,
                   modifier(g, a.owner, Unit::Pds, RollKind::PdsFire, g.r.planet(p).system, p));
          return g.call(Roll{a.owner});
        }
        case 1: {
          if (!has_trait(g, a.owner, Trait::RerollPdsMisses) || hits_rolled(g) == kStationShots)
            return Next::Again;
          Reroll again;
          again.seat = a.owner;
          again.misses_only = true;
          again.cause = cause_of(a.ref);
          return g.call(again);
        }
        case 2:
          return open_window(g, Timing::AfterCombatDice, raw(a.owner));
        case 3: {
          const int hits = hits_rolled(g);
          tell_roll(g, hits);
          clear_dice(g, SeatId{}, RollKind::Other);
          AssignHits fire;
          fire.seat = g.s.tactical.seat;
          fire.by = a.owner;
          fire.system = g.s.tactical.system;
          fire.hits = static_cast<std::uint8_t>(hits);
          fire.how = RollKind::PdsFire;
          return g.call(fire);
        }
        default:
          return Next::Done;
      }
    },
};

}  // namespace orrery::ti3
