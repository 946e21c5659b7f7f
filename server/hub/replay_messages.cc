// Finished games: their record, any position of them, a new game from there, and the same again.
#include <algorithm>

#include "server/base/time.h"
#include "server/hub/branch.h"
#include "server/hub/live_table.h"
#include "server/hub/replies.h"
#include "server/people/secrets.h"

namespace orrery::server {

bool LiveTable::finished(const std::string& person, json::object& error) const {
  if (!may_watch(person)) {
    error = error_reply("no_watchers", "this table is not open to watchers");
  } else if (const Table* table = table_for(person); table == nullptr || !table->over()) {
    error = error_reply("not_over", "the game is not over: its record holds secrets");
  }
  return error.empty();
}

void LiveTable::on_record(const std::string& person, const json::object& message,
                          const Answer& answer) const {
  json::object error;
  if (!finished(person, error)) return answer(std::move(error));
  Record record = table_->session().record();
  for (auto& [seat, who] : record.seats) {
    for (const StoredSeat& stored : stored_.seats) {
      if (stored.seat == seat) who = stored.bot.empty() ? "human" : stored.bot;
    }
  }
  if (const auto fork = kept_.find({"", kFork}); fork != kept_.end() && record.seed) {
    record.seed->from = record.chances(std::stoull(fork->second));
  }
  if (flag_field(message, "pack")) record.pack_files = house_.pack(*game_, settings_);
  answer({{"record", record.print()}});
}

const Session& LiveTable::position(std::size_t steps) {
  if (replay_ == nullptr) {
    const StartPositions::Start start = house_.start(*game_, settings_);
    if (start.match == nullptr) throw std::runtime_error(start.error);
    replay_ = Session::begin(*game_, start.match->clone(), seed_);
  }
  if (steps < replay_->steps()) replay_->rewind(steps);
  while (replay_->steps() < steps) {
    const Fault fault = replay_->repeat(table_->session().step(replay_->steps()));
    if (fault.any()) throw std::runtime_error(fault.message);
  }
  return *replay_;
}

// Where something begins: a round, a player's turn, an action of it.
const json::array& LiveTable::marks() {
  if (!marks_.empty()) return marks_;
  Progress last;
  for (std::size_t i = 0; i <= table_->session().steps(); ++i) {
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

void LiveTable::on_replay(const std::string& person, const json::object& message, const Answer& answer) {
  json::object error;
  if (!finished(person, error)) return answer(std::move(error));
  const std::string name = text_field(message, "seat");
  const SeatId viewer = name.empty() ? SeatId{} : table_->match().find_seat(name);
  if (!name.empty() && !viewer.valid()) return answer(error_reply("bad_message", "there is no such seat"));
  const std::size_t steps = table_->session().steps();
  const std::size_t step = std::min(number_field(message, "step", 0), steps);
  json::array marks_told = marks();  // first: it walks through the game
  const Match& match = position(step).match();
  json::object reply{{"step", step},
                     {"steps", steps},
                     {"view", match.view_json(viewer)},
                     {"events", table_->step_events(step, viewer, !viewer.valid())},
                     {"marks", std::move(marks_told)}};
  if (step > 0) reply["made"] = table_->session().step(step - 1).print();
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
  answer(std::move(reply));
}

void LiveTable::on_fork(const std::string& person, const std::string& name, const json::object& message,
                        const Answer& answer) {
  json::object error;
  if (person.empty()) return answer(error_reply("nobody", "say who you are first"));
  if (!finished(person, error)) return answer(std::move(error));
  const auto step =
      last_choice(std::min(number_field(message, "step", 0), table_->session().steps()),
                  [this](std::size_t steps) -> const Match& { return position(steps).match(); });
  if (!step) return answer(error_reply("bad_step", "nobody chooses there"));
  const Match& match = position(*step).match();
  std::string mine = match.seat_name(match.decision().seat);
  for (const StoredSeat& seat : stored_.seats) {
    if (seat.person == person) mine = seat.seat;
  }
  Branch next{stored_, *step, table_->first_lines(*step)};
  next.table.seed = house_.seeds.after(stored_.seed, "step " + std::to_string(*step));
  begin_branch(next.table, mine, person, name, usual_bot(*game_));
  const std::string id = next.table.id;
  commit([next = std::move(next)](Database& db) { add_branch(db, next); }, answer, {{"table", id}});
}

void LiveTable::on_rematch(const std::string& person, const Answer& answer) {
  json::object error;
  if (!finished(person, error)) return answer(std::move(error));
  if (!has_seat(person)) return answer(error_reply("not_your_seat", "only those who played play again"));
  if (const auto made = kept_.find({"", "rematch"}); made != kept_.end()) {
    return answer({{"table", made->second}});
  }
  StoredTable next = stored_;
  next.id = new_name();
  next.state = TableState::Lobby;
  next.seed = house_.seeds.after(stored_.seed, "rematch");
  next.owner = person;
  next.node.clear();
  next.rows = 0;
  next.created = next.changed = now();
  // Everybody moves one seat on.
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    const StoredSeat& from = stored_.seats[i];
    StoredSeat& to = next.seats[(i + 1) % next.seats.size()];
    to.person = from.person;
    to.name = from.name;
    to.bot = from.person.empty() ? from.bot : "";
    to.invite.clear();
  }
  kept_[{"", "rematch"}] = next.id;
  for (Watcher& watcher : watchers_) watcher.told = false;
  commit(
      [id = stored_.id, next](Database& db) {
        store::add_table(db, next);
        store::keep(db, id, "", "rematch", next.id);
      },
      answer, {{"table", next.id}});
}

}  // namespace orrery::server
