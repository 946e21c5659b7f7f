// map_positions.tsv and map_setups.tsv: for each number of players a whole map, filled by what is dealt.
#include <map>

#include "games/ti/hex.h"
#include "games/ti4/pack/pack_check.h"

namespace orrery::ti4 {
namespace {

using ti::place_of_index;
using Positions = std::map<int, const PositionRow*>;

Positions positions_for(const PackCheck& check, int players) {
  Positions out;
  for (const PositionRow& row : check.pack.positions) {
    if (row.players != players) continue;
    const auto [it, fresh] = out.try_emplace(row.index, &row);
    if (!fresh)
      check.complain(kPositionsFile, row.line,
                     "expected each index once for a number of players, also on line " +
                         std::to_string(it->second->line));
    if (place_of_index(row.index) != std::pair(row.def.q, row.def.r))
      check.complain(kPositionsFile, row.line,
                     "expected q and r of this index, counted ring by ring clockwise from north: " +
                         std::to_string(place_of_index(row.index).first) + "," +
                         std::to_string(place_of_index(row.index).second));
    if (row.centre != (row.index == 0))
      check.complain(kPositionsFile, row.line, "expected role mecatol at index 0 and nowhere else");
  }
  return out;
}

void check_homes(const PackCheck& check, int players, const Positions& positions) {
  for (int seat = 0; seat < players; ++seat) {
    const auto homes = std::count_if(positions.begin(), positions.end(),
                                     [&](const auto& entry) { return entry.second->def.home_seat == seat; });
    if (homes != 1)
      check.complain(kPositionsFile, 0,
                     "expected one home for seat " + std::to_string(seat + 1) + " of " +
                         std::to_string(players) + " players, found " + std::to_string(homes));
  }
}

int count_tiles(const Pack& pack, TileKind kind) {
  return static_cast<int>(std::count_if(pack.tiles.begin(), pack.tiles.end(),
                                        [&](const TileRow& tile) { return tile.def.kind == kind; }));
}

void check_deal(const PackCheck& check, const SetupRow& setup, const Positions& positions) {
  const auto used = static_cast<int>(std::count_if(positions.begin(), positions.end(),
                                                   [](const auto& entry) { return entry.second->def.used; }));
  const int dealt = setup.players * (setup.blue_each + setup.red_each) + setup.extra_red;
  if (used != setup.tiles || used != dealt + setup.players + 1)
    check.complain(kSetupsFile, setup.line,
                   "expected as many used positions as tiles dealt, homes and Mecatol Rex: positions " +
                       std::to_string(used) + ", tiles_on_map " + std::to_string(setup.tiles) +
                       ", dealt with homes and centre " + std::to_string(dealt + setup.players + 1));
  if (!check.complete({kTilesFile})) return;
  if (setup.players * setup.blue_each > count_tiles(check.pack, TileKind::Blue) ||
      setup.players * setup.red_each + setup.extra_red > count_tiles(check.pack, TileKind::Red))
    check.complain(kSetupsFile, setup.line, "expected enough blue and red tiles in tiles.tsv");
}

}  // namespace

void validate_maps(const PackCheck& check) {
  if (!check.complete({kPositionsFile, kSetupsFile})) return;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Positions positions = positions_for(check, players);
    if (positions.size() != kMaxSpots)
      check.complain(kPositionsFile, 0,
                     "expected 37 positions for " + std::to_string(players) + " players, found " +
                         std::to_string(positions.size()));
    check_homes(check, players, positions);
    const auto setups = std::count_if(check.pack.setups.begin(), check.pack.setups.end(),
                                      [&](const SetupRow& row) { return row.players == players; });
    if (setups != 1)
      check.complain(
          kSetupsFile, 0,
          "expected one row for " + std::to_string(players) + " players, found " + std::to_string(setups));
    for (const SetupRow& row : check.pack.setups) {
      if (row.players == players) check_deal(check, row, positions);
    }
  }
}

}  // namespace orrery::ti4
