// What one address, one person, one table and one connection may use, so that nobody can take it all from the
// others. `orrery serve --limit NAME=N` sets them; 0 is no limit (docs/operations.md).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace orrery::server {

struct Limits {
  // Of an address. What comes straight from this machine is not limited.
  std::int64_t requests = 50;
  std::int64_t sockets = 200;
  std::int64_t people = 100;
  // Of a person.
  std::int64_t tables = 60;
  std::int64_t open_tables = 200;
  std::int64_t talk = 30;
  // Of a person, and to a mail address, in a day.
  std::int64_t mails = 50;
  std::int64_t confirmations = 3;
  // Of a table.
  std::int64_t watchers = 5000;
  // Of a connection.
  std::int64_t messages = 50;
  std::int64_t queue = 8;
  // Of all together.
  std::int64_t queues = 512;
  std::int64_t bot_games = 100;
  std::int64_t memory = half_of_memory();

  static std::int64_t half_of_memory();  // MiB
};

struct LimitSpec {
  std::string_view name;
  std::int64_t Limits::*field;
  std::string_view meaning;
};
std::span<const LimitSpec> limit_specs();

// "requests=50": what is wrong with it, or "".
std::string read_limit(std::string_view text, Limits& out);

}  // namespace orrery::server
