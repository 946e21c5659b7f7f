// Tables with people: who may do what, who is told what, and that no message breaks anything.
#include "tests/server/hub_fixture.h"
#include "tests/unit/mutator.h"

namespace orrery::server {
namespace {

TEST_F(HubTest, NobodyTakesASeatNamelessly) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.open = true;
  const std::string id = new_table(anna, wanted);
  EXPECT_EQ(code(ask(id, Person{}, {{"type", "claim"}, {"seat", "blue"}})), "nobody");
  const json::object look = ask(id, anna, {{"type", "look"}});
  EXPECT_EQ(text_field(look.at("seats").as_array().at(1).as_object(), "bot"), "greedy");
}

TEST_F(HubTest, ASessionIsKnownByItsTokenAlone) {
  const auto [anna, token] = hub_.new_person("Anna");
  EXPECT_EQ(hub_.person_of(token)->id, anna.id);
  EXPECT_FALSE(hub_.person_of(token + "x"));
  EXPECT_FALSE(hub_.person_of(""));
  hub_.rename(anna.id, "Ania");
  EXPECT_EQ(hub_.person_of(token)->name, "Ania");
  hub_.end_session(token);
  EXPECT_FALSE(hub_.person_of(token));
}

TEST_F(HubTest, SeatsAreTakenByInvitationOrAtAnOpenTable) {
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  const std::string closed = new_table(anna, a_table("ahos", ""));
  EXPECT_EQ(code(ask(closed, bruno, {{"type", "claim"}, {"seat", "blue"}})), "by_invitation");
  EXPECT_EQ(code(ask(closed, bruno, {{"type", "invite"}, {"seat", "blue"}})), "not_owner");
  EXPECT_EQ(code(ask(closed, bruno, {{"type", "claim"}, {"invite", "guess"}})), "bad_invite");
  const std::string secret = text_field(ask(closed, anna, {{"type", "invite"}, {"seat", "blue"}}), "invite");
  EXPECT_EQ(secret.size(), 43U);
  EXPECT_EQ(text_field(ask(closed, bruno, {{"type", "claim"}, {"invite", secret}}), "seat"), "blue");
  // Nobody invites somebody else to a seat that is taken.
  EXPECT_EQ(code(ask(closed, anna, {{"type", "invite"}, {"seat", "blue"}})), "taken");

  NewTable wanted = a_table("ahos", "");
  wanted.settings.open = true;
  const std::string open = new_table(anna, wanted);
  EXPECT_EQ(text_field(ask(open, bruno, {{"type", "claim"}, {"seat", "blue"}}), "seat"), "blue");
  const Person carla = person("Carla");
  EXPECT_EQ(code(ask(open, carla, {{"type", "claim"}, {"seat", "blue"}})), "taken");
  EXPECT_EQ(code(ask(open, carla, {{"type", "claim"}, {"seat", "purple"}})), "bad_message");
}

TEST_F(HubTest, AGameBeginsWhenAllSeatsAreTaken) {
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  const std::string id = new_table(anna, a_table("ahos", ""));
  EXPECT_EQ(code(ask(id, anna, {{"type", "choose"}, {"steps", json::array{"pass"}}})), "not_begun");
  EXPECT_EQ(code(ask(id, anna, {{"type", "start"}})), "seats_free");
  EXPECT_EQ(code(ask(id, bruno, {{"type", "bot"}, {"seat", "blue"}, {"bot", "greedy"}})), "not_owner");
  EXPECT_EQ(code(ask(id, anna, {{"type", "bot"}, {"seat", "blue"}, {"bot", "nobody"}})), "bad_message");
  ask(id, anna, {{"type", "bot"}, {"seat", "blue"}, {"bot", "greedy"}});
  ask(id, anna, {{"type", "bot"}, {"seat", "green"}, {"bot", "random"}});
  EXPECT_EQ(code(ask(id, bruno, {{"type", "start"}})), "not_owner");
  EXPECT_TRUE(ask(id, anna, {{"type", "start"}}).contains("started"));
  EXPECT_EQ(code(ask(id, anna, {{"type", "start"}})), "begun");
  EXPECT_EQ(text_field(ask(id, anna, {{"type", "look"}}), "state"), "playing");
}

TEST_F(HubTest, TheOwnerSaysHowFastBotsPlay) {
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  EXPECT_EQ(code(ask(id, bruno, {{"type", "pace"}, {"pace", 100}})), "not_owner");
  EXPECT_EQ(code(ask(id, anna, {{"type", "pace"}, {"pace", 10001}})), "bad_settings");
  EXPECT_EQ(code(ask(id, anna, {{"type", "pace"}})), "bad_settings");
  EXPECT_EQ(ask(id, anna, {{"type", "pace"}, {"pace", 1500}}).at("pace").to_number<int>(), 1500);
  const json::object seen = ask(id, anna, {{"type", "look"}});
  EXPECT_EQ(seen.at("settings").at("pace").to_number<int>(), 1500);
}

TEST_F(HubTest, EverybodyIsToldWhatIsTheirs) {
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.open = true;
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "bot"}, {"seat", "blue"}, {"bot", ""}});
  ask(id, bruno, {{"type", "claim"}, {"seat", "blue"}});
  const auto a = watch(id, anna.id);
  const auto b = watch(id, bruno.id);
  const auto s = watch(id, "");
  ask(id, anna, {{"type", "start"}});
  ASSERT_NE(a->last("push"), nullptr);
  EXPECT_EQ(a->last("push")->at("seat").as_string(), "red");
  EXPECT_EQ(b->last("push")->at("seat").as_string(), "blue");
  EXPECT_TRUE(s->last("push")->at("seat").is_null());
  // Options only for whoever chooses; the same version for all.
  int asked = 0;
  for (const auto& listener : {a, b, s}) {
    const json::object& push = *listener->last("push");
    if (push.at("decision").as_object().contains("options")) ++asked;
    EXPECT_EQ(push.at("version"), a->last("push")->at("version"));
  }
  EXPECT_EQ(asked, 1);
  // Bruno cannot choose for Anna.
  EXPECT_EQ(code(ask(id, bruno, {{"type", "choose"}, {"seat", "red"}, {"steps", json::array{"x"}}})),
            "not_your_seat");
  EXPECT_EQ(code(ask(id, {"", ""}, {{"type", "choose"}, {"steps", json::array{"x"}}})), "not_your_seat");
  // The seed is a secret until the end; what was promised is not.
  EXPECT_FALSE(a->last("table")->contains("seed"));
  EXPECT_EQ(text_field(*a->last("table"), "promise").size(), 64U);
}

TEST_F(HubTest, ATableWithoutWatchersShowsNothingToStrangers) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.watch = false;
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "start"}});
  const auto stranger = watch(id, "");
  ASSERT_EQ(stranger->heard.size(), 1U);
  EXPECT_EQ(code(stranger->heard[0]), "no_watchers");
}

TEST_F(HubTest, ABotCoversASeatToTheEnd) {
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  ask(id, anna, {{"type", "start"}});
  const auto a = watch(id, anna.id);
  ASSERT_TRUE(a->last("push")->at("decision").as_object().contains("options"));
  const json::object before = *a->last("push");
  // While the bot covers, the game goes on without Anna, to its end.
  ask(id, anna, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}});
  for (int i = 0; i < 200 && !a->last("push")->contains("result"); ++i) settle();
  EXPECT_TRUE(a->last("push")->contains("result"));
  EXPECT_EQ(text_field(*a->last("table"), "state"), "over");
  EXPECT_EQ(sha256_hex(text_field(*a->last("table"), "seed")), text_field(*a->last("table"), "promise"));
}

TEST_F(HubTest, OnePersonMayHaveAllSeats) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "");
  wanted.settings.open = true;
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "claim"}, {"seat", "blue"}});
  ask(id, anna, {{"type", "claim"}, {"seat", "green"}});
  ask(id, anna, {{"type", "start"}});
  const auto a = watch(id, anna.id);
  // Three seats, three pushes; the seat must be named.
  EXPECT_EQ(code(ask(id, anna, {{"type", "choose"}, {"steps", json::array{"x"}}})), "which_seat");
  std::string seat;
  json::value choice;
  json::value version;
  for (const json::object& m : a->heard) {
    if (text_field(m, "type") != "push") continue;
    const json::object& decision = m.at("decision").as_object();
    if (!decision.contains("options")) continue;
    seat = text_field(m, "seat");
    choice = decision.at("options").as_array()[0].at("choice");
    version = m.at("version");
  }
  const json::object reply = ask(id, anna,
                                 {{"type", "choose"},
                                  {"seat", seat},
                                  {"version", version},
                                  {"id", "1"},
                                  {"steps", json::array{choice}}});
  EXPECT_EQ(code(reply), "") << json::serialize(reply);
}

TEST_F(HubTest, NoMessageBreaksATable) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ti4", "greedy");
  wanted.settings.options = {{"map", "random"}, {"factions", "dealt"}};
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "start"}});
  const auto a = watch(id, anna.id);
  const std::vector<std::string> seeds = {
      R"({"type":"choose","version":5,"id":"a","steps":["take trade","done"]})",
      R"({"type":"draft","version":5,"steps":["activate 18"]})",
      R"({"type":"why","choice":"activate 18","seat":"red"})",
      R"({"type":"undo","to":3})",
      R"({"type":"history","before":100})",
      R"({"type":"talk","text":"hello"})",
      R"({"type":"claim","seat":"blue","invite":"x"})",
      R"({"type":"bot","seat":"blue","bot":"greedy"})",
      R"({"type":"invite","seat":"red"})",
      R"({"type":"swap","seat":"red","with":"blue"})",
      R"({"type":"early","window":"w5","steps":["pass"],"and":"action"})",
      R"({"type":"hold","window":"w5"})",
      R"({"type":"orders"})",
      R"({"type":"order","set":{"kind":"fire","until":"round","at":["blue"],"below":3,"cards":["trade"]}})",
      R"({"type":"order","drop":1})",
      R"({"type":"look"})",
      R"({"type":"seen","version":3})",
      R"({"type":"talk","text":"hello","to":"watchers"})",
      R"({"type":"overdue","seat":"blue","what":"skip"})",
      R"({"type":"vacation","days":3})",
      R"({"type":"replay","step":3,"seat":"blue"})",
      R"({"type":"fork","step":3})",
      R"({"type":"notify","webhook":"https://example.org/x","email":"a@b.c"})",
  };
  Random random(99);
  Mutator mutator(98);
  int answered = 0;
  const int messages = effort(100000, 1000);
  for (int i = 0; i < messages; ++i) {
    std::string text = seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
    if (random.below(4) != 0) text = mutator.mutate(text);
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) continue;
    // Only a stranger's talk and seats: what Anna may do would end the test's own game.
    const bool owner = random.below(2) == 0 && text.find("bot") == std::string::npos;
    hub_.table(id)->handle(
        {owner ? anna.id : "", "", value.as_object(), [&](const json::object&) { --answered; }});
    ++answered;
    if (i % 500 == 0) settle();
  }
  settle();
  EXPECT_EQ(answered, 0) << "every message gets one answer";
  EXPECT_TRUE(a->last("push")->contains("view"));
}

}  // namespace
}  // namespace orrery::server
