// The effect codes of A Handful of Stars: what they mean, and where they are wrong.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "games/ahos/pack/effect_call.h"
#include "tests/unit/ahos_house.h"

namespace orrery::ahos {
namespace {

EffectCall one_call(const std::string& text) {
  const ParsedEffects parsed = parse_effects(text, 7);
  EXPECT_EQ(parsed.error, "") << text;
  EXPECT_EQ(parsed.calls.size(), 1u) << text;
  return parsed.calls.empty() ? EffectCall{} : parsed.calls.front();
}

using Named = std::vector<std::pair<std::string, std::string>>;
using Positional = std::vector<std::string>;

TEST(AhosEffectCall, ReadsBareCodes) {
  EXPECT_EQ(one_call("none"), (EffectCall{"none", {}, {}, "", 7}));
  EXPECT_EQ(one_call("  culture "), (EffectCall{"culture", {}, {}, "", 7}));
}

TEST(AhosEffectCall, ReadsArguments) {
  EXPECT_EQ(one_call("strength(5, role=attacker)"),
            (EffectCall{"strength", {"5"}, {{"role", "attacker"}}, "", 7}));
  EXPECT_EQ(one_call("produce(max=3, cost=M+P)").named, (Named{{"max", "3"}, {"cost", "M+P"}}));
  EXPECT_EQ(one_call("reserve_capacity(+1)").positional, (Positional{"+1"}));
  EXPECT_EQ(one_call("black_hole(place  or   remove)").positional, (Positional{"place or remove"}));
  EXPECT_EQ(one_call("peek(alien, adjacent_to_own)").positional, (Positional{"alien", "adjacent_to_own"}));
}

TEST(AhosEffectCall, ReadsComparisonsAsValues) {
  const EffectCall call = one_call("strength(2, needs=own_fleets>=1)");
  EXPECT_EQ(call.named, (Named{{"needs", "own_fleets>=1"}}));
  EXPECT_EQ(one_call("x(own_fleets>=1)").positional, (Positional{"own_fleets>=1"}));
}

TEST(AhosEffectCall, ReadsConditions) {
  const EffectCall call = one_call("draw(2) if won_combat_this_turn");
  EXPECT_EQ(call.positional, (Positional{"2"}));
  EXPECT_EQ(call.condition, "won_combat_this_turn");
  EXPECT_EQ(one_call("draw if a >= 2").condition, "a >= 2");
}

TEST(AhosEffectCall, ReadsSeveralCalls) {
  const ParsedEffects parsed = parse_effects("strength(2); fewer_losses(1)", 3);
  ASSERT_EQ(parsed.calls.size(), 2u);
  EXPECT_EQ(parsed.calls[0].code, "strength");
  EXPECT_EQ(parsed.calls[1].code, "fewer_losses");
  EXPECT_EQ(parsed.calls[1].line, 3);
}

TEST(AhosEffectCall, FindsNamedArguments) {
  const EffectCall call = one_call("stow(1, from=hand or discard, only=reserve)");
  ASSERT_NE(find_named(call, "from"), nullptr);
  EXPECT_EQ(*find_named(call, "from"), "hand or discard");
  EXPECT_EQ(find_named(call, "to"), nullptr);
}

TEST(AhosEffectCall, PrintsWhatItParses) {
  const Pack pack = house();
  for (const auto* cards : {&pack.starting, &pack.abilities, &pack.technology}) {
    for (const CardRow& card : *cards) {
      for (const EffectCall& call : card.effects) {
        const ParsedEffects again = parse_effects(to_string(call), call.line);
        ASSERT_EQ(again.calls.size(), 1u) << card.id;
        EXPECT_EQ(again.calls[0], call) << card.id;
      }
    }
  }
}

TEST(AhosEffectCall, RefusesBadSyntaxWithThePlace) {
  const std::pair<const char*, const char*> bad[] = {
      {"", "expected an effect code at character 1"},
      {"5", "expected an effect code at character 1"},
      {"draw(", "expected an argument at character 6"},
      {"draw()", "expected an argument at character 6"},
      {"draw(2", "expected \",\" or \")\" at character 7"},
      {"draw(2,)", "expected an argument at character 8"},
      {"draw(2))", "expected \";\" or the end at character 8"},
      {"draw(a(b))", "expected \",\" or \")\" at character 7"},
      {"draw(2);", "expected an effect code at character 9"},
      {"draw 2", "expected \";\" or the end at character 6"},
      {"draw(2) if ", "expected a condition after \"if\" at character 12"},
      {"x(a=1, 2)", "expected name=value, since a named argument came before at character 8"},
      {"x(a=1, a=2)", "expected argument a only once at character 10"},
      {"x(a=)", "expected an argument at character 5"},
      {"x(a==1)", "expected one \"=\" after a at character 7"},
      {"x(1,2,3,4,5,6,7,8,9)", "expected at most 8 arguments at character 19"},
      {"a;a;a;a;a;a;a;a;a", "expected at most 8 effects at character 17"},
      {"none; draw(2)", "expected none to stand alone"},
      {"draw(\"2\")", "expected an argument at character 6"},
  };
  for (const auto& [text, error] : bad) {
    const ParsedEffects parsed = parse_effects(text, 1);
    EXPECT_EQ(parsed.error, error) << text;
    EXPECT_TRUE(parsed.calls.empty()) << text;
  }
}

}  // namespace
}  // namespace orrery::ahos
