#include "games/ti3/given/position.h"

#include <array>

#include "engine/core/json_fields.h"
#include "games/ti/table_given.h"
#include "games/ti3/given/builder.h"
#include "games/ti3/ti3.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr auto kKeys = std::to_array<std::string_view>({
    "seats",
    "start",
    "options",
    "map",
    "tiles",
    "units",
    "place",
    "control",
    "exhausted",
    "gained",
    "new_docks",
    "areas",
    "counters",
    "trade_goods",
    "vp",
    "technologies",
    "agreements",
    "hand",
    "discard",
    "secrets",
    "claimed",
    "objectives",
    "stage_left",
    "political_top",
    "political_bottom",
    "political_discard",
    "laws",
    "lasting",
    "leaders",
    "prisoners",
    "dead",
    "domain_counters",
    "wormholes",
    "survivors",
    "speaker",
    "first_chooser",
    "last_initiative",
    "mecatol_all_round",
    "round",
    "strategy",
    "used_strategy",
    "bonus",
    "phase",
    "turn",
    "passed",
    "skipped",
    "eliminated",
    "set",
});

}  // namespace

std::span<const std::string_view> position_keys() { return kKeys; }

bool PositionBuilder::read_table() {
  return read_seats() && read_galaxy() && read_control() && read_units() && read_place() && read_sheets() &&
         read_agreements() && read_cards() && read_objectives() && read_political() && read_laws() &&
         read_lasting() && read_leaders() && read_domain_counters();
}

std::string PositionBuilder::build() {
  s_ = empty_table(r_);
  if (!in_.known_keys(kKeys, "ti3") || !read_table() || !read_clock() || !read_set()) return in_.error();
  settle_derived();
  return begin() ? "" : in_.error();
}

// /set: fields of the state as they are called there (state.h), for what no other key tells. Applied last.
bool PositionBuilder::read_set() {
  const json::value* given = in_.get("set");
  if (given == nullptr) return true;
  if (!given->is_object()) return in_.fail("/set", "expected a map from fields of the state to values");
  if (given->get_object().contains("flow"))
    return in_.fail("/set/flow", "where the game stands is told by /phase and /turn");
  JsonReader reader;
  reader.read(*given, s_, r_, "/set");
  if (reader.error().empty()) return true;
  const std::string& error = reader.error();
  const std::size_t colon = error.find(": ");
  return in_.fail(error.substr(0, colon), error.substr(colon + 2));
}

void PositionBuilder::settle_derived() {
  each_player([&](SeatId seat) { recount_presence(s_, r_, seat); });
  recount_all_traits(s_, r_);
  s_.pending.clear();
  s_.lost_leaders.clear();
  s_.alerts = 0;
}

std::string table_of_given(const json::value& given, TableOptions& table) {
  if (std::string error = ti::seats_given(given, "race", table); !error.empty()) return error;
  ti::option_given(given.get_object(), "map", table);
  return ti::options_given(given.get_object(), table);
}

std::string build_position(const Rules& rules, const json::value& given, State& out) {
  const json::object& o = given.get_object();
  if (o.contains("start")) {
    constexpr std::array<std::string_view, 3> kOfTable{"seats", "options", "map"};
    std::string error = ti::start_given(o, kOfTable);
    if (error.empty()) out = Ti3::start(rules);
    return error;
  }
  if (rules.options.races != RaceOption::Named)
    return "/options/races: only a game that starts with set-up has its races chosen or dealt";
  return PositionBuilder(rules, o, out).build();
}

}  // namespace orrery::ti3
