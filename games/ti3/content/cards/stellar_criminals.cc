// Stellar Criminals: an opponent exhausts half of his unexhausted planets, rounded down, as he likes.
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/place.h"

namespace orrery::ti3 {
namespace {

int halved(const Look& look, SeatId seat) { return (planets_of(look, seat) - look.s.exhausted).size() / 2; }

}  // namespace

const AbilityDef kStellarCriminals{
    .id = "stellar_criminals",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (asked_before(a, 0)) return;
      list_opponents(
          look, a.owner, [&](SeatId seat) { return halved(look, seat) > 0; }, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) return Next::Done;
      a.stage = 1;
      const SeatId victim = player_answer(a, 0);
      const auto count = static_cast<std::uint8_t>(halved(g, victim));
      return g.call(ExhaustPlanets{victim, SeatId{}, count, cause_of(a.ref)});
    },
};

}  // namespace orrery::ti3
