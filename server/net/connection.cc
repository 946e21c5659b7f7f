#include "server/net/connection.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <optional>

#include "server/net/api.h"
#include "server/net/respond.h"
#include "server/net/web_socket.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

namespace beast = boost::beast;

constexpr std::size_t kLargestBody = 64 * 1024;
// A new table may come with the record of a game.
constexpr std::size_t kLargestNewTable = 1024 * 1024;
constexpr std::uint32_t kLargestHeader = 16 * 1024;
constexpr std::chrono::seconds kPatience{30};
// What a client is told of it. Shorter: a request that is sent at the very moment of the close would be lost.
constexpr const char* kToldPatience = "timeout=20";

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(asio::ip::tcp::socket socket, const Context& context)
      : stream_(std::move(socket)), context_(context) {
    ++context_.counters->connections;
    beast::error_code gone;
    const asio::ip::tcp::endpoint peer = stream_.socket().remote_endpoint(gone);
    if (!gone) peer_ = peer.address();
  }
  ~Connection() { --context_.counters->connections; }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void read() {
    parser_.emplace();
    // The parser compares a length that the header tells with this at once.
    parser_->body_limit(kLargestNewTable);
    parser_->header_limit(kLargestHeader);
    stream_.expires_after(kPatience);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](const beast::error_code& error, std::size_t) {
                              self->got_header(error);
                            });
  }

 private:
  // Whoever was logged out while the WebSocket was being opened is not connected either.
  static void still_logged_in(const Context& context, const std::string& token) {
    asio::post(*context.work, [context, token] {
      try {
        if (!context.hub->person_of(token)) context.open_sockets->end_session(hash_of(token), kLoggedOut);
      } catch (const std::exception&) {
        // The database is away.
      }
    });
  }

  void got_header(beast::error_code error) {
    const bool new_table = parser_->get().target() == "/api/tables";
    const std::size_t most = new_table ? kLargestNewTable : kLargestBody;
    if (!error && parser_->content_length().value_or(0) > most) error = http::error::body_limit;
    if (error) return got(error);
    parser_->body_limit(most);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](const beast::error_code& failed, std::size_t) { self->got(failed); });
  }

  void got(const beast::error_code& error) {
    if (error == http::error::body_limit || error == http::error::header_limit) {
      return send(respond_error(http::status::payload_too_large, "too_much", "the request is too large"),
                  false);
    }
    if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message) {
      return send(respond_error(http::status::bad_request, "bad_message", "that is no HTTP request"), false);
    }
    if (error) return close();
    Request request = parser_->release();
    head_ = request.method() == http::verb::head;
    if (beast::websocket::is_upgrade(request)) return upgrade(std::move(request));
    const bool keep_alive = request.keep_alive();
    stream_.expires_never();  // the answer takes as long as it takes
    const Caller caller = caller_of(peer_, request, *context_.proxy);
    answer_request(context_, caller, std::move(request),
                   [self = shared_from_this(), keep_alive](Response response) {
                     asio::dispatch(self->stream_.get_executor(),
                                    [self, keep_alive, response = std::move(response)]() mutable {
                                      self->send(std::move(response), keep_alive);
                                    });
                   });
  }

  void upgrade(Request request) {
    const std::string_view target(request.target().data(), request.target().size());
    if (target != "/ws")
      return send(respond_error(http::status::not_found, "no_page", "there is nothing here"), false);
    if (from_elsewhere(request)) {
      return send(
          respond_error(http::status::forbidden, "elsewhere", "this came from a page of another site"),
          false);
    }
    const Caller caller = caller_of(peer_, request, *context_.proxy);
    std::shared_ptr<void> place =
        caller.here ? std::make_shared<int>() : context_.quotas->sockets.take(caller.address);
    if (!place) {
      ++context_.counters->limited;
      return send(
          respond_error(http::status::too_many_requests, "too_much", "too many connections from there"),
          false);
    }
    stream_.expires_never();
    asio::post(*context_.work, [self = shared_from_this(), place, request = std::move(request)]() mutable {
      std::optional<Person> person;
      try {
        person = self->context_.hub->person_of(token_of(request));
      } catch (const std::exception&) {
        // The database is away: whoever it is may look, and say again who it is later.
      }
      asio::dispatch(self->stream_.get_executor(),
                     [self, place, person, request = std::move(request)]() mutable {
                       const Blob session = hash_of(token_of(request));
                       const std::string token = token_of(request);
                       serve_web_socket(std::move(self->stream_), std::move(request),
                                        person.value_or(Person{}), session, place, self->context_);
                       if (person) still_logged_in(self->context_, token);
                     });
    });
  }

  void send(Response response, bool keep_alive) {
    response_ = std::move(response);
    response_.keep_alive(keep_alive);
    if (keep_alive) response_.set(http::field::keep_alive, kToldPatience);
    if (context_.secure_cookies) response_.set("Strict-Transport-Security", "max-age=31536000");
    response_.prepare_payload();
    stream_.expires_after(kPatience);
    const auto sent = [self = shared_from_this(), keep_alive](const beast::error_code& error, std::size_t) {
      if (error || !keep_alive) return self->close();
      self->read();
    };
    if (!std::exchange(head_, false)) return http::async_write(stream_, response_, sent);
    serializer_.emplace(response_);
    serializer_->split(true);
    http::async_write_header(stream_, *serializer_, sent);
  }

  void close() {
    beast::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  }

  beast::tcp_stream stream_;
  Context context_;
  asio::ip::address peer_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  Response response_;
  std::optional<http::response_serializer<http::string_body>> serializer_;
  bool head_ = false;  // the length is told, the body kept back
};

}  // namespace

void serve_connection(asio::ip::tcp::socket socket, const Context& context) {
  const auto connection = std::make_shared<Connection>(std::move(socket), context);
  connection->read();
}

}  // namespace orrery::server
