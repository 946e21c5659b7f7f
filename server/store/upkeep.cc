#include "server/store/upkeep.h"

#include "server/store/changes.h"

namespace orrery::server::store {

std::vector<StoredTable> tables_for_upkeep(Database& db, const TableFilter& filter) {
  std::vector<StoredTable> out;
  for (const Row& row : db.run(
           "SELECT id FROM tables WHERE (game = $1 OR $1 = '') AND (state = $2 OR $2 = '') AND changed < $3 "
           "ORDER BY changed, id",
           filter.game, filter.state ? std::string(name_of(*filter.state)) : std::string(), filter.before)) {
    // It may have been thrown away since.
    if (auto found = table(db, as_text(row[0]))) out.push_back(std::move(*found));
  }
  return out;
}

std::vector<PersonRow> people_for_upkeep(Database& db) {
  std::vector<PersonRow> out;
  for (const Row& row :
       db.run("SELECT id, name, COALESCE((SELECT accounts.name FROM accounts WHERE person = people.id), ''), "
              "(SELECT COUNT(*) FROM (SELECT tables.id FROM tables WHERE owner = people.id UNION "
              "SELECT table_id FROM seats WHERE person = people.id) AS theirs), "
              "(SELECT COUNT(*) FROM sessions WHERE person = people.id), last_seen, banned FROM people "
              "ORDER BY last_seen DESC, id")) {
    out.push_back({as_text(row[0]), as_text(row[1]), as_text(row[2]), as_int(row[3]), as_int(row[4]),
                   as_int(row[5]), as_int(row[6])});
  }
  return out;
}

std::optional<std::string> find_person(Database& db, const std::string& id_or_account) {
  if (person_name(db, id_or_account)) return id_or_account;
  const std::optional<Account> found = account(db, id_or_account);
  return found ? std::optional(found->person) : std::nullopt;
}

std::vector<std::string> people_to_forget(Database& db, Time before) {
  std::vector<std::string> out;
  // Whoever is banned stays known.
  for (const Row& row : db.run("SELECT id FROM people WHERE last_seen < $1 AND banned = 0 AND NOT EXISTS "
                               "(SELECT 1 FROM accounts WHERE person = people.id) AND NOT EXISTS "
                               "(SELECT 1 FROM seats WHERE person = people.id) AND NOT EXISTS "
                               "(SELECT 1 FROM tables WHERE owner = people.id) ORDER BY id",
                               before))
    out.push_back(as_text(row[0]));
  return out;
}

bool close_table(Database& db, const std::string& id, const std::string& why, Time now) {
  const bool closed = !db.run(
                             "UPDATE tables SET state = 'over', closed = $1, closed_why = $2 "
                             "WHERE id = $3 AND state <> 'over' RETURNING id",
                             now, why, id)
                           .empty();
  if (closed) take_from_all(db, id, now);
  return closed;
}

bool remove_table(Database& db, const std::string& id, Time now) {
  if (db.run("DELETE FROM tables WHERE id = $1 RETURNING id", id).empty()) return false;
  add_change(db, Change::What::Table, id, now);
  return true;
}

}  // namespace orrery::server::store
