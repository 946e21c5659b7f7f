// Units, technologies, and what races, their abilities and leaders name must be there and be theirs.
#include "games/ti3/pack/pack_check.h"

namespace orrery::ti3 {
namespace {

constexpr int kBaseUnits = 9;
constexpr int kBaseTechs = 24;
constexpr int kBaseRaces = 10;
constexpr int kBasePowers = 29;
constexpr int kBaseLeaders = 30;

struct RaceCheck {
  const PackCheck& check;
  const RaceLine& race;

  void expected(std::string_view column, std::string_view what, std::string_view found) const {
    check.complain(
        kRacesFile, race.line,
        "column " + std::string(column) + ": expected " + std::string(what) + ", found " + quoted(found));
  }
};

void check_home(const RaceCheck& c) {
  const TileRow* tile = find_row(c.check.pack.tiles, c.race.home);
  if (tile == nullptr || tile->race != c.race.def.id) {
    c.expected("home", "the home system of this race", c.race.home);
  } else if (tile->planets != c.race.planets) {
    c.expected("planets", "the planets of the home system in its order", "others");
  }
}

void check_start(const RaceCheck& c) {
  for (const std::string& id : c.race.technologies) {
    if (c.check.complete({kTechnologiesFile}) && find_row(c.check.pack.techs, id) == nullptr)
      c.expected("technologies", "technologies of the pack", id);
  }
  if (!c.check.complete({kUnitsFile})) return;
  for (std::size_t u = 0; u < kUnits; ++u) {
    const auto row = std::find_if(c.check.pack.units.begin(), c.check.pack.units.end(),
                                  [&](const UnitLine& unit) { return at(unit.unit) == u; });
    const int plastic = row == c.check.pack.units.end() ? 0 : row->def.plastic;
    if (c.race.def.start[u] > plastic)
      c.expected("units", "no more units than plastic pieces", std::to_string(c.race.def.start[u]));
  }
}

// Three of each race, of the types that its sheet names (TI3-LEADER-1).
void check_leaders(const RaceCheck& c) {
  std::vector<LeaderType> found;
  for (const LeaderLine& leader : c.check.pack.leaders) {
    if (leader.race == c.race.def.id) found.push_back(leader.def.type);
  }
  std::vector<LeaderType> named = c.race.leaders;
  std::sort(found.begin(), found.end());
  std::sort(named.begin(), named.end());
  if (named.size() != kLeadersEach || found != named)
    c.expected("leaders", "the types of its three leaders in leaders.tsv",
               std::to_string(found.size()) + " in leaders.tsv");
}

void check_powers_of(const RaceCheck& c) {
  const auto powers = std::count_if(c.check.pack.powers.begin(), c.check.pack.powers.end(),
                                    [&](const PowerLine& p) { return p.race == c.race.def.id; });
  if (powers < 1 || powers > static_cast<long>(decltype(RaceDef::powers)::capacity()))
    c.check.complain(kRacesFile, c.race.line,
                     "expected 1 to 5 abilities in race_abilities.tsv, found " + std::to_string(powers));
}

template <class Rows>
void check_owner(const PackCheck& check, const Rows& rows, std::string_view file) {
  for (const auto& row : rows) {
    if (find_row(check.pack.races, row.race) == nullptr)
      check.complain(file, row.line, "column race: expected a race of the pack, found " + quoted(row.race));
  }
}

void check_needs(const PackCheck& check) {
  for (const TechLine& tech : check.pack.techs) {
    for (const std::string& id : tech.needs) {
      if (id == tech.def.id || find_row(check.pack.techs, id) == nullptr)
        check.complain(kTechnologiesFile, tech.line,
                       "column needs: expected other technologies of the pack, found " + quoted(id));
    }
  }
}

}  // namespace

void validate_races(const PackCheck& check) {
  const Pack& pack = check.pack;
  expect_count(check, kUnitsFile, base_rows(pack.units), kBaseUnits, "units");
  expect_count(check, kTechnologiesFile, base_rows(pack.techs), kBaseTechs, "technologies");
  expect_count(check, kRacesFile, base_rows(pack.races), kBaseRaces, "races");
  expect_count(check, kPowersFile, base_rows(pack.powers), kBasePowers, "abilities");
  expect_count(check, kLeadersFile, base_rows(pack.leaders), kBaseLeaders, "leaders");
  if (check.complete({kTechnologiesFile})) check_needs(check);
  if (!check.complete({kRacesFile})) return;
  for (const RaceLine& race : pack.races) {
    const RaceCheck c{check, race};
    if (check.complete({kSystemsFile})) check_home(c);
    check_start(c);
    if (check.complete({kLeadersFile})) check_leaders(c);
    if (check.complete({kPowersFile})) check_powers_of(c);
  }
  if (check.complete({kPowersFile})) check_owner(check, pack.powers, kPowersFile);
  if (check.complete({kLeadersFile})) check_owner(check, pack.leaders, kLeadersFile);
}

}  // namespace orrery::ti3
