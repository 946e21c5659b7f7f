#include "server/hub/parts/seats.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/hub/link.h"
#include "server/people/secrets.h"

namespace orrery::server {

StoredSeat* Seats::claimed(const Message& message) {
  const auto refuse = [&](ErrorCode code, std::string_view why) -> StoredSeat* {
    message.refuse(code, why);
    return nullptr;
  };
  // A seat of nobody would be a seat without its bot.
  if (message.person.empty()) return refuse("nobody", "say who you are first");
  const std::string secret = message.text("invite");
  StoredSeat* seat = secret.empty() ? room_.find(message.text("seat")) : linked(secret, message.person);
  if (seat == nullptr && !secret.empty())
    return refuse("bad_invite", "that invitation is not valid, or was used");
  if (seat == nullptr) return refuse("bad_message", "there is no such seat");
  if (sits(*seat, message.person)) return seat;
  const bool lobby = room_.stored.state == TableState::Lobby;
  if (secret.empty() && !room_.settings.open && !owns(room_.stored, message.person))
    return refuse("by_invitation", "this table is by invitation");
  if (room_.has_seat(message.person) && !lobby)
    return refuse("seated", "you have a seat at this table already");
  const bool moves = !secret.empty() && link_of(*seat)->by_player;
  if (!seat->person.empty() && !moves) return refuse("taken", "that seat is taken");
  if (!seat->bot.empty() && !lobby && !moves) return refuse("taken", "a bot plays that seat");
  if (const std::string gone = given_up(message.person); !lobby && !gone.empty() && gone != seat->seat)
    return refuse("seated", "you have played another seat of this game");
  return seat;
}

// The seat of that link, if it is that person's to use.
StoredSeat* Seats::linked(const std::string& secret, const std::string& person) {
  const Blob hash = hash_of(secret);
  for (StoredSeat& seat : room_.stored.seats) {
    const std::optional<Link> link = link_of(seat);
    if (link && same(link->hash, hash) && (link->person.empty() || link->person == person)) return &seat;
  }
  return nullptr;
}

std::string Seats::given_up(const std::string& person) const { return room_.kept_text("", "left " + person); }

// Who has seen this hand plays no other.
Writer::Work Seats::knows_hand(const std::string& person, const StoredSeat& seat) {
  if (room_.stored.state == TableState::Lobby) return {};
  const std::string what = "left " + person;
  room_.kept[{"", what}] = seat.seat;
  return
      [id = room_.stored.id, what, name = seat.seat](Database& db) { store::keep(db, id, "", what, name); };
}

void Seats::claim(const Message& message) {
  StoredSeat* seat = claimed(message);
  if (seat == nullptr) return;
  if (notes_.full()) return message.refuse("too_much", "seats have changed hands too often at this table");
  const bool newcomer = seat->person != message.person;
  // Nobody plays two hands, but for those who share one screen with whoever opened the table: others move.
  Writer::Work also;
  if (newcomer && !owns(room_.stored, message.person)) also = vacate(message.person);
  const bool moves = newcomer && !seat->person.empty();
  if (moves) also = both(std::move(also), knows_hand(seat->person, *seat));
  seat->person = message.person;
  seat->name = message.name;
  seat->bot.clear();
  if (!message.text("invite").empty()) {
    Link link = *link_of(*seat);
    link.person = message.person;
    seat->invite = stored(link);
  }
  if (room_.table) room_.table->unseat_bot(seat->seat);
  audience_.start_over();
  if (newcomer)
    also = both(std::move(also),
                both(swaps_.forget(seat->seat),
                     notes_.note(moves ? "moved" : "sat", {{"seat", seat->seat}, {"name", seat->name}})));
  keeper_.commit(both(std::move(also),
                      [id = room_.stored.id, row = *seat](Database& db) { store::put_seat(db, id, row); }),
                 message.answer, {{"seat", seat->seat}});
}

// All seats of that person are free again.
Writer::Work Seats::vacate(const std::string& person) {
  Writer::Work also;
  for (StoredSeat& seat : room_.stored.seats) {
    if (!sits(seat, person)) continue;
    also = both(std::move(also), swaps_.forget(seat.seat));
    seat.person.clear();
    seat.name.clear();
    seat.invite.clear();
    also = both(std::move(also),
                [id = room_.stored.id, row = seat](Database& db) { store::put_seat(db, id, row); });
  }
  return also;
}

void Seats::leave(const Message& message) {
  StoredSeat* seat = room_.find(message.text("seat"));
  if (seat == nullptr || !sits(*seat, message.person))
    return message.refuse("not_your_seat", "that is not your seat");
  Writer::Work also =
      both(swaps_.forget(seat->seat), notes_.note("left", {{"seat", seat->seat}, {"name", seat->name}}));
  also = both(std::move(also), knows_hand(message.person, *seat));
  seat->person.clear();
  seat->name.clear();
  seat->invite.clear();
  audience_.start_over();
  keeper_.commit(both(std::move(also),
                      [id = room_.stored.id, row = *seat](Database& db) { store::put_seat(db, id, row); }),
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

// Once the game has begun a seat is its player's, or that of the bot that plays it as long as others play
// too.
bool Seats::may_put_bot(const Message& message, const StoredSeat& seat) const {
  if (room_.stored.state == TableState::Lobby || sits(seat, message.person)) return true;
  const bool nobodys = seat.person.empty() && seat.bot.empty();
  return nobodys || (seat.person.empty() && other_persons(room_.stored, message.person) == 0);
}

void Seats::bot(const Message& message) {
  StoredSeat* seat = disposed(message);
  if (seat == nullptr) return;
  const std::string bot = message.text("bot");
  const std::vector<std::string> known = room_.game->bots();
  if (!bot.empty() && std::find(known.begin(), known.end(), bot) == known.end())
    return message.refuse("bad_message", "there is no such bot");
  if (!may_put_bot(message, *seat))
    return message.refuse("needs_vote", "the game has begun: that is for the players to vote on");
  if (notes_.full()) return message.refuse("too_much", "seats have changed hands too often at this table");
  const bool others_are_bots =
      std::all_of(room_.stored.seats.begin(), room_.stored.seats.end(),
                  [&](const StoredSeat& other) { return &other == seat || !other.bot.empty(); });
  if (room_.playing() && others_are_bots && !bot.empty() && !room_.room_for_bots())
    return message.refuse("too_much", "many games of bots go on here: try again later");
  Writer::Work also;
  const Cover::By by = sits(*seat, message.person) ? Cover::By::Player : Cover::By::Owner;
  if (room_.stored.state == TableState::Lobby && !bot.empty()) {
    seat->person.clear();
    seat->name.clear();
    seat->invite.clear();
    also = swaps_.forget(seat->seat);
  }
  keeper_.commit(both(cover_.put(*seat, bot, by), std::move(also)), message.answer, {{"bot", bot}});
}

void Seats::invite(const Message& message) {
  StoredSeat* seat = disposed(message);
  if (seat == nullptr) return;
  const bool mine = sits(*seat, message.person);
  if (!mine && !seat->person.empty()) return message.refuse("taken", "that seat is taken");
  if (!mine && room_.playing() && !seat->bot.empty())
    return message.refuse("needs_vote", "a bot plays that seat: the players may vote to free it");
  const std::string secret = new_secret();
  seat->invite = stored(Link{hash_of(secret), mine, ""});
  keeper_.commit([id = room_.stored.id, row = *seat](Database& db) { store::put_seat(db, id, row); },
                 message.answer, {{"seat", seat->seat}, {"invite", secret}});
}

void Seats::throw_away(const Message& message) {
  if (!owns(room_.stored, message.person))
    return message.refuse("not_owner", "only whoever opened the table may do that");
  // A game that others play or have played is not one person's to throw away.
  if (room_.stored.state != TableState::Lobby && other_persons(room_.stored, message.person) > 0)
    return message.refuse("others_play", "others play at this table, or have played: vote on its end");
  keeper_.commit([id = room_.stored.id](Database& db) { store::delete_table(db, id); },
                 [this, answer = message.answer](json::object reply) {
                   keeper_.forget();  // first: whoever hears of it may ask for it again at once
                   answer(std::move(reply));
                   keeper_.close();
                 },
                 {{"deleted", true}});
}

}  // namespace orrery::server
