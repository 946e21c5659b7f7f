#include "games/ti4/flow/shift_infantry.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr Piece kInfantry{Unit::Infantry, false};

// Those that stood on the planet from the beginning and are still there.
int left_on(const Look& look, const ShiftInfantry& f, PlanetId planet) {
  return ground(look, f.seat, planet).infantry - f.arrived[planet];
}

PlanetSet goals(const Look& look, const ShiftInfantry& f, PlanetId from) {
  const SystemId home = look.r.planet(from).system;
  SystemSet near = adjacent_for(look, f.seat, home);
  near.insert(home);
  PlanetSet out;
  for (PlanetId p : planets_of(look, f.seat)) {
    if (p != from && near.contains(look.r.planet(p).system) && !units_barred(look, p)) out.insert(p);
  }
  return out;
}

bool may_leave(const Look& look, const ShiftInfantry& f, PlanetId from) {
  return left_on(look, f, from) > 0 && !goals(look, f, from).empty();
}

void list_origins(const Look& look, const ShiftInfantry& f, OptionList& out) {
  for (PlanetId p : planets_of(look, f.seat)) {
    if (may_leave(look, f, p)) out.add(make(Verb::UnitAt, raw(f.seat), raw(kInfantry), raw(on(p))));
  }
}

void move(Play& g, ShiftInfantry& f, int count) {
  relocate_infantry(g, f.seat, count, on(f.from), on(f.to));
  f.arrived[f.to] = static_cast<std::uint8_t>(f.arrived[f.to] + count);
  f.from = PlanetId{};
  f.to = PlanetId{};
}

}  // namespace

bool can_shift_infantry(const Look& look, const ShiftInfantry& f) {
  for (PlanetId p : planets_of(look, f.seat)) {
    if (may_leave(look, f, p)) return true;
  }
  return false;
}

Next advance(Play& g, ShiftInfantry& f) { return f.done ? Next::Done : ask(g, f); }

Asked asked(const Look&, const ShiftInfantry& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Ability), f.cause};
}

void options(const Look& look, const ShiftInfantry& f, OptionList& out) {
  if (!f.from.valid()) {
    list_origins(look, f, out);
    out.add(make(Verb::Done));
  } else if (!f.to.valid()) {
    for (PlanetId p : goals(look, f, f.from)) out.add(make(Verb::Planet, raw(p)));
  } else {
    for (int n = 1; n <= left_on(look, f, f.from); ++n) out.add(make(Verb::Number, n));
  }
}

Refusal check(const Look& look, const ShiftInfantry& f, Choice c) { return listed(look, f, c, "TI4-16.1"); }

void choose(Play& g, ShiftInfantry& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::UnitAt:
      f.from = place_at(c, 2).planet;
      break;
    case Verb::Planet:
      f.to = planet_at(c, 0);
      break;
    case Verb::Number:
      move(g, f, c.operand(0));
      break;
    default:
      f.done = true;
      break;
  }
}

}  // namespace orrery::ti4
