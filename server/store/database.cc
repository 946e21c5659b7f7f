#include "server/store/database.h"

namespace orrery::server {

// SQLite: at once the one who writes. One who read first would be refused if another program had written
// since.
Transaction::Transaction(Database& database) : database_(database) {
  database_.run(database.kind() == "sqlite" ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (done_) return;
  try {
    database_.run("ROLLBACK");
  } catch (const DatabaseError&) {
    // The connection is gone, and the transaction with it.
  }
}

std::optional<std::string> sqlite_file(const std::string& address) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (!address.starts_with(kSqlite)) return std::nullopt;
  return address.substr(kSqlite.size());
}

std::unique_ptr<Database> open_database(const std::string& address) {
  if (const auto file = sqlite_file(address)) return open_sqlite(*file);
  if (address.starts_with("postgres://") || address.starts_with("postgresql://"))
    return open_postgres(address);
  throw DatabaseError("the database address must begin with sqlite: or postgres://");
}

namespace {

template <class T>
const T& as(const Value& value, const char* what) {
  if (const T* held = std::get_if<T>(&value)) return *held;
  throw DatabaseError(std::string("the database holds something else where ") + what + " should be");
}

}  // namespace

std::int64_t as_int(const Value& value) { return as<std::int64_t>(value, "a number"); }
const std::string& as_text(const Value& value) { return as<std::string>(value, "a text"); }
const Blob& as_blob(const Value& value) { return as<Blob>(value, "a blob"); }
bool is_null(const Value& value) { return std::holds_alternative<std::monostate>(value); }

}  // namespace orrery::server
