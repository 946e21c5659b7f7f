// The games as hot loops: which template instances `orrery bench` and other fast loops can run, by game id. A
// game adds itself to the table in hot_games.cc.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/flow/random.h"
#include "engine/game/game.h"
#include "lab/playout.h"

namespace orrery {

// One game at one table, ready to be played over and over. One virtual call per game or batch, none inside.
class HotLoop {
 public:
  virtual ~HotLoop() = default;
  [[nodiscard]] virtual std::size_t state_bytes() const = 0;
  // One random game. Allocates nothing unless the game does.
  virtual PlayoutStats play(Random& random) = 0;
  // Copies positions of random games that many times; the answer depends on all of them, so that no copy can
  // be left out.
  virtual std::uint64_t copy_states(std::uint64_t times) = 0;
};

struct MadeHotLoop {
  std::unique_ptr<HotLoop> loop;
  std::string error;  // why there is none
};
MadeHotLoop make_hot_loop(std::string_view game, const TableOptions& table);

}  // namespace orrery
