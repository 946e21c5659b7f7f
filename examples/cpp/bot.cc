// A program that plays a whole game at an Orrery server: bot --server HOST:PORT --game GAME --players N, or
// bot --invite LINK. It needs Boost (Beast and JSON) and nothing of Orrery, and speaks plain http. It opens a
// table against bots of the server or sits down where it was invited, takes the proposals that the rules make
// (payments, hits) and otherwise chooses at random among its options. It comes back when the connection ends.
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
#include <map>
#include <optional>
#include <random>
#include <regex>
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
constexpr int kComeBack = 60;  // times in a row, a second apart

void wait_a_second() { std::this_thread::sleep_for(std::chrono::seconds(1)); }

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
    // A proxy in front answers in its own words.
    boost::system::error_code no_json;
    const json::value answer = json::parse(response.body(), no_json);
    if (no_json || !answer.is_object())
      throw std::runtime_error(path + ": " + std::to_string(response.result_int()) + ", and no JSON");
    if (response.result() != http::status::ok) throw std::runtime_error(path + ": " + response.body());
    return answer.as_object();
  }

  void connect() {
    socket_.emplace(io_);
    asio::connect(socket_->next_layer(), tcp::resolver(io_).resolve(host_, port_));
    socket_->set_option(
        beast::websocket::stream_base::decorator([this](beast::websocket::request_type& request) {
          request.set(http::field::authorization, "Bearer " + token);
        }));
    socket_->handshake(host_ + ":" + port_, "/ws");
    socket_->text(true);
  }

  // The number by which it will be answered.
  int send(json::object message) {
    std::this_thread::sleep_until(ready_);
    ready_ = std::chrono::steady_clock::now() + kBetweenMessages;
    message["ref"] = ++refs_;
    socket_->write(asio::buffer(json::serialize(message)));
    return refs_;
  }

  json::object receive() {
    beast::flat_buffer buffer;
    socket_->read(buffer);
    return json::parse(beast::buffers_to_string(buffer.data())).as_object();
  }

  std::string token;

 private:
  std::string host_;
  std::string port_;
  asio::io_context io_;
  std::optional<beast::websocket::stream<tcp::socket>> socket_;
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

// One game, to its end.
class Player {
 public:
  Player(Server& server, std::string table, unsigned seed)
      : server_(server),
        table_(std::move(table)),
        chance_(seed),
        run_(std::to_string(std::random_device{}())) {}

  json::value play() {
    for (int failures = 0;;) {
      try {
        server_.connect();
        watch();
        for (;;) {
          hear(server_.receive());
          failures = 0;
          if (push_.contains("result")) return push_.at("result");
        }
      } catch (const boost::system::system_error& error) {
        if (++failures > kComeBack) throw;
        std::cerr << error.code().message() << "; coming back\n";
        wait_a_second();
      }
    }
  }

 private:
  void watch() {
    push_ = {};
    watch_ref_ = server_.send({{"type", "watch"}, {"table", table_}});
    // Whether it was done or not: with its old id it is done once.
    if (!unanswered_.empty()) choose_ref_ = server_.send(unanswered_);
  }

  void hear(json::object message) {
    const std::string type(message.at("type").as_string());
    if (type == "table" && message.contains("unplayable")) throw std::runtime_error("the game cannot go on");
    if (type == "gone") {
      std::cerr << "the table is gone; watching again\n";
      wait_a_second();
      watch();
    }
    if (type == "answer") hear_answer(message);
    if (type == "push") {
      push_ = std::move(message);
      refused_ = false;
    }
    if (push_.empty() || push_.contains("result") || !unanswered_.empty()) return;
    const json::object* asked = question(push_);
    if (asked == nullptr || asked_at_ == push_.at("version")) return;
    asked_at_ = push_.at("version");
    unanswered_ = {{"type", "choose"},
                   {"version", asked_at_},
                   {"id", run_ + "-" + std::to_string(++choices_)},
                   {"steps", choose(*asked, refused_, chance_)}};
    choose_ref_ = server_.send(unanswered_);
  }

  void hear_answer(const json::object& answer) {
    const json::value* error = answer.if_contains("error");
    const std::string code = error == nullptr ? "" : std::string(error->as_string());
    const bool later = code == "not_stored" || code == "read_only" || code == "stopping" ||
                       code == "too_much" || code == "trouble" || code == "unsettled";
    if (answer.at("ref") == watch_ref_ && !code.empty()) {
      if (!later && code != "gone") throw std::runtime_error("the table cannot be watched: " + code);
      wait_a_second();
      watch();
    } else if (answer.at("ref") == choose_ref_ && later) {
      wait_a_second();
      choose_ref_ = server_.send(unanswered_);
    } else if (answer.at("ref") == choose_ref_ && code != "gone") {  // a `gone` comes, too
      unanswered_ = {};
      if (code.empty() || code == "stale") return;
      // What two rules allow apart they may forbid together: choose again, and not the same.
      std::cerr << answer.at("text") << "\n";
      asked_at_ = nullptr;
      refused_ = true;
    }
  }

  Server& server_;
  std::string table_;
  std::mt19937 chance_;
  std::string run_;  // choices are done once for each id
  json::object push_;
  json::value asked_at_;  // the version whose question was answered
  json::object unanswered_;
  int watch_ref_ = 0;
  int choose_ref_ = 0;
  int choices_ = 0;
  bool refused_ = false;
};

// By an invitation; without one on the first free seat, if the table is open.
void sit_down(Server& server, const std::string& table, const std::string& secret) {
  const std::string path = "/api/tables/" + table;
  if (!secret.empty()) {
    server.post(path, {{"type", "claim"}, {"invite", secret}});
    return;
  }
  const json::object look = server.post(path, {{"type", "look"}});
  for (const json::value& seat : look.at("seats").as_array()) {
    if (seat.at("taken").as_bool() || !seat.at("bot").as_string().empty()) continue;
    server.post(path, {{"type", "claim"}, {"seat", seat.at("seat")}});
    return;
  }
  throw std::runtime_error("no seat is free at " + table);
}

int run(std::map<std::string, std::string> args) {
  std::string& table = args["--table"];
  std::string& secret = args["--invite"];
  std::string& address = args["--server"];
  std::smatch link;
  static const std::regex kLink("(.*)/#/join/([^/?]+)/([^/?]+).*");
  if (const std::string invite = secret; std::regex_match(invite, link, kLink)) {
    if (address.empty()) address = link[1];
    table = link[2];
    secret = link[3];
  }
  if (!secret.empty() && table.empty())
    throw std::runtime_error("--invite: a link, or a secret with --table");
  if (address.empty()) address = "127.0.0.1:8080";
  std::smatch where;
  static const std::regex kAddress("(?:http://)?([^/:]+)(?::([0-9]+))?/?");
  if (!std::regex_match(address, where, kAddress))
    throw std::runtime_error(address + ": expected http://HOST:PORT or HOST:PORT (no https here)");
  const std::string port = where[2].matched ? where[2].str() : "80";
  Server server(where[1], port);
  server.token = server.post("/api/me", {{"name", "Cpp"}, {"token", true}}).at("token").as_string();
  if (table.empty()) {
    const json::object settings{{"options", {{"players", args["--players"]}}}};
    table = server
                .post("/api/tables",
                      {{"game", args["--game"]}, {"bots", "random"}, {"start", true}, {"settings", settings}})
                .at("table")
                .as_string();
  } else {
    sit_down(server, table, secret);
  }
  std::cout << "http://" << where[1] << ":" << port << "/#/table/" << table << std::endl;
  const std::string& seed = args["--seed"];
  Player player(server, table,
                seed.empty() ? std::random_device{}() : static_cast<unsigned>(std::atoi(seed.c_str())));
  std::cout << json::serialize(player.play()) << "\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::map<std::string, std::string> args{{"--server", ""},   {"--invite", ""},   {"--table", ""},
                                          {"--game", "ahos"}, {"--players", "3"}, {"--seed", ""}};
  for (int i = 1; i < argc; i += 2) {
    const auto known = args.find(argv[i]);
    if (known == args.end() || i + 1 == argc) {
      std::cerr
          << "usage: bot [--server HOST:PORT] [--invite LINK] [--table TABLE] [--game GAME] [--players N] "
             "[--seed N]\n";
      return 2;
    }
    known->second = argv[i + 1];
  }
  try {
    return run(args);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
