// Who sits where: claiming and leaving seats, bots, invitations, the start of the game.
#include <algorithm>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/live_table.h"
#include "server/hub/replies.h"
#include "server/people/secrets.h"

namespace orrery::server {

void LiveTable::handle(std::string person, std::string name, json::object message, Answer answer) {
  enqueue([this, person = std::move(person), name = std::move(name), message = std::move(message),
           answer] { dispatch(person, name, message, answer); },
          [answer] { answer(error_reply("gone", "the table is not here any more; ask again")); });
}

void LiveTable::dispatch(const std::string& person, const std::string& name, const json::object& message,
                         const Answer& answer) {
  const std::string type = text_field(message, "type");
  if (type == "choose") return on_choose(person, message, answer);
  if (type == "draft") return on_draft(person, message, answer);
  if (type == "why") return on_why(person, message, answer);
  if (type == "undo") return on_undo(person, message, answer);
  if (type == "history") return on_history(person, message, answer);
  if (type == "reach") {
    const Table* table = table_for(person);
    if (table == nullptr) return answer(error_reply("not_begun", "the game has not begun"));
    if (!may_watch(person)) return answer(error_reply("not_your_seat", "this table is not open to watchers"));
    return answer({{"reach", table->match().reach()}});
  }
  if (type == "talk") return on_talk(person, name, message, answer);
  if (type == "seen") return on_seen(person, message, answer);
  if (type == "early") return on_early(person, message, answer);
  if (type == "hold") return on_hold(person, message, answer);
  if (type == "orders") return on_orders(person, message, answer);
  if (type == "order") return on_order(person, message, answer);
  if (type == "claim") return on_claim(person, name, message, answer);
  if (type == "leave_seat") return on_leave_seat(person, message, answer);
  if (type == "bot") return on_bot(person, message, answer);
  if (type == "swap") return on_swap(person, message, answer);
  if (type == "invite") return on_invite(person, message, answer);
  if (type == "start") return on_start(person, answer);
  if (type == "delete") return on_delete(person, answer);
  if (type == "notify") return on_notify(person, message, answer);
  if (type == "vacation") return on_vacation(person, message, answer);
  if (type == "overdue") return on_overdue(person, message, answer);
  if (type == "record") return on_record(person, message, answer);
  if (type == "replay") return on_replay(person, message, answer);
  if (type == "fork") return on_fork(person, name, message, answer);
  if (type == "rematch") return on_rematch(person, answer);
  if (type == "look") return answer(table_json(person));
  answer(error_reply("bad_message", "there is no message of that type"));
}

void LiveTable::on_claim(const std::string& person, const std::string& name, const json::object& message,
                         const Answer& answer) {
  const std::string invite = text_field(message, "invite");
  StoredSeat* seat = nullptr;
  if (!invite.empty()) {
    // The link is the key of the seat: whoever has it may sit down there, also from another browser.
    const Blob hash = hash_of(invite);
    for (StoredSeat& s : stored_.seats) {
      if (same(s.invite, hash)) seat = &s;
    }
    if (seat == nullptr) return answer(error_reply("bad_invite", "that invitation is not valid"));
  } else {
    seat = find(text_field(message, "seat"));
    if (seat == nullptr) return answer(error_reply("bad_message", "there is no such seat"));
    if (!settings_.open && stored_.owner != person) {
      return answer(error_reply("by_invitation", "this table is by invitation"));
    }
    if (!seat->person.empty() && seat->person != person)
      return answer(error_reply("taken", "that seat is taken"));
    if (!seat->bot.empty() && stored_.state != TableState::Lobby) {
      return answer(error_reply("taken", "a bot plays that seat"));
    }
  }
  const bool newcomer = seat->person != person;
  seat->person = person;
  seat->name = name;
  seat->bot.clear();
  if (table_) table_->unseat_bot(seat->seat);
  for (Watcher& watcher : watchers_)
    watcher = {watcher.subscriber, 0, false, false};  // eyes may have changed
  commit(
      [id = stored_.id, row = *seat,
       also = newcomer ? forget_swaps(seat->seat) : Writer::Work{}](Database& db) {
        store::put_seat(db, id, row);
        if (also) also(db);
      },
      answer, {{"seat", seat->seat}});
}

void LiveTable::on_leave_seat(const std::string& person, const json::object& message, const Answer& answer) {
  StoredSeat* seat = find(text_field(message, "seat"));
  if (seat == nullptr || person.empty() || seat->person != person) {
    return answer(error_reply("not_your_seat", "that is not your seat"));
  }
  seat->person.clear();
  seat->name.clear();
  for (Watcher& watcher : watchers_) watcher = {watcher.subscriber, 0, false, false};
  commit(
      [id = stored_.id, row = *seat, also = forget_swaps(seat->seat)](Database& db) {
        store::put_seat(db, id, row);
        also(db);
      },
      answer, {{"left", true}});
}

void LiveTable::on_bot(const std::string& person, const json::object& message, const Answer& answer) {
  StoredSeat* seat = find(text_field(message, "seat"));
  const std::string bot = text_field(message, "bot");
  if (seat == nullptr) return answer(error_reply("bad_message", "there is no such seat"));
  if (person.empty() || (stored_.owner != person && seat->person != person)) {
    return answer(error_reply("not_owner", "only whoever opened the table may do that"));
  }
  const std::vector<std::string> known = game_->bots();
  if (!bot.empty() && std::find(known.begin(), known.end(), bot) == known.end()) {
    return answer(error_reply("bad_message", "there is no such bot"));
  }
  Writer::Work also;
  if (stored_.state == TableState::Lobby && !bot.empty()) {
    seat->person.clear();
    seat->name.clear();
    also = forget_swaps(seat->seat);
  }
  commit(
      [covered = cover(*seat, bot), also](Database& db) {
        covered(db);
        if (also) also(db);
      },
      answer, {{"bot", bot}});
}

void LiveTable::on_invite(const std::string& person, const json::object& message, const Answer& answer) {
  StoredSeat* seat = find(text_field(message, "seat"));
  if (seat == nullptr) return answer(error_reply("bad_message", "there is no such seat"));
  if (person.empty() || (stored_.owner != person && seat->person != person)) {
    return answer(error_reply("not_owner", "only whoever opened the table may do that"));
  }
  const bool others = !seat->person.empty() && seat->person != person;
  if (others) return answer(error_reply("taken", "that seat is taken"));
  const std::string secret = new_secret();
  seat->invite = hash_of(secret);
  commit([id = stored_.id, row = *seat](Database& db) { store::put_seat(db, id, row); }, answer,
         {{"seat", seat->seat}, {"invite", secret}});
}

void LiveTable::on_start(const std::string& person, const Answer& answer) {
  if (person.empty() || stored_.owner != person) {
    return answer(error_reply("not_owner", "only whoever opened the table may do that"));
  }
  if (stored_.state != TableState::Lobby) return answer(error_reply("begun", "the game has begun already"));
  std::map<std::string, std::string> bots;
  std::vector<std::string> seats;
  for (const StoredSeat& seat : stored_.seats) {
    seats.push_back(seat.seat);
    if (seat.person.empty() && seat.bot.empty()) {
      return answer(error_reply("seats_free", "some seats are still free"));
    }
    if (!seat.bot.empty()) bots[seat.seat] = seat.bot;
  }
  const Writer::Work decided = decide_open_settings();
  const StartPositions::Start start = house_.start(*game_, settings_);
  if (start.match == nullptr) return answer(error_reply("bad_settings", start.error));
  OpenedGame opened = Table::create(*game_, *start.match, seed_, bots, now());
  if (opened.table == nullptr) return answer(error_reply("bad_settings", opened.error));
  table_ = std::move(opened.table);
  stored_.state = TableState::Playing;
  show_late(*start.match, {});
  clocks_ = Clocks(settings_.clock, seats, "", now());
  log_event(LogLevel::Info, "table_started", {{"table", stored_.id}, {"game", stored_.game}});
  for (Watcher& watcher : watchers_) watcher = {watcher.subscriber, 0, false, false};
  open_windows();
  commit_choice(
      [id = stored_.id, decided](Database& db) {
        store::set_state(db, id, TableState::Playing, now());
        decided(db);
      },
      answer, {{"started", true}});
}

void LiveTable::on_delete(const std::string& person, const Answer& answer) {
  if (person.empty() || stored_.owner != person) {
    return answer(error_reply("not_owner", "only whoever opened the table may do that"));
  }
  // A game that others still play is not one person's to throw away.
  const bool others = std::any_of(stored_.seats.begin(), stored_.seats.end(), [&](const StoredSeat& seat) {
    return !seat.person.empty() && seat.person != person;
  });
  if (stored_.state == TableState::Playing && others) {
    return answer(error_reply("others_play", "others still play at this table"));
  }
  commit([id = stored_.id](Database& db) { store::delete_table(db, id); },
         [self = shared_from_this(), answer](json::object reply) {
           self->house_.forget(self->stored_.id, self.get());
           answer(std::move(reply));
           self->close();
         },
         {{"deleted", true}});
}

}  // namespace orrery::server
