// A WebSocket: messages of one person to tables, and what tables tell that person.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <memory>

#include "server/net/context.h"

namespace orrery::server {

// `place`: among those of its address, held as long as it is open. `session`: the hash of the token by which
// it came.
void serve_web_socket(boost::beast::tcp_stream stream, Request request, Person person, const Blob& session,
                      std::shared_ptr<void> place, const Context& context);

}  // namespace orrery::server
