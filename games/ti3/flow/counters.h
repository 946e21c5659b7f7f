// Command counters: gained ones are placed (TI3-COMMAND-2), all are redistributed (TI3-STATUS-11).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

inline constexpr int kRegulatedFleet = 5;  // the most in fleet supply under LawFleetFive

struct GainCounters {
  static constexpr std::string_view kName = "gain_counters";
  SeatId seat;
  std::uint8_t count = 0;
  bool redistribute = false;
  bool done = false;
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(GainCounters, seat, count, redistribute, done, cause)
};
ORRERY_ASKING_FRAME(GainCounters)

}  // namespace orrery::ti3
