// A table as connections see it: played here, or by another node and reached through letters.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "server/hub/message.h"

namespace orrery::server {

namespace json = boost::json;

// What many are told word for word.
class SharedMessage {
 public:
  explicit SharedMessage(json::object message)
      : message_(std::move(message)), text_(std::make_shared<std::string>(json::serialize(message_))) {}
  [[nodiscard]] const json::object& message() const { return message_; }
  [[nodiscard]] const std::shared_ptr<const std::string>& text() const { return text_; }

 private:
  json::object message_;
  std::shared_ptr<const std::string> text_;
};

// Somebody connected. The functions may be called from any thread.
class Subscriber {
 public:
  virtual ~Subscriber() = default;
  virtual void send(json::object message) = 0;
  virtual void send(const SharedMessage& message) { send(message.message()); }
  [[nodiscard]] virtual const std::string& person() const = 0;
  // How that person wants to be called.
  [[nodiscard]] virtual std::string name() const { return ""; }
};

// How somebody wants to look at a table.
struct WatchWish {
  std::size_t since = 0;  // the last version that is known there
  Answer answer = {};     // called once, before anything is told
  bool deltas = false;    // later views as what has changed
};

// The functions may be called from any thread; answers come on any thread.
class TableFace {
 public:
  virtual ~TableFace() = default;
  virtual void watch(std::shared_ptr<Subscriber> subscriber, WatchWish wish) = 0;
  virtual void leave(const Subscriber* subscriber) = 0;
  // A message of somebody connected, e.g. {"type": "choose", ...}.
  virtual void receive(std::shared_ptr<Subscriber> from, json::object message) = 0;
  // An operation of somebody who need not be connected; over HTTP, too. There is always one answer.
  virtual void handle(Message message) = 0;
};

}  // namespace orrery::server
