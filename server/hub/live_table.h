// A table that people look at: its seats, its game once that has begun, and whoever is connected. Everything
// runs on the table's strand. Nobody is told anything before it is stored: an operation makes changes, waits
// until they are durable, and then answers and pushes; the next operation waits for that.
//
// This class is the one that holds to it: it has the queue of operations, stores what they changed and lets
// the game go on by itself. What the operations are stands in the parts (server/hub/parts/parts.h), and which
// message is which in server/hub/routes.cc.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/strand.hpp>
#include <deque>
#include <memory>
#include <string_view>
#include <vector>

#include "server/hub/keeper.h"
#include "server/hub/room.h"
#include "server/hub/table_face.h"

namespace orrery::server {

struct Parts;

class LiveTable : public TableFace, public std::enable_shared_from_this<LiveTable>, private Keeper {
 public:
  // `stored` with its log; throws std::runtime_error if the game cannot be played. `read_only`: nothing can
  // be stored now, it can only be looked at.
  LiveTable(const asio::any_io_executor& executor, House house, const Game& game, StoredTable stored,
            const std::vector<LogLine>& log, std::vector<TalkLine> talk, Kept kept, bool read_only = false);
  ~LiveTable() override;
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;

  // These may be called from any thread; answers come on the table's strand.
  void watch(std::shared_ptr<Subscriber> subscriber, WatchWish wish) override;
  void leave(const Subscriber* subscriber) override;
  void receive(std::shared_ptr<Subscriber> from, json::object message) override;
  void handle(Message message) override;
  void start_automatics();
  // Connections hear that the table is gone; nothing more happens at it. Then `after` is called.
  void shut(std::function<void()> after = {});
  // Leaves the memory if nobody has looked for so long and nothing happens by itself.
  void retire(Time idle);
  // Never changes.
  [[nodiscard]] bool read_only() const { return room_.read_only; }
  // Only bots play here now. From any thread.
  [[nodiscard]] bool of_bots() const { return of_bots_; }

 private:
  struct Queued {
    Operation operation;
    Operation refuse;  // instead, if the table is gone by then
  };

  // For the parts (keeper.h).
  void commit(Writer::Work also, Answer answer, json::object reply) override;
  void commit_choice(Writer::Work also, Answer answer, json::object reply) override;
  void later(Operation operation) override { enqueue(std::move(operation), {}); }
  void wake() override { run_waiting(); }
  [[nodiscard]] bool busy() const override { return busy_; }
  [[nodiscard]] bool gone() const override { return gone_; }
  void forget() override { room_.house.forget(room_.stored.id, this); }
  void close() override;
  [[nodiscard]] asio::any_io_executor executor() const override { return strand_; }
  [[nodiscard]] std::shared_ptr<void> hold() override { return shared_from_this(); }

  // What goes wrong in there is the end of this table in memory, and of nothing else: it is read again as it
  // is stored.
  void guarded(const Operation& work);
  void enqueue(Operation operation, Operation refuse);
  void enqueue(Message message, std::string_view if_gone);
  void run_waiting();
  void committed(const std::exception_ptr& error, std::int64_t lines, const Answer& answer,
                 json::object reply);

  asio::strand<asio::any_io_executor> strand_;
  Room room_;
  std::unique_ptr<Parts> parts_;
  std::deque<Queued> waiting_;
  bool busy_ = false;
  bool gone_ = false;
  Time last_used_;
  std::atomic<bool> of_bots_{false};
};

}  // namespace orrery::server
