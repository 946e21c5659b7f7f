// The verbs: the only code that changes pieces, cards, tokens and points. Each tells what it did as an event,
// keeps derived fields (presence, ships_in, traits, rows) right, and raises alerts and triggers for settle.
// Callers have checked that the change is legal. One file of verbs/ for each subject below.
#pragma once

#include "games/ti4/notation.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

// Alerts and triggers.
void alert(Play& g, Alert what);
void trigger(Play& g, Timing at, std::uint8_t subject = 0xff, std::uint8_t object = 0xff,
             std::uint8_t detail = 0xff);

// Units (units.cc, movement.cc). A place is a space area or a planet.
void place_units(Play& g, SeatId seat, Unit unit, int count, Place place);     // from the reserve
void produce_units(Play& g, SeatId seat, Unit unit, int count, Place place);   // the same, told as produced
void destroy_unit(Play& g, SeatId seat, Piece piece, Place place, SeatId by);  // 31.0; pushes UnitDestroyed
void remove_unit(Play& g, SeatId seat, Piece piece, Place place);    // to the reserve, not destroyed (31.2)
void damage_unit(Play& g, SeatId seat, Unit unit, SystemId system);  // sustain damage
void repair_unit(Play& g, SeatId seat, Unit unit, SystemId system);
void shift_unit(Play& g, SeatId seat, Piece piece, SystemId from,
                SystemId to);                                 // between space areas, no rules of movement
void land(Play& g, SeatId seat, int count, PlanetId planet);  // infantry from the space area of its system
void lift(Play& g, SeatId seat, int count, PlanetId planet);  // infantry to the space area of its system
void relocate_infantry(Play& g, SeatId seat, int count, Place from, Place to);  // between any places
// Movement: ships leave for State::tactical.moving and arrive from it.
void take_off(Play& g, SeatId seat, Piece piece,
              SystemId from);                                 // appends to (or counts up in) tactical.moving
void load_unit(Play& g, SeatId seat, Unit unit, Place from);  // on the last ship of tactical.moving
void arrive(Play& g, SeatId seat, const Moving& ship, SystemId to);
void lose_in_rift(Play& g, SeatId seat, const Moving& ship, SystemId rift);  // ship and cargo to the reserve

// Planets.
void gain_control(
    Play& g, SeatId seat,
    PlanetId planet);  // takes the card exhausted, destroys structures of others, pushes PlanetGained...
void lose_control(Play& g, PlanetId planet);  // nobody controls it
void clear_structures(Play& g);  // structures of others without ground forces on planets that changed hands
void exhaust_planet(Play& g, PlanetId planet);
void ready_planet(Play& g, PlanetId planet);
void remove_custodians(Play& g, SeatId seat);

// Command tokens.
void place_token(Play& g, SeatId seat, SystemId system,
                 bool from_tactic);  // from the tactic pool, or from the reserve
void place_token_from(Play& g, SeatId seat, SystemId system,
                      Pool3 pool);                         // a token of the sheet that must be placed (73.3b)
void return_token(Play& g, SeatId seat, SystemId system);  // from the board to the reserve
void gain_tokens(Play& g, SeatId seat, int tactic, int fleet, int strategy);
void spend_token(Play& g, SeatId seat, Pool3 pool);                         // to the reserve
void set_pools(Play& g, SeatId seat, int tactic, int fleet, int strategy);  // redistribution

// Goods.
void gain_goods(Play& g, SeatId seat, int count);  // pushes TradeGoodsGained
void spend_goods(Play& g, SeatId seat, int count);
void lose_goods(Play& g, SeatId seat, int count);
void replenish(Play& g, SeatId seat);  // 45.3; pushes CommoditiesReplenished
void give_goods(Play& g, SeatId from, SeatId to, int count);
void give_commodities(Play& g, SeatId from, SeatId to, int count);  // they become trade goods (45.5)

// Technology.
void gain_technology(Play& g, SeatId seat, TechId tech);
void lose_technology(Play& g, SeatId seat, TechId tech);
void exhaust_technology(Play& g, SeatId seat, TechId tech);
void ready_technology(Play& g, SeatId seat, TechId tech);
void copy_technology(Play& g, SeatId seat, TechId tech, int token);  // an assimilator token

// Action cards.
void draw_card(Play& g, SeatId seat, CardId card);       // secretly, from the deck
void reshuffle_action_cards(Play& g);                    // 44.5: an empty deck takes the discard pile
void play_card(Play& g, SeatId seat, CardId card);       // out of the hand, on the table
void discard_played(Play& g, SeatId seat, CardId card);  // from the table
void discard_card(Play& g, SeatId seat, CardId card);    // from the hand, openly
void give_card(Play& g, SeatId from, SeatId to, CardId card);

// Promissory notes.
void give_note(Play& g, SeatId from, SeatId to, NoteId note);  // pushes NoteReceived
void put_note_in_play(Play& g, SeatId seat, NoteId note);
void return_note(Play& g, NoteId note);  // to its owner's hand, from wherever it is

// Objectives and points.
void draw_secret(Play& g, SeatId seat, ObjectiveId objective);
void return_secret(Play& g, SeatId seat, ObjectiveId objective);
void reveal_objective(Play& g, ObjectiveId objective);
void leak_objective(Play& g, ObjectiveId objective);  // a scored secret objective becomes public (FAQ-22a)
void score_objective(Play& g, SeatId seat, ObjectiveId objective);
void gain_points(Play& g, SeatId seat, int points);
void lose_points(Play& g, SeatId seat, int points);

// Strategy cards.
void take_strategy_card(Play& g, SeatId seat, StrategyCard card);  // with its trade goods
void return_strategy_card(Play& g, StrategyCard card);
void exhaust_strategy_card(Play& g, StrategyCard card);
void ready_strategy_card(Play& g, StrategyCard card);
void put_good_on_card(Play& g, StrategyCard card);  // 37.2
void set_speaker(Play& g, SeatId seat);

// Laws.
void enact_law(Play& g, const LawInPlay& law);
void discard_law(Play& g, AgendaId agenda);  // to the discard pile; traits are recounted
void give_law(Play& g, AgendaId agenda, SeatId owner);
void reelect_law(Play& g, const LawInPlay& law);  // a law in play gets another owner, planet or objective
void exhaust_law(Play& g, AgendaId agenda);
void ready_law(Play& g, AgendaId agenda);
// Victory points of attached laws that come and go with the control of the planet; either seat may be none.
void pass_law_points(Play& g, PlanetId planet, SeatId from, SeatId to);
void trim_pds(Play& g);  // PDS above the limit of a planet are removed, unless a law allows any number

// The agenda deck: known cards on top, then the pool, then known cards at the bottom.
void reveal_agenda(Play& g, AgendaId agenda);  // off the deck, on the table
void reshuffle_agendas(Play& g);               // 44.5
void discard_agenda(Play& g, AgendaId agenda);
int agendas_in_deck(const Look& look);
void fix_agenda(Play& g, AgendaId agenda);          // of the pool: it is the next one below those on top
void raise_bottom_agenda(Play& g);                  // the same when the pool is empty
void see_agendas(Play& g, SeatId seat, int count);  // the first cards on top, secretly
// A card among the first `of` on top, seen by this player alone, goes below the others of them, or to the
// bottom.
void put_agenda_on_top(Play& g, AgendaId agenda, int of);
void put_agenda_at_bottom(Play& g, AgendaId agenda);

// Galaxy.
void place_tile(Play& g, SeatId seat, SystemId tile, SpotId spot);
void place_beside(Play& g, SystemId tile);  // a tile that touches no other (80.1)
void place_wormhole_token(Play& g, SeatId seat, Wormhole wormhole, SystemId system);

// Derived fields (traits.cc, technology.cc, pieces.cc).
void recount_traits(State& s, const Rules& r, SeatId seat);
void recount_rows(State& s, const Rules& r, SeatId seat);  // unit values after a technology came or went
void recount_presence(State& s, const Rules& r, SeatId seat);

}  // namespace orrery::ti4
