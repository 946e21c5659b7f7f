#include "server/store/schema.h"

#include <string>

#include "server/base/time.h"

namespace orrery::server {
namespace {

// BLOB is what SQLite calls PostgreSQL's BYTEA.
std::string in_dialect(const Database& database, std::string sql) {
  if (database.kind() != "postgres") return sql;
  for (std::size_t at = sql.find("BLOB"); at != std::string::npos; at = sql.find("BLOB", at)) {
    sql.replace(at, 4, "BYTEA");
  }
  return sql;
}

// Secrets (session tokens, invitations) are kept as hashes; the seed of a game is a secret until it has
// ended.
constexpr const char* kVersion1[] = {
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE sessions (token BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id),"
    " created BIGINT NOT NULL)",
    "CREATE TABLE accounts (name TEXT PRIMARY KEY, password TEXT NOT NULL, person TEXT NOT NULL REFERENCES "
    "people(id), settings TEXT NOT NULL)",
    // `rows` is the number of log lines; whoever appends must name it, so that two nodes cannot both append.
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, state TEXT NOT NULL,"
    " settings TEXT NOT NULL, seed BLOB NOT NULL, owner TEXT NOT NULL, created BIGINT NOT NULL,"
    " changed BIGINT NOT NULL, node TEXT NOT NULL, lease BIGINT NOT NULL, rows BIGINT NOT NULL)",
    "CREATE INDEX tables_by_state ON tables (state, changed)",
    "CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat TEXT NOT NULL,"
    " place BIGINT NOT NULL, person TEXT, name TEXT NOT NULL, bot TEXT NOT NULL, invite BLOB NOT NULL, "
    "PRIMARY KEY (table_id, "
    "seat))",
    "CREATE INDEX seats_by_person ON seats (person)",
    // The game itself: one line per choice, chance outcome and undo. Only ever appended to.
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, n BIGINT NOT NULL,"
    " line TEXT NOT NULL, made_by TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, n))",
    "CREATE TABLE talk (table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, n BIGINT NOT NULL,"
    " channel TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL,"
    " PRIMARY KEY (table_id, n))",
    // What a seat keeps at the table: standing orders, early answers, how far it has looked.
    "CREATE TABLE kept (table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat TEXT NOT NULL,"
    " what TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (table_id, seat, what))",
};

// Several server nodes: which of them live, and letters between them. A node's lease covers all its tables;
// `life` tells a node that was started again from the one before it.
constexpr const char* kVersion2[] = {
    "CREATE TABLE nodes (node TEXT PRIMARY KEY, life TEXT NOT NULL, lease BIGINT NOT NULL)",
    "ALTER TABLE tables DROP COLUMN lease",
    "CREATE INDEX tables_by_node ON tables (node)",
    "CREATE UNIQUE INDEX accounts_by_person ON accounts (person)",
};
// Letters are worth nothing after a crash of the database: every connection begins anew then.
constexpr const char* kVersion2Postgres =
    "CREATE UNLOGGED TABLE mail (n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, node TEXT NOT NULL,"
    " body TEXT NOT NULL)";

// How a game stands, for lists of tables; in the row that changes with every choice anyway.
constexpr const char* kVersion3 = "ALTER TABLE tables ADD COLUMN standing TEXT NOT NULL DEFAULT ''";

// Games outlive changes of the program: the content packs they were begun with, and what happened in them in
// words that need no rules to be read.
constexpr const char* kVersion4[] = {
    "CREATE TABLE packs (game TEXT NOT NULL, identity TEXT NOT NULL, file TEXT NOT NULL, contents TEXT NOT "
    "NULL,"
    " PRIMARY KEY (game, identity, file))",
    "ALTER TABLE log ADD COLUMN told TEXT NOT NULL DEFAULT ''",
};

// What tells a line that is no longer what was written (checksum.h); lines of older servers have none.
constexpr const char* kVersion5 = "ALTER TABLE log ADD COLUMN checksum BIGINT";

constexpr const char* kEmails =
    "CREATE TABLE emails (person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,"
    " address BLOB NOT NULL, code BLOB NOT NULL, asked BIGINT NOT NULL, confirmed BIGINT NOT NULL,"
    " PRIMARY KEY (person, address))";

// What is needed to look after people and what they leave: when somebody was here last, and by which
// sessions; tries that are counted, so that several nodes count together; mail addresses that are confirmed;
// tables that whoever runs the server has closed, and why; what servers must hear of that others did.
constexpr const char* kVersion6[] = {
    "ALTER TABLE people ADD COLUMN last_seen BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE sessions ADD COLUMN last_used BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE sessions ADD COLUMN program TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX sessions_by_person ON sessions (person)",
    "ALTER TABLE tables ADD COLUMN closed BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN closed_why TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_by_owner ON tables (owner)",
    "CREATE TABLE tries (what BLOB PRIMARY KEY, made BIGINT NOT NULL, until BIGINT NOT NULL)",
    kEmails,
    "CREATE INDEX emails_by_code ON emails (code)",
    "CREATE TABLE changes (n BIGINT PRIMARY KEY, what TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL)",
    "INSERT INTO orrery (what, value) VALUES ('changes', 0)",
};

// Nobody has written down when they were used: they count as used now.
void count_as_used_now(Database& database) {
  database.run("UPDATE sessions SET last_used = $1", now());
  database.run("UPDATE people SET last_seen = $1", now());
}

int stored_version(Database& database) {
  const auto rows = database.run("SELECT value FROM orrery WHERE what = 'schema'");
  return rows.empty() ? 0 : static_cast<int>(as_int(rows[0][0]));
}

}  // namespace

int schema_version(Database& database) {
  const char* tables = database.kind() == "postgres" ? "SELECT 1 FROM pg_tables WHERE tablename = 'orrery'"
                                                     : "SELECT 1 FROM sqlite_master WHERE name = 'orrery'";
  return database.run(tables).empty() ? 0 : stored_version(database);
}

void prepare_schema(Database& database) {
  Transaction transaction(database);
  // Two nodes may start at the same time on an empty database; one waits here for the other.
  if (database.kind() == "postgres") database.run("SELECT pg_advisory_xact_lock(7230911)");
  database.run("CREATE TABLE IF NOT EXISTS orrery (what TEXT PRIMARY KEY, value BIGINT NOT NULL)");
  const int version = stored_version(database);
  if (version > kSchemaVersion) {
    throw DatabaseError("the database was written by a newer Orrery (schema " + std::to_string(version) +
                        ")");
  }
  if (version < 1) {
    for (const char* sql : kVersion1) database.run(in_dialect(database, sql));
    database.run("INSERT INTO orrery (what, value) VALUES ('schema', 1)");
  }
  if (version < 2) {
    for (const char* sql : kVersion2) database.run(in_dialect(database, sql));
    if (database.kind() == "postgres") database.run(kVersion2Postgres);
  }
  if (version < 3) database.run(kVersion3);
  if (version < 4) {
    for (const char* sql : kVersion4) database.run(sql);
  }
  if (version < 5) database.run(kVersion5);
  if (version < 6) {
    for (const char* sql : kVersion6) database.run(in_dialect(database, sql));
    count_as_used_now(database);
  }
  if (version < kSchemaVersion) {
    database.run("UPDATE orrery SET value = $1 WHERE what = 'schema'", std::int64_t{kSchemaVersion});
  }
  transaction.commit();
}

}  // namespace orrery::server
