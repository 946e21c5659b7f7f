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
#include "server/base/limits.h"
#include "server/base/quota.h"
#include "server/hub/hub.h"
#include "server/net/latency.h"
#include "server/net/sockets.h"
#include "server/net/static_files.h"

namespace orrery::server {

namespace http = boost::beast::http;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;
using Respond = std::function<void(Response)>;

struct Counters {
  std::atomic<std::uint64_t> requests{0};
  std::atomic<std::uint64_t> unanswered{0};   // requests that wait for their answer now
  std::atomic<std::uint64_t> connections{0};  // open now
  std::atomic<std::uint64_t> sockets{0};      // WebSockets open now
  std::atomic<std::uint64_t> messages{0};     // received on them
  std::atomic<std::uint64_t> pushes{0};       // sent on them
  std::atomic<std::uint64_t> dropped{0};      // connections closed because they were slow or rude
  std::atomic<std::uint64_t> limited{0};      // requests refused because there were too many
  std::atomic<std::uint64_t> queued{0};       // bytes that wait to be read by all
  Latency choices;                            // from a choice received to its push handed to the network
};

// Who has used how much of late (server/base/limits.h).
struct Quotas {
  explicit Quotas(const Limits& limits)
      : requests(8.0 * static_cast<double>(limits.requests), static_cast<double>(limits.requests)),
        people(static_cast<double>(limits.people), static_cast<double>(limits.people) / 3600),
        sockets(limits.sockets),
        passwords(4),
        all_passwords(64) {}

  Quota requests;
  Quota people;
  Places sockets;
  Places passwords;  // that are looked at, or wait for it: of an address
  Places all_passwords;
};

struct Context {
  Hub* hub = nullptr;
  asio::thread_pool* work = nullptr;     // for what waits for the database
  asio::thread_pool* hashing = nullptr;  // for passwords
  const StaticFiles* files = nullptr;
  const std::map<std::string, Catalogue>* rulebooks = nullptr;  // by game
  Counters* counters = nullptr;
  const Limits* limits = nullptr;
  Quotas* quotas = nullptr;
  Sockets* open_sockets = nullptr;
  const std::atomic<bool>* stopping = nullptr;  // nothing new is begun
  // What this server is, for whoever looks after it: version, commit.
  const std::map<std::string, std::string>* build = nullptr;
  const std::string* metrics_token = nullptr;  // who has it may read the figures from elsewhere; "": nobody
  const std::string* proxy = nullptr;          // an address that says for whom it asks, or ""
  bool secure_cookies = false;                 // the world reaches this server by https
};

}  // namespace orrery::server
