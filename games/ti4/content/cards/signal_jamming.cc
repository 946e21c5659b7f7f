// Signal Jamming: a command token of another player is placed in a non-home system that holds or is next to
// one of one's ships. A player with a token there already, or without any token, is no target: nothing would
// be placed (9.3).
#include "games/ti4/content/cards/cards.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/tokens.h"

namespace orrery::ti4 {
namespace {

SeatSet victims(const Look& look, SeatId seat, SystemId system) {
  SeatSet set;
  for (SeatId other : others(look, seat)) {
    const Player& p = look.s.players[other];
    const bool has_token = reserve_tokens(look, other) + p.tactic + p.fleet + p.strategy > 0;
    if (has_token && !p.tokens.contains(system)) set.insert(other);
  }
  return set;
}

SystemSet jammed_systems(const Look& look, SeatId seat) {
  SystemSet near = look.s.ships_in[seat];
  for (SystemId s : look.s.ships_in[seat]) near |= adjacent_for(look, seat, s);
  SystemSet set;
  for (SystemId s : near - home_systems(look)) {
    if (!victims(look, seat, s).empty()) set.insert(s);
  }
  return set;
}

}  // namespace

const AbilityDef kSignalJamming{
    .id = "signal_jamming",
    .at = when(Timing::ComponentAction),
    .usable = [](const Look& look, SeatId seat,
                 const Occasion*) { return !jammed_systems(look, seat).empty(); },
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      if (!asked_before(a, 0)) {
        list_systems(jammed_systems(look, a.owner), out);
      } else if (!asked_before(a, 1)) {
        list_players(victims(look, a.owner, system_at(a.answers[0], 0)), out);
      }
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(PlaceToken{seat_at(a.answers[1], 0), system_at(a.answers[0], 0)});
    },
};

}  // namespace orrery::ti4
