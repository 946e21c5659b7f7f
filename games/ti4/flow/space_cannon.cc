#include "games/ti4/flow/space_cannon.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/flow/space_cannon_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(VolleyStep)

namespace {

constexpr std::uint8_t kNobody = 0xff;

SeatId active_seat(const Look& look) { return look.s.tactical.seat; }

// Units of one type that fire together.
struct Battery {
  Unit unit = Unit::Pds;
  int dice = 0;
  int value = 0;
};
using Batteries = FixedVec<Battery, 4>;

int units_in(const Look& look, SeatId seat, Unit unit, SystemId s) {
  int n = forces(look, seat, s).of(unit);
  if (is_ship(unit)) return n;
  for (PlanetId p : look.r.tile(s).planets) n += ground(look, seat, p).of(unit);
  return n;
}

// Against ships: units in the active system, and those next to it whose text says so (15.2, 15.3c).
int units_in_reach(const Look& look, SeatId seat, Unit unit, const UnitRow& row) {
  if (look.s.players[seat].reserve[at(unit)] == look.r.plastic[at(unit)]) return 0;  // none on the board
  int n = units_in(look, seat, unit, active(look));
  if (!row.has(UnitTrait::ReachesAdjacent)) return n;
  for (SystemId s : around_active(look, seat) & look.s.presence[seat])
    n += units_in(look, seat, unit, s);  // 89.2
  return n;
}

// Against ground forces: units on the planet (15.7, 15.7d), unless a text silences them.
int units_on_planet(const Look& look, SeatId seat, Unit unit, PlanetId planet) {
  if (unit == Unit::Pds && look.s.tactical.shields_off && seat != active_seat(look)) return 0;
  return ground(look, seat, planet).of(unit);
}

Batteries batteries_of(const Look& look, SeatId seat, PlanetId planet) {
  Batteries out;
  if (planet.valid() && has_trait(look, active_seat(look), Trait::NoCannonsInInvasion)) return out;
  for (Unit u : kAllUnits) {
    const UnitRow* row = row_of(look, seat, u);
    if (row == nullptr || row->cannon_dice == 0 || (planet.valid() && is_ship(u))) continue;
    const int n =
        planet.valid() ? units_on_planet(look, seat, u, planet) : units_in_reach(look, seat, u, *row);
    if (n > 0 && !out.full()) out.push_back({u, n * row->cannon_dice, row->cannon});
  }
  return out;
}

Batteries batteries_of(const Look& look, const Volley& f) {
  if (f.dice == 0) return batteries_of(look, f.shooter, f.planet);
  Batteries out;
  out.push_back({Unit::SpaceDock, f.dice, f.value});
  return out;
}

// ---- offence

SeatId at_seat(const Look& look, const SpaceCannonOffence& f) {
  return SeatId((active_seat(look).index() + f.at) % static_cast<std::size_t>(look.r.players));
}

// ---- one volley

// Units whose dice need the same are alike: the first of them stands for all.
void list_extra(const Look& look, const Volley& f, OptionList& out) {
  const Place place = f.planet.valid() ? on(f.planet) : space_of(active(look));
  const Batteries list = batteries_of(look, f);
  for (std::size_t i = 0; i < list.size(); ++i) {
    bool alike = false;
    for (std::size_t j = 0; j < i; ++j) alike = alike || list[j].value == list[i].value;
    if (!alike) out.add(make(Verb::ExtraDie, list[i].unit, raw(place)));
  }
}

int shielding(const Look& look, SeatId target) {
  return has_trait(look, target, Trait::ShieldedFromCannons) ? -1 : 0;
}

Next roll(Play& g, Volley& f) {
  const Batteries list = batteries_of(g, f);
  if (list.empty()) return Next::Done;
  const int modifier = shielding(g, f.target);
  begin_roll(g, f.shooter, RollKind::SpaceCannon);
  for (const Battery& b : list) {
    const int extra = f.extra == static_cast<std::uint8_t>(b.unit) ? 1 : 0;
    add_dice(g, b.unit, b.dice + extra, b.value, modifier);
  }
  f.step = VolleyStep::Hits;
  return g.call(Roll{f.shooter});
}

Next count_hits(Play& g, Volley& f) {
  f.hits = static_cast<std::uint8_t>(hits_rolled(g));
  tell_roll(g, f.hits);
  f.step = VolleyStep::Assign;
  if (f.hits == 0) return Next::Done;
  return open_window(g, Timing::SpaceCannonHits, raw(f.target), raw(f.shooter));
}

Next assign(Play& g, Volley& f) {
  f.step = VolleyStep::End;
  if (f.hits == 0) return Next::Again;
  AssignHits a;
  a.seat = f.target;
  a.by = f.shooter;
  a.target = f.planet.valid() ? HitTarget::GroundForces : HitTarget::Ships;
  a.system = active(g);
  a.planet = f.planet;
  a.hits = f.hits;
  a.non_fighters_first = f.non_fighters_first;
  a.how = RollKind::SpaceCannon;
  return g.call(a);
}

}  // namespace

int cannon_dice(const Look& look, SeatId shooter, PlanetId planet) {
  int n = 0;
  for (const Battery& b : batteries_of(look, shooter, planet)) n += b.dice;
  return n;
}

DiceGroups cannon_roll(const Look& look, SeatId shooter, SeatId target, PlanetId planet) {
  DiceGroups out;
  for (const Battery& b : batteries_of(look, shooter, planet))
    out.push_back({b.unit, b.dice, b.value, shielding(look, target)});
  return out;
}

// ---- offence

SeatSet cannon_targets(const Look& look, SeatId shooter) {
  SeatSet out;
  if (shooter == active_seat(look)) {
    out = players_with_ships(look, active(look));
    out.erase(shooter);
  } else if (has_ships(look, active_seat(look), active(look))) {  // Floating Factories are none (SAAR-3)
    out.insert(active_seat(look));
  }
  return out;
}

Next advance(Play& g, SpaceCannonOffence& f) {
  for (; f.at < g.r.players; ++f.at) {
    const SeatId seat = at_seat(g, f);
    if (g.s.players[seat].eliminated || cannon_targets(g, seat).empty()) continue;
    if (cannon_dice(g, seat, PlanetId{}) > 0) return Next::Ask;
  }
  return Next::Done;
}

Asked asked(const Look& look, const SpaceCannonOffence& f) {
  return {at_seat(look, f), static_cast<std::uint8_t>(Ask::SpaceCannon)};
}

void options(const Look& look, const SpaceCannonOffence& f, OptionList& out) {
  const SeatSet targets = cannon_targets(look, at_seat(look, f));
  if (targets.size() == 1) {
    out.add(make(Verb::Fire));
  } else {
    for (SeatId seat : targets) out.add(make(Verb::FireAt, raw(seat)));
  }
  out.add(make(Verb::Hold));
}

Refusal check(const Look& look, const SpaceCannonOffence& f, Choice c) {
  const bool own = at_seat(look, f) == active_seat(look);
  return listed(look, f, c, own ? "TI4-15.5b" : "TI4-15.5a");
}

void choose(Play& g, SpaceCannonOffence& f, Choice c) {
  Volley v;
  v.shooter = at_seat(g, f);
  v.target = c.verb<Verb>() == Verb::FireAt ? seat_at(c, 0) : cannon_targets(g, v.shooter).first();
  ++f.at;
  if (c.verb<Verb>() != Verb::Hold) g.call(v);
}

// ---- one volley

Next advance(Play& g, Volley& f) {
  switch (f.step) {
    case VolleyStep::Extra:
      if (has_trait(g, f.shooter, Trait::ExtraUnitAbilityDie) && f.extra == kNobody &&
          !batteries_of(g, f).empty())
        return ask(g, f);
      f.step = VolleyStep::Before;
      return Next::Again;
    case VolleyStep::Before:
      f.step = VolleyStep::Roll;
      return open_window(g, Timing::SpaceCannonUsed, raw(f.shooter), raw(f.target));
    case VolleyStep::Roll:
      return roll(g, f);
    case VolleyStep::Hits:
      return count_hits(g, f);
    case VolleyStep::Assign:
      return assign(g, f);
    case VolleyStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Volley& f) { return {f.shooter, static_cast<std::uint8_t>(Ask::SpaceCannon)}; }

void options(const Look& look, const Volley& f, OptionList& out) { list_extra(look, f, out); }

Refusal check(const Look& look, const Volley& f, Choice c) { return listed(look, f, c, "TI4-FAQ-4"); }

void choose(Play&, Volley& f, Choice c) { f.extra = c.operand(0); }

}  // namespace orrery::ti4
