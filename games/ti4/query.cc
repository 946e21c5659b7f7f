#include "games/ti4/query.h"

#include <algorithm>

#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
namespace {

SeatList sorted_by_initiative(const Look& look) {
  SeatList out;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    if (look.s.players[seat].eliminated) continue;
    const int mine = initiative(look, seat);
    std::size_t at = out.size();
    out.push_back(seat);
    for (; at > 0 && initiative(look, out[at - 1]) > mine; --at) out[at] = out[at - 1];
    out[at] = seat;
  }
  return out;
}

bool all_have_cards(const Look& look) {
  SeatSet owners;
  for (const StrategySlot& slot : look.s.strategy) {
    if (slot.owner.valid()) owners.insert(slot.owner);
  }
  for (int i = 0; i < look.r.players; ++i) {
    if (!look.s.players[SeatId(i)].eliminated && !owners.contains(SeatId(i))) return false;
  }
  return true;
}

SystemSet delta_flagships(const Look& look) {
  SystemSet out;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const UnitRow* row = row_of(look, seat, Unit::Flagship);
    if (row == nullptr || !row->has(UnitTrait::OffersDeltaWormhole)) continue;
    for (SystemId s : look.s.ships_in[seat]) {
      if (forces(look, seat, s).of(Unit::Flagship) > 0) out.insert(s);
    }
  }
  return out;
}

SystemSet joined_to(const Look& look, SystemId s, bool alpha_and_beta) {
  const WormholeMap m = wormhole_map(look);
  SystemSet out = look.s.systems[s].touches | linked_to(look, s);
  for (const SystemSet& with : m.with) {
    if (with.contains(s)) out |= with;
  }
  if (alpha_and_beta && (m.with[0] | m.with[1]).contains(s)) out |= m.with[0] | m.with[1];
  out.erase(s);  // 2.2a
  return out;
}

SystemSet realm(const Look& look, SeatId seat) {
  return look.s.presence[seat] | systems_with_planets_of(look, seat);
}

int docks_in(const Look& look, SeatId seat, SystemId s) {
  int n = forces(look, seat, s).of(Unit::SpaceDock);
  for (PlanetId p : look.r.tile(s).planets) n += ground(look, seat, p).docks;
  return n;
}

template <class Visit>
bool any_attached(const Look& look, PlanetId p, const Visit& visit) {
  for (const LawInPlay& law : look.s.laws) {
    if (law.planet == p && visit(law.agenda)) return true;
  }
  return false;
}

// Resources or influence with attachments.
int value_of(const Look& look, PlanetId p, bool of_influence) {
  int n = of_influence ? look.r.planet(p).influence : look.r.planet(p).resources;
  any_attached(look, p, [&](AgendaId a) {
    n += of_influence ? law_influence(look.r, a) : law_resources(look.r, a);
    return false;
  });
  return n;
}

}  // namespace

// ---- players

SeatList clockwise_from(const Look& look, SeatId first) {
  SeatList out;
  if (!first.valid()) first = SeatId(0);
  SeatId seat = first;
  for (int i = 0; i < look.r.players; ++i) {
    if (!look.s.players[seat].eliminated) out.push_back(seat);
    seat = look.r.next_seat(seat);
  }
  return out;
}

SeatList initiative_order(const Look& look) { return sorted_by_initiative(look); }

SeatList window_order(const Look& look) {
  if (look.s.phase == Phase::Action) {
    const SeatList order = sorted_by_initiative(look);
    SeatList out;
    std::size_t first = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (order[i] == look.s.turn.seat) first = i;
    }
    for (std::size_t i = 0; i < order.size(); ++i) out.push_back(order[(first + i) % order.size()]);
    return out;
  }
  // Initiative order as long as everybody has a strategy card; once they are back nobody's number counts
  // (55.1), not that of a card kept for the next round either (decision 0010).
  if (look.s.phase == Phase::Status && all_have_cards(look)) return sorted_by_initiative(look);
  return clockwise_from(look, look.s.speaker);
}

int initiative(const Look& look, SeatId seat) {
  if (look.s.zero_token == seat) return 0;  // 55.1a
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (look.s.strategy[i].owner == seat) return static_cast<int>(i) + 1;  // the lowest (55.3)
  }
  return 99;
}

int living(const Look& look) {
  int n = 0;
  for (int i = 0; i < look.r.players; ++i) n += look.s.players[SeatId(i)].eliminated ? 0 : 1;
  return n;
}

// MENTAK-4: others are touched by it only in so far as they are neighbours then.
bool folds_gate(const Look& look, SeatId seat) {
  return has_trait(look, seat, Trait::MecatolGate) && look.s.tactical.seat == seat &&
         look.s.planets[look.r.mecatol].controller != seat;
}

bool neighbours(const Look& look, SeatId a, SeatId b) {
  if (a == b) return false;
  const SystemSet theirs = realm(look, b);
  const SystemSet mine = realm(look, a);
  if (mine.intersects(theirs)) return true;
  SystemSet reach;
  for (SystemId s : mine) reach |= look.s.systems[s].touches | linked_to(look, s);
  if (reach.intersects(theirs)) return true;
  WormholeMap m = wormhole_map(look);
  if (folds_gate(look, a) || folds_gate(look, b)) {
    m.with[0].insert(look.r.mecatol_system);
    m.with[1].insert(look.r.mecatol_system);
  }
  for (const SystemSet& with : m.with) {
    if (mine.intersects(with) && theirs.intersects(with)) return true;  // 88.2
  }
  const bool together = has_trait(look, a, Trait::JoinedWormholes) ||
                        has_trait(look, b, Trait::JoinedWormholes) ||
                        law_trait(look, Trait::LawJoinedWormholes);
  const SystemSet either = m.with[0] | m.with[1];
  return together && mine.intersects(either) && theirs.intersects(either);  // 88.3
}

int reserve_tokens(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  return kCommandTokens - p.tactic - p.fleet - p.strategy - p.tokens.size();
}

int hand_limit(const Look& look, SeatId seat) {
  if (has_trait(look, seat, Trait::NoHandLimit)) return 255;
  return has_trait(look, seat, Trait::LawHandLimitThree) ? 3 : 7;
}

NoteKindId note_kind(const Look& look, NoteId note) {
  const std::size_t n = note.index() % kNotesPerSeat;
  if (n + 1 < kNotesPerSeat) return NoteKindId(n);
  const FactionId f = look.s.players[Rules::owner_of(note)].faction;
  return f.valid() ? look.r.faction(f).note : NoteKindId{};
}

const AbilityDef* note_ability(const Look& look, NoteId note) {
  const NoteKindId kind = note_kind(look, note);
  return kind.valid() ? look.r.note_kinds[kind.index()].ability : nullptr;
}

// ---- galaxy

SystemSet linked_to(const Look& look, SystemId s) {
  const TacticalMemory& t = look.s.tactical;
  if (t.linked.empty()) return {};
  if (s == t.system) return t.linked;
  return t.linked.contains(s) ? SystemSet{t.system} : SystemSet{};
}

SystemSet adjacent_systems(const Look& look, SystemId s) {
  return joined_to(look, s, law_trait(look, Trait::LawJoinedWormholes));
}

SystemSet adjacent_for(const Look& look, SeatId seat, SystemId s) {
  return joined_to(
      look, s, has_trait(look, seat, Trait::JoinedWormholes) || law_trait(look, Trait::LawJoinedWormholes));
}

WormholeMap wormhole_map(const Look& look) {
  WormholeMap m;
  for (std::size_t w = 0; w < kWormholes; ++w) m.with[w] = look.r.wormhole_tiles[w] & look.s.board;
  for (int i = 0; i < look.r.players; ++i) {
    const Player& p = look.s.players[SeatId(i)];
    for (std::size_t w = 0; w < 2; ++w) {
      if (p.wormholes[w].valid()) m.with[w].insert(p.wormholes[w]);
    }
  }
  m.with[2] |= delta_flagships(look);
  return m;
}

SystemSet systems_with(const Look& look, Wormhole w) {
  return wormhole_map(look).with[static_cast<std::size_t>(w)];
}

bool has_wormhole(const Look& look, SystemId s, Wormhole w) { return systems_with(look, w).contains(s); }

std::size_t number_of(const Look& look, PlanetId planet) {
  const auto& planets = planets_here(look);
  return static_cast<std::size_t>(std::find(planets.begin(), planets.end(), planet) - planets.begin());
}

bool has_any_wormhole(const Look& look, SystemId s) {
  const WormholeMap m = wormhole_map(look);
  return (m.with[0] | m.with[1] | m.with[2]).contains(s);
}

bool has_wormhole_for(const Look& look, SeatId seat, SystemId s) {
  return has_any_wormhole(look, s) || (s == look.r.mecatol_system && folds_gate(look, seat));
}

bool is_home_system(const Look& look, SystemId s) { return look.r.tile(s).kind == TileKind::Home; }

SystemId home_system(const Look& look, SeatId seat) {
  const FactionId f = look.s.players[seat].faction;
  return f.valid() ? look.r.faction(f).home : SystemId{};
}

// ---- forces

int ships(const SpaceForces& f) {
  int n = 0;
  for (Unit u : kShips) n += f.units[at(u)];
  return n;
}

int non_fighters(const SpaceForces& f) { return ships(f) - f.of(Unit::Fighter); }

SeatSet players_with_ships(const Look& look, SystemId s) {
  SeatSet out;
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.ships_in[SeatId(i)].contains(s)) out.insert(SeatId(i));
  }
  return out;
}

SeatId other_fleet(const Look& look, SystemId s, SeatId seat) {
  SeatSet all = players_with_ships(look, s);
  if (seat.valid()) all.erase(seat);
  return all.first();
}

bool has_units(const Look& look, SeatId seat, SystemId s) { return look.s.presence[seat].contains(s); }

namespace {

// Whose ships State::tactical.moving holds: the active player's, or those of somebody who retreats.
SeatId flyer(const Look& look) {
  for (const Frames& frame : look.s.flow.frames) {
    if (const auto* f = std::get_if<Retreat>(&frame)) return f->seat;
  }
  return look.s.tactical.seat;
}

}  // namespace

int count_on_board(const Look& look, SeatId seat, Unit unit) {
  int n = 0;
  for (SystemId s : look.s.presence[seat]) {
    n += forces(look, seat, s).of(unit);
    for (PlanetId p : look.r.tile(s).planets) n += ground(look, seat, p).of(unit);
  }
  if (look.s.tactical.moving.empty() || flyer(look) != seat) return n;
  for (const Moving& m : look.s.tactical.moving) {
    if (piece_of(m.piece).unit == unit) n += m.count;
    if (unit == Unit::Infantry) n += m.infantry;
    if (unit == Unit::Fighter) n += m.fighters;
  }
  return n;
}

int units_at(const Look& look, SeatId seat, Unit unit, Place place) {
  return place.planet.valid() ? ground(look, seat, place.planet).of(unit)
                              : forces(look, seat, place.system).of(unit);
}

int capacity_in(const Look& look, SeatId seat, SystemId s) {
  const SpaceForces& f = forces(look, seat, s);
  int n = 0;
  for (Unit u : kAllUnits) {
    if (f.of(u) == 0) continue;
    const UnitRow* row = row_of(look, seat, u);
    if (row != nullptr) n += f.of(u) * row->capacity;
  }
  return n;
}

int free_fighters(const Look& look, SeatId seat, SystemId s) {
  const UnitRow* dock = row_of(look, seat, Unit::SpaceDock);
  if (dock == nullptr || !dock->has(UnitTrait::CarriesFighters)) return 0;
  return 3 * docks_in(look, seat, s);
}

int cargo_in(const Look& look, SeatId seat, SystemId s) {
  const SpaceForces& f = forces(look, seat, s);
  const UnitRow* fighter = row_of(look, seat, Unit::Fighter);
  if (fighter != nullptr && fighter->move > 0) return f.of(Unit::Infantry);  // those above count as ships
  if (f.of(Unit::Fighter) == 0) return f.of(Unit::Infantry);
  return f.of(Unit::Infantry) + std::max(0, f.of(Unit::Fighter) - free_fighters(look, seat, s));
}

int fleet_limit(const Look& look, SeatId seat) {
  return look.s.players[seat].fleet + (has_trait(look, seat, Trait::FleetLimitPlusTwo) ? 2 : 0);
}

int fleet_size(const Look& look, SeatId seat, SystemId s) {
  const SpaceForces& f = forces(look, seat, s);
  int n = non_fighters(f);
  const UnitRow* fighter = row_of(look, seat, Unit::Fighter);
  if (fighter == nullptr || fighter->move == 0 || f.of(Unit::Fighter) == 0) return n;
  const int room = std::max(0, capacity_in(look, seat, s) - f.of(Unit::Infantry));
  const int above = std::max(0, f.of(Unit::Fighter) - free_fighters(look, seat, s) - room);
  return n + (fighter->has(UnitTrait::CountsHalf) ? (above + 1) / 2 : above);
}

int available(const Look& look, SeatId seat, Unit unit) {
  if (unit == Unit::Fighter || unit == Unit::Infantry) return 255;
  return row_of(look, seat, unit) == nullptr ? 0 : look.s.players[seat].reserve[at(unit)];
}

bool blockaded(const Look& look, SeatId seat, SystemId s) {
  return !has_ships(look, seat, s) && other_fleet(look, s, seat).valid();
}

bool can_sustain(const Look& look, SeatId seat, Unit unit, SystemId s) {
  if (at(unit) >= kSustaining || forces(look, seat, s).of(Piece{unit, false}) == 0) return false;
  const UnitRow* row = row_of(look, seat, unit);
  if (row == nullptr || !row->sustain) return false;
  if (unit == Unit::WarSun && has_trait(look, seat, Trait::LawWarSunsWeak)) return false;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != seat && unit_text(look, SeatId(i), s, UnitTrait::StopsSustain)) return false;
  }
  return true;
}

bool in_combat(const Look& look, SystemId s) {
  return look.s.combat.on && !look.s.combat.planet.valid() && look.s.combat.system == s;
}

bool unit_text(const Look& look, SeatId seat, SystemId s, UnitTrait t) {
  if (!look.s.presence[seat].contains(s)) return false;
  const SpaceForces& f = forces(look, seat, s);
  for (Unit u : kAllUnits) {
    if (f.of(u) == 0) continue;
    const UnitRow* row = row_of(look, seat, u);
    if (row != nullptr && row->has(t)) return true;
  }
  return false;
}

// ---- planets

PlanetSet planets_of(const Look& look, SeatId seat) { return look.s.players[seat].planets; }

int resources(const Look& look, PlanetId p) {
  return look.s.swapped == p ? value_of(look, p, true) : value_of(look, p, false);
}

int influence(const Look& look, PlanetId p) {
  return look.s.swapped == p ? value_of(look, p, false) : value_of(look, p, true);
}

bool controls_home(const Look& look, SeatId seat) {
  for (PlanetId p : look.r.faction(look.s.players[seat].faction).planets) {
    if (look.s.planets[p].controller != seat) return false;
  }
  return true;
}

bool shielded(const Look& look, PlanetId p, SeatId attacker) {
  const SystemId s = look.r.planet(p).system;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId owner(i);
    if (owner == attacker) continue;
    const GroundForces& f = ground(look, owner, p);
    bool shield = false;
    for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
      const UnitRow* row = row_of(look, owner, u);
      if (f.of(u) > 0 && row != nullptr && row->shield && !(u == Unit::Pds && look.s.tactical.shields_off))
        shield = true;
    }
    if (!shield) continue;
    bool stopped = false;  // 70.3
    for (int j = 0; j < look.r.players; ++j) {
      if (j != i && unit_text(look, SeatId(j), s, UnitTrait::StopsShields)) stopped = true;
    }
    if (!stopped) return true;
  }
  return false;
}

SystemSet systems_with_planets_of(const Look& look, SeatId seat) {
  SystemSet out;
  for (PlanetId p : look.s.players[seat].planets) out.insert(look.r.planet(p).system);
  return out;
}

bool units_barred(const Look& look, PlanetId p) {
  return any_attached(look, p, [&](AgendaId a) { return law_bars_units(look.r, a); });
}

bool production_barred(const Look& look, PlanetId p) {
  return any_attached(look, p, [&](AgendaId a) { return law_bars_production(look.r, a); });
}

// ---- laws

const LawInPlay* find_law(const Look& look, AgendaId a) {
  for (const LawInPlay& law : look.s.laws) {
    if (law.agenda == a) return &law;
  }
  return nullptr;
}

// Traits of the table are counted for every player.
bool law_trait(const Look& look, Trait t) {
  for (int i = 0; i < look.r.players; ++i) {
    if (has_trait(look, SeatId(i), t)) return true;
  }
  return false;
}

}  // namespace orrery::ti4
