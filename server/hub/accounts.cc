// Accounts: a name and a password by which somebody is the same person in another browser. Only where the
// server wants them; without them people are known by their sessions alone.
#include <algorithm>

#include "server/base/time.h"
#include "server/hub/hub.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;

// Anna and anna are the same account.
std::string key_of(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<char>(c);
  });
  return name;
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
                          const std::string& password) {
  if (!setup_.accounts) return {{}, "", "no_accounts"};
  if (name.empty()) return {{}, "", "bad_message"};
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    return {{}, "", "bad_password"};
  if (who && has_account(who->id)) return {{}, "", "has_account"};
  const std::string hash = hash_password(password);
  LoggedIn out;
  out.person = who.value_or(Person{new_name(), name});
  out.token = new_secret();
  bool made = false;
  writer_.write_now([&](Database& db) {
    if (!who) store::add_person(db, out.person.id, out.person.name, now());
    made = store::add_account(db, key_of(name), {out.person.id, hash, "{}"});
    if (made) store::add_session(db, hash_of(out.token), out.person.id, now());
    // A name that is taken makes no person either.
    if (!made && !who) store::remove_person(db, out.person.id);
  });
  if (!made) return {{}, "", "taken"};
  return out;
}

LoggedIn Hub::log_in(const std::string& name, const std::string& password, const std::string& address,
                     const std::optional<Person>& who) {
  if (!setup_.accounts) return {{}, "", "no_accounts"};
  const std::string key = key_of(name);
  std::optional<store::Account> account;
  LoggedIn out;
  {
    const std::lock_guard lock(reader_mutex_);
    account = store::account(*reader_, key);
    if (account) out.person = {account->person, store::person_name(*reader_, account->person).value_or("")};
  }
  const LogInTry tried{key, address, account && who && who->id == account->person};
  const std::optional<Time> wait = log_ins_.begin(tried, now());
  if (password.size() > kLongestPassword || !wait) return {{}, "", "too_much"};
  out.wait = *wait;
  const bool fits = password_fits(password, account ? account->password : nobodys_hash());
  if (!account || !fits) return {{}, "", "wrong_password", *wait};
  log_ins_.succeeded(tried);
  out.token = new_secret();
  writer_.write_now([&](Database& db) { store::add_session(db, hash_of(out.token), out.person.id, now()); });
  return out;
}

}  // namespace orrery::server
