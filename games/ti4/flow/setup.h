// Set-up, steps 1-12 (0.11-0.22).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

enum class SetupStep : std::uint8_t {
  Speaker,
  Factions,
  Centre,  // Mecatol Rex, then as the option `map` says
  Deal,
  ExtraTile,
  ExtraTilePlace,
  Build,
  Map,  // at random or as given
  Homes,
  StartUnits,
  StartTech,
  DrawSecret,
  KeepSecret,
  Objectives,
  End
};
constexpr auto enum_names(SetupStep) {
  return names_of("speaker", "factions", "centre", "deal", "extra_tile", "extra_tile_place", "build", "map",
                  "homes", "start_units", "start_tech", "draw_secret", "keep_secret", "objectives", "end");
}
struct Setup {
  static constexpr std::string_view kName = "setup";
  SetupStep step = SetupStep::Speaker;
  std::uint8_t at = 0;    // which player, counted clockwise from the speaker; which objective
  std::uint8_t part = 0;  // blue or red tiles; how many units of the player are placed
  SystemId tile;          // the extra tile of five players
  ORRERY_FIELDS(Setup, step, at, part, tile)
};
TI4_ASKING_FRAME(Setup)
TI4_CHANCE_FRAME(Setup)

}  // namespace orrery::ti4
