#include "games/ti4/text/json.h"

#include "engine/core/json_fields.h"
#include "games/ti4/imagined.h"
#include "games/ti4/query.h"
#include "games/ti4/text/table_facts.h"

namespace orrery::ti4 {
namespace {

template <class IdT>
json::value named(const Rules& r, IdT id) {
  return id.valid() ? json::value(json::string(r.name(id))) : json::value();
}
template <class Set>
json::array names(const Rules& r, const Set& set) {
  json::array out;
  for (auto id : set) out.emplace_back(r.name(id));
  return out;
}

json::object forces_json(const SpaceForces& f, bool all) {
  json::object out;
  for (Unit u : kAllUnits) {
    if (all || f.of(u) > 0) out[enum_name(u)] = f.of(u);
    if (at(u) < kSustaining && (all || f.damaged_of(u) > 0))
      out["damaged_" + std::string(enum_name(u))] = f.damaged_of(u);
  }
  return out;
}
json::object forces_json(const GroundForces& f, bool all) {
  json::object out;
  for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
    if (all || f.of(u) > 0) out[enum_name(u)] = f.of(u);
  }
  return out;
}

// S is a State or a View: the galaxy is the same in both.
template <class S>
json::object systems_json(const Rules& r, const S& s, bool all) {
  json::object out;
  for (SystemId id : s.board) {
    json::object system;
    system["spot"] = named(r, s.systems[id].spot);
    json::array tokens;
    for (int i = 0; i < r.players; ++i) {
      const SeatId seat(i);
      json::object forces = forces_json(s.systems[id].space[seat], all);
      if (all || !forces.empty()) system[r.name(seat)] = std::move(forces);
      if (s.players[seat].tokens.contains(id)) tokens.emplace_back(r.name(seat));
    }
    system["tokens"] = std::move(tokens);
    out[r.name(id)] = std::move(system);
  }
  return out;
}

template <class S>
json::object planets_json(const Rules& r, const S& s, bool all) {
  json::object out;
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    const PlanetId id(i);
    if (!s.board.contains(r.planets[i].system)) continue;
    json::object planet;
    planet["system"] = r.name(r.planets[i].system);
    planet["controller"] = named(r, s.planets[id].controller);
    planet["exhausted"] = s.exhausted_planets.contains(id);
    for (int j = 0; j < r.players; ++j) {
      json::object forces = forces_json(s.planets[id].ground[SeatId(j)], all);
      if (all || !forces.empty()) planet[r.name(SeatId(j))] = std::move(forces);
    }
    out[r.planets[i].id] = std::move(planet);
  }
  return out;
}

template <class P>
void sheet_json(const Rules& r, const P& p, json::object& out) {
  out["faction"] = named(r, p.faction);
  out["passed"] = p.passed;
  out["eliminated"] = p.eliminated;
  out["vp"] = p.vp;
  out["tactic"] = p.tactic;
  out["fleet"] = p.fleet;
  out["strategy"] = p.strategy;
  out["reserve_tokens"] = kCommandTokens - p.tactic - p.fleet - p.strategy - p.tokens.size();
  out["tokens"] = names(r, p.tokens);
  out["trade_goods"] = p.trade_goods;
  out["commodities"] = p.commodities;
  json::object reserve;
  for (Unit u : kAllUnits) {
    if (u != Unit::Fighter && u != Unit::Infantry) reserve[enum_name(u)] = p.reserve[at(u)];
  }
  out["reserve"] = std::move(reserve);
  out["returning"] = p.returning;
  out["technologies"] = names(r, p.techs);
  out["exhausted_technologies"] = names(r, p.exhausted_techs);
  out["copied"] = names(r, p.copied);
  out["scored"] = names(r, p.scored);
  out["planets"] = names(r, p.planets);
  out["notes"] = names(r, p.notes);
  out["notes_in_play"] = names(r, p.notes_in_play);
  json::object wormholes;
  for (std::size_t w = 0; w < 2; ++w) {
    if (p.wormholes[w].valid()) wormholes[enum_name(static_cast<Wormhole>(w))] = r.name(p.wormholes[w]);
  }
  out["wormholes"] = std::move(wormholes);
  out["secrets"] = names(r, p.secrets);
  out["tiles"] = names(r, p.tiles);
}

json::object counts_json(const Rules& r, const CardCounts& counts) {
  json::object out;
  for (const CardCount& c : counts) out[r.name(c.kind)] = c.count;
  return out;
}
json::object cards_json(const Rules& r, const CardSet& cards) {
  json::object out;
  for (const CardKindDef& kind : r.card_kinds) {
    const int n = (cards & kind.cards).size();
    if (n > 0) out[kind.id] = n;
  }
  return out;
}

template <class S>
json::object laws_json(const Rules& r, const S& s) {
  json::object out;
  for (const LawInPlay& l : s.laws) {
    out[r.name(l.agenda)] = {{"owner", named(r, l.owner)},
                             {"planet", named(r, l.planet)},
                             {"objective", named(r, l.objective)},
                             {"exhausted", l.exhausted}};
  }
  return out;
}

json::value outcome_json(const Rules& r, AgendaId agenda, std::uint8_t outcome) {
  if (outcome == kNoOutcome || !agenda.valid()) return nullptr;
  switch (outcome_kind(r.agenda(agenda).election)) {
    case OutcomeKind::ForAgainst:
      return outcome == kFor ? "for" : "against";
    case OutcomeKind::Seat:
      return json::value(json::string(r.name(SeatId(outcome))));
    case OutcomeKind::Planet:
      return json::value(json::string(r.name(PlanetId(outcome))));
    case OutcomeKind::Law:
      return json::value(json::string(r.name(AgendaId(outcome))));
    case OutcomeKind::Objective:
      break;
  }
  return json::value(json::string(r.name(ObjectiveId(outcome))));
}

json::object agenda_json(const Rules& r, const AgendaMemory& a) {
  json::object votes;
  for (int i = 0; i < r.players; ++i) {
    const Ballot& b = a.ballots[SeatId(i)];
    if (b.votes > 0)
      votes[r.name(SeatId(i))] = {{"outcome", outcome_json(r, a.agenda, b.outcome)}, {"votes", b.votes}};
  }
  json::array predictions;
  for (const Prediction& p : a.predictions)
    predictions.push_back({{"seat", r.name(p.seat)},
                           {"outcome", outcome_json(r, a.agenda, p.outcome)},
                           {"by", r.name(p.source)}});
  return {{"agenda", named(r, a.agenda)},
          {"number", a.number},
          {"votes", std::move(votes)},
          {"predictions", std::move(predictions)},
          {"outcome", outcome_json(r, a.agenda, a.outcome)},
          {"barred", names(r, a.barred | a.barred_all | a.silenced)}};
}

json::object side_json(const Rules& r, const CombatSide& side) {
  return {
      {"seat", named(r, side.seat)}, {"hits", side.hits}, {"retreats", side.retreats}, {"bonus", side.bonus}};
}

template <class S>
void table_json(const Rules& r, const S& s, json::object& out) {
  out["phase"] = enum_name(s.phase);
  out["round"] = s.round;
  out["speaker"] = named(r, s.speaker);
  out["custodians"] = s.custodians;
  out["active"] = named(r, s.turn.seat);
  out["active_system"] = named(r, s.tactical.system);
  json::object strategy;
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const StrategySlot& slot = s.strategy[i];
    strategy[enum_name(static_cast<StrategyCard>(i))] = {
        {"owner", named(r, slot.owner)}, {"exhausted", slot.exhausted}, {"trade_goods", slot.trade_goods}};
  }
  out["strategy_cards"] = std::move(strategy);
  out["zero_token"] = named(r, s.zero_token);
  out["laws"] = laws_json(r, s);
  out["objectives"] = names(r, s.public_objectives);
  out["stage_left"] = {s.stage_one_left, s.stage_two_left};
  out["agenda"] = agenda_json(r, s.agenda);
  out["agenda_discard"] = names(r, s.agenda_discard);
  if (s.combat.on) {
    out["combat"] = {{"system", named(r, s.combat.system)},
                     {"planet", named(r, s.combat.planet)},
                     {"round", s.combat.round},
                     {"attacker", side_json(r, s.combat.attacker)},
                     {"defender", side_json(r, s.combat.defender)}};
  }
  out["roll"] = s.roll.dice.empty()
                    ? json::value(nullptr)
                    : json::value{{"seat", named(r, s.roll.seat)}, {"kind", enum_name(s.roll.kind)}};
  json::array dice;
  for (const Die& d : s.roll.dice)
    dice.push_back({{"unit", enum_name(d.unit)},
                    {"needs", d.needs - d.modifier},
                    {"printed", d.needs},
                    {"modifier", d.modifier},
                    {"face", d.face}});
  out["dice"] = std::move(dice);
  out["winners"] = names(r, s.winners);
}

}  // namespace

json::value state_json(const Look& look) {
  const Rules& r = look.r;
  const State& s = look.s;
  json::object out;
  table_json(r, s, out);
  out["systems"] = systems_json(r, s, true);
  json::object planets = planets_json(r, s, true);
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    json::value* p = planets.if_contains(r.planets[i].id);
    if (p == nullptr) continue;
    p->get_object()["resources"] = resources(look, PlanetId(i));
    p->get_object()["influence"] = influence(look, PlanetId(i));
  }
  out["planets"] = std::move(planets);
  json::object players;
  for (int i = 0; i < r.players; ++i) {
    const Player& p = s.players[SeatId(i)];
    json::object sheet;
    sheet_json(r, p, sheet);
    sheet["hand"] = cards_json(r, p.hand);
    sheet["hand_size"] = p.hand.size();
    sheet["dealt_secrets"] = names(r, p.dealt_secrets);
    players[r.name(SeatId(i))] = std::move(sheet);
  }
  out["players"] = std::move(players);
  out["action_deck"] = s.action_deck.size();
  out["action_discard"] = cards_json(r, s.action_discard);
  json::array top, bottom;
  for (const KnownAgenda& k : s.agenda_top) top.emplace_back(r.name(k.agenda));
  for (const KnownAgenda& k : s.agenda_bottom) bottom.emplace_back(r.name(k.agenda));
  out["agenda_top"] = std::move(top);
  out["agenda_bottom"] = std::move(bottom);
  out["agenda_deck"] = s.agenda_deck.size() + static_cast<int>(s.agenda_top.size() + s.agenda_bottom.size());
  out["secret_deck"] = names(r, s.secret_deck);
  return out;
}

json::value view_json(const Rules& r, const View& v) {
  json::object out;
  out["viewer"] = named(r, v.viewer);
  table_json(r, v, out);
  out["systems"] = systems_json(r, v, false);
  out["planets"] = planets_json(r, v, false);
  json::object players;
  for (int i = 0; i < r.players; ++i) {
    const PlayerView& p = v.players[SeatId(i)];
    json::object sheet;
    sheet_json(r, p, sheet);
    sheet["hand"] = counts_json(r, p.hand);
    sheet["hand_size"] = p.hand_size;
    sheet["secret_count"] = p.secret_count;
    sheet["note_count"] = p.note_count;
    sheet["dealt_secrets"] = names(r, p.dealt_secrets);
    sheet["offer"] = {{"trade_goods", p.parcel.trade_goods},
                      {"commodities", p.parcel.commodities},
                      {"note", named(r, p.parcel.note)},
                      {"cards", names(r, p.parcel.cards)}};
    players[r.name(SeatId(i))] = std::move(sheet);
  }
  out["players"] = std::move(players);
  out["action_deck"] = v.action_deck_size;
  out["action_discard"] = counts_json(r, v.action_discard);
  json::array top;
  for (AgendaId a : v.agenda_top) top.push_back(named(r, a));
  out["agenda_top"] = std::move(top);
  const State world = imagined(r, v);
  add_table_facts(Look{world, r}, v, out);
  return out;
}

}  // namespace orrery::ti4
