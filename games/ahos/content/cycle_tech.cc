// cycle_tech(n): put up to n Technology cards of the display under the deck, in the order chosen, then refill
// the display.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/acquire.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

const EffectDef kCycleTech{
    .code = EffectCode::CycleTech,
    .parse = parse_number,
    .usable = [](const Look& look, SeatId, const Effect&) -> Refusal {
      return look.s.tech_display.empty() ? refuse("AHOS-TEC-4") : kAllowed;
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      if (a.stage == 2) return Next::Done;
      if (a.stage == 0 && a.counter < e.n && !g.s.tech_display.empty()) return Next::Ask;
      a.stage = 2;
      return g.call(FillDisplay{});
    },
    .answers = [](const Look& look, const Text& a, const Effect&, OptionList& out) -> void {
      KindId last;
      for (CardId c : look.s.tech_display) {
        const KindId kind = look.r.kind_of[c.index()];
        if (kind != last) out.add(make(Verb::Cycle, raw(kind)));
        last = kind;
      }
      if (a.counter > 0) out.add(make(Verb::Done));
    },
    .answer = [](Play& g, Text& a, const Effect&, Choice c) -> void {
      if (c.verb<Verb>() == Verb::Done) {
        a.stage = 1;
        return;
      }
      cycle_technology(g, on_display(g, kind_at(c, 0)));
      ++a.counter;
    },
};

}  // namespace orrery::ahos
