// Standing orders: what they answer, when they end, that they stay private and survive a restart.
#include <gtest/gtest.h>

#include "server/table/orders.h"
#include "tests/server/hub_fixture.h"
#include "tests/server/worlds.h"

namespace orrery::server {
namespace {

const SeatId kBlue{1};

// A position as in scenarios (docs/positions-ti4.md), after these choices.
std::unique_ptr<Match> position(const std::string& given, const std::vector<std::string>& choices) {
  TableOptions options;
  options.pack = default_pack_files(*find_game("ti4"));
  MadeMatch made = find_game("ti4")->from_given(json::parse(given), options);
  EXPECT_EQ(made.error, "");
  for (const std::string& text : choices) {
    const ParsedPhrase parsed = made.match->parse(text);
    EXPECT_EQ(parsed.error, "") << text;
    EXPECT_FALSE(made.match->apply(parsed.phrase, nullptr).refused()) << text;
  }
  return std::move(made.match);
}

std::string answer(const Match& match, SeatId seat, const std::vector<json::object>& given) {
  Orders orders;
  for (const json::object& order : given) {
    EXPECT_EQ(orders.set(match, match.seat_name(seat), order), "") << json::serialize(order);
  }
  EXPECT_EQ(match.decision().seat, seat);
  const std::optional<Choice> choice = orders.answer(match, seat);
  if (!choice) return "";
  OptionList options;
  match.options(options);
  EXPECT_TRUE(options.contains(*choice));
  return match.print(*choice);
}

json::object order(const std::string& kind) { return {{"kind", kind}, {"until", "game"}}; }
json::object with(json::object order, const std::string& name, json::value value) {
  order[name] = std::move(value);
  return order;
}

constexpr const char* kPlague = R"({
  "seats": {"red": "sol", "blue": "hacan", "green": "saar"},
  "place": ["green 2 infantry at lodor"],
  "hand": {"red": ["plague"], "blue": ["sabotage"]}})";

TEST(Orders, PassInWindows) {
  const auto match = position(kPlague, {"play plague", "planet lodor"});
  EXPECT_EQ(answer(*match, kBlue, {}), "");
  EXPECT_EQ(answer(*match, kBlue, {order("pass_all")}), "pass");
  EXPECT_EQ(answer(*match, kBlue, {with(order("never_card"), "card", "sabotage")}), "pass");
  EXPECT_EQ(answer(*match, kBlue, {with(order("never_card"), "card", "direct_hit")}), "");
  // The card is played against green.
  EXPECT_EQ(answer(*match, kBlue, {order("only_mine")}), "pass");
  EXPECT_EQ(answer(*match, kBlue, {order("pass_all"), order("always_ask")}), "");
}

TEST(Orders, AskWhereItConcernsTheSeat) {
  const auto match = position(R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "saar"},
    "place": ["blue 2 infantry at lodor"],
    "hand": {"red": ["plague"], "blue": ["sabotage"]}})",
                              {"play plague", "planet lodor"});
  EXPECT_EQ(answer(*match, kBlue, {order("only_mine")}), "");
}

TEST(Orders, DeclineSecondaries) {
  const std::string given = R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "saar"},
    "strategy": {"diplomacy": "red", "trade": "red", "leadership": "blue", "imperial": "blue",
                 "warfare": "green", "politics": "green"},
    "tokens": {"blue": [3, 3, 2]}, "exhausted": ["arretze", "hercant"],
    "turn": "red"})";
  const auto match = position(given, {"strategic diplomacy"});
  ASSERT_EQ(match->decision().kind, "secondary");
  EXPECT_EQ(answer(*match, kBlue, {order("decline_secondary")}), "pass");
  EXPECT_EQ(answer(*match, kBlue, {with(order("decline_secondary"), "card", "diplomacy")}), "pass");
  EXPECT_EQ(answer(*match, kBlue, {with(order("decline_secondary"), "card", "trade")}), "");
  EXPECT_EQ(answer(*match, kBlue, {with(order("decline_secondary"), "below", 3)}), "pass");
  EXPECT_EQ(answer(*match, kBlue, {with(order("decline_secondary"), "below", 2)}), "");
}

TEST(Orders, FireOrHold) {
  const auto match = position(R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "saar"},
    "control": {"blue": ["wellon"]}, "place": ["red 1 cruiser at 20", "blue 1 pds at wellon"]})",
                              {"activate 19", "move cruiser 20"});
  ASSERT_EQ(match->decision().kind, "space_cannon");
  EXPECT_EQ(answer(*match, kBlue, {with(order("fire"), "never", true)}), "hold");
  EXPECT_EQ(answer(*match, kBlue, {with(order("fire"), "at", json::array{"red"})}), "fire");
  EXPECT_EQ(answer(*match, kBlue, {with(order("fire"), "at", json::array{"green"})}), "hold");
}

TEST(Orders, TakeTheBestStrategyCardLeft) {
  const auto match = position(R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "saar"}, "phase": "strategy", "speaker": "red"})",
                              {"take trade"});
  ASSERT_EQ(match->decision().kind, "take_strategy");
  EXPECT_EQ(answer(*match, kBlue,
                   {with(order("rank_strategy"), "cards", json::array{"trade", "warfare", "imperial"})}),
            "take warfare");
  EXPECT_EQ(answer(*match, kBlue, {with(order("rank_strategy"), "cards", json::array{"trade"})}), "");
}

// Goes on to a question of that kind: nothing is played on the way, and every die shows `face`.
void go_on(Match& match, const std::string& kind, const std::string& face) {
  for (int i = 0; i < 40; ++i) {
    if (match.stop() == Stop::Chance) {
      const ChancePoint point = match.chance();
      std::string words = face;
      Outcome outcome;
      while (!match.parse(point, words, outcome).empty() && words.size() < 100) words += " " + face;
      match.apply_outcome(outcome, nullptr);
      continue;
    }
    ASSERT_EQ(match.stop(), Stop::Decision);
    if (match.decision().kind == kind) return;
    OptionList options;
    match.options(options);
    const std::optional<Choice> nothing = match.declining();
    ASSERT_FALSE(match.apply(nothing ? *nothing : options[0], nullptr).refused());
  }
  FAIL() << "no question " << kind;
}

TEST(Orders, FightOnUnlessTheFightGoesBadly) {
  const auto begun = [](const std::string& forces) {
    auto match = position(R"({
      "seats": {"red": "xxcha", "blue": "yssaril", "green": "winnu"}, "control": {"blue": ["thibah"]},
      "place": [)" + forces + "]}",
                          {"activate 20", "move cruiser 27"});
    go_on(*match, "announce_retreat", "1");
    return match;
  };
  const auto strong = begun(R"("red 1 cruiser at 27", "blue 1 cruiser 2 dreadnought at 20")");
  const auto weak = begun(R"("red 1 cruiser 1 dreadnought at 27", "blue 1 carrier at 20")");
  for (const Match* match : {strong.get(), weak.get()}) {
    ASSERT_EQ(match->decision().seat, kBlue);
    EXPECT_EQ(answer(*match, kBlue, {order("fight_on")}), "stay");
  }
  EXPECT_EQ(answer(*strong, kBlue, {with(order("fight_on"), "below", 50)}), "stay");
  EXPECT_EQ(answer(*weak, kBlue, {with(order("fight_on"), "below", 50)}), "");

  // Hits are taken as they are proposed; with the fight the order ends.
  Orders orders;
  EXPECT_EQ(orders.set(*strong, "blue", {{"kind", "fight_on"}, {"until", "fight"}}), "");
  Orders again;
  again.read("blue", orders.print("blue"));
  ASSERT_FALSE(strong->apply(*again.answer(*strong, kBlue), nullptr).refused());
  go_on(*strong, "assign_hits", "9");
  again.keep_up(*strong);
  const std::optional<Choice> hit = again.answer(*strong, strong->decision().seat);
  if (strong->decision().seat == kBlue) {
    ASSERT_TRUE(hit);
    EXPECT_EQ(*hit, strong->proposal().front());
  }
  EXPECT_EQ(again.list("blue").size(), 1U);
  again.keep_up(*position(kPlague, {}));
  EXPECT_TRUE(again.list("blue").empty());
  EXPECT_NE(orders.set(*position(kPlague, {}), "blue", {{"kind", "fight_on"}, {"until", "fight"}}), "");
}

TEST(Orders, ThatMakeNoSenseAreRefused) {
  const auto match = position(kPlague, {});
  Orders orders;
  EXPECT_NE(orders.set(*match, "blue", {{"kind", "win"}, {"until", "game"}}), "");
  EXPECT_NE(orders.set(*match, "blue", {{"kind", "pass_all"}, {"until", "tomorrow"}}), "");
  EXPECT_NE(orders.set(*match, "blue", {{"kind", "never_card"}, {"until", "game"}}), "");
  EXPECT_NE(orders.set(*match, "blue", {{"kind", "fire"}, {"until", "game"}}), "");
  EXPECT_NE(orders.set(*match, "blue", {{"kind", "pass_all"}, {"until", "game"}, {"x", 1}}), "");
  EXPECT_TRUE(orders.list("blue").empty());
  EXPECT_TRUE(orders.take_changed().empty());
  for (int i = 0; i < 32; ++i) EXPECT_EQ(orders.set(*match, "blue", order("pass_all")), "");
  EXPECT_NE(orders.set(*match, "blue", order("pass_all")), "");
}

TEST(Orders, EndWithWhatTheyWereGivenFor) {
  const std::string given = R"({
    "seats": {"red": "sol", "blue": "hacan", "green": "saar"},
    "strategy": {"diplomacy": "red", "trade": "red", "leadership": "blue", "imperial": "blue",
                 "warfare": "green", "politics": "green"}, "turn": "blue"})";
  Orders orders;
  const auto left = [&](const std::string& seat) {
    std::string kinds;
    for (const json::value& o : orders.list(seat)) kinds += std::string(o.at("until").as_string()) + " ";
    return kinds;
  };
  auto match = position(given, {});
  for (const char* seat : {"red", "blue"}) {
    for (const char* until : {"turn", "action", "round", "game"})
      EXPECT_EQ(orders.set(*match, seat, {{"kind", "pass_all"}, {"until", until}}), "");
  }
  EXPECT_EQ(orders.take_changed(), (std::set<std::string>{"blue", "red"}));
  orders.keep_up(*match);
  EXPECT_EQ(left("blue"), "turn action round game ");
  EXPECT_EQ(left("red"), "turn action round game ");
  // The turn of green: the action is over; blue's own next turn is still to come.
  const auto turn_of = [&](const std::string& seat) {
    std::string text = given;
    text.replace(text.rfind("\"blue\""), 6, "\"" + seat + "\"");
    return position(text, {});
  };
  match = turn_of("green");
  orders.keep_up(*match);
  EXPECT_EQ(left("blue"), "turn round game ");
  EXPECT_EQ(left("red"), "turn round game ");
  EXPECT_EQ(orders.take_changed(), (std::set<std::string>{"blue", "red"}));
  match = turn_of("red");
  orders.keep_up(*match);
  EXPECT_EQ(left("red"), "round game ");
  EXPECT_EQ(left("blue"), "turn round game ");
  // What is stored is all there is to it.
  Orders again;
  again.read("blue", orders.print("blue"));
  EXPECT_EQ(again.list("blue"), orders.list("blue"));
  match = turn_of("blue");
  again.keep_up(*match);
  EXPECT_EQ(again.list("blue").size(), 2U);
  EXPECT_TRUE(orders.drop("blue", orders.list("blue")[0].at("id").as_int64()));
  EXPECT_FALSE(orders.drop("blue", 77));
}

// ---- at a table

TEST(Orders, FireAtTheBeatLikeAPerson) {
  const Worlds& worlds = two_worlds();
  std::vector<std::size_t> versions;
  for (const bool ordered : {false, true}) {
    const auto table = worlds.open(worlds.with);
    WindowPace pace;
    pace.reactions = Reactions::Sealed;
    table->set_window_pace(pace, 0);
    if (ordered) {
      EXPECT_EQ(table->set_order(worlds.holder, {{"kind", "pass_all"}, {"until", "game"}}), "");
    }
    EXPECT_FALSE(table->answer_early(worlds.other, table->windows().id(), {"pass"}).rejected.any());
    while (table->step_automatically(5999)) {
    }
    versions.push_back(table->version());
    EXPECT_TRUE(table->windows().open());
    const std::size_t steps = table->session().steps();
    while (table->step_automatically(6000)) {
    }
    EXPECT_GE(table->session().steps(), steps + 2);
    // Its own player is told, nobody else.
    EXPECT_EQ(table->push(worlds.holder, 0).at("orders").as_array().size(), ordered ? 1U : 0U);
    EXPECT_TRUE(table->push(worlds.other, 0).at("orders").as_array().empty());
    EXPECT_FALSE(table->push(SeatId{}, 0).contains("orders"));
  }
  EXPECT_EQ(versions[0], versions[1]);
}

TEST(Orders, AreMarkedForTheirOwnPlayerOnly) {
  // The first strategy cards of a game.
  TableOptions options = ti4_table("holders");
  OpenedGame opened = Table::create(*find_game("ti4"), options, Seed::of(3), {}, 0);
  Table& table = *opened.table;
  Random random(3);
  while (table.match().decision().kind != "take_strategy") {
    OptionList list;
    table.match().options(list);
    const Choice choice = list[random.below(static_cast<std::uint32_t>(list.size()))];
    ASSERT_FALSE(table.choose(table.to_choose(), table.version(), {table.match().print(choice)}, "", 0)
                     .rejected.any());
  }
  const SeatId seat = table.to_choose();
  EXPECT_FALSE(table.step_automatically(0));
  EXPECT_EQ(
      table.set_order(
          seat, {{"kind", "rank_strategy"}, {"until", "game"}, {"cards", json::array{"imperial", "trade"}}}),
      "");
  const std::size_t version = table.version();
  ASSERT_TRUE(table.step_automatically(0));
  EXPECT_EQ(table.session().step(table.session().steps() - 1).text, "take imperial");
  const auto by = [&](SeatId viewer) {
    const json::object push = table.push(viewer, version);
    std::string out;
    for (const json::value& event : push.at("events").as_array()) {
      const json::value* who = event.as_object().if_contains("by");
      out += who == nullptr ? "-" : std::string(who->as_string());
    }
    return out;
  };
  EXPECT_EQ(by(seat).find("order"), 0U);
  EXPECT_EQ(by(SeatId{}).find("order"), std::string::npos);
  EXPECT_EQ(by(SeatId((seat.index() + 1) % 3)).find("order"), std::string::npos);
}

class OrderHubTest : public HubTest {};

TEST_F(OrderHubTest, OrdersArePrivateAndSurviveARestart) {
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.settings.open = true;
  const std::string id = new_table(anna, wanted);
  ask(id, anna, {{"type", "bot"}, {"seat", "blue"}, {"bot", ""}});
  ask(id, bruno, {{"type", "claim"}, {"seat", "blue"}});
  ask(id, anna, {{"type", "start"}});
  const auto a = watch(id, anna.id);
  const auto b = watch(id, bruno.id);
  const std::size_t heard = b->heard.size();
  const json::object set{{"kind", "pass_all"}, {"until", "game"}};
  const json::object reply = ask(id, anna, {{"type", "order"}, {"set", set}});
  ASSERT_EQ(code(reply), "");
  EXPECT_EQ(reply.at("orders").as_array().size(), 1U);
  EXPECT_EQ(a->last("push")->at("orders"), reply.at("orders"));
  EXPECT_EQ(b->heard.size(), heard);
  EXPECT_TRUE(ask(id, bruno, {{"type", "orders"}}).at("orders").as_array().empty());
  EXPECT_EQ(code(ask(id, bruno, {{"type", "orders"}, {"seat", "red"}})), "not_your_seat");
  EXPECT_EQ(code(ask(id, anna, {{"type", "order"}, {"set", json::object{{"kind", "x"}}}})), "bad_order");
  EXPECT_EQ(code(ask(id, anna, {{"type", "order"}, {"drop", 9}})), "bad_order");

  Hub second{io_.get_executor(),
             {where_.address(), "one", [](const Game& game) { return default_table(game, 3).pack; }}};
  json::object again;
  second.table(id)->handle(
      {anna.id, "", {{"type", "orders"}}, [&](json::object got) { again = std::move(got); }});
  settle();
  EXPECT_EQ(again.at("orders"), reply.at("orders"));
}

}  // namespace
}  // namespace orrery::server
