// Games that were begun by another version of the program: played as they were begun, or left alone with a
// word about it.
#include "games/registry.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class OldRulesTest : public HubTest {
 protected:
  // A game of bots and Anna, as if it had been begun with something else.
  std::string stored_game(const std::function<void(Settings&)>& change) {
    const std::string id = new_table(anna_, a_table("ti4", "greedy"));
    ask(id, anna_, {{"type", "start"}});
    settle();
    const auto db = where_.open();
    const StoredTable table = *store::table(*db, id);
    Settings settings = parse_settings(table.settings);
    change(settings);
    store::set_settings(*db, id, table.title, print(settings));
    return id;
  }
  // Why people who open it at the next server cannot play it; "" if they may.
  std::string unplayable(const std::string& id) {
    Hub second{io_.get_executor(), setup({})};
    json::object out;
    second.table(id)->handle(
        {anna_.id, anna_.name, {{"type", "look"}}, [&](json::object reply) { out = std::move(reply); }});
    settle();
    return text_field(out, "unplayable");
  }

  const Game& ti4_ = *find_game("ti4");
  Person anna_ = person("Anna");
};

TEST_F(OldRulesTest, AGameKeepsWhatItWasBegunWith) {
  Settings kept;
  const std::string id = stored_game([&](const Settings& settings) { kept = settings; });
  EXPECT_EQ(kept.rules, ti4_.rules_version());
  EXPECT_TRUE(kept.pack.starts_with("base 1 ")) << kept.pack;
  EXPECT_EQ(unplayable(id), "");
}

TEST_F(OldRulesTest, NobodySetsIt) {
  Settings settings;
  EXPECT_NE(read_settings({{"rules", 1}}, settings), "");
  EXPECT_NE(read_settings({{"pack", "mine"}}, settings), "");
}

TEST_F(OldRulesTest, AGameOfOtherRulesIsNotPlayedOn) {
  EXPECT_EQ(unplayable(stored_game([](Settings& settings) { settings.rules = 1; })),
            "the game was begun with rules 1 of ti4; this server plays rules " +
                std::to_string(ti4_.rules_version()));
}

TEST_F(OldRulesTest, AGameOfAnotherPackIsNotPlayedOn) {
  EXPECT_NE(unplayable(stored_game([](Settings& settings) { settings.pack = "base 0 12"; })), "");
}

TEST_F(OldRulesTest, GamesBeforeRules3HaveNoQuestionAtTheEndOfATurn) {
  std::map<std::string, std::string> options;
  EXPECT_TRUE(ti4_.plays_record(2, options));
  EXPECT_EQ(options["turn_end"], "auto");
  options = {{"turn_end", "ask"}};
  EXPECT_TRUE(ti4_.plays_record(2, options));
  EXPECT_EQ(options["turn_end"], "ask");
  options.clear();
  EXPECT_TRUE(ti4_.plays_record(ti4_.rules_version(), options));
  EXPECT_TRUE(options.empty());
  EXPECT_FALSE(ti4_.plays_record(ti4_.rules_version() + 1, options));
}

}  // namespace
}  // namespace orrery::server
