#include "games/pack/pack_identity.h"

#include "engine/core/print_hash.h"

namespace orrery {

std::string PackIdentity::text() const {
  return id + " " + std::to_string(version) + " " + print_hash(checksum);
}

}  // namespace orrery
