#include "server/base/log.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <ctime>

#include "server/base/time.h"

namespace orrery::server {
namespace {

std::atomic<bool> switched_on{false};

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
  const std::string text = boost::json::serialize(line) + "\n";
  // One write, so that lines of several threads do not mix.
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace orrery::server
