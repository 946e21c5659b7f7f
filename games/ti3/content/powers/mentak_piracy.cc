// Piracy: once in the strategy phase, a trade good from each of up to two players who have at least three.
#include "games/ti3/content/powers/powers.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr std::size_t kVictims = 2;

bool is_named(const Use& a, SeatId seat) {
  for (const Choice c : a.answers) {
    if (c == make(Verb::Player, raw(seat))) return true;
  }
  return false;
}

bool worth_robbing(const Look& look, SeatId seat) {
  constexpr int kRich = 3;
  return look.s.players[seat].trade_goods >= kRich;
}

}  // namespace

const AbilityDef kMentakPiracy{
    .id = "mentak_piracy",
    .at = when(Timing::StrategyPhaseStart, Timing::StrategyPhaseEnd),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      const bool closed = !a.answers.empty() && a.answers.back().verb<Verb>() == Verb::Done;
      if (closed || a.answers.size() >= kVictims) return;
      for (SeatId seat : clockwise_after(look, a.owner)) {
        if (worth_robbing(look, seat) && !is_named(a, seat)) out.add(make(Verb::Player, raw(seat)));
      }
      if (!a.answers.empty() && !out.empty()) out.add(make(Verb::Done));
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (const Choice c : a.answers) {
        if (c.verb<Verb>() == Verb::Player) give_goods(g, seat_at(c, 0), a.owner, 1);
      }
      return Next::Done;
    },
    .once_a_round = true,
};

}  // namespace orrery::ti3
