#include "games/ti4/propose/facts.h"

#include <algorithm>
#include <utility>

#include "games/known_to_asked.h"
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/flow/invasion_steps.h"
#include "games/ti4/flow/movement_steps.h"
#include "games/ti4/flow/retreat_steps.h"
#include "games/ti4/imagined.h"
#include "games/ti4/propose/custodians.h"
#include "games/ti4/propose/payment.h"
#include "games/ti4/propose/votes.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

json::object gauge(int used, int limit) { return {{"used", used}, {"limit", limit}}; }

// ---- paying

// The whole of what is being paid, if the procedure that asked for it tells; 0 otherwise.
int whole_price(const Look& look) {
  const auto& frames = look.s.flow.frames;
  if (frames.size() < 2) return 0;
  const Frames& parent = frames[frames.size() - 2];
  if (const auto* p = std::get_if<Production>(&parent)) return cost_of(look, *p);
  if (const auto* s = std::get_if<ScoreObjective>(&parent)) {
    const Requirement* needs = look.r.objective(s->objective).requirement;
    return needs == nullptr ? 0 : needs->count;
  }
  return 0;
}

json::object facts_of(const Look& look, const Pay& f) {
  json::object out{{"currency", enum_name(f.currency)},
                   {"owed", f.owed},
                   {"available", purchasing_power(look, f.seat, f.currency)}};
  const int price = whole_price(look);
  if (price >= f.owed) {
    out["price"] = price;
    out["paid"] = price - f.owed;
  }
  std::vector<Means> means;
  for (PlanetId p : planets_of(look, f.seat) - look.s.exhausted_planets) {
    const int worth = worth_of_planet(look, p, f.currency);
    if (worth > 0) means.push_back({p, worth, 0});
  }
  const Bill bill =
      best_bill(means, look.s.players[f.seat].trade_goods, worth_of_good(look, f.seat, f.currency), f.owed);
  if (bill.possible) out["wasted"] = bill.waste;
  return out;
}

json::object facts_of(const Look& look, const PayAny& f) {
  json::object out{{"currency", enum_name(f.currency)},
                   {"paid", f.paid},
                   {"available", purchasing_power(look, f.seat, f.currency)}};
  const auto& frames = look.s.flow.frames;
  const auto* text = frames.size() < 2 ? nullptr : std::get_if<StrategyText>(&frames[frames.size() - 2]);
  if (const int each = text == nullptr ? 0 : strategy_card_def(text->card).each; each > 0) out["each"] = each;
  return out;
}

// ---- ships

struct Harbour {
  int ships = 0;  // against the fleet pool
  int capacity = 0;
  int cargo = 0;
};

Harbour harbour(const Look& look, SeatId seat, SystemId s) {
  return {fleet_size(look, seat, s), capacity_in(look, seat, s), cargo_in(look, seat, s)};
}

void add_gauges(const Look& look, SeatId seat, const Harbour& h, json::object& out) {
  out["fleet"] = gauge(h.ships, fleet_limit(look, seat));
  out["capacity"] = gauge(h.cargo, h.capacity);
}

bool fighters_fly(const Look& look, SeatId seat) {
  const UnitRow* row = row_of(look, seat, Unit::Fighter);
  return row != nullptr && row->move > 0;
}

json::object facts_of(const Look& look, const Production& f) {
  Harbour h = harbour(look, f.seat, f.system);
  int units = 0;
  int infantry = f.units[at(Unit::Infantry)];
  for (std::uint8_t landed : f.infantry_on) infantry -= landed;
  for (Unit u : kAllUnits) {
    const int n = f.units[at(u)];
    units += n;
    h.capacity += n * capacity_of(look, f.seat, u);
    if (is_ship(u) && u != Unit::Fighter) h.ships += n;
  }
  if (!fighters_fly(look, f.seat)) {
    const int spare =
        std::max(0, free_fighters(look, f.seat, f.system) - forces(look, f.seat, f.system).of(Unit::Fighter));
    h.cargo += std::max(0, f.units[at(Unit::Fighter)] - spare);
  }
  h.cargo += infantry;
  json::object out{{"currency", "resources"},
                   {"production", gauge(units, f.limit)},
                   {"owed", cost_of(look, f)},
                   {"available", purchasing_power(look, f.seat, Currency::Resources)}};
  add_gauges(look, f.seat, h, out);
  return out;
}

json::object hold_of_last_ship(const Look& look, SeatId seat) {
  const Moving& ship = look.s.tactical.moving.back();
  return gauge(ship.infantry + ship.fighters, capacity_of(look, seat, piece_of(ship.piece).unit));
}

json::object facts_of(const Look& look, const Movement& f) {
  Harbour h = harbour(look, f.seat, look.s.tactical.system);
  int under_way = 0;
  for (const Moving& m : look.s.tactical.moving) {
    const Unit unit = piece_of(m.piece).unit;
    under_way += m.count;
    if (is_ship(unit) && unit != Unit::Fighter) h.ships += m.count;
    h.capacity += m.count * capacity_of(look, f.seat, unit);
    h.cargo += m.infantry + (fighters_fly(look, f.seat) ? 0 : m.fighters);
  }
  json::object out{{"under_way", under_way}};
  add_gauges(look, f.seat, h, out);
  if (f.step != MovementStep::Load) return out;
  out["hold"] = hold_of_last_ship(look, f.seat);
  return out;
}

json::object facts_of(const Look& look, const Excess& f) {
  json::object out;
  if (f.system.valid()) add_gauges(look, f.seat, harbour(look, f.seat, f.system), out);
  return out;
}

json::object facts_of(const Look& look, const Retreat& f) {
  json::object out;
  add_gauges(look, f.seat, harbour(look, f.seat, look.s.tactical.system), out);
  if (f.step == RetreatStep::Stow) out["hold"] = hold_of_last_ship(look, f.seat);
  return out;
}

// ---- fights

json::object facts_of(const Look& look, const AssignHits& f) {
  json::object out{{"hits", f.hits}, {"kind", enum_name(f.how)}, {"targets", enum_name(f.target)}};
  if (f.by.valid()) out["by"] = look.r.name(f.by);
  return out;
}

json::object facts_of(const Look& look, const SpaceCannonOffence& f) {
  const SeatId seat = asked(look, f).seat;
  return {{"dice", cannon_dice(look, seat, PlanetId{})}};
}

json::object facts_of(const Look& look, const Invasion& f) {
  if (f.planet.valid()) return {{"dice", cannon_dice(look, asked(look, f).seat, f.planet)}};
  if (f.step == InvasionStep::Custodians)
    return {{"currency", "influence"},
            {"owed", custodians_price(look, f.seat)},
            {"available", purchasing_power(look, f.seat, Currency::Influence)}};
  if (f.step != InvasionStep::Commit) return {};
  const int aboard = forces(look, f.seat, look.s.tactical.system).of(Unit::Infantry);
  return {{"ground_forces", std::max(0, aboard - look.s.tactical.parleyed)}};
}

// ---- the rest

json::object facts_of(const Look& look, const GainTokens& f) {
  const Player& p = look.s.players[f.seat];
  const int gained = std::min<int>(f.count, reserve_tokens(look, f.seat));
  const int on_sheet = p.tactic + p.fleet + p.strategy;
  int largest = 0;
  for (SystemId s : look.s.ships_in[f.seat]) largest = std::max(largest, fleet_size(look, f.seat, s));
  return {{"tokens", f.redistribute ? gained + on_sheet : gained},
          {"gained", gained},
          {"largest_fleet", largest},
          {"fleet_bonus", fleet_limit(look, f.seat) - p.fleet}};
}

json::object facts_of(const Look& look, const Voting& f) {
  const Ballot& mine = look.s.agenda.ballots[f.seat];
  json::object votes{{"cast", mine.votes}, {"available", votes_available(look, f.seat)}};
  if (f.step == VotingStep::Planets) votes["to_lead"] = votes_to_lead(look, mine.outcome);
  return {{"votes", std::move(votes)}};
}

}  // namespace

json::object facts(const Look& look) {
  return known_to_asked<json::object>(
      look, [&](const State& known, const auto& f) -> decltype(facts_of(std::declval<Look>(), f)) {
        return facts_of(Look{known, look.r}, f);
      });
}

}  // namespace orrery::ti4
