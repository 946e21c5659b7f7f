// map_positions.tsv and map_setups.tsv: for each number of players a whole galaxy, filled by what is dealt.
#include <set>

#include "games/ti3/pack/pack_check.h"

namespace orrery::ti3 {
namespace {

void check_positions(const PackCheck& check, int players) {
  std::set<std::pair<int, int>> seen;
  std::vector<int> homes(static_cast<std::size_t>(players), 0);
  bool centre = false;
  for (const PositionRow& row : check.pack.positions) {
    if (row.players != players) continue;
    if (!seen.insert({row.def.q, row.def.r}).second)
      check.complain(kPositionsFile, row.line, "expected each place once for a number of players");
    centre = centre || row.centre;
    if (row.def.home_seat >= players) {
      check.complain(kPositionsFile, row.line,
                     "column seat: expected a number from 1 to " + std::to_string(players));
    } else if (row.def.home_seat >= 0) {
      ++homes[static_cast<std::size_t>(row.def.home_seat)];
    }
  }
  if (!centre)
    check.complain(kPositionsFile, 0,
                   "expected a place for Mecatol Rex for " + std::to_string(players) + " players");
  for (std::size_t seat = 0; seat < homes.size(); ++seat) {
    if (homes[seat] != 1)
      check.complain(kPositionsFile, 0,
                     "expected one home for seat " + std::to_string(seat + 1) + " of " +
                         std::to_string(players) + " players, found " + std::to_string(homes[seat]));
  }
}

bool in_pile(const TileRow& tile, std::string_view pile) {
  return enum_name(tile.def.kind) == pile || (tile.def.special() && enum_name(tile.def.anomaly) == pile);
}

// All tiles but homes and Mecatol Rex are shuffled, without what is taken out (TI3-GALAXY-3, TI3-THREE-2).
void check_deal(const PackCheck& check, const SetupRow& setup) {
  const int used =
      static_cast<int>(std::count_if(check.pack.positions.begin(), check.pack.positions.end(),
                                     [&](const PositionRow& row) { return row.players == setup.players; }));
  int left = base_rows(check.pack.tiles, [](const TileRow& tile) {
    return tile.def.kind != TileKind::Home && tile.def.kind != TileKind::Mecatol;
  });
  for (const auto& [pile, count] : setup.out) {
    const int of_pile =
        base_rows(check.pack.tiles, [&p = pile](const TileRow& tile) { return in_pile(tile, p); });
    if (of_pile < count)
      check.complain(kSetupsFile, setup.line,
                     "column out: expected at most what there is of " + quoted(pile));
    left -= count;
  }
  const int dealt = setup.players * setup.dealt + setup.face_down;
  if (dealt + setup.removed != left)
    check.complain(kSetupsFile, setup.line,
                   "expected removed, face down and dealt to be all tiles that are left: " +
                       std::to_string(dealt + setup.removed) + " of " + std::to_string(left));
  if (used != dealt + setup.players + 1)
    check.complain(kSetupsFile, setup.line,
                   "expected as many places as tiles dealt, homes and Mecatol Rex: places " +
                       std::to_string(used) + ", tiles " + std::to_string(dealt + setup.players + 1));
}

}  // namespace

void validate_maps(const PackCheck& check) {
  if (!check.complete({kPositionsFile, kSetupsFile})) return;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    check_positions(check, players);
    const int setups =
        base_rows(check.pack.setups, [&](const SetupRow& row) { return row.players == players; });
    if (setups != 1)
      check.complain(
          kSetupsFile, 0,
          "expected one row for " + std::to_string(players) + " players, found " + std::to_string(setups));
  }
  if (!check.complete({kSystemsFile})) return;
  for (const SetupRow& row : check.pack.setups) {
    if (row.set == kBaseSet) check_deal(check, row);
  }
}

}  // namespace orrery::ti3
