// Positions for scenarios: from the `given` part of a scenario file to a state (docs/positions-ahos.md).
// Every fault is told with the path of the offending entry. One file for each group of keys.
#pragma once

#include "games/ahos/state.h"
#include "games/position_reader.h"

namespace orrery::ahos {

class PositionBuilder {
 public:
  PositionBuilder(const Rules& r, const json::object& given, State& s) : r_(r), in_(r, given), s_(s) {}

  // "" and the state, or what is wrong.
  std::string build();

 private:
  // Each reads its keys and returns false after a fault.
  bool read_races();  // cards.cc
  bool read_tiles();
  bool read_black_holes();
  bool read_place();
  bool read_track();
  bool read_tokens();
  bool read_zones();
  bool read_rest();
  bool read_technology();
  bool read_aliens();
  bool read_wormholes();
  bool read_pacts();
  bool read_clock();
  bool read_set();

  void begin();  // the turn of the given seat, at its next action

  // board.cc
  bool place(const std::string& path, const std::vector<std::string>& words);
  bool place_units(const std::string& path, SeatId seat, Unit unit, int count, SpaceId space);
  bool place_marker(const std::string& path, SeatId seat, Marker marker, SpaceId space);

  // aliens.cc
  bool read_alien(const std::string& path, SpaceId space, const std::vector<std::string>& words);

  // tokens.cc
  [[nodiscard]] TokenId free_token(const std::string& name) const;

  // cards.cc
  CardId fetch(SeatId seat, const std::string& name);
  bool read_zone(std::string_view key, Zone z);
  void out_of_deck(CardId card);
  bool take_technology(const std::string& path, const json::value& j, CardId& out);

  const Rules& r_;
  PositionReader<Rules> in_;
  State& s_;
  CardSet placed_;  // cards that a key has named
};

}  // namespace orrery::ahos
