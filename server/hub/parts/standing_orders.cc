#include "server/hub/parts/standing_orders.h"

namespace orrery::server {

json::object StandingOrders::list(SeatId seat) const {
  return {{"orders", room_.table->orders().list(room_.table->match().seat_name(seat))}};
}

void StandingOrders::orders(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (seat.valid()) message.answer(list(seat));
}

void StandingOrders::order(const Message& message) {
  const SeatId seat = room_.seat_in(message);
  if (!seat.valid()) return;
  const json::value* wanted = message.fields.if_contains("set");
  if (wanted != nullptr) {
    if (!wanted->is_object()) return message.refuse("bad_message", "set: expected an order");
    const std::string wrong = room_.table->set_order(seat, wanted->get_object());
    if (!wrong.empty()) return message.refuse("bad_order", wrong);
  } else if (!room_.table->drop_order(seat, static_cast<std::int64_t>(message.number("drop", 0)))) {
    return message.refuse("bad_order", "there is no such order");
  }
  audience_.tell_again(seat);
  keeper_.commit({}, message.answer, list(seat));
}

}  // namespace orrery::server
