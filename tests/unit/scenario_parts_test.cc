// Parts of the scenario runner by themselves.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/scenario/fold.h"
#include "engine/scenario/wildcard.h"
#include "engine/scenario/yaml_tree.h"

namespace orrery {
namespace {

TEST(Folded, LongListsAreGroupedByTheirFirstWord) {
  using scenario::folded;
  const std::vector<std::string> few{"take 1", "take 2", "pass"};
  EXPECT_EQ(folded(few), few);
  std::vector<std::string> many;
  for (int i = 18; i < 60; ++i) many.push_back("activate " + std::to_string(i));
  many.insert(many.end(), {"play sabotage", "play bribery", "pass"});
  const std::vector<std::string> lines = folded(many);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_TRUE(lines[0].starts_with("activate 18, 19, 20, ")) << lines[0];
  EXPECT_TRUE(lines[0].ends_with(", ... (42 in all)")) << lines[0];
  EXPECT_LE(lines[0].size(), 110U);
  EXPECT_EQ(lines[1], "play sabotage, bribery");
  EXPECT_EQ(lines[2], "pass");
  std::vector<std::string> kinds;
  for (int i = 10; i < 40; ++i) kinds.push_back("verb" + std::to_string(i));
  EXPECT_EQ(folded(kinds).size(), 12U);
  EXPECT_EQ(folded(kinds).back(), "... and 19 more");
}

TEST(Wildcard, StarsStandForAnything) {
  using scenario::wildcard_match;
  EXPECT_TRUE(wildcard_match("retreat *", "retreat 17"));
  EXPECT_TRUE(wildcard_match("*", ""));
  EXPECT_TRUE(wildcard_match("a*b*c", "a x b y b c"));
  EXPECT_TRUE(wildcard_match("**a", "bba"));
  EXPECT_TRUE(wildcard_match("", ""));
  EXPECT_FALSE(wildcard_match("retreat *", "retreat"));
  EXPECT_FALSE(wildcard_match("a*b", "abc"));
  EXPECT_FALSE(wildcard_match("", "a"));
  EXPECT_FALSE(wildcard_match(std::string(2000, '*') + "b", std::string(2000, 'a')));
}

TEST(YamlTree, KnowsWhatScalarsMean) {
  const auto documents = scenario::read_yaml(
      R"({a: 1, b: "1", c: true, d: ~, e: 08, f: -3, g: yes, h: 1.5, i: 99999999999999999999})");
  ASSERT_EQ(documents.size(), 1U);
  EXPECT_EQ(
      boost::json::serialize(scenario::to_json(documents[0].root)),
      R"({"a":1,"b":"1","c":true,"d":null,"e":"08","f":-3,"g":"yes","h":"1.5","i":"99999999999999999999"})");
}

TEST(YamlTree, FindsTheLineOfAPath) {
  const auto documents = scenario::read_yaml("a:\n  b:\n    - x\n    - y\n  c: 3\n");
  const scenario::YamlNode& root = documents[0].root;
  EXPECT_EQ(place_at(root, "").line, 1);
  EXPECT_EQ(place_at(root, "/a").line, 1);
  EXPECT_EQ(place_at(root, "/a/b").line, 2);
  EXPECT_EQ(place_at(root, "/a/b/1").line, 4);
  EXPECT_EQ(place_at(root, "/a/b/7").line, 2);
  EXPECT_EQ(place_at(root, "/a/c/x/y").line, 5);
  const auto paths = scenario::read_yaml("set:\n  x: 1\n  /players/red: 3\n");
  EXPECT_EQ(place_at(paths[0].root, "/set/players/red").line, 3);
  EXPECT_EQ(place_at(paths[0].root, "/set/players/red/0").line, 3);
  EXPECT_EQ(place_at(paths[0].root, "/set/players/blue").line, 1);
  EXPECT_EQ(place_at(root, "no path").line, 1);
}

}  // namespace
}  // namespace orrery
