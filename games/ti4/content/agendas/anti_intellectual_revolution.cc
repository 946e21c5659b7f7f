// Anti-Intellectual Revolution. For: the law is a trait of the table. Against: at the next strategy phase
// everybody exhausts as many planets of their choice as they own technologies.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

PlanetSet ready_planets(const Look& look, SeatId seat) {
  return planets_of(look, seat) - look.s.exhausted_planets;
}

}  // namespace

const AgendaText kAntiIntellectualRevolution{
    .id = "anti_intellectual_revolution",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kAgainst) promise(g, f, all_players(g));
      return Next::Done;
    },
    .later = [](Play& g, ResolveAgenda& f) -> Next {
      for (;;) {
        const PlanetSet ready = f.seat.valid() ? ready_planets(g, f.seat) : PlanetSet{};
        if (f.counter > 0 && ready.size() > f.counter) return Next::Ask;
        if (f.counter > 0) exhaust_planets(g, ready);
        f.counter = 0;
        if (!next_player(g, f)) return Next::Done;
        if (f.seats.contains(f.seat)) f.counter = static_cast<std::uint8_t>(g.s.players[f.seat].techs.size());
      }
    },
    .answers = [](const Look& look, const ResolveAgenda& f, OptionList& out) -> void {
      for (PlanetId p : ready_planets(look, f.seat)) out.add(make(Verb::Exhaust, raw(p)));
    },
    .answer = [](Play& g, ResolveAgenda& f, Choice c) -> void {
      exhaust_planet(g, planet_at(c, 0));
      --f.counter;
    },
};

}  // namespace orrery::ti4
