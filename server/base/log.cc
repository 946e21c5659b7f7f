#include "server/base/log.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "server/base/time.h"

namespace orrery::server {
namespace {

std::atomic<bool> switched_on{false};

// Whoever reads the log may be slow, stuck or gone: lines wait here, and a thread of their own writes them.
// What does not fit is counted and dropped, for nobody at a table waits for a log.
class LogWriter {
 public:
  LogWriter() : thread_([this] { run(); }) {}
  // What still waits is written if that goes quickly.
  ~LogWriter() {
    ending_ = true;
    waits_.notify_one();
    thread_.join();
  }
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  void add(std::string line) {
    {
      const std::lock_guard lock(mutex_);
      if (bytes_ + line.size() > kMostBytes) {
        ++lost_;
        return;
      }
      bytes_ += line.size();
      lines_.push_back(std::move(line));
    }
    waits_.notify_one();
  }

 private:
  static constexpr std::size_t kMostBytes = std::size_t{4} << 20;
  // So much a pipe takes at once when it says that it takes anything.
  static constexpr std::size_t kPiece = 4096;
  static constexpr int kPatience = 100;  // milliseconds, for each look at the ending

  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      waits_.wait_for(lock, std::chrono::milliseconds(kPatience),
                      [this] { return ending_ || !lines_.empty(); });
      if (lines_.empty() && ending_) return;
      while (!lines_.empty()) {
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        bytes_ -= line.size();
        if (const std::size_t lost = std::exchange(lost_, 0); lost > 0)
          line += R"({"level":"warning","event":"log_lost","lines":)" + std::to_string(lost) + "}\n";
        lock.unlock();
        const bool written = write_out(line);
        lock.lock();
        if (!written) return;
      }
    }
  }

  // False: the end has come, and nobody reads.
  bool write_out(std::string_view text) {
    while (!text.empty()) {
      pollfd out{STDERR_FILENO, POLLOUT, 0};
      const int ready = poll(&out, 1, kPatience);
      if (ready == 0 && ending_) return false;
      if (ready <= 0) continue;
      const ssize_t n = write(STDERR_FILENO, text.data(), std::min(text.size(), kPiece));
      if (n < 0 && errno != EINTR && errno != EAGAIN) return true;  // nobody will ever read it
      if (n > 0) text.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
  }

  std::mutex mutex_;
  std::condition_variable waits_;
  std::deque<std::string> lines_;
  std::size_t bytes_ = 0;
  std::size_t lost_ = 0;
  std::atomic<bool> ending_{false};
  std::thread thread_;  // last: it uses everything above
};

LogWriter& log_writer() {
  static LogWriter writer;
  return writer;
}

std::string utc(Time milliseconds) {
  const std::time_t seconds = milliseconds / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 40> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  std::snprintf(text.data() + size, text.size() - size, ".%03dZ", static_cast<int>(milliseconds % 1000));
  return text.data();
}

}  // namespace

void write_log(bool on) { switched_on = on; }

void log_event(LogLevel level, std::string_view event, const boost::json::object& fields) {
  constexpr std::array<std::string_view, 3> kLevels = {"info", "warning", "error"};
  if (!switched_on) return;
  boost::json::object line{
      {"time", utc(now())}, {"level", kLevels[static_cast<std::size_t>(level)]}, {"event", event}};
  for (const auto& [name, value] : fields) line[name] = value;
  log_writer().add(boost::json::serialize(line) + "\n");
}

}  // namespace orrery::server
