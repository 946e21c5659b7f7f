// Wakes a part of a table after some time. The table lives until then, or until it is stopped.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <utility>

#include "server/base/time.h"
#include "server/hub/keeper.h"

namespace orrery::server {

class Alarm {
 public:
  explicit Alarm(Keeper& keeper) : keeper_(keeper), timer_(keeper.executor()) {}

  // Once, in so many milliseconds, instead of what it was set for before.
  void set(Time wait, std::function<void()> then) {
    timer_.expires_after(std::chrono::milliseconds(wait));
    timer_.async_wait(
        [table = keeper_.hold(), then = std::move(then)](const boost::system::error_code& stopped) {
          if (!stopped) then();
        });
  }
  void stop() { timer_.cancel(); }

 private:
  Keeper& keeper_;
  asio::steady_timer timer_;
};

}  // namespace orrery::server
