// The content pack loader of Twilight Imperium 4: the base set loads clean with the numbers of its
// components, and every way of breaking a pack gives an error that names file, line and expectation.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/ti4/content/ability.h"
#include "games/ti4/pack/load_pack.h"
#include "games/ti4/pack/pack_tables.h"
#include "games/ti4/rules/build.h"
#include "tests/unit/lab_table.h"
#include "tests/unit/pack_mutations.h"

namespace orrery::ti4 {
namespace {

const Files& base_files() {
  static const Files files = pack_files(pack_tables(), "ti4/base");
  return files;
}

Files changed(const std::string& file, const std::string& from, const std::string& to) {
  return with_change(base_files(), file, from, to);
}

std::string all_errors(const LoadedPack& loaded) { return lines_of(loaded.errors); }

std::string only_error(const Files& files) {
  const LoadedPack loaded = load_pack(files);
  EXPECT_EQ(loaded.errors.size(), 1U) << all_errors(loaded);
  return all_errors(loaded);
}

Pack base() {
  LoadedPack loaded = load_pack(base_files());
  EXPECT_TRUE(loaded.errors.empty()) << all_errors(loaded);
  return loaded.pack;
}

MadeMatch start(const Files& files) {
  TableOptions table;
  table.values["players"] = "3";
  table.pack = files;
  return find_game("ti4")->create(table);
}

// ---- the base set

TEST(Ti4BasePack, HasTheComponents) {
  const Pack pack = base();
  EXPECT_EQ(pack.manifest.id, "base");
  EXPECT_EQ(pack.tiles.size(), 51U);
  EXPECT_EQ(pack.planets.size(), 59U);
  EXPECT_EQ(pack.factions.size(), 17U);
  EXPECT_EQ(pack.agendas.size(), 50U);
  EXPECT_EQ(pack.cards.size(), 59U);
  EXPECT_EQ(pack.strategy.size(), 8U);
  EXPECT_EQ(pack.notes.size(), 4U + 17U);
  int cards = 0;
  for (const CardLine& card : pack.cards) cards += card.def.copies;
  EXPECT_EQ(cards, 80);
  std::map<Stage, int> stages;
  for (const ObjectiveLine& o : pack.objectives) ++stages[o.def.stage];
  EXPECT_EQ(stages, (std::map<Stage, int>{{Stage::One, 10}, {Stage::Two, 10}, {Stage::Secret, 20}}));
}

TEST(Ti4BasePack, ReadsRowsInFull) {
  const Pack pack = base();
  const PlanetRow& jord = pack.planets.front();
  EXPECT_EQ(jord.def.id, "jord");
  EXPECT_EQ(jord.def.resources, 4);
  EXPECT_EQ(jord.def.influence, 2);
  EXPECT_EQ(jord.home_of, "federation_of_sol");
  EXPECT_EQ(jord.tile, 1);
  const TileRow& gate = pack.tiles[16];
  EXPECT_EQ(gate.def.kind, TileKind::Gate);
  EXPECT_TRUE(gate.def.wormhole[static_cast<std::size_t>(Wormhole::Delta)]);
}

// ---- texts and rows find each other

// A misspelt id would leave its text unheard of: games start without it.
TEST(Ti4Texts, HaveTheirRowsInTheBasePack) {
  Options options;
  options.players = 3;
  const MadeRules made = make_rules(base(), options);
  ASSERT_TRUE(made.rules != nullptr) << made.error;
  const auto found = [](const auto& rows, std::span<const AbilityDef* const> defs) {
    for (const AbilityDef* def : defs) {
      const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.id == def->id; });
      ASSERT_NE(row, rows.end()) << def->id;
      EXPECT_EQ(row->ability, def) << def->id;
    }
  };
  found(made.rules->card_kinds, card_abilities());
  found(made.rules->techs, technology_abilities());
  found(made.rules->powers, power_abilities());
  found(made.rules->note_kinds, note_abilities());
  found(made.rules->agendas, law_abilities());
  found(made.rules->units, unit_abilities());
  found(made.rules->objectives, objective_abilities());
}

// So does a game that was begun before a card came: its pack has no row for it.
TEST(Ti4Texts, OfCardsThatThePackDoesNotHaveHurtNobody) {
  Files files = base_files();
  std::string& cards = files.at("action_cards.tsv");
  const std::size_t row = cards.find("\nspy\t") + 1;
  cards.erase(row, cards.find('\n', row) + 1 - row);
  const MadeMatch made = start(files);
  ASSERT_TRUE(made.match != nullptr) << made.error;
  EXPECT_NE(made.match->parse("play spy").error, "");
}

// ---- what the program carries out

// The factions of a pack with what is missing of them, as far as anything is.
std::map<std::string, std::vector<std::string>> incomplete(const Files& files) {
  Options options;
  options.players = 3;
  const MadeRules made = make_rules(load_pack(files).pack, options);
  EXPECT_TRUE(made.rules != nullptr) << made.error;
  std::map<std::string, std::vector<std::string>> out;
  if (made.rules == nullptr) return out;
  for (const FactionDef& faction : made.rules->factions) {
    if (!faction.complete()) out[faction.key] = faction.missing;
  }
  return out;
}

TEST(Ti4Factions, AreCompleteWhenEveryTextHasCode) { EXPECT_TRUE(incomplete(base_files()).empty()); }

// Games of before rules 5 were played without some of the texts.
TEST(Ti4Factions, LackedTextsInOlderRules) {
  Options options;
  options.players = 3;
  options.rules = 4;
  const MadeRules made = make_rules(load_pack(base_files()).pack, options);
  ASSERT_TRUE(made.rules != nullptr) << made.error;
  std::map<std::string, std::vector<std::string>> found;
  for (const FactionDef& faction : made.rules->factions) {
    if (!faction.complete()) found[faction.key] = faction.missing;
  }
  for (const char* key : {"saar", "hacan", "sol", "creuss", "mentak", "nekro"})
    EXPECT_EQ(found.count(key), 0U) << key;
  EXPECT_EQ(found.size(), 11U);
  using Ids = std::vector<std::string>;
  EXPECT_EQ(found.at("l1z1x"), (Ids{"assimilate"}));
  EXPECT_EQ(found.at("muaat"), (Ids{"star_forge", "magmus_reactor", "the_inferno"}));
  EXPECT_EQ(found.at("arborec"), (Ids{"mitosis", "bioplasmosis", "duha_menaimon"}));
}

TEST(Ti4Factions, TheOptionForIncompleteOnesIsGone) {
  TableOptions table;
  table.values = {{"players", "3"}, {"incomplete", "yes"}};
  table.pack = base_files();
  EXPECT_NE(find_game("ti4")->create(table).error, "");
  table.values["rules"] = "4";  // as records of then are played
  EXPECT_EQ(find_game("ti4")->create(table).error, "");
}

// People who choose a faction read it from the pack.
TEST(Ti4Factions, TheRemarkInThePackIsTrue) {
  const auto lacking = incomplete(base_files());
  std::istringstream lines(base_files().at("factions.tsv"));
  int rows = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#') || line.starts_with("id\t")) continue;
    const std::size_t second = line.find('\t') + 1;
    const std::string key = line.substr(second, line.find('\t', second) - second);
    EXPECT_EQ(line.substr(line.rfind('\t') + 1), lacking.contains(key) ? "no" : "yes") << key;
    ++rows;
  }
  EXPECT_EQ(rows, 17);
}

TEST(Ti4Factions, AreIncompleteWithATextThatNothingCarriesOut) {
  const auto found = incomplete(changed("faction_abilities.tsv", "home_not_needed", "-"));
  EXPECT_EQ(found.at("saar"), (std::vector<std::string>{"nomadic"}));
}

TEST(Ti4Factions, APlainOneIsForScenariosAlone) {
  TableOptions table;
  table.values = {{"players", "3"}, {"factions", "sol,hacan,plain"}};
  table.pack = base_files();
  EXPECT_EQ(find_game("ti4")->create(table).error, "factions: no faction is called 'plain'");
  const json::value given = json::parse(R"({"seats": {"red": "sol", "blue": "hacan", "green": "plain"}})");
  table.values.clear();
  EXPECT_EQ(find_game("ti4")->from_given(given, table).error, "");
}

TEST(Ti4PackChecksum, IgnoresCommentsBlankLinesAndLineEnds) {
  Files files = base_files();
  for (auto& [name, text] : files) text = "\xEF\xBB\xBF# another comment\n\n" + with_crlf(text) + "  \t\n";
  const LoadedPack loaded = load_pack(files);
  EXPECT_TRUE(loaded.errors.empty()) << all_errors(loaded);
  EXPECT_EQ(loaded.pack.checksum, base().checksum);
}

TEST(Ti4PackChecksum, SeesWhatRulesRead) {
  const std::uint64_t plain = base().checksum;
  EXPECT_NE(load_pack(changed("planets.tsv", "Jord\t1\t4\t2", "Jord\t1\t4\t3")).pack.checksum, plain);
  EXPECT_EQ(load_pack(changed("manifest.tsv", "version\t1", "version\t2")).pack.checksum, plain);
  EXPECT_EQ(load_pack(changed("action_cards.tsv", "Choose 1 player;", "Choose one player;")).pack.checksum,
            plain);
}

// ---- broken packs

class Ti4BrokenPack : public testing::TestWithParam<Broken> {};

TEST_P(Ti4BrokenPack, NamesFileLineAndExpectation) {
  const Broken& broken = GetParam();
  expect_named(broken, base_files(), load_pack(changed(broken.file, broken.from, broken.to)).errors);
}

const Broken kBroken[] = {
    {"missing column", "map_setups.tsv", "\textra_red_tiles", "", "map_setups.tsv", "id\tplayers",
     "missing column \"extra_red_tiles\""},
    {"unknown column", "planets.tsv", "home_of\n", "home_of\tmoons\n", "planets.tsv", "id\tname",
     "unknown column \"moons\""},
    {"column twice", "planets.tsv", "resources\tinfluence", "resources\tresources", "planets.tsv", "id\tname",
     "each column once"},
    {"row too short", "map_setups.tsv", "setup_4p\t4\t5\t3\t0\t37\t2", "setup_4p\t4\t5", "map_setups.tsv",
     "setup_4p", "expected 7 cells as in the header, found 3"},
    {"not a number", "planets.tsv", "Jord\t1\t4", "Jord\t1\tfour", "planets.tsv", "jord",
     "column resources: expected a whole number"},
    {"number out of range", "planets.tsv", "Jord\t1\t4", "Jord\t1\t400", "planets.tsv", "jord",
     "column resources: expected a whole number"},
    {"number too large for an int", "planets.tsv", "Jord\t1\t4", "Jord\t1\t99999999999", "planets.tsv",
     "jord", "column resources: expected a whole number"},
    {"tile number out of range", "tiles.tsv", "tile_01\t1\t", "tile_01\t52\t", "tiles.tsv", "tile_01",
     "column tile: expected a whole number from 1 to 51"},
    {"tile number twice", "tiles.tsv", "tile_02\t2\t", "tile_02\t1\t", "tiles.tsv", "tile_02",
     "expected each tile number once, found 1 also on line"},
    {"tile of no kind", "tiles.tsv", "tile_01\t1\thome", "tile_01\t1\thouse", "tiles.tsv", "tile_01",
     "column kind"},
    {"planet of another tile", "planets.tsv", "Jord\t1\t", "Jord\t2\t", "planets.tsv", "jord",
     "column tile: expected the tile of tiles.tsv that names this planet once, found 2"},
    {"tile with an unknown planet", "tiles.tsv", "federation_of_sol\tjord", "federation_of_sol\tjordan",
     "tiles.tsv", "tile_01",
     "column planets: expected planets of this tile in planets.tsv, found \"jordan\""},
    {"home of nobody", "planets.tsv", "none\tnone\tfederation_of_sol", "none\tnone\tnone", "planets.tsv",
     "jord", "column home_of: expected the faction of the home tile"},
    {"home tile of no faction", "tiles.tsv", "home\tfederation_of_sol", "home\tfederation_of_mars",
     "tiles.tsv", "tile_01", "column faction: expected a faction of the pack, found \"federation_of_mars\""},
    {"planet without a trait", "planets.tsv", "Jord\t1\t4\t2\tnone", "Jord\t1\t4\t2\tgreen", "planets.tsv",
     "jord", "column trait"},
    {"id twice", "planets.tsv", "moll_primus\tMoll", "jord\tMoll", "planets.tsv", "moll_primus",
     "expected each id once, found \"jord\" also"},
    {"id of a planet on a card", "action_cards.tsv", "bribery\t", "jord\t", "planets.tsv", "jord",
     "expected each id once, found \"jord\" also"},
    {"id with spaces", "planets.tsv", "jord\tJord", "jo rd\tJord", "planets.tsv", "jord",
     "column id: expected"},
    {"faction key twice", "factions.tsv", "arborec\tarborec", "arborec\tsol", "factions.tsv",
     "federation_of_sol", "expected each key once, found \"sol\" also"},
    {"faction with another home", "factions.tsv", "The Arborec\t5", "The Arborec\t6", "factions.tsv",
     "arborec\tarborec", "column home_tile: expected a home tile of this faction, found \"6\""},
    {"faction with an unknown technology", "factions.tsv", "bioplasmosis;letani_warrior_ii",
     "bioplasmosis;letani", "factions.tsv", "arborec\tarborec",
     "column faction_technologies: expected technologies of this faction, found \"letani\""},
    {"faction with a foreign flagship", "factions.tsv", "duha_menaimon", "arc_secundus", "factions.tsv",
     "arborec\tarborec", "column flagship: expected the flagship of this faction, found \"arc_secundus\""},
    {"faction with another note", "factions.tsv", "stymie", "ceasefire", "factions.tsv", "arborec\tarborec",
     "column promissory_note: expected the note of this faction"},
    {"more starting units than pieces", "factions.tsv", "carrier:1;cruiser:1", "carrier:9;cruiser:1",
     "factions.tsv", "arborec\tarborec", "column starting_units: expected no more units than plastic pieces"},
    {"starting unit of no type", "factions.tsv", "carrier:1;cruiser:1", "carrier:1;crusher:1", "factions.tsv",
     "arborec\tarborec", "column starting_units"},
    {"ability of no faction", "faction_abilities.tsv", "mitosis\tarborec", "mitosis\tarboretum",
     "faction_abilities.tsv", "mitosis",
     "column faction: expected a faction of the pack, found \"arboretum\""},
    {"unknown trait", "faction_abilities.tsv", "no_dock_infantry", "no_dock_at_all", "faction_abilities.tsv",
     "mitosis", "column traits"},
    {"technology of no colour", "technologies.tsv", "Antimass Deflectors\tblue", "Antimass Deflectors\tpink",
     "technologies.tsv", "antimass_deflectors", "column colour"},
    {"prerequisite of no colour", "technologies.tsv", "Gravity Drive\tblue\tblue:1",
     "Gravity Drive\tblue\tpink:1", "technologies.tsv", "gravity_drive", "column prerequisites"},
    {"upgrade without values", "unit_upgrades.tsv", "dreadnought_ii\tDread", "dreadnought_iii\tDread",
     "unit_upgrades.tsv", "dreadnought_ii", "expected a unit upgrade of this id in technologies.tsv"},
    {"unit that replaces nothing", "faction_units.tsv", "arborec\tinfantry\t", "arborec\tmilitia\t",
     "faction_units.tsv", "letani_warrior_i\t", "expected a unit in place of \"militia\""},
    {"sustain damage on a fighter", "units.tsv", "fighter\tship\t1\t2\t9\t1\t-\t-\tno",
     "fighter\tship\t1\t2\t9\t1\t-\t-\tyes", "units.tsv", "fighter\tFighter", "expected no SUSTAIN DAMAGE"},
    {"dice that cannot be read", "units.tsv", "no\t9x2", "no\t9by2", "units.tsv", "destroyer\tDestroyer",
     "column anti_fighter_barrage"},
    {"flagship that is a dreadnought", "flagships.tsv", "arborec\tflagship", "arborec\tdreadnought",
     "flagships.tsv", "duha_menaimon", "column unit_type: expected flagship"},
    {"too many plastic pieces", "units.tsv", "no\t5\t-\t-\ncarrier", "no\t15\t-\t-\ncarrier", "units.tsv", "",
     "plastic units per colour (TI4-0.14)"},
    {"copies below one", "action_cards.tsv", "Bribery\t1", "Bribery\t0", "action_cards.tsv", "bribery",
     "column copies: expected a whole number from 1"},
    {"too many cards", "action_cards.tsv", "Bribery\t1", "Bribery\t4", "action_cards.tsv", "",
     "expected at most 80 action cards, found 83"},
    {"agenda of no kind", "agendas.tsv", "Archived Secret\tdirective", "Archived Secret\tedict",
     "agendas.tsv", "archived_secret", "column type"},
    {"agenda that elects nothing", "agendas.tsv", "directive\telect_player", "directive\telect_dog",
     "agendas.tsv", "archived_secret", "column outcome_kind"},
    {"objective of no deck", "objectives.tsv", "Corner the Market\tstage_1", "Corner the Market\tstage_3",
     "objectives.tsv", "corner_the_market", "column deck"},
    {"strategy card with another number", "strategy_cards.tsv", "Diplomacy\t2", "Diplomacy\t3",
     "strategy_cards.tsv", "diplomacy", "expected the eight strategy cards with their initiative numbers"},
    {"note of nobody", "promissory_notes.tsv", "Ceasefire\tcolour", "Ceasefire\twinnu",
     "promissory_notes.tsv", "", "expected 4 notes of owner colour"},
    {"position at another place", "map_positions.tsv", "p3_01\t3\t1\t0\t-1", "p3_01\t3\t1\t1\t-1",
     "map_positions.tsv", "p3_01", "expected q and r of this index"},
    {"position in another ring", "map_positions.tsv", "p3_01\t3\t1\t0\t-1\t1", "p3_01\t3\t1\t0\t-1\t2",
     "map_positions.tsv", "p3_01", "column ring: expected 1"},
    {"position twice", "map_positions.tsv", "p3_02\t3\t2\t", "p3_02\t3\t1\t", "map_positions.tsv", "p3_02",
     "expected each index once for a number of players"},
    {"more dealt than there is room for", "map_setups.tsv", "setup_4p\t4\t5\t3\t0\t37",
     "setup_4p\t4\t4\t3\t0\t37", "map_setups.tsv", "setup_4p",
     "expected as many used positions as tiles dealt"},
    {"no row for five players", "map_setups.tsv", "setup_5p\t5\t4\t2\t1\t37\t1\n", "", "map_setups.tsv", "",
     "expected one row for 5 players, found 0"},
    {"unknown manifest key", "manifest.tsv", "title\t", "name\t", "manifest.tsv", "title\t",
     "found \"name\""},
    {"control character", "planets.tsv", "Moll Primus", "Moll\x1b[31m", "planets.tsv", "moll_primus",
     "expected UTF-8 text, found a control character"},
    {"not UTF-8", "planets.tsv", "Moll Primus", "Moll \xE9t", "planets.tsv", "moll_primus",
     "expected UTF-8 text, found a byte that is not UTF-8"},
};

INSTANTIATE_TEST_SUITE_P(Variants, Ti4BrokenPack, testing::ValuesIn(kBroken));

TEST(Ti4PackFiles, EveryTableIsRequired) {
  for (const TableSpec& spec : pack_tables()) {
    Files files = base_files();
    files.erase(std::string(spec.file));
    EXPECT_EQ(only_error(files), std::string(spec.file) + ": missing file, expected it in the pack folder\n");
  }
}

TEST(Ti4PackFiles, AnEmptyTableIsRefused) {
  for (const TableSpec& spec : pack_tables()) {
    const std::string file(spec.file);
    EXPECT_EQ(only_error(with_contents(base_files(), file, "")).rfind(file + ": expected a header line", 0),
              0U);
    EXPECT_EQ(start(with_contents(base_files(), file, header_of(spec))).match, nullptr) << file;
  }
}

TEST(Ti4PackFiles, AMisspeltTableIsRefusedAndOtherFilesAreIgnored) {
  EXPECT_NE(only_error(with_contents(base_files(), "planet.tsv", "id\n")).find("planet.tsv: unknown file"),
            std::string::npos);
  EXPECT_TRUE(load_pack(with_contents(base_files(), "README.md", "about")).errors.empty());
}

// ---- hostile input

// What loads without an error makes a game that can be started; what does not gives a readable reason.
void expect_verdict(const Files& files) {
  const LoadedPack loaded = load_pack(files);
  expect_readable(loaded.errors);
  if (!loaded.errors.empty()) return;
  const MadeMatch made = start(files);
  EXPECT_NE(made.match == nullptr, made.error.empty());
}

TEST(Ti4PackHostile, RandomEditsGiveAVerdict) {
  Noise noise(1);
  for (int round = 0; round < effort(250, 40); ++round) {
    Files files = base_files();
    edit_at_random(files, noise);
    ASSERT_NO_FATAL_FAILURE(expect_verdict(files));
  }
}

TEST(Ti4PackHostile, ExchangedCellsGiveAVerdict) {
  Noise noise(2);
  for (int round = 0; round < effort(300, 40); ++round) {
    Files files = base_files();
    exchange_cell(files, noise);
    ASSERT_NO_FATAL_FAILURE(expect_verdict(files));
  }
}

TEST(Ti4PackHostile, RandomBytesAreRefused) {
  Noise noise(3);
  for (int round = 0; round < effort(200, 20); ++round) {
    Files files = base_files();
    fill_with_bytes(files, noise);
    const LoadedPack loaded = load_pack(files);
    EXPECT_FALSE(loaded.errors.empty());
    ASSERT_NO_FATAL_FAILURE(expect_readable(loaded.errors));
  }
}

}  // namespace
}  // namespace orrery::ti4
