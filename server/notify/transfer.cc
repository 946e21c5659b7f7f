#include "server/notify/transfer.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstring>
#include <stdexcept>

#include "server/people/secrets.h"

namespace orrery::server {
namespace {

namespace json = boost::json;

constexpr long kPatienceOfPosts = 10;  // seconds
constexpr long kPatienceOfMails = 30;
constexpr std::size_t kLargestAnswer = 64 * 1024;

boost::asio::ip::address address_of(const curl_sockaddr& from) {
  namespace ip = boost::asio::ip;
  if (from.family == AF_INET) {
    sockaddr_in in{};
    std::memcpy(&in, &from.addr, sizeof in);
    return ip::address_v4(ntohl(in.sin_addr.s_addr));
  }
  sockaddr_in6 in{};
  std::memcpy(&in, &from.addr, std::min<std::size_t>(sizeof in, from.addrlen));
  ip::address_v6::bytes_type bytes{};
  std::memcpy(bytes.data(), &in.sin6_addr, bytes.size());
  return ip::address_v6(bytes);
}

// What is looked at is what is connected to: a name is not asked for again.
curl_socket_t open_public(void*, curlsocktype, curl_sockaddr* to) {
  if ((to->family != AF_INET && to->family != AF_INET6) || is_private(address_of(*to)))
    return CURL_SOCKET_BAD;
  return socket(to->family, to->socktype, to->protocol);
}

std::string in_brackets(const std::string& host) {
  return host.find(':') == std::string::npos ? host : "[" + host + "]";
}

}  // namespace

Transfer::Transfer(const std::string& authorities, Outbox::Done done)
    : curl_(curl_easy_init()), done_(std::move(done)) {
  if (curl_ == nullptr) throw std::runtime_error("libcurl does not start");
  curl_easy_setopt(curl_, CURLOPT_PRIVATE, this);
  curl_easy_setopt(curl_, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl_, CURLOPT_PROXY, "");  // whatever the environment says
  curl_easy_setopt(curl_, CURLOPT_WRITEFUNCTION, &Transfer::take);
  curl_easy_setopt(curl_, CURLOPT_WRITEDATA, this);
  if (authorities.empty()) return;
  curl_easy_setopt(curl_, CURLOPT_CAINFO, authorities.c_str());
  curl_easy_setopt(curl_, CURLOPT_CAPATH, nullptr);
}

Transfer::~Transfer() {
  curl_easy_cleanup(curl_);
  curl_slist_free_all(list_);
}

void Transfer::set_post(const WebAddress& to, const std::string& text, bool allow_private) {
  body_ = json::serialize(json::object{{"content", text}});
  list_ = curl_slist_append(list_, "Content-Type: application/json");
  list_ = curl_slist_append(list_, "Expect:");
  const std::string url = (to.tls ? "https://" : "http://") + to.host_field() + to.target;
  curl_easy_setopt(curl_, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl_, CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl_, CURLOPT_PATH_AS_IS, 1L);
  curl_easy_setopt(curl_, CURLOPT_USERAGENT, "orrery");
  curl_easy_setopt(curl_, CURLOPT_HTTPHEADER, list_);
  curl_easy_setopt(curl_, CURLOPT_POSTFIELDS, body_.c_str());
  curl_easy_setopt(curl_, CURLOPT_POSTFIELDSIZE, static_cast<long>(body_.size()));
  curl_easy_setopt(curl_, CURLOPT_TIMEOUT, kPatienceOfPosts);
  curl_easy_setopt(curl_, CURLOPT_FORBID_REUSE, 1L);
  if (!allow_private) curl_easy_setopt(curl_, CURLOPT_OPENSOCKETFUNCTION, &open_public);
}

void Transfer::set_mail(const MailRelay& relay, const Mail& mail) {
  constexpr const char* kPortOfTls = "465";  // encrypted from the first byte
  body_ = print_mail(relay, mail, mail_date(), new_name());
  list_ = curl_slist_append(list_, ("<" + mail.to + ">").c_str());
  const bool at_once = relay.port == kPortOfTls && !relay.plain;
  const std::string url =
      (at_once ? "smtps://" : "smtp://") + in_brackets(relay.host) + ":" + relay.port + "/orrery";
  curl_easy_setopt(curl_, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(curl_, CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl_, CURLOPT_USE_SSL, relay.plain ? CURLUSESSL_NONE : CURLUSESSL_ALL);
  curl_easy_setopt(curl_, CURLOPT_MAIL_FROM, ("<" + relay.from + ">").c_str());
  curl_easy_setopt(curl_, CURLOPT_MAIL_RCPT, list_);
  curl_easy_setopt(curl_, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl_, CURLOPT_READFUNCTION, &Transfer::give);
  curl_easy_setopt(curl_, CURLOPT_READDATA, this);
  curl_easy_setopt(curl_, CURLOPT_TIMEOUT, kPatienceOfMails);
  curl_easy_setopt(curl_, CURLOPT_FORBID_REUSE, 1L);
}

// Reasons name no address: the words of a server may hold one.
void Transfer::finish(CURLcode result) const {
  long status = 0;
  curl_easy_getinfo(curl_, CURLINFO_RESPONSE_CODE, &status);
  const std::string answer = status > 0 ? ", it answers " + std::to_string(status) : "";
  if (result != CURLE_OK) return done_(curl_easy_strerror(result) + answer);
  done_(status >= 200 && status < 300 ? "" : "not taken" + answer);
}

std::size_t Transfer::give(char* to, std::size_t size, std::size_t count, void* self) {
  Transfer& me = *static_cast<Transfer*>(self);
  const std::size_t part = std::min(size * count, me.body_.size() - me.given_);
  std::copy_n(me.body_.data() + me.given_, part, to);
  me.given_ += part;
  return part;
}

// The first line of an answer says all there is to know; one that goes on for ever is cut off.
std::size_t Transfer::take(char*, std::size_t size, std::size_t count, void* self) {
  Transfer& me = *static_cast<Transfer*>(self);
  me.taken_ += size * count;
  return me.taken_ > kLargestAnswer ? 0 : size * count;
}

}  // namespace orrery::server
