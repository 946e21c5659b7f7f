// Command tokens.
#include <cassert>

#include "engine/flow/change.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {
namespace {

std::uint8_t& pool_of(Player& p, Pool3 pool) {
  return pool == Pool3::Tactic ? p.tactic : pool == Pool3::Fleet ? p.fleet : p.strategy;
}

}  // namespace

void place_token(Play& g, SeatId seat, SystemId system, bool from_tactic) {
  Player& p = state_of(g).players[seat];
  if (from_tactic) {
    assert(p.tactic > 0);
    --p.tactic;
  }
  p.tokens.insert(system);  // with one there already it stays in the reserve (73.6)
  g.emit(Happening::TokenPlaced, raw(seat), raw(system));
}

void place_token_from(Play& g, SeatId seat, SystemId system, Pool3 pool) {
  spend_token(g, seat, pool);
  place_token(g, seat, system, false);
}

void return_token(Play& g, SeatId seat, SystemId system) {
  state_of(g).players[seat].tokens.erase(system);
  g.emit(Happening::TokenReturned, raw(seat), raw(system));
}

void gain_tokens(Play& g, SeatId seat, int tactic, int fleet, int strategy) {
  Player& p = state_of(g).players[seat];
  assert(tactic + fleet + strategy <= reserve_tokens(g, seat));
  p.tactic = byte(p.tactic + tactic);
  p.fleet = byte(p.fleet + fleet);
  p.strategy = byte(p.strategy + strategy);
  g.emit(Happening::TokensGained, raw(seat), tactic, fleet, strategy);
}

void spend_token(Play& g, SeatId seat, Pool3 pool) {
  std::uint8_t& n = pool_of(state_of(g).players[seat], pool);
  assert(n > 0);
  n = byte(n - 1);
  if (pool == Pool3::Fleet) alert(g, Alert::Fleets);
  g.emit(Happening::TokenSpent, raw(seat), pool);
}

void set_pools(Play& g, SeatId seat, int tactic, int fleet, int strategy) {
  Player& p = state_of(g).players[seat];
  if (fleet < p.fleet) alert(g, Alert::Fleets);
  p.tactic = byte(tactic);
  p.fleet = byte(fleet);
  p.strategy = byte(strategy);
  g.emit(Happening::PoolsSet, raw(seat), tactic, fleet, strategy);
}

}  // namespace orrery::ti4
