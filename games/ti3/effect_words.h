// Lasting effects as words of the notation: "no_vote", "truce:blue", "no_colour:green".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/ti3/hold_object.h"
#include "games/ti3/rules.h"

namespace orrery::ti3 {

// What the effect is on; none: on nothing in particular.
std::optional<std::string> object_word(const Rules& r, Hold hold, std::uint8_t object);
bool read_object(const Rules& r, Hold hold, std::string_view word, std::uint8_t& object);

// Two bytes: the effect and what it is on.
std::string print_effect(const Rules& r, std::span<const std::uint8_t> bytes);
bool parse_effect(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes);

}  // namespace orrery::ti3
