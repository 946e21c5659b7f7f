#include "server/notify/notifier.h"

#include "server/base/log.h"

namespace orrery::server {
namespace {

constexpr std::size_t kAddressesRemembered = 10000;

}  // namespace

Notifier::Notifier(Setup setup)
    : setup_(std::move(setup)), outbox_(setup_.authorities, setup_.allow_local_webhooks) {}

std::string Notifier::check(const NoticeAddress& address) const {
  if (!address.webhook.empty()) {
    const auto to = read_web_address(address.webhook);
    if (!to) return "webhook: expected an address that begins with https:// or http://";
    // A number is judged at once, a name when it is looked up.
    boost::system::error_code no_number;
    const auto number = boost::asio::ip::make_address(to->host, no_number);
    if (!no_number && is_private(number) && !setup_.allow_local_webhooks) {
      return "webhook: that is an address of a private net";
    }
  }
  if (!address.email.empty()) {
    if (!is_email_address(address.email)) return "email: expected name@host";
    if (!sends_mail()) return "email: this server sends no mail";
  }
  return "";
}

bool Notifier::may(const std::string& address, Time now) {
  const std::lock_guard lock(mutex_);
  if (last_.size() >= kAddressesRemembered) {
    std::erase_if(last_, [&](const auto& entry) { return now - entry.second >= setup_.pause; });
  }
  const auto found = last_.find(address);
  const bool soon = found != last_.end() && now - found->second < setup_.pause;
  if (soon || waiting_ >= setup_.most_waiting || last_.size() >= kAddressesRemembered) {
    ++held_back_;
    return false;
  }
  last_[address] = now;
  return true;
}

Outbox::Done Notifier::counted() {
  ++waiting_;
  return [this](const std::string& error) {
    --waiting_;
    if (error.empty()) {
      ++sent_;
      return;
    }
    ++failed_;
    log_event(LogLevel::Warning, "notice_failed", {{"why", error}});
  };
}

void Notifier::tell(const NoticeAddress& address, const std::string& subject, const std::string& text,
                    Time now) {
  if (!check(address).empty()) return;
  if (!address.webhook.empty() && may(address.webhook, now)) {
    outbox_.post(*read_web_address(address.webhook), text, counted());
  }
  if (!address.email.empty() && may(address.email, now)) {
    outbox_.mail(*setup_.relay, {address.email, subject, text}, counted());
  }
}

void Notifier::send(const Mail& mail) {
  if (!check({"", mail.to}).empty() || waiting_ >= setup_.most_waiting) {
    ++held_back_;
    return;
  }
  outbox_.mail(*setup_.relay, mail, counted());
}

}  // namespace orrery::server
