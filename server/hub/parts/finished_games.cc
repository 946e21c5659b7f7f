#include "server/hub/parts/finished_games.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/base/time.h"
#include "server/hub/branch.h"
#include "server/people/secrets.h"

namespace orrery::server {

bool FinishedGames::finished(const Message& message) const {
  if (!room_.may_watch(message.person)) {
    message.refuse("no_watchers", "this table is not open to watchers");
    return false;
  }
  const Table* table = sights_.of(message.person);
  if (table != nullptr && table->over()) return true;
  message.refuse("not_over", "the game is not over: its record holds secrets");
  return false;
}

void FinishedGames::record(const Message& message) const {
  if (!finished(message)) return;
  Record record = room_.table->session().record();
  for (auto& [seat, who] : record.seats) {
    for (const StoredSeat& stored : room_.stored.seats) {
      if (stored.seat == seat) who = stored.bot.empty() ? "human" : stored.bot;
    }
  }
  if (const std::string fork = room_.kept_text("", kFork); !fork.empty() && record.seed)
    record.seed->from = record.chances(std::stoull(fork));
  if (flag_field(message.fields, "pack")) record.pack_files = room_.house.pack(*room_.game, room_.settings);
  message.answer({{"record", record.print()}});
}

const Session& FinishedGames::position(std::size_t steps) {
  if (replay_ == nullptr) {
    const StartPositions::Start start = room_.house.start(*room_.game, room_.settings);
    if (start.match == nullptr) throw std::runtime_error(start.error);
    replay_ = Session::begin(*room_.game, start.match->clone(), room_.seed);
  }
  if (steps < replay_->steps()) replay_->rewind(steps);
  while (replay_->steps() < steps) {
    const Fault fault = replay_->repeat(room_.table->session().step(replay_->steps()));
    if (fault.any()) throw std::runtime_error(fault.message);
  }
  return *replay_;
}

const json::array& FinishedGames::marks() {
  if (!marks_.empty()) return marks_;
  Progress last;
  for (std::size_t i = 0; i <= room_.table->session().steps(); ++i) {
    const Match& match = position(i).match();
    const Progress now = match.progress();
    const bool other = now.round != last.round || now.turn != last.turn || now.action != last.action;
    if (i == 0 || (other && match.stop() == Stop::Decision)) {
      json::object mark{{"step", i}, {"round", now.round}, {"text", now.action}};
      if (now.turn.valid()) mark["seat"] = match.seat_name(now.turn);
      marks_.push_back(std::move(mark));
      last = now;
    }
  }
  return marks_;
}

void FinishedGames::replay(const Message& message) {
  if (!finished(message)) return;
  const Table& table = *room_.table;
  const std::string name = message.text("seat");
  const SeatId viewer = name.empty() ? SeatId{} : table.match().find_seat(name);
  if (!name.empty() && !viewer.valid()) return message.refuse("bad_message", "there is no such seat");
  const std::size_t steps = table.session().steps();
  const std::size_t step = std::min(message.number("step", 0), steps);
  json::array marks_told = marks();  // first: it walks through the game
  const Match& match = position(step).match();
  json::object reply{{"step", step},
                     {"steps", steps},
                     {"view", match.view_json(viewer)},
                     {"events", table.step_events(step, viewer, !viewer.valid())},
                     {"marks", std::move(marks_told)}};
  if (step > 0) reply["made"] = table.session().step(step - 1).print();
  if (match.stop() == Stop::Decision) {
    const Decision decision = match.decision();
    reply["decision"] = json::object{{"seat", match.seat_name(decision.seat)}, {"kind", decision.kind}};
  }
  if (!viewer.valid()) {
    // All hands open: what each of the seats saw.
    json::object views;
    for (int i = 0; i < match.players(); ++i) {
      views[match.seat_name(SeatId(i))] = match.view_json(SeatId(i));
    }
    reply["views"] = std::move(views);
  }
  message.answer(std::move(reply));
}

void FinishedGames::fork(const Message& message) {
  if (message.person.empty()) return message.refuse("nobody", "say who you are first");
  if (!finished(message)) return;
  if (room_.house.may_open && !room_.house.may_open(message.person))
    return message.refuse("too_much", "you have opened many tables: wait");
  const auto step =
      last_choice(std::min(message.number("step", 0), room_.table->session().steps()),
                  [this](std::size_t steps) -> const Match& { return position(steps).match(); });
  if (!step) return message.refuse("bad_step", "nobody chooses there");
  const Match& match = position(*step).match();
  std::string mine = match.seat_name(match.decision().seat);
  for (const StoredSeat& seat : room_.stored.seats) {
    if (sits(seat, message.person)) mine = seat.seat;
  }
  Branch next{room_.stored, *step, room_.table->first_lines(*step)};
  next.table.seed = room_.house.seeds.after(room_.stored.seed, "step " + std::to_string(*step));
  begin_branch(next.table, match, mine, message.person, message.name, usual_bot(*room_.game));
  const std::string id = next.table.id;
  keeper_.commit([next = std::move(next)](Database& db) { add_branch(db, next); }, message.answer,
                 {{"table", id}});
}

StoredTable FinishedGames::same_again(const std::string& owner) const {
  const StoredTable& played = room_.stored;
  StoredTable next = played;
  next.id = new_name();
  next.state = TableState::Lobby;
  next.seed = room_.house.seeds.after(played.seed, "rematch");
  next.owner = owner;
  next.node.clear();
  next.rows = 0;
  next.created = next.changed = now();
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    const StoredSeat& from = played.seats[i];
    StoredSeat& to = next.seats[(i + 1) % next.seats.size()];
    to.person = from.person;
    to.name = from.name;
    to.bot = from.person.empty() ? from.bot : "";
    to.invite.clear();
  }
  return next;
}

void FinishedGames::rematch(const Message& message) {
  if (!finished(message)) return;
  if (!room_.has_seat(message.person))
    return message.refuse("not_your_seat", "only those who played play again");
  if (const std::string made = room_.kept_text("", "rematch"); !made.empty())
    return message.answer({{"table", made}});
  if (room_.house.may_open && !room_.house.may_open(message.person))
    return message.refuse("too_much", "you have opened many tables: wait");
  const StoredTable next = same_again(message.person);
  room_.kept[{"", "rematch"}] = next.id;
  audience_.untold();
  keeper_.commit(
      [id = room_.stored.id, next](Database& db) {
        store::add_table(db, next);
        store::keep(db, id, "", "rematch", next.id);
      },
      message.answer, {{"table", next.id}});
}

}  // namespace orrery::server
