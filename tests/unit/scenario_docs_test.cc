// The examples of docs/scenarios.md are true, and real scenarios broken at random give a verdict in a real
// game.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "tests/unit/lab_table.h"
#include "tests/unit/mutator.h"
#include "tests/unit/toy/toy_match.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

const fs::path kSource(ORRERY_SOURCE_DIR);

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

FoundPack read_pack(std::string_view folder) {
  FoundPack pack;
  if (!fs::is_directory(kSource / "data" / folder)) return pack;
  for (const auto& entry : fs::directory_iterator(kSource / "data" / folder)) {
    if (entry.is_regular_file()) pack.files[entry.path().filename().string()] = read_text(entry.path());
  }
  return pack;
}

ScenarioHost host() {
  ScenarioHost out;
  out.find_game = [](std::string_view id) { return id == "toy" ? &toy::game() : find_game(id); };
  out.read_pack = [known = std::map<std::string, FoundPack, std::less<>>()](std::string_view folder,
                                                                            std::string_view) mutable {
    const auto found = known.find(folder);
    if (found != known.end()) return found->second;
    return known.emplace(folder, read_pack(folder)).first->second;
  };
  return out;
}

// The blocks between ```yaml and ``` that are whole scenarios.
std::vector<std::string> examples(const std::string& page) {
  const std::string begin = "```yaml\n";
  std::vector<std::string> out;
  for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at)) {
    at += begin.size();
    const std::string block = page.substr(at, page.find("```", at) - at);
    if (block.starts_with("title:")) out.push_back(block);
  }
  return out;
}

TEST(ScenarioDocs, ExamplesPass) {
  const auto found = examples(read_text(kSource / "docs/scenarios.md"));
  EXPECT_GE(found.size(), 4U);
  for (const std::string& text : found) {
    for (const ScenarioResult& r : run_scenarios("docs/scenarios.md", text, host())) {
      EXPECT_TRUE(r.ok) << text << r.message;
    }
  }
}

std::vector<std::string> scenario_texts() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(kSource / "tests/rules")) {
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> out;
  for (const fs::path& path : files) {
    // A whole file takes its time; its scenarios are broken one by one.
    const std::string text = read_text(path);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.size(), text.find("\n---\n", at));
      out.push_back(text.substr(at, end + 1 - at));
      at = end + 5;
    }
  }
  return out;
}

TEST(ScenarioFuzz, BrokenScenariosOfRealGamesGiveAVerdict) {
  const std::vector<std::string> texts = scenario_texts();
  ASSERT_FALSE(texts.empty());
  const ScenarioHost here = host();
  const std::uint64_t times = fuzz_rounds(static_cast<std::uint64_t>(effort(4000, 600)));
  for (std::uint64_t i = 0; i < times; ++i) {
    Mutator mutator(i);
    const std::string text = mutator.mutate(texts[i * 7919 % texts.size()]);
    const auto results = run_scenarios("fuzz.yaml", text, here);
    ASSERT_FALSE(results.empty()) << text;
    for (const ScenarioResult& r : results) ASSERT_EQ(r.ok, r.message.empty()) << text;
  }
}

}  // namespace
}  // namespace orrery
