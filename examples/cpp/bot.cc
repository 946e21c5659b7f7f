// A program that plays a whole game at an Orrery server: bot HOST PORT GAME PLAYERS [SEED]. It needs Boost
// (Beast and JSON) and nothing of Orrery. It opens a table against bots of the server, takes the proposals
// that the rules make (payments, hits) and otherwise chooses at random among its options.
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::ip::tcp;

// A server drops whoever sends more than 50 messages a second for long (close code 1008).
constexpr std::chrono::milliseconds kBetweenMessages{20};

// One person at one server: HTTP, and a WebSocket for the table.
class Server {
 public:
  Server(std::string host, std::string port) : host_(std::move(host)), port_(std::move(port)) {}

  json::object post(const std::string& path, const json::object& body) {
    beast::tcp_stream stream(io_);
    asio::connect(stream.socket(), tcp::resolver(io_).resolve(host_, port_));
    http::request<http::string_body> request(http::verb::post, path, 11);
    request.set(http::field::host, host_ + ":" + port_);
    request.set(http::field::content_type, "application/json");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    request.body() = json::serialize(body);
    request.prepare_payload();
    http::write(stream, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(stream, buffer, response);
    if (response.result() != http::status::ok) throw std::runtime_error(path + ": " + response.body());
    return json::parse(response.body()).as_object();
  }

  void connect() {
    asio::connect(socket_.next_layer(), tcp::resolver(io_).resolve(host_, port_));
    socket_.set_option(
        beast::websocket::stream_base::decorator([this](beast::websocket::request_type& request) {
          request.set(http::field::authorization, "Bearer " + token);
        }));
    socket_.handshake(host_ + ":" + port_, "/ws");
    socket_.text(true);
  }

  void send(json::object message) {
    std::this_thread::sleep_until(ready_);
    ready_ = std::chrono::steady_clock::now() + kBetweenMessages;
    message["ref"] = ++refs_;
    socket_.write(asio::buffer(json::serialize(message)));
  }

  json::object receive() {
    beast::flat_buffer buffer;
    socket_.read(buffer);
    return json::parse(beast::buffers_to_string(buffer.data())).as_object();
  }

  std::string token;

 private:
  std::string host_;
  std::string port_;
  asio::io_context io_;
  beast::websocket::stream<tcp::socket> socket_{io_};
  std::chrono::steady_clock::time_point ready_;
  int refs_ = 0;
};

const json::object* object_in(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

// What I am asked now: its options and proposal; null if it is not my turn.
const json::object* question(const json::object& push) {
  if (const json::object* window = object_in(push, "window")) {  // cards may react: all are asked at once
    const json::object* mine = object_in(*window, "mine");
    return mine != nullptr && mine->at("answered").is_null() ? mine : nullptr;
  }
  const json::object* decision = object_in(push, "decision");
  return decision != nullptr && decision->contains("options") ? decision : nullptr;
}

// The heart of a bot: here is where yours becomes better. push.at("view") is all that it may see.
json::array choose(const json::object& asked, bool refused, std::mt19937& chance) {
  const json::object* proposal = object_in(asked, "proposal");
  if (proposal != nullptr && !refused) return proposal->at("steps").as_array();
  const json::array& options = asked.at("options").as_array();
  std::uniform_int_distribution<std::size_t> any(0, options.size() - 1);
  return {options[any(chance)].at("choice")};
}

// Until the game is over; its last push.
json::object play(Server& server, const std::string& table, std::mt19937& chance) {
  server.connect();
  server.send({{"type", "watch"}, {"table", table}});
  json::object push;
  json::value asked_at;  // the version whose question was answered
  bool refused = false;
  for (int choices = 0;;) {
    json::object message = server.receive();
    const std::string type(message.at("type").as_string());
    if (type == "gone") throw std::runtime_error("the table is gone");
    if (type == "answer" && message.contains("error") && message.at("error") != "stale") {
      // What two rules allow apart they may forbid together: choose again, and not the same.
      std::cerr << message.at("text") << "\n";
      asked_at = nullptr;
      refused = true;
    }
    if (type == "push") {
      push = std::move(message);
      refused = false;
    }
    if (push.contains("result")) return push;
    const json::object* asked = push.empty() ? nullptr : question(push);
    if (asked == nullptr || asked_at == push.at("version")) continue;
    asked_at = push.at("version");
    server.send({{"type", "choose"},
                 {"version", asked_at},
                 {"id", table + "-" + std::to_string(++choices)},
                 {"steps", choose(*asked, refused, chance)}});
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) {
    std::cerr << "usage: bot HOST PORT GAME PLAYERS [SEED]\n";
    return 2;
  }
  try {
    Server server(argv[1], argv[2]);
    server.token = server.post("/api/me", {{"name", "Cpp"}, {"token", true}}).at("token").as_string();
    const json::object settings{{"options", {{"players", argv[4]}}}};
    const json::object made = server.post(
        "/api/tables", {{"game", argv[3]}, {"bots", "random"}, {"start", true}, {"settings", settings}});
    const std::string table(made.at("table").as_string());
    std::cout << "http://" << argv[1] << ":" << argv[2] << "/#/table/" << table << std::endl;
    std::mt19937 chance(argc > 5 ? static_cast<unsigned>(std::atoi(argv[5])) : std::random_device{}());
    std::cout << json::serialize(play(server, table, chance).at("result")) << "\n";
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
