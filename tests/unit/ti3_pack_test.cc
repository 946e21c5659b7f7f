// The content pack loader of Twilight Imperium 3 and the rules made of it: the base set loads clean with the
// numbers of its components, and every way of breaking a pack gives an error that names file, line and
// expectation.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/ti3/content/ability.h"
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/content/political/political.h"
#include "games/ti3/pack/load_pack.h"
#include "games/ti3/pack/pack_tables.h"
#include "games/ti3/rules/build.h"
#include "games/ti3/ti3.h"
#include "tests/unit/pack_mutations.h"

namespace orrery::ti3 {
namespace {

const Files& all_files() {
  static const Files files = pack_files(pack_tables(), "ti3/all");
  return files;
}

Files changed(const std::string& file, const std::string& from, const std::string& to) {
  return with_change(all_files(), file, from, to);
}

std::string only_error(const Files& files) {
  const LoadedPack loaded = load_pack(files);
  EXPECT_EQ(loaded.errors.size(), 1U) << lines_of(loaded.errors);
  return lines_of(loaded.errors);
}

const Pack& pack() {
  static const LoadedPack loaded = load_pack(all_files());
  EXPECT_TRUE(loaded.errors.empty()) << lines_of(loaded.errors);
  return loaded.pack;
}

std::shared_ptr<const Rules> rules(const Options& options) {
  MadeRules made = make_rules(pack(), options);
  EXPECT_EQ(made.error, "");
  return made.rules;
}

Options players(int n) {
  Options options;
  options.players = n;
  return options;
}

std::string fault_of(const Options& options) { return make_rules(pack(), options).error; }

// ---- the base set

TEST(Ti3Pack, HasTheComponents) {
  EXPECT_EQ(pack().manifest.id, "all");
  EXPECT_EQ(pack().tiles.size(), 43U);
  EXPECT_EQ(pack().planets.size(), 51U);
  EXPECT_EQ(pack().units.size(), 9U);
  EXPECT_EQ(pack().techs.size(), 24U);
  EXPECT_EQ(pack().races.size(), 10U);
  EXPECT_EQ(pack().powers.size(), 29U);
  EXPECT_EQ(pack().cards.size(), 72U);
  EXPECT_EQ(pack().political.size(), 60U);
  EXPECT_EQ(pack().objectives.size(), 30U);
  EXPECT_EQ(pack().strategy.size(), 8U);
  EXPECT_EQ(pack().leaders.size(), 30U);
}

TEST(Ti3Pack, ReadsRowsInFull) {
  const auto r = rules(players(6));
  ASSERT_TRUE(r != nullptr);
  PlanetId bereg;
  ASSERT_TRUE(r->find("bereg", bereg));
  EXPECT_EQ(r->planet(bereg).resources, 3);
  EXPECT_EQ(r->planet(bereg).influence, 1);
  EXPECT_EQ(r->planet(bereg).specialty[0], Colour::Red);
  EXPECT_EQ(r->name(r->planet(bereg).system), "bereg_lirta_iv");
  TechId tech;
  ASSERT_TRUE(r->find("cybernetics", tech));
  EXPECT_TRUE(r->tech(tech).any_of);
  EXPECT_EQ(r->tech(tech).needs.size(), 2);
  ASSERT_TRUE(r->find("war_sun_tech", tech));
  EXPECT_FALSE(r->tech(tech).any_of);
  EXPECT_EQ(r->tech(tech).traits[0], Trait::BuildsWarSuns);
  RaceId race;
  ASSERT_TRUE(r->find("l1z1x", race));
  EXPECT_EQ(r->race(race).strategy, 3);
  EXPECT_EQ(r->race(race).leaders.size(), 3U);
  EXPECT_EQ(r->race(race).start[at(Unit::Fighter)], 3);
  PoliticalId law;
  ASSERT_TRUE(r->find("science_community_speaker", law));
  EXPECT_TRUE(r->political_card(law).law);
  EXPECT_EQ(r->political_card(law).stays, "player");
  EXPECT_EQ(r->political_card(law).traits.size(), 2U);
  EXPECT_EQ(r->unit(Unit::WarSun).bombard_dice, 3);
  EXPECT_EQ(r->unit(Unit::Flagship).plastic, 0);  // of a set that is not in play
}

// A standing effect that no row gives would never be in force.
TEST(Ti3Pack, GivesEveryTraitToARow) {
  std::set<Trait> given;
  const auto add = [&](const auto& rows) {
    for (const auto& row : rows) given.insert(row.def.traits.begin(), row.def.traits.end());
  };
  add(pack().techs);
  add(pack().powers);
  add(pack().political);
  for (std::size_t t = 0; t < kTraits; ++t)
    EXPECT_TRUE(given.contains(static_cast<Trait>(t))) << enum_name(static_cast<Trait>(t));
}

// ---- texts and rows find each other

TEST(Ti3Texts, HaveTheirRows) {
  const auto r = rules(players(3));
  ASSERT_TRUE(r != nullptr);
  const auto found = [](const auto& rows, std::span<const AbilityDef* const> defs) {
    for (const AbilityDef* def : defs) {
      const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& x) { return x.id == def->id; });
      ASSERT_NE(row, rows.end()) << def->id;
      EXPECT_EQ(row->ability, def) << def->id;
    }
  };
  found(r->card_kinds, card_abilities());
  found(r->techs, technology_abilities());
  found(r->powers, power_abilities());
  found(r->political, law_abilities());
  for (const PoliticalText* text : political_texts()) {
    PoliticalId card;
    ASSERT_TRUE(r->find(text->id, card)) << text->id;
    EXPECT_EQ(r->political_card(card).text, text);
  }
  for (const CounterDef* def : counter_defs()) {
    CounterKindId kind;
    ASSERT_TRUE(r->find(def->id, kind)) << def->id;
    EXPECT_EQ(r->counter_kinds[kind.index()].effect, def);
  }
}

TEST(Ti3Objectives, AreAllKnownAndCostWhatTheirRowsSay) {
  const auto r = rules(players(3));
  ASSERT_TRUE(r != nullptr);
  const std::string& table = all_files().at("objectives.tsv");
  for (const ObjectiveDef& o : r->objectives) {
    ASSERT_NE(o.requirement, nullptr) << o.id;
    const std::size_t row = table.find("\n" + o.id + "\t");
    const std::string line = table.substr(row + 1, table.find('\n', row + 1) - row - 1);
    EXPECT_EQ(line.find("\tspend\t") != std::string::npos, o.requirement->cost() > 0) << o.id;
    EXPECT_EQ(o.requirement->have == nullptr, o.requirement->cost() > 0) << o.id;
    if (o.requirement->cost() == 0) continue;  // else "Spend 10 resources now."
    EXPECT_NE(o.text.find(" " + std::to_string(o.requirement->cost()) + " "), std::string::npos) << o.id;
  }
}

// ---- the rules of a table

TEST(Ti3Rules, DealAllTilesOverTheMap) {
  struct Deal {
    int players, shuffled, removed, face_down, each, cards;
  };
  for (const Deal d :
       {Deal{3, 28, 4, 0, 8, 2}, {4, 32, 0, 0, 8, 2}, {5, 32, 1, 1, 6, 1}, {6, 32, 2, 0, 5, 1}}) {
    const auto r = rules(players(d.players));
    ASSERT_TRUE(r != nullptr);
    EXPECT_EQ(r->dealt_tiles.size(), d.shuffled);
    EXPECT_EQ(r->removed_tiles, d.removed);
    EXPECT_EQ(r->face_down_tiles, d.face_down);
    EXPECT_EQ(r->tiles_each, d.each);
    EXPECT_EQ(r->strategy_cards_each, d.cards);
    EXPECT_EQ(r->spots.size(), 37U);
    int free = 0;
    std::set<int> homes;
    for (const SpotDef& spot : r->spots) {
      free += spot.used && spot.home_seat < 0 ? 1 : 0;
      if (spot.home_seat >= 0) {
        homes.insert(spot.home_seat);
        EXPECT_EQ(spot.ring, 3);
      }
    }
    EXPECT_EQ(free, 1 + d.each * d.players + d.face_down);
    EXPECT_EQ(homes.size(), static_cast<std::size_t>(d.players));
  }
}

// TI3-THREE-2: three empty systems and an asteroid field stay in the box; wormholes do not.
TEST(Ti3Rules, TakeTilesOutForThreePlayers) {
  const auto three = rules(players(3));
  const auto six = rules(players(6));
  ASSERT_TRUE(three != nullptr && six != nullptr);
  std::map<std::string, int> out;
  for (const SystemId s : six->dealt_tiles - three->dealt_tiles) {
    const TileDef& tile = six->tile(s);
    EXPECT_FALSE(tile.wormhole[0] || tile.wormhole[1]) << tile.id;
    ++out[std::string(enum_name(tile.kind)) + " " + std::string(enum_name(tile.anomaly))];
  }
  EXPECT_EQ(out, (std::map<std::string, int>{{"empty none", 3}, {"special asteroid_field", 1}}));
}

TEST(Ti3Rules, KnowNeighbouringPlaces) {
  const auto r = rules(players(6));
  ASSERT_TRUE(r != nullptr);
  EXPECT_EQ(r->spots[0].neighbours.size(), 6U);
  SpotId corner;
  ASSERT_TRUE(r->find("0,-3", corner));
  EXPECT_EQ(r->spot(corner).neighbours.size(), 3U);
  EXPECT_EQ(r->name(corner), "0,-3");
}

// TI3-FIVE-8, TI3-FIVE-9
TEST(Ti3Rules, GiveGoodsToPositionsOfFivePlayers) {
  const auto r = rules(players(5));
  ASSERT_TRUE(r != nullptr);
  std::map<int, int> bonus;
  for (const SpotDef& spot : r->spots) {
    if (spot.home_seat >= 0) bonus[spot.home_seat + 1] = spot.bonus;
  }
  EXPECT_EQ(bonus, (std::map<int, int>{{1, 4}, {2, 0}, {3, 0}, {4, 4}, {5, 6}}));
}

// TI3-FOUR-7
TEST(Ti3Rules, LeaveTwoCardsOutWithFourPlayers) {
  const auto four = rules(players(4));
  const auto five = rules(players(5));
  ASSERT_TRUE(four != nullptr && five != nullptr);
  EXPECT_EQ(five->all_cards.size(), 103);
  EXPECT_EQ(four->all_cards.size(), 101);
  CardId card;
  EXPECT_FALSE(four->find("strategic_shift", card));
  EXPECT_FALSE(four->find("strategic_flexibility", card));
  EXPECT_TRUE(five->find("strategic_shift", card));
  EXPECT_TRUE(five->find("sabotage#5", card));
  EXPECT_FALSE(five->find("sabotage#6", card));
}

TEST(Ti3Rules, FollowTheModules) {
  Options options = players(6);
  const auto plain = rules(options);
  options.long_war = true;
  options.no_imperium_rex = true;
  const auto long_war = rules(options);
  ASSERT_TRUE(plain != nullptr && long_war != nullptr);
  EXPECT_EQ(plain->goal, 10);
  EXPECT_EQ(plain->stage_one_cards, 6);
  EXPECT_EQ(plain->stage_two_cards, 3);
  EXPECT_TRUE(plain->imperium_rex);
  EXPECT_EQ(plain->stage_two.size(), 9);
  EXPECT_FALSE(plain->stage_two.contains(plain->rex));
  EXPECT_EQ(long_war->goal, 14);
  EXPECT_EQ(long_war->stage_one_cards, 8);
  EXPECT_EQ(long_war->stage_two_cards, 5);
  EXPECT_FALSE(long_war->imperium_rex);
}

TEST(Ti3Rules, RefuseOptionsThatDoNotFit) {
  EXPECT_NE(fault_of(players(2)).find("players: expected 3, 4, 5 or 6"), std::string::npos);
  EXPECT_NE(fault_of(players(7)).find("players: expected 3, 4, 5 or 6"), std::string::npos);
  Options options = players(3);
  options.no_imperium_rex = true;
  EXPECT_NE(fault_of(options).find("no_imperium_rex: goes with long_war"), std::string::npos);
  options.long_war = options.age_of_empire = true;
  EXPECT_NE(fault_of(options).find("does not go with age_of_empire"), std::string::npos);
  options = players(3);
  options.races = RaceOption::Named;
  options.race_ids = {"sol", "hacan"};
  EXPECT_NE(fault_of(options).find("races: expected one race per player, 3 in all"), std::string::npos);
  options.race_ids = {"sol", "sol", "plain"};
  EXPECT_EQ(fault_of(options), "races: 'sol' is given twice\nraces: no race is called 'plain'");
  options = players(3);
  options.map = MapOption::Given;
  options.map_tiles.assign(40, "-");
  EXPECT_EQ(fault_of(options), "map: expected at most 36 systems around Mecatol Rex, found 40");
  options.map_tiles = {"saudor_system", "saudor_system", "sol_home"};
  const std::string faults = fault_of(options);
  EXPECT_NE(faults.find("map: place 2 (1,-1): expected each system once"), std::string::npos) << faults;
  EXPECT_NE(faults.find("map: place 3 (1,0): expected a system that is dealt"), std::string::npos) << faults;
  EXPECT_EQ(faults.find("map: place 1 "), std::string::npos) << faults;
}

TEST(Ti3Rules, HavePlainRacesForScenariosAlone) {
  Options options = players(3);
  options.races = RaceOption::Named;
  options.race_ids = {"plain", "sol", "plain"};
  options.scenario = true;
  const auto r = rules(options);
  ASSERT_TRUE(r != nullptr);
  EXPECT_EQ(r->options.race_ids, (std::vector<std::string>{"plain", "sol", "plain_2"}));
  RaceId first, second;
  ASSERT_TRUE(r->find("plain", first) && r->find("plain_2", second));
  EXPECT_EQ(r->name(r->race(first).home), "letnev_home");  // the first that is not at the table
  EXPECT_EQ(r->name(r->race(second).home), "hacan_home");
  EXPECT_EQ(r->planet(r->race(first).planets[0]).home_of, first);
  EXPECT_TRUE(r->race(first).powers.empty());
}

// ---- the options of a table

std::string table_fault(const std::map<std::string, std::string>& values) {
  TableOptions table;
  table.values = values;
  table.pack = all_files();
  std::string error;
  const auto made = rules_for(table, error);
  EXPECT_EQ(made == nullptr, !error.empty());
  return error;
}

TEST(Ti3Options, AreReadBackAsTheyAreWritten) {
  TableOptions table;
  table.pack = all_files();
  table.values = {{"players", "5"},        {"map", "random"},      {"races", "sol,hacan,xxcha,norr,naalu"},
                  {"windows", "possible"}, {"long_war", "yes"},    {"no_imperium_rex", "yes"},
                  {"distant_suns", "yes"}, {"leaders", "yes"},     {"sabotage_runs", "yes"},
                  {"later_errata", "yes"}, {"age_of_empire", "no"}};
  std::string error;
  const auto r = rules_for(table, error);
  ASSERT_TRUE(r != nullptr) << error;
  EXPECT_TRUE(r->options.long_war && r->options.no_imperium_rex && r->options.distant_suns);
  EXPECT_TRUE(r->options.leaders && r->options.sabotage_runs && r->options.later_errata);
  EXPECT_EQ(r->options.windows, WindowOption::Possible);
  EXPECT_EQ(r->options.map, MapOption::Random);
  auto texts = option_texts(r->options);
  table.values.erase("age_of_empire");  // what is off is not written
  EXPECT_EQ(texts, table.values);
}

TEST(Ti3Options, OfAGivenMapMayLeaveOutTheCentreAndTheEnd) {
  TableOptions table;
  table.pack = all_files();
  // Three players: all places of the first two rings, then what ring 3 has.
  std::string map = "mecatol_rex_system";
  const auto three = rules(players(3));
  int tile = 0;
  for (std::size_t i = 1; i < three->spots.size(); ++i) {
    const SpotDef& spot = three->spots[i];
    map += spot.used && spot.home_seat < 0 ? " " + three->name(three->dealt_tiles.nth(tile++)) : " -";
  }
  while (map.ends_with(" -")) map.erase(map.size() - 2);
  table.values = {{"players", "3"}, {"map", map}};
  std::string error;
  const auto r = rules_for(table, error);
  ASSERT_TRUE(r != nullptr) << error;
  EXPECT_EQ(r->options.map_tiles.size(), 36U);
  table.values = option_texts(r->options);
  const auto again = rules_for(table, error);
  ASSERT_TRUE(again != nullptr) << error;
  EXPECT_EQ(again->options.map_tiles, r->options.map_tiles);
}

TEST(Ti3Options, AreRefusedWithAReason) {
  EXPECT_EQ(table_fault({{"players", "many"}}), "players: expected 3, 4, 5 or 6 (TI3-GENERAL-1), not 'many'");
  EXPECT_EQ(table_fault({{"leaders", "maybe"}}), "leaders: expected yes or no, not 'maybe'");
  EXPECT_EQ(table_fault({{"goal", "12"}}), "no option is called 'goal'");
  EXPECT_EQ(table_fault({{"windows", "all"}}), "windows: expected holders or possible, not 'all'");
  EXPECT_EQ(table_fault({{"map", ""}}), "map: expected built, random or ids of systems, not ''");
  EXPECT_EQ(table_fault({{"players", "3"}, {"races", "sol,hacan,plain"}}),
            "races: no race is called 'plain'");
}

// ---- broken packs

class Ti3BrokenPack : public testing::TestWithParam<Broken> {};

TEST_P(Ti3BrokenPack, NamesFileLineAndExpectation) {
  const Broken& broken = GetParam();
  expect_named(broken, all_files(), load_pack(changed(broken.file, broken.from, broken.to)).errors);
}

const Broken kBroken[] = {
    {"unknown set", "planets.tsv", "jord\tbase", "jord\tbasic", "planets.tsv", "jord\t", "column set"},
    {"not a number", "planets.tsv", "sol_home\t4", "sol_home\tfour", "planets.tsv", "jord\t",
     "column resources: expected a whole number"},
    {"too few systems", "systems.tsv", "saudor_system\tbase", "saudor_system\tshards", "systems.tsv", "",
     "expected 43 systems of set base, found 42"},
    {"too few of a kind", "systems.tsv", "empty_1\tbase\tempty\tempty", "empty_1\tbase\tregular\tregular",
     "systems.tsv", "", "expected 8 systems of kind empty of set base, found 7"},
    {"system in another pile", "systems.tsv", "empty_1\tbase\tempty\tempty", "empty_1\tbase\tempty\tspecial",
     "systems.tsv", "empty_1", "column pile: expected empty"},
    {"anomaly on a regular system", "systems.tsv", "saudor\t-\t-\t-", "saudor\t-\tnebula\t-", "systems.tsv",
     "saudor_system", "column anomaly"},
    {"planet of another system", "planets.tsv", "Jord\tsol_home", "Jord\tletnev_home", "planets.tsv",
     "jord\t", "column system: expected the system of systems.tsv that names this planet once"},
    {"system with an unknown planet", "systems.tsv", "home\thome\tjord", "home\thome\tjordan", "systems.tsv",
     "sol_home", "column planets: expected planets of this system in planets.tsv, found \"jordan\""},
    {"home of nobody", "planets.tsv", "4\t2\t-\tsol", "4\t2\t-\t-", "planets.tsv", "jord\t",
     "column race: expected the race of the home system"},
    {"system called like a planet", "systems.tsv", "saudor_system\t", "saudor\t", "systems.tsv",
     "saudor_system", "expected each id once, found \"saudor\" also at planets.tsv"},
    {"id of a word of the notation", "political_cards.tsv", "repeal\tbase", "against\tbase",
     "political_cards.tsv", "repeal\t", "expected each id once, found \"against\" also at the notation"},
    {"unknown unit", "units.tsv", "cruiser\tbase", "cruisers\tbase", "units.tsv", "cruiser\t", "column id"},
    {"dice without a battle value", "units.tsv", "Space Dock\t4\t1\t0\t0", "Space Dock\t4\t1\t0\t1",
     "units.tsv", "space_dock", "column dice"},
    {"technology of no colour", "technologies.tsv", "Cybernetics\tgreen", "Cybernetics\tnone",
     "technologies.tsv", "cybernetics\t", "column colour"},
    {"needs with both words", "technologies.tsv", "stasis_capsules OR antimass_deflectors",
     "stasis_capsules OR antimass_deflectors AND xrd_transporters", "technologies.tsv", "cybernetics\t",
     "column needs: expected technologies with either AND or OR"},
    {"needs that are not there", "technologies.tsv", "stasis_capsules OR antimass_deflectors",
     "stasis_capsules OR antimatter", "technologies.tsv", "cybernetics\t",
     "column needs: expected other technologies of the pack, found \"antimatter\""},
    {"unknown trait", "technologies.tsv", "pass_asteroids", "pass_planets", "technologies.tsv",
     "antimass_deflectors\t", "column traits: expected names of games/ti3/traits.h, found \"pass_planets\""},
    {"race with another home", "races.tsv", "Sol\tsol_home", "Sol\tletnev_home", "races.tsv", "sol\t",
     "column home: expected the home system of this race"},
    {"race with an unknown technology", "races.tsv", "antimass_deflectors;cybernetics",
     "antimass_deflectors;cyber", "races.tsv", "sol\t",
     "column technologies: expected technologies of the pack, found \"cyber\""},
    {"more starting units than pieces", "races.tsv", "carrier:2;destroyer:1", "carrier:5;destroyer:1",
     "races.tsv", "sol\t", "column units: expected no more units than plastic pieces"},
    {"one trade contract", "races.tsv", "2\t3\t3\t2;2", "2\t3\t3\t2", "races.tsv", "sol\t",
     "column contracts: expected two numbers"},
    {"leaders of other types", "races.tsv", "agent;admiral;diplomat", "agent;agent;diplomat", "races.tsv",
     "sol\t", "column leaders: expected the types of its three leaders"},
    {"ability of no race", "race_abilities.tsv", "sol_free_troops\tbase\tsol", "sol_free_troops\tbase\tmars",
     "race_abilities.tsv", "sol_free_troops", "column race: expected a race of the pack, found \"mars\""},
    {"too many copies", "action_cards.tsv", "Armistice\t1", "Armistice\t2", "action_cards.tsv", "",
     "expected 103 action cards of set base, found 104"},
    {"unknown timing", "action_cards.tsv", "Armistice\t1\taction", "Armistice\t1\tsometimes",
     "action_cards.tsv", "armistice", "column timing"},
    {"out with two players", "action_cards.tsv", "Armistice\t1\taction\t-\t-", "Armistice\t1\taction\t-\t2",
     "action_cards.tsv", "armistice", "column out_with"},
    {"law that goes", "political_cards.tsv", "Code of Honor\tlaw\tfor_against\ttable",
     "Code of Honor\tlaw\tfor_against\tno", "political_cards.tsv", "code_of_honor",
     "column stays: expected table, player or planet"},
    {"card of nobody elected", "political_cards.tsv", "Code of Honor\tlaw\tfor_against\ttable",
     "Code of Honor\tlaw\tfor_against\tplayer", "political_cards.tsv", "code_of_honor",
     "column stays: expected another word than player"},
    {"trait of a player on the table", "political_cards.tsv", "law_no_retreats", "no_hand_limit",
     "political_cards.tsv", "code_of_honor", "column traits: expected traits law_"},
    {"traits on an event", "political_cards.tsv", "Repeal\tevent\telect_law\tno\t-",
     "Repeal\tevent\telect_law\tno\tlaw_truce", "political_cards.tsv", "repeal\t",
     "column traits: expected -"},
    {"objective of another deck", "objectives.tsv", "stage_1\tFive Planets", "stage_2\tFive Planets",
     "objectives.tsv", "", "expected 10 objectives of deck stage_1 of set base, found 9"},
    {"secret that wins", "objectives.tsv", "Conqueror\t2", "Conqueror\twin", "objectives.tsv",
     "secret_conqueror", "column points: expected a number outside deck stage_2"},
    {"strategy card with another number", "strategy_cards.tsv", "base\t2\tDiplomacy", "base\t3\tDiplomacy",
     "strategy_cards.tsv", "diplomacy", "expected the eight strategy cards with their numbers"},
    {"too few counters", "domain_counters.tsv", "Peaceful Annexation\t-\t9", "Peaceful Annexation\t-\t8",
     "domain_counters.tsv", "", "expected 44 domain counters of set base, found 43"},
    {"position in another ring", "map_positions.tsv", "std_3p_01\tbase\t3\t1\t0\t-1\t1",
     "std_3p_01\tbase\t3\t1\t0\t-1\t2", "map_positions.tsv", "std_3p_01", "column ring: expected 1"},
    {"position twice", "map_positions.tsv", "std_3p_02\tbase\t3\t1\t1\t-1", "std_3p_02\tbase\t3\t1\t0\t-1",
     "map_positions.tsv", "std_3p_02", "expected each place once for a number of players"},
    {"home of a seventh player", "map_positions.tsv", "home\t1\t-\nstd_3p_21", "home\t7\t-\nstd_3p_21",
     "map_positions.tsv", "std_3p_20", "column seat: expected a number from 1 to 3"},
    {"more dealt than there is", "map_setups.tsv", "base_6p\tbase\t6\t-\t2", "base_6p\tbase\t6\t-\t3",
     "map_setups.tsv", "base_6p", "expected removed, face down and dealt to be all tiles that are left"},
    {"tiles without a place", "map_setups.tsv", "empty:3;asteroid_field:1\t4\t0\t8",
     "empty:3;asteroid_field:1\t7\t0\t7", "map_setups.tsv", "base_3p",
     "expected as many places as tiles dealt"},
    {"pile that is not there", "map_setups.tsv", "empty:3", "comets:3", "map_setups.tsv", "base_3p",
     "column out: expected piles or anomalies, found \"comets\""},
    {"no row for five players", "map_setups.tsv", "base_5p\tbase\t5", "base_5p\tbase\t6", "map_setups.tsv",
     "", "expected one row for 5 players, found 0"},
    {"control character", "planets.tsv", "Moll Primus", "Moll\x1b[31m", "planets.tsv", "moll_primus",
     "expected UTF-8 text, found a control character"},
};

INSTANTIATE_TEST_SUITE_P(Variants, Ti3BrokenPack, testing::ValuesIn(kBroken));

TEST(Ti3PackFiles, EveryTableIsRequired) {
  for (const TableSpec& spec : pack_tables()) {
    Files files = all_files();
    files.erase(std::string(spec.file));
    EXPECT_EQ(only_error(files), std::string(spec.file) + ": missing file, expected it in the pack folder\n");
  }
}

TEST(Ti3PackChecksum, SeesWhatRulesRead) {
  const std::uint64_t plain = pack().checksum;
  EXPECT_NE(load_pack(changed("planets.tsv", "sol_home\t4\t2", "sol_home\t4\t3")).pack.checksum, plain);
  EXPECT_NE(load_pack(changed("technologies.tsv", "pass_asteroids", "-")).pack.checksum, plain);
  EXPECT_EQ(load_pack(changed("races.tsv", "Federation of Sol", "The Sol")).pack.checksum, plain);
}

// What loads without an error makes rules; what does not gives a readable reason.
void expect_verdict(const Files& files) {
  const LoadedPack loaded = load_pack(files);
  expect_readable(loaded.errors);
  if (!loaded.errors.empty()) return;
  const MadeRules made = make_rules(loaded.pack, players(3));
  EXPECT_NE(made.rules == nullptr, made.error.empty());
}

TEST(Ti3PackHostile, RandomEditsGiveAVerdict) {
  Noise noise(1);
  for (int round = 0; round < 100; ++round) {
    Files files = all_files();
    edit_at_random(files, noise);
    ASSERT_NO_FATAL_FAILURE(expect_verdict(files));
  }
}

TEST(Ti3PackHostile, ExchangedCellsGiveAVerdict) {
  Noise noise(2);
  for (int round = 0; round < 150; ++round) {
    Files files = all_files();
    exchange_cell(files, noise);
    ASSERT_NO_FATAL_FAILURE(expect_verdict(files));
  }
}

TEST(Ti3PackHostile, RandomBytesAreRefused) {
  Noise noise(3);
  for (int round = 0; round < 40; ++round) {
    Files files = all_files();
    fill_with_bytes(files, noise);
    const LoadedPack loaded = load_pack(files);
    EXPECT_FALSE(loaded.errors.empty());
    ASSERT_NO_FATAL_FAILURE(expect_readable(loaded.errors));
  }
}

}  // namespace
}  // namespace orrery::ti3
