#include "server/hub/parts/notices.h"

#include <utility>

#include "server/base/time.h"

namespace orrery::server {
namespace {

std::string address_name(const std::string& person) { return "notify " + person; }

json::object json_of(const NoticeAddress& address) {
  return {{"webhook", address.webhook}, {"email", address.email}};
}

}  // namespace

NoticeAddress Notices::address(const std::string& person) const {
  const std::string kept = room_.kept_text("", address_name(person));
  if (kept.empty()) return {};
  const json::object stored = json::parse(kept).as_object();
  return {text_field(stored, "webhook"), text_field(stored, "email")};
}

json::object Notices::address_json(const std::string& person) const { return json_of(address(person)); }

void Notices::notify(const Message& message) {
  const std::string& person = message.person;
  if (!room_.has_seat(person)) return message.refuse("not_your_seat", "only players are told about turns");
  if (room_.house.notifier == nullptr) return message.refuse("no_notices", "this server tells nobody");
  NoticeAddress wanted = address(person);
  if (message.fields.contains("webhook")) wanted.webhook = message.text("webhook");
  if (message.fields.contains("email")) wanted.email = message.text("email");
  const std::string error = room_.house.notifier->check(wanted);
  if (!error.empty()) return message.refuse("bad_address", error);
  const std::string value = json::serialize(json_of(wanted));
  room_.kept[{"", address_name(person)}] = value;
  audience_.untold(person);
  keeper_.commit([id = room_.stored.id, what = address_name(person),
                  value](Database& db) { store::keep(db, id, "", what, value); },
                 message.answer, json_of(wanted));
}

// Once in a turn, and not in a hidden window: that would tell whoever shares the mailbox, and when.
void Notices::tell_absent() {
  const SeatId seat = clocks_.runs_for();
  if (room_.house.notifier == nullptr || !seat.valid()) return;
  const std::string name = room_.table->match().seat_name(seat);
  if (std::exchange(noticed_, name) == name) return;
  tell(name, "It is your turn");
}

// Within a beat nobody could come; and the same people are told in the same words whatever the others hold.
void Notices::tell_waited_for() {
  if (!room_.table) return;
  const WindowDesk& windows = room_.table->windows();
  if (!windows.open() || windows.closes_at() || std::exchange(noticed_window_, windows.id()) == windows.id())
    return;
  for (const SeatId seat : windows.waited_for()) tell(room_.table->match().seat_name(seat), "You may react");
}

void Notices::tell(const std::string& seat, const std::string& what) {
  const std::string& person = room_.find(seat)->person;
  if (room_.house.notifier == nullptr || person.empty() || audience_.connected(person)) return;
  const NoticeAddress to = address(person);
  if (to.webhook.empty() && to.email.empty()) return;
  const StoredTable& table = room_.stored;
  const std::string title = table.title.empty() ? table.id : table.title;
  std::string text = what + " (" + seat + ") at " + title + ".";
  if (!room_.house.url.empty()) text += " " + room_.house.url + "/#/table/" + table.id;
  room_.house.notifier->tell(to, "Orrery: your turn at " + title, text, now());
}

}  // namespace orrery::server
