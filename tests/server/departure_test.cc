// People who go for good: nobody is them any more, and what others play goes on.
#include "server/hub/departure.h"

#include "tests/server/hostile_fixture.h"

namespace orrery::server {
namespace {

class DepartureTest : public HostileTest {
 protected:
  void go(const Person& who) {
    EXPECT_EQ(hub_.delete_person(who.id, "").error, "");
    settle();
  }
  // What the database still holds of that word.
  std::int64_t rows_with(const std::string& word) {
    std::int64_t rows = 0;
    const auto db = where_.open();
    const auto count = [&](const std::string& sql) { rows += as_int(db->run(sql, "%" + word + "%")[0][0]); };
    count("SELECT COUNT(*) FROM people WHERE id || name LIKE $1");
    count("SELECT COUNT(*) FROM seats WHERE COALESCE(person, '') || name LIKE $1");
    count("SELECT COUNT(*) FROM tables WHERE owner LIKE $1");
    count("SELECT COUNT(*) FROM kept WHERE what || value LIKE $1");
    return rows;
  }
};

TEST_F(DepartureTest, AGameOfOthersGoesOnAsIfThePlayerHadLeft) {
  begin(true);
  const std::size_t lines = store::log(*where_.open(), id_).size();
  go(bruno_);
  EXPECT_NE(here_.at("Anna")->last("gone"), nullptr) << "whoever looks on watches again";
  EXPECT_FALSE(seat("blue").at("taken").as_bool());
  EXPECT_EQ(sits_at("blue"), "");
  EXPECT_EQ(notes(carla_), std::vector<std::string>{"left blue"});
  EXPECT_EQ(store::log(*where_.open(), id_).size(), lines);
  EXPECT_EQ(rows_with(bruno_.id), 0);
  EXPECT_EQ(rows_with("Bruno"), 0);
  // What the owner may do with a free seat.
  EXPECT_EQ(code(bot(anna_, "blue", "greedy")), "");
  EXPECT_EQ(text_field(seat("blue"), "bot"), "greedy");
}

TEST_F(DepartureTest, TheTableOfSomebodyWhoGoesBelongsToAnotherPlayer) {
  begin(true);
  go(anna_);
  EXPECT_TRUE(look(bruno_).at("owner").as_bool());
  EXPECT_FALSE(look(carla_).at("owner").as_bool());
  EXPECT_EQ(code(bot(bruno_, "red", "greedy")), "") << "so that nobody waits for ever";
  EXPECT_EQ(rows_with(anna_.id), 0);
}

TEST_F(DepartureTest, WhatNobodyElsePlaysGoesToo) {
  begin(false);
  go(bruno_);
  ASSERT_NE(hub_.table(id_), nullptr);
  go(anna_);
  EXPECT_EQ(hub_.table(id_), nullptr);
  EXPECT_EQ(as_int(where_.open()->run("SELECT COUNT(*) FROM log")[0][0]), 0);
}

TEST_F(DepartureTest, BeforeTheGameTheOwnTablesAreDeletedAndSeatsOfOthersAreFree) {
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  NewTable wanted = a_table("ahos", "");
  wanted.settings.open = true;
  const std::string own = new_table(anna, wanted);
  const std::string other = new_table(bruno, wanted);
  ask(own, bruno, {{"type", "claim"}, {"seat", "blue"}});
  ask(other, anna, {{"type", "claim"}, {"seat", "blue"}});
  ask(other, bruno, {{"type", "swap"}, {"with", "blue"}});
  go(anna);
  EXPECT_EQ(hub_.table(own), nullptr);
  const json::object left = ask(other, bruno, {{"type", "look"}});
  EXPECT_FALSE(left.at("seats").at(1).at("taken").as_bool());
  EXPECT_TRUE(left.at("owner").as_bool());
  EXPECT_FALSE(left.at("seats").at(0).as_object().contains("swap")) << "nobody is there to swap with";
  EXPECT_EQ(rows_with(anna.id), 0);
}

TEST_F(DepartureTest, AFinishedGameKeepsTheSeatWithoutTheName) {
  begin(true);
  where_.open()->run("UPDATE tables SET state = 'over' WHERE id = $1", id_);
  go(bruno_);
  const auto stored = store::table(*where_.open(), id_);
  EXPECT_EQ(stored->seats[1].name, kGone);
  EXPECT_EQ(stored->seats[1].person, "");
  EXPECT_EQ(stored->seats[0].name, "Anna");
  EXPECT_EQ(stored->owner, anna_.id);
}

TEST_F(DepartureTest, WhatWasUnderWayAtTheTableIsNotStoredAnyMore) {
  begin(true);
  // Carla speaks at the same moment: nothing of the table of before comes into the new one.
  json::object said;
  const auto table = hub_.table(id_);
  const auto db = where_.open();
  let_go(*db, bruno_.id);
  table->handle({carla_.id, "Carla", {{"type", "talk"}, {"text", "hello"}}, [&](json::object reply) {
                   said = std::move(reply);
                 }});
  settle();
  EXPECT_EQ(code(said), "not_stored");
  EXPECT_EQ(sits_at("blue"), "");
}

}  // namespace
}  // namespace orrery::server
