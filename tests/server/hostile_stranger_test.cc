// Who has no seat sees what the table shows to all, takes no seat unasked and silences nobody.
#include "tests/server/hostile_fixture.h"

namespace orrery::server {
namespace {

class HostileStrangerTest : public HostileTest {
 protected:
  json::object say(const Person& who, const std::string& text, const std::string& to = "") {
    return ask(id_, who, {{"type", "talk"}, {"text", text}, {"to", to}});
  }
};

TEST_F(HostileStrangerTest, APrivateTableShowsNothing) {
  begin(true, [](Settings& settings) { settings.watch = false; });
  const Person dora = person("Dora");
  for (const Person& who : {dora, Person{}}) {
    for (const char* type : {"look", "history", "reach", "odds", "record", "replay"})
      EXPECT_EQ(code(ask(id_, who, {{"type", type}})), "no_watchers") << type;
    const auto listener = watch(id_, who.id);
    ASSERT_EQ(listener->heard.size(), 1U);
    EXPECT_EQ(code(listener->heard[0]), "no_watchers");
  }
  EXPECT_TRUE(look(bruno_).contains("seats"));
}

TEST_F(HostileStrangerTest, ASeatNeedsAPersonAndAnInvitation) {
  begin(true);
  leave(carla_, "green");
  EXPECT_EQ(code(claim_seat({}, "green")), "nobody");
  EXPECT_EQ(code(claim_seat(person("Dora"), "green")), "by_invitation");
  EXPECT_EQ(code(claim({}, link_to(anna_, "green"))), "nobody");
  EXPECT_EQ(code(bot(person("Dora"), "green", "random")), "not_owner");
  EXPECT_EQ(code(ask(id_, person("Dora"), {{"type", "invite"}, {"seat", "green"}})), "not_owner");
}

TEST_F(HostileStrangerTest, AFloodOfWatchersLeavesRoomForPlayers) {
  begin(true);
  const Person dora = person("Dora");
  const auto said = [&](const std::string& channel, int lines) {
    const auto db = where_.open();
    Transaction transaction(*db);
    for (int i = 0; i < lines; ++i) store::say(*db, id_, {channel, "somebody", "noise", 0});
    transaction.commit();
    read_again();
  };
  said("watchers", 1999);
  EXPECT_EQ(code(say(dora, "noise", "watchers")), "");
  EXPECT_EQ(code(say(dora, "noise", "watchers")), "too_much");
  EXPECT_EQ(code(say(anna_, "hello")), "");
  said("table", 4999);
  EXPECT_EQ(code(say(anna_, "hello")), "too_much");
}

TEST_F(HostileStrangerTest, WatchersWhoComeAndGoAreNotToldToAnybody) {
  begin(true);
  const std::size_t before = here_.at("Anna")->heard.size();
  for (int i = 0; i < 20; ++i) {
    const auto listener = watch(id_, "");
    hub_.table(id_)->leave(listener.get());
    settle();
  }
  EXPECT_EQ(here_.at("Anna")->heard.size(), before);
  // Players do hear of players.
  goes(bruno_);
  EXPECT_GT(here_.at("Anna")->heard.size(), before);
  EXPECT_FALSE(seat("blue").at("connected").as_bool());
}

}  // namespace
}  // namespace orrery::server
