// What the activation of a system brings, and which ships go there with what.
#include <algorithm>
#include <cmath>
#include <string_view>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/paths.h"
#include "games/ti4/flow/production.h"

namespace orrery::ti4 {
namespace {

constexpr double kToken = 2.0;       // what a token of the tactic pool is worth
constexpr double kEnough = 0.92;     // odds that need no more ships
constexpr double kTooRisky = 0.54;   // odds below which a fight is not sought
constexpr double kStep = 0.58;       // of a prize, for coming next to it
constexpr double kFarther = 0.35;    // of it, if it is one system farther away
constexpr int kMostLanding = 8;      // infantry; what takes more is out of reach
constexpr double kExposed = 0.2;     // of a fleet, if one that would beat it may come
constexpr double kUnwatched = 2.5;   // of home or Mecatol Rex without a ship while strangers are near
constexpr double kReturn = 1.2;      // of an empty transport that comes where infantry is made
constexpr double kHomeDenied = 3.0;  // points that a rival does not get
constexpr int kNearTheEnd = 5;       // points that a rival still needs

// Makes a system the active one of the imagined world while a plan is made.
class Pretend {
 public:
  Pretend(State& world, SeatId seat, SystemId system)
      : world_(world), system_(world.tactical.system), seat_(world.tactical.seat) {
    world.tactical.system = system;
    world.tactical.seat = seat;
  }
  ~Pretend() {
    world_.tactical.system = system_;
    world_.tactical.seat = seat_;
  }
  Pretend(const Pretend&) = delete;
  Pretend& operator=(const Pretend&) = delete;

 private:
  State& world_;
  SystemId system_;
  SeatId seat_;
};

// A plan in the making.
struct Draft {
  const Mind& m;
  SystemId target;
  SeatId foe;         // with ships there
  SpaceForces fleet;  // what would fight: ships there, under way, and to come
  int infantry = 0;   // in the space area or on the way
  Chart chart;
  Reach reach;  // for ordinary ships
  Reach bold;   // for ships that pass fleets
  bool charted = false;
  bool push = false;  // one ship may still move one system farther
  double cannons = 0;
  int returning = 0;  // transports that come for infantry
  Campaign plan;
};

int most_move(const Mind& m) {
  int most = 0;
  for (Unit u : kShips) {
    const UnitRow* row = row_of(m.look, m.me, u);
    if (row != nullptr) most = std::max(most, row->move);
  }
  const TacticalMemory& t = m.look.s.tactical;
  return most + t.bonus_move + (t.single_bonus > 0 || m.push ? 1 : 0) +
         (has_trait(m.look, m.me, Trait::Slipstream) ? 1 : 0);
}

void draw_chart(Draft& d) {
  if (d.charted) return;
  d.charted = true;
  const Mind& m = d.m;
  d.chart = chart_of(m.look, m.me, m.look.s.tactical.moving.size());
  find_reach(m.look, d.chart, false, most_move(m), d.reach);
  find_reach(m.look, d.chart, true, most_move(m), d.bold);
}

bool comes(Draft& d, Unit unit, SystemId from) {
  const int move = move_value(d.m.look, d.chart, d.m.me, unit, from);
  if (move == 0 || !d.chart.open) return false;
  const Reach& reach = passes_fleets(d.m.look, d.m.me, unit, from) ? d.bold : d.reach;
  return reach.safe[from] <= move + (d.push ? 1 : 0);
}

// Ships of the kind at a place that the plan has not taken yet.
int ships_left(const Draft& d, Piece piece, SystemId from) {
  int n = forces(d.m.look, d.m.me, from).of(piece);
  for (const Trip& t : d.plan.trips) n -= t.from == from && t.piece == piece ? 1 : 0;
  return n;
}

int infantry_left(const Draft& d, SystemId from) {
  int n = forces(d.m.look, d.m.me, from).of(Unit::Infantry);
  for (PlanetId p : d.m.look.r.tile(from).planets)
    n += std::max(0, ground(d.m.look, d.m.me, p).infantry - garrison(d.m, p));
  for (const Trip& t : d.plan.trips) n -= t.from == from ? t.infantry : 0;
  return n;
}

int capacity_of(const Mind& m, Unit unit) {
  const UnitRow* row = row_of(m.look, m.me, unit);
  return row == nullptr ? 0 : row->capacity;
}

bool room_in_fleet(const Draft& d) { return non_fighters(d.fleet) < fleet_limit(d.m.look, d.m.me); }

bool needs_push(const Draft& d, Unit unit, SystemId from) {
  const Reach& reach = passes_fleets(d.m.look, d.m.me, unit, from) ? d.bold : d.reach;
  return reach.safe[from] > move_value(d.m.look, d.chart, d.m.me, unit, from);
}

void send(Draft& d, Piece piece, SystemId from, int infantry) {
  if (d.push && needs_push(d, piece.unit, from)) d.push = false;
  d.plan.trips.push_back({piece, from, infantry});
  ++d.fleet.units[at(piece.unit)];
  if (piece.damaged) ++d.fleet.damaged[at(piece.unit)];
  d.infantry += infantry;
  const int spare = capacity_of(d.m, piece.unit) - infantry;
  const int fighters = std::min(spare, forces(d.m.look, d.m.me, from).of(Unit::Fighter));
  d.fleet.units[at(Unit::Fighter)] =
      static_cast<std::uint8_t>(d.fleet.units[at(Unit::Fighter)] + std::max(0, fighters));
}

SystemSet bases(const Draft& d) {
  SystemSet from = d.m.look.s.ships_in[d.m.me] - d.m.mine().tokens;
  from.erase(d.target);
  return from;
}

template <class Visit>
void each_ship(Draft& d, const Visit& visit) {
  if (d.plan.trips.full()) return;
  draw_chart(d);
  if (!d.chart.open) return;
  for (SystemId from : bases(d)) {
    for (Unit u : kShips) {
      if (u == Unit::Fighter || forces(d.m.look, d.m.me, from).of(u) == 0 || !comes(d, u, from)) continue;
      for (bool damaged : {false, true}) {
        const Piece piece{u, damaged};
        if (ships_left(d, piece, from) > 0) visit(piece, from);
      }
    }
  }
}

// ---- places

bool has_production(const Mind& m, SystemId s) {
  return m.look.s.presence[m.me].contains(s) && production_in(m.look, m.me, s).limit > 0;
}

// What ships at a place are worth for objectives that are not scored yet.
double post(const Mind& m, SystemId s) {
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    switch (a.goal) {
      case Goal::NearMecatol:
        if (adjacent_for(m.look, m.me, m.look.r.mecatol_system).contains(s))
          worth += a.points * m.point / 3.0;
        break;
      case Goal::Systems:
        worth += a.points * m.point / 8.0;
        break;
      case Goal::OverMecatol:
        if (s == m.look.r.mecatol_system) worth += a.points * m.point / 3.0;
        break;
      default:
        break;
    }
  }
  return worth;
}

// The last ship where one is wanted.
bool keeps_post(const Draft& d, SystemId from) {
  int left = non_fighters(forces(d.m.look, d.m.me, from));
  for (const Trip& t : d.plan.trips) left -= t.from == from ? 1 : 0;
  return left <= 1 && post(d.m, from) > 0;
}

// ---- transports

bool add_transport(Draft& d, int wanted) {
  double best = 0;
  Trip trip;
  each_ship(d, [&](Piece piece, SystemId from) {
    const int load = std::min({capacity_of(d.m, piece.unit), infantry_left(d, from), wanted});
    if (load <= 0) return;
    const double cost = 0.05 * unit_worth(d.m.look, d.m.me, piece.unit);
    if (load - cost <= best) return;
    best = load - cost;
    trip = {piece, from, load};
  });
  if (best <= 0) return false;
  send(d, trip.piece, trip.from, trip.infantry);
  return true;
}

// Empty transports come back to where there is infantry for them, or will be.
int add_returning(Draft& d) {
  int came = 0;
  int waiting = infantry_left(d, d.target) + 2 - capacity_in(d.m.look, d.m.me, d.target);
  while (waiting > 0 && room_in_fleet(d)) {
    Trip trip;
    int most = 1;  // what carries one is no transport
    each_ship(d, [&](Piece piece, SystemId from) {
      const int hold = capacity_of(d.m, piece.unit);
      if (hold <= most || infantry_left(d, from) > 0 || has_production(d.m, from)) return;
      if (keeps_post(d, from)) return;
      most = hold;
      trip = {piece, from, 0};
    });
    if (most <= 1) break;
    send(d, trip.piece, trip.from, 0);
    waiting -= most;
    ++came;
  }
  return came;
}

// ---- escorts

double odds_of(const Draft& d) {
  Force mine = fleet_force(d.m.look, d.m.me, d.fleet);
  if (mine.hull <= 0) return 0;
  const double left = std::max(0.0, mine.hull - d.cannons) / mine.hull;
  mine.hull *= left;
  mine.fire *= left;
  if (mine.hull <= 0) return 0;
  if (!d.foe.valid()) return 1.0;
  return quick_odds(mine, fleet_force(d.m.look, d.foe, forces(d.m.look, d.foe, d.target)));
}

bool add_warship(Draft& d) {
  double best = 0;
  Trip trip;
  each_ship(d, [&](Piece piece, SystemId from) {
    const Force f = unit_force(d.m.look, d.m.me, piece.unit, piece.damaged);
    const double strength = (f.fire + 0.05) * f.hull + 0.05 * capacity_of(d.m, piece.unit);
    if (strength <= best) return;
    best = strength;
    trip = {piece, from, 0};
  });
  if (best <= 0) return false;
  send(d, trip.piece, trip.from, 0);
  return true;
}

// The cheapest ship, for systems where it is enough to be there.
bool add_scout(Draft& d) {
  double least = 1e9;
  Trip trip;
  each_ship(d, [&](Piece piece, SystemId from) {
    double cost = unit_worth(d.m.look, d.m.me, piece.unit) + 0.3 * capacity_of(d.m, piece.unit);
    if (ships(forces(d.m.look, d.m.me, from)) == 1) cost += 3.0;  // that place would be given up
    if (cost >= least) return;
    least = cost;
    trip = {piece, from, 0};
  });
  if (least >= 1e9) return false;
  send(d, trip.piece, trip.from, 0);
  return true;
}

// ---- what it is worth

// A note in play that goes back, with its point, when its owner's units are attacked.
double broken_support(const Mind& m, SystemId target) {
  double cost = 0;
  for (NoteId n : m.mine().notes_in_play) {
    const SeatId owner = Rules::owner_of(n);
    if (owner == m.me || !m.look.s.presence[owner].contains(target)) continue;
    const NoteKindId kind = note_kind(m.look, n);
    const bool point = kind.valid() && m.look.r.note_kinds[kind.index()].traits.contains(Trait::WorthPoint);
    cost += point ? 1.6 * m.point : 1.0;
  }
  return cost;
}

// A player without all of home scores no public objective (20.16): near the end that is the way to stop one.
double home_denied(const Mind& m, PlanetId p, SeatId owner) {
  const Player& rival = m.look.s.players[owner];
  const bool home = m.look.r.planet(p).home_of == rival.faction;
  return home && rival.vp + kNearTheEnd >= m.look.r.options.goal ? kHomeDenied * rivalry(m, owner) * m.point
                                                                 : 0;
}

double gain_of(const Mind& m, PlanetId p) {
  const SeatId owner = m.look.s.planets[p].controller;
  double gain = planet_worth(m, p);
  if (owner.valid()) gain = gain * (0.95 + rivalry(m, owner)) + home_denied(m, p, owner);
  if (p == m.look.r.mecatol && m.look.s.custodians) gain += m.point;
  return gain;
}

// Planets that the infantry of the plan can take, best first.
double landings(const Draft& d) {
  const Mind& m = d.m;
  PlanetSet left;
  for (PlanetId p : m.look.r.tile(d.target).planets) {
    if (landing_need(m, p) > 0) left.insert(p);
  }
  int infantry = d.infantry;
  double sum = 0;
  while (!left.empty()) {
    PlanetId best = left.first();
    for (PlanetId p : left) {
      if (gain_of(m, p) / landing_need(m, p) > gain_of(m, best) / landing_need(m, best)) best = p;
    }
    left.erase(best);
    const int need = landing_need(m, best);
    if (infantry < need) continue;
    infantry -= need;
    sum += gain_of(m, best) * (need > 1 ? 0.85 : 0.95);
  }
  return sum;
}

// A system that should not be without ships.
bool keeps_watch(const Mind& m, SystemId s) {
  if (s == m.look.r.mecatol_system) return m.look.s.planets[m.look.r.mecatol].controller == m.me;
  return s == home_system(m.look, m.me) && strangers_near(m, s);
}

double posts_given_up(const Draft& d) {
  double cost = 0;
  SystemSet left;
  for (const Trip& t : d.plan.trips) left.insert(t.from);
  for (SystemId s : left) {
    int gone = 0;
    for (const Trip& t : d.plan.trips) gone += t.from == s ? 1 : 0;
    if (non_fighters(forces(d.m.look, d.m.me, s)) != gone) continue;
    cost += post(d.m, s);
    if (keeps_watch(d.m, s)) cost += kUnwatched;
  }
  return cost;
}

// What it costs that the fleet will stand where a stronger one may come, less what its ships risked before.
double exposure(const Draft& d) {
  if (d.plan.trips.empty()) return 0;
  const Mind& m = d.m;
  const Force there = fleet_force(m.look, m.me, d.fleet);
  double risk = danger(m, d.target, there) * there.cost;
  SystemSet left;
  for (const Trip& t : d.plan.trips) left.insert(t.from);
  for (SystemId s : left) {
    const Force fleet = fleet_force(m.look, m.me, forces(m.look, m.me, s));
    risk -= danger(m, s, fleet) * fleet.cost;
  }
  return kExposed * std::max(0.0, risk);
}

double token_cost(const Mind& m) {
  const Player& p = m.mine();
  const int spare = p.tactic + p.strategy - m.aims.save.tokens;
  double cost = kToken * (m.rounds <= 1.5 ? 0.5 : 1.0);
  if (m.aims.save.tokens > 0 && spare <= 0) cost += m.point;
  return cost;
}

void count_what_is_there(Draft& d) {
  const Mind& m = d.m;
  d.fleet = forces(m.look, m.me, d.target);
  d.infantry = d.fleet.of(Unit::Infantry);
  for (const Moving& ship : m.look.s.tactical.moving) {
    const Piece piece = piece_of(ship.piece);
    d.fleet.units[at(piece.unit)] = static_cast<std::uint8_t>(d.fleet.units[at(piece.unit)] + ship.count);
    d.fleet.units[at(Unit::Fighter)] =
        static_cast<std::uint8_t>(d.fleet.units[at(Unit::Fighter)] + ship.fighters);
    d.infantry += ship.infantry;
  }
}

// The best prize about a system; what is farther away counts less.
double lure(const Mind& m, SystemId s) {
  double best = 0;
  for (SystemId t : m.look.s.systems[s].touches) best = std::max({best, m.prizes[t], kFarther * m.near[t]});
  return best;
}

// A system is also a step on the way to another one: how much nearer the plan brings transports to a prize.
double approach(const Draft& d) {
  const double there = lure(d.m, d.target);
  double best = 0;
  for (const Trip& t : d.plan.trips) {
    if (t.infantry > 0) best = std::max(best, kStep * (there - lure(d.m, t.from)));
  }
  return best;
}

// Warships that stand where a transport leaves go along: alone neither would hold out.
bool add_escort(Draft& d) {
  double best = 0;
  Trip trip;
  SystemSet leaving;
  for (const Trip& t : d.plan.trips) leaving.insert(t.from);
  each_ship(d, [&](Piece piece, SystemId from) {
    if (!leaving.contains(from)) return;
    const Force f = unit_force(d.m.look, d.m.me, piece.unit, piece.damaged);
    const double strength = (f.fire + 0.05) * f.hull - 0.4 * capacity_of(d.m, piece.unit);
    if (strength <= best || keeps_post(d, from)) return;
    best = strength;
    trip = {piece, from, 0};
  });
  if (best <= 0) return false;
  send(d, trip.piece, trip.from, 0);
  return true;
}

bool anything_there(const Mind& m, SystemId s) {
  if (infantry_wanted(m, s) > 0 || has_production(m, s)) return true;
  return ship_aims(m, s) > 0 || kStep * lure(m, s) > kToken;
}

// Transports until there is enough to land; they take some more along for the next landing.
void gather(Draft& d, int wanted) {
  const int landing = infantry_wanted(d.m, d.target);
  const int enough = landing > 0 ? landing : wanted;
  while (d.infantry < enough && room_in_fleet(d) && add_transport(d, wanted - d.infantry)) {
  }
  if (d.foe.valid() || d.cannons > 0) {
    while (odds_of(d) < kEnough && room_in_fleet(d) && add_warship(d)) {
    }
  }
}

// A technology of the opponent's for destroying a unit of theirs, if a power of mine gives that.
double spoils(const Mind& m, SeatId foe) {
  constexpr double kTechnology = 3.5;
  bool takes = false;
  for (PowerId p : m.look.r.faction(m.mine().faction).powers)
    takes = takes || m.look.r.power(p).id == "technological_singularity";
  return takes && !(m.look.s.players[foe].techs - m.mine().techs).empty() ? kTechnology : 0.0;
}

// Secret objectives that are scored in a fight.
double fight_aims(const Draft& d) {
  const Mind& m = d.m;
  const SpaceForces& theirs = forces(m.look, d.foe, d.target);
  const bool great = theirs.of(Unit::Flagship) + theirs.of(Unit::WarSun) > 0;
  bool first = true;
  for (int i = 0; i < m.look.r.players; ++i)
    first = first && m.look.s.players[SeatId(i)].vp <= m.look.s.players[d.foe].vp;
  double worth = 0;
  for (const Aim& a : m.aims.list) {
    if (a.goal != Goal::Fight) continue;
    const std::string_view id = m.look.r.objective(a.objective).id;
    const bool scores = (id == "spark_a_rebellion" && first) ||
                        (id == "destroy_their_greatest_ship" && great) ||
                        (id == "unveil_flagship" && d.fleet.of(Unit::Flagship) > 0);
    if (scores) worth += 0.8 * a.points * m.point;
  }
  return worth;
}

void evaluate(Draft& d, double presence) {
  const Mind& m = d.m;
  const double here = has_production(m, d.target) ? production_worth(m, d.target) : 0;
  d.plan.win = d.plan.trips.empty() && !d.foe.valid() ? 1.0 : odds_of(d);
  const Force mine = fleet_force(m.look, m.me, d.fleet);
  const double taken = landings(d);
  double gain = taken + presence + (taken > 0 ? 0 : approach(d)) + kReturn * d.returning;
  double loss = 0;
  if (d.foe.valid()) {
    const Force theirs = fleet_force(m.look, d.foe, forces(m.look, d.foe, d.target));
    gain += theirs.cost * (0.15 + 0.5 * rivalry(m, d.foe)) + spoils(m, d.foe) + fight_aims(d);
    loss = d.plan.win * loss_share(mine, theirs) * mine.cost * 0.6 + (1 - d.plan.win) * mine.cost;
  }
  loss += 0.8 * d.cannons;
  d.plan.value = d.plan.win * gain + here - loss - posts_given_up(d) - exposure(d) -
                 broken_support(m, d.target) - token_cost(m);
}

void call_off(Draft& d) {
  d.plan.trips.clear();
  count_what_is_there(d);
}

// What goes there: transports and escorts, or one ship if being there is enough. Nothing, if that leads
// nowhere or into a fight that cannot be won.
void draw_up(Draft& d, double presence) {
  const Mind& m = d.m;
  const int wanted = infantry_goal(m, d.target);
  gather(d, wanted);
  if (infantry_wanted(m, d.target) == 0 && !d.foe.valid() && approach(d) <= 0) call_off(d);
  if (ships(d.fleet) == 0 && presence > kToken && room_in_fleet(d)) {
    add_scout(d);
    if (d.foe.valid()) gather(d, wanted);
  }
  if (d.foe.valid() && odds_of(d) < kTooRisky) call_off(d);
  while (!d.plan.trips.empty() && room_in_fleet(d) && add_escort(d)) {
  }
  if (!d.foe.valid() && d.cannons <= 0 && has_production(m, d.target)) d.returning = add_returning(d);
}

}  // namespace

Campaign campaign_to(const Mind& m, SystemId system) {
  if (!anything_there(m, system)) return {};
  const Pretend pretend(m.world, m.me, system);
  Draft d{m, system, other_fleet(m.look, system, m.me), {}, 0, {}, {}, {}, false, false, 0, 0, {}};
  d.push = m.push || m.look.s.tactical.single_bonus > 0;
  count_what_is_there(d);
  d.cannons = cannon_hits(m, system);
  const double presence = ship_aims(m, system);
  draw_up(d, presence);
  if (d.plan.trips.empty() && d.foe.valid()) {
    d.plan.value = has_production(m, system) ? production_worth(m, system) - token_cost(m) : -1;
    return d.plan;
  }
  const bool there = ships(d.fleet) > 0;
  if (!there) d.infantry = 0;
  evaluate(d, there ? presence : 0);
  return d.plan;
}

bool owns_push(const Mind& m) {
  for (TechId t : m.mine().techs) {
    if (m.look.r.tech(t).id == "gravity_drive") return true;
  }
  return false;
}

void look_about(Mind& m) {
  m.prizes = prizes_of(m);
  for (SystemId s : m.look.s.board) {
    for (SystemId t : m.look.s.systems[s].touches) m.near[s] = std::max(m.near[s], m.prizes[t]);
  }
}

PerSystem<double> prizes_of(const Mind& m) {
  PerSystem<double> out;
  for (SystemId s : m.look.s.board) {
    double sum = 0;
    for (PlanetId p : m.look.r.tile(s).planets) {
      const int need = landing_need(m, p);
      if (need > 0 && need <= kMostLanding) sum += gain_of(m, p) / std::sqrt(need);
    }
    const SeatId foe = other_fleet(m.look, s, m.me);
    if (sum > 0 && foe.valid()) sum /= 1.0 + 0.2 * fleet_force(m.look, foe, forces(m.look, foe, s)).cost;
    out[s] = sum;
  }
  return out;
}

// A token in a system keeps its ships there: while there are tokens for both, those that have something to do
// elsewhere go first.
PerSystem<double> activations(const Mind& m, const OptionList& options) {
  PerSystem<double> worth;
  PerSystem<double> departures;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].verb<Verb>() != Verb::Activate) continue;
    const SystemId s = system_at(options[i], 0);
    const Campaign plan = campaign_to(m, s);
    worth[s] = plan.value;
    for (const Trip& t : plan.trips) departures[t.from] = std::max(departures[t.from], plan.value);
  }
  if (m.mine().tactic < 2) return worth;
  for (SystemId s : m.look.s.ships_in[m.me]) {
    if (departures[s] > 0) worth[s] = std::min(worth[s], departures[s] - 0.1);
  }
  return worth;
}

double move_choice(const Mind&, const Campaign& plan, Choice c) {
  if (c.verb<Verb>() != Verb::Move) return 0.5;
  if (plan.trips.empty()) return 0;
  const Trip& next = plan.trips[0];
  return c == make(Verb::Move, raw(next.piece), raw(next.from)) ? 1 : 0;
}

}  // namespace orrery::ti4
