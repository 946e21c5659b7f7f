// Who plays has one seat and one voice, and cannot hold up the others for ever.
#include "server/base/time.h"
#include "tests/server/hostile_fixture.h"

namespace orrery::server {
namespace {

using Notes = std::vector<std::string>;

class HostilePlayerTest : public HostileTest {
 protected:
  // As if that player had last been here so long ago.
  void has_been_away(const Person& who, Time long_ago) {
    goes(who);
    const auto db = open_database(where_.address());
    store::keep(*db, id_, "", "away " + who.id, std::to_string(now() - long_ago));
    read_again();
    for (auto& [name, listener] : here_) {
      if (name != who.name) listener = watch(id_, listener->person());
    }
  }
};

TEST_F(HostilePlayerTest, NobodyTakesASecondHandAtAnOpenTable) {
  begin(true, [](Settings& settings) { settings.open = true; });
  leave(carla_, "green");
  EXPECT_EQ(code(claim_seat(bruno_, "green")), "seated");
  // Nor another one after giving the own one up.
  leave(bruno_, "blue");
  EXPECT_EQ(code(claim_seat(bruno_, "green")), "seated");
  EXPECT_EQ(code(claim_seat(bruno_, "blue")), "");
  EXPECT_EQ(code(claim_seat(person("Dora"), "green")), "");
  EXPECT_EQ(notes(anna_), (Notes{"left green", "left blue", "sat blue", "sat green"}));
}

TEST_F(HostilePlayerTest, BeforeTheGameWhoTakesAnotherSeatMoves) {
  anna_ = person("Anna");
  bruno_ = person("Bruno");
  NewTable wanted = a_table("ahos", "");
  wanted.settings.open = true;
  id_ = new_table(anna_, wanted);
  claim_seat(bruno_, "blue");
  EXPECT_EQ(code(claim_seat(bruno_, "green")), "");
  EXPECT_EQ(sits_at("blue"), "");
  EXPECT_EQ(sits_at("green"), "Bruno");
  // Whoever opened it may play several from one screen.
  EXPECT_EQ(code(claim_seat(anna_, "blue")), "");
  EXPECT_EQ(sits_at("red") + sits_at("blue"), "AnnaAnna");
}

TEST_F(HostilePlayerTest, ASeatIsNotTakenFromWhoIsThere) {
  begin(false);
  // Two play: neither can do it alone, and a no is a no.
  EXPECT_EQ(vote(bruno_, "free", "red"), "open");
  EXPECT_EQ(vote(bruno_, "cover", "red"), "open");
  EXPECT_EQ(vote(bruno_, "cover", "red"), "open") << "one voice, however often";
  EXPECT_EQ(vote(anna_, "cover", "red", false), "rejected");
  EXPECT_EQ(vote(anna_, "free", "red"), "bad_message") << "about one's own seat nobody need be asked";
  EXPECT_EQ(vote(anna_, "free", "red", false), "rejected");
  EXPECT_EQ(sits_at("red"), "Anna");
  EXPECT_EQ(vote(carla_, "cover", "red"), "not_your_seat");
  EXPECT_EQ(vote(bruno_, "explode", "red"), "bad_message");
  EXPECT_EQ(vote(bruno_, "cover", "purple"), "bad_message");
  EXPECT_EQ(vote(bruno_, "end", "", false), "bad_message") << "nobody has asked for that";
}

TEST_F(HostilePlayerTest, WhoIsAwayHasNoVoice) {
  begin(true);
  constexpr Time kHour = 3600000;
  has_been_away(anna_, kHour);
  // An hour is enough for a bot, which goes again with her.
  EXPECT_EQ(vote(bruno_, "cover", "red"), "open");
  EXPECT_EQ(vote(carla_, "cover", "red"), "done");
  EXPECT_EQ(text_field(seat("red"), "bot"), "greedy");
  EXPECT_EQ(sits_at("red"), "Anna");
  // But not for what cannot be taken back: of three voices two are needed, whoever is there.
  EXPECT_EQ(vote(bruno_, "end", ""), "open");
  EXPECT_EQ(vote(carla_, "end", "", false), "open");
}

TEST_F(HostilePlayerTest, WhoNeverComesBackEndsNothing) {
  begin(false);
  has_been_away(bruno_, 4 * 24 * 3600000LL);
  EXPECT_EQ(vote(anna_, "free", "blue"), "done");
  EXPECT_EQ(sits_at("blue"), "");
  EXPECT_EQ(code(claim(bruno_, links_["blue"])), "bad_invite");
  EXPECT_EQ(code(claim(person("Dora"), link_to(anna_, "blue"))), "");
}

TEST_F(HostilePlayerTest, ABotThatWasVotedForGoesWithTheFirstChoice) {
  begin(true);
  vote(bruno_, "cover", "red");
  EXPECT_EQ(vote(carla_, "cover", "red"), "done");
  ask(id_, anna_, {{"type", "choose"}, {"version", 0}, {"id", "x"}, {"steps", json::array{"pass"}}});
  EXPECT_EQ(text_field(seat("red"), "bot"), "");
  EXPECT_EQ(notes(bruno_), (Notes{"motion red", "bot red vote", "bot_gone red player"}));
}

TEST_F(HostilePlayerTest, TheVoteIsToldToAll) {
  begin(true);
  vote(bruno_, "free", "red");
  const json::object told = look(carla_).at("motions").at(0).as_object();
  EXPECT_EQ(told, json::parse(R"({"seat": "red", "what": "free", "by": "blue", "for": ["blue"], "against": [],
                                  "needed": 2})"));
  EXPECT_EQ(look(bruno_).at("motions").at(0).at("mine").as_bool(), true);
  EXPECT_EQ(vote(bruno_, "free", "red", false), "open") << "who asked may think again";
  EXPECT_EQ(vote(carla_, "free", "red", false), "rejected");
  EXPECT_FALSE(look(carla_).contains("motions"));
}

// An open line is no right to listen.
TEST_F(HostilePlayerTest, WhoHasNoSeatAtAPrivateTableAnyMoreHearsNothing) {
  begin(true, [](Settings& settings) { settings.watch = false; });
  leave(bruno_, "blue");
  const auto& heard = here_.at(bruno_.name)->heard;
  EXPECT_EQ(text_field(heard.back(), "type"), "gone");
  const std::size_t before = heard.size();
  EXPECT_EQ(code(ask(id_, carla_, {{"type", "talk"}, {"text", "between us"}})), "");
  EXPECT_EQ(code(bot(anna_, "blue", "random")), "");
  EXPECT_EQ(heard.size(), before);
  EXPECT_NE(here_.at(carla_.name)->last("talk"), nullptr);
}

// Best play of two large fleets would take minutes.
TEST_F(HostilePlayerTest, HardQuestionsAreGivenUpSoonAndCounted) {
  anna_ = person("Anna");
  NewTable wanted = a_table("ti4", "greedy");
  wanted.settings.options = {{"players", "3"}, {"map", "random"}, {"factions", "dealt"}};
  id_ = new_table(anna_, wanted);
  ask(id_, anna_, {{"type", "start"}});
  const auto best_play = [&](const Person& who, const json::value& fleet) {
    const json::object of{{"system", "18"},     {"attacker", "red"},  {"defender", "blue"},
                          {"attackers", fleet}, {"defenders", fleet}, {"casualties", "best"}};
    return ask(id_, who, {{"type", "odds"}, {"of", of}});
  };
  const json::object few{{"fighter", 1}};
  int answered = 0;
  int refused = 0;
  for (int i = 0; i < 14; ++i) {
    const json::object reply = best_play(anna_, few);
    answered += reply.contains("odds") ? 1 : 0;
    refused += code(reply) == "too_much" ? 1 : 0;
  }
  EXPECT_GE(answered, 10);
  EXPECT_GE(refused, 1);
  const json::object many{{"war_sun", 2},   {"dreadnought", 5}, {"cruiser", 8},
                          {"destroyer", 8}, {"fighter", 10},    {"carrier", 4}};
  const json::object reply = best_play(person("Vera"), many);
  EXPECT_NE(text_field(reply, "text").find("too many ways"), std::string::npos) << json::serialize(reply);
}

TEST_F(HostilePlayerTest, AVoteOutlivesARestart) {
  begin(true);
  vote(bruno_, "free", "red");
  has_been_away(anna_, 0);
  EXPECT_EQ(vote(carla_, "free", "red"), "done");
}

}  // namespace
}  // namespace orrery::server
