// Who may see an event: `secret_to` of its definition is 0 for everybody, 1 for the seat of its first operand
// alone, 2 for the seats of its first two operands.
#pragma once

#include <string>

#include "engine/flow/choice.h"
#include "engine/flow/flow.h"

namespace orrery::ti {

inline bool sees_event(Event e, int secret_to, SeatId viewer) {
  if (secret_to == 0) return true;
  if (!viewer.valid()) return false;
  return SeatId(e.operand(0)) == viewer || (secret_to == 2 && SeatId(e.operand(1)) == viewer);
}

// For the help on notation.
inline std::string told_to(int secret_to) {
  if (secret_to == 0) return "everybody";
  return secret_to == 1 ? "the first seat" : "both seats";
}

}  // namespace orrery::ti
