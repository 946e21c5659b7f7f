#include "games/ti3/propose/facts.h"

#include <utility>

#include "games/known_to_asked.h"
#include "games/ti3/flow/council_steps.h"
#include "games/ti3/imagined.h"
#include "games/ti3/propose/propose.h"

namespace orrery::ti3 {
namespace {

json::object gauge_of(int used, int limit) { return {{"used", used}, {"limit", limit}}; }

json::object numbers_of(const Look& look, const Pay& f) {
  json::object out{{"currency", enum_name(f.currency)},
                   {"owed", f.owed},
                   {"available", purchasing_power(look, f.seat, f.currency)}};
  const Bill bill = best_bill(look, f);
  if (bill.possible) out["wasted"] = bill.waste;
  return out;
}

json::object numbers_of(const Look& look, const PayAny& f) {
  json::object out{{"currency", enum_name(f.currency)},
                   {"paid", f.paid},
                   {"available", purchasing_power(look, f.seat, f.currency)}};
  const auto& frames = look.s.flow.frames;
  const auto* text = frames.size() < 2 ? nullptr : std::get_if<StrategyText>(&frames[frames.size() - 2]);
  const auto each = text == nullptr ? nullptr : strategy_card_def(text->card).each;
  if (each != nullptr) out["each"] = each(look);
  return out;
}

json::object numbers_of(const Look& look, const Production& f) {
  int limit = 0;
  int units = 0;
  for (PlanetId dock : producing_docks(look, f.seat, f.system)) limit += production_limit(look, f.seat, dock);
  for (const Ordered& o : f.orders) units += o.count;
  return {{"currency", "resources"},
          {"production", gauge_of(units, limit)},
          {"owed", cost_of(look, f)},
          {"available", purchasing_power(look, f.seat, Currency::Resources)}};
}

json::object numbers_of(const Look& look, const Movement& f) {
  const SystemId to = look.s.tactical.system;
  FixedVec<Moving, 32> coming;
  for (const Moving& m : look.s.tactical.moving) {
    if (m.to == to) coming.push_back(m);
  }
  const int ships = ships_expected(look, f.seat, to, coming);
  return {{"under_way", look.s.tactical.moving.size()},
          {"fleet", gauge_of(ships, fleet_limit(look, f.seat, to))}};
}

json::object numbers_of(const Look& look, const AssignHits& f) {
  json::object out{{"hits", f.hits}, {"kind", enum_name(f.how)}, {"targets", enum_name(f.target)}};
  if (f.by.valid()) out["by"] = look.r.name(f.by);
  return out;
}

json::object numbers_of(const Look& look, const GainCounters& f) {
  const Player& p = look.s.players[f.seat];
  const int gained = std::min<int>(f.count, reserve_counters(look, f.seat));
  int largest = 0;
  for (SystemId s : look.s.ships_in[f.seat]) largest = std::max(largest, ships_counted(look, f.seat, s));
  return {{"counters", f.redistribute ? gained + p.strategy + p.fleet + p.command : gained},
          {"gained", gained},
          {"largest_fleet", largest}};
}

json::object numbers_of(const Look& look, const Council& f) {
  if (f.step != CouncilStep::Vote) return {};
  return {{"votes", json::object{{"available", votes_of(look, asked(look, f).seat)}}}};
}

}  // namespace

json::object facts(const Look& look) {
  return known_to_asked<json::object>(
      look, [&](const State& known, const auto& f) -> decltype(numbers_of(std::declval<Look>(), f)) {
        return numbers_of(Look{known, look.r}, f);
      });
}

namespace {

// Whose trade agreement a battle there would end (TI3-TRADEBREAK-3, TI3-TRADEBREAK-5).
json::value agreement_at_stake(const Look& look, SeatId seat, SeatId other) {
  if (!other.valid() || other == seat || !partners(look, seat, other)) return nullptr;
  return json::object{{"agreements", json::array{look.r.name(other)}}};
}

// What one more unit adds to the bill: of a pair the second may be had for nothing.
json::value unit_cost(const Look& look, const Production& f, Choice c) {
  if (c.verb<Verb>() != Verb::Produce) return nullptr;
  State after = look.s;
  if (apply_choice(Play{after, look.r}, c).refused()) return nullptr;
  const auto* with = after.flow.frames.empty() ? nullptr : std::get_if<Production>(&after.flow.frames.back());
  if (with == nullptr) return nullptr;
  return json::object{{"resources", cost_of(look, *with) - cost_of(look, f)}};
}

}  // namespace

json::value option_cost(const Look& look, Choice c) {
  const Frames& top = look.s.flow.frames.back();
  if (const auto* f = std::get_if<Production>(&top)) return unit_cost(look, *f, c);
  const Verb verb = c.verb<Verb>();
  if (const auto* f = std::get_if<Movement>(&top);
      f != nullptr && (verb == Verb::Move || verb == Verb::MoveLaden))
    return agreement_at_stake(look, f->seat, other_fleet(look, look.s.tactical.system, f->seat));
  if (const auto* f = std::get_if<Landing>(&top); f != nullptr && verb == Verb::Land)
    return agreement_at_stake(look, f->seat, look.s.planets[planet_at(c, 4)].controller);
  return nullptr;
}

}  // namespace orrery::ti3
