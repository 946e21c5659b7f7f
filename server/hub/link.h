// The invitation of a seat, as it is stored with the seat: the hash of its secret, who made it, and the
// person who took it. A link belongs to whoever opened it first; nobody else can use it after that.
#pragma once

#include <optional>
#include <string>

#include "server/store/store.h"

namespace orrery::server {

struct Link {
  Blob hash;  // of the secret
  bool by_player =
      false;  // made by the player of the seat, to sit there from another browser; otherwise by the owner
  std::string person;  // who took it, or ""
};

// Of what older servers stored, the hash alone, too. Nothing if the seat has no link.
std::optional<Link> link_of(const StoredSeat& seat);
Blob stored(const Link& link);

}  // namespace orrery::server
