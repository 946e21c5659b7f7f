#include "games/ti4/text/table_facts.h"

#include "games/ti4/flow/frames.h"
#include "games/ti4/propose/votes.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

void add_values(const Look& world, json::object& planets) {
  for (std::size_t i = 0; i < world.r.planets.size(); ++i) {
    json::value* p = planets.if_contains(world.r.planets[i].id);
    if (p == nullptr) continue;
    p->get_object()["resources"] = resources(world, PlanetId(i));
    p->get_object()["influence"] = influence(world, PlanetId(i));
  }
}

json::array moving_json(const Look& world) {
  json::array out;
  for (const Moving& m : world.s.tactical.moving) {
    if (m.count == 0) continue;  // has arrived
    const Piece piece = piece_of(m.piece);
    out.push_back({{"unit", enum_name(piece.unit)},
                   {"damaged", piece.damaged},
                   {"count", m.count},
                   {"from", world.r.name(m.from)},
                   {"infantry", m.infantry},
                   {"fighters", m.fighters}});
  }
  return out;
}

// The stage of the combat, in the words of the procedure that is at it.
template <class F>
std::string_view stage_in(const State& s) {
  for (std::size_t i = s.flow.frames.size(); i-- > 0;) {
    if (const auto* f = std::get_if<F>(&s.flow.frames[i])) return enum_name(f->step);
  }
  return "";
}

json::object fresh_json(const CombatSide& side) {
  json::object out;
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (side.fresh[i] > 0) out[enum_name(kAllUnits[i])] = side.fresh[i];
  }
  return out;
}

// Hits that a side has to assign now: those that are counted, and those in the hands of the player.
int hits_to_assign(const State& s, const CombatSide& side) {
  int hits = side.hits;
  for (const Frames& frame : s.flow.frames) {
    const auto* f = std::get_if<AssignHits>(&frame);
    if (f != nullptr && f->seat == side.seat && f->how == RollKind::Combat) hits += f->hits;
  }
  return hits;
}

void add_combat(const State& s, json::object& combat) {
  combat["stage"] = s.combat.planet.valid() ? stage_in<GroundCombat>(s) : stage_in<SpaceCombat>(s);
  for (const auto& [key, side] :
       {std::pair{"attacker", &s.combat.attacker}, {"defender", &s.combat.defender}}) {
    json::object& out = combat[key].get_object();
    out["to_assign"] = hits_to_assign(s, *side);
    out["damaged_now"] = fresh_json(*side);
  }
}

void add_transaction(const Look& world, json::object& out) {
  for (const Frames& frame : world.s.flow.frames) {
    const auto* t = std::get_if<Transaction>(&frame);
    if (t == nullptr) continue;
    out["transaction"] = {
        {"from", world.r.name(t->from)}, {"to", world.r.name(t->to)}, {"stage", enum_name(t->step)}};
  }
}

json::object votes_json(const Look& world) {
  json::object out;
  for (int i = 0; i < world.r.players; ++i) {
    if (!world.s.players[SeatId(i)].eliminated)
      out[world.r.name(SeatId(i))] = votes_available(world, SeatId(i));
  }
  return out;
}

}  // namespace

void add_table_facts(const Look& world, const View& v, json::object& out) {
  add_values(world, out["planets"].get_object());
  out["moving"] = moving_json(world);
  if (v.combat.on) add_combat(world.s, out["combat"].get_object());
  add_transaction(world, out);
  out["agenda"].get_object()["available"] = votes_json(world);
  json::object& players = out["players"].get_object();
  for (int i = 0; i < world.r.players; ++i) {
    const Player& p = world.s.players[SeatId(i)];
    if (!p.faction.valid()) continue;
    json::object& sheet = players[world.r.name(SeatId(i))].get_object();
    sheet["commodity_limit"] = world.r.faction(p.faction).commodities;
    sheet["fleet_limit"] = fleet_limit(world, SeatId(i));
  }
  add_objective_facts(world, v, out);
}

}  // namespace orrery::ti4
