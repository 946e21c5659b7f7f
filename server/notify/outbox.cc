#include "server/notify/outbox.h"

#include <curl/curl.h>

#include <algorithm>
#include <stdexcept>

#include "server/notify/transfer.h"

namespace orrery::server {
namespace {

constexpr int kLongestSleep = 1000;  // milliseconds; whoever adds something wakes the thread

CURLM* new_multi() {
  static const CURLcode begun = curl_global_init(CURL_GLOBAL_DEFAULT);
  CURLM* multi = begun == CURLE_OK ? curl_multi_init() : nullptr;
  if (multi == nullptr) throw std::runtime_error("libcurl does not start");
  return multi;
}

}  // namespace

Outbox::Outbox(std::string authorities, bool allow_private)
    : authorities_(std::move(authorities)), allow_private_(allow_private), multi_(new_multi()) {
  thread_ = std::thread([this] { run(); });
}

Outbox::~Outbox() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  curl_multi_wakeup(multi_);
  thread_.join();
  for (const auto& transfer : under_way_) curl_multi_remove_handle(multi_, transfer->handle());
  under_way_.clear();
  curl_multi_cleanup(multi_);
}

void Outbox::post(const WebAddress& to, const std::string& text, Done done) {
  auto transfer = std::make_unique<Transfer>(authorities_, std::move(done));
  transfer->set_post(to, text, allow_private_);
  add(std::move(transfer));
}

void Outbox::mail(const MailRelay& relay, const Mail& mail, Done done) {
  auto transfer = std::make_unique<Transfer>(authorities_, std::move(done));
  transfer->set_mail(relay, mail);
  add(std::move(transfer));
}

void Outbox::add(std::unique_ptr<Transfer> transfer) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(transfer));
  }
  curl_multi_wakeup(multi_);
}

void Outbox::run() {
  for (;;) {
    {
      const std::lock_guard lock(mutex_);
      if (ending_) return;
      take_over();
    }
    int running = 0;
    curl_multi_perform(multi_, &running);
    collect();
    curl_multi_poll(multi_, nullptr, 0, kLongestSleep, nullptr);
  }
}

void Outbox::take_over() {
  for (auto& transfer : waiting_) {
    curl_multi_add_handle(multi_, transfer->handle());
    under_way_.push_back(std::move(transfer));
  }
  waiting_.clear();
}

void Outbox::collect() {
  int left = 0;
  while (const CURLMsg* message = curl_multi_info_read(multi_, &left)) {
    if (message->msg != CURLMSG_DONE) continue;
    const CURLcode result = message->data.result;
    CURL* handle = message->easy_handle;  // `message` is gone with the handle
    curl_multi_remove_handle(multi_, handle);
    const auto found = std::find_if(under_way_.begin(), under_way_.end(),
                                    [&](const auto& transfer) { return transfer->handle() == handle; });
    (*found)->finish(result);
    under_way_.erase(found);
  }
}

}  // namespace orrery::server
