// Which content a table plays with; the text stands in records, so that a game is never replayed with other
// content.
#pragma once

#include <cstdint>
#include <string>

namespace orrery {

struct PackIdentity {
  std::string id;
  int version = 0;
  std::uint64_t checksum = 0;  // content_checksum (checksum.h)

  [[nodiscard]] std::string text() const;  // "house 1 0123456789abcdef"
};

}  // namespace orrery
