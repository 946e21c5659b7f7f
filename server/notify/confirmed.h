// Mail goes to those addresses only whose reader has confirmed that they want it, and not too often.
#pragma once

#include <string>

#include "server/base/limits.h"
#include "server/base/time.h"
#include "server/notify/mail.h"
#include "server/store/database.h"

namespace orrery::server {

// Whose address it is.
struct Addressee {
  std::string person;
  std::string email;
};

enum class Confirmation { None, Confirmed, Asked, TooMany };

// Confirmed already, or from now on by that code, which is to be sent there. Inside a transaction.
Confirmation begin_confirmation(Database& db, const Addressee& to, const std::string& code,
                                const Limits& limits, Time now);
// False: that code confirms nothing, or no more.
bool confirm(Database& db, const std::string& code, Time now);
// Whether that person may be told something there now; counts it.
bool may_mail(Database& db, const Addressee& to, const Limits& limits, Time now);

// What asks for the confirmation. Nobody's words but ours are in it; `url`: where the world reaches this
// server, or "".
Mail confirmation_mail(const std::string& to, const std::string& code, const std::string& url);

}  // namespace orrery::server
