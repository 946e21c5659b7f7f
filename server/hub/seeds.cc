#include "server/hub/seeds.h"

#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr std::size_t kSeedBytes = 32;

}  // namespace

Blob Seeds::of(const std::string& said) const {
  return given_ && !said.empty() ? hash_of("seed " + said) : random_bytes(kSeedBytes);
}

Blob Seeds::after(const Blob& seed, const std::string& how) const {
  return given_ ? hash_of("after " + std::string(seed.begin(), seed.end()) + " " + how)
                : random_bytes(kSeedBytes);
}

}  // namespace orrery::server
