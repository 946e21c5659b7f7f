// Rule catalogues and their coverage.
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/rulebook/catalogue.h"
#include "engine/rulebook/coverage.h"

namespace orrery {
namespace {

constexpr std::string_view kSmall =
    "# A game: rules catalogue\n"
    "\n"
    "- `(L<n>)` is where a rule comes from.\n"
    "- `[unclear: ...]` marks a doubt.\n"
    "\n"
    "## 1. Moving (MOV)\n"
    "\n"
    "- `TOY-MOV-1` A fleet moves along connections. (L3, L7)\n"
    "- `TOY-MOV-2` A base does not move. (L4) [unclear: see Q-1]\n"
    "\n"
    "### 1.1 Far\n"
    "- `TOY-MOV-2a` Moving through a wormhole needs a token. [inferred] (L9)\n"
    "## 2. Open questions\n"
    "- `TOY-Q-1` Bases (the big ones) move with a text.\n"
    "Prose about `TOY-MOV-9` is no rule.\n";

TEST(Catalogue, ReadsEntries) {
  const Catalogue catalogue = Catalogue::parse(kSmall);
  ASSERT_EQ(catalogue.entries().size(), 4U);
  EXPECT_TRUE(catalogue.errors().empty());
  const RuleEntry& first = catalogue.entries()[0];
  EXPECT_EQ(first.id, "TOY-MOV-1");
  EXPECT_EQ(first.section, "1. Moving (MOV)");
  EXPECT_EQ(first.text, "A fleet moves along connections.");
  EXPECT_EQ(first.source, "L3, L7");
  EXPECT_EQ(first.line, 8U);
  EXPECT_EQ(catalogue.entries()[1].note, "unclear: see Q-1");
  EXPECT_EQ(catalogue.entries()[1].source, "L4");
  EXPECT_EQ(catalogue.entries()[2].section, "1. Moving (MOV) / 1.1 Far");
  EXPECT_EQ(catalogue.entries()[2].text, "Moving through a wormhole needs a token.");
  EXPECT_EQ(catalogue.entries()[3].text, "Bases (the big ones) move with a text.");
  EXPECT_TRUE(catalogue.entries()[3].is_ruling);
  EXPECT_EQ(catalogue.rules(), 3U);
  EXPECT_EQ(catalogue.rulings(), 1U);
}

TEST(Catalogue, IdTwiceIsAnError) {
  const Catalogue catalogue = Catalogue::parse("- `A-1` one\n- `A-1` two\n");
  EXPECT_EQ(catalogue.entries().size(), 1U);
  ASSERT_EQ(catalogue.errors().size(), 1U);
  EXPECT_EQ(catalogue.errors()[0], "line 2: the id A-1 comes a second time");
}

TEST(Catalogue, FindsById) {
  const Catalogue catalogue = Catalogue::parse(kSmall);
  ASSERT_NE(catalogue.find("toy-mov-2A"), nullptr);
  EXPECT_EQ(catalogue.find("toy-mov-2A")->id, "TOY-MOV-2a");
  EXPECT_EQ(catalogue.find("TOY-MOV-9"), nullptr);
}

TEST(Catalogue, SearchPutsWholeWordsFirst) {
  const Catalogue catalogue = Catalogue::parse(kSmall);
  const auto found = catalogue.search("MOVE");
  ASSERT_GE(found.size(), 2U);
  EXPECT_EQ(found[0]->id, "TOY-MOV-2");  // "move"; TOY-MOV-1 has only "moves"
  EXPECT_EQ(catalogue.search("wormhole token").size(), 1U);
  EXPECT_TRUE(catalogue.search("wormhole fleet").empty());
  EXPECT_TRUE(catalogue.search("  ").empty());
}

TEST(Catalogue, SearchPutsRulesBelowAHeadingFirst) {
  const Catalogue catalogue = Catalogue::parse(
      "## 1. Fights\n- `A-1` After a blockade nothing is built.\n## 2. Blockade\n- `A-2` Ships close a "
      "dock.\n");
  const auto found = catalogue.search("BLOCKADES");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0]->id, "A-2");
  EXPECT_EQ(catalogue.search("dock ships").size(), 1U);
  EXPECT_EQ(catalogue.search("ships dock").size(), 1U);
}

TEST(Catalogue, SectionsInOrderWithTheirRules) {
  const Catalogue catalogue = Catalogue::parse(kSmall);
  const auto sections = catalogue.sections();
  ASSERT_EQ(sections.size(), 3U);
  EXPECT_EQ(sections[0].name, "1. Moving (MOV)");
  EXPECT_EQ(sections[0].rules, 2U);
  EXPECT_EQ(sections[1].name, "1. Moving (MOV) / 1.1 Far");
  const auto far = catalogue.in_section("1. Moving (MOV) / 1.1 Far");
  ASSERT_EQ(far.size(), 1U);
  EXPECT_EQ(far[0]->id, "TOY-MOV-2a");
  EXPECT_EQ(catalogue.in_section("1. Moving (MOV)").size(), 3U);
  EXPECT_TRUE(catalogue.in_section("1.").empty());
}

TEST(Coverage, CountsAndComplains) {
  const Catalogue catalogue = Catalogue::parse(kSmall);
  const Exemptions exemptions = parse_exemptions(
      "# Exempt\n\nProse.\n- `TOY-MOV-2` nothing to do\n- `TOY-MOV-1` explains\n- `TOY-MOV-7` unknown\n- "
      "`TOY-MOV-2a`\n");
  const std::vector<Proof> proofs{
      {"TOY-MOV-1", "a.yaml"}, {"TOY-MOV-1", "b.yaml"}, {"TOY-Q-1", "b.yaml"}, {"TOY-X-1", "c.yaml"}};
  const Coverage result = coverage(catalogue, exemptions, proofs);
  EXPECT_EQ(result.total, 3U);
  EXPECT_EQ(result.proven, std::vector<std::string>{"TOY-MOV-1"});
  ASSERT_EQ(result.exempt.size(), 1U);
  EXPECT_EQ(result.exempt[0].reason, "nothing to do");
  EXPECT_EQ(result.missing, std::vector<std::string>{"TOY-MOV-2a"});
  EXPECT_EQ(result.rulings, 1U);
  EXPECT_EQ(result.rulings_proven, std::vector<std::string>{"TOY-Q-1"});
  EXPECT_EQ(result.both, std::vector<std::string>{"TOY-MOV-1"});
  EXPECT_EQ(result.errors, (std::vector<std::string>{"c.yaml: there is no rule TOY-X-1",
                                                     "exemptions, line 6: there is no rule TOY-MOV-7",
                                                     "exemptions, line 7: TOY-MOV-2a has no reason"}));
  EXPECT_FALSE(result.complete());
  EXPECT_EQ(result.summary(), "3 rules: 1 proven, 1 exempt, 1 missing; 1 of 1 rulings proven; 3 errors");
}

TEST(Coverage, TabsAndTables) {
  const Exemptions tsv = parse_exemptions("id\treason\n# comment\nA-1\tphysical piece\n");
  ASSERT_EQ(tsv.list.size(), 1U);
  EXPECT_EQ(tsv.list[0].id, "A-1");
  EXPECT_EQ(tsv.list[0].reason, "physical piece");
  const Exemptions table = parse_exemptions("| id | reason |\n|---|---|\n| `A-2` | a story |\n");
  ASSERT_EQ(table.list.size(), 1U);
  EXPECT_EQ(table.list[0].reason, "a story");
}

struct Book {
  const char* game;
  std::size_t rules;
  std::size_t rulings;
};

// The catalogues of the project: every line that looks like a rule is one, and none is lost.
TEST(Catalogue, ReadsTheProjectsOwn) {
  for (const Book& book :
       {Book{"ahos", 254, 30}, Book{"ti4", 890, 8}, Book{"ti3", 744, 35}, Book{"ti3-shards", 296, 22}}) {
    std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/rulebook/" + book.game + ".md", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    ASSERT_FALSE(text.empty()) << book.game;
    const Catalogue catalogue = Catalogue::parse(text);
    EXPECT_TRUE(catalogue.errors().empty()) << book.game << ": " << catalogue.errors().front();
    EXPECT_EQ(catalogue.rules(), book.rules) << book.game;
    EXPECT_EQ(catalogue.rulings(), book.rulings) << book.game;
    for (const RuleEntry& entry : catalogue.entries()) {
      EXPECT_FALSE(entry.section.empty()) << entry.id;
      const std::size_t line = entry.text.find(" (L");
      const bool cites =
          line != std::string::npos && std::isdigit(static_cast<unsigned char>(entry.text[line + 3])) != 0;
      EXPECT_FALSE(entry.text.ends_with(')') && entry.source.empty() && cites) << entry.id;
      EXPECT_EQ(entry.text.find("  "), std::string::npos) << entry.id << ": " << entry.text;
    }
  }
}

}  // namespace
}  // namespace orrery
