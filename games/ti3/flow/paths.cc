#include "games/ti3/flow/paths.h"

#include <algorithm>

namespace orrery::ti3 {
namespace {

constexpr std::size_t kMostStops = 4;  // more than any move value allows

// Ships of others bar a way, Fighters alone do not (TI3-MOVE-7), unless they are free ones.
SystemSet barring_fleets(const Look& look, SeatId seat) {
  SystemSet out;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other == seat) continue;
    const bool fighters_bar = has_trait(look, other, Trait::FreeFighters);
    for (SystemId s : look.s.ships_in[other]) {
      if (fighters_bar || non_fighters(fleet(look, other, s)) > 0) out.insert(s);
    }
  }
  return out;
}

const SystemSet& tiles_with(const Look& look, Anomaly a) {
  return look.r.anomaly_tiles[static_cast<std::size_t>(a)];
}

// Steps from a system to everywhere, moving on only through passable ones.
void spread(const Look& look, const SystemSet& passable, SystemId start, PerSystem<std::uint8_t>& steps) {
  steps.items.fill(kNoWay);
  steps[start] = 0;
  SystemSet seen{start};
  SystemSet wave{start};
  for (int d = 1; !wave.empty(); ++d) {
    SystemSet next;
    for (SystemId s : wave) next |= adjacent_for_moving(look, s);
    next -= seen;
    seen |= next;
    for (SystemId s : next) steps[s] = static_cast<std::uint8_t>(d);
    wave = next & passable;
  }
}

// The shortest way through all stops, in whatever order.
int through_stops(const Look& look, const SystemSet& passable, SystemId from,
                  FixedVec<SystemId, kMostStops> left, SystemId target) {
  PerSystem<std::uint8_t> steps;
  spread(look, passable, from, steps);
  if (left.empty()) return steps[target];
  int best = kNoWay;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const SystemId stop = left[i];
    if (steps[stop] == kNoWay || !passable.contains(stop)) continue;
    FixedVec<SystemId, kMostStops> rest = left;
    rest.erase_at(i);
    best = std::min(best, steps[stop] + through_stops(look, passable, stop, rest, target));
  }
  return std::min(best, kNoWay);
}

int distance_over(const Look& look, const SystemSet& passable, const Chart& chart, const Flight& f) {
  FixedVec<SystemId, kMostStops> stops;
  for (SystemId s : f.stops) {
    if (s == f.from || s == chart.target) continue;
    if (stops.full()) return kNoWay;
    stops.push_back(s);
  }
  if (f.from == chart.target && stops.empty()) return 0;
  return through_stops(look, passable, f.from, stops, chart.target);
}

SystemSet closed_to(const Look& look, SeatId seat) {
  SystemSet closed = tiles_with(look, Anomaly::Supernova) | tiles_with(look, Anomaly::Nebula);
  if (!has_trait(look, seat, Trait::PassAsteroids)) closed |= tiles_with(look, Anomaly::AsteroidField);
  return closed;
}

}  // namespace

bool may_be_crossed(const Look& look, SeatId seat, SystemId s) { return !closed_to(look, seat).contains(s); }

Chart chart_of(const Look& look, SeatId seat, SystemId target) {
  Chart chart;
  chart.target = target;
  chart.passable = look.s.board - closed_to(look, seat);
  if (!has_trait(look, seat, Trait::PassFleets)) {
    chart.fleets = barring_fleets(look, seat) & chart.passable;
    chart.passable -= chart.fleets;
  }
  return chart;
}

int distance(const Look& look, const Chart& chart, const Flight& f) {
  const SystemSet open = chart.passable | (chart.fleets & f.passes);
  int best = distance_over(look, open, chart, f);
  if (!f.silent) return best;
  for (SystemId crossed : chart.fleets) {
    SystemSet wider = open;
    wider.insert(crossed);
    best = std::min(best, distance_over(look, wider, chart, f));
  }
  return best;
}

bool can_fly(const Look& look, const Chart& chart, const Flight& f) {
  return distance(look, chart, f) <= f.move;
}

int move_value(const Look& look, SeatId seat, Unit unit, SystemId from, bool admiral) {
  constexpr int kFreeFighterMove = 2;
  int value = look.r.unit(unit).move;
  if (unit == Unit::Fighter) value = has_trait(look, seat, Trait::FreeFighters) ? kFreeFighterMove : 0;
  if (value == 0 || !is_ship(unit)) return 0;
  if (unit == Unit::Carrier) value += count_trait(look, seat, Trait::FasterCarriers);
  if (unit == Unit::Cruiser || unit == Unit::Dreadnought)
    value += count_trait(look, seat, Trait::FasterCruisers);
  if (unit == Unit::Dreadnought && admiral) ++value;
  value += look.s.tactical.bonus_move;
  return look.r.tile(from).anomaly == Anomaly::Nebula ? 1 : value;  // TI3-NEBULA-3
}

bool is_silent(const Look& look, SeatId seat, Unit unit, SystemId from) {
  constexpr int kFast = 2;
  return look.s.tactical.silent_from.contains(from) && move_value(look, seat, unit, from, false) >= kFast;
}

std::string_view closing_rule(const Look& look, const Chart& chart, const Flight& f) {
  Chart bold = chart;
  bold.passable |= chart.fleets;
  if (can_fly(look, bold, f)) return "TI3-MOVE-6";
  struct Barrier {
    Anomaly anomaly;
    std::string_view rule;
  };
  for (const Barrier& b :
       {Barrier{Anomaly::AsteroidField, "TI3-ASTEROID-1"}, Barrier{Anomaly::Supernova, "TI3-SUPERNOVA-2"},
        Barrier{Anomaly::Nebula, "TI3-NEBULA-2"}}) {
    Chart without = bold;
    without.passable |= tiles_with(look, b.anomaly) & look.s.board;
    if (can_fly(look, without, f)) return b.rule;
  }
  const bool slowed = look.r.tile(f.from).anomaly == Anomaly::Nebula && look.r.unit(Unit::Cruiser).move > 1;
  return slowed ? "TI3-NEBULA-3" : "TI3-MOVE-3";
}

}  // namespace orrery::ti3
