// The log of a game: what is stored of it. A line is a choice ("red: pass"), an outcome of chance ("chance
// draw: T01") or an undo ("undo 41": back to the position after 41 steps). The number of lines is the game's
// version: it only grows, also when something is taken back.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "engine/record/record.h"
#include "server/store/store.h"

namespace orrery::server {

// Who made a step, beside the seat it belongs to.
struct StepOrigin {
  std::string by;  // as in LogLine
  Time at = 0;
};

struct UndoTo {
  std::size_t steps = 0;
};
// Nothing: the line makes no sense.
using ReadLine = std::variant<std::monostate, Step, UndoTo>;
ReadLine read_log_line(std::string_view line);

std::string print_undo(std::size_t steps);

}  // namespace orrery::server
