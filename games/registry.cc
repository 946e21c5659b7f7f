#include "games/registry.h"

#include "games/ahos/ahos_game.h"
#include "games/ti3/ti3_game.h"
#include "games/ti4/ti4_game.h"

namespace orrery {

const std::vector<const Game*>& all_games() {
  static const std::vector<const Game*> games{&ahos::game(), &ti4::game(), &ti3::game()};
  return games;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : all_games()) {
    if (game->id() == id) return game;
  }
  return nullptr;
}

}  // namespace orrery
