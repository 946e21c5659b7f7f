#include "games/ti3/text/json.h"

#include "games/ti/shown.h"
#include "games/ti/words.h"
#include "games/ti3/effect_words.h"
#include "games/ti3/flow/council.h"
#include "games/ti3/imagined.h"
#include "games/ti3/query.h"
#include "games/ti3/text/objective_facts.h"
#include "games/ti3/text/shown.h"

namespace orrery::ti3 {
namespace {

constexpr std::string_view kHiddenCounter = "hidden";

using ti::named;
using ti::names;
using ti::word_for;

// ---- units

// With `all`, types that are not there, too.
Counts ships_shown(const Fleet& f, bool all) {
  Counts out;
  for (Unit u : kShips) {
    if (all || f.of(u) > 0) out.add(word_for(u), f.of(u));
    if (at(u) < kSustaining && (all || f.damaged_of(u) > 0))
      out.add(std::string(ti::kDamagedWord) + word_for(u), f.damaged_of(u));
  }
  return out;
}

template <class Stack>
Counts troops_shown(const Stack& stack, std::initializer_list<Unit> types, bool all) {
  Counts out;
  for (Unit u : types) {
    if (all || stack.of(u) > 0) out.add(word_for(u), stack.of(u));
  }
  return out;
}
Counts garrison_shown(const Garrison& g, bool all) {
  Counts out = troops_shown(
      g, {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds, Unit::SpaceDock}, all);
  if (all || g.damaged > 0) out.add(std::string(ti::kDamagedWord) + "mechanized_unit", g.damaged);
  return out;
}
Counts load_shown(const Load& l, bool all) {
  return troops_shown(l, {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds}, all);
}

std::string load_text(const Rules& r, const Load& load) {
  const std::array<std::uint8_t, 2> bytes{low(load), high(load)};
  return Codec(r).print("load", bytes);
}

Names leaders_of(const Rules& r, RaceId race, unsigned bits) {
  Names out;
  if (!race.valid()) return out;
  const auto& all = r.race(race).leaders;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if ((bits >> i & 1U) != 0) out.push_back(r.name(all[i]));
  }
  return out;
}

// ---- the galaxy; S is a State or a View, which is the same there

template <class S>
ShownSystem shown_system(const Look& world, const S& s, SystemId id, bool all) {
  const Rules& r = world.r;
  ShownSystem out;
  out.spot = named(r, s.systems[id].spot);
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    const std::string name = r.name(seat);
    if (s.players[seat].counters.contains(id)) out.counters.push_back(name);
    Counts ships = ships_shown(s.systems[id].fleets[seat], all);
    if (!ships.empty()) out.forces.add(name, std::move(ships));
    Counts carried = load_shown(aboard(world, seat, id), all);
    if (!carried.empty()) out.aboard.add(name, std::move(carried));
    std::vector<ShownLoad> loads;
    for (const Laden& l : s.players[seat].laden) {
      if (l.system == id)
        loads.push_back({ti::piece_word(piece_of(l.piece)), load_text(r, l.load), load_shown(l.load, false),
                         leaders_of(r, s.players[seat].race, l.load.leaders)});
    }
    if (!loads.empty()) out.loads.add(name, std::move(loads));
  }
  for (std::size_t w = 0; w < kWormholes; ++w) {
    if ((s.systems[id].discovered >> w & 1U) != 0)
      out.wormholes.push_back(word_for(static_cast<Wormhole>(w)));
  }
  return out;
}

template <class S>
ByName<ShownSystem> shown_systems(const Look& world, const S& s, bool all) {
  ByName<ShownSystem> out;
  for (SystemId id : s.board) out.add(world.r.name(id), shown_system(world, s, id, all));
  return out;
}

MaybeName shown_counter(const Rules& r, const Planet& p) {
  if (p.counter_state == CounterState::None) return std::nullopt;
  return p.counter.valid() ? r.name(p.counter) : std::string(kHiddenCounter);
}

template <class S>
ShownPlanet shown_planet(const Look& world, const S& s, PlanetId id, bool all) {
  const Rules& r = world.r;
  const Planet& p = s.planets[id];
  ShownPlanet out;
  out.system = r.name(r.planet(id).system);
  out.controller = named(r, p.controller);
  out.exhausted = s.exhausted.contains(id);
  out.resources = resources(world, id);
  out.influence = influence(world, id);
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    Counts units = garrison_shown(garrison(world, seat, id), all);
    if (!units.empty()) out.forces.add(r.name(seat), std::move(units));
    for (std::string& name : leaders_of(r, s.players[seat].race, garrison(world, seat, id).leaders))
      out.leaders.push_back(std::move(name));
  }
  out.gained = s.gained.contains(id);
  out.new_dock = s.new_docks.contains(id);
  out.domain_counter = shown_counter(r, p);
  if (p.counter_state != CounterState::None) out.counter_seen = names(r, SeatSet(p.seen));
  return out;
}

template <class S>
ByName<ShownPlanet> shown_planets(const Look& world, const S& s, bool all) {
  ByName<ShownPlanet> out;
  for (std::size_t i = 0; i < world.r.planets.size(); ++i) {
    if (s.board.contains(world.r.planets[i].system))
      out.add(world.r.planets[i].id, shown_planet(world, s, PlanetId(i), all));
  }
  return out;
}

// ---- sheets

// Where a leader who is free stands.
MaybeName place_of_leader(const Look& world, SeatId seat, std::size_t number) {
  for (PlanetId p : world.s.players[seat].planets) {
    if ((world.s.planets[p].own.leaders >> number & 1U) != 0) return world.r.name(p);
  }
  for (std::size_t i = 0; i < world.r.planets.size(); ++i) {
    const bool landed = world.s.tactical.seat == seat;
    if (landed && (world.s.planets[PlanetId(i)].landed.leaders >> number & 1U) != 0)
      return world.r.planets[i].id;
  }
  for (const Laden& l : world.s.players[seat].laden) {
    if ((l.load.leaders >> number & 1U) != 0) return world.r.name(l.system);
  }
  return std::nullopt;
}

void add_leaders(const Look& world, SeatId seat, ShownSheet& out) {
  const Rules& r = world.r;
  if (!r.options.leaders) return;
  for (int i = 0; i < r.players; ++i) {
    const Player& p = world.s.players[SeatId(i)];
    if (!p.race.valid()) continue;
    const auto& leaders = r.race(p.race).leaders;
    for (std::size_t n = 0; n < leaders.size(); ++n) {
      if (p.leaders[n] == LeaderState::Captured && p.captors[n] == seat)
        out.prisoners.push_back(r.name(leaders[n]));
      if (SeatId(i) == seat)
        out.leaders.add(r.name(leaders[n]),
                        {p.leaders[n], place_of_leader(world, seat, n), named(r, p.captors[n])});
    }
  }
}

// P is a Player or a PlayerView. Of the secret objective and of tiles there is what it holds.
template <class P>
ShownSheet shown_sheet(const Look& world, const P& p, SeatId seat) {
  const Rules& r = world.r;
  ShownSheet out;
  out.race = named(r, p.race);
  out.passed = p.passed && world.s.phase == Phase::Action;
  out.skipped = p.skipped;
  out.eliminated = p.eliminated;
  out.vp = p.vp;
  out.strategy = p.strategy;
  out.fleet = p.fleet;
  out.command = p.command;
  out.reserve_counters = reserve_counters(world, seat);
  out.counters = names(r, p.counters);
  out.trade_goods = p.trade_goods;
  for (std::size_t u = 0; u < kUnits; ++u) {
    const auto unit = static_cast<Unit>(u);
    if (unit != Unit::Fighter && unit != Unit::GroundForce && r.unit(unit).plastic > 0)
      out.reserve.add(word_for(unit), p.reserve[u]);
  }
  out.technologies = names(r, p.techs);
  out.claimed = names(r, p.claimed);
  out.planets = names(r, p.planets);
  for (std::size_t i = 0; i < p.contracts.size() && p.race.valid(); ++i) {
    out.trade_cards.push_back({r.race(p.race).contracts[i], named(r, p.contracts[i])});
    if (p.contracts[i].valid()) out.partners.push_back(r.name(p.contracts[i]));
  }
  add_leaders(world, seat, out);
  out.fallen = p.fallen;
  out.survivors = p.survivors;
  out.secret = named(r, p.secret);
  out.tiles = names(r, p.tiles);
  out.tiles_shown = p.tiles_shown;
  return out;
}

Counts shown_cards(const Rules& r, const CardCounts& counts) {
  Counts out;
  for (const auto& c : counts) out.add(r.name(c.kind), c.count);
  return out;
}
Counts shown_cards(const Rules& r, const CardSet& cards) {
  return shown_cards(r, ti::counted<CardCounts, CardKindId>(r, cards));
}

// ---- laws, effects, the council

MaybeName shown_outcome(const Rules& r, PoliticalId card, std::uint8_t outcome) {
  if (outcome == kNoOutcome || !card.valid()) return std::nullopt;
  const std::array<std::uint8_t, 2> bytes{
      static_cast<std::uint8_t>(outcome_kind(r.political_card(card).vote)), outcome};
  return Codec(r).print("outcome", bytes);
}

ShownCouncil shown_council(const Rules& r, const CouncilMemory& c) {
  ShownCouncil out;
  out.card = named(r, c.card);
  out.active = named(r, c.active);
  for (int i = 0; i < r.players; ++i) {
    const Ballot& b = c.ballots[SeatId(i)];
    if (b.cast)
      out.votes.add(r.name(SeatId(i)),
                    {shown_outcome(r, c.card, b.outcome), shown_outcome(r, c.card, b.second), b.votes});
    if (c.extra[SeatId(i)] > 0) out.extra.add(r.name(SeatId(i)), c.extra[SeatId(i)]);
  }
  out.alone = named(r, c.alone);
  out.outcome = shown_outcome(r, c.card, c.outcome);
  out.second = shown_outcome(r, c.card, c.second);
  return out;
}

// ---- battles

// Hits that a side has to assign now. They stay counted while the player assigns them: those in hand are of
// the same number, and the attacker is done when the defender assigns (TI3-SPACELOSS-2).
int hits_to_assign(const Look& world, const BattleSide& side) {
  for (const Frames& frame : world.s.flow.frames) {
    const auto* f = std::get_if<AssignHits>(&frame);
    if (f == nullptr || (f->how != RollKind::SpaceBattle && f->how != RollKind::Invasion)) continue;
    if (f->seat == side.seat) return f->hits;
    if (side.seat == world.s.battle.attacker.seat) return 0;
  }
  return battle_stage(world.s.flow.frames) > BattleStage::Losses ? 0 : side.hits;
}

ShownSide shown_side(const Look& world, const BattleSide& side) {
  return {named(world.r, side.seat), side.hits, hits_to_assign(world, side), side.retreats,
          side.bonus + side.lasting_bonus};
}

void add_battle(const Look& world, ShownTable& out) {
  const BattleMemory& b = world.s.battle;
  if (b.on)
    out.battle = ShownBattle{world.r.name(b.system),
                             named(world.r, b.planet),
                             b.round,
                             battle_stage(world.s.flow.frames),
                             shown_side(world, b.attacker),
                             shown_side(world, b.defender),
                             b.local_forces};
  const RollMemory& roll = world.s.roll;
  if (!roll.dice.empty()) out.roll = ShownRoll{named(world.r, roll.seat), roll.kind};
  for (const Die& d : roll.dice)
    out.dice.push_back({d.unit, d.needs - d.modifier, d.needs, d.modifier, d.face});
}

// ---- the table

bool order_is_known(const Look& world) {
  return world.s.phase == Phase::Action || world.s.phase == Phase::Status;
}

void add_laws(const Look& world, ShownTable& out) {
  const Rules& r = world.r;
  for (const LawInPlay& l : world.s.laws) {
    const MaybeName colour = l.colour == Colour::None ? std::nullopt : MaybeName(word_for(l.colour));
    out.laws.add(r.name(l.card),
                 {named(r, l.owner), named(r, l.second), named(r, l.planet), colour, l.until});
  }
  for (const Lasting& l : world.s.lasting)
    out.lasting.push_back({word_for(l.hold), named(r, l.seat), object_word(r, l.hold, l.object), l.until});
}

// What is public is the same in the state and in a world imagined from a view.
ShownTable shown_table(const Look& world, bool all) {
  const Rules& r = world.r;
  const State& s = world.s;
  ShownTable out;
  out.phase = s.phase;
  out.round = s.round;
  out.speaker = named(r, s.speaker);
  out.seated = names(r, clockwise_from(world, SeatId(0)));
  if (order_is_known(world)) out.order = names(r, order_of_play(world));
  out.active = named(r, s.turn.seat);
  out.active_system = named(r, s.tactical.system);
  out.second_system = named(r, s.tactical.second);
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const StrategySlot& slot = s.strategy[i];
    out.strategy_cards.add(word_for(static_cast<StrategyCard>(i)),
                           {named(r, slot.owner), slot.used, slot.bonus});
  }
  out.last_initiative = names(r, s.last_initiative);
  out.first_chooser = named(r, s.first_chooser);
  out.mecatol_all_round = named(r, s.mecatol_all_round);
  add_laws(world, out);
  out.objectives = names(r, s.objectives);
  out.stage_left = {s.stage_one_left, s.stage_two_left};
  out.rex_left = s.rex_left;
  out.council = shown_council(r, s.council);
  out.political_discard = names(r, s.political_discard);
  out.political_deck =
      s.political_deck.size() + static_cast<int>(s.political_top.size() + s.political_bottom.size());
  add_battle(world, out);
  for (const Moving& m : s.tactical.moving)
    out.moving.push_back(
        {ti::piece_word(piece_of(m.piece)), r.name(m.from), load_text(r, m.load), m.fighters});
  out.winners = names(r, s.winners);
  out.goods_left = s.goods_left;
  out.face_down = named(r, s.face_down);
  out.systems = shown_systems(world, s, all);
  out.action_deck = s.action_deck.size();
  out.action_discard = shown_cards(r, s.action_discard);
  for (const LyingCard& l : s.lying)
    out.cards_on_planets.add(r.name(l.planet), r.name(r.kind_of[l.card.index()]));
  return out;
}

}  // namespace

json::value state_json(const Look& look) {
  const Rules& r = look.r;
  const State& s = look.s;
  ShownTable table = shown_table(look, true);
  table.planets = shown_planets(look, s, true);
  for (const KnownCard& k : s.political_top) table.political_top.emplace_back(r.name(k.card));
  for (const KnownCard& k : s.political_bottom) table.political_bottom.emplace_back(r.name(k.card));
  ShownPlayers sheets;
  for (int i = 0; i < r.players; ++i) {
    const Player& p = s.players[SeatId(i)];
    ShownSheet sheet = shown_sheet(look, p, SeatId(i));
    sheet.hand = shown_cards(r, p.hand);
    sheet.hand_size = p.hand.size();
    sheets.players.add(r.name(SeatId(i)), std::move(sheet));
  }
  json::object out = shown_json(table).as_object();
  merge(out, shown_json(sheets));
  out["secret_deck"] = shown_json(names(r, s.secret_deck));
  return out;
}

json::value view_json(const Rules& r, const View& v) {
  const State imagined_state = imagined(r, v);
  const Look world{imagined_state, r};
  ShownTable table = shown_table(world, false);
  table.planets = shown_planets(world, v, false);
  for (PoliticalId card : v.political_top) table.political_top.push_back(named(r, card));
  for (PoliticalId card : v.political_bottom) table.political_bottom.push_back(named(r, card));
  json::object players;
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    const PlayerView& p = v.players[seat];
    ShownSheet sheet = shown_sheet(world, p, seat);
    sheet.hand = shown_cards(r, p.hand);
    sheet.hand_size = p.hand_size;
    ShownKnowledge known{p.has_secret, p.tile_count, std::nullopt, std::nullopt};
    if (p.race.valid()) {
      known.fleet_limit = p.fleet + count_trait(world, seat, Trait::FleetLimitPlusOne);
      known.votes = votes_of(world, seat);
    }
    json::object player = shown_json(sheet).as_object();
    merge(player, shown_json(known));
    players[r.name(seat)] = std::move(player);
  }
  ShownOutlook outlook;
  outlook.viewer = named(r, v.viewer);
  outlook.goal = r.goal;
  add_objective_facts(world, v, outlook);
  for (const CounterCount& c : v.unseen_counters) outlook.unseen_counters.add(r.name(c.kind), c.count);
  json::object out = shown_json(table).as_object();
  merge(out, shown_json(outlook));
  out["players"] = std::move(players);
  return out;
}

std::vector<Shape> view_shapes() {
  ShapeBook book;
  book.object<ShownSheet, ShownKnowledge>();
  book.object<ShownTable, ShownOutlook, ShownPlayers>();
  return book.shapes();
}

}  // namespace orrery::ti3
