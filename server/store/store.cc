#include "server/store/store.h"

#include <array>

namespace orrery::server {
namespace {

constexpr std::array<std::string_view, 3> kStates = {"lobby", "playing", "over"};

TableState state_named(std::string_view name) {
  for (std::size_t i = 0; i < kStates.size(); ++i) {
    if (kStates[i] == name) return static_cast<TableState>(i);
  }
  throw DatabaseError("the database has a table in an unknown state: " + std::string(name));
}

Value text_or_null(const std::string& text) { return text.empty() ? Value{} : Value{text}; }
std::string text_or_empty(const Value& value) { return is_null(value) ? std::string{} : as_text(value); }

constexpr const char* kTableColumns =
    "SELECT id, game, title, state, settings, seed, owner, created, changed, node, lease, rows FROM tables ";

StoredTable table_of(const Row& row) {
  StoredTable t;
  t.id = as_text(row[0]);
  t.game = as_text(row[1]);
  t.title = as_text(row[2]);
  t.state = state_named(as_text(row[3]));
  t.settings = as_text(row[4]);
  t.seed = as_blob(row[5]);
  t.owner = as_text(row[6]);
  t.created = as_int(row[7]);
  t.changed = as_int(row[8]);
  t.node = as_text(row[9]);
  t.lease = as_int(row[10]);
  t.rows = as_int(row[11]);
  return t;
}

std::vector<StoredSeat> seats_of(Database& db, const std::string& id) {
  std::vector<StoredSeat> seats;
  for (const Row& row :
       db.run("SELECT place, seat, person, name, bot, invite FROM seats WHERE table_id = $1 ORDER BY place",
              id)) {
    seats.push_back({as_int(row[0]), as_text(row[1]), text_or_empty(row[2]), as_text(row[3]), as_text(row[4]),
                     as_blob(row[5])});
  }
  return seats;
}

std::vector<StoredTable> tables_of_rows(Database& db, const std::vector<Row>& rows) {
  std::vector<StoredTable> tables;
  for (const Row& row : rows) {
    tables.push_back(table_of(row));
    tables.back().seats = seats_of(db, tables.back().id);
  }
  return tables;
}

}  // namespace

std::string_view name_of(TableState state) { return kStates[static_cast<std::size_t>(state)]; }

namespace store {

void add_person(Database& db, const std::string& id, const std::string& name, Time now) {
  db.run("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)", id, name, now);
}

void rename_person(Database& db, const std::string& id, const std::string& name) {
  db.run("UPDATE people SET name = $1 WHERE id = $2", name, id);
}

std::optional<std::string> person_name(Database& db, const std::string& id) {
  const auto rows = db.run("SELECT name FROM people WHERE id = $1", id);
  if (rows.empty()) return std::nullopt;
  return as_text(rows[0][0]);
}

void add_session(Database& db, const Blob& token_hash, const std::string& person, Time now) {
  db.run("INSERT INTO sessions (token, person, created) VALUES ($1, $2, $3)", token_hash, person, now);
}

void end_session(Database& db, const Blob& token_hash) {
  db.run("DELETE FROM sessions WHERE token = $1", token_hash);
}

std::optional<std::string> person_of_session(Database& db, const Blob& token_hash) {
  const auto rows = db.run("SELECT person FROM sessions WHERE token = $1", token_hash);
  if (rows.empty()) return std::nullopt;
  return as_text(rows[0][0]);
}

bool add_account(Database& db, const std::string& name, const Account& account) {
  return !db.run(
                "INSERT INTO accounts (name, password, person, settings) VALUES ($1, $2, $3, $4) "
                "ON CONFLICT (name) DO NOTHING RETURNING name",
                name, account.password, account.person, account.settings)
              .empty();
}

std::optional<Account> account(Database& db, const std::string& name) {
  const auto rows = db.run("SELECT person, password, settings FROM accounts WHERE name = $1", name);
  if (rows.empty()) return std::nullopt;
  return Account{as_text(rows[0][0]), as_text(rows[0][1]), as_text(rows[0][2])};
}

void add_table(Database& db, const StoredTable& t) {
  db.run(
      "INSERT INTO tables (id, game, title, state, settings, seed, owner, created, changed, node, lease, "
      "rows) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
      t.id, t.game, t.title, std::string(name_of(t.state)), t.settings, t.seed, t.owner, t.created, t.changed,
      t.node, t.lease, t.rows);
  for (const StoredSeat& seat : t.seats) put_seat(db, t.id, seat);
}

std::optional<StoredTable> table(Database& db, const std::string& id) {
  const auto rows = db.run(std::string(kTableColumns) + "WHERE id = $1", id);
  if (rows.empty()) return std::nullopt;
  return tables_of_rows(db, rows)[0];
}

void delete_table(Database& db, const std::string& id) { db.run("DELETE FROM tables WHERE id = $1", id); }

void set_state(Database& db, const std::string& id, TableState state, Time now) {
  db.run("UPDATE tables SET state = $1, changed = $2 WHERE id = $3", std::string(name_of(state)), now, id);
}

void set_settings(Database& db, const std::string& id, const std::string& title,
                  const std::string& settings) {
  db.run("UPDATE tables SET title = $1, settings = $2 WHERE id = $3", title, settings, id);
}

void put_seat(Database& db, const std::string& id, const StoredSeat& seat) {
  db.run(
      "INSERT INTO seats (table_id, seat, place, person, name, bot, invite) VALUES ($1, $2, $3, $4, $5, $6, "
      "$7) "
      "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name, "
      "bot = excluded.bot, invite = excluded.invite",
      id, seat.seat, seat.place, text_or_null(seat.person), seat.name, seat.bot, seat.invite);
}

void remove_seat(Database& db, const std::string& id, const std::string& seat) {
  db.run("DELETE FROM seats WHERE table_id = $1 AND seat = $2", id, seat);
}

std::vector<StoredTable> tables_in(Database& db, TableState state, std::int64_t limit) {
  return tables_of_rows(db,
                        db.run(std::string(kTableColumns) + "WHERE state = $1 ORDER BY changed DESC LIMIT $2",
                               std::string(name_of(state)), limit));
}

std::vector<StoredTable> tables_of(Database& db, const std::string& person, std::int64_t limit) {
  return tables_of_rows(
      db,
      db.run(std::string(kTableColumns) +
                 "WHERE id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY changed DESC LIMIT $2",
             person, limit));
}

bool take_table(Database& db, const std::string& id, const std::string& node, Time now, Time lease_until) {
  return !db.run(
                "UPDATE tables SET node = $1, lease = $2 WHERE id = $3 AND (node = '' OR node = $1 OR lease "
                "< $4) "
                "RETURNING id",
                node, lease_until, id, now)
              .empty();
}

void renew_leases(Database& db, const std::string& node, Time lease_until) {
  db.run("UPDATE tables SET lease = $1 WHERE node = $2 AND state <> 'over'", lease_until, node);
}

void give_up_table(Database& db, const std::string& id, const std::string& node) {
  db.run("UPDATE tables SET node = '', lease = 0 WHERE id = $1 AND node = $2", id, node);
}

std::vector<LogLine> log(Database& db, const std::string& id) {
  std::vector<LogLine> lines;
  for (const Row& row : db.run("SELECT line, made_by, at FROM log WHERE table_id = $1 ORDER BY n", id)) {
    lines.push_back({as_text(row[0]), as_text(row[1]), as_int(row[2])});
  }
  return lines;
}

void append(Database& db, const std::string& id, const std::string& node, std::int64_t rows,
            const std::vector<LogLine>& lines) {
  if (lines.empty()) return;
  const auto now_rows = rows + static_cast<std::int64_t>(lines.size());
  if (db.run("UPDATE tables SET rows = $1, changed = $2 WHERE id = $3 AND node = $4 AND rows = $5 RETURNING "
             "id",
             now_rows, lines.back().at, id, node, rows)
          .empty()) {
    throw LostTable("another server plays table " + id + " now");
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    db.run("INSERT INTO log (table_id, n, line, made_by, at) VALUES ($1, $2, $3, $4, $5)", id,
           rows + 1 + static_cast<std::int64_t>(i), lines[i].line, lines[i].by, lines[i].at);
  }
}

std::vector<TalkLine> talk(Database& db, const std::string& id) {
  std::vector<TalkLine> lines;
  for (const Row& row :
       db.run("SELECT channel, name, text, at FROM talk WHERE table_id = $1 ORDER BY n", id)) {
    lines.push_back({as_text(row[0]), as_text(row[1]), as_text(row[2]), as_int(row[3])});
  }
  return lines;
}

void say(Database& db, const std::string& id, const TalkLine& line) {
  db.run(
      "INSERT INTO talk (table_id, n, channel, name, text, at) "
      "SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, CAST($5 AS BIGINT) FROM talk WHERE table_id = $1",
      id, line.channel, line.name, line.text, line.at);
}

void keep(Database& db, const std::string& id, const std::string& seat, const std::string& what,
          const std::string& value) {
  db.run(
      "INSERT INTO kept (table_id, seat, what, value) VALUES ($1, $2, $3, $4) "
      "ON CONFLICT (table_id, seat, what) DO UPDATE SET value = excluded.value",
      id, seat, what, value);
}

std::vector<std::pair<std::pair<std::string, std::string>, std::string>> kept(Database& db,
                                                                              const std::string& id) {
  std::vector<std::pair<std::pair<std::string, std::string>, std::string>> all;
  for (const Row& row :
       db.run("SELECT seat, what, value FROM kept WHERE table_id = $1 ORDER BY seat, what", id)) {
    all.push_back({{as_text(row[0]), as_text(row[1])}, as_text(row[2])});
  }
  return all;
}

}  // namespace store
}  // namespace orrery::server
