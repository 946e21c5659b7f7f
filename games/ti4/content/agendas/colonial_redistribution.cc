// Colonial Redistribution: all units on the elected planet are destroyed; its controller names one of the
// players with the fewest victory points, who may place an infantry there and so gain control. Not on a
// demilitarized planet (FAQ-27).
#include <algorithm>

#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

int fewest_points(const Look& look) {
  int fewest = look.r.options.goal;
  for (SeatId seat : clockwise_from(look, look.s.speaker))
    fewest = std::min<int>(fewest, look.s.players[seat].vp);
  return fewest;
}

}  // namespace

const AgendaText kColonialRedistribution{
    .id = "colonial_redistribution",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      const PlanetId planet(f.outcome);
      if (f.stage == 0) {
        destroy_all_on(g, planet);
        f.stage = 1;
        return Next::Again;
      }
      f.seat = f.stage == 1 ? g.s.planets[planet].controller : f.seat;
      if (f.stage == 3 || !f.seat.valid() || units_barred(g, planet)) return Next::Done;
      return ask(g, f);
    },
    .answers = [](const Look& look, const ResolveAgenda& f, OptionList& out) -> void {
      if (f.stage == 2) {
        out.add(make(Verb::Yes));
        out.add(make(Verb::No));
        return;
      }
      const int fewest = fewest_points(look);  // 61.5
      for (SeatId seat : clockwise_from(look, look.s.speaker)) {
        if (look.s.players[seat].vp == fewest) out.add(make(Verb::Player, raw(seat)));
      }
    },
    .answer = [](Play& g, ResolveAgenda& f, Choice c) -> void {
      if (f.stage++ == 1) {
        f.seat = seat_at(c, 0);
        return;
      }
      if (c.verb<Verb>() == Verb::No) return;
      place_units(g, f.seat, Unit::Infantry, 1, on(PlanetId(f.outcome)));
      gain_control(g, f.seat, PlanetId(f.outcome));
    },
};

}  // namespace orrery::ti4
