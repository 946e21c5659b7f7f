#include <set>

#include "games/ti4/rules/build.h"

namespace orrery::ti4 {

std::string check_players(const Options& o) {
  std::string error;
  if (o.players < kMinPlayers || o.players > kMaxPlayers)
    add_fault(error, "players: expected 3, 4, 5 or 6 (TI4-0.23), not " + std::to_string(o.players));
  if (o.goal != 10 && o.goal != 14)
    add_fault(error, "goal: expected 10 or 14 (TI4-0.22a), not " + std::to_string(o.goal));
  return error;
}

namespace {

// Positions may name factions that no table offers.
bool offered(const Rules& r, const FactionDef& def) {
  return def.complete() || r.options.incomplete || r.options.scenario;
}

}  // namespace

std::string check_factions(const Rules& r) {
  if (r.options.factions != FactionOption::Named) {
    int enough = 0;
    for (const FactionDef& def : r.factions) enough += offered(r, def) ? 1 : 0;
    return enough >= r.players ? "" : "factions: the pack has too few that are complete";
  }
  if (r.options.faction_ids.size() != static_cast<std::size_t>(r.players))
    return "factions: expected one faction per player, " + std::to_string(r.players) + " in all (TI4-0.12)";
  std::string error;
  std::set<std::string> seen;
  for (const std::string& key : r.options.faction_ids) {
    FactionId faction;
    if (!r.find(key, faction)) {
      add_fault(error, "factions: no faction is called '" + key + "'");
    } else if (!offered(r, r.faction(faction))) {
      add_fault(error, "factions: '" + key + "' is not complete: " + joined(r.faction(faction).missing, " "));
    }
    if (!seen.insert(key).second) add_fault(error, "factions: '" + key + "' is given twice");
  }
  return error;
}

std::string check_map(const Rules& r) {
  if (r.options.map != MapOption::Given) return "";
  std::string error;
  std::set<int> seen;
  const std::vector<int>& tiles = r.options.map_tiles;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const SpotDef& spot = r.spots[i + 1];
    const std::string where = "map: place " + std::to_string(i + 1) + " (" + r.name(SpotId(i + 1)) + "): ";
    const std::string found = ", found " + std::to_string(tiles[i]);
    if (!spot.used || spot.home_seat >= 0) {
      if (tiles[i] != 0)
        add_fault(error, where +
                             (spot.used ? "expected 0 for a home position (TI4-0.16a)"
                                        : "expected 0, not used by this number of players (TI4-0.23)") +
                             found);
      continue;
    }
    const SystemId system(tiles[i] - 1);
    if (tiles[i] < 1 || tiles[i] > static_cast<int>(r.tiles.size()) ||
        !(r.blue_tiles | r.red_tiles).contains(system)) {
      add_fault(error, where + "expected a blue or red tile (TI4-0.16b)" + found);
    } else if (!seen.insert(tiles[i]).second) {
      add_fault(error, where + "expected each tile once" + found);
    }
  }
  return error;
}

}  // namespace orrery::ti4
