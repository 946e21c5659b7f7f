// Tokens, discs and pieces: enough for every set-up of two to four players, and no more than the engine
// holds.
#include <algorithm>
#include <map>

#include "games/ahos/pack/pack_check.h"

namespace orrery::ahos {
namespace {

int line_of(const Pack& pack, const std::string& key) {
  const auto found = pack.limit_lines.find(key);
  return found == pack.limit_lines.end() ? 0 : found->second;
}

// Adds up the copies; complains once, at the row that passes `most`.
template <typename Row>
int count_copies(const PackCheck& check, const std::vector<Row>& rows, std::string_view file, int most) {
  int copies = 0;
  for (const Row& row : rows) {
    if (copies <= most && copies + row.copies > most) {
      check.errors.add(file, row.line,
                       "expected at most " + std::to_string(most) + " tokens in all, found " +
                           std::to_string(copies + row.copies) + " up to here");
    }
    copies += row.copies;
  }
  return copies;
}

void check_aliens(const PackCheck& check) {
  if (!check.complete({kAlienFile})) return;
  count_copies(check, check.pack.aliens, kAlienFile, kMaxAliens);
  std::map<int, int> lines;
  for (const AlienRow& alien : check.pack.aliens) {
    const auto [at, fresh] = lines.try_emplace(alien.value, alien.line);
    if (fresh) continue;
    check.errors.add(kAlienFile, alien.line,
                     "expected each value once, found " + std::to_string(alien.value) + " also on line " +
                         std::to_string(at->second));
  }
}

// SET-22 to SET-24: a full display, and two picks for each of four players.
void check_development(const PackCheck& check) {
  if (!check.complete({kDevelopmentFile, kLimitsFile})) return;
  const int found = count_copies(check, check.pack.development, kDevelopmentFile, kMaxTokens);
  const int needed = std::max(check.pack.limits.development_display, 2 * kMaxPlayers);
  if (found >= needed) return;
  check.errors.add(kDevelopmentFile, end_line(check.pack.development),
                   "expected at least " + std::to_string(needed) +
                       " tokens, for the display and two picks of four players (SET-22 to SET-24), found " +
                       std::to_string(found));
}

void check_tile_count(const PackCheck& check) {
  if (check.pack.tiles.size() <= kMaxSpaces) return;
  const TileRow& tile = check.pack.tiles[kMaxSpaces];
  check.errors.add(file_of(tile), tile.line,
                   "expected at most " + std::to_string(kMaxSpaces) + " tiles of both kinds");
}

// SET-8: at least one disc is left over.
void check_black_holes(const PackCheck& check) {
  if (!check.complete({kHabitableFile, kUninhabitableFile, kLimitsFile})) return;
  const int most = check.pack.limits.black_holes - 1;
  int symbols = 0;
  for (const TileRow& tile : check.pack.tiles) {
    if (tile.black_hole == 0 || ++symbols != most + 1) continue;
    check.errors.add(file_of(tile), tile.line,
                     "expected at most " + std::to_string(most) +
                         " black hole letters, one fewer than black_holes (SET-8), " +
                         "found more from here on");
  }
}

void check_pieces(const PackCheck& check, const std::string& key, int have, int needed,
                  std::string_view why) {
  if (have >= needed) return;
  check.errors.add(kLimitsFile, line_of(check.pack, key),
                   key + ": expected at least " + std::to_string(needed) + " for " + std::string(why) +
                       ", found " + std::to_string(have));
}

// SET-11 and SET-18 to SET-20: every player starts with an outpost on each system dealt, two of which become
// Home planet and colony, and with units on all of them.
void check_starting_pieces(const PackCheck& check) {
  if (!check.complete({kLimitsFile})) return;
  const Limits& limits = check.pack.limits;
  int systems = 0;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    systems = std::max(systems, 2 * limits.dealt(players));
  }
  check_pieces(check, "outposts", limits.outposts, systems, "the systems dealt (SET-11)");
  check_pieces(check, "fleets", limits.fleets,
               limits.home_fleets + limits.colony_fleets + (systems - 2) * limits.outpost_fleets,
               "the starting fleets (SET-18 to SET-20)");
  check_pieces(check, "star_bases", limits.star_bases, limits.home_star_bases + limits.colony_star_bases,
               "the starting star bases (SET-18, SET-19)");
}

}  // namespace

void validate_supply(const PackCheck& check) {
  check_aliens(check);
  check_development(check);
  check_tile_count(check);
  check_black_holes(check);
  check_starting_pieces(check);
}

}  // namespace orrery::ahos
