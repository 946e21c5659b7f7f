#include "server/hub/parts/notices.h"

#include <memory>
#include <utility>

#include "server/base/time.h"
#include "server/notify/confirmed.h"
#include "server/people/secrets.h"

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

Limits Notices::limits() const {
  Limits none;
  none.mails = none.confirmations = 0;
  return room_.house.limits == nullptr ? none : *room_.house.limits;
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
  const Addressee to{person, message.fields.contains("email") ? wanted.email : ""};
  const auto outcome = std::make_shared<Confirmation>(Confirmation::None);
  const std::string code = new_secret();
  const std::string value = json::serialize(json_of(wanted));
  keeper_.commit(
      [=, id = room_.stored.id, limits = limits()](Database& db) {
        if (!to.email.empty()) *outcome = begin_confirmation(db, to, code, limits, now());
        if (*outcome != Confirmation::TooMany) store::keep(db, id, "", address_name(to.person), value);
      },
      [=, this, answer = message.answer](json::object reply) {
        if (reply.contains("error")) return answer(std::move(reply));
        if (*outcome == Confirmation::TooMany)
          return answer(error_reply("too_much", "enough mails have asked that today"));
        room_.kept[{"", address_name(to.person)}] = value;
        audience_.untold(to.person);
        if (*outcome == Confirmation::Asked)
          room_.house.notifier->send(confirmation_mail(to.email, code, room_.house.url));
        if (*outcome != Confirmation::None) reply["confirmed"] = *outcome == Confirmation::Confirmed;
        answer(std::move(reply));
      },
      json_of(wanted));
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
  const std::string link = room_.house.url.empty() ? "" : " " + room_.house.url + "/#/table/" + table.id;
  const std::string title = table.title.empty() ? table.id : table.title;
  room_.house.notifier->tell({to.webhook, ""}, "", what + " (" + seat + ") at " + title + "." + link, now());
  if (to.email.empty()) return;
  // Nobody's words but ours: a mail has our name on it.
  const Mail mail{
      to.email, "Orrery: your turn",
      what + " (" + seat + "), " + std::string(room_.game->title()) + ", table " + table.id + "." + link};
  const auto may = std::make_shared<bool>(false);
  room_.house.writer->write([may, to = Addressee{person, to.email},
                             limits = limits()](Database& db) { *may = may_mail(db, to, limits, now()); },
                            [may, mail, notifier = room_.house.notifier](const std::exception_ptr& error) {
                              if (!error && *may)
                                notifier->tell({"", mail.to}, mail.subject, mail.text, now());
                            });
}

}  // namespace orrery::server
