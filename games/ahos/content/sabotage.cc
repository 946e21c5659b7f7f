// sabotage(n): n chosen cards in the Reserve of an opponent go to their owner's discard pile.
#include "games/ahos/content/effects.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

void list_targets(const Look& look, SeatId seat, OptionList& out) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other == seat) continue;
    for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo}) {
      KindId last;
      for (CardId c : zone(look.s.players[other], z)) {
        const KindId kind = look.r.kind_of[c.index()];
        if (kind != last) out.add(make(Verb::Sabotage, raw(other), z, raw(kind)));
        last = kind;
      }
    }
  }
}

}  // namespace

const EffectDef kSabotage{
    .code = EffectCode::Sabotage,
    .parse = parse_number,
    .usable = [](const Look& look, SeatId seat, const Effect&) -> Refusal {
      OptionList targets;
      list_targets(look, seat, targets);
      return targets.empty() ? refuse("AHOS-CRD-9") : kAllowed;
    },  // Asked before the card is shown: one target per card of the text.
    .ask = [](const Look& look, const Text& a, const Effect& e, OptionList& out) -> void {
      if (static_cast<int>(a.answers.size()) < e.n) list_targets(look, a.owner, out);
    },
    .resolve = [](Play& g, Text& a, const Effect&) -> Next {
      for (Choice c : a.answers) {
        const SeatId victim(c.operand(0));
        const CardId card = held_card(g, victim, zone_at(c, 1), kind_at(c, 2));
        if (card.valid()) discard_card(g, victim, zone_at(c, 1), card);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ahos
