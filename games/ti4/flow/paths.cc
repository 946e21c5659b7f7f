#include "games/ti4/flow/paths.h"

#include <algorithm>

namespace orrery::ti4 {
namespace {

constexpr std::size_t kAlpha = 0;
constexpr std::size_t kBeta = 1;
constexpr std::size_t kDelta = 2;

const SystemSet& tiles_with(const Look& look, Anomaly a) {
  return look.r.anomaly_tiles[static_cast<std::size_t>(a)];
}

// What this player takes for wormholes: some treat a system without any as one that has them.
WormholeMap wormholes_for(const Look& look, SeatId seat) {
  WormholeMap map = wormhole_map(look);
  if (folds_gate(look, seat)) {
    map.with[kAlpha].insert(look.r.mecatol_system);
    map.with[kBeta].insert(look.r.mecatol_system);
  }
  return map;
}

bool alpha_meets_beta(const Look& look, SeatId seat) {
  return look.s.tactical.joined_wormholes || has_trait(look, seat, Trait::JoinedWormholes) ||
         has_trait(look, seat, Trait::LawJoinedWormholes);
}

// Where the wormhole of a flagship under way lies when the ship with this number moves; none if no such
// flagship is under way. Ships that have flown already stand on the board again (count 0).
SystemId delta_under_way(const Look& look, SeatId seat, std::size_t ship) {
  const auto& moving = look.s.tactical.moving;
  if (moving.empty()) return SystemId{};
  const UnitRow* row = row_of(look, seat, Unit::Flagship);
  if (row == nullptr || !row->has(UnitTrait::OffersDeltaWormhole)) return SystemId{};
  for (std::size_t i = 0; i < moving.size(); ++i) {
    if (moving[i].count == 0 || piece_of(moving[i].piece).unit != Unit::Flagship) continue;
    return i < ship ? look.s.tactical.system : moving[i].from;
  }
  return SystemId{};
}

SystemSet other_fleets(const Look& look, SeatId seat) {
  SystemSet out;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != seat) out |= look.s.ships_in[SeatId(i)];
  }
  return out;
}

void lay_links(const Look& look, SeatId seat, std::size_t ship, Chart& chart) {
  const WormholeMap map = wormholes_for(look, seat);
  const SystemSet either = map.with[kAlpha] | map.with[kBeta];
  if (alpha_meets_beta(look, seat)) {  // nothing stops this, not even a travel ban
    chart.links[kAlpha] = either;
  } else if (!has_trait(look, seat, Trait::LawNoWormholeMoves)) {
    chart.links[kAlpha] = map.with[kAlpha];
    chart.links[kBeta] = map.with[kBeta];
  }
  chart.links[kDelta] = map.with[kDelta];
  const SystemId delta = delta_under_way(look, seat, ship);
  if (delta.valid()) chart.links[kDelta].insert(delta);
  if (!has_trait(look, seat, Trait::Slipstream)) return;
  chart.slipstream = either;
  const SystemId home = home_system(look, seat);
  if (home.valid()) chart.slipstream.insert(home);
}

bool may_enter(const Look& look, SeatId seat, SystemId s) {
  switch (anomaly_of(look, s)) {
    case Anomaly::AsteroidField:
      return has_trait(look, seat, Trait::EnterAsteroids);
    case Anomaly::Supernova:
      return has_trait(look, seat, Trait::MoveIntoSupernovas);
    default:
      return true;  // a nebula that is the active system: 54.1
  }
}

void lay_obstacles(const Look& look, SeatId seat, Chart& chart) {
  SystemSet closed;
  if (!has_trait(look, seat, Trait::EnterAsteroids)) closed |= tiles_with(look, Anomaly::AsteroidField);
  if (!has_trait(look, seat, Trait::MoveThroughSupernovas)) closed |= tiles_with(look, Anomaly::Supernova);
  if (!has_trait(look, seat, Trait::LawNebulaPassage)) closed |= tiles_with(look, Anomaly::Nebula);
  chart.passable[1] = look.s.board - closed;
  chart.passable[0] = chart.passable[1] - other_fleets(look, seat);  // 51.3b
}

// Costs of coming to `start` from all systems around it, step by step backwards.
void spread(const Look& look, const Chart& chart, SystemId start, int first, int most,
            const SystemSet& through, PerSystem<std::uint8_t>& cost) {
  SystemSet seen{start};
  SystemSet wave{start};
  for (int d = first + 1; d <= most && !wave.empty(); ++d) {
    SystemSet next;
    for (SystemId s : wave) next |= next_to(look, chart, s);
    next -= seen;
    seen |= next;
    for (SystemId s : next) cost[s] = static_cast<std::uint8_t>(d);
    wave = next & through;
  }
}

// Where a ship can be in the search of can_fly, by stops made and whether the rift was left. Plain words:
// only those in use are cleared.
constexpr std::size_t kMostStops = 5;  // more than any move value allows
struct Places {
  std::array<std::uint64_t, 2U << kMostStops> words;
  explicit Places(std::size_t used) {  // NOLINT(cppcoreguidelines-pro-type-member-init): see above
    std::fill_n(words.begin(), used, 0U);
  }
  void insert(std::size_t i, SystemId s) { words[i] |= std::uint64_t{1} << s.index(); }
  [[nodiscard]] bool contains(std::size_t i, SystemId s) const { return (words[i] >> s.index() & 1U) != 0; }
  [[nodiscard]] SystemSet at(std::size_t i) const {
    SystemSet set;
    set.set_word(0, words[i]);
    return set;
  }
};

bool reaches(const Look& look, const Chart& chart, const Flight& f) {
  return can_fly(look, chart, f, false) || can_fly(look, chart, f, true);
}

}  // namespace

Chart chart_of(const Look& look, SeatId seat, std::size_t ship) {
  Chart chart;
  chart.target = look.s.tactical.system;
  chart.open = may_enter(look, seat, chart.target);
  chart.rift = (tiles_with(look, Anomaly::GravityRift) & look.s.board).first();
  lay_links(look, seat, ship, chart);
  lay_obstacles(look, seat, chart);
  return chart;
}

SystemSet next_to(const Look& look, const Chart& chart, SystemId s) {
  SystemSet out = look.s.systems[s].touches | linked_to(look, s);
  for (const SystemSet& with : chart.links) {
    if (with.contains(s)) out |= with;
  }
  out.erase(s);  // 2.2a
  return out;
}

void find_reach(const Look& look, const Chart& chart, bool passes, int most, Reach& out) {
  out.safe.items.fill(kNoWay);
  out.risky.items.fill(kNoWay);
  const SystemSet& through = chart.passable[passes ? 1 : 0];
  if (!chart.rift.valid() || chart.rift == chart.target) {  // moving into the rift is no danger (39.2)
    spread(look, chart, chart.target, 0, most, through, out.safe);
    return;
  }
  SystemSet around = through;
  around.erase(chart.rift);
  spread(look, chart, chart.target, 0, most + 1, around, out.safe);
  if (out.safe[chart.rift] == kNoWay) return;
  const int left = out.safe[chart.rift] - 1;  // the step out of it is free (39.1)
  out.safe[chart.rift] = kNoWay;
  if (through.contains(chart.rift)) spread(look, chart, chart.rift, left, most, through, out.risky);
  out.risky[chart.rift] = static_cast<std::uint8_t>(left);
}

bool can_fly(const Look& look, const Chart& chart, const Flight& f, bool by_rift) {
  if (!chart.open || (by_rift && !chart.rift.valid())) return false;
  FixedVec<SystemId, kMostStops> goals;
  for (SystemId s : f.stops) {
    if (s == f.from || s == chart.target) continue;
    if (goals.full()) return false;
    goals.push_back(s);
  }
  // Each stop, and the target after it, costs a step.
  if (!goals.empty() && static_cast<int>(goals.size()) >= f.move + (by_rift ? 1 : 0)) return false;
  const std::size_t all = (std::size_t{1} << goals.size()) - 1;
  const SystemSet& through = chart.passable[f.passes ? 1 : 0];
  SystemSet enter = through;
  enter.insert(chart.target);
  const auto step = [&](SystemId from, std::size_t made, std::size_t risked, Places& to) {
    for (SystemId s : next_to(look, chart, from) & enter) {
      std::size_t now = made;
      for (std::size_t i = 0; i < goals.size(); ++i) {
        if (goals[i] == s) now |= std::size_t{1} << i;
      }
      to.insert(now * 2 + risked, s);
    }
  };
  const std::size_t used = 2 * (all + 1);
  Places here(used);
  here.insert(0, f.from);
  for (int spent = 0;; ++spent) {
    const bool leave = by_rift && (spent == 0 || through.contains(chart.rift));
    for (std::size_t made = 0; leave && made <= all; ++made) {
      if (here.contains(made * 2, chart.rift)) step(chart.rift, made, 1, here);
    }
    if (here.contains(all * 2, chart.target) || here.contains(all * 2 + 1, chart.target)) return true;
    if (spent >= f.move) return false;
    Places next(used);
    for (std::size_t i = 0; i < used; ++i) {
      for (SystemId s : here.at(i)) {
        if (s == chart.rift && i % 2 == 0) continue;  // left above, or not at all
        if (spent == 0 || through.contains(s)) step(s, i / 2, i % 2, next);
      }
    }
    here = next;
  }
}

FlightPlan plan_flight(const Look& look, const Chart& chart, Flight f, bool spare) {
  Flight boosted = f;
  ++boosted.move;
  if (can_fly(look, chart, f, false)) return {true, false, false};
  if (spare && can_fly(look, chart, boosted, false)) return {true, true, false};
  if (can_fly(look, chart, f, true)) return {true, false, true};
  if (spare && can_fly(look, chart, boosted, true)) return {true, true, true};
  return {};
}

int move_value(const Look& look, const Chart& chart, SeatId seat, Unit unit, SystemId from) {
  const UnitRow* row = row_of(look, seat, unit);
  if (row == nullptr || row->move == 0) return 0;
  const int value = anomaly_of(look, from) == Anomaly::Nebula ? 1 : row->move;  // 54.2, 54.2a
  return value + look.s.tactical.bonus_move + (chart.slipstream.contains(from) ? 1 : 0);
}

bool passes_fleets(const Look& look, SeatId seat, Unit unit, SystemId from) {
  if (has_trait(look, seat, Trait::PassFleets) || look.s.tactical.silent_from == from) return true;
  const UnitRow* row = row_of(look, seat, unit);
  return row != nullptr && row->has(UnitTrait::PassesFleets);
}

std::string_view closing_rule(const Look& look, const Chart& chart, const Flight& f) {
  if (!chart.open) return anomaly_of(look, chart.target) == Anomaly::Supernova ? "TI4-79.1" : "TI4-14.1";
  Flight bold = f;
  bold.passes = true;
  if (reaches(look, chart, bold)) return "TI4-51.3b";
  struct Barrier {
    Anomaly anomaly;
    std::string_view rule;
  };
  for (const Barrier& b : {Barrier{Anomaly::AsteroidField, "TI4-14.1"},
                           Barrier{Anomaly::Supernova, "TI4-79.1"}, Barrier{Anomaly::Nebula, "TI4-54.1a"}}) {
    Chart without = chart;
    for (SystemSet& set : without.passable) set |= tiles_with(look, b.anomaly) & look.s.board;
    if (reaches(look, without, bold)) return b.rule;
  }
  return anomaly_of(look, f.from) == Anomaly::Nebula ? "TI4-54.2" : "TI4-51.3f";
}

SystemSet around_active(const Look& look, SeatId seat) {
  const SystemId active = look.s.tactical.system;
  const WormholeMap map = wormholes_for(look, seat);
  SystemSet out = look.s.systems[active].touches | look.s.tactical.linked;
  for (const SystemSet& with : map.with) {
    if (with.contains(active)) out |= with;
  }
  const SystemSet either = map.with[kAlpha] | map.with[kBeta];
  if (alpha_meets_beta(look, seat) && either.contains(active)) out |= either;
  out.erase(active);
  return out;
}

}  // namespace orrery::ti4
