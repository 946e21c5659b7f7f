// A WebSocket: messages of one person to tables, and what tables tell that person.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>

#include "server/net/context.h"

namespace orrery::server {

void serve_web_socket(boost::beast::tcp_stream stream, Request request, Person person,
                      const Context& context);

}  // namespace orrery::server
