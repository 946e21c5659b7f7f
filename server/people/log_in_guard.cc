#include "server/people/log_in_guard.h"

namespace orrery::server {
namespace {

constexpr Time kSlow = 3000;

std::string both(const LogInTry& tried) { return tried.address + "\n" + tried.name; }

}  // namespace

std::optional<Time> LogInGuard::begin(const LogInTry& tried, Time now) {
  if (tried.known) return known_.begin(tried.name, now) ? std::optional<Time>(0) : std::nullopt;
  if (!by_address_.begin(tried.address, now) || !by_both_.begin(both(tried), now)) return std::nullopt;
  return by_name_.begin(tried.name, now) ? 0 : kSlow;
}

void LogInGuard::succeeded(const LogInTry& tried) {
  by_both_.succeeded(both(tried));
  known_.succeeded(tried.name);
}

}  // namespace orrery::server
