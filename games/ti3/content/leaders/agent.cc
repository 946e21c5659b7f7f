// Agent: sacrificed right after an action card was played he cancels it, like Sabotage (TI3-AGENT-3).
#include "games/ti3/content/leaders/leaders.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef kAgent{
    .id = "agent",
    .at = when(Timing::ActionCardPlayed),
    .ask =
        [](const Look& look, const Use& a, OptionList& out) {
          if (!a.answers.empty()) return;
          const auto& list = look.r.race(look.s.players[a.owner].race).leaders;
          for (std::size_t i = 0; i < list.size(); ++i) {
            const bool free = look.s.players[a.owner].leaders[i] == LeaderState::Home;
            if (free && look.r.leader(list[i]).type == LeaderType::Agent)
              out.add(make(Verb::Leader, raw(list[i])));
          }
        },
    .pay =
        [](Play& g, const Use& a) {
          const auto& list = g.r.race(g.s.players[a.owner].race).leaders;
          for (std::size_t i = 0; i < list.size(); ++i) {
            if (raw(list[i]) == a.answers[0].operand(0)) kill_leader(g, a.owner, static_cast<int>(i));
          }
        },
    .resolve = [](Play&, Use& a) -> Next {
      a.cancels = true;
      return Next::Done;
    },
};

}  // namespace orrery::ti3
