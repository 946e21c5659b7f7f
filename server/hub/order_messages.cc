// Standing orders: private to the seat that gives them.
#include "server/hub/live_table.h"
#include "server/hub/replies.h"

namespace orrery::server {

void LiveTable::on_orders(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  answer({{"orders", table_->orders().list(table_->match().seat_name(seat))}});
}

void LiveTable::on_order(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  const SeatId seat = seat_of(person, message, error);
  if (!seat.valid()) return answer(std::move(error));
  const json::value* wanted = message.if_contains("set");
  if (wanted != nullptr) {
    if (!wanted->is_object()) return answer(error_reply("bad_message", "set: expected an order"));
    const std::string wrong = table_->set_order(seat, wanted->get_object());
    if (!wrong.empty()) return answer(error_reply("bad_order", wrong));
  } else if (!table_->drop_order(seat, static_cast<std::int64_t>(number_field(message, "drop", 0)))) {
    return answer(error_reply("bad_order", "there is no such order"));
  }
  tell_again(seat);
  commit({}, answer, {{"orders", table_->orders().list(table_->match().seat_name(seat))}});
}

}  // namespace orrery::server
