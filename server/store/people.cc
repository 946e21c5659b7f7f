#include "server/store/people.h"

#include "server/store/changes.h"
#include "server/store/emails.h"

namespace orrery::server::store {
namespace {

constexpr const char* kSessionColumns = "SELECT token, person, program, created, last_used FROM sessions ";

Session session_of(const Row& row) {
  return {as_blob(row[0]), as_text(row[1]), as_text(row[2]), as_int(row[3]), as_int(row[4])};
}

}  // namespace

void add_person(Database& db, const std::string& id, const std::string& name, Time now) {
  db.run("INSERT INTO people (id, name, created, last_seen) VALUES ($1, $2, $3, $3)", id, name, now);
}

void rename_person(Database& db, const std::string& id, const std::string& name) {
  db.run("UPDATE people SET name = $1 WHERE id = $2", name, id);
}

void remove_person(Database& db, const std::string& id) { db.run("DELETE FROM people WHERE id = $1", id); }

std::optional<std::string> person_name(Database& db, const std::string& id) {
  const auto rows = db.run("SELECT name FROM people WHERE id = $1", id);
  if (rows.empty()) return std::nullopt;
  return as_text(rows[0][0]);
}

Time banned(Database& db, const std::string& person) {
  const auto rows = db.run("SELECT banned FROM people WHERE id = $1", person);
  return rows.empty() ? 0 : as_int(rows[0][0]);
}

void set_banned(Database& db, const std::string& person, Time since) {
  db.run("UPDATE people SET banned = $1 WHERE id = $2", since, person);
}

void add_session(Database& db, const Blob& token_hash, const std::string& person, Time now,
                 const std::string& program) {
  db.run("INSERT INTO sessions (token, person, created, last_used, program) VALUES ($1, $2, $3, $3, $4)",
         token_hash, person, now, program);
  db.run("UPDATE people SET last_seen = $1 WHERE id = $2", now, person);
}

void end_session(Database& db, const Blob& token_hash) {
  db.run("DELETE FROM sessions WHERE token = $1", token_hash);
}

std::optional<Session> session(Database& db, const Blob& token_hash, Time now) {
  const auto rows = db.run(std::string(kSessionColumns) + "WHERE token = $1 AND last_used > $2", token_hash,
                           now - kSessionLife);
  if (rows.empty()) return std::nullopt;
  return session_of(rows[0]);
}

std::vector<Session> sessions_of(Database& db, const std::string& person, Time now) {
  std::vector<Session> out;
  for (const Row& row : db.run(std::string(kSessionColumns) +
                                   "WHERE person = $1 AND last_used > $2 ORDER BY last_used DESC, created "
                                   "DESC, token",
                               person, now - kSessionLife))
    out.push_back(session_of(row));
  return out;
}

void use_session(Database& db, const Blob& token_hash, Time now) {
  for (const Row& row :
       db.run("UPDATE sessions SET last_used = $1 WHERE token = $2 RETURNING person", now, token_hash))
    db.run("UPDATE people SET last_seen = $1 WHERE id = $2", now, as_text(row[0]));
}

void remove_sessions(Database& db, const std::string& person, Time now) {
  db.run("DELETE FROM sessions WHERE person = $1", person);
  add_change(db, Change::What::Person, person, now);
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

std::optional<std::string> account_of(Database& db, const std::string& person) {
  const auto rows = db.run("SELECT name FROM accounts WHERE person = $1", person);
  if (rows.empty()) return std::nullopt;
  return as_text(rows[0][0]);
}

void set_password(Database& db, const std::string& name, const std::string& hash) {
  db.run("UPDATE accounts SET password = $1 WHERE name = $2", hash, name);
}

void remove_account(Database& db, const std::string& person) {
  db.run("DELETE FROM accounts WHERE person = $1", person);
}

bool count_try(Database& db, const Blob& what, std::int64_t most, Time span, Time now) {
  if (most <= 0) return true;
  const auto rows = db.run(
      "INSERT INTO tries (what, made, until) VALUES ($1, 1, $2) ON CONFLICT (what) DO UPDATE SET "
      "made = CASE WHEN tries.until <= $3 THEN 1 ELSE tries.made + 1 END, "
      "until = CASE WHEN tries.until <= $3 THEN excluded.until ELSE tries.until END RETURNING made",
      what, now + span, now);
  return as_int(rows[0][0]) <= most;
}

void forget_tries(Database& db, const Blob& what) { db.run("DELETE FROM tries WHERE what = $1", what); }

void tidy_people(Database& db, Time now) {
  db.run("DELETE FROM sessions WHERE last_used <= $1", now - kSessionLife);
  db.run("DELETE FROM tries WHERE until <= $1", now);
  tidy_emails(db, now);
}

}  // namespace orrery::server::store
