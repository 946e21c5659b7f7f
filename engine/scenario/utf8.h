// Whether bytes are text that a scenario may hold.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/scenario/yaml_tree.h"

namespace orrery::scenario {

// The first fault of a text with its line, or nothing: bytes that are not UTF-8, control characters other
// than tab and line end, a line longer than kMaxLine.
std::optional<Text> text_fault(std::string_view text);

// At most `limit` bytes of a text, cut between characters, with "..." if something is missing.
std::string cut(std::string_view text, std::size_t limit);

}  // namespace orrery::scenario
