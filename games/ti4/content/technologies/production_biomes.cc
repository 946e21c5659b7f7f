// Production Biomes: for a strategy token one gains 4 trade goods and another player of one's choice 2.
#include "games/ti4/content/targets.h"
#include "games/ti4/content/technologies/technologies.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kMine = 4;
constexpr int kTheirs = 2;

}  // namespace

const AbilityDef kProductionBiomes{
    .id = "production_biomes",
    .at = when(Timing::ComponentAction),
    .exhausts = true,
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return look.s.players[seat].strategy > 0 && !others(look, seat).empty();
    },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) list_players(others(look, a.owner), out);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, a.owner, Pool3::Strategy);  // 16.9: the cost comes first
      gain_goods(g, a.owner, kMine);
      gain_goods(g, seat_at(a.answers[0], 0), kTheirs);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
