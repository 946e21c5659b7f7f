// What everybody sees: in the state and in a view it has the same names, so that both are filled from each
// other by one list each. What only some players know is put beside it by view.cc, and made up by sample.cc.
#pragma once

namespace orrery::ti3 {

// Of a player: Player and PlayerView.
template <class From, class To>
void copy_open_player(const From& from, To& to) {
  to.race = from.race;
  to.passed = from.passed;
  to.skipped = from.skipped;
  to.eliminated = from.eliminated;
  to.vp = from.vp;
  to.strategy = from.strategy;
  to.fleet = from.fleet;
  to.command = from.command;
  to.counters = from.counters;
  to.trade_goods = from.trade_goods;
  to.reserve = from.reserve;
  to.techs = from.techs;
  to.claimed = from.claimed;
  to.planets = from.planets;
  to.contracts = from.contracts;
  to.tiles_shown = from.tiles_shown;
  to.owes_planet = from.owes_planet;
  to.laden = from.laden;
  to.leaders = from.leaders;
  to.captors = from.captors;
  to.fallen = from.fallen;
  to.survivors = from.survivors;
}

// Of the table: State and View. What domain counters show on planets, and what a text was told in secret
// (`flow`), is hidden afterwards.
template <class From, class To>
void copy_open_table(const From& from, To& to) {
  to.systems = from.systems;
  to.planets = from.planets;
  to.board = from.board;
  to.exhausted = from.exhausted;
  to.gained = from.gained;
  to.new_docks = from.new_docks;
  to.phase = from.phase;
  to.round = from.round;
  to.speaker = from.speaker;
  to.first_chooser = from.first_chooser;
  to.last_initiative = from.last_initiative;
  to.mecatol_all_round = from.mecatol_all_round;
  to.strategy = from.strategy;
  to.goods_left = from.goods_left;
  to.lying = from.lying;
  to.played_on = from.played_on;
  to.political_discard = from.political_discard;
  to.laws = from.laws;
  to.lasting = from.lasting;
  to.objectives = from.objectives;
  to.stage_one_left = from.stage_one_left;
  to.stage_two_left = from.stage_two_left;
  to.rex_left = from.rex_left;
  to.face_down = from.face_down;
  to.circle = from.circle;
  to.turn = from.turn;
  to.tactical = from.tactical;
  to.battle = from.battle;
  to.roll = from.roll;
  to.council = from.council;
  to.pending = from.pending;
  to.lost_leaders = from.lost_leaders;
  to.alerts = from.alerts;
  to.winners = from.winners;
  to.flow = from.flow;
}

}  // namespace orrery::ti3
