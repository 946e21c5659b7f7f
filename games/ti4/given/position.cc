// The two doors to positions, and the order in which their keys are read.
#include "games/ti/table_given.h"
#include "games/ti4/given/builder.h"
#include "games/ti4/ti4.h"
#include "games/ti4/ti4_game.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<std::string_view, 45> kKeys{"seats",
                                                 "start",
                                                 "goal",
                                                 "options",
                                                 "tiles",
                                                 "map",
                                                 "place",
                                                 "control",
                                                 "exhausted",
                                                 "pools",
                                                 "tokens",
                                                 "trade_goods",
                                                 "commodities",
                                                 "technologies",
                                                 "hand",
                                                 "secrets",
                                                 "scored",
                                                 "notes",
                                                 "notes_in_play",
                                                 "vp",
                                                 "objectives",
                                                 "laws",
                                                 "agenda_top",
                                                 "agenda_bottom",
                                                 "speaker",
                                                 "custodians",
                                                 "round",
                                                 "strategy",
                                                 "strategy_goods",
                                                 "phase",
                                                 "step",
                                                 "turn",
                                                 "passed",
                                                 "wormholes",
                                                 "returning",
                                                 "zero_token",
                                                 "discard",
                                                 "exhausted_technologies",
                                                 "exhausted_strategy",
                                                 "copied",
                                                 "eliminated",
                                                 "agenda_discard",
                                                 "units",
                                                 "stage_left",
                                                 "exhausted_laws"};

}  // namespace

std::span<const std::string_view> position_keys() { return kKeys; }

std::string PositionBuilder::build() {
  s_ = empty_table(r_);
  const bool good = in_.known_keys(kKeys, "ti4") && read_seats() && read_galaxy() && read_homes() &&
                    read_technologies() && check_exhausted() && read_place() && read_control() &&
                    read_sheets() && read_cards() && read_objectives() && read_notes() && read_laws() &&
                    read_agendas() && read_clock();
  if (!good) return in_.error();
  settle_derived();
  if (!begin()) return in_.error();
  return "";
}

void PositionBuilder::settle_derived() {
  for (int i = 0; i < r_.players; ++i) {
    recount_rows(s_, r_, SeatId(i));
    recount_presence(s_, r_, SeatId(i));
  }
  for (int i = 0; i < r_.players; ++i) recount_traits(s_, r_, SeatId(i));
  s_.pending.clear();
  s_.alerts = 0;
}

std::string table_of_given(const json::value& given, TableOptions& table) {
  if (std::string error = ti::seats_given(given, "faction", table); !error.empty()) return error;
  const json::object& o = given.get_object();
  // Scenarios are about something else than the question whether the turn is over, but for those that say so.
  table.values["turn_end"] = "auto";
  ti::option_given(o, "goal", table);
  ti::option_given(o, "map", table);
  return ti::options_given(o, table);
}

std::string build_position(const Rules& rules, const json::value& given, State& out) {
  const json::object& o = given.get_object();
  if (o.contains("start")) {  // the real set-up, from its first question on
    constexpr std::array<std::string_view, 4> kOfTable{"seats", "options", "map", "goal"};
    std::string error = ti::start_given(o, kOfTable);
    if (error.empty()) out = Ti4::start(rules);
    return error;
  }
  if (rules.options.factions != FactionOption::Named)
    return "/options/factions: only a game that starts with set-up has its factions chosen or dealt";
  return PositionBuilder(rules, o, out).build();
}

}  // namespace orrery::ti4
