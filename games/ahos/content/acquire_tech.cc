// acquire_tech(to=hand): acquire one Technology card at its normal cost (TEC-1); it goes to the hand.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/acquire.h"
#include "games/ahos/flow/acquire_steps.h"
#include "games/ahos/notation.h"

namespace orrery::ahos {
namespace {

void list_display(const Look& look, SeatId seat, OptionList& out) {
  KindId last;
  for (CardId c : look.s.tech_display) {
    const KindId kind = look.r.kind_of[c.index()];
    if (kind != last && can_acquire(look, seat, kind).allowed()) out.add(make(Verb::Acquire, raw(kind)));
    last = kind;
  }
}

}  // namespace

const EffectDef kAcquireTech{
    .code = EffectCode::AcquireTech,
    .parse = [](const EffectCall& call, Effect&) -> std::string {
      std::string error = expect_arguments(call, 0, {"to"});
      if (!error.empty()) return error;
      const std::string* to = find_named(call, "to");
      return to != nullptr && *to == "hand" ? "" : "expected to=hand in acquire_tech";
    },
    .usable = [](const Look& look, SeatId seat, const Effect&) -> Refusal {
      OptionList cards;
      list_display(look, seat, cards);
      return cards.empty() ? refuse("AHOS-TEC-1") : kAllowed;
    },
    .resolve = [](Play&, Text& a, const Effect&) { return a.stage == 0 ? Next::Ask : Next::Done; },
    .answers = [](const Look& look, const Text& a, const Effect&, OptionList& out) -> void {
      list_display(look, a.owner, out);
    },
    .answer = [](Play& g, Text& a, const Effect&, Choice c) -> void {
      a.stage = 1;
      g.call(Acquire{AcquireStep::Pay, a.owner, on_display(g, kind_at(c, 0)), true});
    },
};

}  // namespace orrery::ahos
