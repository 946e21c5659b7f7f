// Questions about a position that several procedures ask. Pure; every card in a Reserve that changes an
// answer is counted.
#pragma once

#include "games/ahos/state.h"

namespace orrery::ahos {

// Whether the game is still being set up.
inline bool in_setup(const State& s) {
  return !s.flow.frames.empty() && std::holds_alternative<Setup>(s.flow.frames[0]);
}

CardSet& zone(Player& p, Zone z);
const CardSet& zone(const Player& p, Zone z);
inline CardSet reserves(const Player& p) { return p.reserve_one | p.reserve_two; }
// Every card of the player's deck, wherever it is.
inline CardSet owned_cards(const Player& p) {
  return p.hand | p.draw | p.discard | p.reserve_one | p.reserve_two | p.aside;
}

// A card of that kind in that zone. For a text: one whose text was not used this turn; otherwise preferably
// one whose text was used. Among these one that others know of. None if there is no such card.
CardId held_card(const Look& look, SeatId seat, Zone z, KindId kind);
CardId held_text(const Look& look, SeatId seat, Zone z, KindId kind);

// Control (MOV-10, Q-28): a piece of any kind.
bool holds_piece(const Space& sp, SeatId seat);
SpaceSet systems_of(const Look& look, SeatId seat);
// The player other than `seat` who controls the system, or none.
SeatId other_controller(const Look& look, SpaceId space, SeatId seat);
bool habitable(const Look& look, SpaceId space);
bool black_holed(const Look& look, EdgeId edge);
// Spaces joined to this one by an open connection (MOV-5).
SpaceSet open_neighbours(const Look& look, SpaceId space);
// Spaces joined to this one by any connection, black holes ignored.
SpaceSet neighbours(const Look& look, SpaceId space);
// Spaces with a wormhole tile.
SpaceSet wormhole_spaces(const Look& look);

// Numbers that cards and tokens change.
TokenId ready_token(const Look& look, SeatId seat,
                    TokenKindId kind);  // face up; none: no such token
int hand_size(const Look& look, SeatId seat);
int reserve_capacity(const Look& look, SeatId seat, Zone reserve);
int reserve_counted(const Look& look, SeatId seat,
                    Zone reserve);  // cards that count towards the capacity (RSV-6)
bool counts_in_reserve(const Look& look, SeatId seat, CardId card);
int produce_limit(const Look& look, SeatId seat);
bool has_in_reserve(const Look& look, SeatId seat, EffectCode code);
// Energy per connection and Research per wormhole step; zero Energy: that unit cannot move (MOV-4).
struct MoveCost {
  int energy = 0;
  int research = 0;
};
MoveCost move_cost(const Look& look, SeatId seat, Unit unit);

// Victory points. The track: markers, Development tokens, cards in Reserve. Final: hidden cards too.
int marker_vp(const Look& look, Marker marker);
int track_vp(const Look& look, SeatId seat);
int final_vp(const Look& look, SeatId seat);
int systems_with_marker(const Look& look, SeatId seat);

}  // namespace orrery::ahos
