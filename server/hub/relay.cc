#include "server/hub/relay.h"

#include <algorithm>
#include <chrono>

#include "server/hub/replies.h"

namespace orrery::server {
namespace {

constexpr const char* kChannel = "orrery";
constexpr const char* kSessions = "sessions";
// Notices wake the reader at once; it looks by itself now and then in case one was lost.
constexpr int kLookAnyway = 500;

std::unique_ptr<Database> open_post(const std::string& address) {
  std::unique_ptr<Database> database = open_database(address);
  // A letter need not survive a crash, and must be quick.
  if (database->kind() == "postgres") database->run("SET synchronous_commit = off");
  return database;
}

json::object gone(const std::string& table) { return {{"type", "gone"}, {"table", table}}; }

const json::object* object_field(const json::object& letter, std::string_view name) {
  const json::value* value = letter.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

bool among(const std::vector<store::Node>& nodes, const store::Node& node) {
  return std::any_of(nodes.begin(), nodes.end(),
                     [&](const store::Node& n) { return n.name == node.name && n.life == node.life; });
}

}  // namespace

// A table from here: every function is a letter.
class Relay::Door : public TableFace {
 public:
  Door(Relay& relay, std::string table, store::Node owner)
      : relay_(relay), table_(std::move(table)), owner_(std::move(owner)) {}

  void watch(std::shared_ptr<Subscriber> subscriber, std::size_t since) override {
    const std::string person = subscriber->person();
    const std::string name = subscriber->name();
    const std::string key = relay_.watch(table_, owner_, subscriber);
    {
      const std::lock_guard lock(mutex_);
      keys_[subscriber.get()] = key;
    }
    relay_.send(owner_.name, letter("watch", key, {{"since", since}, {"person", person}, {"name", name}}));
  }
  void leave(const Subscriber* subscriber) override {
    const std::string key = key_of(subscriber);
    if (!key.empty()) relay_.leave(key);
  }
  void receive(std::shared_ptr<Subscriber> from, json::object message) override {
    const std::string key = key_of(from.get());
    if (!relay_.watches(key)) return from->send(gone(table_));
    relay_.send(owner_.name, letter("receive", key, {{"message", std::move(message)}}));
  }
  void handle(Message message) override {
    std::string key;
    {
      const std::lock_guard lock(relay_.mutex_);
      key = relay_.new_key();
      relay_.waiting_[key] = {std::move(message.answer), owner_};
    }
    relay_.send(owner_.name, letter("handle", key,
                                    {{"person", std::move(message.person)},
                                     {"name", std::move(message.name)},
                                     {"message", std::move(message.fields)}}));
  }

 private:
  json::object letter(std::string_view what, const std::string& key, json::object more) {
    more["what"] = what;
    more["key"] = key;
    more["table"] = table_;
    more["node"] = relay_.setup_.me.name;
    more["life"] = relay_.setup_.me.life;
    return more;
  }
  std::string key_of(const Subscriber* subscriber) {
    const std::lock_guard lock(mutex_);
    const auto found = keys_.find(subscriber);
    return found == keys_.end() ? std::string{} : found->second;
  }

  Relay& relay_;
  std::string table_;
  store::Node owner_;
  std::mutex mutex_;
  std::map<const Subscriber*, std::string> keys_;
};

// Somebody who watches a table of this node from another one.
class Relay::FarSubscriber : public Subscriber {
 public:
  FarSubscriber(Relay& relay, std::string key, std::string node, std::string person, std::string name)
      : relay_(relay),
        key_(std::move(key)),
        node_(std::move(node)),
        person_(std::move(person)),
        name_(std::move(name)) {}
  void send(json::object message) override {
    relay_.send(
        node_,
        {{"what", "send"}, {"key", key_}, {"node", relay_.setup_.me.name}, {"message", std::move(message)}});
  }
  [[nodiscard]] const std::string& person() const override { return person_; }
  [[nodiscard]] std::string name() const override { return name_; }

 private:
  Relay& relay_;
  std::string key_;
  std::string node_;
  std::string person_;
  std::string name_;
};

Relay::Relay(Setup setup)
    : setup_(std::move(setup)), post_(open_post(setup_.database)), thread_([this] { run(); }) {}

Relay::~Relay() {
  ending_ = true;
  thread_.join();
}

std::shared_ptr<TableFace> Relay::door(const std::string& table, const store::Node& owner) {
  return std::make_shared<Door>(*this, table, owner);
}

void Relay::send(const std::string& node, const json::object& letter) {
  post_.write(
      [node, body = json::serialize(letter)](Database& db) {
        store::post(db, node, body);
        db.notify(kChannel, node);
      },
      // A letter that is lost is a connection that is lost: whoever waits for it asks again.
      [](const std::exception_ptr&) {});
}

void Relay::sessions_changed() {
  post_.write([](Database& db) { db.notify(kChannel, kSessions); }, [](const std::exception_ptr&) {});
}

std::string Relay::new_key() { return setup_.me.life + "-" + std::to_string(++keys_); }

std::string Relay::watch(const std::string& table, const store::Node& owner,
                         std::shared_ptr<Subscriber> subscriber) {
  const std::lock_guard lock(mutex_);
  std::string key = new_key();
  watching_[key] = {std::move(subscriber), table, owner};
  return key;
}

bool Relay::watches(const std::string& key) {
  const std::lock_guard lock(mutex_);
  return watching_.contains(key);
}

void Relay::leave(const std::string& key) {
  Watching left;  // let go of when the lock is free again
  {
    const std::lock_guard lock(mutex_);
    const auto found = watching_.find(key);
    if (found == watching_.end()) return;
    left = std::move(found->second);
    watching_.erase(found);
  }
  send(left.owner.name, {{"what", "leave"}, {"key", key}});
}

void Relay::nodes_are(const std::vector<store::Node>& living) {
  std::vector<Watching> lost;
  std::vector<Answer> unanswered;
  std::vector<Far> left;
  {
    const std::lock_guard lock(mutex_);
    for (auto it = watching_.begin(); it != watching_.end();) {
      if (among(living, it->second.owner)) {
        ++it;
      } else {
        lost.push_back(std::move(it->second));
        it = watching_.erase(it);
      }
    }
    for (auto it = waiting_.begin(); it != waiting_.end();) {
      if (among(living, it->second.owner)) {
        ++it;
      } else {
        unanswered.push_back(std::move(it->second.answer));
        it = waiting_.erase(it);
      }
    }
    for (auto it = far_.begin(); it != far_.end();) {
      if (among(living, it->second.node) && !it->second.table.expired()) {
        ++it;
      } else {
        left.push_back(std::move(it->second));
        it = far_.erase(it);
      }
    }
  }
  for (const Watching& watching : lost) watching.subscriber->send(gone(watching.table));
  for (const Answer& answer : unanswered) answer(error_reply("gone", "the server that plays it has stopped"));
  for (const Far& far : left) {
    if (const auto table = far.table.lock()) table->leave(far.subscriber.get());
  }
}

void Relay::run() {
  while (!ending_) {
    try {
      const std::unique_ptr<Database> mailbox = open_database(setup_.database);
      mailbox->listen(kChannel);
      setup_.forget_sessions();
      read_mail(*mailbox);
      while (!ending_) {
        const std::vector<std::string> notices = mailbox->notices(kLookAnyway);
        if (std::find(notices.begin(), notices.end(), kSessions) != notices.end()) setup_.forget_sessions();
        read_mail(*mailbox);
      }
    } catch (const std::exception&) {
      // The database is away. Try again until it is back.
      for (int i = 0; i < 10 && !ending_; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
}

void Relay::read_mail(Database& mailbox) {
  for (const std::string& body : store::collect_mail(mailbox, setup_.me.name)) {
    try {
      read_letter(json::parse(body).as_object());
    } catch (const DatabaseError&) {
      // The table could not be read: its people find out when the node is looked at again.
    } catch (const std::exception&) {
      // A letter of another version of this program.
    }
  }
}

void Relay::read_letter(const json::object& letter) {
  const std::string what = text_field(letter, "what");
  if (what == "send" || what == "answer") return to_person(letter);
  to_table(letter);
}

void Relay::to_person(const json::object& letter) {
  const std::string key = text_field(letter, "key");
  const json::object* message = object_field(letter, "message");
  if (message == nullptr) return;
  if (text_field(letter, "what") == "answer") {
    Answer answer;
    {
      const std::lock_guard lock(mutex_);
      const auto found = waiting_.find(key);
      if (found == waiting_.end()) return;
      answer = std::move(found->second.answer);
      waiting_.erase(found);
    }
    return answer(*message);
  }
  std::shared_ptr<Subscriber> subscriber;
  {
    const std::lock_guard lock(mutex_);
    const auto found = watching_.find(key);
    if (found != watching_.end()) {
      subscriber = found->second.subscriber;
      if (text_field(*message, "type") == "gone") watching_.erase(found);
    }
  }
  if (subscriber) return subscriber->send(*message);
  // Nobody here knows that key: it is from before this node was started, or has just left.
  const std::string node = text_field(letter, "node");
  if (!node.empty()) send(node, {{"what", "leave"}, {"key", key}});
}

void Relay::to_table(const json::object& letter) {
  const std::string what = text_field(letter, "what");
  const std::string key = text_field(letter, "key");
  const std::string id = text_field(letter, "table");
  const std::string node = text_field(letter, "node");
  if (what == "leave") {
    Far far;
    {
      const std::lock_guard lock(mutex_);
      const auto found = far_.find(key);
      if (found == far_.end()) return;
      far = std::move(found->second);
      far_.erase(found);
    }
    if (const auto table = far.table.lock()) table->leave(far.subscriber.get());
    return;
  }
  if (what == "receive") {
    Far far;
    {
      const std::lock_guard lock(mutex_);
      if (const auto found = far_.find(key); found != far_.end()) far = found->second;
    }
    const auto table = far.table.lock();
    // Somebody this table has forgotten, or never knew: it must be watched again.
    if (!table) return send(node, {{"what", "send"}, {"key", key}, {"message", gone(id)}});
    const json::object* message = object_field(letter, "message");
    if (message != nullptr) table->receive(far.subscriber, *message);
    return;
  }
  std::shared_ptr<TableFace> table;
  try {
    table = setup_.own_table(id);
  } catch (const std::exception&) {
    // Said below.
  }
  if (what == "handle") {
    const Answer answer = [this, node, key](json::object reply) {
      send(node, {{"what", "answer"}, {"key", key}, {"message", std::move(reply)}});
    };
    const json::object* message = object_field(letter, "message");
    if (!table || message == nullptr)
      return answer(error_reply("gone", "that table is played elsewhere now"));
    return table->handle({text_field(letter, "person"), text_field(letter, "name"), *message, answer});
  }
  if (what != "watch") return;
  if (!table) return send(node, {{"what", "send"}, {"key", key}, {"message", gone(id)}});
  auto subscriber = std::make_shared<FarSubscriber>(*this, key, node, text_field(letter, "person"),
                                                    text_field(letter, "name"));
  {
    const std::lock_guard lock(mutex_);
    far_[key] = {subscriber, table, {node, text_field(letter, "life")}};
  }
  table->watch(subscriber, number_field(letter, "since", 0));
}

}  // namespace orrery::server
