// The content packs that a server plays with: its own of each game, and those of games that were begun with
// other ones. A game goes on with the pack it was begun with, whatever has become of that pack since.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"

namespace orrery::server {

struct ShelvedPack {
  std::string identity;  // Game::pack_identity
  PackFiles files;
};

class PackShelf {
 public:
  // Packs of that game that were kept when games began with them (store::packs).
  using Kept = std::function<std::vector<ShelvedPack>(const std::string& game)>;
  PackShelf(const std::function<PackFiles(const Game&)>& read, Kept kept);

  // The server's own; null if there is no such game.
  [[nodiscard]] const ShelvedPack* own(std::string_view game) const;
  // The pack with which a game that was begun with that identity ("": not begun yet) goes on alike: the
  // server's own if it can be, for its texts are the newest. Null if there is none. May be called from any
  // thread; what is returned stays.
  const ShelvedPack* of(const Game& game, const std::string& identity);

 private:
  using Key = std::pair<std::string, std::string>;  // game, identity

  Kept kept_;
  std::map<std::string, ShelvedPack, std::less<>> own_;  // by game; never changes
  std::mutex mutex_;
  std::map<Key, ShelvedPack> found_;
};

}  // namespace orrery::server
