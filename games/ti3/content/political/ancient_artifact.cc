// Ancient Artifact. For: a die. 1 to 5 destroys everything in the system of Mecatol Rex and fires at all
// around it; 6 to 10 gives everybody two technologies (TI3-Q-20, TI3-ERRATA-9).
#include "games/ti3/content/political/effects.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/flow/research.h"
#include "games/ti3/flow/roll.h"

namespace orrery::ti3 {
namespace {

constexpr int kGift = 6;
constexpr int kDice = 3;
constexpr int kNeeds = 5;
constexpr int kTechnologies = 2;

enum ArtifactStage : std::uint8_t { Throw, Read, NextTarget, Hits, Gifts };

void kill_leaders(Play& g, SeatId seat, int leaders) {
  for (int i = 0; i < static_cast<int>(kLeadersEach); ++i) {
    if ((leaders >> i & 1) != 0) kill_leader(g, seat, i);
  }
}

void destroy_fleet(Play& g, SeatId seat, SystemId s) {
  kill_leaders(g, seat, aboard(g, seat, s).leaders);
  const auto laden = g.s.players[seat].laden;
  for (const Laden& l : laden) {
    if (l.system == s) destroy_unit(g, seat, piece_of(l.piece), space_of(s), l.load);
  }
  for (Unit u : kShips) {
    while (fleet(g, seat, s).of(u) > 0)
      destroy_unit(g, seat, {u, fleet(g, seat, s).damaged_of(u) > 0}, space_of(s));
  }
}

void destroy_garrison(Play& g, PlanetId p) {
  const SeatId owner = g.s.planets[p].controller;
  if (!owner.valid()) return;
  kill_leaders(g, owner, g.s.planets[p].own.leaders);
  const Garrison own = g.s.planets[p].own;
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds, Unit::SpaceDock}) {
    for (int i = 0; i < own.of(u); ++i) destroy_unit(g, owner, {u, false}, on(p));
  }
}

void destroy_system(Play& g, SystemId s) {
  for (int i = 0; i < g.r.players; ++i) destroy_fleet(g, SeatId(i), s);
  for (PlanetId p : g.r.tile(s).planets) destroy_garrison(g, p);
}

// Who is fired at, by number: for each system around, the fleets by seat, then the planets.
constexpr int kPlaces = static_cast<int>(kSeats) + 3;
struct Target {
  SeatId seat;
  SystemId system;
  PlanetId planet;
};
Target target(const Look& look, int number) {
  int n = number;
  for (SystemId s : adjacent(look, look.r.mecatol_system)) {
    if (n >= kPlaces) {
      n -= kPlaces;
      continue;
    }
    if (n < look.r.players)
      return {ships(fleet(look, SeatId(n), s)) > 0 ? SeatId(n) : SeatId{}, s, PlanetId{}};
    const auto planet = static_cast<std::size_t>(n) - kSeats;
    const auto& here = look.r.tile(s).planets;
    if (n < static_cast<int>(kSeats) || planet >= here.size()) return {};
    const Planet& p = look.s.planets[here[planet]];
    return {p.own.troops() > 0 ? p.controller : SeatId{}, s, here[planet]};
  }
  return {};
}

Next next_target(Play& g, CarryOut& f) {
  const int all = kPlaces * adjacent(g, g.r.mecatol_system).size();
  for (; f.counter < all; ++f.counter) {
    const Target t = target(g, f.counter);
    if (!t.seat.valid()) continue;
    clear_dice(g, t.seat, RollKind::Other);
    add_dice(g, Unit::WarSun, kDice, kNeeds, 0);
    f.stage = Hits;
    return g.call(Roll{t.seat});
  }
  return Next::Done;
}

Next take_hits(Play& g, CarryOut& f) {
  const Target t = target(g, f.counter);
  AssignHits a;
  a.seat = t.seat;
  a.target = t.planet.valid() ? HitTarget::Troops : HitTarget::Ships;
  a.system = t.system;
  a.planet = t.planet;
  a.hits = static_cast<std::uint8_t>(hits_rolled(g));
  a.how = RollKind::Other;
  a.leaders = true;
  clear_dice(g, SeatId{}, RollKind::Other);
  ++f.counter;
  f.stage = NextTarget;
  return g.call(a);
}

Next give_technology(Play& g, CarryOut& f) {
  if (f.counter == 0 && !next_player(g, f)) return Next::Done;
  f.counter = static_cast<std::uint8_t>((f.counter + 1) % kTechnologies);
  Research r;
  r.seat = f.seat;
  r.optional = false;
  r.cause = cause(f);
  return g.call(r);
}

}  // namespace

const PoliticalText kAncientArtifact{
    .id = "ancient_artifact",
    .resolve = [](Play& g, CarryOut& f) -> Next {
      if (f.outcome == kAgainst) return Next::Done;
      switch (static_cast<ArtifactStage>(f.stage)) {
        case Throw:
          f.stage = Read;
          clear_dice(g, f.seat, RollKind::Other);
          add_dice(g, Unit::WarSun, 1, kGift, 0);
          return g.call(Roll{f.seat});
        case Read: {
          const bool gift = g.s.roll.dice[0].face >= kGift;
          clear_dice(g, SeatId{}, RollKind::Other);
          f.stage = gift ? Gifts : NextTarget;
          if (!gift) destroy_system(g, g.r.mecatol_system);
          return Next::Again;
        }
        case NextTarget:
          return next_target(g, f);
        case Hits:
          return take_hits(g, f);
        case Gifts:
          break;
      }
      return give_technology(g, f);
    },
};

}  // namespace orrery::ti3
