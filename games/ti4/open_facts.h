// What everybody sees: in the state and in a view it has the same names, so that both are filled from each
// other by one list each. What only some players know is put beside it by view.cc, and made up by sample.cc.
#pragma once

namespace orrery::ti4 {

// Of a player: Player and PlayerView.
template <class From, class To>
void copy_open_player(const From& from, To& to) {
  to.faction = from.faction;
  to.passed = from.passed;
  to.eliminated = from.eliminated;
  to.vp = from.vp;
  to.tactic = from.tactic;
  to.fleet = from.fleet;
  to.strategy = from.strategy;
  to.tokens = from.tokens;
  to.trade_goods = from.trade_goods;
  to.commodities = from.commodities;
  to.reserve = from.reserve;
  to.fallen = from.fallen;
  to.returning = from.returning;
  to.techs = from.techs;
  to.copied = from.copied;
  to.assimilated = from.assimilated;
  to.exhausted_techs = from.exhausted_techs;
  to.scored = from.scored;
  to.planets = from.planets;
  to.notes_in_play = from.notes_in_play;
  to.tiles = from.tiles;
  to.wormholes = from.wormholes;
}

// Of the table: State and View.
template <class From, class To>
void copy_open_table(const From& from, To& to) {
  to.systems = from.systems;
  to.planets = from.planets;
  to.board = from.board;
  to.exhausted_planets = from.exhausted_planets;
  to.phase = from.phase;
  to.round = from.round;
  to.speaker = from.speaker;
  to.custodians = from.custodians;
  to.strategy = from.strategy;
  to.zero_token = from.zero_token;
  to.agenda_discard = from.agenda_discard;
  to.laws = from.laws;
  to.delayed = from.delayed;
  to.public_objectives = from.public_objectives;
  to.stage_one_left = from.stage_one_left;
  to.stage_two_left = from.stage_two_left;
  to.leaked = from.leaked;
  to.loose_tiles = from.loose_tiles;
  to.turn = from.turn;
  to.tactical = from.tactical;
  to.combat = from.combat;
  to.roll = from.roll;
  to.agenda = from.agenda;
  to.kill = from.kill;
  to.agenda_deals = from.agenda_deals;
  to.swapped = from.swapped;
  to.pending = from.pending;
  to.alerts = from.alerts;
  to.winners = from.winners;
  to.flow = from.flow;
}

}  // namespace orrery::ti4
