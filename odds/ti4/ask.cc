#include "odds/ti4/ask.h"

#include <algorithm>

#include "games/ti4/flow/bombardment_steps.h"
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/flow/invasion_steps.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/imagined.h"
#include "games/ti4/propose/worth.h"
#include "games/ti4/query.h"
#include "odds/ti/request.h"
#include "odds/ti4/texts.h"

namespace orrery::ti4::odds {
namespace {

constexpr const char* kUnitsInWords = "ships or infantry";
// Of best play, at a table: a fifth of a second.
constexpr int kMostPositions = 20000;
constexpr std::int64_t kMostWays = 2000000;

json::object units_json(const Force& f) { return ti::odds::units_json<Unit>(f.units, f.damaged); }

json::array survivors_json(const std::vector<Survivors>& all) {
  return ti::odds::survivors_json(
      all, [](const Survivors& s) { return ti::odds::units_json<Unit>(s.units, s.damaged); });
}

using Request = ti::odds::Request<Rules>;

void read_uses(Request& read, const char* key, Army& army) {
  const json::value* v = read.get(key);
  if (v == nullptr) return;
  if (!v->is_object()) return read.fail(std::string(key) + ": expected texts with a round or a number");
  for (const auto& [name, when] : v->get_object()) {
    const std::string word(name.data(), name.size());
    if (find_text(word) == nullptr || !when.is_int64() || when.get_int64() < 1 || when.get_int64() > 99)
      return read.fail(std::string(key) + ": '" + word +
                       "' is no text that the odds know, or without a number from 1 to 99");
    army.uses[word] = static_cast<int>(when.get_int64());
  }
}

// Who is there to fight against: ships in space, ground forces on the planet, else who controls it.
SeatId enemy_at(const Look& look, SeatId attacker, SystemId system, PlanetId planet) {
  if (!planet.valid()) return other_fleet(look, system, attacker);
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != attacker && ground(look, SeatId(i), planet).infantry > 0) return SeatId(i);
  }
  const SeatId controller = look.s.planets[planet].controller;
  return controller == attacker ? SeatId{} : controller;
}

Force standing(const Look& look, SeatId seat, SystemId system, PlanetId planet) {
  Force f;
  if (planet.valid()) {
    f.units[at(Unit::Infantry)] = ground(look, seat, planet).infantry;
    return f;
  }
  const SpaceForces& fleet = forces(look, seat, system);
  for (Unit u : kShips) f.units[at(u)] = fleet.units[at(u)];
  f.units[at(Unit::Infantry)] = fleet.units[at(Unit::Infantry)];
  f.damaged = fleet.damaged;
  return f;
}

// Ships that are on their way there at this moment, with their cargo.
void add_under_way(const State& s, SeatId seat, SystemId system, Force& f) {
  if (s.tactical.seat != seat || s.tactical.system != system) return;
  const auto add = [&](Unit unit, int n) {
    const std::size_t i = at(unit);
    if (i < kFighting) f.units[i] = static_cast<std::uint8_t>(f.units[i] + n);
  };
  for (const Moving& m : s.tactical.moving) {
    const Piece piece = piece_of(m.piece);
    add(piece.unit, m.count);
    if (piece.damaged && at(piece.unit) < kSustaining)
      f.damaged[at(piece.unit)] = static_cast<std::uint8_t>(f.damaged[at(piece.unit)] + m.count);
    add(Unit::Fighter, m.fighters);
    add(Unit::Infantry, m.infantry);
  }
}

void put(State& s, const Rules& r, SeatId seat, SystemId system, PlanetId planet, const Force& f) {
  if (planet.valid()) {
    s.planets[planet].ground[seat].infantry = f.units[at(Unit::Infantry)];
    if (s.tactical.seat == seat && f.of(Unit::Fighter) > 0)
      s.tactical.landed_fighters[number_of({s, r}, planet)] = f.units[at(Unit::Fighter)];
    return;
  }
  SpaceForces& fleet = s.systems[system].space[seat];
  for (Unit u : kShips) fleet.units[at(u)] = f.units[at(u)];
  fleet.units[at(Unit::Infantry)] = f.units[at(Unit::Infantry)];
  fleet.damaged = f.damaged;
  s.presence[seat].insert(system);
  if (f.count() > f.of(Unit::Infantry)) s.ships_in[seat].insert(system);
}

}  // namespace

Force arriving(const Rules& rules, const State& world, SeatId seat, SystemId target) {
  State s = world;
  s.tactical = TacticalMemory{};
  s.tactical.seat = seat;
  s.tactical.system = target;
  const Look look{s, rules};
  Force out = standing(look, seat, target, PlanetId{});
  const Chart chart = chart_of(look, seat, 0);
  if (!chart.open) return out;
  struct Ship {
    Piece piece;
    int worth;
    int capacity;
    SystemId from;
  };
  std::vector<Ship> ships;
  int most = 0;
  for (Unit u : kShips) {
    const UnitRow* row = row_of(look, seat, u);
    if (row != nullptr) most = std::max(most, row->move + 2);
  }
  std::array<Reach, 2> reach;
  find_reach(look, chart, false, most, reach[0]);
  find_reach(look, chart, true, most, reach[1]);
  for (SystemId from : s.ships_in[seat] - s.players[seat].tokens) {
    if (from == target) continue;
    for (Unit u : kShips) {
      const UnitRow* row = row_of(look, seat, u);
      if (u == Unit::Fighter || row == nullptr || row->move == 0) continue;
      const Reach& way = reach[passes_fleets(look, seat, u, from) ? 1 : 0];
      if (std::min(way.safe[from], way.risky[from]) > move_value(look, chart, seat, u, from)) continue;
      for (bool damaged : {false, true}) {
        for (int n = forces(look, seat, from).of(Piece{u, damaged}); n > 0; --n)
          ships.push_back({{u, damaged}, worth_of_unit(look, seat, u), row->capacity, from});
      }
    }
  }
  std::stable_sort(ships.begin(), ships.end(),
                   [](const Ship& a, const Ship& b) { return a.worth > b.worth; });
  int room = fleet_limit(look, seat) - fleet_size(look, seat, target);
  std::array<int, 64> fighters{};  // by system
  for (SystemId from : s.board) fighters[from.index()] = forces(look, seat, from).of(Unit::Fighter);
  for (const Ship& ship : ships) {
    if (room-- <= 0) break;
    const std::size_t unit = std::min(at(ship.piece.unit), kFighting - 1);
    ++out.units[unit];
    if (ship.piece.damaged && unit < kSustaining) ++out.damaged[unit];
    const int aboard = std::min(ship.capacity, fighters[ship.from.index()]);
    fighters[ship.from.index()] -= aboard;
    out.units[at(Unit::Fighter)] = static_cast<std::uint8_t>(out.units[at(Unit::Fighter)] + aboard);
  }
  return out;
}

namespace {

// What has happened in the action under way does not come again.
void skip_what_lies_behind(const State& world, Question& q) {
  if (world.tactical.system != q.system || world.tactical.seat != q.attacker) return;
  for (const Frames& frame : world.flow.frames) {
    if (!q.planet.valid()) {
      const auto* combat = std::get_if<SpaceCombat>(&frame);
      if (combat == nullptr) continue;
      q.start_due = combat->step <= SpaceCombatStep::Start;
      q.barrage_due = combat->step <= SpaceCombatStep::Barrage;
    } else if (const auto* invasion = std::get_if<Invasion>(&frame)) {
      q.bombarded = invasion->step > InvasionStep::Bombardment;
    } else if (const auto* bombardment = std::get_if<Bombardment>(&frame)) {
      q.bombarded = bombardment->step > BombardmentStep::Roll;
    }
  }
}

}  // namespace

json::object told(const Answer& a) {
  return {{"attacker", a.attacker},
          {"draw", a.draw},
          {"defender", a.defender},
          {"rounds", a.rounds},
          {"survivors", json::object{{"attacker", survivors_json(a.attackers)},
                                     {"defender", survivors_json(a.defenders)}}},
          {"value", json::object{{"attacker", a.attacker_value}, {"defender", a.defender_value}}}};
}

json::value ask(const Rules& rules, const View& view, const json::object& request, std::string& error) {
  Request read(rules, request, error);
  Question q;
  q.system = read.id<SystemId>("system");
  q.planet = read.id<PlanetId>("planet");
  q.attacker = read.id<SeatId>("attacker");
  q.defender = read.id<SeatId>("defender");
  Force attackers, defenders;
  const bool given_a = read.force<Unit>("attackers", kUnitsInWords, attackers);
  const bool given_d = read.force<Unit>("defenders", kUnitsInWords, defenders);
  read_uses(read, "attacker_uses", q.attackers);
  read_uses(read, "defender_uses", q.defenders);
  q.attackers.retreat_after = read.number("attacker_retreats");
  q.defenders.retreat_after = read.number("defender_retreats");
  const std::string casualties = read.word("casualties");
  if (!casualties.empty() && !casualties_named(casualties, q.casualties))
    read.fail("casualties: expected usual, table or best");
  if (q.casualties == Casualties::Best) {
    q.most_states = kMostPositions;
    q.most_ways = kMostWays;
  }
  if (!read.good()) return nullptr;
  State world = imagined(rules, view);
  const Look look{world, rules};
  if (!q.system.valid() && !q.planet.valid() && world.combat.on) {  // the fight that goes on
    q.system = world.combat.system;
    q.planet = world.combat.planet;
    if (!q.attacker.valid()) q.attacker = world.combat.attacker.seat;
    if (!q.defender.valid()) q.defender = world.combat.defender.seat;
  }
  if (q.planet.valid() && !q.system.valid()) q.system = rules.planet(q.planet).system;
  if (!q.system.valid() || !world.board.contains(q.system)) {
    error = "system: expected a system of the board";
    return nullptr;
  }
  if (q.planet.valid() && rules.planet(q.planet).system != q.system) {
    error = "planet: not in that system";
    return nullptr;
  }
  if (!q.attacker.valid()) q.attacker = world.turn.seat.valid() ? world.turn.seat : view.viewer;
  if (!q.attacker.valid()) {
    error = "attacker: say which seat attacks";
    return nullptr;
  }
  if (!q.defender.valid()) q.defender = enemy_at(look, q.attacker, q.system, q.planet);
  if (!q.defender.valid() || q.defender == q.attacker) {
    error = "nobody is there to fight against";
    return nullptr;
  }
  if (!given_a) {
    attackers = standing(look, q.attacker, q.system, q.planet);
    if (!q.planet.valid()) add_under_way(world, q.attacker, q.system, attackers);
    if (attackers.count() == 0 && !q.planet.valid()) attackers = arriving(rules, world, q.attacker, q.system);
    if (attackers.count() == 0 && q.planet.valid())
      attackers.units[at(Unit::Infantry)] = forces(look, q.attacker, q.system).units[at(Unit::Infantry)];
  }
  if (attackers.count() == 0) {
    error = "attacker: " + std::string(rules.name(q.attacker)) +
            (q.planet.valid() ? " has no ground forces that could land there"
                              : " has nothing that could come there");
    return nullptr;
  }
  if (!given_d) defenders = standing(look, q.defender, q.system, q.planet);
  // Whoever is under way has arrived.
  if (world.tactical.system != q.system || world.tactical.seat != q.attacker ||
      !world.tactical.moving.empty()) {
    world.tactical = TacticalMemory{};
    world.tactical.system = q.system;
    world.tactical.seat = q.attacker;
  }
  skip_what_lies_behind(world, q);
  put(world, rules, q.attacker, q.system, q.planet, attackers);
  put(world, rules, q.defender, q.system, q.planet, defenders);
  const Answer answer = chances(rules, world, q);
  if (!answer.error.empty()) {
    error = answer.error;
    return nullptr;
  }
  json::object out = told(answer);
  out["sides"] = json::object{{"attacker", ti::odds::side_json(rules, q.attacker, units_json(attackers))},
                              {"defender", ti::odds::side_json(rules, q.defender, units_json(defenders))}};
  out["system"] = rules.name(q.system);
  if (q.planet.valid()) out["planet"] = rules.name(q.planet);
  return out;
}

}  // namespace orrery::ti4::odds
