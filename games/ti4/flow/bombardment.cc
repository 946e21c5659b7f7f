#include "games/ti4/flow/bombardment.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/bombardment_steps.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(BombardmentStep)

namespace {

constexpr std::array<Unit, 3> kBombers{Unit::Flagship, Unit::WarSun, Unit::Dreadnought};
constexpr int kBunkerModifier = -4;

const UnitRow* bomber_row(const Look& look, SeatId seat, std::size_t bomber) {
  const UnitRow* row = row_of(look, seat, kBombers[bomber]);
  return row != nullptr && row->bombard_dice > 0 ? row : nullptr;
}

int not_aimed(const Look& look, const Bombardment& f, std::size_t bomber) {
  if (bomber_row(look, f.seat, bomber) == nullptr) return 0;
  int n = forces(look, f.seat, look.s.tactical.system).of(kBombers[bomber]);
  for (const auto& at_planet : f.aimed) n -= at_planet[bomber];
  return n;
}

SeatId ground_owner(const Look& look, SeatId attacker, PlanetId planet) {
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != attacker && ground(look, SeatId(i), planet).infantry > 0) return SeatId(i);
  }
  return SeatId{};
}

bool is_target(const Look& look, const Bombardment& f, PlanetId planet) {
  return (!f.only.valid() || f.only == planet) && can_bombard(look, f.seat, planet);
}

PlanetSet targets_of(const Look& look, const Bombardment& f) {
  PlanetSet out;
  for (PlanetId p : planets_here(look)) {
    if (is_target(look, f, p)) out.insert(p);
  }
  return out;
}

bool anything_aimed(const Bombardment& f) {
  for (const auto& at_planet : f.aimed) {
    for (std::uint8_t n : at_planet) {
      if (n > 0) return true;
    }
  }
  return false;
}

void list_aims(const Look& look, const Bombardment& f, OptionList& out) {
  const PlanetSet targets = targets_of(look, f);
  for (std::size_t b = 0; b < kBombers.size() && !targets.empty(); ++b) {
    if (not_aimed(look, f, b) <= 0) continue;
    for (PlanetId p : targets) out.add(make(Verb::Bombard, kBombers[b], raw(p)));
  }
  out.add(make(Verb::Done));
}

// One unit may roll a die more (FAQ-4). Units with the same value and target are alike: the first stands for
// all.
void list_extra(const Look& look, const Bombardment& f, OptionList& out) {
  const auto& planets = planets_here(look);
  for (std::size_t b = 0; b < kBombers.size(); ++b) {
    for (std::size_t i = 0; i < planets.size(); ++i) {
      if (f.aimed[i][b] == 0) continue;
      bool alike = false;
      for (std::size_t a = 0; a < b; ++a) {
        alike = alike || (f.aimed[i][a] > 0 &&
                          bomber_row(look, f.seat, a)->bombard == bomber_row(look, f.seat, b)->bombard);
      }
      if (!alike) out.add(make(Verb::ExtraDie, kBombers[b], raw(on(planets[i]))));
    }
  }
  out.sort_from(0);
}

Refusal check_aim(const Look& look, const Bombardment& f, Choice c) {
  const PlanetId planet = planet_at(c, 1);
  std::size_t bomber = 0;
  while (bomber < kBombers.size() && kBombers[bomber] != unit_at(c, 0)) ++bomber;
  if (bomber == kBombers.size() || not_aimed(look, f, bomber) <= 0) return refuse("TI4-12.1");
  if (c != make(Verb::Bombard, kBombers[bomber], raw(planet)) ||
      number_of(look, planet) == planets_here(look).size())
    return refuse("TI4-12.1d");
  if (is_target(look, f, planet)) return kAllowed;
  if (f.only.valid() && f.only != planet) return refuse("TI4-ERR-1");
  if (!ground_owner(look, f.seat, planet).valid()) return refuse("TI4-12.2");
  return refuse(shielded(look, planet, f.seat) ? "TI4-12.1f" : "TI4-0.3");
}

// What follows the planets that are done with; false if there is none.
bool next_planet(const Look& look, Bombardment& f) {
  for (; f.at < planets_here(look).size(); ++f.at) {
    for (std::uint8_t n : f.aimed[f.at]) {
      if (n > 0) return true;
    }
  }
  return false;
}

int bunker_modifier(const Look& look, PlanetId planet) {
  const SeatId controller = look.s.planets[planet].controller;
  return controller.valid() && look.s.tactical.bunkers.contains(controller) ? kBunkerModifier : 0;
}

Next roll(Play& g, Bombardment& f) {
  if (!next_planet(g, f)) return Next::Done;
  const int modifier = bunker_modifier(g, planets_here(g)[f.at]);
  begin_roll(g, f.seat, RollKind::Bombardment);
  for (std::size_t b = 0; b < kBombers.size(); ++b) {
    const int n = f.aimed[f.at][b];
    if (n == 0) continue;
    const UnitRow& row = *bomber_row(g, f.seat, b);
    const int extra = f.extra_at == 3 * f.at + b ? 1 : 0;
    add_dice(g, kBombers[b], n * row.bombard_dice + extra, row.bombard, modifier);
  }
  f.step = BombardmentStep::Assign;
  return g.call(Roll{f.seat});
}

Next assign(Play& g, Bombardment& f) {
  const PlanetId planet = planets_here(g)[f.at];
  ++f.at;
  f.step = BombardmentStep::Roll;
  AssignHits a;
  a.seat = ground_owner(g, f.seat, planet);
  a.by = f.seat;
  a.target = HitTarget::GroundForces;
  a.system = g.s.tactical.system;
  a.planet = planet;
  a.hits = static_cast<std::uint8_t>(hits_rolled(g));
  a.how = RollKind::Bombardment;
  tell_roll(g, a.hits);
  return a.hits > 0 && a.seat.valid() ? g.call(a) : Next::Again;
}

}  // namespace

bool can_bombard(const Look& look, SeatId seat, PlanetId planet) {
  if (!ground_owner(look, seat, planet).valid() || shielded(look, planet, seat)) return false;
  return look.r.planet(planet).trait != PlanetTrait::Cultural ||
         !has_trait(look, seat, Trait::LawNoBombardCultural);
}

DiceGroups bombardment_roll(const Look& look, SeatId seat, PlanetId planet) {
  DiceGroups out;
  for (std::size_t b = 0; b < kBombers.size(); ++b) {
    const UnitRow* row = bomber_row(look, seat, b);
    const int ships = forces(look, seat, look.s.tactical.system).of(kBombers[b]);
    if (row != nullptr && ships > 0)
      out.push_back({kBombers[b], ships * row->bombard_dice, row->bombard, bunker_modifier(look, planet)});
  }
  return out;
}

bool has_bombers(const Look& look, SeatId seat, SystemId system) {
  for (std::size_t b = 0; b < kBombers.size(); ++b) {
    if (forces(look, seat, system).of(kBombers[b]) > 0 && bomber_row(look, seat, b) != nullptr) return true;
  }
  return false;
}

Next advance(Play& g, Bombardment& f) {
  switch (f.step) {
    case BombardmentStep::Aim:
      return ask(g, f);
    case BombardmentStep::Extra:
      if (anything_aimed(f) && f.extra_at == 0xff && has_trait(g, f.seat, Trait::ExtraUnitAbilityDie))
        return ask(g, f);
      f.step = BombardmentStep::Roll;
      return Next::Again;
    case BombardmentStep::Roll:
      return roll(g, f);
    case BombardmentStep::Assign:
      break;
  }
  return assign(g, f);
}

Asked asked(const Look&, const Bombardment& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Bombard)}; }

void options(const Look& look, const Bombardment& f, OptionList& out) {
  if (f.step == BombardmentStep::Extra) {
    list_extra(look, f, out);
  } else {
    list_aims(look, f, out);
  }
}

Refusal check(const Look& look, const Bombardment& f, Choice c) {
  if (f.step == BombardmentStep::Extra) return listed(look, f, c, "TI4-FAQ-4");
  if (c == make(Verb::Done)) return kAllowed;
  return c.verb<Verb>() == Verb::Bombard ? check_aim(look, f, c) : refuse("TI4-43.1");
}

void choose(Play& g, Bombardment& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.step = BombardmentStep::Extra;
    return;
  }
  std::size_t bomber = 0;
  while (kBombers[bomber] != unit_at(c, 0)) ++bomber;
  if (c.verb<Verb>() == Verb::ExtraDie) {
    f.extra_at = static_cast<std::uint8_t>(3 * number_of(g, place_at(c, 1).planet) + bomber);
    return;
  }
  ++f.aimed[number_of(g, planet_at(c, 1))][bomber];
}

}  // namespace orrery::ti4
