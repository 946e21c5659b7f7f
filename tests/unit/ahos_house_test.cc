// The house set of A Handful of Stars loads clean with the counts of components b.15, and its checksum sees
// what rules read and nothing else.
#include "tests/unit/ahos_house.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "games/ahos/pack/limits.h"

namespace orrery::ahos {
namespace {

template <typename Row>
int copies(const std::vector<Row>& rows) {
  int sum = 0;
  for (const Row& row : rows) sum += row.copies;
  return sum;
}

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

TEST(AhosPackChecksum, SeesWhatRulesRead) {
  const std::uint64_t plain = house().checksum;
  EXPECT_NE(load_pack(changed("alien.tsv", "5\t2", "5\t3")).pack.checksum, plain);
  EXPECT_EQ(load_pack(changed("technology.tsv", "Draw 2 cards.", "Draw two cards.")).pack.checksum, plain);
  EXPECT_EQ(load_pack(changed("technology.tsv", "Automation", "Automatons")).pack.checksum, plain);
  EXPECT_EQ(load_pack(changed("manifest.tsv", "version\t1", "version\t2")).pack.checksum, plain);
}

}  // namespace
}  // namespace orrery::ahos
