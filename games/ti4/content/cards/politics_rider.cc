// Politics Rider: if the predicted outcome is resolved, 3 action cards and the speaker token.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kPoliticsRiderReward{
    .resolve = [](Play& g, Reward& f) -> Next {
      if (f.stage++ == 0) {
        DrawCards child;
        child.seat = f.seat;
        child.count = 3;
        return g.call(child);
      }
      if (g.s.speaker != f.seat) set_speaker(g, f.seat);
      return Next::Done;
    },
};

}  // namespace

const AbilityDef kPoliticsRider = rider("politics_rider", kPoliticsRiderReward);

}  // namespace orrery::ti4
