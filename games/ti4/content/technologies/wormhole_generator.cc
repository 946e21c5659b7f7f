// Wormhole Generator: at the start of the status phase one of the two wormhole tokens of the faction is
// placed or moved; also to where it lies already.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"

namespace orrery::ti4 {
namespace {

// The tokens belong to the faction of the technology, whoever copies it.
SeatId owner_of_tokens(const Look& look, const Use& a) {
  const FactionId faction = look.r.tech(TechId(a.ref.id)).faction;
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.players[SeatId(i)].faction == faction) return SeatId(i);
  }
  return a.owner;
}

}  // namespace

const AbilityDef kWormholeGenerator{
    .id = "wormhole_generator",
    .at = when(Timing::StatusPhaseStart),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return !wormhole_places(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_wormhole_tokens(look, a.owner, out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      place_chosen_wormhole(g, owner_of_tokens(g, a), a.answers[0]);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
