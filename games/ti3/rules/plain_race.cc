// The plain race of scenarios: no abilities, technologies or leaders. For seats that only stand around, where
// a real race's texts would disturb. It is in no pack and offered to nobody: a scenario writes `plain` for as
// many seats as it likes. Each lives where a race would that is not at the table.
#include <algorithm>

#include "games/ti3/rules/build.h"

namespace orrery::ti3 {
namespace {

constexpr std::string_view kPlain = "plain";

bool at_table(const Rules& r, const RaceDef& race) {
  const auto& ids = r.options.race_ids;
  return std::find(ids.begin(), ids.end(), race.id) != ids.end();
}

// Whose home system is free: of the races of the pack the first that nobody plays and no plain race lives
// with.
SystemId free_home(const Rules& r) {
  for (const RaceDef& race : r.races) {
    const auto here = std::count_if(r.races.begin(), r.races.end(),
                                    [&](const RaceDef& other) { return other.home == race.home; });
    if (here == 1 && !at_table(r, race)) return race.home;
  }
  return SystemId{};
}

RaceDef plain_race(const Rules& r, int number, SystemId home) {
  RaceDef def;
  def.id = std::string(kPlain) + (number > 1 ? "_" + std::to_string(number) : "");
  def.name = "Plain race";
  def.short_name = "Plain";
  def.home = home;
  def.planets = r.tile(home).planets;
  for (const auto& [unit, count] :
       {std::pair{Unit::Carrier, 1}, {Unit::Fighter, 2}, {Unit::GroundForce, 2}, {Unit::SpaceDock, 1}})
    def.start[at(unit)] = count;
  def.strategy = 2;  // TI3-SETUP-16
  def.command = 3;
  def.fleet = 3;
  def.contracts = {1, 1};
  return def;
}

}  // namespace

void add_plain_races(Rules& r, std::string& error) {
  int number = 0;
  for (std::string& id : r.options.race_ids) {
    if (id != kPlain) continue;
    const SystemId home = free_home(r);
    if (!home.valid()) return add_fault(error, "races: no home system is left for a plain race");
    const RaceId race(r.races.size());
    r.races.push_back(plain_race(r, ++number, home));
    id = r.races.back().id;
    r.tiles[home.index()].race = race;
    for (PlanetId p : r.tile(home).planets) r.planets[p.index()].home_of = race;
  }
}

}  // namespace orrery::ti3
