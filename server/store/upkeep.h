// What whoever runs a server asks its database and does to it, while servers play on it: they hear of it by
// the changes (changes.h) within seconds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace orrery::server::store {

struct TableFilter {
  std::string game;                 // "": any
  std::optional<TableState> state;  // none: any
  Time before = INT64_MAX;          // nothing has happened there since
};
// The longest untouched first, with their seats.
std::vector<StoredTable> tables_for_upkeep(Database& db, const TableFilter& filter);

struct PersonRow {
  std::string id;
  std::string name;
  std::string account;  // its name, or ""
  std::int64_t tables = 0;
  std::int64_t sessions = 0;
  Time seen = 0;    // to within a day
  Time banned = 0;  // since when, or 0
};
// Last seen first.
std::vector<PersonRow> people_for_upkeep(Database& db);
// By id, or by the name of the account.
std::optional<std::string> find_person(Database& db, const std::string& id_or_account);
// Without an account and without a table, and not seen since.
std::vector<std::string> people_to_forget(Database& db, Time before);

// Nobody plays on; who looks is told why. False: there is no such table, or it is over.
bool close_table(Database& db, const std::string& id, const std::string& why, Time now);
// False: there is no such table.
bool remove_table(Database& db, const std::string& id, Time now);

}  // namespace orrery::server::store
