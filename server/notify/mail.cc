#include "server/notify/mail.h"

#include <algorithm>
#include <ctime>

#include "server/people/secrets.h"

namespace orrery::server {
namespace {

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

}  // namespace

std::string mail_date() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[64];
  std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S +0000", &utc);
  return text;
}

std::string print_mail(const MailRelay& relay, const Mail& mail, std::string_view date, std::string_view id) {
  constexpr std::size_t kLine = 76;
  const std::string domain = relay.from.substr(relay.from.find('@') + 1);
  std::string out = "From: Orrery <" + relay.from + ">\r\nTo: <" + mail.to +
                    ">\r\nSubject: " + encoded_subject(mail.subject) + "\r\nDate: " + std::string(date) +
                    "\r\nMessage-ID: <" + std::string(id) + "@" + domain +
                    ">\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n"
                    "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
  const std::string body = base64(mail.text);
  for (std::size_t at = 0; at < body.size(); at += kLine) out += body.substr(at, kLine) + "\r\n";
  return out;
}

}  // namespace orrery::server
