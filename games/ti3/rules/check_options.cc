#include <set>

#include "games/ti3/rules/build.h"

namespace orrery::ti3 {

std::string check_options(const Options& o) {
  std::string error;
  if (o.players < kMinPlayers || o.players > kMaxPlayers)
    add_fault(error, "players: expected 3, 4, 5 or 6 (TI3-GENERAL-1), not " + std::to_string(o.players));
  if (o.no_imperium_rex && !o.long_war)
    add_fault(error, "no_imperium_rex: goes with long_war=yes only (TI3-LONGWAR-4)");
  if (o.no_imperium_rex && o.age_of_empire)
    add_fault(error,
              "no_imperium_rex: does not go with age_of_empire, which ends with Imperium Rex "
              "(TI3-AGEOFEMPIRE-1)");
  return error;
}

std::string check_races(const Rules& r) {
  if (r.options.races != RaceOption::Named) return "";
  if (r.options.race_ids.size() != static_cast<std::size_t>(r.players))
    return "races: expected one race per player, " + std::to_string(r.players) + " in all (TI3-SETUP-2)";
  std::string error;
  std::set<std::string> seen;
  for (const std::string& id : r.options.race_ids) {
    RaceId race;
    if (!r.find(id, race)) add_fault(error, "races: no race is called '" + id + "'");
    if (!seen.insert(id).second) add_fault(error, "races: '" + id + "' is given twice");
  }
  return error;
}

namespace {

// What is wrong with the word for this place; "" if nothing is.
std::string fault_at(const Rules& r, const SpotDef& spot, const std::string& word,
                     std::set<std::string>& seen) {
  if (!spot.used)
    return word == kNoTile ? "" : "expected -, not used by this number of players (TI3-GALAXY-15)";
  if (spot.home_seat >= 0) return word == kNoTile ? "" : "expected - for a home position (TI3-GALAXY-6)";
  SystemId system;
  const auto tile_kind = [&] { return r.tile(system).kind; };
  if (!r.find(word, system) || tile_kind() == TileKind::Home || tile_kind() == TileKind::Mecatol)
    return "expected a system that is dealt to players (TI3-GALAXY-3)";
  return seen.insert(word).second ? "" : "expected each system once";
}

}  // namespace

std::string check_map(const Rules& r) {
  if (r.options.map != MapOption::Given) return "";
  const auto& words = r.options.map_tiles;
  if (words.size() + 1 != r.spots.size())
    return "map: expected at most " + std::to_string(r.spots.size() - 1) +
           " systems around Mecatol Rex, found " + std::to_string(words.size());
  std::string error;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string fault = fault_at(r, r.spots[i + 1], words[i], seen);
    if (!fault.empty())
      add_fault(error, "map: place " + std::to_string(i + 1) + " (" + r.name(SpotId(i + 1)) + "): " + fault +
                           ", found " + quoted(words[i]));
  }
  return error;
}

}  // namespace orrery::ti3
