// Games before their first step, one for each game and set of options. Reading a content pack takes longer
// than playing a round of the game: tables that begin alike share what was read, which never changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

#include "engine/game/game.h"
#include "server/hub/pack_shelf.h"

namespace orrery::server {

class StartPositions {
 public:
  // How many are remembered; the one that nobody asked for longest goes first. Tables that play on keep
  // theirs.
  explicit StartPositions(std::size_t most = 64) : most_(most) {}

  struct Start {
    std::shared_ptr<const Match> match;  // to be cloned; null if the options do not fit together
    std::string error;
  };
  // May be called from any thread.
  Start of(const Game& game, const std::map<std::string, std::string>& options, const ShelvedPack& pack);
  [[nodiscard]] std::uint64_t made() const;  // how often a pack had to be read

 private:
  using Key =
      std::tuple<std::string, std::string, std::map<std::string, std::string>>;  // game, pack, options
  struct Entry {
    std::shared_ptr<const Match> match;
    std::uint64_t used = 0;
  };
  void make_room();

  const std::size_t most_;
  mutable std::mutex mutex_;
  std::map<Key, Entry> known_;
  std::uint64_t uses_ = 0;
  std::uint64_t made_ = 0;
};

}  // namespace orrery::server
