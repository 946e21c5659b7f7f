#include "server/net/server.h"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <thread>
#include <vector>

#include "server/base/log.h"
#include "server/net/connection.h"
#include "server/people/secrets.h"

namespace orrery::server {

using asio::ip::tcp;

struct Server::Parts {
  explicit Parts(ServerSetup given)
      : setup(std::move(given)),
        files(setup.client),
        quotas(setup.hub.limits),
        work(2),
        hashing(1),
        acceptor(io),
        signals(io) {
    prepare_secrets();
    const tcp::endpoint endpoint(asio::ip::make_address(setup.address), setup.port);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen(asio::socket_base::max_listen_connections);
    setup.hub.superseded = [this] {
      superseded = true;
      io.stop();
    };
    setup.hub.session_ended = [this](const Blob& session) { sockets.end_session(session, kLoggedOut); };
    setup.hub.person_ended = [this](const std::string& person) { sockets.end_person(person, kLoggedOut); };
    hub = std::make_unique<Hub>(io.get_executor(), setup.hub);
    context = {hub.get(),         &work,
               &hashing,          &files,
               &setup.rulebooks,  &counters,
               &setup.hub.limits, &quotas,
               &sockets,          &stopping,
               &setup.build,      &setup.metrics_token,
               &setup.proxy,      setup.secure_cookies};
  }

  // What goes wrong in one connection ends with it: the thread goes on with the others.
  void serve() {
    for (;;) {
      try {
        io.run();
        return;
      } catch (const std::exception& error) {
        log_event(LogLevel::Error, "fault", {{"why", error.what()}});
      }
    }
  }

  void accept() {
    acceptor.async_accept(asio::make_strand(io),
                          [this](const boost::system::error_code& error, tcp::socket socket) {
                            if (error == asio::error::operation_aborted || stopping) return;
                            if (!error) {
                              boost::system::error_code ignored;
                              socket.set_option(tcp::no_delay(true), ignored);
                              serve_connection(std::move(socket), context);
                            } else {
                              // Out of file descriptors, most likely: wait for some to come back.
                              retry.expires_after(std::chrono::milliseconds(100));
                              retry.async_wait([this](const boost::system::error_code& stopped) {
                                if (!stopped) accept();
                              });
                              return;
                            }
                            accept();
                          });
  }

  // What was begun is finished, told and answered; then everybody hears that this server goes.
  void drain() {
    if (stopping.exchange(true)) return;
    boost::system::error_code ignored;
    acceptor.close(ignored);
    signals.cancel(ignored);
    hub->drain();
    leave_when_quiet();
  }

  void leave_when_quiet() {
    const bool busy = counters.unanswered > 0 || counters.queued > 0 || hub->writer_figures().waiting > 0;
    quiet = busy ? 0 : quiet + 1;
    waited += kTick;
    // The answer to the last thing stored may still be on its way when nothing waits for the writer any more.
    if (quiet == kQuietTicks || waited == kPatience) sockets.end_all(kStopping);
    const bool told = quiet > kQuietTicks && counters.sockets == 0;
    if (told || waited >= kPatience + kGoodbye) return io.stop();
    next_look.expires_after(kTick);
    next_look.async_wait([this](const boost::system::error_code& stopped) {
      if (!stopped) leave_when_quiet();
    });
  }

  static constexpr std::chrono::milliseconds kTick{10};
  static constexpr std::chrono::milliseconds kPatience{10000};
  static constexpr std::chrono::milliseconds kGoodbye{2500};
  static constexpr int kQuietTicks = 5;

  ServerSetup setup;
  StaticFiles files;
  Counters counters;
  Quotas quotas;
  Sockets sockets;
  std::atomic<bool> stopping{false};
  asio::thread_pool work;
  asio::thread_pool hashing;
  asio::io_context io;
  tcp::acceptor acceptor;
  asio::signal_set signals;
  asio::steady_timer retry{io};
  asio::strand<asio::io_context::executor_type> leaving{io.get_executor()};
  asio::steady_timer next_look{leaving};
  std::chrono::milliseconds waited{0};
  int quiet = 0;
  std::unique_ptr<Hub> hub;
  Context context;
  std::atomic<bool> superseded{false};
};

Server::Server(ServerSetup setup) {
  try {
    parts_ = std::make_unique<Parts>(std::move(setup));
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error("cannot listen: " + error.code().message());
  }
}

Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->acceptor.local_endpoint().port(); }

void Server::run() {
  Parts& p = *parts_;
  // A connection, a pipe or a database that is gone is an error where it is used, not the end.
  std::signal(SIGPIPE, SIG_IGN);
  // So is a file that may not grow any more.
  std::signal(SIGXFSZ, SIG_IGN);
  p.signals.add(SIGINT);
  p.signals.add(SIGTERM);
  p.signals.async_wait([this](const boost::system::error_code& error, int) {
    if (!error) stop();
  });
  log_event(LogLevel::Info, "started", {{"node", p.setup.hub.node}, {"port", port()}});
  p.accept();
  p.hub->resume();
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(p.setup.threads));
  for (int i = 1; i < p.setup.threads; ++i) threads.emplace_back([&p] { p.serve(); });
  p.serve();
  for (std::thread& thread : threads) thread.join();
  p.work.join();
  p.hashing.join();
  p.hub->release();
  log_event(p.superseded ? LogLevel::Error : LogLevel::Info, p.superseded ? "superseded" : "stopped",
            {{"node", p.setup.hub.node}});
  if (p.superseded) throw std::runtime_error("another server was started with the name of this node");
}

void Server::stop() {
  asio::post(parts_->leaving, [this] { parts_->drain(); });
}

}  // namespace orrery::server
