// The content pack loader of A Handful of Stars: the house set loads clean with the counts of components
// b.15, and every way of breaking a pack gives an error that names file, line and expectation.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/ahos/pack/effect_call.h"
#include "games/ahos/pack/limits.h"
#include "games/ahos/pack/load_pack.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/pack/table.h"

namespace orrery::ahos {
namespace {

using Files = std::map<std::string, std::string>;

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

const Files& house_files() {
  static const Files files = [] {
    Files out;
    for (const TableSpec& spec : pack_tables()) {
      const std::string name(spec.file);
      out[name] = read_text(std::string(ORRERY_SOURCE_DIR) + "/data/ahos/house/" + name);
    }
    return out;
  }();
  return files;
}

std::string all_errors(const LoadedPack& loaded) {
  std::string text;
  for (const PackError& error : loaded.errors) text += to_string(error) + "\n";
  return text;
}

Pack house() {
  LoadedPack loaded = load_pack(house_files());
  EXPECT_TRUE(loaded.errors.empty()) << all_errors(loaded);
  return loaded.pack;
}

template <typename Row>
int copies(const std::vector<Row>& rows) {
  int sum = 0;
  for (const Row& row : rows) sum += row.copies;
  return sum;
}

// ---- The house set
// -------------------------------------------------------------------------------------------

TEST(AhosHousePack, LoadsWithoutErrors) {
  const Pack pack = house();
  EXPECT_EQ(pack.manifest.id, "house");
  EXPECT_EQ(pack.manifest.version, 1);
  EXPECT_TRUE(pack.manifest.house);
  EXPECT_FALSE(pack.manifest.title.empty());
  EXPECT_FALSE(pack.manifest.author.empty());
}

TEST(AhosHousePack, HasTheBoardOfTheComponentsFile) {
  const Pack pack = house();
  ASSERT_EQ(pack.spaces.size(), 38u);
  std::set<std::pair<int, int>> edges;
  std::map<int, int> degrees;
  for (const SpaceRow& space : pack.spaces) {
    int degree = 0;
    for (const int other : space.letters) {
      if (other == 0) continue;
      ++degree;
      edges.insert({std::min(space.number, other), std::max(space.number, other)});
    }
    ++degrees[degree];
  }
  EXPECT_EQ(edges.size(), 68u);
  EXPECT_EQ(degrees, (std::map<int, int>{{3, 18}, {4, 18}, {5, 2}}));
  EXPECT_EQ(pack.spaces[18].letters, (std::array<int, 5>{14, 25, 24, 18, 13}));
}

// The edge list of components b.2.
TEST(AhosHousePack, HasTheConnectionsOfTheEdgeList) {
  std::istringstream listed(
      "1-2 1-6 1-7 2-3 2-8 3-4 3-8 3-9 4-5 4-9 5-10 5-11 6-7 6-12 7-8 7-13 8-14 9-10 9-14 10-11 10-15 11-16 "
      "12-13 "
      "12-17 12-18 13-19 14-19 14-20 15-16 15-20 16-21 16-22 17-18 17-23 18-19 18-23 19-24 19-25 20-21 20-25 "
      "20-26 "
      "21-22 21-27 22-27 23-24 23-28 24-29 25-30 25-31 26-27 26-32 27-33 28-29 28-34 29-30 29-34 30-35 30-36 "
      "31-32 "
      "31-36 31-37 32-33 32-38 33-38 34-35 35-36 36-37 37-38");
  std::set<std::string> expected;
  for (std::string edge; listed >> edge;) expected.insert(edge);
  std::set<std::string> found;
  for (const SpaceRow& space : house().spaces) {
    for (const int other : space.letters) {
      if (other > space.number) found.insert(std::to_string(space.number) + "-" + std::to_string(other));
    }
  }
  EXPECT_EQ(found, expected);
}

TEST(AhosHousePack, HasTwoLayouts) {
  const Pack pack = house();
  ASSERT_EQ(pack.layouts.size(), 2u);
  EXPECT_EQ(pack.layouts[0].name, "36");
  EXPECT_TRUE(pack.layouts[0].is_default);
  EXPECT_EQ(pack.layouts[0].spaces_out, (std::vector<int>{17, 22}));
  EXPECT_EQ(pack.layouts[0].tiles_out, (std::vector<std::string>{"U18", "U19"}));
  EXPECT_EQ(pack.layouts[1].name, "38");
  EXPECT_FALSE(pack.layouts[1].is_default);
  EXPECT_TRUE(pack.layouts[1].spaces_out.empty() && pack.layouts[1].tiles_out.empty());
}

TEST(AhosHousePack, HasTheTiles) {
  const Pack pack = house();
  std::map<char, int> letters;
  int habitable = 0, cards = 0, wormholes = 0;
  for (const TileRow& tile : pack.tiles) {
    if (tile.black_hole != 0) ++letters[tile.black_hole];
    habitable += tile.habitable ? 1 : 0;
    cards += tile.has_card ? 1 : 0;
    wormholes += tile.wormhole ? 1 : 0;
    EXPECT_FALSE(tile.wormhole && tile.black_hole != 0) << tile.id;
    EXPECT_EQ(tile.habitable, tile.res[2] > 0)
        << tile.id;  // habitable systems give Population, the others none
  }
  EXPECT_EQ(pack.tiles.size(), 38u);
  EXPECT_EQ(habitable, 19);
  EXPECT_EQ(cards, 36);
  EXPECT_EQ(wormholes, 8);
  EXPECT_EQ(letters, (std::map<char, int>{{'A', 3}, {'B', 3}, {'C', 3}, {'D', 4}, {'E', 2}}));
  EXPECT_EQ(pack.tiles[0].name, "Berylith");
  EXPECT_EQ(pack.tiles[0].strength, 4);
  EXPECT_EQ(pack.tiles[0].res, (std::array<int, 4>{0, 1, 2, 0}));
}

TEST(AhosHousePack, HasTheTokens) {
  const Pack pack = house();
  EXPECT_EQ(copies(pack.aliens), 18);
  EXPECT_EQ(copies(pack.development), 33);
  int vp = 0, resource_tokens = 0;
  for (const DevelopmentRow& token : pack.development) {
    vp += token.copies * token.vp;
    if (token.res != std::array<int, 4>{}) resource_tokens += token.copies;
  }
  EXPECT_EQ(vp, 15);
  EXPECT_EQ(resource_tokens, 23);
}

TEST(AhosHousePack, HasTheCards) {
  const Pack pack = house();
  EXPECT_EQ(pack.starting.size(), 4u);
  EXPECT_EQ(pack.races.size(), 7u);
  EXPECT_EQ(pack.abilities.size(), 21u);
  EXPECT_EQ(pack.technology.size(), 32u);
  EXPECT_EQ(copies(pack.technology), 41);
  std::map<CardKind, int> kinds;
  int culture_vp = 0, owned_vp = 0;
  for (const CardRow& card : pack.technology) {
    kinds[card.kind] += card.copies;
    (card.vp_counts == VpCounts::InReserve ? culture_vp : owned_vp) += card.copies * card.vp;
  }
  EXPECT_EQ(kinds, (std::map<CardKind, int>{{CardKind::None, 9},
                                            {CardKind::Action, 3},
                                            {CardKind::Free, 6},
                                            {CardKind::Combat, 6},
                                            {CardKind::Reserve, 16},
                                            {CardKind::Special, 1}}));
  EXPECT_EQ(culture_vp, 14);
  EXPECT_EQ(owned_vp, 8);
}

TEST(AhosHousePack, ReadsRowsInFull) {
  const Pack pack = house();
  const CardRow& patents = pack.abilities.back();
  EXPECT_EQ(patents.id, "TNO3");
  EXPECT_EQ(patents.race, "technoids");
  EXPECT_EQ(patents.kind, CardKind::Reserve);
  EXPECT_EQ(patents.vp, 5);
  EXPECT_TRUE(patents.vp_varies);
  EXPECT_EQ(patents.vp_counts, VpCounts::InReserve);
  ASSERT_EQ(patents.effects.size(), 1u);
  EXPECT_EQ(to_string(patents.effects[0]), "vp_per(tech_owned, each=2, max=5)");
  EXPECT_EQ(patents.effects[0].line, patents.line);
  const CardRow& armies = pack.technology[3];
  EXPECT_EQ(armies.name, "Massed Armies");
  EXPECT_EQ(armies.copies, 2);
  EXPECT_EQ(armies.cost, 2);
  EXPECT_EQ(armies.effects.size(), 2u);
  EXPECT_EQ(pack.races[2].key, "culturemoogs");
  EXPECT_EQ(pack.races[2].name, "CultureMoogs");
  EXPECT_EQ(pack.races[2].abilities, (std::array<std::string, 3>{"CUL1", "CUL2", "CUL3"}));
}

TEST(AhosHousePack, ResourcesAreSmall) {
  const Pack pack = house();
  for (const auto* cards : {&pack.starting, &pack.abilities, &pack.technology}) {
    for (const CardRow& card : *cards) {
      for (const int points : card.res) EXPECT_LE(points, 4) << card.id;
    }
  }
}

TEST(AhosHousePack, HasTheLimits) {
  const Limits limits = house().limits;
  EXPECT_EQ(limits.fleets, 21);
  EXPECT_EQ(limits.star_bases, 6);
  EXPECT_EQ(limits.outposts, 16);
  EXPECT_EQ(limits.colony_track, 8);
  EXPECT_EQ(limits.black_holes, 16);
  EXPECT_EQ(limits.dealt(2), 5);
  EXPECT_EQ(limits.dealt(3), 4);
  EXPECT_EQ(limits.dealt(4), 3);
  EXPECT_EQ(limits.reshuffles(2), 14);
  EXPECT_EQ(limits.reshuffles(3), 18);
  EXPECT_EQ(limits.reshuffles(4), 20);
  EXPECT_EQ(house().limit_lines.size(), limit_fields().size());
}

// ---- Checksum
// ------------------------------------------------------------------------------------------------

// Replaces the first occurrence, which must be there.
std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// The house files with one change in one file.
Files changed(const std::string& file, const std::string& from, const std::string& to) {
  Files files = house_files();
  files[file] = replaced(files[file], from, to);
  return files;
}

Files with_file(const std::string& file, const std::string& contents) {
  Files files = house_files();
  files[file] = contents;
  return files;
}

std::string with_crlf(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '\n' ? "\r\n" : std::string(1, c);
  return out;
}

TEST(AhosPackChecksum, IgnoresCommentsBlankLinesAndLineEnds) {
  const std::uint64_t plain = house().checksum;
  Files files = house_files();
  for (auto& [name, text] : files) text = "\xEF\xBB\xBF# another comment\n\n" + with_crlf(text) + "  \t\n";
  const LoadedPack loaded = load_pack(files);
  EXPECT_TRUE(loaded.errors.empty()) << all_errors(loaded);
  EXPECT_EQ(loaded.pack.checksum, plain);
}

TEST(AhosPackChecksum, IgnoresTheOrderOfColumns) {
  const Files files = with_file("alien.tsv", "copies\tvalue\n2\t0\n3\t1\n4\t2\n4\t3\n3\t4\n2\t5\n");
  EXPECT_EQ(load_pack(files).pack.checksum, house().checksum);
}

TEST(AhosPackChecksum, SeesEveryCell) {
  const std::uint64_t plain = house().checksum;
  EXPECT_NE(load_pack(changed("alien.tsv", "5\t2", "5\t3")).pack.checksum, plain);
  EXPECT_NE(load_pack(changed("technology.tsv", "Draw 2 cards.", "Draw two cards.")).pack.checksum, plain);
  EXPECT_NE(load_pack(changed("manifest.tsv", "version\t1", "version\t2")).pack.checksum, plain);
}

// ---- Effect calls
// --------------------------------------------------------------------------------------------

EffectCall one_call(const std::string& text) {
  const ParsedEffects parsed = parse_effects(text, 7);
  EXPECT_EQ(parsed.error, "") << text;
  EXPECT_EQ(parsed.calls.size(), 1u) << text;
  return parsed.calls.empty() ? EffectCall{} : parsed.calls.front();
}

using Named = std::vector<std::pair<std::string, std::string>>;
using Positional = std::vector<std::string>;

TEST(AhosEffectCall, ReadsBareCodes) {
  EXPECT_EQ(one_call("none"), (EffectCall{"none", {}, {}, "", 7}));
  EXPECT_EQ(one_call("  culture "), (EffectCall{"culture", {}, {}, "", 7}));
}

TEST(AhosEffectCall, ReadsArguments) {
  EXPECT_EQ(one_call("strength(5, role=attacker)"),
            (EffectCall{"strength", {"5"}, {{"role", "attacker"}}, "", 7}));
  EXPECT_EQ(one_call("produce(max=3, cost=M+P)").named, (Named{{"max", "3"}, {"cost", "M+P"}}));
  EXPECT_EQ(one_call("reserve_capacity(+1)").positional, (Positional{"+1"}));
  EXPECT_EQ(one_call("black_hole(place  or   remove)").positional, (Positional{"place or remove"}));
  EXPECT_EQ(one_call("peek(alien, adjacent_to_own)").positional, (Positional{"alien", "adjacent_to_own"}));
}

TEST(AhosEffectCall, ReadsComparisonsAsValues) {
  const EffectCall call = one_call("strength(2, needs=own_fleets>=1)");
  EXPECT_EQ(call.named, (Named{{"needs", "own_fleets>=1"}}));
  EXPECT_EQ(one_call("x(own_fleets>=1)").positional, (Positional{"own_fleets>=1"}));
}

TEST(AhosEffectCall, ReadsConditions) {
  const EffectCall call = one_call("draw(2) if won_combat_this_turn");
  EXPECT_EQ(call.positional, (Positional{"2"}));
  EXPECT_EQ(call.condition, "won_combat_this_turn");
  EXPECT_EQ(one_call("draw if a >= 2").condition, "a >= 2");
}

TEST(AhosEffectCall, ReadsSeveralCalls) {
  const ParsedEffects parsed = parse_effects("strength(2); fewer_losses(1)", 3);
  ASSERT_EQ(parsed.calls.size(), 2u);
  EXPECT_EQ(parsed.calls[0].code, "strength");
  EXPECT_EQ(parsed.calls[1].code, "fewer_losses");
  EXPECT_EQ(parsed.calls[1].line, 3);
}

TEST(AhosEffectCall, FindsNamedArguments) {
  const EffectCall call = one_call("stow(1, from=hand or discard, only=reserve)");
  ASSERT_NE(find_named(call, "from"), nullptr);
  EXPECT_EQ(*find_named(call, "from"), "hand or discard");
  EXPECT_EQ(find_named(call, "to"), nullptr);
}

TEST(AhosEffectCall, PrintsWhatItParses) {
  const Pack pack = house();
  for (const auto* cards : {&pack.starting, &pack.abilities, &pack.technology}) {
    for (const CardRow& card : *cards) {
      for (const EffectCall& call : card.effects) {
        const ParsedEffects again = parse_effects(to_string(call), call.line);
        ASSERT_EQ(again.calls.size(), 1u) << card.id;
        EXPECT_EQ(again.calls[0], call) << card.id;
      }
    }
  }
}

TEST(AhosEffectCall, RefusesBadSyntaxWithThePlace) {
  const std::pair<const char*, const char*> bad[] = {
      {"", "expected an effect code at character 1"},
      {"5", "expected an effect code at character 1"},
      {"draw(", "expected an argument at character 6"},
      {"draw()", "expected an argument at character 6"},
      {"draw(2", "expected \",\" or \")\" at character 7"},
      {"draw(2,)", "expected an argument at character 8"},
      {"draw(2))", "expected \";\" or the end at character 8"},
      {"draw(a(b))", "expected \",\" or \")\" at character 7"},
      {"draw(2);", "expected an effect code at character 9"},
      {"draw 2", "expected \";\" or the end at character 6"},
      {"draw(2) if ", "expected a condition after \"if\" at character 12"},
      {"x(a=1, 2)", "expected name=value, since a named argument came before at character 8"},
      {"x(a=1, a=2)", "expected argument a only once at character 10"},
      {"x(a=)", "expected an argument at character 5"},
      {"x(a==1)", "expected one \"=\" after a at character 7"},
      {"x(1,2,3,4,5,6,7,8,9)", "expected at most 8 arguments at character 19"},
      {"a;a;a;a;a;a;a;a;a", "expected at most 8 effects at character 17"},
      {"none; draw(2)", "expected none to stand alone"},
      {"draw(\"2\")", "expected an argument at character 6"},
  };
  for (const auto& [text, error] : bad) {
    const ParsedEffects parsed = parse_effects(text, 1);
    EXPECT_EQ(parsed.error, error) << text;
    EXPECT_TRUE(parsed.calls.empty()) << text;
  }
}

// ---- Broken packs
// --------------------------------------------------------------------------------------------

// The line, from 1, on which the text first occurs.
int line_of(const std::string& file, const std::string& text) {
  const std::string& contents = house_files().at(file);
  const std::size_t at = contents.find(text);
  EXPECT_NE(at, std::string::npos) << file << ": " << text;
  return 1 + static_cast<int>(
                 std::count(contents.begin(), contents.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

int last_line(const std::string& file) {
  const std::string& contents = house_files().at(file);
  return static_cast<int>(std::count(contents.begin(), contents.end(), '\n'));
}

// One change to the house set and the error it must give: line and part of the message.
struct Broken {
  const char* what;
  const char* file;  // where the change is made
  const char* from;
  const char* to;
  const char* error_file;  // where the error is reported
  const char* error_at;    // text of the house file on the line of the error; nullptr = its last line
  const char* message;
};

void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.what; }

class AhosBrokenPack : public testing::TestWithParam<Broken> {};

TEST_P(AhosBrokenPack, NamesFileLineAndExpectation) {
  const Broken& broken = GetParam();
  const LoadedPack loaded = load_pack(changed(broken.file, broken.from, broken.to));
  const int line =
      broken.error_at != nullptr ? line_of(broken.error_file, broken.error_at) : last_line(broken.error_file);
  const bool found = std::any_of(loaded.errors.begin(), loaded.errors.end(), [&](const PackError& error) {
    return error.file == broken.error_file && error.line == line &&
           error.message.find(broken.message) != std::string::npos;
  });
  EXPECT_TRUE(found) << "expected " << broken.error_file << ":" << line << ": ..." << broken.message
                     << "...\nfound\n"
                     << all_errors(loaded);
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
    {"missing manifest key", "manifest.tsv", "author\tThe Orrery project\n", "", "manifest.tsv", "author",
     "missing key \"author\""},
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
    std::string header;
    for (const ColumnSpec& column : spec.columns)
      header += (header.empty() ? "" : "\t") + std::string(column.name);
    files[std::string(spec.file)] = header + "\n";
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
// -------------------------------------------------------------------------------------------

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

// A small generator of its own, so that a failure can be repeated.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : state_(seed) {}
  std::size_t below(std::size_t bound) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::size_t>(state_ >> 33) % bound;
  }

 private:
  std::uint64_t state_;
};

TEST(AhosPackHostile, RandomEditsNeverCrash) {
  constexpr std::string_view kBytes("\t\n\r#-,;()=0159AZaz_ \0\xff", 22);
  Noise noise(1);
  for (int round = 0; round < 500; ++round) {
    Files files = house_files();
    auto it = files.begin();
    std::advance(it, static_cast<std::ptrdiff_t>(noise.below(files.size())));
    std::string& text = it->second;
    for (std::size_t edits = 1 + noise.below(4); edits > 0; --edits) {
      const std::size_t at = noise.below(text.size());
      const char byte = kBytes[noise.below(kBytes.size())];
      switch (noise.below(3)) {
        case 0:
          text[at] = byte;
          break;
        case 1:
          text.insert(at, 1 + noise.below(8), byte);
          break;
        default:
          text.erase(at, 1 + noise.below(40));
      }
      if (text.empty()) break;
    }
    const LoadedPack loaded = load_pack(files);
    for (const PackError& error : loaded.errors) {
      ASSERT_FALSE(error.file.empty());
      ASSERT_FALSE(error.message.empty());
    }
  }
}

TEST(AhosPackHostile, RandomBytesNeverCrash) {
  Noise noise(2);
  for (int round = 0; round < 300; ++round) {
    Files files = house_files();
    for (auto& [name, text] : files) {
      text.resize(noise.below(400));
      for (char& c : text) c = static_cast<char>(noise.below(256));
    }
    EXPECT_FALSE(load_pack(files).errors.empty());
  }
}

}  // namespace
}  // namespace orrery::ahos
