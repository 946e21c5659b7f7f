// Sends webhooks and mails with libcurl, all on one thread of its own, so that no table waits for somebody's
// slow server.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/notify/address.h"
#include "server/notify/mail.h"

namespace orrery::server {

class Transfer;

class Outbox {
 public:
  // "": it was taken; otherwise why not. Called on the outbox's thread.
  using Done = std::function<void(const std::string& error)>;

  // `authorities`: file with the certificates to trust; "": those of the system. Private nets are knocked at
  // only if allowed.
  Outbox(std::string authorities, bool allow_private);
  // What is under way is dropped without a word.
  ~Outbox();
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  // One POST of {"content": "..."}, which Discord and others take as a message. Redirections are not
  // followed.
  void post(const WebAddress& to, const std::string& text, Done done);
  void mail(const MailRelay& relay, const Mail& mail, Done done);

 private:
  void add(std::unique_ptr<Transfer> transfer);
  void run();
  void take_over();
  void collect();

  std::string authorities_;
  bool allow_private_;
  void* multi_;  // CURLM
  std::mutex mutex_;
  std::vector<std::unique_ptr<Transfer>> waiting_;    // under the mutex, like `ending_`
  bool ending_ = false;                               //
  std::vector<std::unique_ptr<Transfer>> under_way_;  // of the thread
  std::thread thread_;                                // last: it uses everything above
};

}  // namespace orrery::server
