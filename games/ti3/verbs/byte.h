// For the files of this folder: fields of the state are bytes, sums of them ints.
#pragma once

#include <cstdint>

namespace orrery::ti3 {

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

}  // namespace orrery::ti3
