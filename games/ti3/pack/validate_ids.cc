// Ids are words of the notation. What can stand in one place of a phrase must be told apart: places (systems
// and planets), outcomes of votes (seats, planets, laws, colours), texts that are used.
#include "games/pack/unique_words.h"
#include "games/seat_colours.h"
#include "games/ti3/pack/pack_check.h"

namespace orrery::ti3 {

void validate_ids(const PackCheck& check) {
  const Pack& pack = check.pack;
  UniqueWords ids("id", check.errors);
  constexpr std::string_view kNotation = "the notation";
  for (const std::string_view word : {"for", "against", "none", "empty"}) ids.add(word, kNotation, 0);
  for (const std::string_view word : kSeatColours) ids.add(word, kNotation, 0);
  for (const std::string_view word : enum_names(LeaderType{})) ids.add(word, kNotation, 0);
  const auto add_all = [&](const auto& rows, std::string_view file) {
    for (const auto& row : rows) ids.add(row.def.id, file, row.line);
  };
  add_all(pack.cards, kActionCardsFile);
  add_all(pack.techs, kTechnologiesFile);
  add_all(pack.powers, kPowersFile);
  add_all(pack.political, kPoliticalFile);
  add_all(pack.counters, kCountersFile);
  add_all(pack.strategy, kStrategyFile);
  add_all(pack.leaders, kLeadersFile);
  add_all(pack.objectives, kObjectivesFile);
  add_all(pack.planets, kPlanetsFile);
  add_all(pack.tiles, kSystemsFile);
  add_all(pack.units, kUnitsFile);
  UniqueWords races("id", check.errors);
  for (const RaceLine& race : pack.races) races.add(race.def.id, kRacesFile, race.line);
}

}  // namespace orrery::ti3
