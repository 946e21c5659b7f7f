// Telling people who are not there that it is their turn.
#include <algorithm>

#include "server/base/time.h"
#include "server/hub/live_table.h"
#include "server/hub/replies.h"

namespace orrery::server {
namespace {

std::string kept_as(const std::string& person) { return "notify " + person; }

}  // namespace

NoticeAddress LiveTable::notice_address(const std::string& person) const {
  const auto found = kept_.find({"", kept_as(person)});
  if (found == kept_.end() || found->second.empty()) return {};
  const json::object stored = json::parse(found->second).as_object();
  return {text_field(stored, "webhook"), text_field(stored, "email")};
}

json::object LiveTable::notice_json(const std::string& person) const {
  const NoticeAddress address = notice_address(person);
  return {{"webhook", address.webhook}, {"email", address.email}};
}

void LiveTable::on_notify(const std::string& person, const json::object& message, const Answer& answer) {
  if (!has_seat(person)) return answer(error_reply("not_your_seat", "only players are told about turns"));
  if (house_.notifier == nullptr) return answer(error_reply("no_notices", "this server tells nobody"));
  NoticeAddress address = notice_address(person);
  if (message.contains("webhook")) address.webhook = text_field(message, "webhook");
  if (message.contains("email")) address.email = text_field(message, "email");
  const std::string error = house_.notifier->check(address);
  if (!error.empty()) return answer(error_reply("bad_address", error));
  const std::string value =
      json::serialize(json::object{{"webhook", address.webhook}, {"email", address.email}});
  kept_[{"", kept_as(person)}] = value;
  for (Watcher& watcher : watchers_) {
    if (watcher.subscriber->person() == person) watcher.told = false;
  }
  commit([id = stored_.id, what = kept_as(person),
          value](Database& db) { store::keep(db, id, "", what, value); },
         answer, notice_json(person));
}

bool LiveTable::connected(const std::string& person) const {
  return std::any_of(watchers_.begin(), watchers_.end(),
                     [&](const Watcher& w) { return !person.empty() && w.subscriber->person() == person; });
}

// Once in a turn, and not in a hidden window: that would tell whoever shares the mailbox, and when.
void LiveTable::tell_absent() {
  const SeatId seat = clock_runs_for();
  if (house_.notifier == nullptr || !seat.valid()) return;
  const std::string name = table_->match().seat_name(seat);
  if (std::exchange(noticed_, name) == name) return;
  notice(name, "It is your turn");
}

void LiveTable::notice(const std::string& seat, const std::string& what) {
  const std::string& person = find(seat)->person;
  if (house_.notifier == nullptr || person.empty() || connected(person)) return;
  const NoticeAddress address = notice_address(person);
  if (address.webhook.empty() && address.email.empty()) return;
  const std::string title = stored_.title.empty() ? stored_.id : stored_.title;
  std::string text = what + " (" + seat + ") at " + title + ".";
  if (!house_.url.empty()) text += " " + house_.url + "/#/table/" + stored_.id;
  house_.notifier->tell(address, "Orrery: your turn at " + title, text, now());
}

}  // namespace orrery::server
