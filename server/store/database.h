// One connection to a database, as little of it as the store needs. The statements are written once, in the
// SQL that SQLite and PostgreSQL share: parameters are $1, $2, ... in order of their first appearance.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery::server {

using Blob = std::vector<std::uint8_t>;
using Value = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using Row = std::vector<Value>;

// The database could not do what it was asked. Nothing of the statement (or of the open transaction, once it
// is rolled back) has happened.
class DatabaseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The database is no database any more, or a page of it is not what was written.
class CorruptDatabase : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};

// Nothing can be written now, whatever it is: the disk is full, the database away.
class CannotWrite : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};

// The database went away at the very moment of a commit: what was written may be stored or not. Whoever asked
// finds out by asking the same again.
class UnknownCommit : public CannotWrite {
 public:
  using CannotWrite::CannotWrite;
};

class Database {
 public:
  virtual ~Database() = default;

  // The rows of one statement. Throws DatabaseError.
  virtual std::vector<Row> execute(std::string_view sql, std::span<const Value> parameters) = 0;
  template <class... P>
  std::vector<Row> run(std::string_view sql, P... parameters) {
    const std::array<Value, sizeof...(P)> values = {Value(std::move(parameters))...};
    return execute(sql, values);
  }

  [[nodiscard]] virtual std::string_view kind() const = 0;  // "sqlite", "postgres"

  // Work that need not be done while somebody waits for a commit; on a connection of its own, beside those
  // that write.
  virtual void tidy() {}

  // Other connections to the same database are told; used between server nodes. SQLite has one node only.
  virtual void notify(std::string_view channel, std::string_view text) = 0;
  // From now on this connection is told what others notify on that channel (lower case letters).
  virtual void listen(std::string_view channel) = 0;
  // What was told since the last call; waits at most that long for something. Throws DatabaseError if the
  // connection broke: something may have been missed then, and listen() must be called again.
  virtual std::vector<std::string> notices(int milliseconds) = 0;
};

// A transaction: rolled back unless committed. When commit() returns, what was written survives a crash.
class Transaction {
 public:
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit() {
    database_.run("COMMIT");
    done_ = true;
  }

 private:
  Database& database_;
  bool done_ = false;
};

// "sqlite:FILE" or "postgres://..." (also "postgresql://..."). Throws DatabaseError.
std::unique_ptr<Database> open_database(const std::string& address);
// The file of an address that begins with sqlite:.
std::optional<std::string> sqlite_file(const std::string& address);
std::unique_ptr<Database> open_sqlite(const std::string& file);
// A copy of what is committed at this moment, on the disk when this returns; servers may write meanwhile.
// `to` must not exist. Throws DatabaseError.
void copy_sqlite(const std::string& from, const std::string& to);
std::unique_ptr<Database> open_postgres(const std::string& address);

// What a column holds; throws DatabaseError if it holds something else.
std::int64_t as_int(const Value& value);
const std::string& as_text(const Value& value);
const Blob& as_blob(const Value& value);
bool is_null(const Value& value);

}  // namespace orrery::server
