// People as they are stored: sessions, accounts, mail addresses, and what they may not try too often.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/base/time.h"
#include "server/store/database.h"

namespace orrery::server {

// The functions throw DatabaseError; each is meant to run inside a transaction.
namespace store {

void add_person(Database& db, const std::string& id, const std::string& name, Time now);
void rename_person(Database& db, const std::string& id, const std::string& name);
void remove_person(Database& db, const std::string& id);
std::optional<std::string> person_name(Database& db, const std::string& id);
// Since when that person may not be here; 0: is welcome.
Time banned(Database& db, const std::string& person);
void set_banned(Database& db, const std::string& person, Time since);

// A session ends when nobody has used it for so long.
inline constexpr Time kSessionLife = Time{365} * 24 * 60 * 60 * 1000;

struct Session {
  Blob token;  // the hash of its secret
  std::string person;
  std::string program;  // which browser or program, in a few words
  Time created = 0;
  Time used = 0;  // the last time, to within a day
};
void add_session(Database& db, const Blob& token_hash, const std::string& person, Time now,
                 const std::string& program = {});
void end_session(Database& db, const Blob& token_hash);
// As long as it lives.
std::optional<Session> session(Database& db, const Blob& token_hash, Time now);
// Last used first; those that are over are not among them.
std::vector<Session> sessions_of(Database& db, const std::string& person, Time now);
void use_session(Database& db, const Blob& token_hash, Time now);
// All of that person; servers hear of it (changes.h).
void remove_sessions(Database& db, const std::string& person, Time now);

struct Account {
  std::string person;
  std::string password;  // hash in libsodium's form
  std::string settings;  // JSON
};
bool add_account(Database& db, const std::string& name, const Account& account);  // false: the name is taken
std::optional<Account> account(Database& db, const std::string& name);
std::optional<std::string> account_of(Database& db, const std::string& person);  // its name
void set_password(Database& db, const std::string& name, const std::string& hash);
void remove_account(Database& db, const std::string& person);

// Counts one try of something that may be done so often in so long a time (0: as often as wanted). False: too
// often of late. All servers on a database count together.
bool count_try(Database& db, const Blob& what, std::int64_t most, Time span, Time now);
void forget_tries(Database& db, const Blob& what);

// What is over: sessions that nobody used, tries that count no more, codes that came to nothing.
void tidy_people(Database& db, Time now);

}  // namespace store
}  // namespace orrery::server
