#include "server/hub/live_table.h"

#include <boost/asio/post.hpp>
#include <map>
#include <utility>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/parts/parts.h"
#include "server/hub/routes.h"
#include "server/hub/standing.h"
#include "server/hub/table_info.h"

namespace orrery::server {
namespace {

// Answered once, also where something goes wrong after the answer.
Answer once(Answer answer) {
  return [inner = std::move(answer), done = std::make_shared<bool>()](json::object reply) {
    if (!std::exchange(*done, true)) inner(std::move(reply));
  };
}

}  // namespace

LiveTable::LiveTable(const asio::any_io_executor& executor, House house, const Game& game, StoredTable stored,
                     const std::vector<LogLine>& log, std::vector<TalkLine> talk, Kept kept, bool read_only)
    : strand_(asio::make_strand(executor)),
      room_(std::move(house), game, std::move(stored), std::move(talk), std::move(kept)),
      parts_(std::make_unique<Parts>(room_, static_cast<Keeper&>(*this))),
      last_used_(now()) {
  room_.read_only = read_only;
  if (room_.stored.state != TableState::Lobby) parts_->beginning.reopen(log);
  of_bots_ = room_.only_bots();
}

LiveTable::~LiveTable() = default;

void LiveTable::guarded(const Operation& work) {
  try {
    work();
  } catch (const std::exception& error) {
    log_event(LogLevel::Error, "table_failed", {{"table", room_.stored.id}, {"why", error.what()}});
    forget();
    close();
  }
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

void LiveTable::enqueue(Message message, std::string_view if_gone) {
  const Answer answer = once(std::move(message.answer));
  message.answer = answer;
  enqueue(
      [this, message = std::move(message)] {
        try {
          dispatch(*parts_, message, room_.read_only);
        } catch (const std::exception& error) {
          message.answer(trouble_reply(error));
          throw;
        }
      },
      [answer, if_gone] { answer(error_reply("gone", if_gone)); });
}

void LiveTable::run_waiting() {
  while (!busy_ && !gone_ && !waiting_.empty()) {
    const Operation operation = std::move(waiting_.front().operation);
    waiting_.pop_front();
    guarded(operation);
  }
  if (!busy_ && !gone_) guarded([this] { parts_->automatics.go_on(); });
}

void LiveTable::commit(Writer::Work also, Answer answer, json::object reply) {
  if (room_.read_only) return;  // something thought of by itself: a clock, a window
  Table* table = room_.table.get();
  std::vector<LogLine> lines = table ? table->take_unsaved() : std::vector<LogLine>{};
  const auto count = static_cast<std::int64_t>(lines.size());
  parts_->sights.storing(lines);
  busy_ = true;
  room_.house.writer->write(
      [id = room_.stored.id, node = room_.house.node, rows = room_.stored.rows, lines = std::move(lines),
       clocks = parts_->clocks.to_store(), standing = standing_to_store(room_),
       orders = table ? table->take_unsaved_orders() : std::map<std::string, std::string>{},
       untold = table ? table->take_untold() : std::vector<std::pair<std::size_t, std::string>>{},
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
                     self->guarded([&] { self->committed(error, count, answer, std::move(reply)); });
                   });
      });
}

void LiveTable::committed(const std::exception_ptr& error, std::int64_t lines, const Answer& answer,
                          json::object reply) {
  busy_ = false;
  if (error) {
    // What this table knows is no longer what is stored. It is read again when somebody asks for it.
    log_event(LogLevel::Warning, "table_lost", {{"table", room_.stored.id}});
    if (room_.house.not_stored) room_.house.not_stored(error);
    forget();  // first: whoever is told that it is gone asks for it again at once
    if (answer) answer(not_stored_reply(error));
    close();
    return;
  }
  room_.stored.rows += lines;
  of_bots_ = room_.only_bots();
  parts_->sights.stored();
  parts_->notes.stored();
  parts_->late.wait();
  if (answer) answer(std::move(reply));
  parts_->teller.tell_all();
  parts_->positions.tell();
  parts_->clocks.wait();
  parts_->notices.tell_absent();
  parts_->notices.tell_waited_for();
  run_waiting();
}

void LiveTable::commit_choice(Writer::Work also, Answer answer, json::object reply) {
  parts_->automatics.follow();
  commit(std::move(also), std::move(answer), std::move(reply));
}

void LiveTable::start_automatics() {
  later([this] {
    parts_->late.wait();
    if (room_.read_only) return;
    parts_->clocks.wait();
    // Games of before: what happened in them is stored in words too (server/table/told_log.h).
    if (!busy_ && room_.table && room_.table->has_untold()) commit({}, {}, {});
  });
}

void LiveTable::watch(std::shared_ptr<Subscriber> subscriber, WatchWish wish) {
  wish.answer = once(std::move(wish.answer));
  enqueue(
      [this, subscriber, wish] {
        try {
          parts_->teller.welcome(subscriber, wish);
        } catch (const std::exception& error) {
          wish.answer(trouble_reply(error));
          throw;
        }
      },
      [subscriber, wish, id = room_.stored.id] {
        wish.answer(error_reply("gone", kWatchAgain));
        subscriber->send({{"type", "gone"}, {"table", id}});
      });
}

void LiveTable::leave(const Subscriber* subscriber) {
  later([this, subscriber] { parts_->teller.farewell(subscriber); });
}

void LiveTable::receive(std::shared_ptr<Subscriber> from, json::object message) {
  enqueue(message_of(std::move(from), std::move(message)), kWatchAgain);
}

void LiveTable::handle(Message message) {
  enqueue(std::move(message), "the table is not here any more; ask again");
}

void LiveTable::shut(std::function<void()> after) {
  asio::post(strand_, [self = shared_from_this(), after = std::move(after)] {
    self->close();
    if (after) after();
  });
}

void LiveTable::retire(Time idle) {
  asio::post(strand_, [self = shared_from_this(), idle] {
    const Room& room = self->room_;
    const Parts& parts = *self->parts_;
    if (self->busy_ || self->gone_ || parts.automatics.pacing()) return;
    if (!parts.audience.empty() || !parts.positions.empty()) return;
    // A clock runs, or a window closes by itself.
    const bool waits = parts.clocks.on() || (room.table && room.table->match().window());
    if (room.playing() && waits) return;
    if (now() - self->last_used_ < idle) return;
    // Before anybody can take it again.
    room.house.writer->write(
        [id = room.stored.id, node = room.house.node](Database& db) { store::give_up_table(db, id, node); },
        [](const std::exception_ptr&) {});
    self->forget();
    self->close();
  });
}

void LiveTable::close() {
  if (std::exchange(gone_, true)) return;
  parts_->automatics.stop();
  parts_->clocks.stop();
  parts_->windows.stop();
  parts_->late.stop();
  parts_->audience.dismiss();
  parts_->positions.dismiss();
  for (const Queued& queued : std::exchange(waiting_, {})) {
    if (queued.refuse) queued.refuse();
  }
}

}  // namespace orrery::server
