// Which content a table plays with; the text stands in records, so that a game is never replayed with other
// content.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "games/pack/manifest.h"

namespace orrery {

struct PackIdentity {
  PackIdentity() = default;
  PackIdentity(const Manifest& manifest, std::uint64_t rules_checksum);

  std::string id;
  int version = 0;
  std::uint64_t checksum = 0;                       // rules_checksum (checksum.h)
  std::map<std::uint64_t, std::uint64_t> formerly;  // as in the manifest

  [[nodiscard]] std::string text() const;  // "house 1 0123456789abcdef"
  // Whether a game begun with the pack of that text goes on alike with this one: rules read the same in both.
  [[nodiscard]] bool plays(std::string_view text) const;
};

}  // namespace orrery
