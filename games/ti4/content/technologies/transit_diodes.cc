// Transit Diodes: at the start of one's turn up to 4 ground forces are taken off the board and set down on
// planets one controls.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostTransported = 4;

enum DiodesStage : std::uint8_t { kDiodesTake, kDiodesPlace, kDiodesEnd };

void list_infantry(const Look& look, SeatId seat, OptionList& out) {
  const Piece infantry{Unit::Infantry, false};
  for (SystemId s : look.s.presence[seat]) {
    if (forces(look, seat, s).of(Unit::Infantry) > 0)
      out.add(make(Verb::UnitAt, raw(seat), raw(infantry), raw(space_of(s))));
    for (PlanetId p : look.r.tile(s).planets) {
      if (ground(look, seat, p).infantry > 0)
        out.add(make(Verb::UnitAt, raw(seat), raw(infantry), raw(on(p))));
    }
  }
  out.sort_from(0);
}

}  // namespace

const AbilityDef kTransitDiodes{
    .id = "transit_diodes",
    .at = when(Timing::TurnStart),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && count_on_board(look, seat, Unit::Infantry) > 0 &&
             !room_for_units(look, seat).empty();
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage == kDiodesTake) return Next::Ask;
      if (a.stage == kDiodesEnd) return Next::Done;
      a.stage = kDiodesEnd;
      PlaceUnits f;
      f.seat = a.owner;
      f.unit = Unit::Infantry;
      f.count = a.counter;
      f.planets = room_for_units(g, a.owner);
      f.cause = ability_asked(g, a).cause;
      return g.call(f);
    },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      list_infantry(look, a.owner, out);
      if (a.counter > 0) out.add(make(Verb::Done));
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      if (c.verb<Verb>() == Verb::Done) {
        a.stage = kDiodesPlace;
        return;
      }
      remove_unit(g, a.owner, piece_at(c, 1), place_at(c, 2));
      ++a.counter;
      if (a.counter == kMostTransported || count_on_board(g, a.owner, Unit::Infantry) == 0)
        a.stage = kDiodesPlace;
    },
};

}  // namespace orrery::ti4
