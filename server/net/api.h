// The HTTP side of the protocol (docs/protocol.md). Everything in a game goes over the WebSocket or POST
// /api/tables/ID.
#pragma once

#include "server/net/caller.h"

namespace orrery::server {

// Answers a request, now or later, on any thread.
void answer_request(const Context& context, const Caller& caller, Request request, Respond respond);

}  // namespace orrery::server
