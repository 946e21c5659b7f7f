#include "server/hub/parts/looking.h"

#include <algorithm>

#include "odds/odds.h"
#include "server/base/time.h"
#include "server/hub/standing.h"

namespace orrery::server {
namespace {

constexpr std::size_t kHistoryPage = 400;

}  // namespace

bool Looking::shown(const Message& message) const {
  if (room_.may_watch(message.person)) return true;
  message.refuse("no_watchers", "this table is not open to watchers");
  return false;
}

void Looking::look(const Message& message) const {
  if (shown(message)) message.answer(teller_.table_json(message.person));
}

std::optional<SeatId> Looking::asker(const Message& message) const {
  if (!room_.has_seat(message.person)) return SeatId{};
  const SeatId seat = room_.seat_in(message);
  return seat.valid() ? std::optional(seat) : std::nullopt;
}

void Looking::history(const Message& message) const {
  if (!shown(message)) return;
  const Table* table = sights_.of(message.person);
  if (table == nullptr) return message.refuse("not_begun", "the game has not begun");
  const std::optional<SeatId> seat = asker(message);
  if (!seat) return;
  message.answer({{"events", table->history(*seat, message.number("before", SIZE_MAX), kHistoryPage)}});
}

void Looking::reach(const Message& message) const {
  if (!shown(message)) return;
  const Table* table = sights_.of(message.person);
  if (table == nullptr) return message.refuse("not_begun", "the game has not begun");
  message.answer({{"reach", table->match().reach()}});
}

void Looking::odds(const Message& message) const {
  if (!shown(message)) return;
  const Table* table = sights_.of(message.person);
  if (table == nullptr) return message.refuse("not_begun", "the game has not begun");
  const std::optional<SeatId> seat = asker(message);
  if (!seat) return;
  std::string fault;
  const json::value* question = message.fields.if_contains("of");
  if (question == nullptr || !question->is_object())
    return message.refuse("bad_message", "of: expected what fight is meant");
  if (text_field(question->get_object(), "casualties") == "best" && !best_plays_.take(message.person, now()))
    return message.refuse("too_much", "best play takes a while to work out: wait a little");
  json::value answer = odds_at(table->match(), *seat, question->get_object(), fault);
  if (!fault.empty()) return message.refuse("bad_message", fault);
  message.answer({{"odds", std::move(answer)}});
}

// Written beside the game, not before the next choice: nothing depends on it.
void Looking::seen(const Message& message) {
  const std::string& person = message.person;
  if (!room_.table) return message.refuse("not_begun", "the game has not begun");
  if (!room_.has_seat(person)) return message.refuse("not_your_seat", "only for players it is remembered");
  const std::size_t version = std::min(room_.version_in(message), room_.table->version());
  if (version > room_.seen_by(person)) {
    const std::string what = seen_name(person);
    const std::string value = std::to_string(version);
    room_.kept[{"", what}] = value;
    room_.house.writer->write(
        [id = room_.stored.id, what, value, standing = standing_to_store(room_)](Database& db) {
          store::keep(db, id, "", what, value);
          if (standing) store::set_standing(db, id, *standing);
        },
        [](const std::exception_ptr&) {});
  }
  message.answer({{"seen", room_.table->shown_version(room_.eyes(person), room_.seen_by(person))}});
}

}  // namespace orrery::server
