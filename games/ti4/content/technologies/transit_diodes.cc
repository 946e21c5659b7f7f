// Transit Diodes: at the start of one's turn up to 4 ground forces are taken off the board and set down on
// planets one controls.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMost = 4;
enum Stage : std::uint8_t { kTake, kPlace, kEnd };

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

bool usable(const Look& look, SeatId seat, const Occasion* w) {
  return w->subject == raw(seat) && count_on_board(look, seat, Unit::Infantry) > 0 &&
         !room_for_units(look, seat).empty();
}

void answers(const Look& look, const Use& a, OptionList& out) {
  list_infantry(look, a.owner, out);
  if (a.counter > 0) out.add(make(Verb::Done));
}

void answer(Play& g, Use& a, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    a.stage = kPlace;
    return;
  }
  remove_unit(g, a.owner, piece_at(c, 1), place_at(c, 2));
  ++a.counter;
  if (a.counter == kMost || count_on_board(g, a.owner, Unit::Infantry) == 0) a.stage = kPlace;
}

Next effect(Play& g, Use& a) {
  if (a.stage == kTake) return Next::Ask;
  if (a.stage == kEnd) return Next::Done;
  a.stage = kEnd;
  PlaceUnits f;
  f.seat = a.owner;
  f.unit = Unit::Infantry;
  f.count = a.counter;
  f.planets = room_for_units(g, a.owner);
  f.cause = ability_asked(g, a).cause;
  return g.call(f);
}

}  // namespace

const AbilityDef kTransitDiodes{.id = "transit_diodes",
                                .at = when(Timing::TurnStart),
                                .exhausts = true,
                                .usable = usable,
                                .resolve = effect,
                                .answers = answers,
                                .answer = answer};

}  // namespace orrery::ti4
