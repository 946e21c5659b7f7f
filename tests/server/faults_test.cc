// A fault stays in its table: one damaged row, one message that nothing was prepared for, is nobody else's
// business.
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class FaultsTest : public HubTest {
 protected:
  std::string begun(const Person& owner) {
    const std::string id = new_table(owner, a_table("ahos", "greedy"));
    ask(id, owner, {{"type", "start"}});
    return id;
  }
  void damage(const std::string& id) {
    const auto db = where_.open();
    store::say(*db, id, {"note", "", "{\"what\":", 0});
    std::dynamic_pointer_cast<LiveTable>(hub_.table(id))->retire(-1);
    settle();
  }
};

TEST_F(FaultsTest, ADamagedRowEndsItsTableOnly) {
  const Person anna = person("Anna");
  const std::string whole = begun(anna);
  const std::string damaged = begun(anna);
  const auto at_whole = watch(whole, anna.id);
  damage(damaged);
  const auto at_damaged = watch(damaged, anna.id);
  ASSERT_FALSE(at_damaged->heard.empty());
  EXPECT_EQ(text_field(at_damaged->heard.back(), "type"), "gone");
  EXPECT_EQ(code(ask(damaged, anna, {{"type", "look"}})), "trouble");
  EXPECT_EQ(code(ask(damaged, anna, {{"type", "look"}})), "trouble") << "answered each time";
  // The other one does not notice.
  EXPECT_EQ(code(ask(whole, anna, {{"type", "bot"}, {"seat", "red"}, {"bot", "greedy"}})), "");
  for (int i = 0; i < 200 && !at_whole->last("push")->contains("result"); ++i) settle();
  EXPECT_TRUE(at_whole->last("push")->contains("result"));
}

TEST_F(FaultsTest, AGameWhoseLinesAreNotWhatWasWrittenIsDamagedAndTheOthersGoOn) {
  const Person anna = person("Anna");
  const std::string whole = begun(anna);
  const auto changed_by = [&](const char* sql) {
    std::string id = begun(anna);
    std::dynamic_pointer_cast<LiveTable>(hub_.table(id))->retire(-1);
    settle();
    where_.open()->run(sql, id);
    return id;
  };
  for (const char* damage :
       {"UPDATE log SET line = line || ' ' WHERE table_id = $1 AND n = 3",
        "UPDATE log SET at = x'00' WHERE table_id = $1 AND n = 3",
        "DELETE FROM log WHERE table_id = $1 AND n = 3", "DELETE FROM log WHERE table_id = $1 AND n > 3"}) {
    const std::string id = changed_by(damage);
    EXPECT_THROW(hub_.table(id), DamagedTable) << damage;
    EXPECT_THROW(hub_.table(id), DamagedTable) << "each time";
    EXPECT_EQ(code(trouble_reply(DamagedTable("line 3"))), "damaged");
  }
  EXPECT_EQ(code(ask(whole, anna, {{"type", "look"}})), "");
  // Lines of older servers have no checksum: they are taken as they are.
  const std::string old = changed_by("UPDATE log SET checksum = NULL WHERE table_id = $1");
  EXPECT_EQ(code(ask(old, anna, {{"type", "look"}})), "");
}

TEST_F(FaultsTest, WhatIsNoNameIsNotLookedFor) {
  for (const std::string& id : {std::string(), std::string("a\0b", 3), std::string("\xff\xfe"),
                                std::string(41, 'a'), std::string("a/b"), std::string("' OR 1=1")})
    EXPECT_EQ(hub_.table(id), nullptr);
}

TEST(Legible, TextsAreSuchAsPeopleWrite) {
  EXPECT_TRUE(legible(json::parse(R"({"text": "two\nlines\tand Łódź", "list": [1, null, "a"]})")));
  for (const char* bad : {R"({"text": "a\u0000b"})", R"({"a\u0001": 1})",
                          R"({"list": [{"deep": "\u001b[2J"}]})", R"({"text": "\u007f"})"})
    EXPECT_FALSE(legible(json::parse(bad))) << bad;
}

}  // namespace
}  // namespace orrery::server
