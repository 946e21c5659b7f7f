// What several political cards do: to every player, one after another, to ships and laws that are named.
#pragma once

#include "games/ti3/content/political/political.h"
#include "games/ti3/content/targets.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

// Every player in the order of play.
template <class Do>
void each_player(const Look& look, const Do& act) {
  for (SeatId seat : window_order(look)) act(seat);
}

// The next player in the order of play who has not had a turn yet becomes f.seat. False: all have had it.
bool next_player(const Look& look, CarryOut& f);

std::uint16_t cause(const CarryOut& f);
SeatSet voters_for(const Look& look, std::uint8_t outcome);
int votes_for(const Look& look, std::uint8_t outcome);

// Ships as `unit ...`: of this type anywhere, or all but fighters in one system.
void list_ships_of(const Look& look, SeatId seat, Unit type, OptionList& out);
void list_ships_in(const Look& look, SeatId seat, SystemId system, OptionList& out);

void list_laws(const Look& look, OptionList& out);  // as `law ...`

Next exhaust_some(Play& g, const CarryOut& f, int count);  // of the planets of f.seat

// One card at random out of every hand (stage 0), then stage 1.
Next discard_at_random(Play& g, CarryOut& f);
ChancePoint random_card(const Look& look, const CarryOut& f);
void lose_random_card(Play& g, CarryOut& f, const Outcome& o);

}  // namespace orrery::ti3
