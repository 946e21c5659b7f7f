// What a table is set up with, beside its seats. Stored as JSON.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <string>
#include <string_view>

namespace orrery::server {

namespace json = boost::json;

struct Settings {
  std::map<std::string, std::string> options;  // of the game, "players" included
  bool open = false;                           // anybody may sit down and watch; otherwise by invitation
  bool watch = true;                           // people without a seat may watch
  bool undo = true;
  int pace = 0;  // milliseconds that bots wait before each action while people look on
};

std::string print(const Settings& settings);
// What was meant, or an error that names the field. Unknown fields are errors.
std::string read_settings(const json::object& from, Settings& out);
Settings parse_settings(std::string_view stored);  // what print() wrote; throws on anything else

}  // namespace orrery::server
