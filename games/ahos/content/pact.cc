// pact(player, until=next_turn): a chosen opponent may not move units into systems with the owner's marker
// until the start of the owner's next turn. The card lies aside that long (flow/turn.cc gives it back,
// flow/move.cc keeps the pact).
#include "games/ahos/content/effects.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

const EffectDef kPact{
    .code = EffectCode::Pact,
    .parse = [](const EffectCall& call, Effect&) -> std::string {
      std::string error = expect_arguments(call, 1, {"until"});
      if (!error.empty()) return error;
      const std::string* until = find_named(call, "until");
      if (call.positional[0] != "player" || until == nullptr || *until != "next_turn")
        return "expected pact(player, until=next_turn)";
      return "";
    },
    .usable = [](const Look& look, SeatId seat, const Effect&) -> Refusal {
      return look.s.players[seat].pact_with.valid() ? refuse("AHOS-CRD-9") : kAllowed;
    },
    .ask = [](const Look& look, const Text& a, const Effect&, OptionList& out) -> void {
      if (!a.answers.empty()) return;
      for (int i = 0; i < look.r.players; ++i) {
        if (SeatId(i) != a.owner) out.add(make(Verb::Against, i));
      }
    },
    .resolve = [](Play& g, Text& a, const Effect&) -> Next {
      const SeatId other(a.answers[0].operand(0));
      make_pact(g, a.owner, other);
      return Next::Done;
    },
};

}  // namespace orrery::ahos
