// Tables that nobody looks at leave the memory and come back when they are asked for.
#include <chrono>
#include <thread>

#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class RetireTest : public HubTest {
 protected:
  RetireTest()
      : HubTest([](Hub::Setup& setup) {
          setup.lease = 400;
          setup.idle = 100;
        }) {}
  void wait(int milliseconds) {
    for (int i = 0; i < milliseconds / 20; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      settle();
    }
  }
};

TEST_F(RetireTest, ATableThatNobodyLooksAtLeavesAndComesBack) {
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  ask(id, anna, {{"type", "start"}});
  auto listener = watch(id, anna.id);
  const json::value version = listener->last("push")->at("version");
  wait(500);
  EXPECT_EQ(hub_.tables_in_memory(), 1U) << "somebody looks at it";
  hub_.table(id)->leave(listener.get());
  for (int i = 0; i < 50 && hub_.tables_in_memory() > 0; ++i) wait(100);
  EXPECT_EQ(hub_.tables_in_memory(), 0U);
  settle();
  EXPECT_EQ(store::table(*where_.open(), id)->node, "");
  listener = watch(id, anna.id);
  EXPECT_EQ(listener->last("push")->at("version"), version);
  EXPECT_EQ(store::table(*where_.open(), id)->node, "one");
}

TEST_F(RetireTest, AClockKeepsATableInMemory) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.clock = {ClockSettings::Kind::Days, 86400, 0, 0};
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "start"}});
  wait(500);
  EXPECT_EQ(hub_.tables_in_memory(), 1U);
}

}  // namespace
}  // namespace orrery::server
