#include "server/notify/notifier.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>

#include "server/hub/log.h"
#include "server/notify/webhook.h"

namespace orrery::server {
namespace {

namespace asio = boost::asio;

constexpr std::size_t kAddressesRemembered = 10000;

}  // namespace

Notifier::Notifier(Setup setup)
    : setup_(std::move(setup)), tls_(asio::ssl::context::tls_client), work_(io_.get_executor()) {
  if (setup_.authorities.empty()) {
    tls_.set_default_verify_paths();
  } else {
    tls_.load_verify_file(setup_.authorities);
  }
  thread_ = std::thread([this] { io_.run(); });
}

Notifier::~Notifier() {
  io_.stop();
  thread_.join();
}

std::string Notifier::check(const NoticeAddress& address) const {
  if (!address.webhook.empty()) {
    const auto to = read_web_address(address.webhook);
    if (!to) return "webhook: expected an address that begins with https:// or http://";
    // A number is judged at once, a name when it is looked up.
    boost::system::error_code no_number;
    const auto number = asio::ip::make_address(to->host, no_number);
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

void Notifier::spawn(asio::awaitable<void> work) {
  ++waiting_;
  asio::co_spawn(io_, std::move(work), [this](const std::exception_ptr& error) {
    --waiting_;
    if (!error) {
      ++sent_;
      return;
    }
    ++failed_;
    try {
      std::rethrow_exception(error);
    } catch (const std::exception& why) {
      log_event(LogLevel::Warning, "notice_failed", {{"why", why.what()}});
    }
  });
}

void Notifier::tell(const NoticeAddress& address, const std::string& subject, const std::string& text,
                    Time now) {
  if (!check(address).empty()) return;
  if (!address.webhook.empty() && may(address.webhook, now)) {
    spawn(post_webhook(*read_web_address(address.webhook), text, setup_.allow_local_webhooks, tls_));
  }
  if (!address.email.empty() && may(address.email, now)) {
    spawn(send_mail(*setup_.relay, {address.email, subject, text}, tls_));
  }
}

}  // namespace orrery::server
