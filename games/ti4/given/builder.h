// Positions for scenarios: from the `given` part of a scenario file to a state (docs/positions-ti4.md). Every
// fault is told with the path of the offending entry. One file for each group of keys.
#pragma once

#include "games/position_reader.h"
#include "games/ti4/notation.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

class PositionBuilder {
 public:
  PositionBuilder(const Rules& r, const json::object& given, State& s) : r_(r), in_(r, given), s_(s) {}

  // "" and the state, or what is wrong.
  std::string build();

 private:
  // Each reads its keys and returns false after a fault.
  bool read_seats();  // sheets.cc
  bool read_galaxy();
  bool read_homes();  // units.cc
  bool read_technologies();
  bool read_place();
  bool read_control();
  bool read_sheets();
  bool read_cards();
  bool read_objectives();
  bool read_notes();
  bool read_laws();
  bool read_agendas();
  bool read_clock();

  Play play() { return Play{s_, r_, nullptr}; }
  [[nodiscard]] Look look() const { return Look{s_, r_}; }

  // galaxy.cc
  [[nodiscard]] SystemId home_tile(SeatId seat) const;
  bool swap_tiles(std::array<SystemId, kMaxSpots>& at);
  bool read_wormholes();

  // units.cc
  void starting_units(SeatId seat);
  void take_planet(SeatId seat, PlanetId planet);
  bool put(const std::string& path, SeatId seat, std::string_view word, int count, Place where);

  // sheets.cc
  bool check_exhausted();
  bool seat_number(std::string_view key, int high, void (*set)(Player& p, int n));

  // cards.cc
  bool take_card(const std::string& path, CardId named, CardId& out);

  // clock.cc
  bool strategy_named(const std::string& path, const std::string& name, std::size_t& out);
  bool read_strategy();
  bool read_players();
  void eliminate(SeatId seat);

  // phases.cc
  bool begin();  // puts the procedures on the stack and runs to the first question
  bool begin_strategy();
  bool begin_turn();
  bool begin_status();
  bool begin_agenda();
  template <class Step>
  bool step_named(std::initializer_list<Step> allowed, Step& out);

  void settle_derived();

  const Rules& r_;
  PositionReader<Rules> in_;
  State& s_;
  SeatSet gone_;  // eliminated
};

}  // namespace orrery::ti4
