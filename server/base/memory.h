// How much memory this program has now.
#pragma once

#include <cstdint>

namespace orrery::server {

std::int64_t memory_used();  // MiB; 0 where the machine does not tell

}  // namespace orrery::server
