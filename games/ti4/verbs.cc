#include "games/ti4/verbs.h"

#include <algorithm>

#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

constexpr bool unlimited(Unit u) { return u == Unit::Fighter || u == Unit::Infantry; }  // 44.4
constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

SystemId system_of(const Rules& r, Place place) {
  return place.planet.valid() ? r.planet(place.planet).system : place.system;
}

bool anything_in(const State& s, const Rules& r, SeatId seat, SystemId system) {
  for (std::uint8_t n : s.systems[system].space[seat].units) {
    if (n > 0) return true;
  }
  for (PlanetId p : r.tile(system).planets) {
    if (s.planets[p].ground[seat].any()) return true;
  }
  return false;
}

void look_again(State& s, const Rules& r, SeatId seat, SystemId system) {
  const SpaceForces& f = s.systems[system].space[seat];
  if (ships(f) > 0) {
    s.ships_in[seat].insert(system);
  } else {
    s.ships_in[seat].erase(system);
  }
  if (anything_in(s, r, seat, system)) {
    s.presence[seat].insert(system);
  } else {
    s.presence[seat].erase(system);
  }
}

std::uint8_t& ground_count(GroundForces& f, Unit u) {
  return u == Unit::Infantry ? f.infantry : u == Unit::Pds ? f.pds : f.docks;
}

// Puts units on the board; whence they come is the caller's business.
void put(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place) {
  if (place.planet.valid()) {
    std::uint8_t& n = ground_count(s.planets[place.planet].ground[seat], unit);
    n = byte(n + count);
  } else {
    SpaceForces& f = s.systems[place.system].space[seat];
    f.units[at(unit)] = byte(f.units[at(unit)] + count);
    if (at(unit) < kSustaining) f.damaged[at(unit)] = byte(f.damaged[at(unit)] + damaged);
  }
  look_again(s, r, seat, system_of(r, place));
}

void take(State& s, const Rules& r, SeatId seat, Unit unit, int count, int damaged, Place place) {
  if (place.planet.valid()) {
    std::uint8_t& n = ground_count(s.planets[place.planet].ground[seat], unit);
    assert(n >= count);
    n = byte(n - count);
  } else {
    SpaceForces& f = s.systems[place.system].space[seat];
    assert(f.units[at(unit)] >= count);
    f.units[at(unit)] = byte(f.units[at(unit)] - count);
    if (at(unit) < kSustaining) f.damaged[at(unit)] = byte(f.damaged[at(unit)] - damaged);
  }
  look_again(s, r, seat, system_of(r, place));
}

void to_reserve(State& s, SeatId seat, Unit unit, int count) {
  std::uint8_t& n = s.players[seat].reserve[at(unit)];
  if (!unlimited(unit)) n = byte(n + count);
}

void from_reserve(State& s, SeatId seat, Unit unit, int count) {
  std::uint8_t& n = s.players[seat].reserve[at(unit)];
  if (unlimited(unit)) return;
  assert(n >= count);
  n = byte(n - count);
}

void note_loss(Play& g, SeatId seat, Piece piece) {
  CombatMemory& c = g.s.combat;
  if (!c.on) return;
  for (CombatSide* side : {&c.attacker, &c.defender}) {
    if (side->seat != seat) continue;
    side->lost = static_cast<std::uint16_t>(side->lost | (1U << at(piece.unit)));
    if (piece.unit == Unit::Flagship) side->flagship_lost = true;
    // Of damaged ships alike the one damaged in this round goes first: the others can still be repaired in
    // it.
    if (piece.damaged && side->fresh[at(piece.unit)] > 0) --side->fresh[at(piece.unit)];
  }
}

bool in_transaction(const State& s) {
  for (const Frames& f : s.flow.frames) {
    if (std::holds_alternative<Transaction>(f)) return true;
  }
  return false;
}

SeatSet everyone() { return SeatSet::first_n(kSeats); }

std::uint8_t& pool_of(Player& p, Pool3 pool) {
  return pool == Pool3::Tactic ? p.tactic : pool == Pool3::Fleet ? p.fleet : p.strategy;
}

// What third parties knew about the cards or notes left behind is no longer sure after one of them went
// unseen.
template <class Set, class Known>
void blur(const Set& left, Known& known, SeatSet parties) {
  for (auto id : left) known[id.index()] &= parties;
}

void count_trait(Player& p, Trait t) {
  std::uint8_t& n = p.traits[static_cast<std::size_t>(t)];
  if (n < 255) ++n;
}

constexpr bool of_the_table(Trait t) {
  return t >= Trait::LawNoBombardCultural && t <= Trait::LawShipForResearch;
}

LawInPlay* law_in(State& s, AgendaId agenda) {
  for (LawInPlay& l : s.laws) {
    if (l.agenda == agenda) return &l;
  }
  return nullptr;
}

void recount_all_traits(Play& g) {
  for (int i = 0; i < g.r.players; ++i) recount_traits(g.s, g.r, SeatId(i));
}

}  // namespace

void alert(Play& g, Alert what) { g.s.alerts = byte(g.s.alerts | static_cast<int>(what)); }

// What waits here is public: it must not depend on what hands hold. Whether anybody listens is seen when the
// window opens.
void trigger(Play& g, Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  const Trigger t{at, subject, object, detail};
  const bool many_alike = at == Timing::UnitDestroyed;  // several units alike lost at once are one occasion
  if (many_alike && g.s.pending.contains(t)) return;
  if (!g.s.pending.full()) g.s.pending.push_back(t);
}

// ---- units

void place_units(Play& g, SeatId seat, Unit unit, int count, Place place) {
  if (count <= 0) return;
  from_reserve(g.s, seat, unit, count);
  put(g.s, g.r, seat, unit, count, 0, place);
  g.emit(Happening::UnitPlaced, raw(seat), count, unit, raw(place));
  alert(g, Alert::Fleets);
  if (is_structure(unit))
    trigger(g, Timing::StructurePlaced, raw(seat), static_cast<std::uint8_t>(unit), raw(place));
}

void produce_units(Play& g, SeatId seat, Unit unit, int count, Place place) {
  if (count <= 0) return;
  from_reserve(g.s, seat, unit, count);
  put(g.s, g.r, seat, unit, count, 0, place);
  g.emit(Happening::UnitProduced, raw(seat), count, unit, raw(place));
  alert(g, Alert::Fleets);
}

void destroy_unit(Play& g, SeatId seat, Piece piece, Place place, SeatId by) {
  take(g.s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, place);
  to_reserve(g.s, seat, piece.unit, 1);
  g.emit(Happening::UnitDestroyed, raw(seat), raw(piece), raw(place));
  note_loss(g, seat, piece);
  if (piece.unit == Unit::Infantry) {  // Infantry II: dice decide whether it comes back
    const UnitRow* row = row_of(g, seat, Unit::Infantry);
    std::uint8_t& n = g.s.players[seat].fallen;
    if (row != nullptr && (row->has(UnitTrait::ReturnsOnSix) || row->has(UnitTrait::ReturnsOnFive)) &&
        n < 255) {
      ++n;
      alert(g, Alert::Fallen);
    }
  }
  alert(g, Alert::Fleets);
  alert(g, Alert::Elimination);
  alert(g, Alert::Factories);
  trigger(g, Timing::UnitDestroyed, raw(seat), static_cast<std::uint8_t>(piece.unit), raw(by));
}

void remove_unit(Play& g, SeatId seat, Piece piece, Place place) {
  take(g.s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, place);
  to_reserve(g.s, seat, piece.unit, 1);
  g.emit(Happening::UnitRemoved, raw(seat), raw(piece), raw(place));
  alert(g, Alert::Fleets);
  alert(g, Alert::Elimination);
  alert(g, Alert::Factories);
}

void damage_unit(Play& g, SeatId seat, Unit unit, SystemId system) {
  std::uint8_t& n = g.s.systems[system].space[seat].damaged[at(unit)];
  n = byte(n + 1);
  g.emit(Happening::UnitDamaged, raw(seat), unit, raw(space_of(system)));
}

void repair_unit(Play& g, SeatId seat, Unit unit, SystemId system) {
  std::uint8_t& n = g.s.systems[system].space[seat].damaged[at(unit)];
  assert(n > 0);
  n = byte(n - 1);
  g.emit(Happening::UnitRepaired, raw(seat), unit, raw(space_of(system)));
}

void shift_unit(Play& g, SeatId seat, Piece piece, SystemId from, SystemId to) {
  take(g.s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(from));
  put(g.s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(to));
  g.emit(Happening::UnitMoved, raw(seat), raw(piece), raw(from), raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
}

void land(Play& g, SeatId seat, int count, PlanetId planet) {
  take(g.s, g.r, seat, Unit::Infantry, count, 0, space_of(g.r.planet(planet).system));
  put(g.s, g.r, seat, Unit::Infantry, count, 0, on(planet));
  g.emit(Happening::UnitLanded, raw(seat), count, raw(planet));
  alert(g, Alert::Fleets);
}

void lift(Play& g, SeatId seat, int count, PlanetId planet) {
  take(g.s, g.r, seat, Unit::Infantry, count, 0, on(planet));
  put(g.s, g.r, seat, Unit::Infantry, count, 0, space_of(g.r.planet(planet).system));
  g.emit(Happening::UnitLifted, raw(seat), count, raw(planet));
  alert(g, Alert::Fleets);
}

void relocate_infantry(Play& g, SeatId seat, int count, Place from, Place to) {
  take(g.s, g.r, seat, Unit::Infantry, count, 0, from);
  put(g.s, g.r, seat, Unit::Infantry, count, 0, to);
  g.emit(Happening::InfantryMoved, raw(seat), count, raw(from), raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Structures);
}

void take_off(Play& g, SeatId seat, Piece piece, SystemId from) {
  take(g.s, g.r, seat, piece.unit, 1, piece.damaged ? 1 : 0, space_of(from));
  auto& moving = g.s.tactical.moving;
  // Ships alike without cargo, declared one after another, share an entry.
  if (!moving.empty() && moving.back().piece == raw(piece) && moving.back().from == from &&
      moving.back().infantry == 0 && moving.back().fighters == 0 && moving.back().count < 255 &&
      row_of(g, seat, piece.unit)->capacity == 0) {
    ++moving.back().count;
    return;
  }
  Moving m;
  m.piece = raw(piece);
  m.from = from;
  moving.push_back(m);
}

void load_unit(Play& g, SeatId seat, Unit unit, Place from) {
  take(g.s, g.r, seat, unit, 1, 0, from);
  Moving& m = g.s.tactical.moving.back();
  std::uint8_t& n = unit == Unit::Infantry ? m.infantry : m.fighters;
  n = byte(n + 1);
  m.stops.insert(system_of(g.r, from));
  g.emit(Happening::UnitLoaded, raw(seat), unit, raw(from));
}

void arrive(Play& g, SeatId seat, const Moving& ship, SystemId to) {
  const Piece piece = piece_of(ship.piece);
  put(g.s, g.r, seat, piece.unit, ship.count, piece.damaged ? ship.count : 0, space_of(to));
  if (ship.infantry > 0) put(g.s, g.r, seat, Unit::Infantry, ship.infantry, 0, space_of(to));
  if (ship.fighters > 0) put(g.s, g.r, seat, Unit::Fighter, ship.fighters, 0, space_of(to));
  for (int i = 0; i < ship.count; ++i)
    g.emit(Happening::UnitMoved, raw(seat), ship.piece, raw(ship.from), raw(to));
  if (ship.infantry + ship.fighters > 0)
    g.emit(Happening::CargoArrived, raw(seat), ship.infantry, ship.fighters, raw(to));
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
}

void lose_in_rift(Play& g, SeatId seat, const Moving& ship, SystemId rift) {
  const Piece piece = piece_of(ship.piece);
  to_reserve(g.s, seat, piece.unit, ship.count);
  for (int i = 0; i < ship.count; ++i) g.emit(Happening::ShipLostInRift, raw(seat), ship.piece, raw(rift));
  alert(g, Alert::Fleets);  // what stays behind may be too much now
  alert(g, Alert::Elimination);
}

// ---- planets

void gain_control(Play& g, SeatId seat, PlanetId planet) {
  Planet& p = g.s.planets[planet];
  const SeatId before = p.controller;
  if (before == seat) return;  // 26.2
  if (before.valid()) {
    g.s.players[before].planets.erase(planet);
    g.emit(Happening::ControlLost, raw(before), raw(planet));
  }
  p.controller = seat;
  g.s.players[seat].planets.insert(planet);
  g.s.exhausted_planets.insert(planet);  // 26.1
  g.emit(Happening::ControlGained, raw(seat), raw(planet));
  pass_law_points(g, planet, before, seat);
  trigger(g, Timing::PlanetGained, raw(seat), raw(planet), raw(before));
  trigger(g, Timing::AfterPlanetGained, raw(seat), raw(planet), raw(before));
  alert(g, Alert::Structures);
  alert(g, Alert::Elimination);
}

void lose_control(Play& g, PlanetId planet) {
  Planet& p = g.s.planets[planet];
  if (!p.controller.valid()) return;
  g.s.players[p.controller].planets.erase(planet);
  g.emit(Happening::ControlLost, raw(p.controller), raw(planet));
  pass_law_points(g, planet, p.controller, SeatId{});
  p.controller = SeatId{};
  g.s.exhausted_planets.erase(planet);
  alert(g, Alert::Elimination);
}

void clear_structures(Play& g) {
  for (std::size_t i = 0; i < g.r.planets.size(); ++i) {
    const PlanetId planet(i);
    const Planet& p = g.s.planets[planet];
    for (int j = 0; j < g.r.players; ++j) {
      const SeatId seat(j);
      const GroundForces& f = p.ground[seat];
      if (f.pds + f.docks == 0 || f.infantry > 0) continue;
      SeatId stranger;
      for (int k = 0; k < g.r.players; ++k) {
        if (k != j && p.ground[SeatId(k)].any()) stranger = SeatId(k);
      }
      if (p.controller != seat && p.controller.valid() && !stranger.valid()) stranger = p.controller;
      if (!stranger.valid()) continue;
      for (int n = f.pds; n > 0; --n) destroy_unit(g, seat, {Unit::Pds, false}, on(planet), stranger);
      for (int n = p.ground[seat].docks; n > 0; --n)
        destroy_unit(g, seat, {Unit::SpaceDock, false}, on(planet), stranger);
    }
  }
}

void exhaust_planet(Play& g, PlanetId planet) {
  if (g.s.exhausted_planets.contains(planet)) return;
  g.s.exhausted_planets.insert(planet);
  g.emit(Happening::PlanetExhausted, raw(g.s.planets[planet].controller), raw(planet));
}

void ready_planet(Play& g, PlanetId planet) {
  if (!g.s.exhausted_planets.contains(planet)) return;
  g.s.exhausted_planets.erase(planet);
  g.emit(Happening::PlanetReadied, raw(g.s.planets[planet].controller), raw(planet));
}

void remove_custodians(Play& g, SeatId seat) {
  g.s.custodians = false;
  g.emit(Happening::CustodiansRemoved, raw(seat));
  gain_points(g, seat, 1);  // 74.3
}

// ---- command tokens

void place_token(Play& g, SeatId seat, SystemId system, bool from_tactic) {
  Player& p = g.s.players[seat];
  if (from_tactic) {
    assert(p.tactic > 0);
    --p.tactic;
  }
  p.tokens.insert(system);  // with one there already it stays in the reserve (73.6)
  g.emit(Happening::TokenPlaced, raw(seat), raw(system));
}

void place_token_from(Play& g, SeatId seat, SystemId system, Pool3 pool) {
  std::uint8_t& n = pool_of(g.s.players[seat], pool);
  assert(n > 0);
  n = byte(n - 1);
  if (pool == Pool3::Fleet) alert(g, Alert::Fleets);
  g.emit(Happening::TokenSpent, raw(seat), pool);
  place_token(g, seat, system, false);
}

void return_token(Play& g, SeatId seat, SystemId system) {
  g.s.players[seat].tokens.erase(system);
  g.emit(Happening::TokenReturned, raw(seat), raw(system));
}

void gain_tokens(Play& g, SeatId seat, int tactic, int fleet, int strategy) {
  Player& p = g.s.players[seat];
  assert(tactic + fleet + strategy <= reserve_tokens(g, seat));
  p.tactic = byte(p.tactic + tactic);
  p.fleet = byte(p.fleet + fleet);
  p.strategy = byte(p.strategy + strategy);
  g.emit(Happening::TokensGained, raw(seat), tactic, fleet, strategy);
}

void spend_token(Play& g, SeatId seat, Pool3 pool) {
  std::uint8_t& n = pool_of(g.s.players[seat], pool);
  assert(n > 0);
  n = byte(n - 1);
  if (pool == Pool3::Fleet) alert(g, Alert::Fleets);
  g.emit(Happening::TokenSpent, raw(seat), pool);
}

void set_pools(Play& g, SeatId seat, int tactic, int fleet, int strategy) {
  Player& p = g.s.players[seat];
  if (fleet < p.fleet) alert(g, Alert::Fleets);
  p.tactic = byte(tactic);
  p.fleet = byte(fleet);
  p.strategy = byte(strategy);
  g.emit(Happening::PoolsSet, raw(seat), tactic, fleet, strategy);
}

// ---- goods

void gain_goods(Play& g, SeatId seat, int count) {
  if (count <= 0) return;
  Player& p = g.s.players[seat];
  p.trade_goods = static_cast<std::uint16_t>(p.trade_goods + count);
  g.emit(Happening::GoodsGained, raw(seat), count);
  trigger(g, Timing::TradeGoodsGained, raw(seat));
}

void spend_goods(Play& g, SeatId seat, int count) {
  Player& p = g.s.players[seat];
  assert(p.trade_goods >= count);
  p.trade_goods = static_cast<std::uint16_t>(p.trade_goods - count);
  g.emit(Happening::GoodsSpent, raw(seat), count);
}

void lose_goods(Play& g, SeatId seat, int count) {
  Player& p = g.s.players[seat];
  count = std::min<int>(count, p.trade_goods);
  if (count <= 0) return;
  p.trade_goods = static_cast<std::uint16_t>(p.trade_goods - count);
  g.emit(Happening::GoodsLost, raw(seat), count);
}

void replenish(Play& g, SeatId seat) {
  Player& p = g.s.players[seat];
  const int most = g.r.faction(p.faction).commodities;
  const int gained = std::max(0, most - p.commodities);
  p.commodities = byte(p.commodities + gained);
  g.emit(Happening::Replenished, raw(seat), gained);
  trigger(g, Timing::CommoditiesReplenished, raw(seat));
}

void give_goods(Play& g, SeatId from, SeatId to, int count) {
  if (count <= 0) return;
  Player& a = g.s.players[from];
  Player& b = g.s.players[to];
  a.trade_goods = static_cast<std::uint16_t>(a.trade_goods - count);
  b.trade_goods = static_cast<std::uint16_t>(b.trade_goods + count);
  g.emit(Happening::GoodsGiven, raw(from), raw(to), count);
  if (!in_transaction(g.s)) trigger(g, Timing::TradeGoodsGained, raw(to));
}

void give_commodities(Play& g, SeatId from, SeatId to, int count) {
  if (count <= 0) return;
  Player& a = g.s.players[from];
  Player& b = g.s.players[to];
  a.commodities = byte(a.commodities - count);
  b.trade_goods = static_cast<std::uint16_t>(b.trade_goods + count);  // 45.5
  g.emit(Happening::CommoditiesGiven, raw(from), raw(to), count);
  if (!in_transaction(g.s)) trigger(g, Timing::TradeGoodsGained, raw(to));
}

// ---- technology

void gain_technology(Play& g, SeatId seat, TechId tech) {
  g.s.players[seat].techs.insert(tech);
  recount_rows(g.s, g.r, seat);
  recount_traits(g.s, g.r, seat);
  g.emit(Happening::TechnologyGained, raw(seat), raw(tech));
}

void lose_technology(Play& g, SeatId seat, TechId tech) {
  Player& p = g.s.players[seat];
  p.techs.erase(tech);
  p.copied.erase(tech);
  p.exhausted_techs.erase(tech);
  for (TechId& token : p.assimilated) {
    if (token == tech) token = TechId{};
  }
  recount_rows(g.s, g.r, seat);
  recount_traits(g.s, g.r, seat);
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
  g.emit(Happening::TechnologyLost, raw(seat), raw(tech));
}

void exhaust_technology(Play& g, SeatId seat, TechId tech) {
  g.s.players[seat].exhausted_techs.insert(tech);
  g.emit(Happening::TechnologyExhausted, raw(seat), raw(tech));
}

void ready_technology(Play& g, SeatId seat, TechId tech) {
  g.s.players[seat].exhausted_techs.erase(tech);
  g.emit(Happening::TechnologyReadied, raw(seat), raw(tech));
}

void copy_technology(Play& g, SeatId seat, TechId tech, int token) {
  Player& p = g.s.players[seat];
  TechId& slot = p.assimilated[static_cast<std::size_t>(token)];
  if (slot.valid()) lose_technology(g, seat, slot);
  slot = tech;
  p.copied.insert(tech);
  recount_rows(g.s, g.r, seat);
  recount_traits(g.s, g.r, seat);
  g.emit(Happening::TechnologyCopied, raw(seat), raw(tech), token);
}

// ---- cards

void draw_card(Play& g, SeatId seat, CardId card) {
  g.s.action_deck.erase(card);
  g.s.players[seat].hand.insert(card);
  g.s.card_known[card.index()] = SeatSet{seat};
  g.emit(Happening::CardDrawn, raw(seat), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

void play_card(Play& g, SeatId seat, CardId card) {
  g.s.players[seat].hand.erase(card);
  g.s.on_table.insert(card);
  g.s.card_known[card.index()] = everyone();
  g.emit(Happening::CardPlayed, raw(seat), raw(g.r.kind_of[card.index()]));
}

void discard_played(Play& g, SeatId seat, CardId card) {
  static_cast<void>(seat);
  g.s.on_table.erase(card);
  g.s.action_discard.insert(card);
}

void discard_card(Play& g, SeatId seat, CardId card) {
  g.s.players[seat].hand.erase(card);
  g.s.action_discard.insert(card);
  g.s.card_known[card.index()] = everyone();
  g.emit(Happening::CardDiscarded, raw(seat), raw(g.r.kind_of[card.index()]));
}

void give_card(Play& g, SeatId from, SeatId to, CardId card) {
  g.s.players[from].hand.erase(card);
  const SeatSet parties{from, to};
  blur(g.s.players[from].hand, g.s.card_known, parties);
  g.s.players[to].hand.insert(card);
  g.s.card_known[card.index()] = parties;
  g.emit(Happening::CardGiven, raw(from), raw(to));
  g.emit(Happening::CardPassed, raw(from), raw(to), raw(g.r.kind_of[card.index()]));
  alert(g, Alert::Hands);
}

void give_note(Play& g, SeatId from, SeatId to, NoteId note) {
  g.s.players[from].notes.erase(note);
  const SeatSet parties{from, to};
  blur(g.s.players[from].notes, g.s.note_known, parties);
  g.s.players[to].notes.insert(note);
  g.s.note_known[note.index()] = parties;
  g.emit(Happening::NoteGiven, raw(from), raw(to));
  g.emit(Happening::NotePassed, raw(from), raw(to), raw(note));
  // Which note it was stays between the two, unless its text shows it at once.
  const AbilityDef* text = note_ability(g, note);
  if (text != nullptr && text->at.contains(Timing::NoteReceived))
    trigger(g, Timing::NoteReceived, raw(to), raw(note));
}

void put_note_in_play(Play& g, SeatId seat, NoteId note) {
  g.s.players[seat].notes.erase(note);
  g.s.players[seat].notes_in_play.insert(note);
  g.s.note_known[note.index()] = everyone();
  recount_traits(g.s, g.r, seat);
  g.emit(Happening::NoteInPlay, raw(seat), raw(note));
}

void return_note(Play& g, NoteId note) {
  const SeatId owner = Rules::owner_of(note);
  for (int i = 0; i < g.r.players; ++i) {
    Player& p = g.s.players[SeatId(i)];
    const bool was_in_play = p.notes_in_play.contains(note);
    p.notes.erase(note);
    p.notes_in_play.erase(note);
    if (was_in_play) recount_traits(g.s, g.r, SeatId(i));
  }
  g.s.note_known[note.index()] = everyone();
  if (!g.s.players[owner].eliminated) g.s.players[owner].notes.insert(note);  // else to the box (32.4a)
  g.emit(Happening::NoteReturned, raw(owner), raw(note));
}

void draw_secret(Play& g, SeatId seat, ObjectiveId objective) {
  g.s.secret_deck.erase(objective);
  g.s.players[seat].secrets.insert(objective);
  g.emit(Happening::SecretDrawn, raw(seat), raw(objective));
}

void return_secret(Play& g, SeatId seat, ObjectiveId objective) {
  g.s.players[seat].secrets.erase(objective);
  g.s.secret_deck.insert(objective);
  g.emit(Happening::SecretReturned, raw(seat), raw(objective));
}

void reveal_objective(Play& g, ObjectiveId objective) {
  g.s.stage_one_deck.erase(objective);
  g.s.stage_two_deck.erase(objective);
  g.s.public_objectives.push_back(objective);
  g.emit(Happening::ObjectiveRevealed, raw(objective));
}

// ---- strategy cards

void take_strategy_card(Play& g, SeatId seat, StrategyCard card) {
  StrategySlot& slot = g.s.strategy[static_cast<std::size_t>(card)];
  slot.owner = seat;
  g.emit(Happening::StrategyTaken, raw(seat), card);
  const int goods = slot.trade_goods;
  slot.trade_goods = 0;
  gain_goods(g, seat, goods);  // 37.1a
}

void return_strategy_card(Play& g, StrategyCard card) {
  StrategySlot& slot = g.s.strategy[static_cast<std::size_t>(card)];
  if (slot.owner.valid()) g.emit(Happening::StrategyReturned, raw(slot.owner), card);
  slot.owner = SeatId{};
  slot.exhausted = false;
}

void exhaust_strategy_card(Play& g, StrategyCard card) {
  StrategySlot& slot = g.s.strategy[static_cast<std::size_t>(card)];
  slot.exhausted = true;
  g.emit(Happening::StrategyExhausted, raw(slot.owner), card);
}

void set_speaker(Play& g, SeatId seat) {
  g.s.speaker = seat;
  g.emit(Happening::SpeakerIs, raw(seat));
}

// ---- points

void score_objective(Play& g, SeatId seat, ObjectiveId objective) {
  Player& p = g.s.players[seat];
  p.secrets.erase(objective);
  p.scored.insert(objective);
  const int points = g.r.objective(objective).points;
  g.emit(Happening::Scored, raw(seat), raw(objective), points);
  gain_points(g, seat, points);
}

void gain_points(Play& g, SeatId seat, int points) {
  Player& p = g.s.players[seat];
  p.vp = byte(std::min(g.r.options.goal, p.vp + points));  // 61.4a
  g.emit(Happening::PointsGained, raw(seat), points);
  alert(g, Alert::Victory);
}

void lose_points(Play& g, SeatId seat, int points) {
  Player& p = g.s.players[seat];
  p.vp = byte(std::max(0, p.vp - points));
  g.emit(Happening::PointsLost, raw(seat), points);
}

// ---- laws

void enact_law(Play& g, const LawInPlay& law) {
  g.s.agenda_discard.erase(law.agenda);  // discarded by its owner while it was voted on again
  g.s.laws.push_back(law);
  g.emit(Happening::LawEnacted, raw(law.agenda));
  if (law.owner.valid()) g.emit(Happening::LawOwner, raw(law.owner), raw(law.agenda));
  if (law.planet.valid()) g.emit(Happening::LawAttached, raw(law.agenda), raw(law.planet));
  recount_all_traits(g);
  alert(g, Alert::Fleets);
  alert(g, Alert::Hands);
}

void discard_law(Play& g, AgendaId agenda) {
  for (std::size_t i = 0; i < g.s.laws.size(); ++i) {
    if (g.s.laws[i].agenda != agenda) continue;
    g.s.laws.erase_at(i);
    break;
  }
  g.s.agenda_discard.insert(agenda);
  g.emit(Happening::LawDiscarded, raw(agenda));
  recount_all_traits(g);
  trim_pds(g);
  alert(g, Alert::Fleets);
  alert(g, Alert::Hands);
}

void give_law(Play& g, AgendaId agenda, SeatId owner) {
  LawInPlay* law = law_in(g.s, agenda);
  if (law == nullptr) return;
  law->owner = owner;
  g.emit(Happening::LawOwner, raw(owner), raw(agenda));
  recount_all_traits(g);
}

void discard_agenda(Play& g, AgendaId agenda) {
  g.s.agenda_discard.insert(agenda);
  g.emit(Happening::AgendaDiscarded, raw(agenda));
}

// ---- galaxy

void place_tile(Play& g, SeatId seat, SystemId tile, SpotId spot) {
  g.s.systems[tile].spot = spot;
  g.s.board.insert(tile);
  g.s.loose_tiles.erase(tile);
  for (SystemId other : g.s.board) {
    const SpotId there = g.s.systems[other].spot;
    if (!there.valid() || there.index() >= kMaxSpots || !g.r.spot(spot).neighbours.contains(there)) continue;
    g.s.systems[other].touches.insert(tile);
    g.s.systems[tile].touches.insert(other);
  }
  g.emit(Happening::TilePlaced, raw(seat), raw(tile), raw(spot));
}

void place_beside(Play& g, SystemId tile) {
  g.s.systems[tile].spot = SpotId(kMaxSpots);
  g.s.board.insert(tile);
  g.emit(Happening::TilePlaced, 0xff, raw(tile), kMaxSpots);
}

void place_wormhole_token(Play& g, SeatId seat, Wormhole wormhole, SystemId system) {
  g.s.players[seat].wormholes[static_cast<std::size_t>(wormhole)] = system;
  g.emit(Happening::WormholePlaced, raw(seat), wormhole, raw(system));
}

// ---- derived fields

void recount_traits(State& s, const Rules& r, SeatId seat) {
  Player& p = s.players[seat];
  p.traits = {};
  if (!p.faction.valid() || p.eliminated) return;
  for (TechId t : p.techs | p.copied) {
    for (Trait x : r.tech(t).traits) count_trait(p, x);
  }
  for (PowerId power : r.faction(p.faction).powers) {
    for (Trait x : r.power(power).traits) count_trait(p, x);
  }
  for (NoteId n : p.notes_in_play) {
    for (Trait x : r.note_kinds[note_kind(Look{s, r}, n).index()].traits) count_trait(p, x);
  }
  for (const LawInPlay& law : s.laws) {
    for (Trait x : r.agenda(law.agenda).traits) {
      if (of_the_table(x) || law.owner == seat) count_trait(p, x);
    }
  }
}

void recount_rows(State& s, const Rules& r, SeatId seat) {
  Player& p = s.players[seat];
  if (!p.faction.valid()) return;
  p.rows = r.faction(p.faction).rows;
  // A faction's own upgrade beats the standard one, a copied one beats both (NEKRO-4, 81.21).
  for (TechId t : p.techs) {
    if (r.tech(t).unit.valid() && !r.tech(t).faction.valid())
      p.rows[at(r.row(r.tech(t).unit).unit)] = r.tech(t).unit;
  }
  for (TechId t : p.techs) {
    if (r.tech(t).unit.valid() && r.tech(t).faction.valid())
      p.rows[at(r.row(r.tech(t).unit).unit)] = r.tech(t).unit;
  }
  for (TechId t : p.copied) {
    if (r.tech(t).unit.valid()) p.rows[at(r.row(r.tech(t).unit).unit)] = r.tech(t).unit;
  }
}

void recount_presence(State& s, const Rules& r, SeatId seat) {
  s.presence[seat].clear();
  s.ships_in[seat].clear();
  for (SystemId system : s.board) look_again(s, r, seat, system);
  s.players[seat].planets.clear();
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    if (s.planets[PlanetId(i)].controller == seat) s.players[seat].planets.insert(PlanetId(i));
  }
}

}  // namespace orrery::ti4
