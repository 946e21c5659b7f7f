// The flow kernel on a toy game: frames with results, windows in which a cancel can be cancelled, abilities
// that ask first.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/hash.h"
#include "engine/flow/random.h"
#include "tests/unit/toy/toy.h"

namespace orrery::toy {
namespace {

const SeatId kRed(0);
const SeatId kBlue(1);
const SeatId kGreen(2);

const Choice kPass = Choice::of(Verb::Pass);
const Choice kNope = Choice::of(Verb::Use, Kind::Nope);
const Choice kToll = Choice::of(Verb::Use, Kind::Toll);
const Choice kTax = Choice::of(Verb::Use, Kind::Tax);
const Choice kSteal = Choice::of(Verb::Use, Kind::Steal);

Choice take(int coins) { return Choice::of(Verb::Take, coins); }
Choice from(SeatId seat) { return Choice::of(Verb::From, seat.value); }

// One game at a table with cards dealt by hand.
class Toy : public ::testing::Test {
 protected:
  void deal(SeatId seat, std::initializer_list<Kind> kinds) {
    for (Kind kind : kinds) ASSERT_TRUE(toy::deal(state, seat, kind).valid());
  }
  void begin() { run(play()); }

  Play play() { return {state, rules, &events}; }
  Look look() { return {state, rules}; }

  // Who is asked for what: "blue react".
  std::string asks() {
    if (state.flow.stop != Stop::Decision) return std::string(enum_name(state.flow.stop));
    const Asked a = asked_now(look());
    return Rules::name(a.seat) + " " + std::string(enum_name(static_cast<Ask>(a.kind)));
  }
  std::vector<Choice> legal() {
    OptionList list;
    list_options(look(), list);
    std::vector<Choice> out;
    for (std::size_t i = 0; i < list.size(); ++i) out.push_back(list[i]);
    return out;
  }
  // Applies a choice that must be one of those listed.
  void choose(Choice c) {
    const auto all = legal();
    ASSERT_NE(std::find(all.begin(), all.end(), c), all.end());
    ASSERT_TRUE(apply_choice(play(), c).allowed());
  }
  void answer(std::initializer_list<int> items) {
    Outcome o;
    for (int i : items) o.items.push_back(static_cast<std::uint8_t>(i));
    ASSERT_TRUE(possible(chance_now(look()), o));
    apply_outcome(play(), o);
  }
  std::int16_t coins(SeatId seat) { return state.players[seat].coins; }

  State state = new_game(9, 8);
  Rules rules;
  std::vector<Event> events;
};

// ---- frames ----

TEST_F(Toy, RunsToTheFirstDecision) {
  begin();
  EXPECT_EQ(asks(), "red action");
  EXPECT_EQ(state.flow.frames.size(), 1U);
}

TEST_F(Toy, AChildFrameHandsItsResultToItsParent) {
  state.players[kRed].coins = 1;
  begin();
  choose(Choice::of(Verb::Bet));
  EXPECT_EQ(asks(), "chance");
  EXPECT_EQ(state.flow.frames.size(), 2U);
  answer({3, 6});
  EXPECT_EQ(coins(kRed), 3);
  EXPECT_EQ(state.flow.frames.size(), 1U);
  choose(Choice::of(Verb::Bet));
  answer({1, 6});
  EXPECT_EQ(coins(kRed), 2);
}

TEST_F(Toy, ARefusedChoiceNamesItsRuleAndChangesNothing) {
  deal(kRed, {Kind::Toll});
  begin();
  const std::uint64_t before = stable_hash(state);
  const std::vector<std::uint8_t> bytes = to_bytes(state);
  const std::vector<std::pair<Choice, std::string_view>> refused{
      {take(0), "TOY-1"}, {take(4), "TOY-1"}, {Choice::of(Verb::Bet), "TOY-2"},
      {kSteal, "TOY-4"},  {kToll, "TOY-4"},   {from(kBlue), "TOY-10"}};
  for (const auto& [choice, rule] : refused) {
    const Refusal refusal = apply_choice(play(), choice);
    EXPECT_EQ(refusal.rule, rule);
    EXPECT_EQ(stable_hash(state), before);
    EXPECT_EQ(to_bytes(state), bytes);
    EXPECT_TRUE(events.empty());
  }
}

TEST_F(Toy, EndsByItself) {
  state = new_game(2, 8);
  begin();
  choose(take(2));
  EXPECT_EQ(asks(), "over");
  EXPECT_TRUE(legal().empty());
  EXPECT_EQ(winners(state), (SeatSet{kRed}));
  EXPECT_EQ(events.back(), Event::of(Happening::Won, kRed.value));
}

TEST_F(Toy, NobodyListeningMeansNoEvents) {
  begin();
  ASSERT_TRUE(apply_choice(Play{state, rules, nullptr}, take(2)).allowed());
  EXPECT_EQ(coins(kRed), 2);
}

// ---- windows ----

TEST_F(Toy, WithoutCardsNobodyIsAsked) {
  begin();
  choose(take(3));
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 3);
}

TEST_F(Toy, OnlyHoldersAreAskedInRuleOrder) {
  deal(kGreen, {Kind::Nope});
  deal(kRed, {Kind::Nope});  // cannot nope what red does
  begin();
  choose(take(3));
  EXPECT_EQ(asks(), "green react");
  EXPECT_EQ(legal(), (std::vector<Choice>{kNope, kPass}));
  choose(kPass);
  EXPECT_EQ(coins(kRed), 3);
}

TEST_F(Toy, APassIsAskedForAgainOnlyAfterSomebodyElseActed) {
  deal(kBlue, {Kind::Nope});
  deal(kGreen, {Kind::Toll});
  begin();
  choose(take(1));
  EXPECT_EQ(asks(), "blue react");
  choose(kPass);
  EXPECT_EQ(asks(), "green react");
  choose(kToll);
  EXPECT_EQ(asks(), "blue react") << "in the window of the toll";
  choose(kPass);
  EXPECT_EQ(asks(), "blue react")
      << "in the window of the taking, where something happened since blue passed";
  choose(kPass);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 1);
  EXPECT_EQ(coins(kGreen), 1);
}

TEST_F(Toy, ACancelCancels) {
  deal(kBlue, {Kind::Nope});
  begin();
  choose(take(3));
  choose(kNope);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 0);
  EXPECT_EQ(state.bank, 9);
  EXPECT_EQ(state.discard.size(), 1);
}

TEST_F(Toy, ACancelOfTheCancelLetsItHappen) {
  deal(kBlue, {Kind::Nope});
  deal(kRed, {Kind::Nope});
  begin();
  choose(take(3));
  choose(kNope);
  EXPECT_EQ(asks(), "red react");
  choose(kNope);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 3);
  EXPECT_EQ(state.discard.size(), 2) << "both cards are gone, the cancelled one too";
}

TEST_F(Toy, ACancelOfTheCancelOfTheCancelCancels) {
  deal(kBlue, {Kind::Nope, Kind::Nope});
  deal(kRed, {Kind::Nope});
  begin();
  choose(take(3));
  choose(kNope);
  EXPECT_EQ(asks(), "red react");
  choose(kNope);
  EXPECT_EQ(asks(), "blue react");
  choose(kNope);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 0);
  EXPECT_EQ(state.discard.size(), 3);
  EXPECT_EQ(state.flow.frames.size(), 1U);
}

TEST_F(Toy, FourCancelsDeepLetItHappenAgain) {
  deal(kBlue, {Kind::Nope, Kind::Nope});
  deal(kRed, {Kind::Nope, Kind::Nope});
  begin();
  choose(take(3));
  for (int i = 0; i < 4; ++i) choose(kNope);
  EXPECT_EQ(coins(kRed), 3);
}

TEST_F(Toy, ADeclinedCancelOfTheCancelLetsItCancel) {
  deal(kBlue, {Kind::Nope});
  deal(kRed, {Kind::Nope});
  begin();
  choose(take(3));
  choose(kNope);
  choose(kPass);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 0);
}

TEST_F(Toy, WhatIsReusableListensOncePerOccurrence) {
  deal(kBlue, {Kind::Toll});
  begin();
  choose(take(1));
  choose(kToll);
  EXPECT_EQ(asks(), "blue action") << "not asked a second time for the same occurrence";
  EXPECT_EQ(coins(kBlue), 1);
  choose(kPass);
  choose(kPass);
  EXPECT_EQ(asks(), "red action");
  choose(take(1));
  EXPECT_EQ(asks(), "blue react") << "a new occurrence";
}

TEST_F(Toy, TwoCopiesListenTwice) {
  deal(kBlue, {Kind::Toll, Kind::Toll});
  begin();
  choose(take(1));
  EXPECT_EQ(legal(), (std::vector<Choice>{kToll, kPass})) << "copies are one option";
  choose(kToll);
  choose(kToll);
  EXPECT_EQ(coins(kBlue), 2);
}

TEST_F(Toy, AMandatoryListenerCannotBePassed) {
  deal(kRed, {Kind::Tax});
  begin();
  choose(take(3));
  EXPECT_EQ(asks(), "red react");
  EXPECT_EQ(legal(), (std::vector<Choice>{kTax}));
  EXPECT_EQ(apply_choice(play(), kPass).rule, "TOY-7");
  choose(kTax);
  EXPECT_EQ(coins(kRed), 2);
}

TEST_F(Toy, AMandatoryListenerCanBeCancelledAndStaysUsed) {
  deal(kRed, {Kind::Tax});
  deal(kBlue, {Kind::Nope});
  begin();
  choose(take(3));
  choose(kPass);  // blue lets the taking be
  choose(kTax);
  EXPECT_EQ(asks(), "blue react");
  choose(kNope);
  EXPECT_EQ(asks(), "blue action") << "a cancelled use counts: red is not asked again";
  EXPECT_EQ(coins(kRed), 3);
}

TEST_F(Toy, AForeignChoiceInAWindowIsRefused) {
  deal(kBlue, {Kind::Nope});
  begin();
  choose(take(3));
  const std::uint64_t before = stable_hash(state);
  for (Choice c : {take(1), kToll, kSteal, Choice::of(99)}) EXPECT_EQ(apply_choice(play(), c).rule, "TOY-5");
  EXPECT_EQ(stable_hash(state), before);
}

TEST_F(Toy, OnceCancelledNobodyElseIsAsked) {
  deal(kBlue, {Kind::Nope});
  deal(kGreen, {Kind::Toll});
  begin();
  choose(take(3));
  choose(kNope);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kGreen), 0);
}

// ---- abilities ----

TEST_F(Toy, AnAbilityAsksBeforeItIsPaidFor) {
  deal(kRed, {Kind::Steal});
  state.players[kGreen].coins = 1;
  begin();
  choose(kSteal);
  EXPECT_EQ(asks(), "red target");
  EXPECT_EQ(legal(), (std::vector<Choice>{from(kBlue), from(kGreen)}));
  EXPECT_TRUE(state.discard.empty()) << "nothing is paid while questions are open";
  EXPECT_EQ(apply_choice(play(), from(kRed)).rule, "TOY-4");
  choose(from(kGreen));
  EXPECT_EQ(coins(kRed), 1);
  EXPECT_EQ(coins(kGreen), 0);
  EXPECT_EQ(state.discard.size(), 1);
}

TEST_F(Toy, AnAbilityMayAskAnotherPlayerWhileItResolves) {
  deal(kRed, {Kind::Steal});
  state.players[kGreen].coins = 5;
  begin();
  choose(kSteal);
  choose(from(kGreen));
  EXPECT_EQ(asks(), "green give");
  choose(Choice::of(Verb::Give, 2));
  EXPECT_EQ(coins(kRed), 2);
  EXPECT_EQ(coins(kGreen), 3);
  EXPECT_EQ(asks(), "blue action");
}

TEST_F(Toy, ACancelledAbilityCostsButDoesNothing) {
  deal(kRed, {Kind::Steal});
  deal(kBlue, {Kind::Nope});
  state.players[kGreen].coins = 5;
  begin();
  choose(kSteal);
  choose(from(kGreen));
  EXPECT_EQ(asks(), "blue react");
  choose(kNope);
  EXPECT_EQ(asks(), "blue action");
  EXPECT_EQ(coins(kRed), 0);
  EXPECT_EQ(state.discard.size(), 2);
}

// ---- the state is everything ----

TEST_F(Toy, AGameCanBeCopiedAndSavedInTheMiddleOfAnything) {
  deal(kBlue, {Kind::Nope, Kind::Nope});
  deal(kRed, {Kind::Nope});
  begin();
  choose(take(3));
  choose(kNope);
  ASSERT_GT(state.flow.frames.size(), 3U);
  const State copy = state;
  State loaded;
  ASSERT_TRUE(from_bytes(to_bytes(state), loaded));
  EXPECT_EQ(loaded, state);
  choose(kNope);
  choose(kNope);
  EXPECT_EQ(coins(kRed), 0);
  state = loaded;
  choose(kNope);
  choose(kPass);  // blue lets the second nope be,
  choose(kPass);  // and does not try again
  EXPECT_EQ(coins(kRed), 3);
  EXPECT_EQ(stable_hash(copy), stable_hash(loaded));
}

TEST(Flow, RandomGamesEndAndNeverGetStuck) {
  const Rules rules;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    State s = new_game(12, 30);
    run(Play{s, rules, nullptr});
    for (int n = 0; s.flow.stop != Stop::Over; ++n) {
      ASSERT_LT(n, 2000);
      if (s.flow.stop == Stop::Chance) {
        apply_outcome(Play{s, rules, nullptr}, draw_outcome(chance_now(Look{s, rules}), random));
        continue;
      }
      OptionList options;
      list_options(Look{s, rules}, options);
      ASSERT_FALSE(options.empty());
      for (std::size_t i = 1; i < options.size(); ++i) ASSERT_LT(options[i - 1], options[i]);
      const Choice c = options[random.below(static_cast<std::uint32_t>(options.size()))];
      ASSERT_TRUE(apply_choice(Play{s, rules, nullptr}, c).allowed());
    }
    int cards = s.deck.size() + s.discard.size();
    for (const Player& p : s.players) cards += p.hand.size();
    EXPECT_EQ(cards, static_cast<int>(kCards));
  }
}

}  // namespace
}  // namespace orrery::toy
