// What connections share.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "engine/rulebook/catalogue.h"
#include "server/hub/hub.h"
#include "server/net/latency.h"
#include "server/net/static_files.h"

namespace orrery::server {

namespace http = boost::beast::http;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;
using Respond = std::function<void(Response)>;

struct Counters {
  std::atomic<std::uint64_t> requests{0};
  std::atomic<std::uint64_t> connections{0};  // open now
  std::atomic<std::uint64_t> sockets{0};      // WebSockets open now
  std::atomic<std::uint64_t> messages{0};     // received on them
  std::atomic<std::uint64_t> pushes{0};       // sent on them
  std::atomic<std::uint64_t> dropped{0};      // connections closed because they were slow or rude
  Latency choices;                            // from a choice received to its push handed to the network
};

struct Context {
  Hub* hub = nullptr;
  asio::thread_pool* work = nullptr;  // for what waits for the database
  const StaticFiles* files = nullptr;
  const std::map<std::string, Catalogue>* rulebooks = nullptr;  // by game
  Counters* counters = nullptr;
  bool secure_cookies = false;  // the world reaches this server by https
};

}  // namespace orrery::server
