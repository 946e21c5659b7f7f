// The two doors to positions, and the order in which their keys are read.
#include "games/seat_colours.h"
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
  if (!given.is_object()) return "/: expected a map";
  const json::object& o = given.get_object();
  const json::value* seats = o.if_contains("seats");
  if (seats == nullptr || !seats->is_object()) return "/seats: expected a map from colour to faction";
  const std::size_t n = seats->get_object().size();
  if (n < 3 || n > kSeats) return "/seats: expected 3 to 6 seats";
  std::string factions;
  for (std::size_t i = 0; i < n; ++i) {
    const json::value* faction = seats->get_object().if_contains(kSeatColours[i]);
    if (faction == nullptr)
      return "/seats: with " + std::to_string(n) + " seats there must be " + std::string(kSeatColours[i]);
    factions += (i == 0 ? "" : ",") + GivenReader::text_of(*faction);
  }
  table.values["players"] = std::to_string(n);
  table.values["factions"] = factions;
  // Scenarios are about something else than the question whether the turn is over, but for those that say so.
  table.values["turn_end"] = "auto";
  if (const json::value* goal = o.if_contains("goal")) table.values["goal"] = GivenReader::text_of(*goal);
  if (const json::value* map = o.if_contains("map")) table.values["map"] = GivenReader::text_of(*map);
  if (const json::value* more = o.if_contains("options")) {
    if (!more->is_object()) return "/options: expected a map";
    for (const auto& entry : more->get_object())
      table.values[std::string(entry.key())] = GivenReader::text_of(entry.value());
  }
  return "";
}

std::string build_position(const Rules& rules, const json::value& given, State& out) {
  const json::object& o = given.get_object();
  const json::value* start = o.if_contains("start");
  if (start != nullptr) {  // the real set-up, from its first question on
    if (GivenReader::text_of(*start) != "setup") return "/start: expected setup";
    for (const auto& entry : o) {
      const std::string_view key(entry.key());
      if (key != "start" && key != "seats" && key != "options" && key != "map" && key != "goal")
        return "/" + std::string(key) + ": a game that starts with set-up has no position yet";
    }
    out = Ti4::start(rules);
    return "";
  }
  if (rules.options.factions != FactionOption::Named)
    return "/options/factions: only a game that starts with set-up has its factions chosen or dealt";
  return PositionBuilder(rules, o, out).build();
}

}  // namespace orrery::ti4
