// Objectives about the planets a player controls.
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

template <class Wanted>
bool controls(const Look& look, SeatId seat, int count, const Wanted& wanted) {
  for (PlanetId p : planets_of(look, seat)) {
    if (wanted(p) && --count == 0) return true;
  }
  return false;
}

template <PlanetTrait T>
bool of_trait(const Look& look, SeatId seat, int count) {
  return controls(look, seat, count, [&](PlanetId p) { return look.r.planet(p).trait == T; });
}

bool of_one_trait(const Look& look, SeatId seat, int count) {
  return of_trait<PlanetTrait::Cultural>(look, seat, count) ||
         of_trait<PlanetTrait::Hazardous>(look, seat, count) ||
         of_trait<PlanetTrait::Industrial>(look, seat, count);
}

bool outside_homes(const Look& look, SeatId seat, int count) {
  return controls(look, seat, count,
                  [&](PlanetId p) { return !is_home_system(look, look.r.planet(p).system); });
}

bool with_specialty(const Look& look, SeatId seat, int count) {
  return controls(look, seat, count, [&](PlanetId p) { return look.r.planet(p).specialty != Colour::None; });
}

// The home system of an eliminated player still is one.
bool in_homes_of_others(const Look& look, SeatId seat, int count) {
  const FactionId mine = look.s.players[seat].faction;
  return controls(look, seat, count, [&](PlanetId p) {
    return look.r.planet(p).home_of.valid() && look.r.planet(p).home_of != mine;
  });
}

constexpr auto kPlanetsRequirements = std::to_array<Requirement>({
    {"corner_the_market", 4, of_one_trait},
    {"unify_the_colonies", 6, of_one_trait},
    {"expand_borders", 6, outside_homes},
    {"subdue_the_galaxy", 11, outside_homes},
    {"found_research_outposts", 3, with_specialty},
    {"form_galactic_brain_trust", 5, with_specialty},
    {"conquer_the_weak", 1, in_homes_of_others},
    {"forge_an_alliance", 4, of_trait<PlanetTrait::Cultural>},
    {"mine_rare_metals", 4, of_trait<PlanetTrait::Hazardous>},
    {"monopolize_production", 4, of_trait<PlanetTrait::Industrial>},
});

}  // namespace

std::span<const Requirement> planet_requirements() { return kPlanetsRequirements; }

}  // namespace orrery::ti4
