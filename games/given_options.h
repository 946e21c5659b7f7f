// Faults of a table's options, told at the place of the position that implies them.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace orrery {

namespace json = boost::json;

// Where an option of that name is given: under /options, as a key of its own, or by the seats. "" if nowhere.
inline std::string path_of_option(const json::object& given, std::string_view name) {
  const json::value* options = given.if_contains("options");
  if (options != nullptr && options->is_object() && options->get_object().contains(name))
    return "/options/" + std::string(name);
  if (given.contains(name)) return "/" + std::string(name);
  const bool of_seats = name == "players" || name == "factions" || name == "races";
  return of_seats && given.contains("seats") ? "/seats" : "";
}

// Lines such as "goal: expected 10 or 14" and "no option is called 'x'" with the path before them. Other
// lines, such as those about a content pack, are about the whole.
inline std::string with_paths(const json::object& given, const std::string& faults) {
  constexpr std::string_view kUnknown = "no option is called '";
  std::string out;
  for (std::string_view rest = faults; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    const bool unknown = line.starts_with(kUnknown);
    const std::string_view name = unknown ? line.substr(kUnknown.size(), line.size() - kUnknown.size() - 1)
                                          : line.substr(0, line.find(": "));
    const std::string path = path_of_option(given, name);
    std::string_view what = line;
    if (!path.empty() && !unknown) what.remove_prefix(name.size() + 2);
    out += (out.empty() ? "" : "\n") + (path.empty() ? "/" : path) + ": " + std::string(what);
  }
  return out;
}

}  // namespace orrery
