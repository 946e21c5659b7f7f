// A view that is put together from what has changed is the whole view.
#include "server/table/view_delta.h"

#include <gtest/gtest.h>

#include "engine/flow/random.h"
#include "engine/record/session.h"
#include "tests/server/hub_fixture.h"
#include "tests/server/view_delta.h"
#include "tests/unit/lab_table.h"

namespace orrery::server {
namespace {

TEST(ViewDelta, SaysWhatIsNewWhatIsGoneAndWhatIsNull) {
  const json::object before =
      json::parse(R"({"a": 1, "b": {"x": 1, "y": {"z": 2}}, "c": null, "d": [1, {"e": null}], "f": 0})")
          .as_object();
  const json::object after =
      json::parse(R"({"a": null, "b": {"x": 1, "y": {"~/": null}}, "c": {"n": null}, "d": [1, {"e": null}]})")
          .as_object();
  const ViewDelta delta = view_delta(before, after);
  EXPECT_EQ(delta.patch, json::parse(R"({"b": {"y": {"z": null}}, "c": {}, "f": null})"));
  EXPECT_EQ(delta.nulls, json::parse(R"(["/a", "/b/y/~0~1", "/c/n"])"));
  EXPECT_EQ(patched(before, delta.patch, delta.nulls), json::value(after));
  const ViewDelta same = view_delta(after, after);
  EXPECT_TRUE(same.patch.empty());
  EXPECT_TRUE(same.nulls.empty());
}

// Whole random games, for every seat and for a spectator.
class ViewDeltas : public testing::TestWithParam<GameTable> {};

TEST_P(ViewDeltas, MakeTheWholeView) {
  const GameTable& table = GetParam();
  const auto session = Session::begin(*table.game, table.start(), Seed::of(11));
  ASSERT_FALSE(session->advance().any());
  Random random(12);
  std::vector<json::value> views(static_cast<std::size_t>(table.players) + 1);
  std::size_t whole = 0;
  std::size_t told = 0;
  const int most = effort(100000, 1500);
  for (int choices = 0; choices < most; ++choices) {
    const Match& match = session->match();
    for (int seat = 0; seat <= table.players; ++seat) {
      const SeatId viewer = seat < table.players ? SeatId(seat) : SeatId{};
      json::value& before = views[static_cast<std::size_t>(seat)];
      const json::value after = match.view_json(viewer);
      if (!before.is_null()) {
        const ViewDelta delta = view_delta(before.as_object(), after.as_object());
        const json::value made = patched(before, delta.patch, delta.nulls);
        ASSERT_EQ(made, after) << json::serialize(delta.patch) << json::serialize(delta.nulls);
        if (choices % 16 == 0) {
          told += json::serialize(delta.patch).size() + json::serialize(delta.nulls).size();
          whole += json::serialize(after).size();
        }
      }
      before = after;
    }
    if (match.stop() != Stop::Decision) break;
    OptionList options;
    match.options(options);
    const Choice choice = options[random.below(static_cast<std::uint32_t>(options.size()))];
    ASSERT_FALSE(session->apply(choice).any());
  }
  // That is what they are for.
  EXPECT_LT(told * 10, whole);
}

INSTANTIATE_TEST_SUITE_P(Games, ViewDeltas, testing::ValuesIn(smallest_tables()),
                         [](const auto& one) { return one.param.name(); });

class DeltaHubTest : public HubTest {
 protected:
  std::shared_ptr<Listener> watch_deltas(const std::string& table, const Person& who) {
    auto listener = std::make_shared<Listener>(who.id);
    hub_.table(table)->watch(listener, {0, listener->answer(), true});
    settle();
    return listener;
  }
};

// Who asked for deltas has the same view as who did not. Where lines of the log were taken back it comes
// whole.
TEST_F(DeltaHubTest, WhoAskedForThemKnowsTheSame) {
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", ""));
  // Always the same game; nobody has opened it yet.
  where_.open()->run("UPDATE tables SET seed = $1 WHERE id = $2", Blob(32, 7), id);
  ask(id, anna, {{"type", "bot"}, {"seat", "blue"}, {"bot", "random"}});
  ask(id, anna, {{"type", "bot"}, {"seat", "green"}, {"bot", "random"}});
  const auto whole = watch(id, anna.id);
  const auto deltas = watch_deltas(id, anna);
  ask(id, anna, {{"type", "start"}});
  Random random(3);
  json::value view;
  json::value base;
  std::size_t heard = 0;
  int patches = 0;
  int wholes = 0;
  std::size_t lines = SIZE_MAX;  // of the log that are known
  const auto compare = [&] {
    for (; heard < deltas->heard.size(); ++heard) {
      const json::object& push = deltas->heard[heard];
      if (text_field(push, "type") != "push") continue;
      if (const json::value* delta = push.if_contains("view_delta")) {
        EXPECT_FALSE(push.contains("view"));
        EXPECT_GE(push.at("known").to_number<std::size_t>(), lines);
        EXPECT_EQ(push.at("base"), base);
        const json::value* nulls = push.if_contains("view_nulls");
        view = patched(view, *delta, nulls == nullptr ? json::array{} : nulls->as_array());
        ++patches;
      } else {
        view = push.at("view");
        EXPECT_LT(push.at("known").to_number<std::size_t>(), lines);
        ++wholes;
      }
      base = push.at("version");
      lines = push.at("from").to_number<std::size_t>() + push.at("events").as_array().size();
    }
    EXPECT_EQ(view, whole->last("push")->at("view"));
    EXPECT_EQ(base, whole->last("push")->at("version"));
  };
  compare();
  while (!whole->last("push")->contains("result") && !HasFailure()) {
    const json::object push = *whole->last("push");
    const json::array& back = push.at("undo").as_array();
    if (!back.empty() && random.below(4) == 0) {
      EXPECT_EQ(code(ask(id, anna, {{"type", "undo"}, {"to", back.back().at("to")}})), "");
      compare();
    }
    const json::object now = *whole->last("push");
    const json::array& options = now.at("decision").at("options").as_array();
    const json::value choice = options[random.below(static_cast<std::uint32_t>(options.size()))].at("choice");
    EXPECT_EQ(code(ask(id, anna,
                       {{"type", "choose"}, {"version", now.at("version")}, {"steps", json::array{choice}}})),
              "");
    compare();
  }
  EXPECT_GT(patches, 20);
  EXPECT_GT(wholes, 3);
  // Who comes again is told it whole.
  EXPECT_TRUE(watch_deltas(id, anna)->last("push")->contains("view"));
}

}  // namespace
}  // namespace orrery::server
