// The WebSockets that are open, to end those of a session, of a person, or all.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "server/store/database.h"

namespace orrery::server {

// Why a WebSocket ends: the code and reason of its close frame (docs/protocol.md).
struct Farewell {
  std::uint16_t code;
  std::string_view reason;
};
inline constexpr Farewell kStopping{1001, "stopping"};
inline constexpr Farewell kTooManyMessages{1008, "messages"};
inline constexpr Farewell kReadsTooSlowly{1013, "slow"};
inline constexpr Farewell kLoggedOut{4001, "logged_out"};

class Sockets {
 public:
  class Socket {
   public:
    virtual ~Socket() = default;
    // From any thread; the second time nothing happens.
    virtual void end(Farewell why) = 0;
  };

  // `session` is the hash of the token by which it came.
  void add(const std::shared_ptr<Socket>& socket, const Blob& session, const std::string& person);
  void remove(const Socket* socket);

  void end_session(const Blob& session, Farewell why);
  void end_person(const std::string& person, Farewell why);
  void end_all(Farewell why);

 private:
  struct Open {
    std::weak_ptr<Socket> socket;
    Blob session;
    std::string person;
  };
  void end_if(const std::function<bool(const Open&)>& which, Farewell why);

  std::mutex mutex_;
  std::map<const Socket*, Open> open_;
};

}  // namespace orrery::server
