// Arms Reduction. For: everybody destroys dreadnoughts down to 2 and cruisers down to 4. Against: at the next
// strategy phase planets with a technology specialty are exhausted.
#include <array>

#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<Unit, 2> kTypes{Unit::Dreadnought, Unit::Cruiser};

constexpr std::array<int, 2> kMostAllowed{2, 4};

bool too_many(const Look& look, SeatId seat, std::size_t type) {
  return count_on_board(look, seat, kTypes[type]) > kMostAllowed[type];
}

}  // namespace

const AgendaText kArmsReduction{
    .id = "arms_reduction",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kAgainst) {
        promise(g, f, all_players(g));
        return Next::Done;
      }
      for (;;) {
        if (f.seat.valid()) {
          for (f.counter = 0; f.counter < kTypes.size(); ++f.counter) {
            if (too_many(g, f.seat, f.counter)) return ask(g, f);
          }
        }
        if (!next_player(g, f)) return Next::Done;
      }
    },
    .later = [](Play& g, ResolveAgenda&) -> Next {
      for (std::size_t i = 0; i < g.r.planets.size(); ++i) {
        const PlanetId p(i);
        if (g.r.planet(p).specialty != Colour::None && g.s.planets[p].controller.valid())
          exhaust_planet(g, p);
      }
      return Next::Done;
    },
    .answers = [](const Look& look, const ResolveAgenda& f, OptionList& out) -> void {
      list_units(look, f.seat, kTypes[f.counter], out);
    },
    .answer = [](Play& g, ResolveAgenda&, Choice c) { destroy_named(g, c); },
};

}  // namespace orrery::ti4
