// JSON helpers that do not depend on a type: readable differences, canonical print, look-up by path.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

namespace json = boost::json;

// One line per differing leaf: "/players/red/vp: 24 -> 27". Empty if equal.
std::vector<std::string> json_diff(const json::value& before, const json::value& after);

// Indented, keys in their given order; for people and for files under review.
std::string json_pretty(const json::value& value);

// The value at "/a/b/3", or null if there is none. Lists take indices; both take names with no escaping.
const json::value* json_at(const json::value& root, std::string_view path);
json::value* json_at(json::value& root, std::string_view path);

}  // namespace orrery
