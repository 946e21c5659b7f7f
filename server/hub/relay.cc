#include "server/hub/relay.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "server/hub/replies.h"
#include "server/hub/table_info.h"

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

constexpr std::chrono::milliseconds kLookAround{1000};
constexpr std::string_view kNobodyKnows =
    "the server that plays it did not answer: send the same again to see what became of it";

json::object gone(const std::string& table) { return {{"type", "gone"}, {"table", table}}; }

void ring_again(const std::shared_ptr<boost::asio::steady_timer>& timer, const std::function<bool()>& ring) {
  timer->expires_after(kLookAround);
  timer->async_wait([timer, ring](const boost::system::error_code& stopped) {
    if (!stopped && ring()) ring_again(timer, ring);
  });
}

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

  void watch(std::shared_ptr<Subscriber> subscriber, WatchWish wish) override {
    const std::string person = subscriber->person();
    const std::string name = subscriber->name();
    const std::string key = relay_.watch(table_, owner_, subscriber, std::move(wish.answer));
    {
      const std::lock_guard lock(mutex_);
      keys_[subscriber.get()] = key;
    }
    relay_.send(owner_.name,
                letter("watch", key,
                       {{"since", wish.since}, {"deltas", wish.deltas}, {"person", person}, {"name", name}}),
                lost(key));
  }
  void leave(const Subscriber* subscriber) override {
    const std::string key = key_of(subscriber);
    if (!key.empty()) relay_.leave(key);
  }
  void receive(std::shared_ptr<Subscriber> from, json::object message) override {
    const std::string key = key_of(from.get());
    if (!relay_.owes(key, message)) {
      message_of(from, std::move(message)).refuse("gone", kWatchAgain);
      return from->send(gone(table_));
    }
    relay_.send(owner_.name, letter("receive", key, {{"message", std::move(message)}}), lost(key));
  }
  void handle(Message message) override {
    std::string key;
    {
      const std::lock_guard lock(relay_.mutex_);
      key = relay_.new_key();
      relay_.waiting_[key] = {std::move(message.answer), owner_, now() + wait_in(message.fields)};
    }
    relay_.send(owner_.name,
                letter("handle", key,
                       {{"person", std::move(message.person)},
                        {"name", std::move(message.name)},
                        {"message", std::move(message.fields)}}),
                [relay = &relay_, key](const std::exception_ptr& why) {
                  if (const Answer answer = relay->take_waiting(key)) answer(not_stored_reply(why));
                });
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
  Lost lost(const std::string& key) {
    return [relay = &relay_, key](const std::exception_ptr& /*why*/) { relay->lose(key); };
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
        {{"what", "send"}, {"key", key_}, {"node", relay_.setup_.me.name}, {"message", std::move(message)}},
        [relay = &relay_, node = node_, key = key_](const std::exception_ptr& /*why*/) {
          // What comes after it would make no sense there.
          relay->leave_far(key);
          relay->insist({node, {{"what", "send"}, {"key", key}, {"message", gone("")}}});
        });
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

Relay::Relay(const boost::asio::any_io_executor& executor, Setup setup)
    : setup_(std::move(setup)),
      bell_(std::make_shared<Bell>()),
      timer_(std::make_shared<boost::asio::steady_timer>(executor)),
      post_(open_post(setup_.database)),
      thread_([this] { run(); }) {
  bell_->relay = this;
  ring_again(timer_, [bell = bell_] {
    const std::lock_guard lock(bell->mutex);
    if (bell->relay != nullptr) bell->relay->look_around();
    return bell->relay != nullptr;
  });
}

Relay::~Relay() {
  {
    const std::lock_guard lock(bell_->mutex);
    bell_->relay = nullptr;
  }
  ending_ = true;
  thread_.join();
}

std::shared_ptr<TableFace> Relay::door(const std::string& table, const store::Node& owner) {
  return std::make_shared<Door>(*this, table, owner);
}

void Relay::send(const std::string& node, const json::object& letter, Lost lost) {
  post_.write(
      [node, body = json::serialize(letter)](Database& db) {
        store::post(db, node, body);
        db.notify(kChannel, node);
      },
      // A letter that is lost is a connection that is lost: whoever waits for it asks again.
      [lost = std::move(lost)](const std::exception_ptr& error) {
        if (error && lost) lost(error);
      });
}

void Relay::insist(Letter letter) {
  const std::lock_guard lock(mutex_);
  insisted_.push_back(std::move(letter));
}

void Relay::lose(const Watching& watching) {
  if (watching.watched) watching.watched(error_reply("gone", kWatchAgain));
  for (const Owed& owed : watching.owed) {
    watching.subscriber->send(answer_to(owed.ref, error_reply("unsettled", kNobodyKnows)));
  }
  watching.subscriber->send(gone(watching.table));
}

void Relay::lose(const std::string& key) {
  Watching lost;
  {
    const std::lock_guard lock(mutex_);
    const auto found = watching_.find(key);
    if (found == watching_.end()) return;
    lost = std::move(found->second);
    watching_.erase(found);
  }
  lose(lost);
}

void Relay::lose_all() {
  std::map<std::string, Watching> watching;
  std::map<std::string, Waiting> waiting;
  std::vector<std::pair<std::string, std::string>> far;  // key, node
  {
    const std::lock_guard lock(mutex_);
    watching.swap(watching_);
    waiting.swap(waiting_);
    for (const auto& [key, one] : far_) far.emplace_back(key, one.node.name);
  }
  for (const auto& [key, one] : watching) lose(one);
  for (const auto& [key, one] : waiting) one.answer(error_reply("unsettled", kNobodyKnows));
  for (const auto& [key, node] : far) {
    leave_far(key);
    insist({node, {{"what", "send"}, {"key", key}, {"message", gone("")}}});
  }
}

void Relay::look_around() {
  std::vector<Watching> lost;
  std::vector<Answer> unanswered;
  std::deque<Letter> again;
  const Time long_ago = now() - setup_.patience;
  {
    const std::lock_guard lock(mutex_);
    for (auto it = watching_.begin(); it != watching_.end();) {
      const std::deque<Owed>& owed = it->second.owed;
      const bool late =
          std::any_of(owed.begin(), owed.end(), [&](const Owed& o) { return o.since <= long_ago; });
      if (!late && (!it->second.watched || it->second.since > long_ago)) {
        ++it;
      } else {
        lost.push_back(std::move(it->second));
        it = watching_.erase(it);
      }
    }
    for (auto it = waiting_.begin(); it != waiting_.end();) {
      if (it->second.since > long_ago) {
        ++it;
      } else {
        unanswered.push_back(std::move(it->second.answer));
        it = waiting_.erase(it);
      }
    }
    again.swap(insisted_);
  }
  for (const Watching& watching : lost) lose(watching);
  for (const Answer& answer : unanswered) answer(error_reply("unsettled", kNobodyKnows));
  for (Letter& letter : again) {
    const std::string node = letter.node;
    const json::object text = letter.text;
    send(node, text, [this, kept = std::move(letter)](const std::exception_ptr& /*why*/) { insist(kept); });
  }
}

void Relay::sessions_changed() {
  post_.write([](Database& db) { db.notify(kChannel, kSessions); }, [](const std::exception_ptr&) {});
}

std::string Relay::new_key() { return setup_.me.life + "-" + std::to_string(++keys_); }

std::string Relay::watch(const std::string& table, const store::Node& owner,
                         std::shared_ptr<Subscriber> subscriber, Answer watched) {
  const std::lock_guard lock(mutex_);
  std::string key = new_key();
  watching_[key] = {std::move(subscriber), table, owner, {}, std::move(watched), now()};
  return key;
}

bool Relay::owes(const std::string& key, const json::object& message) {
  json::value ref = reference_of(message);
  const std::lock_guard lock(mutex_);
  const auto found = watching_.find(key);
  if (found == watching_.end()) return false;
  if (!ref.is_null()) found->second.owed.push_back({std::move(ref), now() + wait_in(message)});
  return true;
}

Answer Relay::take_waiting(const std::string& key) {
  const std::lock_guard lock(mutex_);
  const auto found = waiting_.find(key);
  if (found != waiting_.end()) {
    Answer answer = std::move(found->second.answer);
    waiting_.erase(found);
    return answer;
  }
  const auto watching = watching_.find(key);
  return watching == watching_.end() ? Answer{} : std::exchange(watching->second.watched, {});
}

void Relay::leave_far(const std::string& key) {
  Far far;
  {
    const std::lock_guard lock(mutex_);
    const auto found = far_.find(key);
    if (found == far_.end()) return;
    far = std::move(found->second);
    far_.erase(found);
  }
  if (const auto table = far.table.lock()) table->leave(far.subscriber.get());
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
  if (left.watched) left.watched(error_reply("gone", kWatchAgain));
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
  for (const Watching& watching : lost) lose(watching);
  // It may have stored what was asked before it stopped.
  for (const Answer& answer : unanswered) answer(error_reply("unsettled", kNobodyKnows));
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
      lose_all();
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
    if (const Answer answer = take_waiting(key)) answer(*message);
    return;
  }
  std::shared_ptr<Subscriber> subscriber;
  std::optional<Watching> lost;
  {
    const std::lock_guard lock(mutex_);
    const auto found = watching_.find(key);
    if (found != watching_.end()) {
      subscriber = found->second.subscriber;
      std::deque<Owed>& owed = found->second.owed;
      const std::string type = text_field(*message, "type");
      if (type == "gone") {
        lost = std::move(found->second);
        watching_.erase(found);
      } else if (const json::value* ref = message->if_contains("ref"); type == "answer" && ref != nullptr) {
        const auto paid =
            std::find_if(owed.begin(), owed.end(), [&](const Owed& one) { return one.ref == *ref; });
        if (paid != owed.end()) owed.erase(paid);
      }
    }
  }
  if (lost) return lose(*lost);
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
  if (what == "leave") return leave_far(key);
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
  const Answer answer = [this, node, key](json::object reply) {
    send(node, {{"what", "answer"}, {"key", key}, {"message", std::move(reply)}});  // or none in time
  };
  if (what == "handle") {
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
  table->watch(subscriber, {number_field(letter, "since", 0), answer, flag_field(letter, "deltas")});
}

}  // namespace orrery::server
