// Diplomacy Rider: if the predicted outcome is resolved, every other player places a command token in a
// system with a planet one controls.
#include "games/ti4/content/cards/agenda_cards.h"
#include "games/ti4/content/cards/rider.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

constexpr RewardDef kDiplomacyRiderReward{
    // The others clockwise; f.at counts them.
    .resolve = [](Play& g, Reward& f) -> Next {
      if (f.stage == 0) return systems_with_planets_of(g, f.seat).empty() ? Next::Done : ask(g, f);
      const auto players = static_cast<std::size_t>(g.r.players);
      while (++f.at < players) {
        const SeatId other((f.seat.index() + f.at) % players);
        if (!g.s.players[other].eliminated) return g.call(PlaceToken{other, f.system});
      }
      return Next::Done;
    },
    .answers = [](const Look& look, const Reward& f, OptionList& out) -> void {
      list_systems(systems_with_planets_of(look, f.seat), out);
    },
    .answer = [](Play&, Reward& f, Choice c) -> void {
      f.system = system_at(c, 0);
      f.stage = 1;
    },
};

}  // namespace

const AbilityDef kDiplomacyRider = rider("diplomacy_rider", kDiplomacyRiderReward);

}  // namespace orrery::ti4
