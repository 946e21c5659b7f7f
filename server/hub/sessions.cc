// Who somebody is: sessions, and that they end everywhere at once.
#include <algorithm>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/hub.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr std::size_t kSessionsRemembered = 100000;
constexpr std::size_t kMostSessions = 50;  // of one person
constexpr Time kUsedToWithin = 24 * 60 * 60 * 1000;
constexpr std::string_view kHexDigits = "0123456789abcdef";

std::string hex_of(const Blob& bytes) {
  std::string out;
  for (const std::uint8_t byte : bytes) {
    out += kHexDigits[byte >> 4];
    out += kHexDigits[byte & 15];
  }
  return out;
}

Blob bytes_of_hex(std::string_view text) {
  Blob out;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    const std::size_t byte = kHexDigits.find(text[i]) * 16 + kHexDigits.find(text[i + 1]);
    out.push_back(static_cast<std::uint8_t>(byte));
  }
  return out;
}

// Names a session among those of its person; tells nothing about its token.
std::string session_id(const Blob& token_hash) {
  constexpr std::size_t kLetters = 10;
  return hex_of(hash_of(hex_of(token_hash))).substr(0, kLetters);
}

// What whoever runs the servers has done, as far as the database still tells it. What was closed or banned
// bears the moment of the change by which it happened; later changes of the same table are others'.
void log_change(Database& db, const Change& change) {
  if (change.what == Change::What::Table) {
    const std::optional<StoredTable> table = store::table(db, change.id);
    if (!table)
      log_event(LogLevel::Info, "table_deleted", {{"table", change.id}});
    else if (table->closed == change.at)
      log_event(LogLevel::Info, "table_closed", {{"table", change.id}});
  }
  if (change.what == Change::What::Person) {
    if (!store::person_name(db, change.id))
      log_event(LogLevel::Info, "person_deleted");
    else if (store::banned(db, change.id) == change.at)
      log_event(LogLevel::Info, "person_banned", {{"person", change.id}});
    else if (store::account_of(db, change.id))
      log_event(LogLevel::Info, "password_reset", {{"person", change.id}});
  }
}

}  // namespace

std::optional<Person> Hub::person_of(std::string_view token) {
  if (token.empty()) return std::nullopt;
  const Blob hash = hash_of(token);
  std::optional<Known> known;
  std::uint64_t ended = 0;
  {
    const std::lock_guard lock(mutex_);
    ended = sessions_ended_;
    if (const auto found = sessions_.find(hash); found != sessions_.end()) known = found->second;
  }
  if (!known) {
    const std::lock_guard lock(reader_mutex_);
    const auto session = store::session(*reader_, hash, now());
    if (!session) return std::nullopt;
    known =
        Known{{session->person, store::person_name(*reader_, session->person).value_or("")}, session->used};
  }
  const bool first_today = now() - known->used >= kUsedToWithin;
  if (first_today) {
    known->used = now();
    writer_.write([hash, at = now()](Database& db) { store::use_session(db, hash, at); },
                  [](const std::exception_ptr&) {});
  }
  const std::lock_guard lock(mutex_);
  if (sessions_.size() >= kSessionsRemembered) sessions_.clear();
  if (ended == sessions_ended_) sessions_[hash] = *known;
  Person person = known->person;
  person.first_today = first_today;
  return person;
}

bool Hub::begin_session(Database& db, const std::string& person, const std::string& token,
                        const std::string& program) {
  if (store::banned(db, person) != 0) return false;
  const std::vector<store::Session> all = store::sessions_of(db, person, now());
  for (std::size_t i = kMostSessions - 1; i < all.size(); ++i) session_is_over(db, all[i].token);
  store::add_session(db, hash_of(token), person, now(), program);
  return true;
}

std::pair<Person, std::string> Hub::new_person(const std::string& name, const std::string& program) {
  const Person person{new_name(), name};
  std::string token = new_secret();
  writer_.write_now([&](Database& db) {
    store::add_person(db, person.id, person.name, now());
    begin_session(db, person.id, token, program);
  });
  return {person, std::move(token)};
}

void Hub::rename(const std::string& person, const std::string& name) {
  writer_.write_now([&](Database& db) { store::rename_person(db, person, name); });
  {
    const std::lock_guard lock(mutex_);
    for (auto& [hash, known] : sessions_) {
      if (known.person.id == person) known.person.name = name;
    }
  }
  if (relay_) relay_->sessions_changed();
}

void Hub::session_is_over(Database& db, const Blob& token_hash) {
  store::end_session(db, token_hash);
  store::add_change(db, Change::What::Session, hex_of(token_hash), now());
}

void Hub::end_session(std::string_view token) {
  if (!person_of(token)) return;
  writer_.write_now([&](Database& db) { session_is_over(db, hash_of(token)); });
  changed();
}

std::string Hub::renew_session(std::string_view token, const std::string& program) {
  const std::optional<Person> who = person_of(token);
  std::string fresh = new_secret();
  if (!who) return fresh;
  writer_.write_now([&](Database& db) {
    begin_session(db, who->id, fresh, program);
    session_is_over(db, hash_of(token));
  });
  changed();
  return fresh;
}

json::array Hub::sessions_of(const std::string& person, std::string_view token) {
  const Blob mine = hash_of(token);
  json::array out;
  const std::lock_guard lock(reader_mutex_);
  for (const store::Session& session : store::sessions_of(*reader_, person, now())) {
    out.push_back(json::object{{"id", session_id(session.token)},
                               {"created", session.created},
                               {"used", session.used},
                               {"program", session.program},
                               {"mine", session.token == mine}});
  }
  return out;
}

bool Hub::end_sessions(const std::string& person, std::string_view which, std::string_view token) {
  const Blob mine = hash_of(token);
  bool found = which == "others";
  writer_.write_now([&](Database& db) {
    for (const store::Session& session : store::sessions_of(db, person, now())) {
      const bool meant = which == "others" ? session.token != mine : session_id(session.token) == which;
      if (meant) session_is_over(db, session.token);
      found = found || meant;
    }
  });
  changed();
  return found;
}

void Hub::changed() {
  hear_changes();
  if (relay_) relay_->sessions_changed();
}

void Hub::hear_changes() {
  const std::lock_guard one_at_a_time(changes_mutex_);
  std::vector<Change> changes;
  {
    const std::lock_guard lock(reader_mutex_);
    changes = store::changes_after(*reader_, heard_);
    for (const Change& change : changes) log_change(*reader_, change);
  }
  for (const Change& change : changes) {
    heard_ = change.n;
    hear(change);
  }
}

void Hub::hear(const Change& change) {
  if (change.what == Change::What::Session) {
    const Blob hash = bytes_of_hex(change.id);
    {
      const std::lock_guard lock(mutex_);
      sessions_.erase(hash);
      ++sessions_ended_;
    }
    if (setup_.session_ended) setup_.session_ended(hash);
  }
  if (change.what == Change::What::Person) {
    {
      const std::lock_guard lock(mutex_);
      std::erase_if(sessions_, [&](const auto& entry) { return entry.second.person.id == change.id; });
      ++sessions_ended_;
    }
    if (setup_.person_ended) setup_.person_ended(change.id);
  }
  if (change.what == Change::What::Table) read_again(change.id);
}

}  // namespace orrery::server
