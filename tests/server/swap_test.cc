// Changing places before the game: only when both want it.
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class SwapTest : public HubTest {
 protected:
  SwapTest() {
    anna_ = person("Anna");
    bruno_ = person("Bruno");
    carla_ = person("Carla");
    NewTable wanted = a_table("ahos", "");
    wanted.settings.open = true;
    id_ = new_table(anna_, wanted);
    ask(id_, bruno_, {{"type", "claim"}, {"seat", "blue"}});
    ask(id_, carla_, {{"type", "claim"}, {"seat", "green"}});
  }
  json::object swap(const Person& who, const std::string& with) {
    return ask(id_, who, {{"type", "swap"}, {"with", with}});
  }
  json::object seat(const std::string& name) {
    const json::object table = ask(id_, anna_, {{"type", "look"}});
    for (const json::value& seat : table.at("seats").as_array()) {
      if (seat.at("seat").as_string() == name) return seat.as_object();
    }
    return {};
  }
  std::string who(const std::string& name) { return text_field(seat(name), "name"); }
  std::string wish(const std::string& name) { return text_field(seat(name), "swap"); }

  Person anna_;
  Person bruno_;
  Person carla_;
  std::string id_;
};

TEST_F(SwapTest, TwoPeopleAgree) {
  const auto b = watch(id_, bruno_.id);
  const std::size_t heard = b->heard.size();
  EXPECT_FALSE(swap(anna_, "blue").at("swapped").as_bool());
  EXPECT_EQ(who("red"), "Anna");
  EXPECT_EQ(wish("red"), "blue");
  EXPECT_GT(b->heard.size(), heard) << "he is told that he is asked";
  EXPECT_TRUE(swap(bruno_, "red").at("swapped").as_bool());
  EXPECT_EQ(who("red"), "Bruno");
  EXPECT_EQ(who("blue"), "Anna");
  EXPECT_EQ(wish("red") + wish("blue"), "");
  EXPECT_TRUE(seat("blue").at("mine").as_bool());
  // It is stored.
  const auto stored = store::table(*where_.open(), id_);
  EXPECT_EQ(stored->seats[0].person, bruno_.id);
  EXPECT_EQ(stored->seats[1].person, anna_.id);
  EXPECT_FALSE(store::kept(*where_.open(), id_).contains({"red", "swap"}));
}

TEST_F(SwapTest, NobodyIsMovedUnasked) {
  swap(anna_, "blue");
  // She wants to change with Bruno, not with Carla.
  EXPECT_FALSE(swap(carla_, "red").at("swapped").as_bool());
  EXPECT_EQ(who("red") + who("blue") + who("green"), "AnnaBrunoCarla");
  // Taken back: Bruno's yes comes too late, and is a question of his own.
  EXPECT_FALSE(swap(anna_, "").at("swapped").as_bool());
  EXPECT_FALSE(swap(bruno_, "red").at("swapped").as_bool());
  EXPECT_EQ(who("red"), "Anna");
}

TEST_F(SwapTest, AQuestionEndsWithWhoeverAskedOrWasAsked) {
  swap(anna_, "blue");
  ask(id_, bruno_, {{"type", "leave_seat"}, {"seat", "blue"}});
  EXPECT_EQ(wish("red"), "");
  const Person dora = person("Dora");
  ask(id_, dora, {{"type", "claim"}, {"seat", "blue"}});
  EXPECT_FALSE(swap(dora, "red").at("swapped").as_bool()) << "Anna asked Bruno";
  EXPECT_EQ(wish("blue"), "red");
  ask(id_, anna_, {{"type", "bot"}, {"seat", "blue"}, {"bot", "greedy"}});
  EXPECT_EQ(wish("blue"), "");
}

TEST_F(SwapTest, TheInvitationOfASeatGoesWithItsOwner) {
  const std::string secret = text_field(ask(id_, bruno_, {{"type", "invite"}, {"seat", "blue"}}), "invite");
  swap(anna_, "blue");
  swap(bruno_, "red");
  EXPECT_EQ(text_field(ask(id_, bruno_, {{"type", "claim"}, {"invite", secret}}), "seat"), "red");
}

TEST_F(SwapTest, OnlyWhoSitsThereAndOnlyBeforeTheGame) {
  const Person dora = person("Dora");
  EXPECT_EQ(code(swap(dora, "red")), "not_your_seat");
  EXPECT_EQ(code(swap(anna_, "red")), "bad_message");
  EXPECT_EQ(code(swap(anna_, "purple")), "bad_message");
  EXPECT_EQ(code(ask(id_, anna_, {{"type", "swap"}, {"seat", "blue"}, {"with", "green"}})), "not_your_seat");
  ask(id_, carla_, {{"type", "leave_seat"}, {"seat", "green"}});
  EXPECT_EQ(code(swap(anna_, "green")), "bad_message") << "nobody sits there";
  ask(id_, anna_, {{"type", "claim"}, {"seat", "green"}});
  EXPECT_EQ(code(swap(anna_, "blue")), "which_seat");
  EXPECT_FALSE(
      ask(id_, anna_, {{"type", "swap"}, {"seat", "green"}, {"with", "blue"}}).at("swapped").as_bool());
  EXPECT_EQ(wish("green"), "blue");
  ask(id_, anna_, {{"type", "start"}});
  EXPECT_EQ(code(swap(bruno_, "green")), "begun");
}

}  // namespace
}  // namespace orrery::server
