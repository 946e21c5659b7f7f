// The galaxy: tiles, and wormholes that were discovered on them.
#include "games/ti3/given/builder.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

// Mecatol Rex, homes, and on the other spots the map that was given, or the systems in the order of their
// table.
PositionBuilder::Layout PositionBuilder::default_layout() const {
  Layout at(r_.spots.size());
  SystemSet left = r_.dealt_tiles;
  at[0] = r_.mecatol_system;
  for (std::size_t i = 1; i < at.size(); ++i) {
    const SpotDef& spot = r_.spots[i];
    if (!spot.used) continue;
    if (spot.home_seat >= 0) {
      at[i] = home_system(look(), SeatId(spot.home_seat));
    } else if (r_.options.map == MapOption::Given) {
      r_.find(r_.options.map_tiles[i - 1], at[i]);
    } else {
      at[i] = left.first();
      left.erase(at[i]);
    }
  }
  return at;
}

bool PositionBuilder::read_galaxy() {
  Layout at = default_layout();
  if (!swap_tiles(at)) return false;
  Play g = play();
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (at[i].valid()) place_tile(g, SeatId{}, at[i], SpotId(i));
  }
  s_.loose_tiles.clear();
  return in_.each_entry_at(
      "wormholes", [&](const std::string& path, const std::string& key, const json::value& v) {
        SystemId system;
        if (!in_.find(path, key, system) || !on_board(path, system)) return false;
        const auto wormhole = find_enum<Wormhole>(GivenReader::text_of(v));
        if (!wormhole) return in_.fail(path, "expected alpha or beta");
        std::uint8_t& found = s_.systems[system].discovered;
        found = static_cast<std::uint8_t>(found | 1U << static_cast<unsigned>(*wormhole));
        return true;
      });
}

// /tiles: {"0,-1": saudor_system}: that tile goes there; where it was goes what lay there. none: no tile.
bool PositionBuilder::swap_tiles(Layout& at) {
  return in_.each_entry_at("tiles",
                           [&](const std::string& path, const std::string& key, const json::value& v) {
                             SpotId spot;
                             SystemId tile;
                             if (!r_.find(key, spot)) return in_.fail(path, "expected a spot such as 0,-1");
                             if (GivenReader::text_of(v) != "none" && !in_.find(path, v, tile)) return false;
                             for (SystemId& other : at) {
                               if (tile.valid() && other == tile) other = at[spot.index()];
                             }
                             at[spot.index()] = tile;
                             return true;
                           });
}

bool PositionBuilder::on_board(const std::string& path, SystemId system) {
  return s_.board.contains(system) || in_.fail(path, r_.name(system) + " is not in this galaxy");
}

}  // namespace orrery::ti3
