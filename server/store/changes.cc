#include "server/store/changes.h"

#include <array>

namespace orrery::server::store {
namespace {

constexpr std::array<std::string_view, 3> kWhat = {"session", "person", "table"};

Change change_of(const Row& row) {
  for (std::size_t i = 0; i < kWhat.size(); ++i) {
    if (kWhat[i] == as_text(row[1]))
      return {static_cast<Change::What>(i), as_text(row[2]), as_int(row[0]), as_int(row[3])};
  }
  throw DatabaseError("the database has an unknown change: " + as_text(row[1]));
}

}  // namespace

void add_change(Database& db, Change::What what, const std::string& id, Time now) {
  // The row of the counter is held to the end of the transaction: numbers are committed in their order.
  const auto rows = db.run("UPDATE orrery SET value = value + 1 WHERE what = 'changes' RETURNING value");
  db.run("INSERT INTO changes (n, what, id, at) VALUES ($1, $2, $3, $4)", as_int(rows[0][0]),
         std::string(kWhat[static_cast<std::size_t>(what)]), id, now);
}

std::vector<Change> changes_after(Database& db, std::int64_t n) {
  std::vector<Change> out;
  for (const Row& row : db.run("SELECT n, what, id, at FROM changes WHERE n > $1 ORDER BY n", n))
    out.push_back(change_of(row));
  return out;
}

std::int64_t last_change(Database& db) {
  return as_int(db.run("SELECT value FROM orrery WHERE what = 'changes'")[0][0]);
}

void remove_changes(Database& db, Time before) { db.run("DELETE FROM changes WHERE at < $1", before); }

}  // namespace orrery::server::store
