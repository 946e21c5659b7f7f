#include "games/ti4/text/json.h"

#include "games/ti/shown.h"
#include "games/ti4/imagined.h"
#include "games/ti4/propose/votes.h"
#include "games/ti4/query.h"
#include "games/ti4/text/shown.h"
#include "games/ti4/text/table_facts.h"

namespace orrery::ti4 {
namespace {

using ti::named;
using ti::names;
using ti::word_for;

// With `all`, types that are not there, too.
Counts forces_of(const SpaceForces& f, bool all) {
  Counts out;
  for (Unit u : kAllUnits) {
    if (all || f.of(u) > 0) out.add(word_for(u), f.of(u));
    if (at(u) < kSustaining && (all || f.damaged_of(u) > 0))
      out.add("damaged_" + word_for(u), f.damaged_of(u));
  }
  return out;
}
Counts forces_of(const GroundForces& f, bool all) {
  Counts out;
  for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
    if (all || f.of(u) > 0) out.add(word_for(u), f.of(u));
  }
  return out;
}

template <class Forces>
ByName<Counts> forces_by_seat(const Rules& r, const Forces& forces, bool all) {
  ByName<Counts> out;
  for (int i = 0; i < r.players; ++i) {
    Counts counts = forces_of(forces[SeatId(i)], all);
    if (!counts.empty()) out.add(r.name(SeatId(i)), std::move(counts));
  }
  return out;
}

// S is a State or a View: the galaxy is the same in both.
template <class S>
ByName<ShownSystem> shown_systems(const Rules& r, const S& s, bool all) {
  ByName<ShownSystem> out;
  for (SystemId id : s.board) {
    ShownSystem system;
    system.spot = named(r, s.systems[id].spot);
    for (int i = 0; i < r.players; ++i) {
      if (s.players[SeatId(i)].tokens.contains(id)) system.tokens.push_back(r.name(SeatId(i)));
    }
    system.forces = forces_by_seat(r, s.systems[id].space, all);
    out.add(r.name(id), std::move(system));
  }
  return out;
}

// `world` is the state, or one imagined from the view.
template <class S>
ByName<ShownPlanet> shown_planets(const Look& world, const S& s, bool all) {
  const Rules& r = world.r;
  ByName<ShownPlanet> out;
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    const PlanetId id(i);
    if (!s.board.contains(r.planets[i].system)) continue;
    out.add(r.planets[i].id, {r.name(r.planets[i].system), named(r, s.planets[id].controller),
                              s.exhausted_planets.contains(id), resources(world, id), influence(world, id),
                              forces_by_seat(r, s.planets[id].ground, all)});
  }
  return out;
}

template <class P>
ShownSheet shown_sheet(const Rules& r, const P& p, Phase phase) {
  ShownSheet out;
  out.faction = named(r, p.faction);
  out.passed = p.passed && phase == Phase::Action;
  out.eliminated = p.eliminated;
  out.vp = p.vp;
  out.tactic = p.tactic;
  out.fleet = p.fleet;
  out.strategy = p.strategy;
  out.reserve_tokens = kCommandTokens - p.tactic - p.fleet - p.strategy - p.tokens.size();
  out.tokens = names(r, p.tokens);
  out.trade_goods = p.trade_goods;
  out.commodities = p.commodities;
  for (Unit u : kAllUnits) {
    if (u != Unit::Fighter && u != Unit::Infantry) out.reserve.add(word_for(u), p.reserve[at(u)]);
  }
  out.returning = p.returning;
  out.technologies = names(r, p.techs);
  out.exhausted_technologies = names(r, p.exhausted_techs);
  out.copied = names(r, p.copied);
  out.scored = names(r, p.scored);
  out.planets = names(r, p.planets);
  out.notes = names(r, p.notes);
  out.notes_in_play = names(r, p.notes_in_play);
  for (std::size_t w = 0; w < 2; ++w) {
    if (p.wormholes[w].valid()) out.wormholes.add(word_for(static_cast<Wormhole>(w)), r.name(p.wormholes[w]));
  }
  out.secrets = names(r, p.secrets);
  out.tiles = names(r, p.tiles);
  out.dealt_secrets = names(r, p.dealt_secrets);
  return out;
}

Counts shown_cards(const Rules& r, const CardCounts& counts) {
  Counts out;
  for (const CardCount& c : counts) out.add(r.name(c.kind), c.count);
  return out;
}
Counts shown_cards(const Rules& r, const CardSet& cards) {
  Counts out;
  for (const CardKindDef& kind : r.card_kinds) {
    const int n = (cards & kind.cards).size();
    if (n > 0) out.add(kind.id, n);
  }
  return out;
}

MaybeName shown_outcome(const Rules& r, AgendaId agenda, std::uint8_t outcome) {
  if (outcome == kNoOutcome || !agenda.valid()) return std::nullopt;
  switch (outcome_kind(r.agenda(agenda).election)) {
    case OutcomeKind::ForAgainst:
      return outcome == kFor ? "for" : "against";
    case OutcomeKind::Seat:
      return r.name(SeatId(outcome));
    case OutcomeKind::Planet:
      return r.name(PlanetId(outcome));
    case OutcomeKind::Law:
      return r.name(AgendaId(outcome));
    case OutcomeKind::Objective:
      break;
  }
  return r.name(ObjectiveId(outcome));
}

ShownAgenda shown_agenda(const Look& world, const AgendaMemory& a) {
  const Rules& r = world.r;
  ShownAgenda out;
  out.agenda = named(r, a.agenda);
  out.number = a.number;
  for (int i = 0; i < r.players; ++i) {
    const Ballot& b = a.ballots[SeatId(i)];
    if (b.votes > 0) out.votes.add(r.name(SeatId(i)), {shown_outcome(r, a.agenda, b.outcome), b.votes});
    if (!world.s.players[SeatId(i)].eliminated)
      out.available.add(r.name(SeatId(i)), votes_available(world, SeatId(i)));
  }
  for (const Prediction& p : a.predictions)
    out.predictions.push_back({r.name(p.seat), shown_outcome(r, a.agenda, p.outcome), r.name(p.source)});
  out.outcome = shown_outcome(r, a.agenda, a.outcome);
  out.barred = names(r, a.barred | a.barred_all | (a.agenda.valid() ? a.silenced : SeatSet{}));
  return out;
}

// Hits that a side has to assign now: those that are counted, and those in the hands of the player.
int hits_to_assign(const FrameStack& frames, const CombatSide& side) {
  int hits = side.hits;
  for (const Frames& frame : frames) {
    const auto* f = std::get_if<AssignHits>(&frame);
    if (f != nullptr && f->seat == side.seat && f->how == RollKind::Combat) hits += f->hits;
  }
  return hits;
}

ShownSide shown_side(const Rules& r, const FrameStack& frames, const CombatSide& side) {
  ShownSide out;
  out.seat = r.name(side.seat);
  out.hits = side.hits;
  out.to_assign = hits_to_assign(frames, side);
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (side.fresh[i] > 0) out.damaged_now.add(word_for(kAllUnits[i]), side.fresh[i]);
  }
  out.retreats = side.retreats;
  out.bonus = side.bonus;
  return out;
}

ShownCombat shown_combat(const Rules& r, const CombatMemory& c, const FrameStack& frames) {
  return {r.name(c.system),
          named(r, c.planet),
          c.round,
          combat_stage(frames),
          shown_side(r, frames, c.attacker),
          shown_side(r, frames, c.defender)};
}

template <class S>
ShownTable shown_table(const Look& world, const S& s, bool all) {
  const Rules& r = world.r;
  ShownTable out;
  out.phase = s.phase;
  out.round = s.round;
  out.speaker = named(r, s.speaker);
  out.custodians = s.custodians;
  out.active = named(r, s.turn.seat);
  out.active_system = named(r, s.tactical.system);
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const StrategySlot& slot = s.strategy[i];
    out.strategy_cards.add(word_for(static_cast<StrategyCard>(i)),
                           {named(r, slot.owner), slot.exhausted, slot.trade_goods});
  }
  out.zero_token = named(r, s.zero_token);
  for (const LawInPlay& l : s.laws)
    out.laws.add(r.name(l.agenda),
                 {named(r, l.owner), named(r, l.planet), named(r, l.objective), l.exhausted});
  out.objectives = names(r, s.public_objectives);
  out.stage_left = {s.stage_one_left, s.stage_two_left};
  out.agenda = shown_agenda(world, s.agenda);
  out.agenda_discard = names(r, s.agenda_discard);
  if (s.combat.on) out.combat = shown_combat(r, s.combat, s.flow.frames);
  if (!s.roll.dice.empty()) out.roll = ShownRoll{r.name(s.roll.seat), s.roll.kind};
  for (const Die& d : s.roll.dice)
    out.dice.push_back({d.unit, d.needs - d.modifier, d.needs, d.modifier, d.face});
  out.winners = names(r, s.winners);
  out.systems = shown_systems(r, s, all);
  out.planets = shown_planets(world, s, all);
  out.action_discard = shown_cards(r, s.action_discard);
  return out;
}

}  // namespace

json::value state_json(const Look& look) {
  const Rules& r = look.r;
  const State& s = look.s;
  ShownTable table = shown_table(look, s, true);
  table.action_deck = s.action_deck.size();
  for (const KnownAgenda& k : s.agenda_top) table.agenda_top.emplace_back(r.name(k.agenda));
  ShownPlayers sheets;
  for (int i = 0; i < r.players; ++i) {
    const Player& p = s.players[SeatId(i)];
    ShownSheet sheet = shown_sheet(r, p, s.phase);
    sheet.hand = shown_cards(r, p.hand);
    sheet.hand_size = p.hand.size();
    sheets.players.add(r.name(SeatId(i)), std::move(sheet));
  }
  json::object out = shown_json(table).as_object();
  merge(out, shown_json(sheets));
  json::array bottom;
  for (const KnownAgenda& k : s.agenda_bottom) bottom.emplace_back(r.name(k.agenda));
  out["agenda_bottom"] = std::move(bottom);
  out["agenda_deck"] = s.agenda_deck.size() + static_cast<int>(s.agenda_top.size() + s.agenda_bottom.size());
  out["secret_deck"] = shown_json(names(r, s.secret_deck));
  return out;
}

json::value view_json(const Rules& r, const View& v) {
  const State imagined_state = imagined(r, v);
  const Look world{imagined_state, r};
  ShownTable table = shown_table(world, v, false);
  table.action_deck = v.action_deck_size;
  for (AgendaId a : v.agenda_top) table.agenda_top.push_back(named(r, a));
  json::object players;
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    const PlayerView& p = v.players[seat];
    ShownSheet sheet = shown_sheet(r, p, v.phase);
    sheet.hand = shown_cards(r, p.hand);
    sheet.hand_size = p.hand_size;
    ShownKnowledge known{
        p.secret_count,
        p.note_count,
        {p.parcel.trade_goods, p.parcel.commodities, named(r, p.parcel.note), names(r, p.parcel.cards)},
        std::nullopt,
        std::nullopt};
    if (p.faction.valid()) {
      known.commodity_limit = r.faction(p.faction).commodities;
      known.fleet_limit = fleet_limit(world, seat);
    }
    json::object player = shown_json(sheet).as_object();
    merge(player, shown_json(known));
    players[r.name(seat)] = std::move(player);
  }
  json::object out = shown_json(table).as_object();
  merge(out, shown_json(outlook_of(world, v)));
  out["players"] = std::move(players);
  return out;
}

std::vector<Shape> view_shapes() {
  ShapeBook book;
  book.object<ShownSheet, ShownKnowledge>();
  book.object<ShownTable, ShownOutlook, ShownPlayers>();
  return book.shapes();
}

}  // namespace orrery::ti4
