// Two games of ti4 that look the same to everybody but one player: that player holds Sabotage in one of them
// and another card in the other. Both stand in the window of an action card that somebody is playing.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "server/table/table.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {

struct Worlds {
  Seed seed;
  TableOptions options;
  std::vector<LogLine> with;     // the holder has Sabotage
  std::vector<LogLine> without;  // and here has none
  SeatId holder;
  SeatId other;  // could react, too, and has nothing

  [[nodiscard]] std::unique_ptr<Table> open(const std::vector<LogLine>& lines,
                                            const std::map<std::string, std::string>& bots = {}) const {
    OpenedGame opened = Table::open(*find_game("ti4"), options, seed, bots, lines);
    EXPECT_EQ(opened.error, "");
    return std::move(opened.table);
  }
};

inline TableOptions ti4_table(const std::string& windows) {
  TableOptions options = default_table(*find_game("ti4"), 3);
  options.values["map"] = "random";
  options.values["factions"] = "dealt";
  options.values["windows"] = windows;
  return options;
}

namespace worlds_detail {

inline bool may_play(const Match& match, SeatId seat, std::string_view choice) {
  OptionList options;
  match.window_options(seat, options);
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (match.print(options[i]) == choice) return true;
  }
  return false;
}

inline bool others_see_the_same(const Match& a, const Match& b, SeatId holder) {
  for (int i = 0; i <= a.players(); ++i) {
    const SeatId viewer = i < a.players() ? SeatId(i) : SeatId{};
    if (viewer != holder && !a.same_view(b, viewer)) return false;
  }
  return true;
}

// The same game with another card drawn somewhere: by `holder`, who has Sabotage then.
inline std::optional<std::vector<LogLine>> with_sabotage(const Table& table, const TableOptions& options,
                                                         const Seed& seed, std::vector<LogLine> lines,
                                                         SeatId holder) {
  constexpr std::string_view kDraw = "chance draw: ";
  for (LogLine& line : lines) {
    if (!line.line.starts_with(kDraw)) continue;
    const std::string before = line.line;
    std::vector<std::string> cards;
    for (const std::string_view card : split_words(std::string_view(before).substr(kDraw.size())))
      cards.emplace_back(card);
    for (const std::string& replaced : cards) {
      line.line = std::string(kDraw.substr(0, kDraw.size() - 1));
      for (const std::string& card : cards) line.line += " " + (&card == &replaced ? "sabotage" : card);
      const OpenedGame opened = Table::open(*find_game("ti4"), options, seed, {}, lines);
      if (opened.table != nullptr && may_play(opened.table->match(), holder, "play sabotage") &&
          others_see_the_same(table.match(), opened.table->match(), holder)) {
        return lines;
      }
    }
    line.line = before;
  }
  return std::nullopt;
}

inline std::optional<Worlds> in_game(std::uint64_t number) {
  Worlds worlds;
  worlds.seed = Seed::of(number);
  worlds.options = ti4_table("possible");
  OpenedGame opened = Table::create(*find_game("ti4"), worlds.options, worlds.seed, {}, 0);
  EXPECT_EQ(opened.error, "");
  Table& table = *opened.table;
  Random random(number);
  std::vector<LogLine> lines;
  for (int i = 0; i < 600 && !table.over(); ++i) {
    for (LogLine& line : table.take_unsaved()) lines.push_back(std::move(line));
    const std::optional<OpenWindow> window = table.match().window();
    if (window && window->cause != "sabotage" && window->weighty && window->named.empty() &&
        window->seats.size() == 2 && !may_play(table.match(), window->seats[0], "play sabotage") &&
        !may_play(table.match(), window->seats[1], "play sabotage") && window->passes == 0) {
      for (const std::size_t holder : {0U, 1U}) {
        const auto with = with_sabotage(table, worlds.options, worlds.seed, lines, window->seats[holder]);
        if (!with) continue;
        worlds.with = *with;
        worlds.without = lines;
        worlds.holder = window->seats[holder];
        worlds.other = window->seats[1 - holder];
        return worlds;
      }
    }
    OptionList options;
    table.match().options(options);
    const Choice choice = options[random.below(static_cast<std::uint32_t>(options.size()))];
    const Taken taken =
        table.choose(table.to_choose(), table.version(), {table.match().print(choice)}, "", 0);
    EXPECT_FALSE(taken.rejected.any()) << taken.rejected.error;
  }
  return std::nullopt;
}

}  // namespace worlds_detail

inline const Worlds& two_worlds() {
  static const Worlds worlds = [] {
    for (std::uint64_t number = 1; number < 40; ++number) {
      if (auto found = worlds_detail::in_game(number)) return *found;
    }
    ADD_FAILURE() << "no game has such a window";
    return Worlds{};
  }();
  return worlds;
}

}  // namespace orrery::server
