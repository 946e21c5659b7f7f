// One exchange with a server of somebody's, for libcurl.
#pragma once

#include <curl/curl.h>

#include <string>

#include "server/notify/outbox.h"

namespace orrery::server {

class Transfer {
 public:
  Transfer(const std::string& authorities, Outbox::Done done);
  ~Transfer();
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  void set_post(const WebAddress& to, const std::string& text, bool allow_private);
  void set_mail(const MailRelay& relay, const Mail& mail);

  [[nodiscard]] CURL* handle() const { return curl_; }
  void finish(CURLcode result) const;

 private:
  static std::size_t give(char* to, std::size_t size, std::size_t count, void* self);
  static std::size_t take(char* from, std::size_t size, std::size_t count, void* self);

  CURL* curl_;
  curl_slist* list_ = nullptr;  // header lines or recipients
  std::string body_;
  std::size_t given_ = 0;
  std::size_t taken_ = 0;
  Outbox::Done done_;
};

}  // namespace orrery::server
