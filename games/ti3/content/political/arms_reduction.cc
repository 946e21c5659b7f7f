// Arms Reduction. For: everybody keeps two dreadnoughts and four cruisers. Against: planets with a red
// specialty are exhausted.
#include <array>

#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {
namespace {

struct Cut {
  Unit type;
  int keeps;
};
constexpr std::array<Cut, 2> kCuts{{{Unit::Dreadnought, 2}, {Unit::Cruiser, 4}}};

void exhaust_red(Play& g) {
  for (std::size_t i = 0; i < g.r.planets.size(); ++i) {
    const PlanetId p(i);
    const auto& of = g.r.planet(p).specialty;
    if (g.s.planets[p].controller.valid() && of.contains(Colour::Red)) exhaust_planet(g, p);
  }
}

}  // namespace

const PoliticalText kArmsReduction{
    .id = "arms_reduction",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) {
        exhaust_red(g);
        return Next::Done;
      }
      for (;;) {
        if (f.stage > 0) {
          for (f.counter = 0; f.counter < kCuts.size(); ++f.counter) {
            if (on_board(g, f.seat, kCuts[f.counter].type) > kCuts[f.counter].keeps) return ask(g, f);
          }
        }
        f.stage = 1;
        if (!next_player(g, f)) return Next::Done;
      }
    },
    .answers = [](const Look& look, const CarryOut& f,
                  OptionList& out) { list_ships_of(look, f.seat, kCuts[f.counter].type, out); },
    .answer = [](Play& g, CarryOut&, Choice c) { destroy_named(g, c); },
};

}  // namespace orrery::ti3
