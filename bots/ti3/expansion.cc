// What activating a system brings: ships that could come, fights, landings, production; and the plan that
// says which ships go, with what aboard.
#include <algorithm>
#include <cmath>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/paths.h"
#include "games/ti3/flow/production.h"

namespace orrery::ti3 {
namespace {

constexpr double kCounter = 1.3;    // worth of a command counter
constexpr double kEnough = 0.72;    // odds at which no more warships are sent
constexpr double kTooRisky = 0.5;   // odds below which nobody goes
constexpr double kRaidWorth = 0.6;  // of ships destroyed there, then
constexpr double kRaid = 0.8;       // the same where planets could be taken, but nobody comes to take them
constexpr double kStep = 0.22;      // of a prize one step farther on
constexpr double kExposed = 0.2;
constexpr double kRoomMade = 1.0;  // worth of room for new ships at a dock
constexpr double kFetched = 0.3;   // of each ground force that has a ship again
constexpr int kShipMoney = 4;
constexpr int kMostLanding = 9;
constexpr int kSpareTroops = 2;  // that go along for the next landing
constexpr std::uint8_t kFar = 99;

struct Draft {
  const Mind& m;
  SystemId target;
  SeatId foe;
  Fleet fleet;          // that will be there
  int troops = 0;       // aboard, in the target
  int under_way = 0;    // ships that were declared before: the plan goes on, it does not begin anew
  SystemSet left_from;  // by these
  double pds = 0;       // hits to be expected on the way in
  Campaign plan;
};

int troops_of(const Load& load) { return load.ground_forces + load.shock_troops + load.mechanized; }

void join(Fleet& fleet, Piece piece, int fighters) {
  ++fleet.ships[at(piece.unit)];
  if (piece.damaged) ++fleet.damaged[at(piece.unit)];
  fleet.ships[at(Unit::Fighter)] = static_cast<std::uint8_t>(fleet.ships[at(Unit::Fighter)] + fighters);
}

// Ships that are declared have left the board for a moment; they belong to the fleet that will be there.
void count_under_way(Draft& d) {
  const TacticalMemory& t = d.m.look.s.tactical;
  if (t.seat != d.m.me || t.system != d.target) return;
  for (const Moving& ship : t.moving) {
    if (ship.to != d.target) continue;
    join(d.fleet, piece_of(ship.piece), ship.fighters);
    d.troops += troops_of(ship.load);
    d.under_way += piece_of(ship.piece).unit == Unit::Fighter ? 0 : 1;
    d.left_from.insert(ship.from);
  }
}

// Ships with the same load in the same place, with how many the plan has not sent yet.
template <class Visit>
void each_ship(const Draft& d, const Visit& visit) {
  const Look& look = d.m.look;
  const SeatId me = d.m.me;
  const auto sent = [&](Piece piece, const Load& load, SystemId s) {
    int n = 0;
    for (const Trip& t : d.plan.trips) n += t.piece == piece && t.from == s && t.load == load ? 1 : 0;
    return n;
  };
  for (SystemId s : look.s.ships_in[me] - look.s.players[me].counters) {
    if (s == d.target || d.m.steps[s][d.target] == kFar) continue;
    const auto reach = [&](Piece piece, const Load& load) {
      const int move = move_value(look, me, piece.unit, s, false);
      if (move >= d.m.steps[s][d.target]) visit(piece, load, s);
    };
    for (bool damaged : {false, true}) {
      for (Unit u : kShips) {
        if (damaged && at(u) >= kSustaining) continue;
        const Piece piece{u, damaged};
        if (unladen(look, me, s, piece) > sent(piece, Load{}, s)) reach(piece, Load{});
      }
    }
    Laden last;
    for (const Laden& l : look.s.players[me].laden) {
      if (l.system != s || l == last) continue;
      int alike = 0;
      for (const Laden& k : look.s.players[me].laden) alike += k == l ? 1 : 0;
      if (alike > sent(piece_of(l.piece), l.load, s)) reach(piece_of(l.piece), l.load);
      last = l;
    }
  }
}

// Ground forces on planets that could go along, beyond those that stay.
int troops_free(const Draft& d, SystemId from) {
  int n = 0;
  for (PlanetId p : d.m.look.r.tile(from).planets) {
    if (d.m.look.s.planets[p].controller == d.m.me)
      n += std::max(0, garrison(d.m.look, d.m.me, p).ground_forces - garrison_wanted(d.m, p));
  }
  for (const Trip& t : d.plan.trips) n -= t.from == from ? t.troops : 0;
  return std::max(0, n);
}

int fighters_free(const Draft& d, SystemId from) {
  int n = fleet(d.m.look, d.m.me, from).of(Unit::Fighter);
  for (const Trip& t : d.plan.trips) n -= t.from == from ? t.fighters : 0;
  return std::max(0, n);
}

bool room_in_fleet(const Draft& d) {
  if (d.plan.trips.full()) return false;
  int ships = ships_counted(d.m.look, d.m.me, d.target) + d.under_way;
  for (const Trip& t : d.plan.trips) ships += t.piece.unit == Unit::Fighter ? 0 : 1;
  return ships < fleet_limit(d.m.look, d.m.me, d.target);
}

// Fighters that would have no place any more once the ship, and those that the plan has sent, are gone.
int fighters_stranded(const Draft& d, SystemId from, Unit leaving) {
  if (has_trait(d.m.look, d.m.me, Trait::FreeFighters)) return 0;
  int places = fighter_capacity(d.m.look, d.m.me, from) - d.m.look.r.unit(leaving).capacity;
  for (const Trip& t : d.plan.trips) {
    const int room = d.m.look.r.unit(t.piece.unit).capacity;
    places -= t.from == from ? std::max(0, room - taken(d.m.look, t.piece.unit, t.load)) : 0;
  }
  return std::clamp(fighters_free(d, from) - std::max(0, places), 0, fighters_free(d, from));
}

void send(Draft& d, Piece piece, const Load& load, SystemId from, int troops) {
  Trip t{piece, load, from, troops, 0};
  const int room = room_of(d.m.look, d.m.me, piece.unit) - taken(d.m.look, piece.unit, load) - troops;
  if (d.m.look.r.unit(piece.unit).capacity > 0)
    t.fighters = std::clamp(fighters_free(d, from), 0, std::max(0, room));
  d.plan.trips.push_back(t);
  join(d.fleet, piece, t.fighters);
  d.troops += troops + troops_of(load);
}

// What must land goes first, then fighters that would be lost, then troops for the landing after this one.
int troops_to_load(const Draft& d, Unit unit, int room, SystemId from, int needed, int wanted) {
  const int must = std::clamp(std::min(room, troops_free(d, from)), 0, std::max(0, needed));
  const int held = d.m.look.r.unit(unit).capacity > 0 ? fighters_stranded(d, from, unit) : 0;
  const int more = std::min({room - must - held, troops_free(d, from) - must, wanted - must});
  return must + std::max(0, more);
}

bool add_transport(Draft& d, int needed, int wanted) {
  double best = 0;
  Trip trip;
  each_ship(d, [&](Piece piece, const Load& load, SystemId from) {
    const int room = room_of(d.m.look, d.m.me, piece.unit) - taken(d.m.look, piece.unit, load);
    const int aboard = troops_of(load);
    const int more =
        troops_to_load(d, piece.unit, std::max(0, room), from, needed - aboard, std::max(0, wanted - aboard));
    if (aboard + more <= 0) return;
    const double score = std::min(wanted, aboard + more) - 0.05 * unit_worth(d.m.look, piece.unit);
    if (score <= best) return;
    best = score;
    trip = {piece, load, from, more, 0};
  });
  if (best <= 0) return false;
  send(d, trip.piece, trip.load, trip.from, trip.troops);
  return true;
}

bool has_dock(const Mind& m, SystemId s) { return !producing_docks(m.look, m.me, s).empty(); }

double odds_of(const Draft& d) {
  Force mine = fleet_force(d.m.look, d.m.me, d.fleet);
  if (mine.hull <= 0) return 0;
  const double left = std::max(0.0, mine.hull - d.pds) / mine.hull;
  mine.hull *= left;
  mine.fire *= left;
  if (mine.hull <= 0) return 0;
  if (!d.foe.valid()) return 1.0;
  Force theirs = fleet_force(d.m.look, d.foe, fleet(d.m.look, d.foe, d.target));
  if (d.m.look.r.tile(d.target).anomaly == Anomaly::Nebula) theirs.fire *= 1.3;
  return quick_odds(mine, theirs);
}

bool add_warship(Draft& d, bool only_along) {
  SystemSet leaving = d.left_from;
  for (const Trip& t : d.plan.trips) leaving.insert(t.from);
  double best = 0;
  Trip trip;
  each_ship(d, [&](Piece piece, const Load& load, SystemId from) {
    if (piece.unit == Unit::Fighter || (only_along && !leaving.contains(from))) return;
    const Force f = unit_force(d.m.look, d.m.me, piece.unit, piece.damaged);
    double strength =
        (f.fire + 0.05) * f.hull - (only_along ? 0.1 * d.m.look.r.unit(piece.unit).capacity : 0.0);
    if (only_along && !load.any() && ships(fleet(d.m.look, d.m.me, from)) == 1) strength -= 1.0;
    if (strength <= best) return;
    best = strength;
    trip = {piece, load, from, 0, 0};
  });
  if (best <= 0) return false;
  send(d, trip.piece, trip.load, trip.from, 0);
  return true;
}

// ---- what it is worth

int troops_wanted(const Mind& m, SystemId target) {
  int n = 0;
  for (PlanetId p : m.look.r.tile(target).planets) n += landing_need(m, p);
  return n;
}

// Those for the landings and some more for the next one.
int troops_for(int landing, SeatId foe) {
  if (landing > 0) return std::min(landing, kMostLanding) + kSpareTroops;
  return foe.valid() ? 0 : 4;
}

// Planets that the troops of the plan can take, best first.
double landings(const Draft& d) {
  const Mind& m = d.m;
  PlanetSet left;
  for (PlanetId p : m.look.r.tile(d.target).planets) {
    if (landing_need(m, p) > 0) left.insert(p);
  }
  int troops = d.troops;
  double sum = 0;
  while (!left.empty()) {
    PlanetId best = left.first();
    for (PlanetId p : left) {
      if (gain_of(m, p) / landing_need(m, p) > gain_of(m, best) / landing_need(m, best)) best = p;
    }
    left.erase(best);
    const int need = landing_need(m, best);
    if (troops < need) continue;
    troops -= need;
    sum += gain_of(m, best) * (need > 1 ? 0.8 : 0.97);
  }
  return sum;
}

double exposure(const Draft& d) {
  if (d.plan.trips.empty()) return 0;
  const Force there = fleet_force(d.m.look, d.m.me, d.fleet);
  return kExposed * danger(d.m, d.target, there) * there.cost;
}

// Home without ships while strangers are near.
double unguarded(const Draft& d) {
  const SystemId home = home_system(d.m.look, d.m.me);
  if (!home.valid() || d.m.rounds > 5) return 0;
  int gone = 0;
  for (const Trip& t : d.plan.trips) gone += t.from == home ? 1 : 0;
  if (gone == 0 || non_fighters(fleet(d.m.look, d.m.me, home)) > gone) return 0;
  return 4.0 * danger(d.m, home, ground_force(d.m.look, d.m.me, 1));
}

// A dock in a full system builds no more ships: some set out, to a place of mine without a dock.
bool full_yard(const Mind& m, SystemId s) {
  return has_dock(m, s) && ships_counted(m.look, m.me, s) >= fleet_limit(m.look, m.me, s) &&
         !blockaded(m.look, m.me, s) && spendable(m) >= kShipMoney;
}

bool has_planet(const Mind& m, SystemId s) {
  const auto& here = m.look.r.tile(s).planets;
  return std::any_of(here.begin(), here.end(),
                     [&](PlanetId p) { return m.look.s.planets[p].controller == m.me; });
}

double room_made(const Draft& d) {
  for (const Trip& t : d.plan.trips) {
    if (full_yard(d.m, t.from) && !has_dock(d.m, d.target))
      return kRoomMade + 0.2 * std::min(10, spendable(d.m));
  }
  return 0;
}

void empty_a_yard(Draft& d) {
  if (has_dock(d.m, d.target) || !has_planet(d.m, d.target) || !room_in_fleet(d)) return;
  bool sent = false;
  each_ship(d, [&](Piece piece, const Load& load, SystemId from) {
    if (sent || load.any() || piece.unit == Unit::Fighter || d.m.look.r.unit(piece.unit).capacity > 0) return;
    sent = full_yard(d.m, from) && non_fighters(fleet(d.m.look, d.m.me, from)) > 1;
    if (sent) send(d, piece, load, from, 0);
  });
}

// Troops wait at a dock, and nothing there can carry them: an empty transport comes for them.
double troops_waiting(const Draft& d) {
  const Fleet& here = fleet(d.m.look, d.m.me, d.target);
  if (here.of(Unit::Carrier) + here.of(Unit::WarSun) > 0 || d.m.rounds < 2) return 0;
  return std::max(0, troops_free(d, d.target) - 2);
}

void fetch_troops(Draft& d) {
  if (!has_dock(d.m, d.target) || troops_waiting(d) <= 0 || !room_in_fleet(d)) return;
  bool sent = false;
  each_ship(d, [&](Piece piece, const Load& load, SystemId from) {
    if (sent || load.any() || piece.unit != Unit::Carrier || has_dock(d.m, from)) return;
    sent = true;
    send(d, piece, load, from, 0);
  });
}

double fetched(const Draft& d) {
  for (const Trip& t : d.plan.trips) {
    if (t.piece.unit == Unit::Carrier && t.troops == 0 && has_dock(d.m, d.target))
      return kFetched * std::min(6.0, troops_waiting(d));
  }
  return 0;
}

double lure(const Mind& m, SystemId s) {
  double best = 0;
  for (SystemId t : adjacent_for_moving(m.look, s)) best = std::max({best, m.prizes[t], 0.6 * m.near[t]});
  return best;
}

// How much nearer the plan brings troops to a prize.
double approach(const Draft& d) {
  double best = 0;
  for (const Trip& t : d.plan.trips) {
    if (t.troops + troops_of(t.load) > 0)
      best = std::max(best, kStep * (lure(d.m, d.target) - lure(d.m, t.from)));
  }
  return best;
}

double broken_agreement(const Draft& d) {
  double cost = 0;
  for (int i = 0; i < d.m.look.r.players; ++i) {
    const SeatId seat(i);
    if (seat != d.m.me && partners(d.m.look, d.m.me, seat) && has_units(d.m.look, seat, d.target))
      cost += 0.5 * std::min(3.0, d.m.rounds);
  }
  return cost;
}

// Fighters that stay behind without a place are lost.
double left_behind(const Draft& d) {
  SystemSet from;
  for (const Trip& t : d.plan.trips) from.insert(t.from);
  int n = 0;
  for (SystemId s : from) n += fighters_stranded(d, s, Unit::Fighter);
  return n * unit_worth(d.m.look, Unit::Fighter);
}

void evaluate(Draft& d) {
  const Mind& m = d.m;
  const double here = has_dock(m, d.target) ? production_worth(m, d.target) : 0;
  const double taken = ships(d.fleet) > 0 ? landings(d) : 0;
  Campaign& plan = d.plan;
  plan.gain = taken > 0 ? taken : std::max({approach(d), room_made(d), fetched(d)});
  plan.loss = 0;
  double win = 1;
  if (d.foe.valid() && !plan.trips.empty()) {
    const Force mine = fleet_force(m.look, m.me, d.fleet);
    const Force theirs = fleet_force(m.look, d.foe, fleet(m.look, d.foe, d.target));
    plan.foe = d.foe;
    plan.fleet = d.fleet;
    const bool lands = taken > 0 || troops_wanted(m, d.target) == 0;
    plan.gain += (lands ? 1.0 : kRaidWorth) * theirs.cost * (0.1 + 0.45 * rivalry(m, d.foe)) -
                 loss_share(mine, theirs) * mine.cost * 0.7;
    plan.loss = mine.cost;
    win = odds_of(d);
  } else if (!plan.trips.empty()) {
    win = odds_of(d);
  }
  plan.anyway = here - 0.8 * d.pds - exposure(d) - unguarded(d) - left_behind(d) -
                (plan.trips.empty() ? 0.0 : broken_agreement(d)) - kCounter * (m.rounds <= 1.5 ? 0.5 : 1.0);
  plan.value = plan.worth_at(win);
}

// Nobody goes: what is there stays as it is.
void stay(Draft& d) {
  d.plan.trips.clear();
  d.fleet = fleet(d.m.look, d.m.me, d.target);
  d.troops = troops_of(aboard(d.m.look, d.m.me, d.target));
}

// Who comes for nothing that could be kept.
bool raids(const Draft& d, int landing) { return landing > 0 && landings(d) <= 0; }

bool too_risky(const Draft& d, int landing) {
  const double win = odds_of(d);
  return win < kTooRisky || (win < kRaid && raids(d, landing));
}

// What was begun is finished: once ships are under way nobody thinks twice.
void draw_up(Draft& d) {
  const Mind& m = d.m;
  const bool begun = d.under_way > 0;
  const int landing = troops_wanted(m, d.target);
  const int wanted = troops_for(landing, d.foe);
  const int enough = landing > 0 ? landing : wanted;
  while (d.troops < enough && room_in_fleet(d) && add_transport(d, landing - d.troops, wanted - d.troops)) {
  }
  if (!begun && landing == 0 && !d.foe.valid() && approach(d) <= 0) {
    stay(d);
    fetch_troops(d);
    empty_a_yard(d);
    if (d.plan.trips.empty()) return;
  }
  if (d.foe.valid() || d.pds > 0) {
    while (odds_of(d) < kEnough && room_in_fleet(d) && add_warship(d, false)) {
    }
  }
  if (!begun && d.foe.valid() && too_risky(d, landing)) return stay(d);
  while ((begun || !d.plan.trips.empty()) && room_in_fleet(d) && add_warship(d, true)) {
  }
}

}  // namespace

void look_about(Mind& m) {
  const Look& look = m.look;
  for (SystemId s : look.s.board) {
    double sum = 0;
    for (PlanetId p : look.r.tile(s).planets) {
      const int need = landing_need(m, p);
      if (need > 0 && need <= kMostLanding) sum += gain_of(m, p) / std::sqrt(need);
    }
    const SeatId foe = other_fleet(look, s, m.me);
    if (sum > 0 && foe.valid()) sum /= 1.0 + 0.2 * fleet_force(look, foe, fleet(look, foe, s)).cost;
    m.prizes[s] = sum;
  }
  for (SystemId s : look.s.board) {
    m.near[s] = 0;
    for (SystemId t : look.s.systems[s].touches) m.near[s] = std::max(m.near[s], m.prizes[t]);
  }
  const SystemSet passable = chart_of(look, m.me, SystemId{}).passable;
  for (SystemId from : look.s.ships_in[m.me] - m.mine().counters) {
    PerSystem<std::uint8_t>& steps = m.steps[from];
    steps.items.fill(kFar);
    steps[from] = 0;
    SystemSet seen{from};
    SystemSet wave{from};
    for (std::uint8_t n = 1; !wave.empty() && n <= 4; ++n) {
      SystemSet next;
      for (SystemId s : wave) next |= adjacent_for_moving(look, s);
      next -= seen;
      seen |= next;
      for (SystemId s : next) steps[s] = n;
      wave = next & passable;
    }
  }
}

Campaign campaign_to(const Mind& m, SystemId system) {
  Draft d{m, system, other_fleet(m.look, system, m.me), fleet(m.look, m.me, system), 0, 0, {}, 0, {}};
  d.troops = troops_of(aboard(m.look, m.me, system));
  count_under_way(d);
  const bool any = d.under_way > 0 || troops_wanted(m, system) > 0 || has_dock(m, system) ||
                   has_planet(m, system) || kStep * lure(m, system) > kCounter;
  if (!any) return {};
  d.pds = pds_hits(m, system);
  draw_up(d);
  if (d.plan.trips.empty() && d.foe.valid() && ships(d.fleet) == 0) {
    d.plan.value = has_dock(m, system) ? production_worth(m, system) - kCounter : -1;
    return d.plan;
  }
  if (ships(d.fleet) == 0) d.troops = 0;
  evaluate(d);
  return d.plan;
}

double Campaign::worth_at(double win) const { return win * gain - (1 - win) * loss + anyway; }

namespace {

constexpr int kLooks = 4;  // how many fights are counted out

// Quick judgement has drawn up the plans: before a fight is begun its chances are counted exactly.
void look_twice(Mind& m, const OptionList& options, const PerSystem<Campaign>& plans) {
  SystemSet sure;
  for (int n = 0; n < kLooks; ++n) {
    SystemId best;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (options[i].verb<Verb>() != Verb::Activate) continue;
      const SystemId s = system_at(options[i], 0);
      if (!best.valid() || m.worth[s] > m.worth[best]) best = s;
    }
    if (!best.valid() || m.worth[best] <= 0 || sure.contains(best) || !plans[best].foe.valid()) return;
    sure.insert(best);
    const double win = exact_odds(m, best, plans[best].foe, plans[best].fleet);
    m.worth[best] = win < kTooRisky ? -1 : std::min(m.worth[best], plans[best].worth_at(win));
  }
}

}  // namespace

// A counter in a system keeps its ships there: while there are counters for both, those that have something
// to do elsewhere go first.
void weigh_activations(Mind& m, const OptionList& options) {
  PerSystem<double> departures;
  PerSystem<Campaign> plans;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].verb<Verb>() != Verb::Activate) continue;
    const SystemId s = system_at(options[i], 0);
    const Campaign& plan = plans[s] = campaign_to(m, s);
    m.worth[s] = plan.value;
    for (const Trip& t : plan.trips) departures[t.from] = std::max(departures[t.from], plan.value);
  }
  if (m.mine().command >= 2) {
    for (SystemId s : m.look.s.ships_in[m.me]) {
      if (departures[s] > 0) m.worth[s] = std::min(m.worth[s], departures[s] - 0.1);
    }
  }
  look_twice(m, options, plans);
}

double move_choice(const Mind& m, const Campaign& plan, Choice c) {
  const bool laden = c.verb<Verb>() == Verb::MoveLaden;
  if (!laden && c.verb<Verb>() != Verb::Move) return 0.5;
  if (plan.trips.empty()) return 0;
  const Load load = laden ? load_at(c, 1) : Load{};
  const SystemId from = system_at(c, laden ? 3 : 1);
  const SystemId target = m.look.s.tactical.system;
  for (const Trip& t : plan.trips) {
    if (t.piece == piece_at(c, 0) && t.from == from && t.load == load && from != target) return 1;
  }
  return 0;
}

// Ground forces that the planets of a system can spare.
static int troops_to_spare(const Mind& m, SystemId s) {
  int n = 0;
  for (PlanetId p : m.look.r.tile(s).planets) {
    if (m.look.s.planets[p].controller == m.me)
      n += std::max(0, garrison(m.look, m.me, p).ground_forces - garrison_wanted(m, p));
  }
  return n;
}

// What must land goes first, then fighters, then troops for the landing after this one, unless fighters can
// stay behind.
double load_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::LoadLeader) return -1;
  if (c.verb<Verb>() != Verb::Load) return 0;
  const Moving& ship = m.look.s.tactical.moving.back();
  const Place place = place_at(c, 1);
  const SystemId target = m.look.s.tactical.system;
  const SeatId foe = other_fleet(m.look, target, m.me);
  const int landing = troops_wanted(m, target);
  int coming = troops_of(aboard(m.look, m.me, target));
  for (const Moving& t : m.look.s.tactical.moving) coming += troops_of(t.load);
  const int room = room_of(m.look, m.me, piece_of(ship.piece).unit) -
                   taken(m.look, piece_of(ship.piece).unit, ship.load) - ship.fighters;
  const int needed = std::min(std::max(0, landing - coming), troops_to_spare(m, ship.from));
  const int wanted = std::max(0, troops_for(landing, foe) - coming);
  const int fighters = fleet(m.look, m.me, ship.from).of(Unit::Fighter);
  const bool along = foe.valid() || (!has_trait(m.look, m.me, Trait::FreeFighters) &&
                                     fighters > fighter_capacity(m.look, m.me, ship.from));
  switch (unit_at(c, 0)) {
    case Unit::Fighter:
      return place.system == ship.from && room > needed ? (along ? 1.5 : 0.5) : -0.5;
    case Unit::GroundForce: {
      const int spare = garrison(m.look, m.me, place.planet).ground_forces - garrison_wanted(m, place.planet);
      return spare > 0 && wanted > 0 ? (needed > 0 ? 2.0 : 1.0) + 0.01 * spare : -0.5;
    }
    default:
      return -1;  // cannons stay where they are
  }
}

}  // namespace orrery::ti3
