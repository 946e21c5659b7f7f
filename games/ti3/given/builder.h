// Positions for scenarios: from the `given` part of a scenario file to a state (docs/positions-ti3.md). Every
// fault is told with the path of the offending entry. One file for each group of keys.
#pragma once

#include "games/position_reader.h"
#include "games/ti3/notation.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

class PositionBuilder {
 public:
  PositionBuilder(const Rules& r, const json::object& given, State& s) : r_(r), in_(r, given), s_(s) {}

  // "" and the state at its first question, or what is wrong.
  std::string build();

 private:
  // Each reads its keys and returns false after a fault.
  bool read_table();    // everything that lies on it
  bool read_seats();    // sheets.cc
  bool read_galaxy();   // galaxy.cc
  bool read_control();  // units.cc
  bool read_units();
  bool read_place();
  bool read_sheets();  // sheets.cc
  bool read_agreements();
  bool read_cards();  // cards.cc
  bool read_objectives();
  bool read_political();  // laws.cc
  bool read_laws();
  bool read_lasting();
  bool read_leaders();  // options.cc
  bool read_domain_counters();
  bool read_clock();  // clock.cc
  bool read_set();    // position.cc

  Play play() { return Play{s_, r_, nullptr}; }
  [[nodiscard]] Look look() const { return Look{s_, r_}; }
  template <class Visit>
  void each_player(const Visit& visit) {
    for (int i = 0; i < r_.players; ++i) visit(SeatId(i));
  }

  // galaxy.cc
  using Layout = std::vector<SystemId>;  // by spot
  [[nodiscard]] Layout default_layout() const;
  bool swap_tiles(Layout& at);
  bool on_board(const std::string& path, SystemId system);

  // units.cc
  void take_planet(SeatId seat, PlanetId planet);
  void starting_units(SeatId seat);
  bool read_line(const std::string& path, const std::vector<std::string>& words);
  bool put(const std::string& path, SeatId seat, Piece piece, int count, Place where);
  bool put_laden(const std::string& path, SeatId seat, std::span<const std::string> words, SystemId system);
  bool add_to_load(const std::string& path, SeatId seat, const std::string& count, const std::string& word,
                   Load& load);
  bool enough(const std::string& path, SeatId seat, Unit unit, int count);
  bool piece_named(const std::string& path, std::string_view word, Piece& out);
  // options.cc
  bool leader_named(const std::string& path, const std::string& name, SeatId& seat, int& number);
  bool pick_up_leader(const std::string& path, SeatId seat, int number);
  bool read_counter(const std::string& path, PlanetId planet, const std::vector<std::string>& words);

  // laws.cc
  bool law_part(const std::string& path, const std::string& key, const std::string& word, LawInPlay& law);
  bool lasting_object(const std::string& path, const std::string& word, Lasting& effect);

  // sheets.cc
  bool seat_number(std::string_view key, int high, std::uint8_t Player::*field);
  bool agreement_card(const std::string& path, SeatId seat, const std::string& number, std::size_t& card);

  // clock.cc
  bool strategy_named(const std::string& path, const std::string& name, std::size_t& out);
  bool read_strategy();
  bool read_last_initiative();
  bool read_players();
  [[nodiscard]] Phase phase_given() const;

  bool begin();  // phases.cc: puts the procedures on the stack and runs to the first question
  void settle_derived();

  const Rules& r_;
  PositionReader<Rules> in_;
  State& s_;
  SeatSet gone_;  // eliminated
};

// Puts the procedures on the stack with which the game goes on in that phase; in the action phase with the
// turn of that player.
void begin_at(State& s, Phase phase, SeatId turn = SeatId(0));

}  // namespace orrery::ti3
