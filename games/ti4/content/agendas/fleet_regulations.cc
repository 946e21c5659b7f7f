// Fleet Regulations. For: the law is a trait of the table; tokens above 4 leave the fleet pools. Against:
// everybody gets a token of their reserve in the fleet pool.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostFleetTokens = 4;

}  // namespace

const AgendaText kFleetRegulations{
    .id = "fleet_regulations",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      each_player(g, [&](SeatId seat) {
        if (f.outcome == kFor) {
          while (g.s.players[seat].fleet > kMostFleetTokens) spend_token(g, seat, Pool3::Fleet);
        } else if (reserve_tokens(g, seat) > 0) {
          gain_tokens(g, seat, 0, 1, 0);
        }
      });
      return Next::Done;
    },
};

}  // namespace orrery::ti4
