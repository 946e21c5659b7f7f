#include "games/pack/pack_identity.h"

#include "engine/core/print_hash.h"

namespace orrery {

PackIdentity::PackIdentity(const Manifest& manifest, std::uint64_t rules_checksum)
    : id(manifest.id), version(manifest.version), checksum(rules_checksum), formerly(manifest.formerly) {}

bool PackIdentity::plays(std::string_view text) const {
  const auto named = parse_hash(text.substr(text.rfind(' ') + 1));
  if (!named || text.substr(0, text.find(' ')) != id) return false;
  std::uint64_t now = *named;
  // One name after another; no more of them than there are, should they lead in a circle.
  for (std::size_t i = 0; i < formerly.size() && formerly.contains(now); ++i) now = formerly.at(now);
  return now == checksum;
}

std::string PackIdentity::text() const {
  return id + " " + std::to_string(version) + " " + print_hash(checksum);
}

}  // namespace orrery
