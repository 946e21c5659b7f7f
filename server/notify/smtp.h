// Sends one mail through a relay: as little of SMTP as that takes.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <string>
#include <string_view>

namespace orrery::server {

struct MailRelay {
  std::string host;
  std::string port;
  std::string from;      // the sender's address
  bool tls_off = false;  // do not use STARTTLS although the relay offers it
};

struct Mail {
  std::string to;
  std::string subject;  // UTF-8, one line
  std::string text;     // UTF-8
};

// The message with its headers and line ends, dots at the beginning of lines doubled; "\r\n.\r\n" is not part
// of it. `id` is unique.
std::string print_mail(const MailRelay& relay, const Mail& mail, std::string_view date, std::string_view id);

// Throws std::runtime_error or boost::system::system_error if the relay does not take it. `tls` must outlive
// the coroutine.
boost::asio::awaitable<void> send_mail(MailRelay relay, Mail mail, boost::asio::ssl::context& tls);

}  // namespace orrery::server
