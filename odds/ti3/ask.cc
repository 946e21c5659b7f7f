#include "odds/ti3/ask.h"

#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/flow/frames.h"
#include "games/ti3/imagined.h"
#include "games/ti3/query.h"
#include "odds/ti/request.h"

namespace orrery::ti3::odds {
namespace {

constexpr const char* kUnitsInWords = "ships or ground forces";

json::object units_json(const Force& f) { return ti::odds::units_json<Unit>(f.units, f.damaged); }

// Who is there to fight against: ships in space, the controller of the planet.
SeatId enemy_at(const Look& look, SeatId attacker, SystemId system, PlanetId planet) {
  if (!planet.valid()) return other_fleet(look, system, attacker);
  const SeatId controller = look.s.planets[planet].controller;
  return controller == attacker ? SeatId{} : controller;
}

Force standing(const Look& look, const Question& q, Side side) {
  Force out;
  const SeatId seat = side == Side::Attacker ? q.attacker : q.defender;
  const auto add = [&](Unit u, int n) { out.units[at(u)] = static_cast<std::uint8_t>(n); };
  if (!q.planet.valid()) {
    const Fleet& here = fleet(look, seat, q.system);
    for (Unit u : kShips) add(u, here.ships[at(u)]);
    out.damaged = here.damaged;
    return out;
  }
  const BattleMemory& b = look.s.battle;
  const bool on = b.on && b.planet == q.planet;
  if (!seat.valid()) {
    add(Unit::GroundForce, b.local_forces);
    return out;
  }
  const Planet& p = look.s.planets[q.planet];
  const Garrison& there = side == Side::Attacker ? p.landed : p.own;
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit}) add(u, there.of(u));
  if (on) add(Unit::Fighter, b.side(side).invading_fighters);
  return out;
}

// Ships that are on their way there at this moment.
void add_under_way(const State& s, const Question& q, Force& f) {
  if (s.tactical.seat != q.attacker) return;
  for (const Moving& m : s.tactical.moving) {
    if (m.to != q.system) continue;
    const Piece piece = piece_of(m.piece);
    ++f.units[at(piece.unit)];
    if (piece.damaged && at(piece.unit) < kSustaining) ++f.damaged[at(piece.unit)];
    f.units[at(Unit::Fighter)] = static_cast<std::uint8_t>(f.of(Unit::Fighter) + m.fighters);
  }
}

// What has happened in the fight that goes on does not come again.
void skip_what_lies_behind(const State& world, Question& q) {
  const BattleMemory& b = world.battle;
  if (!b.on || b.system != q.system || b.planet != q.planet || b.attacker.seat != q.attacker ||
      b.defender.seat != q.defender)
    return;
  q.begun = true;
  q.cannons = false;
  q.volleys = false;
  for (const Frames& frame : world.flow.frames) {
    if (const auto* battle = std::get_if<SpaceBattle>(&frame))
      q.volleys = battle->step <= SpaceBattleStep::ChooseOrder;
    if (const auto* invasion = std::get_if<InvasionCombat>(&frame))
      q.cannons = invasion->step <= InvasionCombatStep::PdsFire;
  }
}

json::object told(const Answer& a) {
  const auto left = [](const std::vector<Left>& all) {
    return ti::odds::survivors_json(all, [](const Left& l) { return units_json(l.force); });
  };
  return {{"attacker", a.attacker},
          {"draw", a.draw},
          {"defender", a.defender},
          {"rounds", a.rounds},
          {"survivors", json::object{{"attacker", left(a.left[0])}, {"defender", left(a.left[1])}}},
          {"value", json::object{{"attacker", a.value[0]}, {"defender", a.value[1]}}}};
}

bool find_place(const Rules& rules, const State& world, const View& view, Question& q, std::string& error) {
  const BattleMemory& b = world.battle;
  if (!q.system.valid() && !q.planet.valid() && b.on) {  // the fight that goes on
    q.system = b.system;
    q.planet = b.planet;
    q.attacker = b.attacker.seat;
    q.defender = b.defender.seat;
  }
  if (q.planet.valid() && !q.system.valid()) q.system = rules.planet(q.planet).system;
  if (!q.system.valid() || !world.board.contains(q.system)) {
    error = "system: expected a system of the board";
  } else if (q.planet.valid() && rules.planet(q.planet).system != q.system) {
    error = "planet: not in that system";
  }
  if (!error.empty()) return false;
  if (!q.attacker.valid()) q.attacker = world.turn.seat.valid() ? world.turn.seat : view.viewer;
  if (!q.attacker.valid()) error = "attacker: say which seat attacks";
  return error.empty();
}

}  // namespace

json::value ask(const Rules& rules, const View& view, const json::object& request, std::string& error) {
  ti::odds::Request<Rules> read(rules, request, error);
  Question q;
  q.system = read.id<SystemId>("system");
  q.planet = read.id<PlanetId>("planet");
  q.attacker = read.id<SeatId>("attacker");
  q.defender = read.id<SeatId>("defender");
  const bool given_a = read.force<Unit>("attackers", kUnitsInWords, q.attackers);
  const bool given_d = read.force<Unit>("defenders", kUnitsInWords, q.defenders);
  q.retreats = {read.number("attacker_retreats"), read.number("defender_retreats")};
  const std::string casualties = read.word("casualties");
  if (!casualties.empty() && casualties != "table") read.fail("casualties: expected table");
  if (!read.good()) return nullptr;
  const State world = imagined(rules, view);
  const Look look{world, rules};
  if (!find_place(rules, world, view, q, error)) return nullptr;
  const bool locals = world.battle.on && world.battle.locals && world.battle.planet == q.planet;
  if (!q.defender.valid() && !locals) q.defender = enemy_at(look, q.attacker, q.system, q.planet);
  if ((!q.defender.valid() && !locals) || q.defender == q.attacker) {
    error = "nobody is there to fight against";
    return nullptr;
  }
  if (!given_a) {
    q.attackers = standing(look, q, Side::Attacker);
    if (!q.planet.valid()) add_under_way(world, q, q.attackers);
    if (q.attackers.count() == 0) {
      if (q.planet.valid()) {
        q.attackers.units[at(Unit::GroundForce)] = aboard(look, q.attacker, q.system).ground_forces;
      } else {
        q.attackers = arriving(rules, world, q.attacker, q.system);
      }
    }
  }
  if (q.attackers.count() == 0) {
    error = "attacker: " + std::string(rules.name(q.attacker)) +
            (q.planet.valid() ? " has no ground forces that could land there"
                              : " has nothing that could come there");
    return nullptr;
  }
  if (!given_d) q.defenders = standing(look, q, Side::Defender);
  skip_what_lies_behind(world, q);
  json::object out = told(chances(rules, world, q));
  out["sides"] = json::object{{"attacker", ti::odds::side_json(rules, q.attacker, units_json(q.attackers))},
                              {"defender", ti::odds::side_json(rules, q.defender, units_json(q.defenders))}};
  out["system"] = rules.name(q.system);
  if (q.planet.valid()) out["planet"] = rules.name(q.planet);
  return out;
}

}  // namespace orrery::ti3::odds
