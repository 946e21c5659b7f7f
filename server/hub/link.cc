#include "server/hub/link.h"

#include <iterator>

namespace orrery::server {
namespace {

constexpr std::size_t kHashBytes = 32;
constexpr std::uint8_t kPlayers = 'p';
constexpr std::uint8_t kOwners = 'o';

}  // namespace

std::optional<Link> link_of(const StoredSeat& seat) {
  const Blob& bytes = seat.invite;
  if (bytes.size() < kHashBytes) return std::nullopt;
  const auto end_of_hash = bytes.begin() + kHashBytes;
  Link link;
  link.hash.assign(bytes.begin(), end_of_hash);
  if (end_of_hash == bytes.end()) return link;
  link.by_player = *end_of_hash == kPlayers;
  link.person.assign(std::next(end_of_hash), bytes.end());
  return link;
}

Blob stored(const Link& link) {
  Blob bytes = link.hash;
  bytes.push_back(link.by_player ? kPlayers : kOwners);
  bytes.insert(bytes.end(), link.person.begin(), link.person.end());
  return bytes;
}

}  // namespace orrery::server
