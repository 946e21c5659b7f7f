// Colonial Redistribution. For: whoever has most points destroys the ground forces on a planet of his and
// names a player with fewest, who may take it with three ground forces.
#include <algorithm>

#include "games/ti3/content/political/effects.h"
#include "games/ti3/luck.h"

namespace orrery::ti3 {
namespace {

constexpr int kSettlers = 3;

enum ColonialStage : std::uint8_t { Richest, PickPlanet, PickPoorest, Take, Finished };

SeatSet most_points(const Look& look) {
  SeatSet out;
  int most = -1;
  for (SeatId seat : clockwise_from(look, SeatId(0))) most = std::max<int>(most, look.s.players[seat].vp);
  for (SeatId seat : clockwise_from(look, SeatId(0))) {
    if (look.s.players[seat].vp == most) out.insert(seat);
  }
  return out;
}

SeatSet fewest_points(const Look& look, SeatId without) {
  SeatSet out;
  int fewest = 0xff;
  for (SeatId seat : clockwise_after(look, without)) fewest = std::min<int>(fewest, look.s.players[seat].vp);
  for (SeatId seat : clockwise_after(look, without)) {
    if (look.s.players[seat].vp == fewest) out.insert(seat);
  }
  return out;
}

PlanetId planet_of(const CarryOut& f) { return PlanetId(f.counter); }

void destroy_troops(Play& g, SeatId owner, PlanetId p) {
  const int n = g.s.planets[p].own.ground_forces;
  for (int i = 0; i < n; ++i) destroy_unit(g, owner, {Unit::GroundForce, false}, on(p));
}

}  // namespace

const PoliticalText kColonialRedistribution{
    .id = "colonial_redistribution",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) return Next::Done;
      switch (static_cast<ColonialStage>(f.stage)) {
        case Richest: {
          const SeatSet richest = most_points(g);
          if (richest.size() > 1) return Next::Chance;
          f.seat = richest.first();
          f.stage = PickPlanet;
          return Next::Again;
        }
        case PickPlanet:
          return planets_of(g, f.seat).empty() ? Next::Done : ask(g, f);
        case PickPoorest:
          return ask(g, f);
        case Take:
          return Next::Ask;
        case Finished:
          break;
      }
      return Next::Done;
    },
    .answers =
        [](const Look& look, const CarryOut& f, OptionList& out) {
          if (f.stage == PickPlanet) {
            for (PlanetId p : planets_of(look, f.seat)) out.add(make(Verb::Planet, raw(p)));
          } else if (f.stage == PickPoorest) {
            for (SeatId seat : fewest_points(look, f.seat)) out.add(make(Verb::Player, raw(seat)));
          } else {
            out.add(make(Verb::Yes));
            out.add(make(Verb::No));
          }
        },
    .answer =
        [](Play& g, CarryOut& f, Choice c) {
          if (f.stage == PickPlanet) {
            f.counter = c.operand(0);
            f.stage = PickPoorest;
            destroy_troops(g, f.seat, planet_of(f));
          } else if (f.stage == PickPoorest) {
            f.seat = seat_at(c, 0);
            f.stage = Take;
          } else {
            f.stage = Finished;
            if (c.verb<Verb>() == Verb::No) return;
            gain_control(g, f.seat, planet_of(f), false, LeaderEvent::PlanetLost);  // TI3-LEADERLOSS-7
            place_units(g, f.seat, Unit::GroundForce, kSettlers, on(planet_of(f)));
          }
        },
    .luck = [](const Look& look,
               const CarryOut&) { return luck(Luck::Opponent, pool_of(most_points(look)), 1); },
    .lucky =
        [](Play&, CarryOut& f, const Outcome& o) {
          f.seat = SeatId(o.items[0]);
          f.stage = PickPlanet;
        },
};

}  // namespace orrery::ti3
