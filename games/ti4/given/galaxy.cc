// The galaxy: tiles, and wormhole tokens on them.
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

// The galaxy: Mecatol Rex, homes, then tiles 19, 20, 21 ... by spot, unless /map or /tiles say otherwise.
bool PositionBuilder::read_galaxy() {
  std::array<SystemId, kMaxSpots> at{};
  at[0] = r_.mecatol_system;
  SystemSet used{r_.mecatol_system};
  int next = 19;
  for (std::size_t i = 1; i < r_.spots.size() && i < kMaxSpots; ++i) {
    const SpotDef& spot = r_.spots[i];
    if (!spot.used) continue;
    if (spot.home_seat >= 0) {
      at[i] = home_tile(SeatId(spot.home_seat));
    } else if (!r_.options.map_tiles.empty()) {
      const std::size_t n = i - 1;
      const int number = n < r_.options.map_tiles.size() ? r_.options.map_tiles[n] : 0;
      if (number > 0) at[i] = SystemId(number - 1);
    } else {
      at[i] = SystemId(next++ - 1);
    }
    if (at[i].valid()) used.insert(at[i]);
  }
  if (!swap_tiles(at)) return false;
  Play g = play();
  for (std::size_t i = 0; i < kMaxSpots; ++i) {
    if (at[i].valid()) place_tile(g, SeatId{}, at[i], SpotId(i));
  }
  for (int i = 0; i < r_.players; ++i) {
    if (r_.faction(s_.players[SeatId(i)].faction).home == r_.gate_home) place_beside(g, r_.gate_home);
  }
  s_.loose_tiles.clear();
  return true;
}

SystemId PositionBuilder::home_tile(SeatId seat) const {
  const SystemId home = r_.faction(s_.players[seat].faction).home;
  return home == r_.gate_home ? r_.gate : home;
}

// /tiles: {"0,-1": 25}: that tile goes there; where it was goes what lay there. 0: no tile.
bool PositionBuilder::swap_tiles(std::array<SystemId, kMaxSpots>& at) {
  return in_.each_entry_at("tiles",
                           [&](const std::string& path, const std::string& key, const json::value& v) {
                             SpotId spot;
                             if (!in_.find(path, key, spot) || spot.index() >= kMaxSpots)
                               return in_.fail(path, "expected a spot such as 0,-1");
                             if (GivenReader::text_of(v) == "0") {
                               at[spot.index()] = SystemId{};
                               return true;
                             }
                             SystemId tile;
                             if (!in_.find(path, v, tile)) return false;
                             for (SystemId& other : at) {
                               if (other == tile) other = at[spot.index()];
                             }
                             at[spot.index()] = tile;
                             return true;
                           });
}

// /wormholes: {red: {alpha: 25}}
bool PositionBuilder::read_wormholes() {
  return in_.each_seat("wormholes", [&](const std::string& path, SeatId seat, const json::value& v) {
    return in_.each_entry(
        path, v, [&](const std::string& at_path, const std::string& name, const json::value& where) {
          const auto w = find_enum<Wormhole>(name);
          if (!w || *w == Wormhole::Delta) return in_.fail(at_path, "expected alpha or beta");
          return in_.find(at_path, where, s_.players[seat].wormholes[static_cast<std::size_t>(*w)]);
        });
  });
}

}  // namespace orrery::ti4
