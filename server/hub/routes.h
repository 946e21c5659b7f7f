// Which part of a table takes which message.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "server/hub/message.h"

namespace orrery::server {

struct Parts;

struct Route {
  std::string_view type;  // of the message
  void (*take)(Parts& parts, const Message& message);
  bool looks = false;  // changes nothing
};

// In the order of docs/protocol.md, where each message is described.
const std::vector<Route>& routes();
// To the part that takes messages of that type; refused if there is none, or if nothing may change and it
// would.
void dispatch(Parts& parts, const Message& message, bool read_only = false);

}  // namespace orrery::server
