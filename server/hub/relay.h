// Tables that another node plays. Whoever is connected here reaches such a table through letters in the
// database: what people say goes to the node that plays it, what the table tells them comes back. Only that
// node knows the game; this one carries letters (docs/decisions/0012-nodes.md).
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/hub/table_face.h"
#include "server/store/store.h"
#include "server/store/writer.h"

namespace orrery::server {

class Relay {
 public:
  struct Setup {
    std::string database;  // PostgreSQL
    store::Node me;
    // The table if it is played here, or can be from now on; null otherwise. Called on the relay's thread.
    std::function<std::shared_ptr<TableFace>(const std::string& id)> own_table;
    // Sessions were changed at another node, or notices may have been missed.
    std::function<void()> forget_sessions;
    // So long a letter waits for its answer. Whoever asked is told then that nobody knows what became of it.
    Time patience = 8000;
  };
  Relay(const boost::asio::any_io_executor& executor, Setup setup);
  ~Relay();
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  // The table as seen from here, while `owner` plays it.
  std::shared_ptr<TableFace> door(const std::string& table, const store::Node& owner);
  // Tells all nodes that sessions have changed.
  void sessions_changed();
  // Which nodes live: whoever waits for one that does not is told so.
  void nodes_are(const std::vector<store::Node>& living);

 private:
  class Door;
  class FarSubscriber;
  // A message that was not answered yet.
  struct Owed {
    json::value ref;
    Time since = 0;  // later, where it wants to wait
  };
  struct Watching {
    std::shared_ptr<Subscriber> subscriber;
    std::string table;
    store::Node owner;
    std::deque<Owed> owed = {};  // oldest first
    Answer watched = {};         // until they are told that they watch, or why not
    Time since = 0;
  };
  struct Waiting {
    Answer answer;
    store::Node owner;
    Time since = 0;
  };
  struct Letter {
    std::string node;
    json::object text;
  };

  // `lost`: called if it could not be sent, on the thread that writes.
  using Lost = std::function<void(const std::exception_ptr& why)>;
  void send(const std::string& node, const json::object& letter, Lost lost = {});
  // A letter that must arrive although one before it did not: sent again and again until it is.
  void insist(Letter letter);
  // Their connection to the table is lost: what they asked is answered, and they are told to watch it again.
  static void lose(const Watching& watching);
  void lose(const std::string& key);
  // Letters may have been lost on the way here.
  void lose_all();
  // Again and again: who waits too long, what could not be sent.
  void look_around();
  void run();
  void read_mail(Database& mailbox);
  void read_letter(const json::object& letter);
  // Letters to a table that is played here.
  void to_table(const json::object& letter);
  // Letters to people who are connected here.
  void to_person(const json::object& letter);

  std::string watch(const std::string& table, const store::Node& owner,
                    std::shared_ptr<Subscriber> subscriber, Answer watched);
  // Notes a message of theirs; false if they do not watch any more.
  bool owes(const std::string& key, const json::object& message);
  // Who waits for that answer; nobody if it came already.
  Answer take_waiting(const std::string& key);
  void leave(const std::string& key);
  void leave_far(const std::string& key);
  std::string new_key();

  Setup setup_;
  std::mutex mutex_;
  std::map<std::string, Watching> watching_;  // people here, by key
  std::map<std::string, Waiting> waiting_;    // answers that are to come, by key
  // People elsewhere who watch tables here, by key.
  struct Far {
    std::shared_ptr<FarSubscriber> subscriber;
    std::weak_ptr<TableFace> table;
    store::Node node;
  };
  std::map<std::string, Far> far_;
  std::deque<Letter> insisted_;
  std::uint64_t keys_ = 0;
  std::atomic<bool> ending_{false};
  // What the timer uses beside this object, which may be gone when it rings.
  struct Bell {
    std::mutex mutex;
    Relay* relay;
  };
  std::shared_ptr<Bell> bell_;
  std::shared_ptr<boost::asio::steady_timer> timer_;
  // Last: they use everything above.
  Writer post_;
  std::thread thread_;
};

}  // namespace orrery::server
