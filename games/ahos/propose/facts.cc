#include "games/ahos/propose/facts.h"

#include <algorithm>
#include <utility>

#include "games/ahos/flow/frames.h"
#include "games/ahos/imagined.h"
#include "games/ahos/propose/payment.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/known_to_asked.h"

namespace orrery::ahos {
namespace {

json::object gauge(int used, int limit) { return {{"used", used}, {"limit", limit}}; }

json::object points_json(const Cost& cost) {
  json::object out;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.points[i] > 0) out[enum_name(static_cast<Resource>(i))] = cost.points[i];
  }
  return out;
}

// What could be spent of each resource that is owed, if everything were spent for it.
json::object available(const Look& look, SeatId seat, const Cost& owed) {
  json::object out;
  for (std::size_t i = 0; i < kResources; ++i) {
    const auto r = static_cast<Resource>(i);
    if (owed.points[i] > 0) out[enum_name(r)] = spendable(look, seat, r);
  }
  return out;
}

json::object facts_of(const Look& look, const Pay& f) {
  json::object out{{"owed", points_json(f.due)}, {"available", available(look, f.seat, f.due)}};
  const Bill bill = best_bill(means_of(look, f.seat), f.due, First::Waste);
  if (bill.possible) out["wasted"] = bill.waste;
  return out;
}

json::object facts_of(const Look& look, const Produce& f) {
  Cost all = f.owed;
  for (std::size_t i = 0; i < kResources; ++i) all.points[i] = std::max(all.points[i], f.each.points[i]);
  return {{"production", gauge(f.built, f.most)},
          {"owed", points_json(f.owed)},
          {"each", points_json(f.each)},
          {"available", available(look, f.seat, all)}};
}

json::object facts_of(const Look& look, const Move& f) {
  const int left =
      most_points(purse_of(look, f.seat), Resource::Energy, Resource::Research, f.owed[Resource::Research]) -
      f.owed[Resource::Energy];
  return {{"moved", f.moved}, {"owed", points_json(f.owed)}, {"energy_left", std::max(0, left)}};
}

json::object facts_of(const Look& look, const Response& f) {
  const int m = margin(look, *combat_in(look.s));
  return {{"owed", points_json(f.owed)},
          {"margin", m},
          {"lacking", std::max(0, f.side == Side::Attacker ? 1 - m : m)}};
}

json::object facts_of(const Look&, const Losses& f) { return {{"losses", f.left}}; }

json::object facts_of(const Look& look, const Retreat& f) {
  return {{"retreating", look.s.spaces[f.space].units[f.seat].count()}};
}

json::object facts_of(const Look& look, const Stow& f) {
  json::object out;
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo})
    out[z == Zone::ReserveOne ? "reserve_one" : "reserve_two"] =
        gauge(reserve_counted(look, f.seat, z), reserve_capacity(look, f.seat, z));
  return out;
}

Cost of(Resource r, int points) {
  Cost cost;
  cost[r] = static_cast<std::uint8_t>(std::clamp(points, 0, 255));
  return cost;
}

// What is owed for moves, in an action or in an answer.
const Cost* owed_for_moves(const State& s) {
  for (std::size_t i = s.flow.frames.size(); i-- > 0;) {
    if (const auto* m = std::get_if<Move>(&s.flow.frames[i])) return &m->owed;
    if (const auto* r = std::get_if<Response>(&s.flow.frames[i])) return &r->owed;
  }
  return nullptr;
}

// The way of a unit is found by going it.
json::value journey_cost(const Look& look, Choice c) {
  const Cost* before = owed_for_moves(look.s);
  if (before == nullptr) return nullptr;
  State after = look.s;
  if (apply_choice(Play{after, look.r}, c).refused()) return nullptr;
  const Cost* owed = owed_for_moves(after);
  if (owed == nullptr) return nullptr;
  Cost more = *owed;
  for (std::size_t i = 0; i < kResources; ++i)
    more.points[i] = static_cast<std::uint8_t>(std::max(0, owed->points[i] - before->points[i]));
  return points_json(more);
}

}  // namespace

json::object facts(const Look& look) {
  return known_to_asked<json::object>(
      look, [&](const State& known, const auto& f) -> decltype(facts_of(std::declval<Look>(), f)) {
        return facts_of(Look{known, look.r}, f);
      });
}

json::value option_cost(const Look& look, Choice c) {
  const SeatId seat = asked_now(look).seat;
  switch (c.verb<Verb>()) {
    case Verb::Outpost:
      return points_json(of(Resource::Population, outpost_cost(look, seat)));
    case Verb::Colony:
      return points_json(of(Resource::Population, colony_cost(look, seat)));
    case Verb::Acquire:
      return points_json(of(Resource::Research, look.r.kinds[kind_at(c, 0).index()].cost));
    case Verb::AcquireToken:
      return points_json(of(Resource::Research, look.r.limits.wormhole_token_cost));
    case Verb::Build:
      if (const auto* f = std::get_if<Produce>(&look.s.flow.frames.back())) return points_json(f->each);
      return nullptr;
    case Verb::Move:
    case Verb::Warp:
    case Verb::Reinforce:
    case Verb::ReinforceWarp:
    case Verb::Pull:
    case Verb::PullWarp:
      return journey_cost(look, c);
    default:
      return nullptr;
  }
}

}  // namespace orrery::ahos
