#include "games/ti4/content/replace_structures.h"

#include "games/ti4/content/targets.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<Unit, 2> kStructures{Unit::Pds, Unit::SpaceDock};
constexpr std::uint8_t kLooking = 0;   // stages
constexpr std::uint8_t kRecalled = 1;  // with the number of the structure: a piece was taken off the board

PlanetId planet_in(const Look& look, const Use& a) { return PlanetId(occasion_of(look, a)->object); }

int structures(const Look& look, SeatId seat, PlanetId planet, Unit unit) {
  int n = 0;
  for (SeatId other : others(look, seat)) n += ground(look, other, planet).of(unit);
  return n;
}

bool replaceable(const Look& look, SeatId seat, PlanetId planet, Unit unit) {
  return structures(look, seat, planet, unit) > 0 && can_place_unit(look, seat, unit);
}

bool given_up(const Use& a, std::size_t structure) { return (a.counter >> structure & 1U) != 0; }

// The structure that is looked at; beyond the list if there is none (left).
std::size_t next_structure(const Look& look, const Use& a) {
  std::size_t i = 0;
  while (i < kStructures.size() &&
         (given_up(a, i) || !replaceable(look, a.owner, planet_in(look, a), kStructures[i])))
    ++i;
  return i;
}

void remove_one(Play& g, SeatId seat, PlanetId planet, Unit unit) {
  for (SeatId other : others(g, seat)) {
    if (ground(g, other, planet).of(unit) == 0) continue;
    remove_unit(g, other, {unit, false}, on(planet));
    return;
  }
}

// A space dock that floats goes to the space area (78.1a).
PlaceUnits replacement(const Look& look, const Use& a, PlanetId planet, Unit unit) {
  PlaceUnits f;
  f.seat = a.owner;
  f.unit = unit;
  if (row_of(look, a.owner, unit)->has(UnitTrait::Floating)) {
    f.spaces.insert(look.r.planet(planet).system);
  } else {
    f.planets.insert(planet);
  }
  f.cause = ability_asked(look, a).cause;
  return f;
}

Next replace_one(Play& g, const Use& a, Unit unit, Recalled recalled) {
  const PlanetId planet = planet_in(g, a);
  remove_one(g, a.owner, planet, unit);
  PlaceUnits f = replacement(g, a, planet, unit);
  f.recalled = recalled;
  return g.call(f);
}

}  // namespace

bool can_replace_structures(const Look& look, SeatId seat, PlanetId planet) {
  for (Unit unit : kStructures) {
    if (replaceable(look, seat, planet, unit)) return true;
  }
  return false;
}

Next replace_structures(Play& g, Use& a) {
  if (a.stage >= kRecalled) {
    const Unit unit = kStructures[a.stage - kRecalled];
    a.stage = kLooking;
    return replace_one(g, a, unit, Recalled::MustPlace);
  }
  const std::size_t i = next_structure(g, a);
  if (i == kStructures.size()) return Next::Done;
  if (available(g, a.owner, kStructures[i]) == 0) return Next::Ask;
  return replace_one(g, a, kStructures[i], Recalled::None);
}

void list_replacements(const Look& look, const Use& a, OptionList& out) {
  const std::size_t i = next_structure(look, a);
  if (i < kStructures.size()) list_recalls(look, a.owner, kStructures[i], out);
  out.add(make(Verb::Done));
  out.sort_from(0);
}

void choose_replacement(Play& g, Use& a, Choice c) {
  const std::size_t i = next_structure(g, a);
  if (c.verb<Verb>() == Verb::Done) {
    a.counter = static_cast<std::uint8_t>(a.counter | (1U << i));
    return;
  }
  remove_unit(g, a.owner, piece_at(c, 0), place_at(c, 1));
  a.stage = static_cast<std::uint8_t>(kRecalled + i);
}

}  // namespace orrery::ti4
