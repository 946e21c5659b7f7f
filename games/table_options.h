// Reading the options of a table: every fault is told, one a line.
#pragma once

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
