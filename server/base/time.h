// The one place where the server asks what time it is.
#pragma once

#include <chrono>
#include <cstdint>

namespace orrery::server {

using Time = std::int64_t;  // milliseconds since 1970

inline Time now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace orrery::server
