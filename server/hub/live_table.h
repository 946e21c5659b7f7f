// A table that people look at: its seats, its game once that has begun, and whoever is connected. Everything
// runs on the table's strand. Nobody is told anything before it is stored: an operation makes changes, waits
// until they are durable, and then answers and pushes; the next operation waits for that.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hub/settings.h"
#include "server/store/writer.h"
#include "server/table/table.h"

namespace orrery::server {

namespace asio = boost::asio;

// Somebody connected. The functions may be called from any thread.
class Subscriber {
 public:
  virtual ~Subscriber() = default;
  virtual void send(json::object message) = 0;
  [[nodiscard]] virtual const std::string& person() const = 0;
};

using Answer = std::function<void(json::object)>;

// What a table needs of the house it stands in.
struct House {
  std::string node;  // the name of this server among several
  Writer* writer = nullptr;
  std::function<TableOptions(const Game&, const Settings&)> table_options;
  // The table cannot go on here (another node plays it, or it could not be stored): forget it.
  std::function<void(const std::string& id)> forget;
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  // `stored` with its log; throws std::runtime_error if the game cannot be played.
  LiveTable(asio::any_io_executor executor, House house, const Game& game, StoredTable stored,
            const std::vector<LogLine>& log, const std::vector<TalkLine>& talk);

  // These may be called from any thread; answers come on the table's strand.
  void watch(std::shared_ptr<Subscriber> subscriber, std::size_t since);
  void leave(const Subscriber* subscriber);
  // A message of somebody connected, e.g. {"type": "choose", ...}.
  void receive(std::shared_ptr<Subscriber> from, json::object message);
  // An operation on seats and settings, {"type": "claim", ...}; over HTTP, too.
  void handle(std::string person, std::string name, json::object message, Answer answer);
  void start_automatics();
  void close();  // connections hear that the table is gone

 private:
  struct Watcher {
    std::shared_ptr<Subscriber> subscriber;
    std::size_t version = 0;  // the last that was pushed
    bool told = false;        // has got the table as it is
    bool pushed = false;      // has got a push
  };
  using Operation = std::function<void()>;

  void enqueue(Operation operation);
  void run_waiting();
  // Stores the new lines of the game, and what `also` writes; answers and tells everybody when that is
  // durable. The table is busy until then.
  void commit(Writer::Work also, Answer answer, json::object reply);
  void committed(const std::exception_ptr& error, std::int64_t lines, const Answer& answer,
                 json::object reply);
  void go_on();  // automatic steps, if there are any
  // Steps that need no person, as many as one commit takes. How many there were.
  int step_automatically();
  void wait_a_little();
  // Stores a choice together with what follows from it by itself, so that nobody is shown a question that
  // answers itself.
  void commit_choice(Writer::Work also, Answer answer, json::object reply);

  [[nodiscard]] SeatId seat_of(const std::string& person, const json::object& message,
                               json::object& error) const;
  [[nodiscard]] bool has_seat(const std::string& person) const;
  [[nodiscard]] bool may_watch(const std::string& person) const;

  // Messages about the game.
  void on_choose(const std::string& person, const json::object& message, const Answer& answer);
  void on_draft(const std::string& person, const json::object& message, const Answer& answer);
  void on_why(const std::string& person, const json::object& message, const Answer& answer);
  void on_undo(const std::string& person, const json::object& message, const Answer& answer);
  void on_history(const std::string& person, const json::object& message, const Answer& answer);
  void on_talk(const std::string& person, const json::object& message, const Answer& answer);
  // Messages about seats.
  void on_claim(const std::string& person, const std::string& name, const json::object& message,
                const Answer& answer);
  void on_leave_seat(const std::string& person, const json::object& message, const Answer& answer);
  void on_bot(const std::string& person, const json::object& message, const Answer& answer);
  void on_invite(const std::string& person, const json::object& message, const Answer& answer);
  void on_start(const std::string& person, const Answer& answer);
  void on_delete(const std::string& person, const Answer& answer);
  void on_record(const Answer& answer) const;
  void dispatch(const std::string& person, const std::string& name, const json::object& message,
                const Answer& answer);

  void tell_all();
  void tell(Watcher& watcher);
  [[nodiscard]] json::object table_json(const std::string& person) const;
  [[nodiscard]] std::vector<SeatId> seats_of(const std::string& person) const;
  [[nodiscard]] StoredSeat* find(std::string_view seat);

  asio::strand<asio::any_io_executor> strand_;
  asio::steady_timer pace_;
  House house_;
  const Game* game_;
  StoredTable stored_;
  Settings settings_;
  Seed seed_;
  std::unique_ptr<Table> table_;  // once the game has begun
  std::vector<TalkLine> talk_;
  std::vector<Watcher> watchers_;
  std::deque<Operation> waiting_;
  bool busy_ = false;
  bool gone_ = false;
  bool pacing_ = false;
};

Seed seed_of(const Blob& bytes);
// What is published of a seed before the game ends: the hash of its 64 hexadecimal digits.
std::string promise_of(const Seed& seed);

}  // namespace orrery::server
