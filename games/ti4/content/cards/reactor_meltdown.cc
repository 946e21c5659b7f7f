// Reactor Meltdown: destroys a space dock of another player in a non-home system.
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

void add(SeatId owner, Place place, OptionList& out) {
  out.add(make(Verb::UnitAt, raw(owner), raw(Piece{Unit::SpaceDock, false}), raw(place)));
}

void list_reactors(const Look& look, SeatId seat, OptionList& out) {
  for (SeatId other : others(look, seat)) {
    for (SystemId s : look.s.presence[other] - home_systems(look)) {
      if (forces(look, other, s).of(Unit::SpaceDock) > 0) add(other, space_of(s), out);
      for (PlanetId p : look.r.tile(s).planets) {
        if (ground(look, other, p).docks > 0) add(other, on(p), out);
      }
    }
  }
  out.sort_from(0);
}

}  // namespace

const AbilityDef kReactorMeltdown{
    .id = "reactor_meltdown",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      OptionList targets;
      list_reactors(look, seat, targets);
      return !targets.empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_reactors(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const Choice target = a.answers[0];
      destroy_unit(g, seat_at(target, 0), piece_at(target, 1), place_at(target, 2), a.owner);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
