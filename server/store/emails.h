// Mail addresses of people, each confirmed once by whoever reads the mail there. Addresses and codes are kept
// as hashes.
#pragma once

#include "server/base/time.h"
#include "server/store/database.h"

namespace orrery::server::store {

// A code that nobody used is over after so long.
inline constexpr Time kCodeLife = Time{24} * 60 * 60 * 1000;

bool email_confirmed(Database& db, const std::string& person, const Blob& address);
// That code confirms it; one of before does not any more.
void ask_email(Database& db, const std::string& person, const Blob& address, const Blob& code, Time now);
// False: that is no code, or it is over.
bool confirm_email(Database& db, const Blob& code, Time now);
void tidy_emails(Database& db, Time now);

}  // namespace orrery::server::store
