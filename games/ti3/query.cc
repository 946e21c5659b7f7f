#include "games/ti3/query.h"

#include <algorithm>

namespace orrery::ti3 {
namespace {

SystemSet with_wormhole(const Look& look, Wormhole w) {
  SystemSet out = look.r.wormhole_tiles[static_cast<std::size_t>(w)] & look.s.board;
  if (!look.r.options.distant_suns) return out;
  for (SystemId s : look.s.board) {
    if ((look.s.systems[s].discovered >> static_cast<unsigned>(w) & 1U) != 0) out.insert(s);
  }
  return out;
}

}  // namespace

// ---- traits and lasting effects

int count_trait(const Look& look, SeatId seat, Trait t) {
  return look.s.players[seat].traits[static_cast<std::size_t>(t)];
}

bool has_trait(const Look& look, SeatId seat, Trait t) { return count_trait(look, seat, t) > 0; }

bool law_trait(const Look& look, Trait t) { return count_trait(look, SeatId(0), t) > 0; }

bool held(const Look& look, Hold what, SeatId seat, std::uint8_t object) {
  for (const Lasting& l : look.s.lasting) {
    if (l.hold != what) continue;
    if (seat.valid() && l.seat.valid() && l.seat != seat) continue;
    if (object != 0xff && l.object != 0xff && l.object != object) continue;
    return true;
  }
  return false;
}

// ---- players

// Around the galaxy: the order of the seats until homes have been chosen.
SeatId next_around(const Look& look, SeatId seat) {
  const auto& circle = look.s.circle;
  for (std::size_t i = 0; i < circle.size(); ++i) {
    if (circle[i] == seat) return circle[(i + 1) % circle.size()];
  }
  return look.r.next_seat(seat);
}

SeatList clockwise_from(const Look& look, SeatId first) {
  SeatList out;
  if (!first.valid()) first = SeatId(0);
  SeatId seat = first;
  for (int i = 0; i < look.r.players; ++i) {
    if (!look.s.players[seat].eliminated) out.push_back(seat);
    seat = next_around(look, seat);
  }
  return out;
}

SeatList clockwise_after(const Look& look, SeatId seat) {
  SeatList out;
  for (SeatId s : clockwise_from(look, seat)) {
    if (s != seat) out.push_back(s);
  }
  return out;
}

int number_in_play(const Look& look, SeatId seat) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (look.s.strategy[i].owner != seat) continue;
    return has_trait(look, seat, Trait::ActsFirst) ? 0 : static_cast<int>(i) + 1;  // TI3-ORDER-5
  }
  return 99;
}

SeatList order_of_play(const Look& look) {
  SeatList out;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    if (look.s.players[seat].eliminated) continue;
    const int mine = number_in_play(look, seat);
    std::size_t at = out.size();
    out.push_back(seat);
    for (; at > 0 && number_in_play(look, out[at - 1]) > mine; --at) out[at] = out[at - 1];
    out[at] = seat;
  }
  return out;
}

SeatList window_order(const Look& look) {
  bool all = look.s.phase != Phase::Strategy && look.s.phase != Phase::Setup;
  for (int i = 0; i < look.r.players && all; ++i) {
    if (!look.s.players[SeatId(i)].eliminated && number_in_play(look, SeatId(i)) == 99) all = false;
  }
  return all ? order_of_play(look) : clockwise_from(look, look.s.speaker);
}

int living(const Look& look) {
  int n = 0;
  for (int i = 0; i < look.r.players; ++i) n += look.s.players[SeatId(i)].eliminated ? 0 : 1;
  return n;
}

SeatId left_of(const Look& look, SeatId seat) {
  SeatId s = next_around(look, seat);
  while (s != seat && look.s.players[s].eliminated) s = next_around(look, s);
  return s;
}

SeatId right_of(const Look& look, SeatId seat) {
  SeatId before = seat;
  for (SeatId s = left_of(look, seat); s != seat; s = left_of(look, s)) before = s;
  return before;
}

int reserve_counters(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  return kCommandCounters - p.strategy - p.fleet - p.command - p.counters.size();
}

int hand_limit(const Look& look, SeatId seat) {
  constexpr int kHandLimit = 7;  // TI3-LIMIT-6
  constexpr int kNoLimit = 255;
  if (has_trait(look, seat, Trait::NoHandLimit)) return kNoLimit;
  return law_trait(look, Trait::LawHandThree) ? 3 : kHandLimit;
}

SystemId home_system(const Look& look, SeatId seat) {
  const RaceId race = look.s.players[seat].race;
  return race.valid() ? look.r.race(race).home : SystemId{};
}

bool controls_home(const Look& look, SeatId seat) {
  const RaceId race = look.s.players[seat].race;
  if (!race.valid()) return true;
  for (PlanetId p : look.r.race(race).planets) {
    if (look.s.planets[p].controller != seat) return false;
  }
  return true;
}

bool holds_card(const Look& look, SeatId seat, StrategyCard card) {
  return look.s.strategy[static_cast<std::size_t>(card)].owner == seat;
}

// ---- galaxy

SystemSet adjacent(const Look& look, SystemId s) { return look.s.systems[s].touches; }

SystemSet adjacent_for_moving(const Look& look, SystemId s) {
  SystemSet out = look.s.systems[s].touches;
  if (law_trait(look, Trait::LawNoWormholes)) return out;
  const SystemSet alpha = with_wormhole(look, Wormhole::Alpha);
  const SystemSet beta = with_wormhole(look, Wormhole::Beta);
  if (law_trait(look, Trait::LawJoinedWormholes)) {
    if ((alpha | beta).contains(s)) out |= alpha | beta;
  } else {
    if (alpha.contains(s)) out |= alpha;
    if (beta.contains(s)) out |= beta;
  }
  out.erase(s);
  return out;
}

bool has_wormhole(const Look& look, SystemId s, Wormhole w) { return with_wormhole(look, w).contains(s); }

bool any_wormhole(const Look& look, SystemId s) {
  return has_wormhole(look, s, Wormhole::Alpha) || has_wormhole(look, s, Wormhole::Beta);
}

bool is_home(const Look& look, SystemId s) { return look.r.tile(s).kind == TileKind::Home; }

bool can_be_entered(const Look& look, SystemId s) {
  const Anomaly a = look.r.tile(s).anomaly;
  return a != Anomaly::AsteroidField && a != Anomaly::Supernova;
}

bool may_be_activated(const Look& look, SystemId s) {
  return look.s.board.contains(s) && can_be_entered(look, s);
}

// ---- forces

const Fleet& fleet(const Look& look, SeatId seat, SystemId s) { return look.s.systems[s].fleets[seat]; }

int ships(const Fleet& f) {
  int n = 0;
  for (std::uint8_t count : f.ships) n += count;
  return n;
}

int non_fighters(const Fleet& f) { return ships(f) - f.of(Unit::Fighter); }

SeatSet players_with_ships(const Look& look, SystemId s) {
  SeatSet out;
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.ships_in[SeatId(i)].contains(s)) out.insert(SeatId(i));
  }
  return out;
}

SeatId other_fleet(const Look& look, SystemId s, SeatId seat) {
  for (SeatId other : clockwise_after(look, seat)) {
    if (look.s.ships_in[other].contains(s)) return other;
  }
  return SeatId{};
}

bool enemy_ships(const Look& look, SeatId seat, SystemId s) { return other_fleet(look, s, seat).valid(); }

bool has_units(const Look& look, SeatId seat, SystemId s) { return look.s.presence[seat].contains(s); }

bool empty_system(const Look& look, SystemId s) {
  if (look.r.tile(s).special()) return false;
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.presence[SeatId(i)].contains(s)) return false;
  }
  return true;
}

int on_board(const Look& look, SeatId seat, Unit unit) {
  int n = 0;
  for (SystemId s : look.s.presence[seat]) {
    n += fleet(look, seat, s).of(unit);
    for (PlanetId p : look.r.tile(s).planets) n += garrison(look, seat, p).of(unit);
  }
  for (const Laden& l : look.s.players[seat].laden) n += l.load.of(unit);
  if (look.s.tactical.seat != seat) return n;
  for (const Moving& m : look.s.tactical.moving) {
    n += m.load.of(unit);
    if (piece_of(m.piece).unit == unit) ++n;
    if (unit == Unit::Fighter) n += m.fighters;
  }
  return n;
}

int units_at(const Look& look, SeatId seat, Unit unit, Place place) {
  return place.planet.valid() ? garrison(look, seat, place.planet).of(unit)
                              : fleet(look, seat, place.system).of(unit);
}

SystemId system_of(const Look& look, Place place) {
  return place.planet.valid() ? look.r.planet(place.planet).system : place.system;
}

// ---- what ships carry

Load aboard(const Look& look, SeatId seat, SystemId s) {
  Load sum;
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system != s) continue;
    sum.ground_forces = static_cast<std::uint8_t>(sum.ground_forces + l.load.ground_forces);
    sum.shock_troops = static_cast<std::uint8_t>(sum.shock_troops + l.load.shock_troops);
    sum.mechanized = static_cast<std::uint8_t>(sum.mechanized + l.load.mechanized);
    sum.damaged = static_cast<std::uint8_t>(sum.damaged + l.load.damaged);
    sum.pds = static_cast<std::uint8_t>(sum.pds + l.load.pds);
    sum.leaders = static_cast<std::uint8_t>(sum.leaders | l.load.leaders);
  }
  return sum;
}

int room_of(const Look& look, SeatId seat, Unit ship) {
  if (const int room = look.r.unit(ship).capacity; is_ship(ship) && room > 0) return room;
  const bool carries = ship == Unit::Cruiser || ship == Unit::Dreadnought;
  return carries && has_trait(look, seat, Trait::CruisersCarry) ? 1 : 0;
}

int taken(const Look&, Unit, const Load& load) {
  return load.ground_forces + load.shock_troops + 2 * load.mechanized + load.pds;
}

int unladen(const Look& look, SeatId seat, SystemId s, Piece piece) {
  int n = fleet(look, seat, s).of(piece);
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system == s && piece_of(l.piece) == piece) --n;
  }
  return n;
}

Load least_load(const Look& look, SeatId seat, SystemId s, Piece piece) {
  if (unladen(look, seat, s, piece) > 0) return {};
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system == s && piece_of(l.piece) == piece) return l.load;
  }
  return {};
}

// ---- limits

int fleet_limit(const Look& look, SeatId seat, SystemId s) {
  constexpr int kNoLimit = 255;
  if (held(look, Hold::FreeHome, seat) && s == home_system(look, seat)) return kNoLimit;
  int n = look.s.players[seat].fleet + count_trait(look, seat, Trait::FleetLimitPlusOne);
  if (held(look, Hold::LargerFleet, seat, s.value)) n += 2;
  return n;
}

int ships_counted(const Look& look, SeatId seat, SystemId s) { return ships_expected(look, seat, s, {}); }

int ships_expected(const Look& look, SeatId seat, SystemId s, std::span<const Moving> coming) {
  const Fleet& f = fleet(look, seat, s);
  int ships = non_fighters(f);
  int above = f.of(Unit::Fighter) - fighter_capacity(look, seat, s);
  for (const Moving& m : coming) {
    const Unit unit = piece_of(m.piece).unit;
    ships += unit == Unit::Fighter ? 0 : 1;
    above += m.fighters + (unit == Unit::Fighter ? 1 : 0);
    if (const int room = look.r.unit(unit).capacity; room > 0) above -= room - taken(look, unit, m.load);
  }
  return has_trait(look, seat, Trait::FreeFighters) ? ships + std::max(0, above) : ships;
}

int fighter_capacity(const Look& look, SeatId seat, SystemId s) {
  int n = 0;
  for (PlanetId p : look.r.tile(s).planets)
    n += garrison(look, seat, p).docks * look.r.unit(Unit::SpaceDock).capacity;
  const Fleet& f = fleet(look, seat, s);
  for (Unit u : {Unit::Flagship, Unit::WarSun, Unit::Carrier}) n += f.of(u) * look.r.unit(u).capacity;
  for (const Laden& l : look.s.players[seat].laden) {
    const Unit ship = piece_of(l.piece).unit;
    if (l.system == s && look.r.unit(ship).capacity > 0) n -= taken(look, ship, l.load);
  }
  return n;
}

// ---- planets

const Garrison& garrison(const Look& look, SeatId seat, PlanetId p) {
  static constexpr Garrison kNobody{};
  const Planet& planet = look.s.planets[p];
  if (planet.controller == seat) return planet.own;
  return look.s.tactical.seat == seat ? planet.landed : kNobody;
}

int resources(const Look& look, PlanetId p) {
  return law_trait(look, Trait::LawSwappedValues) ? look.r.planet(p).influence : look.r.planet(p).resources;
}

int influence(const Look& look, PlanetId p) {
  return law_trait(look, Trait::LawSwappedValues) ? look.r.planet(p).resources : look.r.planet(p).influence;
}

bool exhausted(const Look& look, PlanetId p) { return look.s.exhausted.contains(p); }

PlanetSet planets_of(const Look& look, SeatId seat) { return look.s.players[seat].planets; }

bool is_home_planet(const Look& look, PlanetId p) { return look.r.planet(p).home_of.valid(); }

int planets_away(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) n += look.r.planet(p).system != home_system(look, seat) ? 1 : 0;
  return n;
}

bool blockaded(const Look& look, SeatId seat, SystemId s) { return enemy_ships(look, seat, s); }

bool controls_system(const Look& look, SeatId seat, SystemId s) {
  if (non_fighters(fleet(look, seat, s)) == 0) return false;
  for (PlanetId p : look.r.tile(s).planets) {
    if (look.s.planets[p].controller != seat) return false;
  }
  if (!look.r.tile(s).planets.empty()) return true;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != seat && has_units(look, SeatId(i), s)) return false;
  }
  return true;
}

// ---- technology and laws

bool has_tech(const Look& look, SeatId seat, TechId t) { return look.s.players[seat].techs.contains(t); }

int specialties(const Look& look, SeatId seat, Colour c, bool unexhausted_only) {
  int n = 0;
  const bool any = law_trait(look, Trait::LawSpecialtyForAll);
  for (PlanetId p : planets_of(look, seat)) {
    if (unexhausted_only && exhausted(look, p)) continue;
    for (Colour mine : look.r.planet(p).specialty) n += mine == c || any ? 1 : 0;
  }
  return n;
}

const LawInPlay* law_in_play(const Look& look, PoliticalId card) {
  for (const LawInPlay& law : look.s.laws) {
    if (law.card == card) return &law;
  }
  return nullptr;
}

// ---- trade

bool partners(const Look& look, SeatId a, SeatId b) {
  const auto& given = look.s.players[a].contracts;
  return given[0] == b || given[1] == b;
}

int agreements(const Look& look, SeatId seat) {
  int n = 0;
  for (SeatId s : look.s.players[seat].contracts) n += s.valid() ? 1 : 0;
  return n;
}

std::uint16_t trade_card_bit(SeatId seat, int card) {
  return static_cast<std::uint16_t>(1U << (2 * seat.index() + static_cast<std::size_t>(card)));
}

int trade_income(const Look& look, SeatId seat, bool by_secondary) {
  int sum = 0;
  int paying = 0;
  for (int i = 0; i < look.r.players; ++i) {
    const Player& other = look.s.players[SeatId(i)];
    for (std::size_t card = 0; card < 2; ++card) {
      if (other.contracts[card] != seat || !other.race.valid()) continue;
      const bool exchanged = (look.s.turn.exchanged & trade_card_bit(SeatId(i), static_cast<int>(card))) != 0;
      if (by_secondary && exchanged) continue;         // TI3-TRADEGOODS-5
      sum += look.r.race(other.race).contracts[card];  // TI3-TRADEGOODS-3
      ++paying;
    }
  }
  sum += paying * count_trait(look, seat, Trait::ExtraGoodEach);
  if (by_secondary || look.r.options.later_errata)
    sum += paying * count_trait(look, seat, Trait::ExtraGoodOnTrade);  // SOT-ERR-8
  return paying > 0 && law_trait(look, Trait::LawBonusGood) ? sum + 1 : sum;
}

}  // namespace orrery::ti3
