#include "cli/bench_crowd.h"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/flow/random.h"

namespace orrery::cli {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

struct BenchCrowd::Parts {
  class Watcher;
  Setup setup;
  asio::io_context io;
  std::atomic<std::uint64_t> came{0};
  std::atomic<std::uint64_t> left{0};
  std::atomic<std::uint64_t> failed{0};
  std::vector<std::unique_ptr<Watcher>> watchers;
  std::thread thread;
};

class BenchCrowd::Parts::Watcher {
 public:
  Watcher(Parts& all, std::uint64_t seed) : all_(all), random_(seed), timer_(all.io) {
    wait([this] { come(); });
  }

 private:
  // Anything from no time to twice the average.
  void wait(std::function<void()> then) {
    const double seconds = all_.setup.stay_seconds * 2 * random_.below(1000) / 1000.0;
    timer_.expires_after(std::chrono::microseconds(static_cast<std::int64_t>(seconds * 1e6)));
    timer_.async_wait([then = std::move(then)](const beast::error_code& stopped) {
      if (!stopped) then();
    });
  }

  void come() {
    saw_ = false;
    buffer_.clear();
    socket_.emplace(all_.io);
    const asio::ip::tcp::endpoint where(asio::ip::make_address("127.0.0.1"), all_.setup.port);
    beast::get_lowest_layer(*socket_).async_connect(where, [this](const beast::error_code& error) {
      if (error) return failed();
      websocket::permessage_deflate compress;
      compress.client_enable = true;
      socket_->set_option(compress);
      socket_->async_handshake("127.0.0.1", "/ws", [this](const beast::error_code& refused) {
        if (refused) return failed();
        text_ = R"({"type":"watch","table":")" + all_.setup.table + "\"}";
        socket_->async_write(asio::buffer(text_), [this](const beast::error_code& lost, std::size_t) {
          if (lost) return failed();
          read();
        });
      });
    });
  }

  void read() {
    socket_->async_read(buffer_, [this](const beast::error_code& error, std::size_t) {
      if (error) return gone();
      const auto data = buffer_.cdata();
      const std::string_view text(static_cast<const char*>(data.data()), data.size());
      const bool push = text.starts_with(R"({"type":"push")");
      buffer_.consume(buffer_.size());
      if (push && !std::exchange(saw_, true)) {
        ++all_.came;
        wait([this] { beast::get_lowest_layer(*socket_).close(); });  // as a closed tab does
      }
      read();
    });
  }

  void gone() {
    timer_.cancel();
    ++(saw_ ? all_.left : all_.failed);
    wait([this] { come(); });
  }
  void failed() {
    ++all_.failed;
    wait([this] { come(); });
  }

  Parts& all_;
  Random random_;
  asio::steady_timer timer_;
  std::optional<websocket::stream<beast::tcp_stream>> socket_;
  beast::flat_buffer buffer_;
  std::string text_;
  bool saw_ = false;
};

BenchCrowd::BenchCrowd(const Setup& setup) : parts_(std::make_unique<Parts>()) {
  parts_->setup = setup;
  for (std::size_t i = 0; i < setup.watchers; ++i)
    parts_->watchers.push_back(std::make_unique<Parts::Watcher>(*parts_, setup.seed + i));
  parts_->thread = std::thread([this] { parts_->io.run(); });
}

BenchCrowd::~BenchCrowd() {
  parts_->io.stop();
  parts_->thread.join();
  // What waits in there goes before the watchers that it belongs to.
  parts_->watchers.clear();
}

BenchCrowd::Figures BenchCrowd::figures() const { return {parts_->came, parts_->left, parts_->failed}; }

}  // namespace orrery::cli
