// black_hole(place or remove): put a set-aside Black Hole disc on a connection without one, or take one off
// the board.
#include "games/ahos/content/effects.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

void list(const Look& look, OptionList& out) {
  if (look.s.spare_black_holes > 0) {
    for (std::size_t i = 0; i < look.r.edges.size(); ++i) {
      if (!black_holed(look, EdgeId(i))) out.add(make(Verb::Close, i));
    }
  }
  for (EdgeId e : look.s.black_holes) out.add(make(Verb::Open, raw(e)));
}

}  // namespace

const EffectDef kBlackHole{
    .code = EffectCode::BlackHole,
    .parse = [](const EffectCall& call, Effect&) -> std::string {
      std::string error = expect_arguments(call, 1, {});
      return error.empty() && call.positional[0] != "place or remove" ? "expected black_hole(place or remove)"
                                                                      : error;
    },
    .usable = [](const Look&, SeatId, const Effect&) { return kAllowed; },
    .ask = [](const Look& look, const Text& a, const Effect&, OptionList& out) -> void {
      if (a.answers.empty()) list(look, out);
    },
    .resolve = [](Play& g, Text& a, const Effect&) -> Next {
      const EdgeId edge(a.answers[0].operand(0));
      if (a.answers[0].verb<Verb>() == Verb::Close) {
        place_black_hole(g, edge);
      } else {
        remove_black_hole(g, edge);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ahos
