// Set-up of the game (SET-1 to SET-33), in the order of the rulebook.
#pragma once

#include "games/ahos/fwd.h"

namespace orrery::ahos {

enum class SetupStep : std::uint8_t {
  Tiles,
  BlackHoles,
  Habitable,
  Uninhabitable,
  Technology,
  Races,
  Homes,
  RevealHomes,
  Colonies,
  RevealColonies,
  FirstPlayer,
  DevelopmentDisplay,
  Developments,
  TechnologyDisplay,
  Aliens,
  Decks,
  Hands,
  Begin,
};
constexpr auto enum_names(SetupStep) {
  return names_of("tiles", "black_holes", "habitable", "uninhabitable", "technology", "races", "homes",
                  "reveal_homes", "colonies", "reveal_colonies", "first_player", "development_display",
                  "developments", "technology_display", "aliens", "decks", "hands", "begin");
}

struct Setup {
  static constexpr std::string_view kName = "setup";
  SetupStep step = SetupStep::Tiles;
  std::uint8_t turn = 0;  // how many players (or picks) of this step are done
  ORRERY_FIELDS(Setup, step, turn)
};
ORRERY_ASKING_FRAME(Setup)
ORRERY_CHANCE_FRAME(Setup)

}  // namespace orrery::ahos
