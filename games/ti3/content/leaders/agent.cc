// Agent: sacrificed right after an action card was played he cancels it, like Sabotage (TI3-AGENT-3).
#include "games/ti3/content/leaders/leaders.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kAgent{
    .id = "agent",
    .at = when(Timing::ActionCardPlayed),
    .pay =
        [](Play& g, const Use& a) {
          const auto& list = g.r.race(g.s.players[a.owner].race).leaders;
          for (std::size_t i = 0; i < list.size(); ++i) {
            if (g.s.players[a.owner].leaders[i] != LeaderState::Home ||
                g.r.leader(list[i]).type != LeaderType::Agent)
              continue;
            return kill_leader(g, a.owner, static_cast<int>(i));
          }
        },
    .resolve = [](Play&, Use& a) -> Next {
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti3
