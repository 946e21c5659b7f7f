// A person at one server after another who remembers what was acknowledged.
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "engine/flow/random.h"
#include "server/program/table_client.h"

namespace orrery::server {

// A random player that counts what was acknowledged. Goes from table to table, since games end.
class CountingPlayer {
 public:
  explicit CountingPlayer(std::uint64_t seed) : random_(seed) {}

  // Plays until the connection breaks, or stop().
  void play(std::uint16_t port) {
    try {
      TableClient client("127.0.0.1", port);
      if (token_.empty()) {
        token_ = client.become("Anna");
      } else {
        client.use_token(token_);
      }
      if (table_.empty()) table_ = new_table(client);
      client.connect();
      client.send({{"type", "watch"}, {"table", table_}});
      while (!stopped_) hear(client, client.receive());
    } catch (const std::exception&) {
      // It was killed.
    }
  }

  // Table and request of each choice. May be asked by another thread.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> acknowledged() const {
    const std::lock_guard lock(mutex_);
    return acknowledged_;
  }
  void stop() { stopped_ = true; }
  void go_on() { stopped_ = false; }

 private:
  static std::string new_table(TableClient& client) {
    const auto reply =
        client.post("/api/tables", json::object{{"game", "ahos"},
                                                {"title", "kill"},
                                                {"bots", "greedy"},
                                                {"start", true},
                                                {"settings", {{"options", {{"players", "3"}}}}}});
    if (reply.status != 200) throw std::runtime_error(reply.body);
    return std::string(reply.json().at("table").as_string());
  }

  void hear(TableClient& client, const json::object& message) {
    const auto& type = message.at("type").as_string();
    if (type == "answer" && !message.contains("error")) {
      const std::lock_guard lock(mutex_);
      acknowledged_.emplace_back(table_, std::string(message.at("ref").as_string()));
    }
    if (type != "push") return;
    if (message.contains("result")) {
      table_ = new_table(client);
      client.send({{"type", "watch"}, {"table", table_}});
      return;
    }
    const json::object& decision = message.at("decision").as_object();
    const json::value* options = decision.if_contains("options");
    if (options == nullptr) return;
    const json::array& list = options->as_array();
    const json::value& choice = list[random_.below(static_cast<std::uint32_t>(list.size()))].at("choice");
    const std::string id = "c" + std::to_string(++count_);
    client.send({{"type", "choose"},
                 {"ref", id},
                 {"id", id},
                 {"version", message.at("version")},
                 {"steps", json::array{choice}}});
  }

  Random random_;
  std::string token_;
  std::string table_;
  int count_ = 0;
  std::atomic<bool> stopped_{false};
  mutable std::mutex mutex_;
  std::vector<std::pair<std::string, std::string>> acknowledged_;
};

}  // namespace orrery::server
