#include "server/hub/parts/seats.h"

#include <algorithm>
#include <utility>

#include "server/people/secrets.h"

namespace orrery::server {

StoredSeat* Seats::claimed(const Message& message) {
  const auto refuse = [&](ErrorCode code, std::string_view why) -> StoredSeat* {
    message.refuse(code, why);
    return nullptr;
  };
  // A seat of nobody would be a seat without its bot.
  if (message.person.empty()) return refuse("nobody", "say who you are first");
  if (const std::string secret = message.text("invite"); !secret.empty()) {
    // The link is the key of the seat: whoever has it may sit down there, also from another browser.
    const Blob hash = hash_of(secret);
    StoredSeat* seat = nullptr;
    for (StoredSeat& s : room_.stored.seats) {
      if (same(s.invite, hash)) seat = &s;
    }
    return seat != nullptr ? seat : refuse("bad_invite", "that invitation is not valid");
  }
  StoredSeat* seat = room_.find(message.text("seat"));
  if (seat == nullptr) return refuse("bad_message", "there is no such seat");
  if (!room_.settings.open && room_.stored.owner != message.person)
    return refuse("by_invitation", "this table is by invitation");
  if (!seat->person.empty() && seat->person != message.person) return refuse("taken", "that seat is taken");
  if (!seat->bot.empty() && room_.stored.state != TableState::Lobby)
    return refuse("taken", "a bot plays that seat");
  return seat;
}

void Seats::claim(const Message& message) {
  StoredSeat* seat = claimed(message);
  if (seat == nullptr) return;
  const bool newcomer = seat->person != message.person;
  seat->person = message.person;
  seat->name = message.name;
  seat->bot.clear();
  if (room_.table) room_.table->unseat_bot(seat->seat);
  audience_.start_over();
  keeper_.commit(
      [id = room_.stored.id, row = *seat,
       also = newcomer ? swaps_.forget(seat->seat) : Writer::Work{}](Database& db) {
        store::put_seat(db, id, row);
        if (also) also(db);
      },
      message.answer, {{"seat", seat->seat}});
}

void Seats::leave(const Message& message) {
  StoredSeat* seat = room_.find(message.text("seat"));
  if (seat == nullptr || !sits(*seat, message.person))
    return message.refuse("not_your_seat", "that is not your seat");
  seat->person.clear();
  seat->name.clear();
  audience_.start_over();
  keeper_.commit(
      [id = room_.stored.id, row = *seat, also = swaps_.forget(seat->seat)](Database& db) {
        store::put_seat(db, id, row);
        also(db);
      },
      message.answer, {{"left", true}});
}

StoredSeat* Seats::disposed(const Message& message) {
  StoredSeat* seat = room_.find(message.text("seat"));
  if (seat == nullptr) {
    message.refuse("bad_message", "there is no such seat");
    return nullptr;
  }
  if (!owns(room_.stored, message.person) && !sits(*seat, message.person)) {
    message.refuse("not_owner", "only whoever opened the table may do that");
    return nullptr;
  }
  return seat;
}

void Seats::bot(const Message& message) {
  StoredSeat* seat = disposed(message);
  if (seat == nullptr) return;
  const std::string bot = message.text("bot");
  const std::vector<std::string> known = room_.game->bots();
  if (!bot.empty() && std::find(known.begin(), known.end(), bot) == known.end())
    return message.refuse("bad_message", "there is no such bot");
  Writer::Work also;
  if (room_.stored.state == TableState::Lobby && !bot.empty()) {
    seat->person.clear();
    seat->name.clear();
    also = swaps_.forget(seat->seat);
  }
  keeper_.commit(
      [covered = cover_.put(*seat, bot), also](Database& db) {
        covered(db);
        if (also) also(db);
      },
      message.answer, {{"bot", bot}});
}

void Seats::invite(const Message& message) {
  StoredSeat* seat = disposed(message);
  if (seat == nullptr) return;
  const bool others = !seat->person.empty() && seat->person != message.person;
  if (others) return message.refuse("taken", "that seat is taken");
  const std::string secret = new_secret();
  seat->invite = hash_of(secret);
  keeper_.commit([id = room_.stored.id, row = *seat](Database& db) { store::put_seat(db, id, row); },
                 message.answer, {{"seat", seat->seat}, {"invite", secret}});
}

void Seats::throw_away(const Message& message) {
  if (!owns(room_.stored, message.person))
    return message.refuse("not_owner", "only whoever opened the table may do that");
  // A game that others still play is not one person's to throw away.
  if (room_.playing() && other_persons(room_.stored, message.person) > 0)
    return message.refuse("others_play", "others still play at this table");
  keeper_.commit([id = room_.stored.id](Database& db) { store::delete_table(db, id); },
                 [this, answer = message.answer](json::object reply) {
                   keeper_.forget();  // first: whoever hears of it may ask for it again at once
                   answer(std::move(reply));
                   keeper_.close();
                 },
                 {{"deleted", true}});
}

}  // namespace orrery::server
