// The two doors to positions, and the order in which their keys are read.
#include <span>

#include "games/ahos/ahos_game.h"
#include "games/ahos/given/builder.h"
#include "games/ahos/query.h"
#include "games/seat_colours.h"

namespace orrery::ahos {
namespace {

constexpr std::array<std::string_view, 34> kKeys{"seats",
                                                 "layout",
                                                 "windows",
                                                 "start",
                                                 "tiles",
                                                 "black_holes",
                                                 "place",
                                                 "track",
                                                 "development",
                                                 "display_tokens",
                                                 "hand",
                                                 "draw",
                                                 "discard",
                                                 "reserve_one",
                                                 "reserve_two",
                                                 "aside",
                                                 "rest",
                                                 "technology",
                                                 "technology_bottom",
                                                 "aliens",
                                                 "wormhole_token",
                                                 "wormholes_on_sale",
                                                 "pact",
                                                 "turn",
                                                 "actions",
                                                 "round",
                                                 "reshuffles",
                                                 "first_player",
                                                 "final_round",
                                                 "won_combat",
                                                 "cloaked",
                                                 "removed",
                                                 "set",
                                                 "idle_turns"};

std::string read_seats(const json::value& seats, TableOptions& table) {
  if (!seats.is_object()) return "/seats: expected a map from colour to race";
  std::string races;
  std::size_t i = 0;
  for (std::string_view colour : std::span(kSeatColours).first(kSeats)) {
    const json::value* race = seats.get_object().if_contains(colour);
    if (race == nullptr) break;
    races += (i == 0 ? "" : ",") + GivenReader::text_of(*race);
    ++i;
  }
  if (i != seats.get_object().size() || i < 2)
    return "/seats: expected red and blue, and green, and yellow, without gaps";
  table.values["players"] = std::to_string(i);
  table.values["races"] = races;
  return "";
}

}  // namespace

std::span<const std::string_view> position_keys() { return kKeys; }

std::string PositionBuilder::build() {
  s_ = empty_table(r_);
  const bool good = in_.known_keys(kKeys, "ahos") && read_races() && read_tiles() && read_black_holes() &&
                    read_place() && read_track() && read_tokens() && read_zones() && read_rest() &&
                    read_technology() && read_aliens() && read_wormholes() && read_pacts() && read_clock();
  if (!good) return in_.error();
  for (int i = 0; i < r_.players; ++i) {
    s_.players[SeatId(i)].vp = static_cast<std::int16_t>(track_vp(Look{s_, r_}, SeatId(i)));
  }
  begin();
  if (!read_set()) return in_.error();
  return "";
}

std::string table_of_given(const json::value& given, TableOptions& table) {
  if (!given.is_object()) return "/: expected a map";
  const json::object& g = given.get_object();
  if (const json::value* layout = g.if_contains("layout"))
    table.values["layout"] = GivenReader::text_of(*layout);
  if (const json::value* windows = g.if_contains("windows"))
    table.values["windows"] = GivenReader::text_of(*windows);
  const json::value* seats = g.if_contains("seats");
  if (seats == nullptr) return "/seats: expected the seats, e.g. {red: aggroloids, blue: technoids}";
  if (seats->is_object()) return read_seats(*seats, table);
  // seats: 3: so many players, races dealt in set-up.
  table.values["players"] = GivenReader::text_of(*seats);
  return "";
}

std::string build_position(const Rules& rules, const json::value& given, State& out) {
  const json::object& g = given.get_object();
  if (const json::value* start = g.if_contains("start")) {
    if (GivenReader::text_of(*start) != "setup") return "/start: expected setup";
    for (const auto& entry : g) {
      if (entry.key() != "start" && entry.key() != "seats" && entry.key() != "layout")
        return "/" + std::string(entry.key()) + ": not together with start: setup";
    }
    out = Ahos::start(rules);
    return "";
  }
  if (rules.options.races.empty())
    return "/seats: expected a race for each seat, e.g. {red: aggroloids, blue: technoids}";
  return PositionBuilder(rules, g, out).build();
}

}  // namespace orrery::ahos
