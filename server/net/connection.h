// One connection: HTTP requests one after another, until one of them becomes a WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/net/context.h"

namespace orrery::server {

void serve_connection(asio::ip::tcp::socket socket, const Context& context);

}  // namespace orrery::server
