// A hub on a database of its own, with everything run in this thread.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "games/registry.h"
#include "server/hub/hub.h"
#include "server/hub/replies.h"
#include "server/people/secrets.h"
#include "server/protocol/requests.h"
#include "server/protocol/shapes.h"
#include "tests/server/databases.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {

// What is wrong with a message by its description (server/protocol/shapes.cc).
inline std::string message_fault(const json::object& message) {
  const json::value* type = message.if_contains("type");
  if (type == nullptr) return "no type";
  static const std::map<std::string_view, std::string_view> shapes{{"table", "TableInfo"},
                                                                   {"push", "Push | DeltaPush"},
                                                                   {"clocks", "ClocksMessage"},
                                                                   {"talk", "TalkMessage"},
                                                                   {"gone", "Gone"},
                                                                   {"answer", "Answer"}};
  const auto shape = shapes.find(std::string_view(type->as_string()));
  if (shape == shapes.end()) return "no type " + std::string(type->as_string());
  return shape_fault(protocol_shapes(), shape->second, message);
}

class Listener : public Subscriber {
 public:
  explicit Listener(std::string person) : person_(std::move(person)) {}
  void send(json::object message) override {
    EXPECT_EQ(message_fault(message), "");
    heard.push_back(std::move(message));
  }
  [[nodiscard]] const std::string& person() const override { return person_; }

  // As a WebSocket answers a watch without a reference.
  [[nodiscard]] Answer answer() {
    return [this](json::object reply) {
      if (reply.contains("error")) send(answer_to(nullptr, std::move(reply)));
    };
  }
  [[nodiscard]] const json::object* last(std::string_view type) const {
    for (std::size_t i = heard.size(); i-- > 0;) {
      const json::value* found = heard[i].if_contains("type");
      if (found != nullptr && found->as_string() == type) return &heard[i];
    }
    return nullptr;
  }

  std::vector<json::object> heard;

 private:
  std::string person_;
};

// SQLite; with ORRERY_HUB_ON=postgres the other one, where tools/with-postgres has started one.
inline std::string hub_database() {
  const char* wanted = std::getenv("ORRERY_HUB_ON");
  return wanted == nullptr ? "sqlite" : wanted;
}

class HubTest : public testing::Test {
 protected:
  explicit HubTest(const std::function<void(Hub::Setup&)>& change = {})
      : hub_(io_.get_executor(), setup(change)) {}

  Hub::Setup setup(const std::function<void(Hub::Setup&)>& change) const {
    Hub::Setup out;
    out.database = where_.address();
    out.node = "one";
    out.read_pack = [](const Game& game) { return default_table(game, 3).pack; };
    if (change) change(out);
    return out;
  }

  // Until nothing is under way any more, the writer's thread included.
  void settle() {
    for (int quiet = 0; quiet < 3;) {
      io_.restart();
      const std::size_t ran = io_.run_for(std::chrono::milliseconds(5));
      const Writer::Figures figures = hub_.writer_figures();
      quiet = ran == 0 && figures.waiting == 0 ? quiet + 1 : 0;
    }
  }

  json::object ask(const std::string& table, const Person& who, json::object message) {
    json::object out;
    const std::string type = text_field(message, "type");
    hub_.table(table)->handle(
        {who.id, who.name, std::move(message), [&](json::object reply) { out = std::move(reply); }});
    settle();
    if (!out.empty() && !out.contains("error")) {
      EXPECT_EQ(shape_fault(protocol_shapes(), answer_name(type), out), "") << type;
    }
    return out;
  }

  std::shared_ptr<Listener> watch(const std::string& table, const std::string& person) {
    auto listener = std::make_shared<Listener>(person);
    hub_.table(table)->watch(listener, {0, listener->answer()});
    settle();
    return listener;
  }

  std::string new_table(const Person& owner, NewTable wanted) {
    std::string error;
    wanted.settings.options.emplace("players", "3");
    const std::string id = hub_.new_table(owner, wanted, error);
    EXPECT_EQ(error, "");
    return id;
  }

  Person person(const std::string& name) { return hub_.new_person(name).first; }

  TestDatabase where_{hub_database()};
  boost::asio::io_context io_;
  // The work keeps run_for waiting for the writer's answers.
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
  Hub hub_;
};

inline NewTable a_table(const std::string& game, const std::string& bots) {
  NewTable wanted;
  wanted.game = game;
  wanted.bots = bots;
  return wanted;
}

inline std::string code(const json::object& reply) { return text_field(reply, "error"); }

}  // namespace orrery::server
