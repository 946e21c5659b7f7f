#include "cli/bench_players.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <stdexcept>
#include <string_view>

#include "engine/flow/random.h"

namespace orrery::cli {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// The texts of the options in a push. Searched, not parsed: what this program spends is missing to the server
// that it measures.
std::vector<std::string_view> options_in(std::string_view push) {
  constexpr std::string_view kList = "\"options\":[";
  constexpr std::string_view kChoice = "{\"choice\":\"";
  std::vector<std::string_view> out;
  const std::size_t decision = push.rfind("\"decision\":{");
  if (decision == std::string_view::npos) return out;
  std::size_t at = push.find(kList, decision);
  while (at != std::string_view::npos) {
    at = push.find(kChoice, at);
    if (at == std::string_view::npos) break;
    at += kChoice.size();
    out.push_back(push.substr(at, push.find('"', at) - at));
  }
  return out;
}

std::string_view number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return "0";
  const std::size_t begin = at + key.size();
  return text.substr(begin, text.find_first_not_of("0123456789", begin) - begin);
}

}  // namespace

struct BenchPlayers::Parts {
  Setup setup;
  asio::io_context io;
  Figures figures;
  std::size_t asked = 0;  // players who have been asked once
  bool playing = false;
  class Player;
  std::vector<std::unique_ptr<Player>> players;
};

class BenchPlayers::Parts::Player {
 public:
  Player(Parts& all, const BenchTable& table, std::uint64_t seed)
      : all_(all), table_(table), random_(seed), socket_(all.io), think_(all.io) {}

  void connect() {
    beast::get_lowest_layer(socket_).async_connect(
        asio::ip::tcp::endpoint(asio::ip::make_address("127.0.0.1"), all_.setup.port),
        [this](const beast::error_code& error) { connected(error); });
  }
  void go() {
    if (has_question_) think();
  }

 private:
  void connected(const beast::error_code& error) {
    if (error) return lost(error);
    beast::error_code ignored;
    beast::get_lowest_layer(socket_).socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    socket_.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      request.set(beast::http::field::authorization, "Bearer " + table_.token);
    }));
    websocket::permessage_deflate compress;
    compress.client_enable = all_.setup.compress;
    socket_.set_option(compress);
    socket_.async_handshake("127.0.0.1:" + std::to_string(all_.setup.port), "/ws",
                            [this](const beast::error_code& failed) {
                              if (failed) return lost(failed);
                              send(R"({"type":"watch","table":")" + table_.id + "\"}");
                              read();
                            });
  }

  void read() {
    socket_.async_read(buffer_, [this](const beast::error_code& error, std::size_t) {
      if (error) return lost(error);
      const auto data = buffer_.cdata();
      hear({static_cast<const char*>(data.data()), data.size()});
      buffer_.consume(buffer_.size());
      read();
    });
  }

  void hear(std::string_view text) {
    if (text.starts_with(R"({"type":"table")")) {
      if (!started_ && text.find(R"("state":"lobby")") != std::string_view::npos) send(R"({"type":"start"})");
      started_ = true;
      return;
    }
    if (text.find("\"error\":\"") < 30) ++all_.figures.refused;
    if (!text.starts_with(R"({"type":"push")")) return;
    ++all_.figures.pushes;
    all_.figures.bytes += text.size();
    if (text.rfind("\"result\":{") != std::string_view::npos) {
      ++all_.figures.over;
      has_question_ = false;
      note_asked();  // there is nothing to wait for
      return;
    }
    const std::vector<std::string_view> options = options_in(text);
    if (options.empty()) return;
    choice_ = options[random_.below(static_cast<std::uint32_t>(options.size()))];
    version_ = number_after(text, "\"version\":");
    has_question_ = true;
    note_asked();
    if (all_.playing) think();
  }

  void note_asked() {
    if (!std::exchange(was_asked_, true)) ++all_.asked;
  }

  void think() {
    // Anything from no time to twice the average.
    const double wait = all_.setup.think_seconds * 2 * random_.below(1000) / 1000.0;
    think_.expires_after(std::chrono::microseconds(static_cast<std::int64_t>(wait * 1e6)));
    think_.async_wait([this](const beast::error_code& stopped) {
      if (stopped || !std::exchange(has_question_, false)) return;
      ++all_.figures.choices;
      send(R"({"type":"choose","version":)" + version_ + R"(,"id":")" + std::to_string(++count_) +
           R"(","steps":[")" + choice_ + R"("]})");
    });
  }

  void send(std::string text) {
    outgoing_.push_back(std::move(text));
    if (outgoing_.size() == 1) write();
  }
  void write() {
    socket_.async_write(asio::buffer(outgoing_.front()), [this](const beast::error_code& error, std::size_t) {
      if (error) return lost(error);
      outgoing_.pop_front();
      if (!outgoing_.empty()) write();
    });
  }
  void lost(const beast::error_code& why) {
    if (std::exchange(lost_, true)) return;
    ++all_.figures.lost;
    all_.figures.why_lost = why.message();
  }

  Parts& all_;
  BenchTable table_;
  Random random_;
  websocket::stream<beast::tcp_stream> socket_;
  asio::steady_timer think_;
  beast::flat_buffer buffer_;
  std::deque<std::string> outgoing_;
  std::string choice_;
  std::string version_;
  int count_ = 0;
  bool has_question_ = false;
  bool was_asked_ = false;
  bool started_ = false;
  bool lost_ = false;
};

BenchPlayers::BenchPlayers(Setup setup, const std::vector<BenchTable>& tables)
    : parts_(std::make_unique<Parts>()) {
  parts_->setup = setup;
  std::uint64_t seed = setup.seed;
  for (const BenchTable& table : tables) {
    parts_->players.push_back(std::make_unique<Parts::Player>(*parts_, table, ++seed));
  }
}

BenchPlayers::~BenchPlayers() = default;

void BenchPlayers::begin() {
  constexpr std::size_t kAtOnce = 50;
  constexpr int kPatience = 600;
  Parts& p = *parts_;
  const auto began = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < p.players.size();) {
    // Not all at the same moment: nobody's server sees that.
    for (std::size_t n = 0; n < kAtOnce && i < p.players.size(); ++n) p.players[i++]->connect();
    while (p.asked + p.figures.lost < i) {
      p.io.restart();
      p.io.run_for(std::chrono::milliseconds(5));
      if (std::chrono::steady_clock::now() - began > std::chrono::seconds(kPatience)) {
        throw std::runtime_error("the games did not begin in time");
      }
    }
  }
  if (p.figures.lost > 0) throw std::runtime_error("connections broke while the games began");
}

void BenchPlayers::play(double seconds) {
  Parts& p = *parts_;
  if (!std::exchange(p.playing, true)) {
    for (const auto& player : p.players) player->go();
  }
  p.io.restart();
  p.io.run_for(std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)));
}

BenchPlayers::Figures BenchPlayers::figures() const { return parts_->figures; }

}  // namespace orrery::cli
