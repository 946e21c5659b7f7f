#include "server/net/web_socket.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <optional>

#include "server/base/log.h"
#include "server/hub/replies.h"
#include "server/net/respond.h"

namespace orrery::server {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::size_t kLargestMessage = 64 * 1024;
constexpr std::size_t kMiB = 1 << 20;
// Where too much waits for all readers together, those go who have this much waiting.
constexpr std::size_t kSlow = 64 * 1024;
constexpr double kBurst = 4;  // times the messages of a second
// So long the other side has to read why it ends.
constexpr std::chrono::seconds kGoodbye{2};

class WebSocket : public Subscriber, public Sockets::Socket, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(beast::tcp_stream stream, Person person, std::shared_ptr<void> place, const Context& context)
      : stream_(std::move(stream)),
        person_(std::move(person)),
        place_(std::move(place)),
        context_(context),
        allowance_(kBurst * static_cast<double>(context.limits->messages)) {
    ++context_.counters->sockets;
  }
  ~WebSocket() override {
    context_.open_sockets->remove(this);
    --context_.counters->sockets;
    context_.counters->queued -= waiting_bytes_;
  }
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  void accept(Request request, const Blob& session) {
    context_.open_sockets->add(shared_from_this(), session, person_.id);
    stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    stream_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(http::field::server, "orrery"); }));
    websocket::permessage_deflate compress;
    compress.server_enable = true;
    compress.compLevel = 1;
    stream_.set_option(compress);
    stream_.read_message_max(kLargestMessage);
    request_ = std::move(request);
    stream_.async_accept(request_, [self = shared_from_this()](const beast::error_code& error) {
      if (error || self->closed_) return;
      self->accepted_ = true;
      self->read();
    });
  }

  void send(json::object message) override {
    send(std::make_shared<const std::string>(json::serialize(message)),
         text_field(message, "type") == "push");
  }
  void send(const SharedMessage& message) override {
    send(message.text(), text_field(message.message(), "type") == "push");
  }
  [[nodiscard]] const std::string& person() const override { return person_.id; }
  [[nodiscard]] std::string name() const override { return person_.name; }

  void end(Farewell why) override {
    asio::post(stream_.get_executor(), [self = shared_from_this(), why] { self->close(why); });
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](const beast::error_code& error, std::size_t) {
      if (error) return self->gone();
      self->got();
    });
  }

  void got() {
    ++context_.counters->messages;
    if (closed_) return;
    if (too_many()) return drop(kTooManyMessages);
    // What comes now is sent again to whoever serves it then.
    if (*context_.stopping) {
      buffer_.consume(buffer_.size());
      return read();
    }
    boost::system::error_code error;
    json::value message = json::parse(
        json::string_view(static_cast<const char*>(buffer_.cdata().data()), buffer_.size()), error);
    buffer_.consume(buffer_.size());
    if (error || !message.is_object() || !legible(message)) {
      const json::object* object = error ? nullptr : message.if_object();
      refuse(object == nullptr ? json::value{} : reference_of(*object), "bad_message",
             "expected a JSON object, without control characters");
      return read();
    }
    json::object& object = message.as_object();
    if (object.contains("ref") && reference_of(object).is_null()) {
      refuse(nullptr, "bad_message", "ref: expected a number or a text");
      return read();
    }
    if (text_field(object, "type") == "choose") chosen_ = std::chrono::steady_clock::now();
    // Nothing else is read until the table is there: what follows is meant for it.
    if (text_field(object, "type") == "watch") return watch(object);
    act(std::move(object));
    read();
  }

  // A bucket that fills again.
  bool too_many() {
    const auto now = std::chrono::steady_clock::now();
    const double passed = std::chrono::duration<double>(now - last_message_).count();
    last_message_ = now;
    const auto per_second = static_cast<double>(context_.limits->messages);
    allowance_ = std::min(kBurst * per_second, allowance_ + passed * per_second) - 1;
    return per_second > 0 && allowance_ < 0;
  }

  void act(json::object message) {
    if (!table_) return refuse(reference_of(message), "no_table", "watch a table first");
    table_->receive(shared_from_this(), std::move(message));
  }

  void refuse(json::value ref, ErrorCode code, std::string_view why) {
    send(answer_to(std::move(ref), error_reply(code, why)));
  }

  // Without a reference only what is wrong is answered, and nothing of what has a message of its own.
  Answer answer_to_watch(json::value ref) {
    return [self = shared_from_this(), ref = std::move(ref)](json::object reply) {
      const std::string error = text_field(reply, "error");
      if (ref.is_null() && (error.empty() || error == "gone")) return;
      self->send(answer_to(ref, std::move(reply)));
    };
  }

  void watch(const json::object& message) {
    const std::string id = text_field(message, "table");
    WatchWish wish{number_field(message, "since", 0), answer_to_watch(reference_of(message)),
                   flag_field(message, "deltas")};
    asio::post(*context_.work, [self = shared_from_this(), id, wish = std::move(wish)] {
      std::shared_ptr<TableFace> table;
      json::object error = error_reply("no_table", "there is no such table");
      try {
        table = self->context_.hub->table(id);
      } catch (const std::exception& trouble) {
        log_event(LogLevel::Error, "watch_failed", {{"why", trouble.what()}});
        error = trouble_reply(trouble);
      }
      asio::dispatch(self->stream_.get_executor(), [self, table, wish, error = std::move(error)]() mutable {
        if (self->table_) self->table_->leave(self.get());
        self->table_ = table;
        if (table) {
          table->watch(self, wish);
        } else {
          wish.answer(std::move(error));
        }
        self->read();
      });
    });
  }

  struct Outgoing {
    std::shared_ptr<const std::string> text;
    bool push = false;
  };

  void send(std::shared_ptr<const std::string> text, bool push) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), text = std::move(text), push] {
      self->queue({text, push});
    });
  }

  void queue(Outgoing message) {
    if (closed_) return;
    const std::size_t size = message.text->size();
    waiting_bytes_ += size;
    const std::uint64_t of_all = context_.counters->queued += size;
    if (reads_too_slowly(of_all)) return drop(kReadsTooSlowly);
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) write();
  }

  // It is disconnected, and gets one push with everything when it comes back.
  [[nodiscard]] bool reads_too_slowly(std::uint64_t of_all) const {
    const auto most = static_cast<std::uint64_t>(context_.limits->queue) * kMiB;
    const auto most_of_all = static_cast<std::uint64_t>(context_.limits->queues) * kMiB;
    return (most > 0 && waiting_bytes_ > most) ||
           (most_of_all > 0 && of_all > most_of_all && waiting_bytes_ > kSlow);
  }

  void write() {
    ++context_.counters->pushes;
    stream_.text(true);
    stream_.async_write(asio::buffer(*waiting_.front().text),
                        [self = shared_from_this()](const beast::error_code& error, std::size_t) {
                          if (error) return self->gone();
                          self->waiting_bytes_ -= self->waiting_.front().text->size();
                          self->context_.counters->queued -= self->waiting_.front().text->size();
                          if (self->waiting_.front().push) self->pushed();
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) self->write();
                        });
  }

  // The first push after a choice answers it.
  void pushed() {
    if (!chosen_) return;
    const auto passed = std::chrono::steady_clock::now() - *std::exchange(chosen_, std::nullopt);
    context_.counters->choices.add(
        static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(passed).count()));
  }

  void drop(Farewell why) {
    ++context_.counters->dropped;
    log_event(LogLevel::Warning, "connection_dropped", {{"why", why.reason}});
    close(why);
  }

  // It is told why, if it reads; whoever does not is gone all the same.
  void close(Farewell why) {
    if (closed_) return;
    gone();
    if (!accepted_) return hang_up();
    goodbye_.expires_after(kGoodbye);
    goodbye_.async_wait([self = shared_from_this()](const beast::error_code& told) {
      if (!told) self->hang_up();
    });
    const websocket::close_reason reason(static_cast<websocket::close_code>(why.code),
                                         beast::string_view(why.reason.data(), why.reason.size()));
    stream_.async_close(reason, [self = shared_from_this()](const beast::error_code& /*error*/) {
      self->goodbye_.cancel();
      self->hang_up();
    });
  }

  void hang_up() { beast::get_lowest_layer(stream_).close(); }

  void gone() {
    closed_ = true;
    if (table_) std::exchange(table_, nullptr)->leave(this);
  }

  websocket::stream<beast::tcp_stream> stream_;
  Person person_;
  std::shared_ptr<void> place_;
  Context context_;
  Request request_;
  beast::flat_buffer buffer_;
  asio::steady_timer goodbye_{stream_.get_executor()};
  std::shared_ptr<TableFace> table_;
  std::deque<Outgoing> waiting_;
  std::optional<std::chrono::steady_clock::time_point> chosen_;
  std::size_t waiting_bytes_ = 0;
  double allowance_;
  std::chrono::steady_clock::time_point last_message_ = std::chrono::steady_clock::now();
  bool accepted_ = false;
  bool closed_ = false;
};

}  // namespace

void serve_web_socket(beast::tcp_stream stream, Request request, Person person, const Blob& session,
                      std::shared_ptr<void> place, const Context& context) {
  std::make_shared<WebSocket>(std::move(stream), std::move(person), std::move(place), context)
      ->accept(std::move(request), session);
}

}  // namespace orrery::server
