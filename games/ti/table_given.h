// What a scenario's position says about its table: seats with their peoples, map, options.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "engine/game/game.h"
#include "games/given_reader.h"
#include "games/seat_colours.h"

namespace orrery::ti {

// /seats: from colour to faction or race, which is also how the option is called (`what`, in the plural with
// -s). "" or what is wrong.
inline std::string seats_given(const json::value& given, const std::string& what, TableOptions& table) {
  if (!given.is_object()) return "/: expected a map";
  const json::value* seats = given.get_object().if_contains("seats");
  if (seats == nullptr || !seats->is_object()) return "/seats: expected a map from colour to " + what;
  const std::size_t n = seats->get_object().size();
  if (n < 3 || n > kSeatColours.size()) return "/seats: expected 3 to 6 seats";
  std::string names;
  for (std::size_t i = 0; i < n; ++i) {
    const json::value* name = seats->get_object().if_contains(kSeatColours[i]);
    if (name == nullptr)
      return "/seats: with " + std::to_string(n) + " seats there must be " + std::string(kSeatColours[i]);
    names += (i == 0 ? "" : ",") + GivenReader::text_of(*name);
  }
  table.values["players"] = std::to_string(n);
  table.values[what + "s"] = names;
  return "";
}

// /options, and an option that is a key of its own.
inline std::string options_given(const json::object& given, TableOptions& table) {
  const json::value* more = given.if_contains("options");
  if (more == nullptr) return "";
  if (!more->is_object()) return "/options: expected a map";
  for (const auto& entry : more->get_object())
    table.values[std::string(entry.key())] = GivenReader::text_of(entry.value());
  return "";
}
inline void option_given(const json::object& given, const std::string& name, TableOptions& table) {
  if (const json::value* value = given.if_contains(name)) table.values[name] = GivenReader::text_of(*value);
}

// /start: setup begins with the real set-up; then no other keys than those of the table may be given. "" or
// what is wrong.
inline std::string start_given(const json::object& given, std::span<const std::string_view> of_table) {
  if (GivenReader::text_of(given.at("start")) != "setup") return "/start: expected setup";
  for (const auto& entry : given) {
    const std::string_view key(entry.key());
    if (key != "start" && std::find(of_table.begin(), of_table.end(), key) == of_table.end())
      return "/" + std::string(key) + ": a game that starts with set-up has no position yet";
  }
  return "";
}

}  // namespace orrery::ti
