#include "server/notify/smtp.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <chrono>
#include <ctime>
#include <stdexcept>

#include "server/notify/tls.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;

constexpr std::chrono::seconds kPatience{20};
constexpr std::size_t kLongestReply = 16 * 1024;

std::string base64(std::string_view text) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < text.size(); i += 3) {
    std::uint32_t bits = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      bits = (bits << 8U) | (i + j < text.size() ? static_cast<unsigned char>(text[i + j]) : 0U);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      out += i + j > text.size() ? '=' : kDigits[(bits >> (18 - 6 * j)) & 63U];
    }
  }
  return out;
}

// In pieces that a header line may have, none of which ends inside a letter.
std::string encoded_subject(std::string_view subject) {
  constexpr std::size_t kPiece = 42;
  std::string out;
  while (!subject.empty()) {
    std::size_t size = std::min(kPiece, subject.size());
    while (size > 1 && size < subject.size() &&
           (static_cast<unsigned char>(subject[size]) & 0xc0U) == 0x80U) {
      --size;
    }
    if (!out.empty()) out += "\r\n ";
    out += "=?UTF-8?B?" + base64(subject.substr(0, size)) + "?=";
    subject.remove_prefix(size);
  }
  return out;
}

std::string mail_date() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[64];
  std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S +0000", &utc);
  return text;
}

// One exchange after another with the relay; the same over plain and encrypted connections.
template <class Stream>
class Dialogue {
 public:
  explicit Dialogue(Stream& stream) : stream_(stream) {}

  // The whole answer, which must begin with that digit.
  asio::awaitable<std::string> expect(char digit) {
    std::string answer;
    for (;;) {
      beast::get_lowest_layer(stream_).expires_after(kPatience);
      const std::size_t size = co_await asio::async_read_until(
          stream_, asio::dynamic_buffer(buffer_, kLongestReply), "\r\n", use_awaitable);
      const std::string line = buffer_.substr(0, size - 2);
      buffer_.erase(0, size);
      answer += line + "\n";
      if (answer.size() > kLongestReply) throw std::runtime_error("the mail relay talks too much");
      if (line.size() < 4 || line[3] != '-') break;
    }
    if (answer.empty() || answer[0] != digit) {
      // The number only: the words may hold somebody's address.
      throw std::runtime_error("the mail relay refuses: " + answer.substr(0, 3));
    }
    co_return answer;
  }
  asio::awaitable<std::string> say(std::string text, char digit) {
    text += "\r\n";
    beast::get_lowest_layer(stream_).expires_after(kPatience);
    co_await asio::async_write(stream_, asio::buffer(text), use_awaitable);
    co_return co_await expect(digit);
  }
  // Nothing may have been said before the encryption begins: it would count as said after.
  [[nodiscard]] bool silent() const { return buffer_.empty(); }

 private:
  Stream& stream_;
  std::string buffer_;
};

template <class Stream>
asio::awaitable<void> hand_over(Dialogue<Stream>& dialogue, const MailRelay& relay, const Mail& mail) {
  co_await dialogue.say("MAIL FROM:<" + relay.from + ">", '2');
  co_await dialogue.say("RCPT TO:<" + mail.to + ">", '2');
  co_await dialogue.say("DATA", '3');
  co_await dialogue.say(print_mail(relay, mail, mail_date(), new_name()) + "\r\n.", '2');
  co_await dialogue.say("QUIT", '2');
}

bool offers_tls(const std::string& answer) {
  return answer.find("STARTTLS") != std::string::npos || answer.find("starttls") != std::string::npos;
}

}  // namespace

std::string print_mail(const MailRelay& relay, const Mail& mail, std::string_view date, std::string_view id) {
  const std::string domain = relay.from.substr(relay.from.find('@') + 1);
  std::string out = "From: Orrery <" + relay.from + ">\r\nTo: <" + mail.to +
                    ">\r\nSubject: " + encoded_subject(mail.subject) + "\r\nDate: " + std::string(date) +
                    "\r\nMessage-ID: <" + std::string(id) + "@" + domain +
                    ">\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n"
                    "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
  const std::string body = base64(mail.text);
  for (std::size_t at = 0; at < body.size(); at += 76) {
    if (at > 0) out += "\r\n";
    out += body.substr(at, 76);
  }
  return out;
}

asio::awaitable<void> send_mail(MailRelay relay, Mail mail, asio::ssl::context& tls) {
  const auto executor = co_await asio::this_coro::executor;
  asio::ip::tcp::resolver resolver(executor);
  const auto found = co_await resolver.async_resolve(relay.host, relay.port, use_awaitable);
  beast::ssl_stream<beast::tcp_stream> secure(executor, tls);
  beast::tcp_stream& plain = secure.next_layer();
  plain.expires_after(kPatience);
  co_await plain.async_connect(found, use_awaitable);
  Dialogue<beast::tcp_stream> dialogue(plain);
  co_await dialogue.expect('2');
  const std::string can = co_await dialogue.say("EHLO orrery", '2');
  if (relay.tls_off || !offers_tls(can)) {
    co_await hand_over(dialogue, relay, mail);
    co_return;
  }
  co_await dialogue.say("STARTTLS", '2');
  if (!dialogue.silent()) throw std::runtime_error("the mail relay spoke before the encryption began");
  demand_host(secure, relay.host);
  plain.expires_after(kPatience);
  co_await secure.async_handshake(asio::ssl::stream_base::client, use_awaitable);
  Dialogue<beast::ssl_stream<beast::tcp_stream>> encrypted(secure);
  co_await encrypted.say("EHLO orrery", '2');
  co_await hand_over(encrypted, relay, mail);
}

}  // namespace orrery::server
