// Accounts: a name and a password by which somebody is the same person in another browser. Only where the
// server wants them; without them people are known by their sessions alone.
#include "server/people/accounts.h"

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/departure.h"
#include "server/hub/hub.h"
#include "server/notify/confirmed.h"
#include "server/people/log_in_guard.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;

bool may_be_password(const std::string& password) {
  return password.size() >= kShortestPassword && password.size() <= kLongestPassword;
}

// Takes as long as a real one: nobody learns from the time which names exist.
const std::string& nobodys_hash() {
  static const std::string hash = hash_password("nobody has this password");
  return hash;
}

}  // namespace

bool Hub::has_account(const std::string& person) {
  const std::lock_guard lock(reader_mutex_);
  return store::account_of(*reader_, person).has_value();
}

LoggedIn Hub::new_account(const std::optional<Person>& who, const std::string& name,
                          const std::string& password, const std::string& program) {
  if (!setup_.accounts) return {{}, "", "no_accounts"};
  if (name.empty()) return {{}, "", "bad_message"};
  if (!may_be_password(password)) return {{}, "", "bad_password"};
  if (who && has_account(who->id)) return {{}, "", "has_account"};
  const std::string hash = hash_password(password);
  LoggedIn out;
  out.person = who.value_or(Person{new_name(), name});
  out.token = new_secret();
  bool made = false;
  writer_.write_now([&](Database& db) {
    if (!who) store::add_person(db, out.person.id, out.person.name, now());
    made = store::add_account(db, account_key(name), {out.person.id, hash, "{}"});
    if (made) begin_session(db, out.person.id, out.token, program);
    // A name that is taken makes no person either.
    if (!made && !who) store::remove_person(db, out.person.id);
  });
  if (!made) return {{}, "", "taken"};
  changed();
  return out;
}

LoggedIn Hub::log_in(const std::string& name, const std::string& password, const std::string& address,
                     const std::optional<Person>& who, const std::string& program) {
  if (!setup_.accounts) return {{}, "", "no_accounts"};
  const std::string key = account_key(name);
  std::optional<store::Account> account;
  LoggedIn out;
  {
    const std::lock_guard lock(reader_mutex_);
    account = store::account(*reader_, key);
    if (account) out.person = {account->person, store::person_name(*reader_, account->person).value_or("")};
  }
  const auto failed = [](ErrorCode why, Time wait = 0) {
    log_event(LogLevel::Info, "log_in_failed", {{"why", std::string_view(why)}});
    return LoggedIn{{}, "", why, wait};
  };
  const LogInTry tried{key, address, account && who && who->id == account->person};
  std::optional<Time> wait;
  writer_.write_now([&](Database& db) { wait = begin_log_in(db, tried, now()); });
  if (password.size() > kLongestPassword || !wait) return failed("too_much");
  out.wait = *wait;
  const bool fits = password_fits(password, account ? account->password : nobodys_hash());
  if (!account || !fits) return failed("wrong_password", *wait);
  out.token = new_secret();
  bool welcome = false;
  bool changed_since = false;
  writer_.write_now([&](Database& db) {
    // It may have been changed while this one was looked at.
    const std::optional<store::Account> still = store::account(db, key);
    changed_since = !still || still->password != account->password;
    if (changed_since) return;
    log_in_succeeded(db, tried);
    welcome = begin_session(db, out.person.id, out.token, program);
  });
  if (changed_since) return failed("wrong_password", *wait);
  if (!welcome) return failed("banned", *wait);
  changed();
  log_event(LogLevel::Info, "log_in", {{"how", tried.known ? "known" : "password"}});
  return out;
}

Proven Hub::prove(const std::string& account_name, const std::string& password) {
  std::optional<store::Account> account;
  {
    const std::lock_guard lock(reader_mutex_);
    account = store::account(*reader_, account_name);
  }
  if (!account) return {"no_account"};
  const LogInTry tried{account_name, "", true};
  std::optional<Time> wait;
  writer_.write_now([&](Database& db) { wait = begin_log_in(db, tried, now()); });
  if (password.size() > kLongestPassword || !wait) return {"too_much"};
  if (!password_fits(password, account->password)) return {"wrong_password", *wait};
  writer_.write_now([&](Database& db) { log_in_succeeded(db, tried); });
  return {{}, *wait};
}

Proven Hub::change_password(const std::string& person, const std::string& old_password,
                            const std::string& new_password, std::string_view token) {
  if (!setup_.accounts) return {"no_accounts"};
  std::optional<std::string> account;
  {
    const std::lock_guard lock(reader_mutex_);
    account = store::account_of(*reader_, person);
  }
  if (!account) return {"no_account"};
  if (!may_be_password(new_password)) return {"bad_password"};
  if (const Proven proven = prove(*account, old_password); !proven.error.empty()) return proven;
  const std::string hash = hash_password(new_password);
  const Blob mine = hash_of(token);
  writer_.write_now([&](Database& db) {
    store::set_password(db, *account, hash);
    for (const store::Session& session : store::sessions_of(db, person, now())) {
      if (session.token != mine) session_is_over(db, session.token);
    }
  });
  changed();
  return {};
}

Proven Hub::delete_person(const std::string& person, const std::string& password) {
  std::optional<std::string> account;
  {
    const std::lock_guard lock(reader_mutex_);
    account = store::account_of(*reader_, person);
  }
  if (account) {
    if (const Proven proven = prove(*account, password); !proven.error.empty()) return proven;
  }
  writer_.write_now([&](Database& db) { let_go(db, person); });
  changed();
  return {};
}

bool Hub::confirm_email(const std::string& code) {
  bool confirmed = false;
  writer_.write_now([&](Database& db) { confirmed = confirm(db, code, now()); });
  return confirmed;
}

}  // namespace orrery::server
