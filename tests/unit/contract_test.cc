// What games say of themselves (Game::contract) holds in real games: every view has the shape that the
// client's types are printed from, for every viewer.
#include <gtest/gtest.h>

#include <set>

#include "engine/contract/shown.h"
#include "games/sentence.h"
#include "lab/play_game.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

// Looks at every seventh position, as every seat and as a spectator.
class ContractWatcher final : public Watcher {
 public:
  explicit ContractWatcher(const Game& game) : contract_(game.contract()) {}

  std::string after_step(const Match& match, const StepLog&, std::span<const Event>) override {
    if (++steps_ % 7 != 0) return "";
    for (int i = -1; i < match.players(); ++i) {
      const json::value view = match.view_json(i < 0 ? SeatId{} : SeatId(i));
      const std::string fault = shape_fault(contract_.view, contract_.view.back().name, view);
      if (!fault.empty()) return "view " + std::to_string(i) + ": " + fault;
      ++views_;
      if (const json::value* combat = view.as_object().if_contains("combat");
          combat != nullptr && combat->is_object())
        stages_.insert(std::string(combat->at("stage").as_string()));
    }
    return "";
  }
  // What is said at a decision is as the table of sayings has it, and makes English.
  std::string at_decision(const Match& match, const OptionList& options) override {
    Sayings said = match.decision().detail;
    if (const std::optional<OpenWindow> window = match.window())
      said.insert(said.end(), window->about.begin(), window->about.end());
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (const std::optional<Saying> meaning = match.choice_meaning(options[i])) said.push_back(*meaning);
    }
    // What was possible a while ago and is not now.
    for (Choice once : recent_) {
      const Refusal refusal = match.why_not(once);
      if (refusal.allowed()) continue;
      const Sayings detail = match.refusal_detail(once, refusal);
      said.insert(said.end(), detail.begin(), detail.end());
    }
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (recent_.size() < kRecent)
        recent_.push_back(options[i]);
      else
        recent_[next_++ % kRecent] = options[i];
    }
    for (const Saying& saying : said) {
      said_.insert(std::string(saying.def->key));
      if (std::string fault = saying_fault(saying); !fault.empty()) return "saying " + fault;
      const std::string english = match.english({saying});
      if (english.empty() || english.find_first_of("{}_") != std::string::npos)
        return "saying in English: " + english;
    }
    return "";
  }
  [[nodiscard]] const std::set<std::string>& said() const { return said_; }
  [[nodiscard]] int views() const { return views_; }
  [[nodiscard]] const std::set<std::string>& stages() const { return stages_; }

 private:
  Contract contract_;
  int steps_ = 0;
  int views_ = 0;
  std::set<std::string> stages_;
  std::set<std::string> said_;
  static constexpr std::size_t kRecent = 60;
  std::vector<Choice> recent_;
  std::size_t next_ = 0;
};

// Where assimilator tokens are named by their numbers, the question says which is which.
TEST(Sayings, TokensAreToldApart) {
  const Game& game = *find_game("ti4");
  const MadeMatch made = game.from_given(json::parse(R"({
      "seats": {"red": "nekro", "blue": "yssaril", "green": "xxcha"},
      "technologies": {"blue": ["mageon_implants"], "green": ["nullification_field"]},
      "copied": {"red": ["nullification_field"]},
      "place": ["red 2 cruiser at 27", "blue 1 cruiser at 20"]})"),
                                         default_table(game, 3));
  ASSERT_EQ(made.error, "");
  Match& match = *made.match;
  for (const char* step :
       {"activate 20", "move cruiser 27", "move cruiser 27", "7 1", "1", "use technological_singularity"}) {
    if (match.stop() == Stop::Chance) {
      Outcome out;
      ASSERT_EQ(match.parse(match.chance(), step, out), "");
      match.apply_outcome(out, nullptr);
    } else {
      ASSERT_TRUE(match.apply(match.parse(step).phrase, nullptr).allowed()) << step;
    }
  }
  const std::string said = match.english(match.decision().detail);
  EXPECT_NE(said.find("Token 1 lies on Nullification Field."), std::string::npos) << said;
  EXPECT_NE(said.find("Token 2 lies on nothing yet."), std::string::npos) << said;
}

class ContractTest : public testing::TestWithParam<GameTable> {};

TEST_P(ContractTest, EveryViewHasTheShapeThatIsTold) {
  const auto start = GetParam().start();
  ContractWatcher watcher(*GetParam().game);
  for (const std::uint64_t seed : {7, 8}) {
    const std::vector<std::string> bots = GetParam().game->bots();
    const std::string& bot = bots[seed % bots.size()];
    GamePlan plan{GetParam().game, start.get(),
                  std::vector<std::string>(static_cast<std::size_t>(GetParam().players), bot), seed};
    plan.max_decisions = static_cast<std::uint64_t>(effort(100'000, 600));
    Watcher* watchers[] = {&watcher};
    const GameResult result = play_game(plan, watchers);
    EXPECT_EQ(result.failure.find("view "), std::string::npos) << result.failure;
    EXPECT_EQ(result.failure.find("saying "), std::string::npos) << result.failure;
  }
  EXPECT_GT(watcher.said().size(), GetParam().game->contract().sayings.size() / 4);
  EXPECT_GT(watcher.views(), effort(500, 50));
}
INSTANTIATE_TEST_SUITE_P(Games, ContractTest, testing::ValuesIn(smallest_tables()), TableName());

// What the client's own tests and pictures are made of is no older than the server.
TEST(Contract, StoredPositionsOfTheClientAreViewsOfToday) {
  int found = 0;
  for (const Game* game : all_games()) {
    const Contract contract = game->contract();
    const auto folder =
        std::filesystem::path(ORRERY_SOURCE_DIR) / "client/src/games" / game->id() / "fixtures";
    if (!std::filesystem::is_directory(folder)) continue;  // the client has no board of it
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() != ".json") continue;
      std::ifstream in(entry.path());
      std::ostringstream text;
      text << in.rdbuf();
      const json::value stored = json::parse(text.str());
      const json::value* push = stored.as_object().if_contains("push");
      if (push == nullptr) continue;
      ++found;
      EXPECT_EQ(shape_fault(contract.view, contract.view.back().name, push->at("view")), "") << entry.path();
    }
  }
  EXPECT_GE(found, 11);
}

// Stages are published, steps of procedures are not.
TEST(Contract, ACombatOfTi4GoesThroughItsStages) {
  const Game* game = find_game("ti4");
  const GameTable table{game, 3};
  const auto start = table.start();
  ContractWatcher watcher(*game);
  Watcher* watchers[] = {&watcher};
  for (std::uint64_t seed = 3; seed < 7; ++seed) {
    GamePlan plan{game, start.get(), {"greedy", "greedy", "greedy"}, seed};
    plan.max_decisions = static_cast<std::uint64_t>(effort(100'000, 3000));
    play_game(plan, watchers);
  }
  for (const char* stage : {"announce_retreat", "attacker_rolls", "defender_rolls", "hits"})
    EXPECT_TRUE(watcher.stages().contains(stage)) << stage;
}

TEST(Contract, ASayingIsStructureAndEnglish) {
  static constexpr SayingDef kUnits{"units_of", "{n:number} {unit:unit}(s)"};
  static constexpr SayingDef kSide{"side", "{seat:seat} has {units:list}; {seat:seat} waits."};
  const Saying side{&kSide,
                    {std::string("red"),
                     Sayings{{&kUnits, {2, std::string("fleet")}}, {&kUnits, {1, std::string("base")}}}}};
  EXPECT_EQ(saying_fault(side), "");
  EXPECT_EQ(
      json::serialize(saying_json(side)),
      R"({"say":"side","seat":"red","units":[{"say":"units_of","n":2,"unit":"fleet"},{"say":"units_of","n":1,"unit":"base"}]})");
  EXPECT_EQ(fill_sayings({side}, [](std::string_view kind,
                                    const std::string& id) { return kind == "seat" ? "red " + id : id; }),
            "Red red has 2 fleets, 1 base; red red waits.");
  EXPECT_EQ(saying_fault({&kUnits, {std::string("two"), std::string("fleet")}}), "units_of/n is no number");
  EXPECT_EQ(saying_fault({&kUnits, {2}}), "units_of has not as many values as places");
  for (const Game* game : all_games()) {
    for (const SayingDef& def : game->contract().sayings) EXPECT_NE(def.english, "") << def.key;
  }
}

TEST(Contract, PatternsHaveOneNameEach) {
  EXPECT_EQ(
      pattern_keys({"fire", "fire {seat}", "give {number} trade_goods", "give {note}", "give {card}", "end"}),
      (std::vector<std::string>{"fire", "fire_seat", "give_trade_goods", "give_note", "give_card", "end"}));
  for (const Game* game : all_games()) {
    const Contract contract = game->contract();
    const std::vector<std::string> choices = pattern_keys(contract.choices);
    EXPECT_EQ(std::set<std::string>(choices.begin(), choices.end()).size(), choices.size());
    const std::vector<std::string> events = pattern_keys(contract.events);
    EXPECT_EQ(std::set<std::string>(events.begin(), events.end()).size(), events.size());
  }
}

struct Inner {
  std::optional<std::string> name;
  ORRERY_FIELDS(Inner, name)
};
ShapeText shape_text(const Inner*) { return {"Inner", "a thing", {{"name", "its name"}}}; }
struct Outer {
  ByName<Inner> inner;
  std::vector<std::optional<int>> numbers;
  ORRERY_FIELDS(Outer, inner, numbers)
};
ShapeText shape_text(const Outer*) { return {"Outer"}; }

TEST(Contract, AStructIsWrittenAndDescribedByOneList) {
  ShapeBook book;
  EXPECT_EQ(book.object<Outer>(), "Outer");
  EXPECT_EQ(
      typescript(book.shapes()),
      "\n/** a thing */\nexport interface Inner {\n  /** its name */\n  name: string | null;\n}\n"
      "\nexport interface Outer {\n  inner: Record<string, Inner>;\n  numbers: (number | null)[];\n}\n");
  Outer outer;
  outer.inner.add("z", {"first"});
  outer.inner.add("a", {});
  outer.numbers = {1, std::nullopt};
  const json::value shown = shown_json(outer);
  EXPECT_EQ(json::serialize(shown),
            R"({"inner":{"z":{"name":"first"},"a":{"name":null}},"numbers":[1,null]})");
  EXPECT_EQ(shape_fault(book.shapes(), "Outer", shown), "");
  EXPECT_NE(shape_fault(book.shapes(), "Outer", json::parse(R"({"inner":{},"numbers":["x"]})")), "");
}

}  // namespace
}  // namespace orrery
