#include "server/table/game_log.h"

#include <charconv>

namespace orrery::server {
namespace {

constexpr std::string_view kUndo = "undo ";
constexpr std::string_view kChance = "chance ";

ReadLine read_undo(std::string_view number) {
  std::size_t n = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), n);
  if (error != std::errc{} || end != number.data() + number.size()) return {};
  return UndoTo{n};
}

}  // namespace

ReadLine read_log_line(std::string_view line) {
  if (line.starts_with(kUndo)) return read_undo(line.substr(kUndo.size()));
  Step step;
  step.chance = line.starts_with(kChance);
  if (step.chance) line.remove_prefix(kChance.size());
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) return {};
  step.who = line.substr(0, colon);
  step.text = line.substr(colon + 2);
  return step;
}

std::string print_undo(std::size_t steps) { return std::string(kUndo) + std::to_string(steps); }

}  // namespace orrery::server
