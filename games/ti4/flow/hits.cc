#include "games/ti4/flow/hits.h"

#include <algorithm>

#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// One kind of piece that could be taken, and how many of them there are.
struct Target {
  Piece piece;
  int count = 0;
};
using Targets = FixedVec<Target, 16>;

bool in_this_combat(const Look& look, const AssignHits& f) {
  return takes_part(look, f.seat) && look.s.combat.system == f.system;
}

void add(Targets& out, Piece piece, int count) {
  if (count > 0) out.push_back({piece, count});
}

void list_fleet(const Look& look, const AssignHits& f, Targets& out) {
  const SpaceForces& fleet = forces(look, f.seat, f.system);
  for (Unit unit : kShips) {
    add(out, {unit, false}, fleet.of(Piece{unit, false}));
    add(out, {unit, true}, fleet.of(Piece{unit, true}));
  }
  if (in_this_combat(look, f) && !look.s.combat.planet.valid())  // NEKRO-2
    add(out, {Unit::Infantry, false}, infantry_as_ships(look, side_of(look, f.seat)));
}

void list_ground(const Look& look, const AssignHits& f, Targets& out) {
  if (f.seat == look.s.tactical.seat) {  // fighters that landed like ground forces
    const auto& planets = look.r.tile(look.r.planet(f.planet).system).planets;
    for (std::size_t i = 0; i < planets.size(); ++i) {
      if (planets[i] == f.planet) add(out, {Unit::Fighter, false}, look.s.tactical.landed_fighters[i]);
    }
  }
  add(out, {Unit::Infantry, false}, ground(look, f.seat, f.planet).infantry);
}

void keep_non_fighters(Targets& list) {
  Targets others;
  for (const Target& t : list) {
    if (t.piece.unit != Unit::Fighter) others.push_back(t);
  }
  if (!others.empty()) list = others;
}

// Every piece that the hits could still destroy.
Targets within_reach(const Look& look, const AssignHits& f) {
  Targets out;
  if (f.target == HitTarget::GroundForces) {
    list_ground(look, f, out);
    return out;
  }
  if (f.target == HitTarget::Fighters) {
    add(out, {Unit::Fighter, false}, forces(look, f.seat, f.system).of(Unit::Fighter));
    return out;
  }
  list_fleet(look, f, out);
  if (f.only == 0xff) return out;
  Targets one;
  for (const Target& t : out) {
    if (raw(t.piece) == f.only) one.push_back({t.piece, 1});
  }
  return one;
}

// Those among which the next hit may be assigned.
Targets next_targets(const Look& look, const AssignHits& f) {
  Targets list = within_reach(look, f);
  if (f.non_fighters_first) keep_non_fighters(list);
  return list;
}

bool may_sustain(const Look& look, const AssignHits& f, Unit unit) {
  if (f.direct || f.assigning || f.target != HitTarget::Ships) return false;  // 77.5, 77.0, 77.4a
  if (f.only != 0xff && f.only != raw(Piece{unit, false})) return false;
  return can_sustain(look, f.seat, unit, f.system);
}

bool anything_sustains(const Look& look, const AssignHits& f) {
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (may_sustain(look, f, kAllUnits[i])) return true;
  }
  return false;
}

int count_of(const Targets& list) {
  int n = 0;
  for (const Target& t : list) n += t.count;
  return n;
}

void note_kill(Play& g, const AssignHits& f) {
  KillMemory kill;
  kill.by = f.by;
  kill.of = f.seat;
  kill.how = f.how;
  kill.last_ship = f.target != HitTarget::GroundForces && !has_ships(g, f.seat, f.system);
  kill.last_ground_force = f.target == HitTarget::GroundForces && within_reach(g, f).empty();
  remember_kill(g, kill);
}

void destroy(Play& g, AssignHits& f, Piece piece) {
  Place place = space_of(f.system);
  if (f.target == HitTarget::GroundForces && piece.unit == Unit::Infantry) {
    place = on(f.planet);
  } else if (f.target == HitTarget::GroundForces) {
    place = space_of(g.r.planet(f.planet).system);
    forget_landed_fighter(g, f.planet);
  } else if (piece.unit == Unit::Infantry) {
    place = disarm_infantry(g, side_of(g, f.seat));
  }
  destroy_unit(g, f.seat, piece, place, f.by);
  --f.hits;
  f.assigning = true;
  note_kill(g, f);
}

// Hits of the same round that may go to any ship wait while those bound to non-fighter ships are taken: one
// use cancels hits of both kinds (77.0, 77.6).
int cancel_waiting(Play& g, const AssignHits& f, int most) {
  if (most == 0 || f.how != RollKind::Combat || !in_this_combat(g, f) || !g.r.as_of(5)) return 0;
  const Side side = side_of(g, f.seat);
  const int cancelled = std::min<int>(most, g.s.combat.side(side).hits);
  take_hits(g, side, cancelled);
  return cancelled;
}

void sustain(Play& g, AssignHits& f, Unit unit) {
  damage_unit(g, f.seat, unit, f.system);
  if (in_this_combat(g, f)) note_damage(g, side_of(g, f.seat), unit);
  const int most = has_trait(g, f.seat, Trait::SustainCancelsTwo) ? 2 : 1;  // 77.1, 77.6
  const int cancelled = std::min<int>(f.hits, most);
  f.hits = static_cast<std::uint8_t>(f.hits - cancelled);
  g.emit(Happening::HitsCancelled, raw(f.seat), cancelled + cancel_waiting(g, f, most - cancelled));
  open_window(g, Timing::DamageSustained, raw(f.seat), raw(Piece{unit, true}), raw(f.by));
}

// By what rule these hits must be assigned.
std::string_view assigning_rule(const AssignHits& f) {
  const bool ground = f.target == HitTarget::GroundForces;
  switch (f.how) {
    case RollKind::SpaceCannon:
      return ground ? "TI4-15.8" : "TI4-15.5";
    case RollKind::Bombardment:
      return "TI4-12.2";
    case RollKind::AntiFighterBarrage:
      return "TI4-68.2";
    default:
      return ground ? "TI4-24.2" : "TI4-23.6";
  }
}

Refusal check_sustain(const Look& look, const AssignHits& f, Choice c) {
  if (f.direct) return refuse("TI4-77.5");
  if (f.target != HitTarget::Ships) return refuse("TI4-77.4a");
  if (f.assigning) return refuse("TI4-77.0");
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (c == make(Verb::Sustain, kAllUnits[i]) && may_sustain(look, f, kAllUnits[i])) return kAllowed;
  }
  const std::size_t unit = c.operand(0);
  const bool damaged = unit < kSustaining && forces(look, f.seat, f.system).damaged[unit] > 0;
  return refuse(damaged ? "TI4-77.3" : "TI4-77.0");
}

}  // namespace

Next advance(Play& g, AssignHits& f) {
  const Targets list = next_targets(g, f);
  if (f.hits == 0 || list.empty()) {  // 68.2a: hits beyond the units have no effect
    forget_kill(g);
    return Next::Done;
  }
  if (anything_sustains(g, f)) return Next::Ask;
  // Nothing to choose: all of them die, or all are alike.
  const Targets all = within_reach(g, f);
  if (f.hits >= count_of(all)) {
    for (const Target& t : all) {
      for (int i = 0; i < t.count; ++i) destroy(g, f, t.piece);
    }
    return Next::Again;
  }
  if (list.size() > 1) return Next::Ask;
  for (int i = std::min<int>(f.hits, list[0].count); i > 0; --i) destroy(g, f, list[0].piece);
  return Next::Again;
}

Asked asked(const Look&, const AssignHits& f) { return {f.seat, static_cast<std::uint8_t>(Ask::AssignHits)}; }

void options(const Look& look, const AssignHits& f, OptionList& out) {
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (may_sustain(look, f, kAllUnits[i])) out.add(make(Verb::Sustain, kAllUnits[i]));
  }
  for (const Target& t : next_targets(look, f)) out.add(make(Verb::Hit, raw(t.piece)));
  out.sort_from(0);
}

Refusal check(const Look& look, const AssignHits& f, Choice c) {
  if (c.verb<Verb>() == Verb::Sustain) return check_sustain(look, f, c);
  for (const Target& t : next_targets(look, f)) {
    if (c == make(Verb::Hit, raw(t.piece))) return kAllowed;
  }
  return refuse(assigning_rule(f));
}

void choose(Play& g, AssignHits& f, Choice c) {
  if (c.verb<Verb>() == Verb::Sustain) {
    sustain(g, f, unit_at(c, 0));
  } else {
    destroy(g, f, piece_at(c, 0));
  }
}

}  // namespace orrery::ti4
