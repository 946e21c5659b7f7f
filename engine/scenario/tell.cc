#include "engine/scenario/tell.h"

namespace orrery::scenario {
namespace {

constexpr std::size_t kManyWords = 24;

std::string tell_decision(const Match& match) {
  const Decision d = match.decision();
  std::string out = match.seat_name(d.seat) + " decides (" + d.kind;
  if (!d.cause.empty()) out += ", asked by " + d.cause;
  return out + ")";
}

std::string tell_chance(const Match& match) {
  const ChancePoint point = match.chance();
  std::string out = "nature decides (" + match.chance_name(point) + ": " + std::to_string(point.count);
  if (point.seat.valid()) out += " for " + match.seat_name(point.seat);
  return out + ")";
}

}  // namespace

std::string tell_stop(const Match& match) {
  switch (match.stop()) {
    case Stop::Decision:
      return tell_decision(match);
    case Stop::Chance:
      return tell_chance(match);
    case Stop::Over:
      return "the game is over";
    case Stop::Running:
      break;
  }
  return "the game does not wait for anybody";
}

std::vector<std::string> seat_names(const Match& match) {
  std::vector<std::string> out(static_cast<std::size_t>(match.players()));
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = match.seat_name(SeatId(i));
  return out;
}

std::vector<std::string> option_texts(const Match& match) {
  std::vector<std::string> out;
  if (match.stop() != Stop::Decision) return out;
  OptionList options;
  match.options(options);
  for (std::size_t i = 0; i < options.size(); ++i) out.push_back(match.print(options[i]));
  return out;
}

std::vector<std::string> pool_words(const Match& match, const ChancePoint& point) {
  std::vector<std::string> out;
  for (PoolItem item : point.pool) {
    Outcome one;
    one.items.push_back(item.value);
    out.push_back(match.print(point, one));
  }
  return out;
}

std::string comma_list(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i == kManyWords) return out + ", ... (" + std::to_string(words.size()) + " in all)";
    out += (i == 0 ? "" : ", ") + words[i];
  }
  return out;
}

std::vector<std::string> first_lines(std::vector<std::string> lines, std::size_t limit) {
  if (lines.size() <= limit) return lines;
  const std::size_t missing = lines.size() - limit;
  lines.resize(limit);
  lines.push_back("... and " + std::to_string(missing) + " more");
  return lines;
}

}  // namespace orrery::scenario
