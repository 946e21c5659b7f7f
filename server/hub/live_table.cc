#include "server/hub/live_table.h"

#include <algorithm>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/replies.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr int kAutomaticStepsPerCommit = 32;
constexpr std::size_t kTalkShown = 200;

std::map<std::string, std::string> bots_of(const StoredTable& stored) {
  std::map<std::string, std::string> bots;
  for (const StoredSeat& seat : stored.seats) {
    if (!seat.bot.empty()) bots[seat.seat] = seat.bot;
  }
  return bots;
}

std::vector<std::string> seat_names(const StoredTable& stored) {
  std::vector<std::string> names;
  for (const StoredSeat& seat : stored.seats) names.push_back(seat.seat);
  return names;
}

}  // namespace

LiveTable::LiveTable(asio::any_io_executor executor, House house, const Game& game, StoredTable stored,
                     const std::vector<LogLine>& log, const std::vector<TalkLine>& talk, Kept kept)
    : strand_(asio::make_strand(executor)),
      pace_(strand_),
      house_(std::move(house)),
      game_(&game),
      stored_(std::move(stored)),
      settings_(parse_settings(stored_.settings)),
      seed_(seed_of(stored_.seed)),
      talk_(talk),
      kept_(std::move(kept)),
      clocks_(settings_.clock, seat_names(stored_), kept_[{"", "clocks"}], now()),
      clock_timer_(strand_),
      window_timer_(strand_),
      late_timer_(strand_),
      last_used_(now()) {
  if (stored_.state == TableState::Lobby) return;
  const StartPositions::Start start = house_.start(game, settings_);
  if (start.match == nullptr)
    throw OtherRules("the game cannot be set up by the rules of this server: " + start.error);
  OpenedGame opened = Table::open(game, *start.match, seed_, bots_of(stored_), log);
  if (opened.table == nullptr)
    throw OtherRules("the game does not fit the rules of this server: " + opened.error);
  table_ = std::move(opened.table);
  show_late(*start.match, log);
  open_windows();
}

void LiveTable::enqueue(Operation operation, Operation refuse) {
  asio::post(strand_,
             [self = shared_from_this(), queued = Queued{std::move(operation), std::move(refuse)}]() mutable {
               if (self->gone_) {
                 if (queued.refuse) queued.refuse();
                 return;
               }
               self->last_used_ = now();
               self->waiting_.push_back(std::move(queued));
               self->run_waiting();
             });
}

void LiveTable::run_waiting() {
  while (!busy_ && !gone_ && !waiting_.empty()) {
    const Operation operation = std::move(waiting_.front().operation);
    waiting_.pop_front();
    operation();
  }
  if (!busy_ && !gone_) go_on();
}

void LiveTable::commit(Writer::Work also, Answer answer, json::object reply) {
  std::vector<LogLine> lines = table_ ? table_->take_unsaved() : std::vector<LogLine>{};
  const auto count = static_cast<std::int64_t>(lines.size());
  if (late_) late_lines_ = lines;
  busy_ = true;
  house_.writer->write(
      [id = stored_.id, node = house_.node, rows = stored_.rows, lines = std::move(lines),
       clocks = clocks_to_store(), standing = standing_to_store(),
       orders = table_ ? table_->take_unsaved_orders() : std::map<std::string, std::string>{},
       untold = table_ ? table_->take_untold() : std::vector<std::pair<std::size_t, std::string>>{},
       also = std::move(also)](Database& db) {
        store::append(db, id, node, rows, lines);
        for (const auto& [n, told] : untold) store::tell(db, id, static_cast<std::int64_t>(n), told);
        for (const auto& [seat, list] : orders) store::keep(db, id, seat, "orders", list);
        if (clocks) store::keep(db, id, "", "clocks", *clocks);
        if (standing) store::set_standing(db, id, *standing);
        if (also) also(db);
      },
      [self = shared_from_this(), count, answer = std::move(answer),
       reply = std::move(reply)](const std::exception_ptr& error) mutable {
        asio::post(self->strand_,
                   [self, error, count, answer = std::move(answer), reply = std::move(reply)]() mutable {
                     self->committed(error, count, answer, std::move(reply));
                   });
      });
}

void LiveTable::committed(const std::exception_ptr& error, std::int64_t lines, const Answer& answer,
                          json::object reply) {
  busy_ = false;
  if (error) {
    // What this table knows is no longer what is stored. It is read again when somebody asks for it.
    log_event(LogLevel::Warning, "table_lost", {{"table", stored_.id}});
    house_.forget(stored_.id, this);  // first: whoever is told that it is gone asks for it again at once
    if (answer) answer(error_reply("not_stored", "that could not be stored; nothing has changed"));
    close();
    return;
  }
  stored_.rows += lines;
  if (late_) late_->append(std::exchange(late_lines_, {}));
  wait_for_late();
  if (answer) answer(std::move(reply));
  tell_all();
  wait_for_clock();
  tell_absent();
  tell_waited_for();
  run_waiting();
}

void LiveTable::start_automatics() {
  enqueue([this] {
    wait_for_clock();
    wait_for_late();
  });
}

int LiveTable::step_automatically() {
  const int most = settings_.pace > 0 && !watchers_.empty() ? 1 : kAutomaticStepsPerCommit;
  int made = 0;
  // A bot may wait for the next commit; what a person need not be asked may not.
  while ((made < most || !table_->bot_to_choose()) && table_->step_automatically(now())) ++made;
  return made;
}

void LiveTable::commit_choice(Writer::Work also, Answer answer, json::object reply) {
  if (!table_->bot_to_choose()) step_automatically();
  commit(std::move(also), std::move(answer), std::move(reply));
}

void LiveTable::go_on() {
  if (!table_ || pacing_ || stored_.state != TableState::Playing) return;
  const int made = step_automatically();
  wait_for_window();
  Writer::Work also;
  if (table_->over()) {
    stored_.state = TableState::Over;
    log_event(LogLevel::Info, "table_over", {{"table", stored_.id}, {"game", stored_.game}});
    also = [id = stored_.id](Database& db) { store::set_state(db, id, TableState::Over, now()); };
    for (Watcher& watcher : watchers_) watcher.told = false;
  }
  if (made == 0) table_->think_ahead();
  if (made == 0 && !also) return;
  if (settings_.pace > 0 && !watchers_.empty()) wait_a_little();
  commit(std::move(also), {}, {});
}

void LiveTable::wait_a_little() {
  pacing_ = true;
  pace_.expires_after(std::chrono::milliseconds(settings_.pace));
  pace_.async_wait([self = shared_from_this()](const boost::system::error_code& stopped) {
    if (stopped) return;
    self->pacing_ = false;
    self->run_waiting();
  });
}

void LiveTable::watch(std::shared_ptr<Subscriber> subscriber, std::size_t since) {
  enqueue(
      [this, subscriber, since] {
        if (!may_watch(subscriber->person())) {
          subscriber->send(error_reply("no_watchers", "this table is not open to watchers"));
          return;
        }
        // The others see who has come.
        if (has_seat(subscriber->person()) && !connected(subscriber->person())) {
          for (Watcher& watcher : watchers_) watcher.told = false;
        }
        const Table* table = table_for(subscriber->person());
        const Eyes eyes = eyes_of_person(subscriber->person());
        watchers_.push_back({subscriber, table ? table->real_version(eyes, since) : 0, false, false});
        tell_all();
      },
      [subscriber, id = stored_.id] {
        subscriber->send({{"type", "gone"}, {"table", id}});
      });
}

void LiveTable::leave(const Subscriber* subscriber) {
  enqueue([this, subscriber] {
    std::erase_if(watchers_, [&](const Watcher& w) { return w.subscriber.get() == subscriber; });
    for (Watcher& watcher : watchers_) watcher.told = false;
    tell_all();
  });
}

void LiveTable::shut() {
  asio::post(strand_, [self = shared_from_this()] { self->close(); });
}

void LiveTable::retire(Time idle) {
  asio::post(strand_, [self = shared_from_this(), idle] {
    if (self->busy_ || self->pacing_ || self->gone_ || !self->watchers_.empty()) return;
    // A clock runs, or a window closes by itself.
    const bool waits = self->clocks_.on() || (self->table_ && self->table_->match().window());
    if (self->stored_.state == TableState::Playing && waits) return;
    if (now() - self->last_used_ < idle) return;
    // Before anybody can take it again.
    self->house_.writer->write([id = self->stored_.id, node = self->house_.node](
                                   Database& db) { store::give_up_table(db, id, node); },
                               [](const std::exception_ptr&) {});
    self->house_.forget(self->stored_.id, self.get());
    self->close();
  });
}

void LiveTable::close() {
  if (std::exchange(gone_, true)) return;
  pace_.cancel();
  clock_timer_.cancel();
  window_timer_.cancel();
  late_timer_.cancel();
  for (Watcher& watcher : watchers_) watcher.subscriber->send({{"type", "gone"}, {"table", stored_.id}});
  watchers_.clear();
  for (const Queued& queued : std::exchange(waiting_, {})) {
    if (queued.refuse) queued.refuse();
  }
}

std::vector<SeatId> LiveTable::seats_of(const std::string& person) const {
  std::vector<SeatId> seats;
  if (!table_ || person.empty()) return seats;
  for (const StoredSeat& seat : stored_.seats) {
    if (seat.person == person) seats.push_back(table_->match().find_seat(seat.seat));
  }
  return seats;
}

bool LiveTable::has_seat(const std::string& person) const {
  return std::any_of(stored_.seats.begin(), stored_.seats.end(),
                     [&](const StoredSeat& seat) { return !person.empty() && seat.person == person; });
}

bool LiveTable::may_watch(const std::string& person) const {
  return settings_.watch || stored_.owner == person || has_seat(person);
}

StoredSeat* LiveTable::find(std::string_view seat) {
  const auto found = std::find_if(stored_.seats.begin(), stored_.seats.end(),
                                  [&](const StoredSeat& s) { return s.seat == seat; });
  return found == stored_.seats.end() ? nullptr : &*found;
}

void LiveTable::tell_all() {
  for (Watcher& watcher : watchers_) tell(watcher);
}

void LiveTable::tell(Watcher& watcher) {
  const std::string& person = watcher.subscriber->person();
  if (!std::exchange(watcher.told, true)) watcher.subscriber->send(table_json(person));
  const Table* table = table_for(person);
  if (table == nullptr) return;
  const Eyes eyes = eyes_of_person(person);
  const bool same = table->shown_version(eyes, watcher.version) == table->shown_version(eyes);
  if (watcher.pushed && !watcher.again && same) return;
  std::vector<SeatId> seats = seats_of(person);
  if (seats.empty()) seats.emplace_back();  // a spectator
  for (const SeatId seat : seats) {
    json::object push = table->push(seat, watcher.version, eyes);
    push["table"] = stored_.id;
    // A clock tells who is asked now.
    if (clocks_.on() && !late(person)) push["clocks"] = clocks_json();
    if (json::value* window = push.if_contains("window")) window->as_object()["now"] = now();
    if (!watcher.pushed && has_seat(person)) {
      const std::size_t seen = seen_by(person);
      push["since"] =
          json::object{{"version", table_->shown_version(eyes, seen)}, {"events", table_->news(seat, seen)}};
    }
    if (!settings_.undo) push.erase("undo");
    watcher.subscriber->send(std::move(push));
  }
  watcher.version = table->version();
  watcher.pushed = true;
  watcher.again = false;
}

// Kept by the numbers of the log, told by those of its owner.
json::object LiveTable::cover_json(const std::string& seat, const std::string& kept) const {
  json::object span = json::parse(kept).as_object();
  if (!table_) return span;
  for (auto& [end, n] : span) {
    if (!n.is_null()) n = table_->shown_events(table_->match().find_seat(seat), n.to_number<std::size_t>());
  }
  return span;
}

json::object LiveTable::table_json(const std::string& person) const {
  const TableState state = state_for(person);
  json::object out = table_info(stored_, state, person);
  json::array& seats = out["seats"].as_array();
  for (std::size_t i = 0; i < stored_.seats.size(); ++i) {
    const StoredSeat& seat = stored_.seats[i];
    json::object& told = seats[i].as_object();
    told["connected"] = connected(seat.person);
    const auto cover = kept_.find({seat.seat, "cover"});
    if (!person.empty() && seat.person == person && cover != kept_.end() && !cover->second.empty())
      told["cover"] = cover_json(seat.seat, cover->second);
    if (const std::string wish = swap_wish(seat.seat); !wish.empty() && state == TableState::Lobby)
      told["swap"] = wish;
  }
  json::array talk;
  const std::size_t from = talk_.size() - std::min(talk_.size(), kTalkShown);
  for (std::size_t i = from; i < talk_.size(); ++i) {
    if (hears(person, talk_[i].channel) && !still_waits(talk_[i], person))
      talk.push_back(talk_json(talk_[i]));
  }
  out["talk"] = std::move(talk);
  if (has_seat(person)) {
    out["seen"] = table_ ? table_->shown_version(eyes_of_person(person), seen_by(person)) : 0;
    out["notify"] = notice_json(person);
  }
  if (const auto next = kept_.find({"", "rematch"}); next != kept_.end() && state == TableState::Over)
    out["rematch"] = next->second;
  return out;
}

}  // namespace orrery::server
