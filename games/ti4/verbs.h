// The verbs: the only code that changes the fields of the state (they alone have its key,
// engine/flow/change.h). Each tells what it did as an event, unless it only remembers something for the
// procedure that goes on, keeps derived fields (presence, ships_in, traits, rows) right, and raises alerts
// and triggers for settle. Callers have checked that the change is legal. One file of verbs/ for each subject
// below.
#pragma once

#include "games/ti4/notation.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

// Alerts and triggers.
void alert(Play& g, Alert what);
void calm(Play& g, Alert what);
void calm_all(Play& g);         // and nothing waits
Trigger take_trigger(Play& g);  // the first that waits
Trigger take_trigger(Play& g, std::size_t number);
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
void declare_ship(Play& g, SeatId seat,
                  const Moving& ship);            // takes off, with the bonus for one ship if `boosted`
void join_last_ship(Play& g, std::size_t entry);  // the last one is counted up in that entry
void boost_last_ship(Play& g);                    // it uses the bonus for one ship
Moving lift_off(Play& g, std::size_t entry);      // the entry is empty then, its number stays
void note_load(Play& g, Unit unit, Place place);  // by the last ship, in case it cannot fly after all
void note_ships_moved(Play& g);
void end_flight(Play& g);
// Infantry that may come back: destroyed, to be rolled for; saved; on its way home.
void count_fallen(Play& g, SeatId seat, int rolled);
void save_fallen(Play& g, SeatId seat, int saved);
void take_returning(Play& g, SeatId seat, int count);

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
void show_hand(Play& g, SeatId owner, SeatId to);  // all of it; what was seen stays known

// Promissory notes.
void give_note(Play& g, SeatId from, SeatId to, NoteId note);  // pushes NoteReceived
void put_note_in_play(Play& g, SeatId seat, NoteId note);
void return_note(Play& g, NoteId note);  // to its owner's hand, from wherever it is

// Objectives and points.
void draw_secret(Play& g, SeatId seat, ObjectiveId objective);
void return_secret(Play& g, SeatId seat, ObjectiveId objective);
void reveal_objective(Play& g, ObjectiveId objective);
void take_from_row(
    Play& g);  // one card fewer lies face down beside the track, of stage I as long as there are any
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

// Rounds, phases, turns (rounds.cc).
void begin_game_round(Play& g);
void begin_phase(Play& g, Phase phase);
void win_game(Play& g, SeatId winner);  // the game is over; none: nobody has won
void clear_passes(Play& g);
void pass_action_phase(Play& g, SeatId seat);
void begin_turn(Play& g, SeatId seat);
void count_action(Play& g);
void cut_turn_short(Play& g);
void note_used_at_start(Play& g, NoteId note);
void end_turn(Play& g);
void set_zero_token(Play& g, SeatId seat);

// A tactical action and the invasion in it (tactical.cc).
void begin_tactical(Play& g, SeatId seat, SystemId system);
void end_tactical(Play& g);
void speed_up_ships(Play& g);
void speed_up_one_ship(Play& g);
void pass_fleets_from(Play& g, SystemId system);
void join_wormholes(Play& g);
void forbid_movement(Play& g);
void link_systems(Play& g, const SystemSet& systems);  // they are adjacent to the active system
void switch_off_pds(Play& g);
void switch_off_faction(Play& g, SeatId seat);  // its abilities and technologies, for this action
void dig_bunkers(Play& g, SeatId seat);
void commit_to(Play& g, PlanetId planet);
void leave_to_its_fate(Play& g, PlanetId planet);  // control of it is being established
void land_fighters(Play& g, SeatId seat, int count, PlanetId planet);
void call_back_fighters(Play& g, PlanetId planet);
void forget_landed_fighter(Play& g, PlanetId planet);
void send_back(Play& g, SeatId invader, PlanetId planet);  // what was committed, for good
void end_invasion(Play& g);
void note_gained(Play& g, PlanetId planet);  // control of it, in this action
void swap_values(Play& g, PlanetId planet);  // its resources and influence, for this use of Production
void end_swap(Play& g);

// A combat (combat.cc).
void open_combat(Play& g, SeatId attacker, SeatId defender, SystemId system, PlanetId planet);
void open_combat_round(Play& g);
void note_verdict(Play& g, SeatId winner, SeatId loser);
void close_combat(Play& g);      // tells the verdict
void end_combat_early(Play& g);  // a draw
void add_hits(Play& g, Side against, int hits, int heavy);
void set_hits(Play& g, Side against, int hits);
void take_hits(Play& g, Side against, int hits);  // they are being assigned
void clear_hits(Play& g, Side against);
void cancel_hits(Play& g, Side against, int hits);
void note_damage(Play& g, Side side, Unit unit);  // in this round: not to be repaired in it
void remember_kill(Play& g, const KillMemory& kill);
void forget_kill(Play& g);
void plan_retreat(Play& g, Side side);
void cancel_retreat(Play& g, Side side);
void allow_rerolls(Play& g, Side side);
void forbid_rolls(Play& g, Side side);
void boost_morale(Play& g, Side side);
void modify_combat(Play& g, Side side, int bonus);  // on all combat rolls of this combat
void boost_fighters(Play& g, Side side, int bonus);
void arm_infantry_in_space(Play& g, Side side, int count);  // to fight as ships
void arm_infantry_on(Play& g, Side side, std::size_t planet, int count);
void disarm_all_infantry(Play& g, Side side);
Place disarm_infantry(Play& g, Side side);  // one of them, and where it stands: those in space first
void note_scored_in_combat(Play& g, SeatId seat);
void note_assimilated(Play& g, SeatId seat);

// Dice (dice.cc).
void clear_dice(Play& g, SeatId seat, RollKind kind);
void add_dice(Play& g, Unit unit, int count, int needs, int modifier);
void show_faces(Play& g, const Outcome& o);  // of those that show none
void lay_dice_aside(Play& g);
void take_dice_up(Play& g, RollKind kind);  // those laid aside
void forget_rerolls(Play& g);
void pick_up_die(Play& g, std::size_t die);  // to be rerolled
void improve_die(Play& g, std::size_t die);  // by 1, once
void leave_uncounted(Play& g);
void count_dice(Play& g, SeatId seat);

// The agenda on the table (agenda.cc).
void begin_agendas(Play& g);
void return_passing_notes(Play& g);  // those in play whose text lasts for one agenda
void forget_agenda(Play& g);         // but for what lasts for the phase (FAQ-26)
void count_agenda(Play& g);
void recall_law(Play& g, AgendaId law);  // it is voted on again
void clear_agenda(Play& g);              // nothing is on the table
void end_agendas(Play& g);
void set_outcome(Play& g, std::uint8_t outcome);
void mark_ballot(Play& g, SeatId seat, std::uint8_t outcome);
void put_votes(Play& g, SeatId seat, int votes);
void add_prediction(Play& g, const Prediction& prediction);
void keep_predictions(Play& g, const FixedVec<Prediction, 12>& kept);
void bar_vote(Play& g, SeatId seat);
void bar_votes_of_phase(Play& g, SeatId seat);
void silence(Play& g, SeatId seat);
void note_threat(Play& g, SeatId seat);
void order_recount(Play& g, AgendaId law);
void promise_effect(Play& g, const Delayed& effect);  // for the next strategy phase
Delayed keep_promise(Play& g);                        // the first one is due

// Transactions (transactions.cc).
void note_deal_of_turn(Play& g, SeatId partner);
void note_deal_of_agenda(Play& g, SeatId seat, SeatId partner);
void put_parcel(Play& g, SeatId seat, const Parcel& parcel);
void learn_note(Play& g, SeatId seat, NoteId note);
void learn_card(Play& g, SeatId seat, CardId card);

// Set-up and elimination (setup.cc).
void take_faction(Play& g, SeatId seat, FactionId faction);
void deal_tile(Play& g, SeatId seat, SystemId tile);
void take_tile_from_hand(Play& g, SeatId seat, SystemId tile);
void box_loose_tiles(Play& g);
void take_own_notes(Play& g, SeatId seat);
void deal_secret(Play& g, SeatId seat, ObjectiveId objective);
void keep_dealt_secret(Play& g, SeatId seat, ObjectiveId kept);  // the others go back
void empty_sheet(Play& g, SeatId seat);
void return_scored_secrets(Play& g, SeatId seat);  // but for those that became public
void leave_game(Play& g, SeatId seat);
void forget_player(Play& g, SeatId seat);

// Derived fields (traits.cc, technology.cc, pieces.cc).
void recount_traits(State& s, const Rules& r, SeatId seat);
void recount_rows(State& s, const Rules& r, SeatId seat);  // unit values after a technology came or went
void recount_presence(State& s, const Rules& r, SeatId seat);

}  // namespace orrery::ti4
