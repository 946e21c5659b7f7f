// Reading the options of a table: every fault is told, one a line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "games/pack/pack_error.h"

namespace orrery {

inline void add_fault(std::string& error, const std::string& fault) {
  if (!fault.empty()) error += (error.empty() ? "" : "\n") + fault;
}

// All that is wrong with the pack and with the options; "" if nothing is. `read(name, value)` reads one
// option and returns "" or what is wrong with it.
template <class Read>
std::string table_faults(const TableOptions& table, const std::vector<PackError>& errors, const Read& read) {
  std::string out;
  for (const PackError& e : errors) add_fault(out, to_string(e));
  for (const auto& [name, value] : table.values) add_fault(out, read(name, value));
  return out;
}

inline std::string read_yes_no(const std::string& name, const std::string& value, bool& out) {
  out = value == "yes";
  return out || value == "no" ? "" : name + ": expected yes or no, not '" + value + "'";
}

// Who is asked in a reaction window: whoever holds something that listens there, or everybody who could hold
// something as far as a spectator can tell. The second keeps hands secret: being asked tells nothing.
enum class WindowOption : std::uint8_t { Holders, Possible };
inline constexpr const char* kWindowValues = "holders or possible";
inline constexpr const char* kWindowMeaning =
    "who is asked whether to react: holders of something fitting, or everybody who could hold it";
inline std::string read_windows(const std::string& name, const std::string& value, WindowOption& out) {
  out = value == "possible" ? WindowOption::Possible : WindowOption::Holders;
  return value == "possible" || value == "holders"
             ? ""
             : name + ": expected " + kWindowValues + ", not '" + value + "'";
}
inline std::string no_such_option(const std::string& name) { return "no option is called '" + name + "'"; }

// Words or numbers in one text.
template <class Items>
std::string joined(const Items& items, const std::string& separator) {
  std::string out;
  for (const auto& item : items) {
    if (!out.empty()) out += separator;
    if constexpr (requires { std::to_string(item); }) {
      out += std::to_string(item);
    } else {
      out += item;
    }
  }
  return out;
}

}  // namespace orrery
