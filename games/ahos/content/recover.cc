// recover(n, from=discard, to=hand): take n chosen cards of the discard pile into the hand.
#include "games/ahos/content/effects.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

const EffectDef kRecover{
    .code = EffectCode::Recover,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 1, {"from", "to"});
      if (!error.empty()) return error;
      const std::string* from = find_named(call, "from");
      const std::string* to = find_named(call, "to");
      if (from == nullptr || *from != "discard" || to == nullptr || *to != "hand")
        return "expected from=discard, to=hand in recover";
      return read_number(call.positional[0], e.n) ? "" : "expected a number (0 to 50) in recover";
    },
    .usable = [](const Look& look, SeatId seat, const Effect&) -> Refusal {
      return look.s.players[seat].discard.empty() ? refuse("AHOS-CRD-9") : kAllowed;
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      return a.counter >= e.n || g.s.players[a.owner].discard.empty() ? Next::Done : Next::Ask;
    },  // The card itself is aside, not in the discard pile: it can never take itself.
    .answers = [](const Look& look, const Text& a, const Effect&, OptionList& out) -> void {
      KindId last;
      for (CardId c : look.s.players[a.owner].discard) {
        const KindId kind = look.r.kind_of[c.index()];
        if (kind != last) out.add(make(Verb::Take, Zone::Discard, raw(kind)));
        last = kind;
      }
    },
    .answer = [](Play& g, Text& a, const Effect&, Choice c) -> void {
      take_to_hand(g, a.owner, Zone::Discard, held_card(g, a.owner, Zone::Discard, kind_at(c, 1)));
      ++a.counter;
    },
};

}  // namespace orrery::ahos
