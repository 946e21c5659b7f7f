// Names of the seats, clockwise from the first, in options, notation, records and scenarios of every game.
#pragma once

#include <array>
#include <string_view>

namespace orrery {

inline constexpr std::array<std::string_view, 6> kSeatColours{"red",    "blue",   "green",
                                                              "yellow", "purple", "black"};

}  // namespace orrery
