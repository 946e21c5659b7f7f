// Domain counters (TI3-DISTANTSUNS, TI3-PROBE, TI3-RAZE, TI3-DOMAIN).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// Decides what lies on a planet, if nobody has looked yet, and shows it: to one player, or to all.
struct TurnCounter {
  static constexpr std::string_view kName = "turn_counter";
  PlanetId planet;
  SeatId seat;  // who looks; for all: who landed
  bool open = false;
  ORRERY_FIELDS(TurnCounter, planet, seat, open)
};
ORRERY_FRAME(TurnCounter)
ORRERY_CHANCE_FRAME(TurnCounter)

// What a revealed counter does to a landing; content/counters/<id>.cc.
struct CounterText {
  static constexpr std::string_view kName = "counter_text";
  struct Result {
    static constexpr bool kMayBeIgnored = true;
  };
  PlanetId planet;
  SeatId seat;
  std::uint8_t stage = 0;
  std::uint8_t counter = 0;
  bool stops = false;  // the landing goes no further
  ORRERY_FIELDS(CounterText, planet, seat, stage, counter, stops)
};
ORRERY_ASKING_FRAME(CounterText)
ORRERY_CHANCE_FRAME(CounterText)

// The die after razing (TI3-RAZE-5).
struct Raze {
  static constexpr std::string_view kName = "raze";
  PlanetId planet;
  SeatId seat;
  std::uint8_t stage = 0;
  ORRERY_FIELDS(Raze, planet, seat, stage)
};
ORRERY_FRAME(Raze)
ORRERY_CHANCE_FRAME(Raze)

}  // namespace orrery::ti3
