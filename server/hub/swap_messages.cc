// Two people who change places before the game: one asks, the other asks for the same and it is done.
#include "server/hub/live_table.h"
#include "server/hub/replies.h"

namespace orrery::server {
namespace {

constexpr const char* kSwap = "swap";

}  // namespace

std::string LiveTable::swap_wish(const std::string& seat) const {
  const auto found = kept_.find({seat, kSwap});
  return found == kept_.end() ? std::string{} : found->second;
}

// Whoever sits there now has asked for nothing, and nobody asked them.
Writer::Work LiveTable::forget_swaps(const std::string& seat) {
  std::vector<std::string> gone;
  for (const StoredSeat& s : stored_.seats) {
    if (s.seat != seat && swap_wish(s.seat) != seat) continue;
    if (kept_.erase({s.seat, kSwap}) > 0) gone.push_back(s.seat);
  }
  return [id = stored_.id, gone](Database& db) {
    for (const std::string& name : gone) store::unkeep(db, id, name, kSwap);
  };
}

void LiveTable::on_swap(const std::string& person, const json::object& message, const Answer& answer) {
  if (stored_.state != TableState::Lobby) return answer(error_reply("begun", "the game has begun already"));
  const std::string wanted = text_field(message, "seat");
  StoredSeat* mine = nullptr;
  int seats = 0;
  for (StoredSeat& seat : stored_.seats) {
    if (person.empty() || seat.person != person) continue;
    if (++seats == 1 || seat.seat == wanted) mine = &seat;
  }
  if (mine == nullptr || (!wanted.empty() && mine->seat != wanted))
    return answer(error_reply("not_your_seat", "that is not your seat"));
  if (seats > 1 && wanted.empty())
    return answer(error_reply("which_seat", "you have several seats: name one"));
  const std::string with = text_field(message, "with");
  StoredSeat* other = find(with);
  if (!with.empty() && (other == nullptr || other->person.empty() || other->person == person))
    return answer(error_reply("bad_message", "nobody else sits there"));
  for (Watcher& watcher : watchers_) watcher.told = false;
  if (with.empty()) {
    kept_.erase({mine->seat, kSwap});
    return commit([id = stored_.id, seat = mine->seat](Database& db) { store::unkeep(db, id, seat, kSwap); },
                  answer, {{"swapped", false}});
  }
  if (swap_wish(other->seat) != mine->seat) {
    kept_[{mine->seat, kSwap}] = with;
    return commit(
        [id = stored_.id, seat = mine->seat, with](Database& db) { store::keep(db, id, seat, kSwap, with); },
        answer, {{"swapped", false}});
  }
  // The link of a seat goes with whoever has it.
  std::swap(mine->person, other->person);
  std::swap(mine->name, other->name);
  std::swap(mine->invite, other->invite);
  commit(
      [id = stored_.id, a = *mine, b = *other, first = forget_swaps(mine->seat),
       second = forget_swaps(other->seat)](Database& db) {
        store::put_seat(db, id, a);
        store::put_seat(db, id, b);
        first(db);
        second(db);
      },
      answer, {{"swapped", true}});
}

}  // namespace orrery::server
