// Counts heap allocations, so that "allocates nothing" is measured and not believed. Linking
// count_allocations.cc replaces the global operator new of the program; the cost is one increment per
// allocation.
#pragma once

#include <cstdint>
#include <optional>

namespace orrery::cli {

// Allocations of the calling thread since it began; nothing in a sanitized build, which brings its own
// operators.
std::optional<std::uint64_t> allocations_so_far();

}  // namespace orrery::cli
