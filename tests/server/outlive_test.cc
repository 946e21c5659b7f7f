// Games at a server outlive edits of their content and changes of the rules: they play on with the pack they
// were begun with, or they are told.
#include "games/registry.h"
#include "tests/server/hub_fixture.h"
#include "tests/unit/edited_pack.h"

namespace orrery::server {
namespace {

using Edit = std::function<PackFiles(std::string_view, PackFiles)>;

class OutliveTest : public HubTest {
 protected:
  using HubTest::settle;
  // The server is started again with other content.
  std::unique_ptr<Hub> restarted(const Edit& edit) {
    settle();
    return std::make_unique<Hub>(io_.get_executor(), setup([&](Hub::Setup& out) {
                                   out.read_pack = [edit](const Game& game) {
                                     return edit(game.id(), default_table(game, 3).pack);
                                   };
                                 }));
  }
  // Until that server, too, has nothing more to do.
  void settle(Hub& hub) {
    do HubTest::settle();
    while (hub.writer_figures().waiting > 0);
    HubTest::settle();
  }
  json::object ask(Hub& hub, const std::string& table, const Person& who, json::object message) {
    const auto out = std::make_shared<std::optional<json::object>>();
    hub.table(table)->handle(
        {who.id, who.name, std::move(message), [out](json::object reply) { *out = std::move(reply); }});
    for (int i = 0; i < 1000 && !out->has_value(); ++i) settle(hub);
    return out->value_or(json::object{});
  }
  std::shared_ptr<Listener> watch(Hub& hub, const std::string& table, const Person& who) {
    auto listener = std::make_shared<Listener>(who.id);
    hub.table(table)->watch(listener, {0, listener->answer()});
    settle(hub);
    return listener;
  }
  // Anna's turn at a table with bots.
  std::string begun(const std::string& game, const std::map<std::string, std::string>& options = {}) {
    NewTable wanted = a_table(game, "greedy");
    wanted.settings.options = options;
    const std::string id = new_table(anna_, wanted);
    HubTest::ask(id, anna_, {{"type", "start"}});
    return id;
  }
  // Makes the first choice that Anna is offered there.
  std::string chooses(Hub& hub, const std::string& id) {
    const auto listener = watch(hub, id, anna_);
    const json::object* push = listener->last("push");
    if (push == nullptr) return "no push";
    const json::object& decision = push->at("decision").as_object();
    if (!decision.contains("options")) return "not asked";
    const json::value& choice = decision.at("options").as_array().at(0).as_object().at("choice");
    return code(ask(hub, id, anna_,
                    {{"type", "choose"}, {"version", push->at("version")}, {"steps", json::array{choice}}}));
  }
  std::string pack_of(const std::string& id) const {
    return parse_settings(store::table(*where_.open(), id)->settings).pack;
  }
  void with_rules(const std::string& id, int rules) {
    settle();
    const auto db = where_.open();
    const StoredTable table = *store::table(*db, id);
    Settings settings = parse_settings(table.settings);
    settings.rules = rules;
    store::set_settings(*db, id, table.title, print(settings));
  }

  Person anna_ = person("Anna");
  Person ben_ = person("Ben");
};

PackFiles corrected(std::string_view game, PackFiles files) { return retold(game, std::move(files)); }

TEST_F(OutliveTest, ProseIsCorrectedAndTheGamePlaysOn) {
  for (const std::string game : {"ti4", "ahos"}) {
    const std::string id = begun(game);
    const auto hub = restarted(corrected);
    EXPECT_EQ(chooses(*hub, id), "") << game;
    // With the newest texts.
    const PackFiles* files = hub->pack(game, pack_of(id));
    ASSERT_NE(files, nullptr);
    EXPECT_EQ(*files, retold(game, default_table(*find_game(game), 3).pack));
  }
}

TEST_F(OutliveTest, ANumberIsChangedAndTheGamePlaysOnWithTheOldOne) {
  for (const std::string game : {"ti4", "ahos"}) {
    const std::string id = begun(game);
    const auto hub = restarted(with_other_number);
    EXPECT_EQ(chooses(*hub, id), "") << game;
    const PackFiles plain = default_table(*find_game(game), 3).pack;
    EXPECT_EQ(*hub->pack(game, pack_of(id)), plain);
    EXPECT_EQ(*hub->pack(game), with_other_number(game, plain));  // for new games
  }
}

TEST_F(OutliveTest, ANumberIsChangedBackAndTheGamePlaysOn) {
  for (const std::string game : {"ti4", "ahos"}) {
    const std::string id = begun(game);
    EXPECT_EQ(chooses(*restarted(with_other_number), id), "") << game;
    EXPECT_EQ(chooses(*restarted(corrected), id), "") << game;
  }
}

TEST_F(OutliveTest, AGameOfRulesThatAreGoneIsTold) {
  const std::string id = begun("ti4");
  for (int i = 0; i < 4; ++i) EXPECT_EQ(chooses(hub_, id), "");
  const auto before = HubTest::watch(id, anna_.id);
  const json::array lines = before->last("push")->at("events").as_array();
  ASSERT_GT(lines.size(), 5U);
  with_rules(id, 1);
  const auto hub = restarted([](std::string_view, PackFiles files) { return files; });

  const auto listener = watch(*hub, id, anna_);
  const json::object* told = listener->last("table");
  ASSERT_NE(told, nullptr);
  EXPECT_NE(text_field(*told, "unplayable").find("begun with rules 1"), std::string::npos);
  EXPECT_EQ(listener->last("push"), nullptr);

  const json::array events = ask(*hub, id, anna_, {{"type", "history"}}).at("events").as_array();
  ASSERT_EQ(events.size(), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_EQ(events[i].at("text"), lines[i].at("text"));
    EXPECT_EQ(events[i].at("n"), lines[i].at("n"));
  }
  EXPECT_EQ(code(ask(*hub, id, anna_, {{"type", "choose"}, {"steps", json::array{"pass"}}})), "other_rules");
  EXPECT_EQ(code(ask(*hub, id, anna_, {{"type", "record"}})), "not_over");
}

TEST_F(OutliveTest, WhatIsToldKeepsItsSecrets) {
  const std::string id = begun("ti4", {{"map", "random"}, {"factions", "dealt"}});
  // Until the secrets are dealt: factions place their first units with more or fewer choices.
  const auto dealt = [&] {
    const std::vector<LogLine> log = store::log(*where_.open(), id);
    return std::any_of(log.begin(), log.end(), [](const LogLine& line) {
      return line.told.find("secret_drawn red") != std::string::npos;
    });
  };
  for (int i = 0; i < 40 && !dealt(); ++i) EXPECT_EQ(chooses(hub_, id), "");
  with_rules(id, 1);
  const auto hub = restarted([](std::string_view, PackFiles files) { return files; });
  const auto texts = [&](const Person& who) {
    std::string all;
    const json::object reply = ask(*hub, id, who, {{"type", "history"}});
    for (const json::value& event : reply.at("events").as_array())
      all += std::string(event.at("text").as_string()) + "\n";
    return all;
  };
  EXPECT_NE(texts(anna_).find("secret_drawn red"), std::string::npos) << texts(anna_);
  EXPECT_EQ(texts(anna_).find("secret_drawn blue"), std::string::npos);
  EXPECT_EQ(texts(ben_).find("secret_drawn"), std::string::npos);
  EXPECT_NE(texts(ben_).find("secrets_drawn"), std::string::npos) << texts(ben_);
}

TEST_F(OutliveTest, GamesThatWereStoredWithoutItAreToldWhenTheyAreRead) {
  const std::string id = begun("ahos");
  settle();
  where_.open()->run("UPDATE log SET told = '', checksum = NULL");
  const auto hub = restarted([](std::string_view, PackFiles files) { return files; });
  watch(*hub, id, anna_);
  for (const LogLine& line : store::log(*where_.open(), id)) EXPECT_NE(line.told, "") << line.line;
}

TEST_F(OutliveTest, CorrectedTextsStayCorrectedWhenANumberChangesLater) {
  const std::string id = begun("ti4");
  restarted(corrected);
  const auto hub = restarted(with_other_number);
  EXPECT_EQ(chooses(*hub, id), "");
  EXPECT_EQ(*hub->pack("ti4", pack_of(id)), retold("ti4", default_table(*find_game("ti4"), 3).pack));
}

TEST_F(OutliveTest, APackThatIsNowhereLeavesTheGameToBeTold) {
  const std::string id = begun("ti4");
  settle();
  where_.open()->run("DELETE FROM packs");
  {
    const auto db = where_.open();
    db->run("UPDATE tables SET settings = REPLACE(settings, 'base 1 ', 'base 1 0')");
  }
  const auto hub = restarted(with_other_number);
  const json::object told = ask(*hub, id, anna_, {{"type", "look"}});
  EXPECT_NE(text_field(told, "unplayable").find("which is not here"), std::string::npos)
      << json::serialize(told);
}

}  // namespace
}  // namespace orrery::server
