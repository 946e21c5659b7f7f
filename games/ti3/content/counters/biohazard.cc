// Biohazard: the first ground force of the landing is destroyed; who takes the planet may remove the counter
// (TI3-DOMAIN-1, TI3-Q-18). On a planet that has an owner flow/landing.cc sees to it.
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

enum BiohazardStage : std::uint8_t { Strike, Remove, Finished };

}  // namespace

const CounterDef kBiohazard{
    .id = "biohazard",
    .resolve = [](Play& g, CounterText& f) -> Next {
      if (f.stage == Finished) return Next::Done;
      if (f.stage == Remove) return Next::Ask;
      f.stage = Remove;
      if (g.s.planets[f.planet].landed.ground_forces > 0)
        destroy_unit(g, f.seat, {Unit::GroundForce, false}, on(f.planet));
      if (g.s.planets[f.planet].landed.troops() > 0) return Next::Again;
      f.stops = true;
      f.stage = Finished;
      destroy_landed(g, f.seat, f.planet);  // PDS that landed with it (TI3-LAND-11)
      return Next::Done;
    },
    .answers =
        [](const Look&, const CounterText&, OptionList& out) {
          out.add(make(Verb::Yes));
          out.add(make(Verb::No));
        },
    .answer =
        [](Play& g, CounterText& f, Choice c) {
          f.stage = Finished;
          gain_control(g, f.seat, f.planet);
          if (c.verb<Verb>() == Verb::Yes) remove_counter(g, f.planet);
        },
    .stays = true,
    .strikes_landings = true,
};

}  // namespace orrery::ti3
