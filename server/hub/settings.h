// What a table is set up with, beside its seats. Stored as JSON.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/hub/clocks.h"
#include "server/table/windows.h"

namespace orrery::server {

namespace json = boost::json;

struct Settings {
  std::map<std::string, std::string> options;  // of the game, "players" included
  bool open = false;                           // anybody may sit down and watch; otherwise by invitation
  bool watch = true;                           // people without a seat may watch
  std::int64_t watch_delay = 0;                // seconds; they are told everything so much later
  bool undo = true;
  int pace = 0;  // milliseconds that bots wait before each action while people look on
  ClockSettings clock;
  std::optional<Reactions> reactions;  // nothing: decided when the game begins, by who sits there
  WindowPace windows;                  // its times
  // What the game was begun with, kept with it: 0 and "" before.
  int rules = 0;
  std::string pack;
};

std::string print(const Settings& settings);
// What was meant, or an error that names the field. Unknown fields are errors.
std::string read_settings(const json::object& from, Settings& out);
Settings parse_settings(std::string_view stored);  // what print() wrote; throws on anything else

}  // namespace orrery::server
