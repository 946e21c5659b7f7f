// The verbs: the only code that changes the fields of the state (they alone have its key,
// engine/flow/change.h). Each tells what it did as an event, unless it only remembers something for the
// procedure that goes on. Callers have checked that the change is legal; a verb asserts what it needs.
#pragma once

#include "games/ahos/notation.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

// Pieces on the board.
void place_units(Play& g, SeatId seat, Unit unit, int count, SpaceId space);  // from the supply, at set-up
void build_unit(Play& g, SeatId seat, Unit unit, SpaceId space);  // from the supply, by production
void move_unit(Play& g, SeatId seat, Unit unit, SpaceId from, SpaceId to, Happening how);
void lose_unit(Play& g, SeatId seat, Unit unit, SpaceId space);
void salvage_fleet(Play& g, SeatId seat, SpaceId space);
void place_marker(Play& g, SeatId seat, Marker marker,
                  SpaceId space);  // replaces the own outpost, if there is one
void remove_marker(Play& g, SpaceId space);

// Cards. `held` cards are named in events by zone and kind.
void spend_card(Play& g, SeatId seat, Zone from, CardId card, Resource resource);
void discard_card(Play& g, SeatId seat, Zone from, CardId card);
void remove_card(Play& g, SeatId seat, Zone from, CardId card);  // REM-1 to REM-4
void stow_card(Play& g, SeatId seat, Zone from, CardId card, Zone reserve);
void shift_card(Play& g, SeatId seat, Zone from, CardId card);
void swap_cards(Play& g, SeatId seat, CardId one, CardId two);
// Everybody sees a card of that player; a verb that takes it out of hand or draw pile does this by itself.
void show_card(Play& g, SeatId seat, CardId card);
void take_to_hand(Play& g, SeatId seat, Zone from, CardId card);  // openly
void draw_cards(Play& g, SeatId seat, CardSet cards);             // secretly, from the draw pile
void reshuffle(Play& g, SeatId seat);
void set_aside(Play& g, SeatId seat, Zone from, CardId card);  // a text in use
void end_text(Play& g, SeatId seat, CardId card);              // from aside to where a used card goes
void take_system_card(Play& g, SeatId seat, SpaceId space);    // COL-4, COL-5, COL-10
void return_system_card(Play& g, SeatId seat, SpaceId space);  // AFT-2, AFT-3

void note_in_hand(Play& g, SeatId seat, CardId card);  // everybody knows that it is there

// Technology.
CardId raise_bottom_technology(Play& g);      // the first of those under the deck
void offer_technology(Play& g, CardId card);  // from the deck to the display; Wormhole Technology goes aside
void acquire_card(Play& g, SeatId seat, CardId card, bool to_hand);
void acquire_wormhole_token(Play& g, SeatId seat);
void cycle_technology(Play& g, CardId card);  // from the display under the deck

// Development tokens.
void offer_token(Play& g, TokenId token);
void take_token(Play& g, SeatId seat, TokenId token);
void spend_token(Play& g, SeatId seat, TokenId token, Resource resource);

// Alien tokens and black holes.
void reveal_alien(Play& g, SpaceId space, AlienId token);
void see_alien(Play& g, SeatId seat, SpaceId space,
               AlienId token);  // secretly; counts for tokens not decided yet
void remove_alien(Play& g, SpaceId space);
void place_black_hole(Play& g, EdgeId edge);
void remove_black_hole(Play& g, EdgeId edge);

// Rounds and turns (verbs_turn.cc).
void begin_turn(Play& g, SeatId seat);
void use_up_action(Play& g);
void count_idle_turn(Play& g, bool idle);
void begin_round(Play& g);
void note_won_combat(Play& g);
void cloak(Play& g);
void begin_movement(Play& g);
void note_entered(Play& g, SpaceId space);
void make_pact(Play& g, SeatId seat, SeatId with);
void end_pact(Play& g, SeatId seat);
void score_finally(Play& g, SeatId seat, int vp);
void win_game(Play& g, SeatId seat);

// Set-up (verbs_setup.cc).
void place_tile(Play& g, SpaceId space, TileId tile);
void deal_system(Play& g, SeatId seat, CardId card);
void lay_system_beside(Play& g, CardId card);
void deal_technology_card(Play& g, SeatId seat, CardId card);
void give_race(Play& g, SeatId seat, RaceId race);
void give_starting_card(Play& g, SeatId seat, CardId card);
void pick_secretly(Play& g, SeatId seat, SpaceId space);
void reveal_pick(Play& g, SeatId seat, Marker marker);
void hide_alien(Play& g, SpaceId space);
void set_first_player(Play& g, SeatId seat);

// Brings the VP track of a player in line with what gives VP now.
void rescore(Play& g, SeatId seat);

}  // namespace orrery::ahos
