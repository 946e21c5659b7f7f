// A mail as text.
#pragma once

#include <string>
#include <string_view>

namespace orrery::server {

struct MailRelay {
  std::string host;
  std::string port;
  std::string from;    // the sender's address
  bool plain = false;  // without encryption; otherwise a relay that cannot encrypt gets nothing
};

struct Mail {
  std::string to;
  std::string subject;  // UTF-8, one line
  std::string text;     // UTF-8
};

// The message with its headers and line ends. `id` is unique.
std::string print_mail(const MailRelay& relay, const Mail& mail, std::string_view date, std::string_view id);
// Now, as mails write it.
std::string mail_date();

}  // namespace orrery::server
