// Every way of breaking a content pack of A Handful of Stars gives an error that names file, line and
// expectation.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "games/pack/table.h"
#include "tests/unit/ahos_house.h"

namespace orrery::ahos {
namespace {

class AhosBrokenPack : public testing::TestWithParam<Broken> {};

TEST_P(AhosBrokenPack, NamesFileLineAndExpectation) {
  const Broken& broken = GetParam();
  expect_named(broken, house_files(), load_pack(changed(broken.file, broken.from, broken.to)).errors);
}

const Broken kBroken[] = {
    {"missing column", "alien.tsv", "value\tcopies", "value", "alien.tsv", "value\t",
     "missing column \"copies\""},
    {"unknown column", "alien.tsv", "value\tcopies", "value\tcopies\tcolour", "alien.tsv", "value\t",
     "unknown column \"colour\", expected: value copies"},
    {"column twice", "alien.tsv", "value\tcopies", "value\tvalue", "alien.tsv", "value\t",
     "each column once"},
    {"row too short", "alien.tsv", "3\t4", "3", "alien.tsv", "3\t4",
     "expected 2 cells as in the header, found 1"},
    {"row too long", "alien.tsv", "3\t4", "3\t4\t5", "alien.tsv", "3\t4",
     "expected 2 cells as in the header, found 3"},
    {"not a number", "alien.tsv", "3\t4", "3\tfour", "alien.tsv", "3\t4",
     "column copies: expected a whole number from 1 to 32, found \"four\""},
    {"number too large for an int", "alien.tsv", "3\t4", "3\t99999999999", "alien.tsv", "3\t4",
     "expected a whole number from 1 to 32"},
    {"negative number", "alien.tsv", "3\t4", "-3\t4", "alien.tsv", "3\t4",
     "expected a whole number from 0 to 20"},
    {"alien value twice", "alien.tsv", "3\t4", "2\t4", "alien.tsv", "3\t4",
     "each value once, found 2 also on line"},
    {"too few aliens", "alien.tsv", "2\t4\n3\t4\n4\t3\n5\t2\n", "", "alien.tsv", "1\t3",
     "expected at least 9 Alien tokens"},
    {"too many aliens", "alien.tsv", "5\t2", "5\t17", "alien.tsv", "5\t2", "expected at most 32 tokens"},
    {"resource out of range", "habitable.tsv", "Galdor\t6\t-\tno\t0\t2\t3\t0",
     "Galdor\t6\t-\tno\t0\t2\t10\t0", "habitable.tsv", "Galdor",
     "column P: expected a whole number from 0 to 9, found \"10\""},
    {"bad black hole letter", "habitable.tsv", "Ishtar\t3\tA", "Ishtar\t3\tF", "habitable.tsv", "Ishtar",
     "column bh: expected a letter A to E, or -, found \"F\""},
    {"bad yes or no", "habitable.tsv", "Ishtar\t3\tA\tno", "Ishtar\t3\tA\tmaybe", "habitable.tsv", "Ishtar",
     "column wh: expected no | yes, found \"maybe\""},
    {"bad id", "habitable.tsv", "H02", "2H", "habitable.tsv", "Ishtar", "column id: expected a letter, then"},
    {"id of a tile on a card", "technology.tsv", "T07\t", "H02\t", "technology.tsv", "Deflector Shields",
     "expected each id once, found \"H02\" also at habitable.tsv:5"},
    {"id of a token on a tile", "development.tsv", "D05", "U03", "development.tsv", "Energy or Matter",
     "expected each id once, found \"U03\" also at uninhabitable.tsv:5"},
    {"name twice", "technology.tsv", "Automation", "Sabotage", "technology.tsv", "Sabotage\t",
     "each name once"},
    {"empty name", "technology.tsv", "Automation", "", "technology.tsv", "Automation",
     "column name: expected a text"},
    {"tile name twice over both kinds", "uninhabitable.tsv", "Hap", "Ishtar", "uninhabitable.tsv", "Hap",
     "each name once, found \"Ishtar\" also at habitable.tsv:5"},
    {"resources without a card", "uninhabitable.tsv", "no\tno\t-\t-", "no\tno\t-\t1", "uninhabitable.tsv",
     "Wraith", "column M: expected -, since the tile has no card, found \"1\""},
    {"too many black holes", "uninhabitable.tsv", "Null\t-\tyes", "Null\tA\tyes", "uninhabitable.tsv",
     "Scoria", "expected at most 15 black hole letters"},
    {"one-way connection", "board.tsv", "1\t1\t0\t2\t7\t6", "1\t1\t0\t2\t7\t-", "board.tsv", "6\t0\t1",
     "column A: expected space 1 (line 4) to list space 6 in turn"},
    {"space linked to itself", "board.tsv", "1\t1\t0\t2", "1\t1\t0\t1", "board.tsv", "1\t1\t0",
     "column A: expected another space, found the space itself"},
    {"neighbour twice", "board.tsv", "1\t1\t0\t2\t7\t6\t-", "1\t1\t0\t2\t7\t6\t7", "board.tsv", "1\t1\t0",
     "column D: expected each neighbour under one letter, found space 7 twice"},
    {"unknown neighbour", "board.tsv", "1\t1\t0\t2\t7\t6\t-", "1\t1\t0\t2\t7\t6\t40", "board.tsv", "1\t1\t0",
     "column D: expected a space of this board, found 40"},
    {"space number out of range", "board.tsv", "38\t9\t6", "41\t9\t6", "board.tsv", "38\t9\t6",
     "column space: expected a whole number from 1 to 40, found \"41\""},
    {"space twice", "board.tsv", "\n2\t3\t0", "\n1\t3\t0", "board.tsv", "2\t3\t0",
     "each space once, found space 1"},
    {"two spaces at one place", "board.tsv", "\n2\t3\t0", "\n2\t1\t0", "board.tsv", "2\t3\t0",
     "expected a place (x, y) of its own"},
    {"layout with unknown space", "layouts.tsv", "17, 22", "17, 40", "layouts.tsv", "17, 22",
     "column spaces_out: expected what the pack has, found unknown \"40\""},
    {"layout with unknown tile", "layouts.tsv", "U18, U19", "U18, U20", "layouts.tsv", "17, 22",
     "column tiles_out: expected what the pack has, found unknown \"U20\""},
    {"layout with an entry twice", "layouts.tsv", "U18, U19", "U18, U18", "layouts.tsv", "17, 22",
     "found \"U18\" twice"},
    {"layout with a hole in the list", "layouts.tsv", "17, 22", "17,, 22", "layouts.tsv", "17, 22",
     "expected a list"},
    {"more tiles than spaces", "layouts.tsv", "U18, U19", "U18", "layouts.tsv", "17, 22",
     "expected as many tiles as spaces, found 37 tiles and 36 spaces"},
    {"layout in two parts", "layouts.tsv", "17, 22\tU18, U19", "33, 37, 32\tU17, U18, U19", "layouts.tsv",
     "17, 22", "expected all 35 spaces connected, found only 34 joined to space 1"},
    {"no default layout", "layouts.tsv", "36\tyes", "36\tno", "layouts.tsv", nullptr,
     "one default layout, found none"},
    {"two default layouts", "layouts.tsv", "38\tno", "38\tyes", "layouts.tsv", "38\tno",
     "one default layout, found another"},
    {"too few systems to deal", "limits.tsv", "dealt_4\t3", "dealt_4\t5", "limits.tsv", "dealt_4",
     "dealt_4: expected at least 20 habitable system cards in layout \"36\" for 4 players, found 19"},
    {"no room for a colony in the deal", "limits.tsv", "dealt_4\t3", "dealt_4\t1", "limits.tsv", "dealt_4",
     "expected a whole number from 2 to 10, found \"1\""},
    {"missing limit", "limits.tsv", "hand\t6\n", "", "limits.tsv", "colony_star_bases",
     "missing limit \"hand\""},
    {"unknown limit", "limits.tsv", "hand\t6", "hands\t6", "limits.tsv", "hand\t", "found \"hands\""},
    {"limit twice", "limits.tsv", "actions\t2", "hand\t6", "limits.tsv", "actions",
     "each limit once, found \"hand\""},
    {"too few fleets", "limits.tsv", "fleets\t21", "fleets\t10", "limits.tsv", "fleets\t",
     "fleets: expected at least 11 for the starting fleets"},
    {"too few outposts", "limits.tsv", "outposts\t16", "outposts\t9", "limits.tsv", "outposts\t",
     "outposts: expected at least 10"},
    {"missing manifest key", "manifest.tsv", "author\tThe Orrery project\n", "", "manifest.tsv",
     "house\ttrue", "missing key \"author\""},
    {"unknown manifest key", "manifest.tsv", "author", "writer", "manifest.tsv", "author",
     "found \"writer\""},
    {"pack id in capitals", "manifest.tsv", "id\thouse", "id\tHouse", "manifest.tsv", "id\thouse",
     "lower-case"},
    {"race lists an unknown ability", "races.tsv", "AGG3", "AGG4", "races.tsv", "R1",
     "column abilities: expected ids of abilities.tsv, found \"AGG4\""},
    {"race lists a foreign ability", "races.tsv", "AGG3", "BIL3", "races.tsv", "R1",
     "expected abilities of race \"aggroloids\", found \"BIL3\" of race \"bilderoids\""},
    {"race lists two abilities", "races.tsv", "AGG2, AGG3", "AGG3", "races.tsv", "R1",
     "the ids of 3 ability cards"},
    {"race key in capitals", "races.tsv", "storbots", "Storbots", "races.tsv", "R6",
     "column key: expected lower-case"},
    {"ability of no race", "abilities.tsv", "AGG2\taggroloids", "AGG2\tmartians", "abilities.tsv", "AGG2",
     "column race: expected the key of a race of races.tsv, found \"martians\""},
    {"special ability", "abilities.tsv", "Spoils of War\tfree", "Spoils of War\tspecial", "abilities.tsv",
     "AGG3", "column kind: expected none | action | free | combat | reserve, found \"special\""},
    {"bad effect code", "abilities.tsv", "strength(5, role=attacker)", "strength(5, role=attacker",
     "abilities.tsv", "AGG1", "column code: expected \",\" or \")\" at character 26"},
    {"effect without a kind", "technology.tsv", "Automation\t2\t3\tfree", "Automation\t2\t3\tnone",
     "technology.tsv", "Automation", "column code: expected none on a card of kind none"},
    {"VP that never count", "technology.tsv", "3\towned\tnone", "3\t-\tnone", "technology.tsv", "T30",
     "column vp_counts: expected owned | in_reserve beside VP"},
    {"no VP that count", "technology.tsv", "0\t-\tdraw(2)", "0\towned\tdraw(2)", "technology.tsv", "T15",
     "column vp_counts: expected - beside 0 VP"},
    {"no special card", "technology.tsv", "Wormhole Technology\t1\t2\tspecial",
     "Wormhole Technology\t1\t2\tfree", "technology.tsv", nullptr,
     "expected one card of kind special with effect wormhole_sale (TEC-5), found none"},
    {"two special cards", "technology.tsv", "Automation\t2\t3\tfree", "Automation\t2\t3\tspecial",
     "technology.tsv", "T32", "expected one card of kind special, found another"},
    {"special card without its effect", "technology.tsv", "wormhole_sale", "draw(2)", "technology.tsv", "T32",
     "expected effect wormhole_sale on the card of kind special"},
    {"two copies of the special card", "technology.tsv", "Wormhole Technology\t1", "Wormhole Technology\t2",
     "technology.tsv", "T32", "expected 1 copy of the special card, found 2"},
    {"special card at another price", "technology.tsv", "Wormhole Technology\t1\t2",
     "Wormhole Technology\t1\t3", "technology.tsv", "T32", "column cost: expected 2 as wormhole_token_cost"},
    {"too many cards", "technology.tsv", "Automation\t2", "Automation\t30", "technology.tsv", nullptr,
     "expected at most 128 cards in all"},
    {"too much Technology to deal", "limits.tsv", "technology_dealt\t2\n", "technology_dealt\t9\n",
     "limits.tsv", "technology_dealt", "expected a whole number from 0 to 6, found \"9\""},
    {"token without a use", "development.tsv", "Matter 2\t4\t0\t2", "Matter 2\t4\t0\t0", "development.tsv",
     "D02", "expected a token that shows resources, reserve or vp"},
    {"too many tokens", "development.tsv", "Great Monument\t3", "Great Monument\t60", "development.tsv",
     "D11", "expected at most 64 tokens in all, found 90"},
    {"bad kind", "starting.tsv", "Star Drives\tnone", "Star Drives\tdrive", "starting.tsv", "S1",
     "column kind: expected"},
    {"control character", "starting.tsv", "Star Drives", "Star\x1b[31m", "starting.tsv", "S1",
     "expected UTF-8 text, found a control character at byte 8"},
    {"not UTF-8", "starting.tsv", "Star Drives", "Star \xE9toile", "starting.tsv", "S1",
     "expected UTF-8 text, found a byte that is not UTF-8 at byte 9"},
};

INSTANTIATE_TEST_SUITE_P(Variants, AhosBrokenPack, testing::ValuesIn(kBroken));

std::string only_error(const Files& files) {
  const LoadedPack loaded = load_pack(files);
  EXPECT_EQ(loaded.errors.size(), 1u) << all_errors(loaded);
  return all_errors(loaded);
}

TEST(AhosPackFiles, EveryTableIsRequired) {
  for (const TableSpec& spec : pack_tables()) {
    Files files = house_files();
    files.erase(std::string(spec.file));
    EXPECT_EQ(only_error(files), std::string(spec.file) + ": missing file, expected it in the pack folder\n");
  }
}

TEST(AhosPackFiles, AMisspeltTableIsRefusedAndOtherFilesAreIgnored) {
  EXPECT_NE(only_error(with_file("technologies.tsv", "id\n")).find("technologies.tsv: unknown file"),
            std::string::npos);
  EXPECT_TRUE(load_pack(with_file("README.md", "about")).errors.empty());
}

TEST(AhosPackFiles, AnEmptyFileSaysWhatItShouldHold) {
  EXPECT_EQ(only_error(with_file("alien.tsv", "")),
            "alien.tsv: expected a header line with the columns value copies\n");
  EXPECT_EQ(only_error(with_file("alien.tsv", "# nothing\n\n")),
            "alien.tsv:2: expected a header line with the columns value copies\n");
}

TEST(AhosPackFiles, ATableWithoutRowsIsRefusedWhereRowsAreNeeded) {
  for (const TableSpec& spec : pack_tables()) {
    Files files = house_files();
    files[std::string(spec.file)] = header_of(spec);
    EXPECT_FALSE(load_pack(files).errors.empty()) << spec.file;
  }
}

TEST(AhosPackFiles, AllErrorsAreCollectedInOrder) {
  Files files = changed("technology.tsv", "Automation\t2\t3\tfree", "Automation\tx\ty\tz");
  files["alien.tsv"] = replaced(files["alien.tsv"], "3\t4", "3\tfour");
  files["board.tsv"] = replaced(files["board.tsv"], "1\t1\t0\t2", "1\t1\t0\t1");
  const LoadedPack loaded = load_pack(files);
  std::string order;
  for (const PackError& error : loaded.errors) order += error.file + " ";
  EXPECT_EQ(order, "alien.tsv board.tsv board.tsv technology.tsv technology.tsv technology.tsv ")
      << all_errors(loaded);
}

TEST(AhosPackFiles, MoreTilesThanTheEngineHoldsAreRefused) {
  Files files = house_files();
  for (const char* id : {"X1", "X2", "X3"}) {
    files["uninhabitable.tsv"] += std::string(id) + "\t" + id + "\t-\tno\tno\t-\t-\t-\t-\n";
  }
  files["layouts.tsv"] = replaced(files["layouts.tsv"], "U18, U19", "U18, U19, X1, X2, X3");
  files["layouts.tsv"] = replaced(files["layouts.tsv"], "38\tno\t-\t-", "38\tno\t-\tX1, X2, X3");
  EXPECT_EQ(only_error(files), "uninhabitable.tsv:24: expected at most 40 tiles of both kinds\n");
}

TEST(AhosPackFiles, StartingCardsMayHaveTexts) {
  const Files files = with_file("starting.tsv",
                                "id\tname\tkind\tE\tM\tP\tR\tcode\ttext\n"
                                "S1\tArmy\tfree\t0\t1\t0\t0\tdraw(1)\tDraw a card.\n");
  const LoadedPack loaded = load_pack(files);
  ASSERT_TRUE(loaded.errors.empty()) << all_errors(loaded);
  EXPECT_EQ(loaded.pack.starting[0].effects[0].code, "draw");
  EXPECT_EQ(loaded.pack.starting[0].text, "Draw a card.");
}

TEST(AhosPackFiles, TheEffectCheckerIsAskedForEveryCall) {
  int calls = 0;
  const EffectChecker checker = [&](const CardRow& card, const EffectCall& call) -> std::string {
    ++calls;
    return card.id == "T07" && call.code == "fewer_losses" ? "expected no such thing" : "";
  };
  const LoadedPack loaded = load_pack(house_files(), checker);
  EXPECT_EQ(calls, 4 + 21 + 32 + 2);  // two cards have two calls
  EXPECT_EQ(all_errors(loaded), "technology.tsv:" + std::to_string(line_of("technology.tsv", "T07")) +
                                    ": expected no such thing\n");
}

// ---- Hostile input

TEST(AhosPackHostile, NulBytesAreRefused) {
  EXPECT_EQ(only_error(with_file("alien.tsv", std::string("value\tcopies\n3\0\t4\n", 18))),
            "alien.tsv:2: expected UTF-8 text, found a NUL byte at byte 2\n");
}

TEST(AhosPackHostile, HugeFilesAndLinesAreRefused) {
  EXPECT_EQ(only_error(with_file("alien.tsv", std::string(10 << 20, 'x'))),
            "alien.tsv: expected at most 1048576 bytes, found 10485760\n");
  EXPECT_EQ(only_error(with_file("alien.tsv", "value\tcopies\n" + std::string(5000, '1') + "\t1\n")),
            "alien.tsv:2: expected a line of at most 4096 bytes, found 5002\n");
}

TEST(AhosPackHostile, ThousandsOfColumnsOrRowsAreRefused) {
  EXPECT_EQ(only_error(with_file("alien.tsv", std::string(4000, '\t') + "x\n")),
            "alien.tsv:1: expected at most 32 columns, found 4001\n");
  std::string rows = "value\tcopies\n";
  for (int i = 0; i < 2000; ++i) rows += "1\t1\n";
  EXPECT_NE(all_errors(load_pack(with_file("alien.tsv", rows))).find("expected at most 256 rows"),
            std::string::npos);
}

TEST(AhosPackHostile, OverfullBoardsAndLayoutListsAreRefusedAtOnce) {
  Files files = house_files();
  files["board.tsv"] = "space\tx\ty\tA\tB\tC\tD\tE\n";
  files["layouts.tsv"] = "layout\tdefault\tspaces_out\ttiles_out\n";
  for (int i = 0; i < 250; ++i) {
    const std::string ends = i % 2 == 0 ? "1\t0\t0\t2" : "2\t0\t0\t1";
    files["board.tsv"] += ends + "\t-\t-\t-\t-\n";
    files["layouts.tsv"] += "L" + std::to_string(i) + "\tno\t-\t-\n";
  }
  const LoadedPack loaded = load_pack(files);
  EXPECT_NE(all_errors(loaded).find("board.tsv:42: expected at most 40 spaces"), std::string::npos);
  EXPECT_NE(all_errors(loaded).find("layouts.tsv:10: expected at most 8 layouts"), std::string::npos);
}

TEST(AhosPackHostile, ErrorsOfOneFileAreLimited) {
  std::string rows = "value\tcopies\n";
  for (int i = 0; i < 500; ++i) rows += "x\n";
  const LoadedPack loaded = load_pack(with_file("alien.tsv", rows));
  ASSERT_EQ(loaded.errors.size(), static_cast<std::size_t>(kMaxErrorsPerFile) + 1);
  EXPECT_EQ(loaded.errors.back().message, "480 more errors in this file");
}

TEST(AhosPackHostile, MessagesShowOnlyPrintableText) {
  const LoadedPack loaded =
      load_pack(with_file("alien.tsv", "value\tcopies\n" + std::string(500, 'y') + "\t\xC3\xA9\n"));
  ASSERT_FALSE(loaded.errors.empty());
  for (const PackError& error : loaded.errors) {
    EXPECT_LT(error.message.size(), 200u);
    for (const char c : error.message) EXPECT_TRUE(c >= ' ' && c <= '~') << error.message;
  }
}

TEST(AhosPackHostile, RandomEditsNeverCrash) {
  Noise noise(1);
  for (int round = 0; round < 500; ++round) {
    Files files = house_files();
    edit_at_random(files, noise);
    expect_readable(load_pack(files).errors);
  }
}

TEST(AhosPackHostile, ExchangedCellsNeverCrash) {
  Noise noise(3);
  for (int round = 0; round < 500; ++round) {
    Files files = house_files();
    exchange_cell(files, noise);
    expect_readable(load_pack(files).errors);
  }
}

TEST(AhosPackHostile, RandomBytesNeverCrash) {
  Noise noise(2);
  for (int round = 0; round < 300; ++round) {
    Files files = house_files();
    fill_with_bytes(files, noise);
    const LoadedPack loaded = load_pack(files);
    EXPECT_FALSE(loaded.errors.empty());
    expect_readable(loaded.errors);
  }
}

}  // namespace
}  // namespace orrery::ahos
