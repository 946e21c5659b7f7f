// Whoever opened a table cannot see or play the hands of those who came, nor send them away.
#include "tests/server/hostile_fixture.h"

namespace orrery::server {
namespace {

using Notes = std::vector<std::string>;

class HostileOwnerTest : public HostileTest {};

TEST_F(HostileOwnerTest, AUsedLinkOpensTheSeatForNobodyElse) {
  begin(true);
  EXPECT_EQ(code(claim(anna_, links_["blue"])), "bad_invite");
  const Person second = person("Anna's other browser");
  EXPECT_EQ(code(claim(second, links_["blue"])), "bad_invite");
  EXPECT_EQ(sits_at("blue"), "Bruno");
  // Who took it comes back with it.
  EXPECT_EQ(text_field(claim(bruno_, links_["blue"]), "seat"), "blue");
  // And no other is made for a seat that is taken.
  EXPECT_EQ(code(ask(id_, anna_, {{"type", "invite"}, {"seat", "blue"}})), "taken");
}

TEST_F(HostileOwnerTest, ALinkIsGoodForOnePersonBeforeTheGameToo) {
  anna_ = person("Anna");
  bruno_ = person("Bruno");
  id_ = new_table(anna_, a_table("ahos", ""));
  const std::string link = link_to(anna_, "blue");
  EXPECT_EQ(text_field(claim(bruno_, link), "seat"), "blue");
  EXPECT_EQ(code(claim(person("Dora"), link)), "bad_invite");
  leave(bruno_, "blue");
  EXPECT_EQ(code(claim(person("Dora"), link)), "bad_invite") << "who stood up is invited anew";
  EXPECT_EQ(code(claim(person("Dora"), link_to(anna_, "blue"))), "");
}

TEST_F(HostileOwnerTest, APlayerComesFromAnotherBrowserByALinkOfTheirOwn) {
  begin(true);
  const std::string link = link_to(bruno_, "blue");
  const Person phone = person("Bruno's phone");
  EXPECT_EQ(code(claim(carla_, link)), "seated");
  EXPECT_EQ(text_field(claim(phone, link), "seat"), "blue");
  EXPECT_EQ(sits_at("blue"), "Bruno's phone");
  EXPECT_EQ(code(claim(bruno_, link)), "bad_invite") << "it is the phone's now";
  EXPECT_EQ(notes(carla_), (Notes{"moved blue"}));
  // The old browser has seen that hand: no other seat is for it.
  leave(carla_, "green");
  EXPECT_EQ(code(claim(bruno_, link_to(anna_, "green"))), "seated");
}

TEST_F(HostileOwnerTest, TheOwnerChoosesForNobody) {
  begin(true);
  const std::size_t before = log_length();
  for (const std::string seat : {"blue", "green"}) {
    EXPECT_EQ(code(bot(anna_, seat, "random")), "needs_vote");
    EXPECT_EQ(code(bot(anna_, seat, "")), "needs_vote");
  }
  EXPECT_EQ(log_length(), before);
}

TEST_F(HostileOwnerTest, TheHandOfABotIsNotToBeHad) {
  begin(false);
  EXPECT_EQ(code(bot(anna_, "green", "")), "needs_vote");
  EXPECT_EQ(code(ask(id_, anna_, {{"type", "invite"}, {"seat", "green"}})), "needs_vote");
  EXPECT_EQ(code(claim_seat(anna_, "green")), "seated");
  // By a vote it becomes free, for others; who plays takes no second hand.
  EXPECT_EQ(vote(anna_, "free", "green"), "open");
  EXPECT_EQ(vote(bruno_, "free", "green"), "done");
  EXPECT_EQ(code(claim_seat(anna_, "green")), "seated");
  EXPECT_EQ(code(claim(anna_, link_to(anna_, "green"))), "seated");
  EXPECT_EQ(code(claim(carla_, link_to(anna_, "green"))), "");
  EXPECT_EQ(notes(bruno_), (Notes{"motion green", "bot_gone green vote", "freed green", "sat green"}));
}

TEST_F(HostileOwnerTest, TheGameEndsByAllOrNotAtAll) {
  begin(true);
  EXPECT_EQ(code(ask(id_, anna_, {{"type", "delete"}})), "others_play");
  EXPECT_EQ(vote(anna_, "end", ""), "open");
  EXPECT_EQ(vote(bruno_, "end", "", false), "open");
  EXPECT_EQ(vote(carla_, "end", "", false), "rejected");
  EXPECT_EQ(notes(bruno_), (Notes{"motion ", "rejected "}));
  EXPECT_EQ(vote(anna_, "end", ""), "open");
  EXPECT_EQ(vote(bruno_, "end", ""), "done");
  EXPECT_EQ(here_.at("Carla")->heard.back().at("type").as_string(), "gone");
  EXPECT_EQ(hub_.table(id_), nullptr);
}

TEST_F(HostileOwnerTest, AFinishedGameIsNotOnePersonsToThrowAway) {
  begin(false);
  bot(anna_, "red", "random");
  bot(bruno_, "blue", "random");
  for (int i = 0; i < 400 && text_field(look(anna_), "state") != "over"; ++i) settle();
  ASSERT_EQ(text_field(look(anna_), "state"), "over");
  EXPECT_EQ(code(ask(id_, anna_, {{"type", "delete"}})), "others_play");
  EXPECT_EQ(vote(anna_, "end", ""), "open");
  EXPECT_EQ(vote(bruno_, "end", ""), "done");
}

TEST_F(HostileOwnerTest, AloneWithBotsTheTableIsOnesOwn) {
  begin(false);
  EXPECT_EQ(code(leave(bruno_, "blue")), "");
  EXPECT_EQ(code(bot(anna_, "blue", "random")), "");
  EXPECT_EQ(notes(carla_), (Notes{"left blue", "bot blue owner"}));
  EXPECT_EQ(code(bot(anna_, "green", "")), "");
  EXPECT_EQ(vote(anna_, "free", "blue"), "done");
  EXPECT_EQ(code(ask(id_, anna_, {{"type", "delete"}})), "");
}

}  // namespace
}  // namespace orrery::server
