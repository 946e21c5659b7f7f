// Tables that another node plays. Whoever is connected here reaches such a table through letters in the
// database: what people say goes to the node that plays it, what the table tells them comes back. Only that
// node knows the game; this one carries letters (docs/decisions/0012-nodes.md).
#pragma once

#include <atomic>
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
  };
  explicit Relay(Setup setup);
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
  struct Watching {
    std::shared_ptr<Subscriber> subscriber;
    std::string table;
    store::Node owner;
  };
  struct Waiting {
    Answer answer;
    store::Node owner;
  };

  void send(const std::string& node, const json::object& letter);
  void run();
  void read_mail(Database& mailbox);
  void read_letter(const json::object& letter);
  // Letters to a table that is played here.
  void to_table(const json::object& letter);
  // Letters to people who are connected here.
  void to_person(const json::object& letter);

  std::string watch(const std::string& table, const store::Node& owner,
                    std::shared_ptr<Subscriber> subscriber);
  bool watches(const std::string& key);
  void leave(const std::string& key);
  std::string new_key();

  Setup setup_;
  Writer post_;
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
  std::uint64_t keys_ = 0;
  std::atomic<bool> ending_{false};
  std::thread thread_;  // last: it uses everything above
};

}  // namespace orrery::server
