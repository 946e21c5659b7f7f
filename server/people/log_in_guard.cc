#include "server/people/log_in_guard.h"

#include "server/people/secrets.h"
#include "server/store/people.h"

namespace orrery::server {
namespace {

constexpr Time kSlow = 3000;
constexpr Time kSpanOfTries = 600000;
constexpr std::int64_t kOfBoth = 10;
constexpr std::int64_t kOfAddress = 50;
constexpr std::int64_t kOfName = 20;
constexpr std::int64_t kOfKnown = 30;

// Nobody reads names or addresses out of the database.
Blob both(const LogInTry& tried) { return hash_of("log in, both\n" + tried.address + "\n" + tried.name); }
Blob of_address(const LogInTry& tried) { return hash_of("log in, address\n" + tried.address); }
Blob of_name(const LogInTry& tried) { return hash_of("log in, name\n" + tried.name); }
Blob of_known(const LogInTry& tried) { return hash_of("log in, known\n" + tried.name); }

}  // namespace

std::optional<Time> begin_log_in(Database& db, const LogInTry& tried, Time now) {
  const auto count = [&](const Blob& what, std::int64_t most) {
    return store::count_try(db, what, most, kSpanOfTries, now);
  };
  if (tried.known) return count(of_known(tried), kOfKnown) ? std::optional<Time>(0) : std::nullopt;
  if (!count(of_address(tried), kOfAddress) || !count(both(tried), kOfBoth)) return std::nullopt;
  return count(of_name(tried), kOfName) ? 0 : kSlow;
}

void log_in_succeeded(Database& db, const LogInTry& tried) {
  store::forget_tries(db, both(tried));
  store::forget_tries(db, of_known(tried));
}

}  // namespace orrery::server
