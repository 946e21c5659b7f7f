// Tells people who are not connected that it is their turn: by a webhook or by mail. What fails is counted
// and forgotten.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/base/time.h"
#include "server/notify/outbox.h"

namespace orrery::server {

// Where somebody wants to be told.
struct NoticeAddress {
  std::string webhook;
  std::string email;
};

class Notifier {
 public:
  struct Setup {
    std::optional<MailRelay> relay;     // without it nobody gets mail
    bool allow_local_webhooks = false;  // private nets, too: for tests and closed houses
    std::string authorities;            // file with the certificates to trust; "": those of the system
    std::int64_t pause = 60000;         // at least so long between two notices to the same address
    std::size_t most_waiting = 1000;    // more are dropped
  };
  explicit Notifier(Setup setup);
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;

  [[nodiscard]] bool sends_mail() const { return setup_.relay.has_value(); }
  // What is wrong with an address, or "".
  [[nodiscard]] std::string check(const NoticeAddress& address) const;
  // Both return at once. `subject` is one line.
  void tell(const NoticeAddress& address, const std::string& subject, const std::string& text, Time now);

  // However soon after the last one: whoever sends it counts.
  void send(const Mail& mail);

  struct Figures {
    std::uint64_t sent = 0;
    std::uint64_t failed = 0;
    std::uint64_t held_back = 0;  // too soon after the last, or too many waiting
  };
  [[nodiscard]] Figures figures() const { return {sent_, failed_, held_back_}; }

 private:
  bool may(const std::string& address, Time now);
  Outbox::Done counted();

  Setup setup_;
  std::mutex mutex_;
  std::map<std::string, Time> last_;  // by address
  std::atomic<std::size_t> waiting_{0};
  std::atomic<std::uint64_t> sent_{0};
  std::atomic<std::uint64_t> failed_{0};
  std::atomic<std::uint64_t> held_back_{0};
  Outbox outbox_;  // last: its thread uses everything above
};

}  // namespace orrery::server
