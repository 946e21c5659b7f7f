// The verbs: the only code that changes the fields of the state (they alone have its key,
// engine/flow/change.h). Each tells what it did as an event, unless it only remembers something for the
// procedure that goes on, keeps derived fields (presence, ships_in, traits) right, and raises alerts and
// triggers for settle. Callers have checked that the change is legal. One file of verbs/ for each subject
// below.
#pragma once

#include "games/ti3/notation.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

// Alerts and triggers (alerts.cc).
void alert(Play& g, Alert what);
void calm(Play& g, Alert what);
void calm_all(Play& g);  // and nothing waits
void trigger(Play& g, Timing at, std::uint8_t subject = 0xff, std::uint8_t object = 0xff,
             std::uint8_t detail = 0xff);
Trigger take_trigger(Play& g);  // the first that waits
void last(Play& g, Hold hold, SeatId seat, std::uint8_t object = 0xff,
          int rounds = 0);  // this round, and so many more
void let_go(Play& g, Hold hold, SeatId seat, std::uint8_t object = 0xff);
void note_bought_fighters(Play& g, SeatId seat, int count);
void end_lasting(Play& g);  // what is over with this round

// Units (units.cc). A place is a space area or a planet; troops aboard are handled by the verbs of cargo.cc.
void place_units(Play& g, SeatId seat, Unit unit, int count, Place place);    // from reinforcements
void produce_units(Play& g, SeatId seat, Unit unit, int count, Place place);  // the same, told as produced
// A ship that carries something is named with its load: it goes down with the ship (TI3-CARRIER-4).
void destroy_unit(Play& g, SeatId seat, Piece piece, Place place, const Load& load = {});
void remove_unit(Play& g, SeatId seat, Piece piece, Place place, const Load& load = {});  // not destroyed
void damage_unit(Play& g, SeatId seat, Unit unit, SystemId system, const Load& load = {});
void repair_unit(Play& g, SeatId seat, Unit unit, SystemId system);
void move_troops(Play& g, SeatId seat, int count, PlanetId from, PlanetId to);
void move_dock(Play& g, SeatId seat, PlanetId from, PlanetId to);

// Cargo and moving ships (cargo.cc).

void plan_move(Play& g, SeatId seat, Piece piece, const Load& load,
               SystemId from);                            // the last entry of moving
void plan_fighters(Play& g, SeatId seat, SystemId from);  // one more for the last entry
void plan_load(Play& g, SeatId seat, Unit unit, PlanetId from);
void plan_leader(Play& g, SeatId seat, int leader, PlanetId from);
void fly(Play& g, SeatId seat);  // all planned ships arrive
// One ship, outside an activation.
void move_ship(Play& g, SeatId seat, Piece piece, const Load& load, SystemId from, SystemId to);
void move_fleet(Play& g, SeatId seat, SystemId from, SystemId to);  // everything, a retreat
void land(Play& g, SeatId seat, Unit unit, SystemId system, Piece ship, const Load& before, PlanetId planet);
void land_leader(Play& g, SeatId seat, int leader, PlanetId planet);
void remove_aboard(Play& g, SeatId seat, Unit unit, const Laden& ship);  // all of them that it carries
void lift_landed(Play& g, SeatId seat, PlanetId planet);  // what has landed goes back aboard
void shift(Play& g, SeatId seat, Unit unit, SystemId system, Piece from, const Load& before, Piece to,
           const Load& other);

// Planets (planets.cc).
// What landed becomes the garrison; leaders of the former owner are dealt with as it came about.
void gain_control(Play& g, SeatId seat, PlanetId planet, bool ready = false,
                  LeaderEvent how = LeaderEvent::PlanetInvaded);
void lose_control(Play& g, PlanetId planet);  // it turns neutral (TI3-Q-10)
void exhaust_planet(Play& g, PlanetId planet);
void refresh_planet(Play& g, PlanetId planet);
void destroy_landed(Play& g, SeatId seat, PlanetId planet);
void begin_planet_round(Play& g);
// The planet with the last dock of a neighbour is being taken (Merciless).
void note_last_dock(Play& g, SeatId winner, SeatId loser, PlanetId planet);

// Command counters and goods (counters.cc).
void activate_system(Play& g, SeatId seat, SystemId system, bool from_reserve);
void return_counter(Play& g, SeatId seat, SystemId system, bool to_pool);
void gain_counters(Play& g, SeatId seat, int strategy, int fleet, int command);
void set_areas(Play& g, SeatId seat, int strategy, int fleet, int command);
void spend_counter(Play& g, SeatId seat, Area area);
void gain_goods(Play& g, SeatId seat, int count);  // as far as the supply goes (TI3-TRADEGOODS-9)
void spend_goods(Play& g, SeatId seat, int count);
void lose_goods(Play& g, SeatId seat, int count);
void give_goods(Play& g, SeatId from, SeatId to, int count);
void make_agreement(Play& g, SeatId a, int card_a, SeatId b, int card_b);
void end_agreement(Play& g, SeatId a, SeatId b);

// Technology (technology.cc).
void gain_technology(Play& g, SeatId seat, TechId tech);
void lose_technology(Play& g, SeatId seat, TechId tech);

// Action cards (action_cards.cc).
void draw_card(Play& g, SeatId seat, CardId card);
void reshuffle_action_cards(Play& g);
void play_card(Play& g, SeatId seat, CardId card);
void discard_played(Play& g, SeatId seat, CardId card);
void take_back_played(Play& g, SeatId seat, CardId card);
void lay_on_planet(Play& g, CardId card, PlanetId planet);                  // a played card stays there
void clear_planet(Play& g, PlanetId planet);                                // such cards are discarded
void note_played_on(Play& g, SeatId seat, CardKindId kind, Choice target);  // TI3-Q-33
void discard_card(Play& g, SeatId seat, CardId card);
void give_card(Play& g, SeatId from, SeatId to, CardId card);
void show_hand(Play& g, SeatId owner, SeatId to);
void lay_card_open(Play& g, CardId card);  // off the deck, on the table
void look_through_deck(Play& g, SeatId seat);
void search_card(Play& g, SeatId seat, CardId card);  // out of the deck

// Objectives and points (objectives.cc).
void deal_secret(Play& g, SeatId seat, ObjectiveId objective);
void reveal_objective(Play& g, ObjectiveId objective);
void claim_objective(Play& g, SeatId seat, ObjectiveId objective);
void gain_points(Play& g, SeatId seat, int points);
void lose_points(Play& g, SeatId seat, int points);
void win_game(Play& g, const SeatSet& winners);
void end_by_rex(Play& g);

// Strategy cards (strategy_cards.cc).
void take_strategy_card(Play& g, SeatId seat, StrategyCard card);
void give_strategy_card(Play& g, SeatId to, StrategyCard card);
void return_strategy_card(Play& g, StrategyCard card);
void use_strategy_card(Play& g, StrategyCard card);
void put_bonus(Play& g, StrategyCard card);
void take_bonus(Play& g, SeatId seat, StrategyCard card, int goods, int counters);
void set_speaker(Play& g, SeatId seat);

// The political deck and laws (political.cc).
void draw_political(Play& g, PoliticalId card);  // off the deck, on the table
void reshuffle_political(Play& g);
void discard_political(Play& g, PoliticalId card);
void skip_political(Play& g);  // the card on the table is replaced
int politicals_in_deck(const Look& look);
void fix_political(Play& g, PoliticalId card);  // of the pool: it is the next one below those on top
void raise_bottom_political(Play& g);           // the same when the pool is empty
void see_politicals(Play& g, SeatId seat, int count);
void put_political_on_top(Play& g, SeatId seat, PoliticalId card,
                          int of);  // the others of these go to the bottom
void enact_law(Play& g, const LawInPlay& law);
void discard_law(Play& g, PoliticalId card);
void begin_council(Play& g, SeatId active);
void mark_ballot(Play& g, SeatId seat, const Ballot& ballot);
void set_outcome(Play& g, std::uint8_t outcome, std::uint8_t second);
void add_votes(Play& g, SeatId seat, int votes);
void void_ballot(Play& g, SeatId seat);
void dissolve_council(Play& g);
void shuffle_politicals(Play& g);  // nobody knows any more where which lies
void hear_alone(Play& g, SeatId seat);
void vote_again_on(Play& g, PoliticalId law);   // once this card is done with
void draw_more_politicals(Play& g, int count);  // after this one
void lay_on_table(Play& g, PoliticalId law);    // a law in play, to be voted on again
void count_down_council(Play& g);               // one of the cards still to be drawn
void end_council(Play& g);

// Galaxy and set-up (setup.cc).
void take_race(Play& g, SeatId seat, RaceId race);
void deal_tile(Play& g, SeatId seat, SystemId tile);
void take_tile_from_hand(Play& g, SeatId seat, SystemId tile);
void box_loose_tiles(Play& g);
void place_tile(Play& g, SeatId seat, SystemId tile, SpotId spot);
void lay_face_down(Play& g, SpotId spot);
void turn_tile(Play& g, SystemId tile);
void seat_around(Play& g, SeatId seat);  // the next one clockwise (TI3-GALAXY-7)
void show_tiles(Play& g, SeatId seat);
void fill_sheet(Play& g, SeatId seat);  // counters, technologies, planets of the race
void place_counters(Play& g);           // domain counters on neutral planets

// Rounds, phases, turns (rounds.cc).
void begin_game_round(Play& g);
void begin_phase(Play& g, Phase phase);
void note_chooser(Play& g, SeatId seat);
void note_initiative(Play& g, SeatId seat);  // who has it in this round (TI3-STRATEGY-6)
void clear_passes(Play& g);
void pass_action_phase(Play& g, SeatId seat);
void note_skip(Play& g, SeatId seat, bool skipped);
void begin_turn(Play& g, SeatId seat);
void note_action(Play& g);
void count_tactical(Play& g);
void leave_game(Play& g, SeatId seat);

// A tactical or transfer action (tactical.cc).
void begin_tactical(Play& g, SeatId seat, SystemId system, SystemId second);
void end_tactical(Play& g);
void speed_up_ships(Play& g);
void pass_fleets_from(Play& g, SystemId system);
void note_passage(Play& g, SystemId system, bool granted);
void lay_mines(Play& g, SeatId seat);
void note_struck(Play& g, PlanetId planet);
void note_fired(Play& g, SeatId seat);
void note_landed(Play& g, PlanetId planet);
void note_probed(Play& g, PlanetId planet);
void note_sent_back(Play& g, PlanetId planet);
void spend_gun(Play& g, Unit unit);

// Battles (battle.cc).
void open_battle(Play& g, SeatId attacker, SeatId defender, SystemId system, PlanetId planet);
void open_battle_round(Play& g);
void close_battle(Play& g);
void set_hits(Play& g, Side against, int hits);
void announce_retreat(Play& g, Side side);
void leave_battle(Play& g);
void modify_round(Play& g, Side side, int bonus);
void modify_battle(Play& g, Side side, int bonus);
void modify_fighters(Play& g, Side side, int bonus);
void shield_fleet(Play& g, Side side, Piece ship, const Load& load, int hits);  // that ship takes them first
void use_shield(Play& g, SeatId seat, bool damaged);  // it was damaged, or destroyed
void cancel_hits(Play& g, Side against, int hits);
void forget_fallen(Play& g, SeatId seat);
void note_fallen(Play& g, SeatId seat, int count);
void set_locals(Play& g, int count);
void kill_locals(Play& g, int count);
void send_fighters(Play& g, Side side, int count);

// Dice (dice.cc).
void clear_dice(Play& g, SeatId seat, RollKind kind);
void add_dice(Play& g, Unit unit, int count, int needs, int modifier);
void show_faces(Play& g, const Outcome& o);
void forget_rerolls(Play& g);
void pick_up_die(Play& g, std::size_t die);

// Leaders and domain counters (options.cc).
void place_leader(Play& g, SeatId seat, int leader, PlanetId planet);
void take_leader(Play& g, SeatId seat, int leader);  // off wherever it is
void kill_leader(Play& g, SeatId seat, int leader);
void free_leader(Play& g, SeatId seat, int leader);  // its owner places it (settle)
void capture_leader(Play& g, SeatId seat, int leader, SeatId captor);
void decide_counter(Play& g, PlanetId planet, CounterId counter);
void see_counter(Play& g, SeatId seat, PlanetId planet);
void reveal_counter(Play& g, PlanetId planet);
void remove_counter(Play& g, PlanetId planet);
void put_counter(Play& g, PlanetId planet, CounterId counter);
void find_wormhole(Play& g, Wormhole wormhole, SystemId system);
LeaderFate take_lost_leaders(Play& g);  // the first whose fate is to be decided
void take_survivors(Play& g, SeatId seat);

// Derived fields (traits.cc, pieces.cc).
void recount_traits(State& s, const Rules& r, SeatId seat);
void recount_all_traits(State& s, const Rules& r);
void recount_presence(State& s, const Rules& r, SeatId seat);

}  // namespace orrery::ti3
