// Where a request comes from, as far as limits are concerned.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

#include "server/net/context.h"

namespace orrery::server {

struct Caller {
  std::string address;
  bool here = false;  // straight from this machine: whoever runs the server, its tests and its bots
};

// A proxy on this machine, or the one that the server was told of, says for whom it asks: the last address in
// X-Forwarded-For, for those before it anybody can write there. Others are who they are.
Caller caller_of(const asio::ip::address& peer, const Request& request, const std::string& proxy);

}  // namespace orrery::server
