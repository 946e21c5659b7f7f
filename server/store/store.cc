#include "server/store/store.h"

#include <algorithm>
#include <array>

#include "server/store/changes.h"
#include "server/store/checksum.h"

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
    "SELECT id, game, title, state, settings, seed, owner, created, changed, node, rows, standing, closed, "
    "closed_why FROM tables ";

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
  t.rows = as_int(row[10]);
  t.standing = as_text(row[11]);
  t.closed = as_int(row[12]);
  t.closed_why = as_text(row[13]);
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

void add_table(Database& db, const StoredTable& t) {
  db.run(
      "INSERT INTO tables (id, game, title, state, settings, seed, owner, created, changed, node, rows) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
      t.id, t.game, t.title, std::string(name_of(t.state)), t.settings, t.seed, t.owner, t.created, t.changed,
      t.node, t.rows);
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

void set_standing(Database& db, const std::string& id, const std::string& standing) {
  db.run("UPDATE tables SET standing = $1 WHERE id = $2", standing, id);
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

std::vector<StoredTable> open_lobbies(Database& db, std::int64_t limit) {
  return tables_of_rows(db, db.run(std::string(kTableColumns) +
                                       "WHERE state = 'lobby' AND settings LIKE '%\"open\":true%' AND EXISTS "
                                       "(SELECT 1 FROM seats WHERE table_id = tables.id AND person IS "
                                       "NULL AND bot = '') ORDER BY changed DESC LIMIT $1",
                                   limit));
}

std::int64_t open_tables_of(Database& db, const std::string& owner) {
  return as_int(db.run("SELECT COUNT(*) FROM tables WHERE owner = $1 AND state <> 'over'", owner)[0][0]);
}

std::vector<StoredTable> tables_of(Database& db, const std::string& person, std::int64_t limit) {
  return tables_of_rows(db,
                        db.run(std::string(kTableColumns) +
                                   "WHERE id IN (SELECT table_id FROM seats WHERE person = $1) OR owner = $1 "
                                   "ORDER BY changed DESC LIMIT $2",
                               person, limit));
}

std::vector<StoredTable> tables_about(Database& db, const std::string& person) {
  return tables_of_rows(
      db, db.run(std::string(kTableColumns) +
                     "WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY id",
                 person));
}

void set_owner(Database& db, const std::string& id, const std::string& owner) {
  db.run("UPDATE tables SET owner = $1 WHERE id = $2", owner, id);
}

void take_from_all(Database& db, const std::string& id, Time now) {
  db.run("UPDATE tables SET node = '' WHERE id = $1", id);
  add_change(db, Change::What::Table, id, now);
}

void enter_node(Database& db, const Node& node, Time lease_until) {
  db.run(
      "INSERT INTO nodes (node, life, lease) VALUES ($1, $2, $3) "
      "ON CONFLICT (node) DO UPDATE SET life = excluded.life, lease = excluded.lease",
      node.name, node.life, lease_until);
}

bool renew_node(Database& db, const Node& node, Time lease_until) {
  return !db.run("UPDATE nodes SET lease = $1 WHERE node = $2 AND life = $3 RETURNING node", lease_until,
                 node.name, node.life)
              .empty();
}

void leave_node(Database& db, const Node& node) {
  db.run("DELETE FROM nodes WHERE node = $1 AND life = $2", node.name, node.life);
}

std::vector<Node> live_nodes(Database& db, Time now) {
  std::vector<Node> nodes;
  for (const Row& row : db.run("SELECT node, life FROM nodes WHERE lease >= $1 ORDER BY node", now)) {
    nodes.push_back({as_text(row[0]), as_text(row[1])});
  }
  return nodes;
}

void remove_other_nodes(Database& db, const std::string& name) {
  db.run("DELETE FROM nodes WHERE node <> $1", name);
}

bool take_table(Database& db, const std::string& id, const std::string& node, Time now) {
  return !db.run(
                "UPDATE tables SET node = $1 WHERE id = $2 AND (node = '' OR node = $1 OR "
                "node NOT IN (SELECT nodes.node FROM nodes WHERE lease >= $3)) RETURNING id",
                node, id, now)
              .empty();
}

void give_up_table(Database& db, const std::string& id, const std::string& node) {
  db.run("UPDATE tables SET node = '' WHERE id = $1 AND node = $2", id, node);
}

std::vector<StoredTable> abandoned_tables(Database& db, Time now) {
  return tables_of_rows(
      db, db.run(std::string(kTableColumns) + "WHERE state = 'playing' AND node <> '' AND node NOT IN "
                                              "(SELECT nodes.node FROM nodes WHERE lease >= "
                                              "$1) ORDER BY changed",
                 now));
}

void post(Database& db, const std::string& node, const std::string& body) {
  db.run("INSERT INTO mail (node, body) VALUES ($1, $2)", node, body);
}

std::vector<std::string> collect_mail(Database& db, const std::string& node) {
  std::vector<std::pair<std::int64_t, std::string>> letters;
  for (const Row& row : db.run("DELETE FROM mail WHERE node = $1 RETURNING n, body", node)) {
    letters.emplace_back(as_int(row[0]), as_text(row[1]));
  }
  std::sort(letters.begin(), letters.end());
  std::vector<std::string> bodies;
  bodies.reserve(letters.size());
  for (auto& [n, body] : letters) bodies.push_back(std::move(body));
  return bodies;
}

void remove_lost_mail(Database& db, Time now) {
  db.run("DELETE FROM mail WHERE node NOT IN (SELECT nodes.node FROM nodes WHERE lease >= $1)", now);
}

std::vector<LogLine> log(Database& db, const std::string& id) {
  std::vector<LogLine> lines;
  std::int64_t n = 0;
  const auto damaged = [&] {
    return DamagedTable("line " + std::to_string(n) + " of table " + id + " is damaged");
  };
  for (const Row& row :
       db.run("SELECT line, made_by, at, told, n, checksum FROM log WHERE table_id = $1 ORDER BY n", id)) {
    ++n;
    try {
      lines.push_back({as_text(row[0]), as_text(row[1]), as_int(row[2]), as_text(row[3])});
      const bool whole = is_null(row[5]) || as_int(row[5]) == checksum_of(id, n, lines.back());
      if (as_int(row[4]) != n || !whole) throw damaged();
    } catch (const DatabaseError&) {
      throw damaged();
    }
  }
  return lines;
}

void append(Database& db, const std::string& id, const std::string& node, std::int64_t rows,
            const std::vector<LogLine>& lines) {
  const auto now_rows = rows + static_cast<std::int64_t>(lines.size());
  const Time changed = lines.empty() ? 0 : lines.back().at;
  if (db.run("UPDATE tables SET rows = $1, changed = CASE WHEN changed > $2 THEN changed ELSE $2 END WHERE "
             "id = $3 AND node = $4 AND "
             "rows = $5 RETURNING id",
             now_rows, changed, id, node, rows)
          .empty()) {
    throw LostTable("another server plays table " + id + " now");
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::int64_t n = rows + 1 + static_cast<std::int64_t>(i);
    db.run(
        "INSERT INTO log (table_id, n, line, made_by, at, told, checksum) VALUES ($1, $2, $3, $4, $5, $6, "
        "$7)",
        id, n, lines[i].line, lines[i].by, lines[i].at, lines[i].told, checksum_of(id, n, lines[i]));
  }
}

void tell(Database& db, const std::string& id, std::int64_t n, const std::string& told) {
  for (const Row& row : db.run("SELECT line, made_by, at FROM log WHERE table_id = $1 AND n = $2", id, n)) {
    const LogLine line{as_text(row[0]), as_text(row[1]), as_int(row[2]), told};
    db.run("UPDATE log SET told = $1, checksum = $2 WHERE table_id = $3 AND n = $4", told,
           checksum_of(id, n, line), id, n);
  }
}

void keep_pack(Database& db, const std::string& game, const std::string& identity, const PackFiles& files) {
  for (const auto& [name, contents] : files) {
    // The rules of a pack are its name; texts may have been corrected since.
    db.run(
        "INSERT INTO packs (game, identity, file, contents) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (game, identity, file) DO UPDATE SET contents = excluded.contents",
        game, identity, name, contents);
  }
}

std::map<std::string, PackFiles> packs(Database& db, const std::string& game) {
  std::map<std::string, PackFiles> out;
  for (const Row& row : db.run("SELECT identity, file, contents FROM packs WHERE game = $1", game)) {
    out[as_text(row[0])][as_text(row[1])] = as_text(row[2]);
  }
  return out;
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

void unkeep(Database& db, const std::string& id, const std::string& seat, const std::string& what) {
  db.run("DELETE FROM kept WHERE table_id = $1 AND seat = $2 AND what = $3", id, seat, what);
}

void unkeep_everywhere(Database& db, const std::string& what) {
  db.run("DELETE FROM kept WHERE what = $1", what);
}

Kept kept(Database& db, const std::string& id) {
  Kept all;
  for (const Row& row : db.run("SELECT seat, what, value FROM kept WHERE table_id = $1", id)) {
    all[{as_text(row[0]), as_text(row[1])}] = as_text(row[2]);
  }
  return all;
}

}  // namespace store
}  // namespace orrery::server
