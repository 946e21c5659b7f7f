#include "server/hub/departure.h"

#include <algorithm>
#include <boost/json.hpp>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/seating.h"
#include "server/store/changes.h"
#include "server/store/store.h"

namespace orrery::server {
namespace {

namespace json = boost::json;

// Who has the table from now on, or "".
std::string heir(const StoredTable& table, const std::string& person) {
  const auto other = std::find_if(table.seats.begin(), table.seats.end(), [&](const StoredSeat& seat) {
    return !seat.person.empty() && seat.person != person;
  });
  return other == table.seats.end() ? "" : other->person;
}

void free_seat(Database& db, const StoredTable& table, StoredSeat seat) {
  seat.person.clear();
  seat.name = table.state == TableState::Over ? kGone : "";
  seat.invite.clear();
  store::put_seat(db, table.id, seat);
  if (table.state == TableState::Playing) {
    const json::object note{{"what", "left"}, {"seat", seat.seat}};
    store::say(db, table.id, {std::string(kNotes), "", json::serialize(note), now()});
    log_event(LogLevel::Info, "seat_left",
              {{"table", table.id}, {"seat", seat.seat}, {"how", "person_deleted"}});
  }
  if (table.state != TableState::Lobby) return;
  for (const auto& [where, wish] : store::kept(db, table.id)) {
    const auto& [at, what] = where;
    if (what == "swap" && (at == seat.seat || wish == seat.seat)) store::unkeep(db, table.id, at, what);
  }
}

void leave_table(Database& db, const StoredTable& table, const std::string& person) {
  const bool mine = owns(table, person);
  const std::string next = heir(table, person);
  const bool of_nobody = table.state == TableState::Lobby ? mine : next.empty();
  if (of_nobody && table.state != TableState::Over) {
    store::delete_table(db, table.id);
  } else {
    if (mine) store::set_owner(db, table.id, next);
    for (const StoredSeat& seat : table.seats) {
      if (sits(seat, person)) free_seat(db, table, seat);
    }
  }
  store::take_from_all(db, table.id, now());
}

}  // namespace

void let_go(Database& db, const std::string& person) {
  for (const StoredTable& table : store::tables_about(db, person)) leave_table(db, table, person);
  for (const char* what : {"notify ", "seen ", "left "}) store::unkeep_everywhere(db, what + person);
  store::remove_sessions(db, person, now());
  store::remove_account(db, person);
  store::remove_person(db, person);
}

}  // namespace orrery::server
