#include "server/hub/parts/swaps.h"

#include <utility>
#include <vector>

namespace orrery::server {
namespace {

constexpr const char* kSwap = "swap";

}  // namespace

std::string Swaps::wish(const std::string& seat) const { return room_.kept_text(seat, kSwap); }

Writer::Work Swaps::forget(const std::string& seat) {
  std::vector<std::string> gone;
  for (const StoredSeat& s : room_.stored.seats) {
    if (s.seat != seat && wish(s.seat) != seat) continue;
    if (room_.kept.erase({s.seat, kSwap}) > 0) gone.push_back(s.seat);
  }
  return [id = room_.stored.id, gone](Database& db) {
    for (const std::string& name : gone) store::unkeep(db, id, name, kSwap);
  };
}

StoredSeat* Swaps::seat_in(const Message& message) {
  const std::string wanted = message.text("seat");
  StoredSeat* mine = nullptr;
  int seats = 0;
  for (StoredSeat& seat : room_.stored.seats) {
    if (!sits(seat, message.person)) continue;
    if (++seats == 1 || seat.seat == wanted) mine = &seat;
  }
  if (mine == nullptr || (!wanted.empty() && mine->seat != wanted)) {
    message.refuse("not_your_seat", "that is not your seat");
    return nullptr;
  }
  if (seats > 1 && wanted.empty()) {
    message.refuse("which_seat", "you have several seats: name one");
    return nullptr;
  }
  return mine;
}

void Swaps::swap(const Message& message) {
  if (room_.stored.state != TableState::Lobby) return message.refuse("begun", "the game has begun already");
  StoredSeat* mine = seat_in(message);
  if (mine == nullptr) return;
  const std::string with = message.text("with");
  StoredSeat* other = room_.find(with);
  if (!with.empty() && (other == nullptr || other->person.empty() || other->person == message.person))
    return message.refuse("bad_message", "nobody else sits there");
  audience_.untold();
  const std::string& id = room_.stored.id;
  if (with.empty()) {
    room_.kept.erase({mine->seat, kSwap});
    return keeper_.commit([id, seat = mine->seat](Database& db) { store::unkeep(db, id, seat, kSwap); },
                          message.answer, {{"swapped", false}});
  }
  if (wish(other->seat) != mine->seat) {
    room_.kept[{mine->seat, kSwap}] = with;
    return keeper_.commit(
        [id, seat = mine->seat, with](Database& db) { store::keep(db, id, seat, kSwap, with); },
        message.answer, {{"swapped", false}});
  }
  // The link of a seat goes with whoever has it.
  std::swap(mine->person, other->person);
  std::swap(mine->name, other->name);
  std::swap(mine->invite, other->invite);
  keeper_.commit(
      [id, a = *mine, b = *other, first = forget(mine->seat), second = forget(other->seat)](Database& db) {
        store::put_seat(db, id, a);
        store::put_seat(db, id, b);
        first(db);
        second(db);
      },
      message.answer, {{"swapped", true}});
}

}  // namespace orrery::server
