#include "server/notify/confirmed.h"

#include <algorithm>

#include "server/people/secrets.h"
#include "server/store/emails.h"
#include "server/store/people.h"

namespace orrery::server {
namespace {

constexpr Time kDayOfMails = 24 * 60 * 60 * 1000;

// Anna@example.org and anna@example.org are one mailbox.
std::string mailbox(std::string email) {
  std::transform(email.begin(), email.end(), email.begin(), [](unsigned char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<char>(c);
  });
  return email;
}

// Of the person, and to the address, whoever asks.
bool count_mail(Database& db, const Addressee& to, const std::string& what, std::int64_t most, Time now) {
  const auto count = [&](const std::string& whose) {
    return store::count_try(db, hash_of(what + whose), most, kDayOfMails, now);
  };
  // anna+games@example.org lies in Anna's mailbox too.
  std::string box = mailbox(to.email);
  const std::size_t at = box.find('@');
  if (const std::size_t plus = box.find('+'); plus < at) box.erase(plus, at - plus);
  return count(" of\n" + to.person) && count(" to\n" + box);
}

}  // namespace

Confirmation begin_confirmation(Database& db, const Addressee& to, const std::string& code,
                                const Limits& limits, Time now) {
  const Blob address = hash_of(mailbox(to.email));
  if (store::email_confirmed(db, to.person, address)) return Confirmation::Confirmed;
  if (!count_mail(db, to, "confirmations", limits.confirmations, now)) return Confirmation::TooMany;
  store::ask_email(db, to.person, address, hash_of(code), now);
  return Confirmation::Asked;
}

bool confirm(Database& db, const std::string& code, Time now) {
  return !code.empty() && store::confirm_email(db, hash_of(code), now);
}

bool may_mail(Database& db, const Addressee& to, const Limits& limits, Time now) {
  return store::email_confirmed(db, to.person, hash_of(mailbox(to.email))) &&
         count_mail(db, to, "mails", limits.mails, now);
}

Mail confirmation_mail(const std::string& to, const std::string& code, const std::string& url) {
  std::string text =
      "Somebody, perhaps you, wants to be told by mail to this address when it is their turn in a game.\n\n";
  if (!url.empty())
    text += "If it is you, open\n\n" + url + "/#/confirm/" + code + "\n\nor enter this code";
  else
    text += "If it is you, enter this code";
  text += " where you gave the address:\n\n" + code +
          "\n\nIt is good for a day. If it is not you, do nothing: no other mail will come.\n";
  return {to, "Orrery: is this your address?", text};
}

}  // namespace orrery::server
