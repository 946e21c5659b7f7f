// Wrath of Kenara: after its owner rolled a die in a space combat in its system, a trade good adds 1 to its
// result; once for each die. Any die of the combat, the barrage included, for the text does not speak of
// combat rolls. Dice for which the good would change nothing are not offered.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/units/units.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool worth_it(const Die& die) {
  return !die.bought && die.face > 0 && !die.hit() && die.face + die.modifier + 1 >= die.needs;
}

bool any_die(const Look& look) {
  for (const Die& die : look.s.roll.dice) {
    if (worth_it(die)) return true;
  }
  return false;
}

void list_dice(const Look& look, OptionList& out) {
  for (const Die& die : look.s.roll.dice) {
    const Choice c = make(Verb::Die, die.unit, die.face);
    if (worth_it(die) && !out.contains(c)) out.add(c);
  }
  out.sort_from(0);
}

}  // namespace

const AbilityDef kWrathOfKenara{
    .id = "wrath_of_kenara",
    .at = when(Timing::CombatRolled, Timing::BarrageRolled),
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && space_combat_of(look, seat) && look.s.players[seat].trade_goods > 0 &&
             unit_text(look, seat, look.s.combat.system, UnitTrait::BuysDice) && any_die(look);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      const bool more = a.stage == 0 && g.s.players[a.owner].trade_goods > 0 && any_die(g);
      return more ? Next::Ask : Next::Done;
    },
    .answers = [](const Look& look, const Use& a, OptionList& out) -> void {
      list_dice(look, out);
      if (a.counter > 0) out.add(make(Verb::Done));
    },
    .answer = [](Play& g, Use& a, Choice c) -> void {
      if (c.verb<Verb>() == Verb::Done) {
        a.stage = 1;
        return;
      }
      const auto& dice = g.s.roll.dice;
      for (std::size_t i = 0; i < dice.size(); ++i) {
        if (!worth_it(dice[i]) || c != make(Verb::Die, dice[i].unit, dice[i].face)) continue;
        spend_goods(g, a.owner, 1);
        improve_die(g, i);
        ++a.counter;
        return;
      }
    },
};

}  // namespace orrery::ti4
