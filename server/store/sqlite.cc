// SQLite: the default, one file in the data folder. Write-ahead log with full synchronisation: a committed
// transaction survives a power cut.
#include <sqlite3.h>

#include <map>

#include "server/store/database.h"

namespace orrery::server {
namespace {

struct CloseStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, CloseStatement>;

class Sqlite : public Database {
 public:
  explicit Sqlite(const std::string& file) {
    if (sqlite3_open_v2(file.c_str(), &db_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                        nullptr) != SQLITE_OK) {
      const std::string why = db_ ? sqlite3_errmsg(db_) : "out of memory";
      sqlite3_close(db_);
      throw DatabaseError("cannot open " + file + ": " + why);
    }
    sqlite3_extended_result_codes(db_, 1);
    sqlite3_busy_timeout(db_, 10000);
    try {
      run_now("PRAGMA journal_mode=WAL");
      run_now("PRAGMA synchronous=FULL");
      // The write-ahead log goes into the database by tidy(), beside the commits; by a commit only if nobody
      // tidies up, or the log never came to an end (64 MiB).
      run_now("PRAGMA wal_autocheckpoint=16384");
      run_now("PRAGMA foreign_keys=ON");
    } catch (...) {
      sqlite3_close(db_);
      throw;
    }
  }
  ~Sqlite() override {
    statements_.clear();
    sqlite3_close(db_);
  }
  Sqlite(const Sqlite&) = delete;
  Sqlite& operator=(const Sqlite&) = delete;

  std::vector<Row> execute(std::string_view sql, std::span<const Value> parameters) override {
    if (sql.starts_with("BEGIN")) stay_with_the_file();
    sqlite3_stmt* statement = prepared(sql);
    struct Reset {
      sqlite3_stmt* statement;
      ~Reset() {
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
      }
    } reset{statement};
    for (std::size_t i = 0; i < parameters.size(); ++i)
      bind(statement, static_cast<int>(i) + 1, parameters[i]);
    std::vector<Row> rows;
    for (;;) {
      const int code = sqlite3_step(statement);
      if (code == SQLITE_DONE) return rows;
      if (code != SQLITE_ROW) throw_error();
      rows.push_back(read_row(statement));
    }
  }

  [[nodiscard]] std::string_view kind() const override { return "sqlite"; }
  void tidy() override { run_now("PRAGMA wal_checkpoint(PASSIVE)"); }
  void notify(std::string_view /*channel*/, std::string_view /*text*/) override {}
  void listen(std::string_view /*channel*/) override {}
  std::vector<std::string> notices(int /*milliseconds*/) override { return {}; }

 private:
  // What is written into a file that was taken away or replaced is lost with the last process that has it
  // open.
  void stay_with_the_file() {
    int moved = 0;
    if (sqlite3_file_control(db_, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0)
      throw CannotWrite("sqlite: the file of the database was taken away or replaced");
  }

  [[noreturn]] void throw_error() const {
    const std::string why = std::string("sqlite: ") + sqlite3_errmsg(db_);
    const int code = sqlite3_errcode(db_) & 0xff;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) throw CorruptDatabase(why);
    if (code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_READONLY || code == SQLITE_CANTOPEN)
      throw CannotWrite(why);
    throw DatabaseError(why);
  }

  void run_now(const char* sql) {
    if (sqlite3_exec(db_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) throw_error();
  }

  sqlite3_stmt* prepared(std::string_view sql) {
    if (const auto found = statements_.find(sql); found != statements_.end()) return found->second.get();
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(db_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                           &statement, nullptr) != SQLITE_OK) {
      throw_error();
    }
    return statements_.emplace(std::string(sql), Statement(statement)).first->second.get();
  }

  void bind(sqlite3_stmt* statement, int at, const Value& value) {
    int code = SQLITE_OK;
    if (is_null(value)) {
      code = sqlite3_bind_null(statement, at);
    } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
      code = sqlite3_bind_int64(statement, at, *number);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      code = sqlite3_bind_text64(statement, at, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    } else {
      const Blob& blob = std::get<Blob>(value);
      // A null pointer would bind NULL where an empty blob is meant.
      static constexpr char kNothing = 0;
      const void* data = blob.empty() ? static_cast<const void*>(&kNothing) : blob.data();
      code = sqlite3_bind_blob64(statement, at, data, blob.size(), SQLITE_TRANSIENT);
    }
    if (code != SQLITE_OK) throw_error();
  }

  static Row read_row(sqlite3_stmt* statement) {
    Row row;
    const int columns = sqlite3_column_count(statement);
    row.reserve(static_cast<std::size_t>(columns));
    for (int i = 0; i < columns; ++i) {
      const auto size = [&] { return static_cast<std::size_t>(sqlite3_column_bytes(statement, i)); };
      switch (sqlite3_column_type(statement, i)) {
        case SQLITE_NULL:
          row.emplace_back();
          break;
        case SQLITE_INTEGER:
          row.emplace_back(static_cast<std::int64_t>(sqlite3_column_int64(statement, i)));
          break;
        case SQLITE_BLOB: {
          const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement, i));
          row.emplace_back(data ? Blob(data, data + size()) : Blob{});
          break;
        }
        default: {
          const auto* data =
              static_cast<const char*>(static_cast<const void*>(sqlite3_column_text(statement, i)));
          row.emplace_back(std::string(data, size()));
        }
      }
    }
    return row;
  }

  sqlite3* db_ = nullptr;
  std::map<std::string, Statement, std::less<>> statements_;
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const std::string& file) { return std::make_unique<Sqlite>(file); }

void copy_sqlite(const std::string& from, const std::string& to) {
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close(db); }
  };
  const auto opened = [](const std::string& file, int flags) {
    sqlite3* db = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &db, flags, nullptr);
    std::unique_ptr<sqlite3, Close> held(db);
    if (code != SQLITE_OK) throw DatabaseError("cannot open " + file + ": " + sqlite3_errstr(code));
    sqlite3_busy_timeout(db, 10000);
    return held;
  };
  const auto source = opened(from, SQLITE_OPEN_READWRITE);
  const auto copy = opened(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE);
  sqlite3_backup* backup = sqlite3_backup_init(copy.get(), "main", source.get(), "main");
  int code = SQLITE_ERROR;
  if (backup != nullptr) {
    // In one step: what is written meanwhile is not in it, and does not make it begin anew.
    sqlite3_backup_step(backup, -1);
    code = sqlite3_backup_finish(backup);
  }
  // One file, without a write-ahead log beside it.
  if (code == SQLITE_OK)
    code = sqlite3_exec(copy.get(), "PRAGMA journal_mode=DELETE", nullptr, nullptr, nullptr);
  if (code != SQLITE_OK)
    throw DatabaseError("cannot copy " + from + " to " + to + ": " + sqlite3_errmsg(copy.get()));
}

}  // namespace orrery::server
