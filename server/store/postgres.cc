// PostgreSQL: when one machine is not enough. Every statement is prepared once per connection.
#include <poll.h>
#include <postgresql/libpq-fe.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <map>
#include <utility>

#include "server/store/database.h"

namespace orrery::server {
namespace {

// Type numbers of the server's catalogue; they are part of its stable interface.
constexpr Oid kInt8 = 20;
constexpr Oid kInt4 = 23;
constexpr Oid kInt2 = 21;
constexpr Oid kBytea = 17;
constexpr Oid kBool = 16;

struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, ClearResult>;

using Clock = std::chrono::steady_clock;

// Usual times; the address may name others (?connect_timeout=..&options=-c%20statement_timeout=..).
constexpr const char* kConnectTimeout = "4";                   // seconds
constexpr const char* kOptions = "-c statement_timeout=8000";  // milliseconds
constexpr const char* kUnacknowledged = "10000";  // milliseconds until a silent net counts as broken
// A server that does not even keep to its own time is gone.
constexpr std::chrono::milliseconds kGrace{2000};
// So long nothing is tried after a connection that could not be made.
constexpr std::chrono::milliseconds kPause{500};

std::string one_line(const char* message) {
  std::string text(message ? message : "");
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  return text;
}

class Postgres : public Database {
 public:
  explicit Postgres(const std::string& address) : address_(address) { connect(); }
  ~Postgres() override { PQfinish(connection_); }
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;

  std::vector<Row> execute(std::string_view sql, std::span<const Value> parameters) override {
    // A connection that broke is made again, but not in the middle of a transaction: it went with the
    // connection, and whoever opened it must hear of that.
    if (PQstatus(connection_) != CONNECTION_OK) {
      if (sql == "ROLLBACK") {
        in_transaction_ = false;
        return {};
      }
      if (std::exchange(in_transaction_, false)) throw CannotWrite("postgres: the connection broke");
      reconnect();
    }
    if (sql == "BEGIN") in_transaction_ = true;
    if (sql == "COMMIT" || sql == "ROLLBACK") in_transaction_ = false;
    const std::string& name = prepared(sql);
    Parameters given(parameters);
    const Result result = sent(sql, PQsendQueryPrepared(connection_, name.c_str(), given.count(),
                                                        given.texts(), given.lengths(), given.formats(), 0));
    check(result.get());
    // A transaction in which something failed is rolled back by COMMIT, which does not call that an error.
    if (sql == "COMMIT" && std::string_view(PQcmdStatus(result.get())) != "COMMIT") {
      throw DatabaseError("postgres: the transaction was rolled back");
    }
    return rows(result.get());
  }

  [[nodiscard]] std::string_view kind() const override { return "postgres"; }

  void notify(std::string_view channel, std::string_view text) override {
    run("SELECT pg_notify($1, $2)", std::string(channel), std::string(text));
  }

  void listen(std::string_view channel) override { run("LISTEN " + std::string(channel)); }

  std::vector<std::string> notices(int milliseconds) override {
    std::vector<std::string> texts;
    take_notices(texts);
    if (!texts.empty()) return texts;
    pollfd waiting{PQsocket(connection_), POLLIN, 0};
    if (poll(&waiting, 1, milliseconds) > 0 && PQconsumeInput(connection_) == 0) {
      throw DatabaseError("postgres: " + one_line(PQerrorMessage(connection_)));
    }
    if (PQstatus(connection_) != CONNECTION_OK) throw DatabaseError("postgres: the connection broke");
    take_notices(texts);
    return texts;
  }

 private:
  // Numbers and texts travel as text, blobs in binary.
  class Parameters {
   public:
    explicit Parameters(std::span<const Value> values) {
      held_.reserve(values.size());
      for (const Value& value : values) {
        if (is_null(value)) {
          add(nullptr, 0, 0);
        } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
          held_.push_back(std::to_string(*number));
          add(held_.back().c_str(), 0, 0);
        } else if (const auto* text = std::get_if<std::string>(&value)) {
          // A zero byte would silently end the text.
          if (text->find('\0') != std::string::npos) throw DatabaseError("postgres: a text with a zero byte");
          add(text->c_str(), 0, 0);
        } else {
          const Blob& blob = std::get<Blob>(value);
          add(static_cast<const char*>(static_cast<const void*>(blob.data())), static_cast<int>(blob.size()),
              1);
          if (blob.empty()) texts_.back() = "";
        }
      }
    }
    [[nodiscard]] int count() const { return static_cast<int>(texts_.size()); }
    [[nodiscard]] const char* const* texts() const { return texts_.data(); }
    [[nodiscard]] const int* lengths() const { return lengths_.data(); }
    [[nodiscard]] const int* formats() const { return formats_.data(); }

   private:
    void add(const char* text, int length, int format) {
      texts_.push_back(text);
      lengths_.push_back(length);
      formats_.push_back(format);
    }
    std::vector<std::string> held_;
    std::vector<const char*> texts_;
    std::vector<int> lengths_;
    std::vector<int> formats_;
  };

  void connect() {
    // What stands in the address overrules what is named before it.
    const std::array<const char*, 5> names{"connect_timeout", "options", "tcp_user_timeout", "dbname",
                                           nullptr};
    const std::array<const char*, 5> values{kConnectTimeout, kOptions, kUnacknowledged, address_.c_str(),
                                            nullptr};
    connection_ = PQconnectdbParams(names.data(), values.data(), 1);
    if (PQstatus(connection_) != CONNECTION_OK) {
      const std::string why = one_line(PQerrorMessage(connection_));
      PQfinish(connection_);
      connection_ = nullptr;
      throw DatabaseError("postgres: " + why);
    }
    PQsetNoticeProcessor(
        connection_, [](void*, const char*) {}, nullptr);
    PQsetnonblocking(connection_, 1);
    patience_ = 2 * kGrace;
    try {
      read_patience();
    } catch (...) {
      PQfinish(connection_);
      connection_ = nullptr;
      throw;
    }
  }

  void read_patience() {
    const auto timeout = run("SELECT setting::bigint FROM pg_settings WHERE name = 'statement_timeout'");
    const std::int64_t limit = timeout.empty() ? 0 : as_int(timeout[0][0]);
    patience_ = limit > 0 ? std::chrono::milliseconds(limit) + kGrace : std::chrono::hours(24);
  }

  // Everybody who waits for a database that is away would wait for each other.
  void reconnect() {
    PQfinish(connection_);
    connection_ = nullptr;
    names_.clear();
    if (Clock::now() < next_try_) throw CannotWrite("postgres: it is away");
    try {
      connect();
    } catch (const DatabaseError& error) {
      next_try_ = Clock::now() + kPause;
      throw CannotWrite(error.what());
    }
  }

  // The result of what was sent. libpq by itself would wait for ever for a server that says nothing.
  Result sent(std::string_view sql, int ok) {
    const auto until = Clock::now() + patience_;
    Result last;
    if (ok == 0) broke(sql);
    for (int rest = 1; rest != 0;) {
      rest = PQflush(connection_);
      if (rest < 0) broke(sql);
      if (rest > 0 && (wait(POLLIN | POLLOUT, until, sql) & POLLIN) != 0 && PQconsumeInput(connection_) == 0)
        broke(sql);
    }
    for (;;) {
      while (PQisBusy(connection_) != 0) {
        wait(POLLIN, until, sql);
        if (PQconsumeInput(connection_) == 0) broke(sql);
      }
      Result next(PQgetResult(connection_));
      if (!next) break;
      last = std::move(next);
    }
    if (!last || PQstatus(connection_) != CONNECTION_OK) broke(sql);
    return last;
  }

  int wait(int events, Clock::time_point until, std::string_view sql) {
    pollfd waiting{PQsocket(connection_), static_cast<short>(events), 0};
    for (;;) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
      const int ready =
          left <= 0 ? 0 : poll(&waiting, 1, static_cast<int>(std::min<std::int64_t>(left, 60000)));
      if (ready > 0) return waiting.revents;
      if (left > 0) continue;
      // What it would answer now is nobody's any more.
      PQfinish(connection_);
      connection_ = nullptr;
      broke(sql);
    }
  }

  [[noreturn]] void broke(std::string_view sql) {
    const std::string why = connection_ == nullptr ? "postgres: no answer in time"
                                                   : "postgres: " + one_line(PQerrorMessage(connection_));
    if (sql == "COMMIT") throw UnknownCommit(why);
    throw CannotWrite(why);
  }

  void take_notices(std::vector<std::string>& texts) {
    while (PGnotify* notice = PQnotifies(connection_)) {
      texts.emplace_back(notice->extra);
      PQfreemem(notice);
    }
  }

  void check(const PGresult* result) {
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return;
    const std::string why = "postgres: " + one_line(PQerrorMessage(connection_));
    const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    // Out of disk or memory; being stopped; a server that only repeats another one.
    const std::string_view kind = std::string_view(code == nullptr ? "" : code).substr(0, 2);
    if (kind == "53" || kind == "57" || kind == "25" || kind == "58") throw CannotWrite(why);
    throw DatabaseError(why);
  }

  const std::string& prepared(std::string_view sql) {
    if (const auto found = names_.find(sql); found != names_.end()) return found->second;
    const std::string name = "s" + std::to_string(names_.size());
    const Result result =
        sent("", PQsendPrepare(connection_, name.c_str(), std::string(sql).c_str(), 0, nullptr));
    check(result.get());
    return names_.emplace(std::string(sql), name).first->second;
  }

  static Value cell(const PGresult* result, int row, int column) {
    if (PQgetisnull(result, row, column)) return {};
    const std::string_view text(PQgetvalue(result, row, column),
                                static_cast<std::size_t>(PQgetlength(result, row, column)));
    switch (PQftype(result, column)) {
      case kInt8:
      case kInt4:
      case kInt2: {
        std::int64_t number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        return number;
      }
      case kBool:
        return std::int64_t{text == "t"};
      case kBytea: {
        std::size_t size = 0;
        const auto* escaped = static_cast<const unsigned char*>(static_cast<const void*>(text.data()));
        const std::unique_ptr<unsigned char, decltype(&PQfreemem)> bytes(PQunescapeBytea(escaped, &size),
                                                                         &PQfreemem);
        if (!bytes) throw DatabaseError("postgres: out of memory");
        return Blob(bytes.get(), bytes.get() + size);
      }
      default:
        return std::string(text);
    }
  }

  static std::vector<Row> rows(const PGresult* result) {
    std::vector<Row> all;
    const int count = PQntuples(result);
    const int columns = PQnfields(result);
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
      Row row;
      row.reserve(static_cast<std::size_t>(columns));
      for (int j = 0; j < columns; ++j) row.push_back(cell(result, i, j));
      all.push_back(std::move(row));
    }
    return all;
  }

  std::string address_;
  PGconn* connection_ = nullptr;
  std::chrono::milliseconds patience_ = kGrace;
  Clock::time_point next_try_{};
  bool in_transaction_ = false;
  std::map<std::string, std::string, std::less<>> names_;
};

}  // namespace

std::unique_ptr<Database> open_postgres(const std::string& address) {
  return std::make_unique<Postgres>(address);
}

}  // namespace orrery::server
