#include "server/base/limits.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace orrery::server {
namespace {

constexpr std::int64_t kMost = 1000000000;

constexpr std::array<LimitSpec, 14> kSpecs{{
    {"requests", &Limits::requests, "of one address in a second, for long; eight times as many at once"},
    {"sockets", &Limits::sockets, "WebSockets of one address, and requests that wait for news, at once"},
    {"people", &Limits::people, "made from one address in an hour"},
    {"tables", &Limits::tables, "made by one person in an hour"},
    {"open_tables", &Limits::open_tables, "of one person, not over yet"},
    {"talk", &Limits::talk, "lines of one person at one table in a minute"},
    {"mails", &Limits::mails, "about turns, of one person and to one address, in a day"},
    {"confirmations", &Limits::confirmations,
     "mails that ask whether an address may be used, of one person and to one address, in a day"},
    {"watchers", &Limits::watchers, "at one table, beside its players"},
    {"messages", &Limits::messages, "of one WebSocket in a second, for long; four times as many at once"},
    {"queue", &Limits::queue, "MiB that wait to be read by one connection"},
    {"queues", &Limits::queues, "MiB that wait to be read by all; the slowest readers go first"},
    {"bot_games", &Limits::bot_games, "games that only bots play, at once"},
    {"memory", &Limits::memory, "MiB; above that tables at which nobody looks leave the memory at once"},
}};

}  // namespace

std::int64_t Limits::half_of_memory() {
  const std::int64_t pages = sysconf(_SC_PHYS_PAGES);
  const std::int64_t bytes = sysconf(_SC_PAGE_SIZE);
  return pages > 0 && bytes > 0 ? pages * bytes / 2 / (1 << 20) : 0;
}

std::span<const LimitSpec> limit_specs() { return kSpecs; }

std::string read_limit(std::string_view text, Limits& out) {
  const std::size_t equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  const auto spec =
      std::find_if(kSpecs.begin(), kSpecs.end(), [&](const LimitSpec& s) { return s.name == name; });
  if (spec == kSpecs.end()) {
    std::string names;
    for (const LimitSpec& s : kSpecs) names += (names.empty() ? "" : ", ") + std::string(s.name);
    return "there is no limit '" + std::string(name) + "': expected one of " + names;
  }
  const std::string_view number =
      equals == std::string_view::npos ? std::string_view{} : text.substr(equals + 1);
  std::int64_t read = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), read);
  if (error != std::errc{} || end != number.data() + number.size() || read < 0 || read > kMost)
    return std::string(name) + ": expected a number from 0 (no limit) to " + std::to_string(kMost);
  out.*spec->field = read;
  return "";
}

}  // namespace orrery::server
