// The whole game as one value: galaxy, forces, players, decks as pools, memory of what goes on, and the stack
// of frames.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/fields.h"
#include "engine/core/fixed_vec.h"
#include "engine/flow/flow.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/rules.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

// Units of one player in one space area. Ground forces there are being transported; a space dock there is a
// Floating Factory.
struct SpaceForces {
  std::array<std::uint8_t, kUnits> units{};
  std::array<std::uint8_t, kSustaining> damaged{};  // of these, how many are damaged
  [[nodiscard]] constexpr int of(Unit u) const { return units[at(u)]; }
  [[nodiscard]] constexpr int damaged_of(Unit u) const { return at(u) < kSustaining ? damaged[at(u)] : 0; }
  [[nodiscard]] constexpr int of(Piece p) const {
    return p.damaged ? damaged_of(p.unit) : of(p.unit) - damaged_of(p.unit);
  }
  ORRERY_FIELDS(SpaceForces, units, damaged)
};

struct GroundForces {
  std::uint8_t infantry = 0;
  std::uint8_t pds = 0;
  std::uint8_t docks = 0;
  [[nodiscard]] constexpr int of(Unit u) const {
    return u == Unit::Infantry ? infantry : u == Unit::Pds ? pds : u == Unit::SpaceDock ? docks : 0;
  }
  [[nodiscard]] constexpr bool any() const { return infantry + pds + docks > 0; }
  ORRERY_FIELDS(GroundForces, infantry, pds, docks)
};

struct System {
  PerSeat<SpaceForces> space;
  SystemSet touches;  // tiles that share an edge
  SpotId spot;        // where the tile lies; none: not in the galaxy
  ORRERY_FIELDS(System, space, touches, spot)
};

struct Planet {
  SeatId controller;
  PerSeat<GroundForces> ground;
  ORRERY_FIELDS(Planet, controller, ground)
};

struct Player {
  FactionId faction;
  bool passed = false;  // in this action phase
  bool eliminated = false;
  std::uint8_t vp = 0;
  std::uint8_t tactic = 0, fleet = 0,
               strategy = 0;  // command tokens by pool; the reserve is what is left of 16
  SystemSet tokens;           // systems with a command token of this player
  std::uint16_t trade_goods = 0;
  std::uint8_t commodities = 0;
  std::array<std::uint8_t, kUnits>
      reserve{};  // plastic; fighters and infantry on the board beyond it are tokens (44.4d)
  std::array<UnitRowId, kUnits> rows{};        // the values its units have now; none: cannot have such units
  std::array<std::uint8_t, kTraits> traits{};  // how many things give the trait; recount_traits keeps it
  std::uint8_t fallen = 0;                     // infantry destroyed whose return is still to be rolled for
  std::uint8_t returning = 0;                  // infantry on the Infantry II card
  TechSet techs;                               // owned
  TechSet copied;  // faction technologies under an assimilator token: texts, colour and type
  std::array<TechId, 2> assimilated{};  // by token X, Y
  TechSet exhausted_techs;
  CardSet hand;                            // action cards
  ObjectiveSet secrets;                    // unscored
  ObjectiveSet scored;                     // public and secret
  PlanetSet planets;                       // controlled; kept by the control verbs
  NoteSet notes;                           // promissory notes in hand
  NoteSet notes_in_play;                   // of others, face up in this play area
  FixedVec<SystemId, 8> tiles;             // dealt for building the galaxy
  FixedVec<ObjectiveId, 2> dealt_secrets;  // to choose from in set-up
  std::array<SystemId, 2> wormholes{};     // where the alpha and the beta token of this player lie
  ORRERY_FIELDS(Player, faction, passed, eliminated, vp, tactic, fleet, strategy, tokens, trade_goods,
                commodities, reserve, rows, traits, fallen, returning, techs, copied, assimilated,
                exhausted_techs, hand, secrets, scored, planets, notes, notes_in_play, tiles, dealt_secrets,
                wormholes)
};

struct StrategySlot {
  SeatId owner;
  bool exhausted = false;
  std::uint8_t trade_goods = 0;
  ORRERY_FIELDS(StrategySlot, owner, exhausted, trade_goods)
};

struct LawInPlay {
  AgendaId agenda;
  SeatId owner;
  PlanetId planet;
  ObjectiveId objective;
  bool exhausted = false;
  ORRERY_FIELDS(LawInPlay, agenda, owner, planet, objective, exhausted)
};

// An effect that an agenda promised for the next strategy phase.
struct Delayed {
  AgendaId agenda;
  std::uint8_t outcome = kNoOutcome;
  SeatSet seats;  // whom it concerns
  ORRERY_FIELDS(Delayed, agenda, outcome, seats)
};

// What is remembered within one turn of the action phase.
struct TurnMemory {
  SeatId seat;               // the active player (38.0)
  std::uint8_t actions = 0;  // performed in this turn
  SeatSet dealt_with;        // partners of transactions offered in this turn or agenda (84.1, 84.6)
  bool over = false;         // an effect ended the turn
  NoteSet started;           // notes used at its start: not to be used there again, however they come back
  ORRERY_FIELDS(TurnMemory, seat, actions, dealt_with, over, started)
};

// One ship (or several alike without cargo) under way, with what it carries.
struct Moving {
  std::uint8_t piece = 0;  // raw(Piece)
  std::uint8_t count = 1;
  SystemId from;
  std::uint8_t infantry = 0;  // carried
  std::uint8_t fighters = 0;  // carried
  bool boosted = false;       // uses the bonus for one ship
  SystemSet stops;            // where cargo was picked up on the way
  ORRERY_FIELDS(Moving, piece, count, from, infantry, fighters, boosted, stops)
};

// Where cargo of a ship under way was picked up, in case the ship cannot fly after all.
struct Loaded {
  std::uint8_t ship = 0;  // entry of TacticalMemory::moving
  Unit unit = Unit::Infantry;
  std::uint8_t count = 0;
  std::uint8_t place = 0;  // raw(Place)
  ORRERY_FIELDS(Loaded, ship, unit, count, place)
};

// What is remembered within one tactical action.
struct TacticalMemory {
  SystemId system;  // the active system (76.0)
  SeatId seat;
  std::uint8_t bonus_move = 0;    // +1 for all ships
  std::uint8_t single_bonus = 0;  // +1 for one ship, not used yet
  SystemId silent_from;           // ships from there pass fleets
  bool joined_wormholes = false;  // alpha and beta adjacent in this action
  bool no_movement = false;       // units may not be moved in (Ceasefire)
  bool ships_moved = false;       // at least one ship moved into the active system
  bool shields_off = false;       // Disable: PDS of the opponents have neither shield nor cannon
  SeatSet bunkers;                // whose planets are hard to bombard
  PlanetSet committed;            // planets ground forces were committed to in this invasion
  PlanetSet gained;               // planets gained control of, if a text of their player asks for that
  std::uint8_t parleyed = 0;      // ground forces sent back that cannot be committed again
  // Fighters committed to planets like ground forces, by planet of the active system (LandsFighters). They
  // still stand in the space area of State::systems: ground combat counts them, a loss takes one off both.
  std::array<std::uint8_t, 4> landed_fighters{};
  SystemSet
      linked;  // systems that are adjacent to the active system in this action (Spacial Conduit Cylinder)
  FixedVec<Moving, 32> moving;
  FixedVec<Loaded, 48> loads;
  ORRERY_FIELDS(TacticalMemory, system, seat, bonus_move, single_bonus, silent_from, joined_wormholes,
                no_movement, ships_moved, shields_off, bunkers, committed, gained, parleyed, landed_fighters,
                linked, moving, loads)
};

struct CombatSide {
  SeatId seat;
  std::uint8_t hits = 0;            // produced against this side, not assigned yet
  bool retreats = false;            // announced
  std::int8_t bonus = 0;            // on all combat rolls of this round
  std::int8_t fighter_bonus = 0;    // on those of fighters, this round
  bool no_rolls = false;            // this round
  bool may_reroll = false;          // this round: any number of dice, once
  bool non_fighters_first = false;  // hits must go to non-fighter ships
  std::uint8_t ground_ships = 0;    // ground forces that fight as ships (The Alastor)
  std::array<std::uint8_t, kSustaining>
      fresh{};             // damaged in this round: not to be repaired (Duranium Armor)
  std::uint16_t lost = 0;  // bits of unit types destroyed in this combat
  bool flagship_lost = false;
  bool had_ships = true;
  std::uint8_t boosted = 0;       // the round of this combat in which a Morale Boost is in force (18.6b)
  std::int8_t lasting_bonus = 0;  // on all combat rolls of this combat
  std::uint8_t heavy_hits = 0;    // of `hits`, those that must go to non-fighter ships
  std::array<std::uint8_t, 4> planet_ships{};  // ground forces on planets that fight as ships, by planet
  ORRERY_FIELDS(CombatSide, seat, hits, retreats, bonus, fighter_bonus, no_rolls, may_reroll,
                non_fighters_first, ground_ships, fresh, lost, flagship_lost, had_ships, boosted,
                lasting_bonus, heavy_hits, planet_ships)
};

// What is remembered within one combat. There is never more than one.
struct CombatMemory {
  bool on = false;
  SystemId system;
  PlanetId planet;  // none: a space combat
  std::uint8_t round = 0;
  CombatSide attacker, defender;
  SeatSet scored;            // who scored an objective in or after it (20.7)
  SeatSet assimilated;       // who used Technological Singularity in it
  bool ended_early = false;  // counts as a draw (Skilled Retreat)
  SeatId winner;             // as it stood when its last window opened; after that for good. None: a draw
  SeatId loser;
  ORRERY_FIELDS(CombatMemory, on, system, planet, round, attacker, defender, scored, assimilated, ended_early,
                winner, loser)
  [[nodiscard]] const CombatSide& side(Side s) const { return s == Side::Attacker ? attacker : defender; }
  [[nodiscard]] CombatSide& side(Side s) { return s == Side::Attacker ? attacker : defender; }
};

// How units were destroyed by hits outside combat rolls: set by the assignment of hits together with each
// unit it destroys, cleared when the assignment is over. Objectives ask for it (20.9, FAQ-15).
struct KillMemory {
  SeatId by;
  SeatId of;
  RollKind how = RollKind::Other;
  bool last_ship = false;          // no ship of that player is left in the system
  bool last_ground_force = false;  // no ground force of that player is left on the planet
  ORRERY_FIELDS(KillMemory, by, of, how, last_ship, last_ground_force)
};

// The dice on the table.
struct Die {
  Unit unit = Unit::Fighter;
  std::uint8_t needs = 0;  // what it must show at least, before the modifier
  std::int8_t modifier = 0;
  std::uint8_t face = 0;  // 1..10; 0: to be rolled
  bool rerolled = false;
  bool bought = false;  // a trade good was spent on its result
  [[nodiscard]] constexpr bool hit() const { return face > 0 && face + modifier >= needs; }
  ORRERY_FIELDS(Die, unit, needs, modifier, face, rerolled, bought)
};
struct RollMemory {
  SeatId seat;
  RollKind kind = RollKind::Other;
  FixedVec<Die, 64> dice;
  bool uncounted = false;     // combat dice whose hits are still to be counted
  FixedVec<Die, 64> waiting;  // such dice, or those of a barrage, while others are rolled in between
  ORRERY_FIELDS(RollMemory, seat, kind, dice, uncounted, waiting)
};

struct Ballot {
  std::uint8_t outcome = kNoOutcome;
  std::uint16_t votes = 0;
  ORRERY_FIELDS(Ballot, outcome, votes)
};
struct Prediction {
  SeatId seat;
  AbilityRef source;
  std::uint8_t outcome = kNoOutcome;
  ORRERY_FIELDS(Prediction, seat, source, outcome)
};
struct AgendaMemory {
  AgendaId agenda;          // on the table
  std::uint8_t number = 0;  // 1 or 2 in this phase
  PerSeat<Ballot> ballots;
  SeatSet barred;      // cannot vote on this agenda
  SeatSet barred_all;  // ... nor for the rest of the phase
  // Political Secret: no vote, no action cards, no optional faction abilities. In a tactical action, when no
  // agenda is about: whose faction abilities and technologies are switched off (Greyfire Mutagen).
  SeatSet silenced;
  SeatSet threatened;  // who predicted with a once-per-phase ability
  FixedVec<Prediction, 12> predictions;
  std::uint8_t outcome = kNoOutcome;  // decided
  bool revote = false;                // a law is voted on again; it stays in play meanwhile
  AgendaId recount;                   // a law that will be voted on again next (Miscount Disclosed)
  ORRERY_FIELDS(AgendaMemory, agenda, number, ballots, barred, barred_all, silenced, threatened, predictions,
                outcome, revote, recount)
};

// A card of the agenda deck whose place is decided, and who knows it.
struct KnownAgenda {
  AgendaId agenda;
  SeatSet seen;
  ORRERY_FIELDS(KnownAgenda, agenda, seen)
};

// What a party puts into a transaction (84.2).
struct Parcel {
  std::uint8_t trade_goods = 0;
  std::uint8_t commodities = 0;
  NoteId note;
  CardSet cards;  // Arbiters; the lowest numbers of their kinds: which copies go is decided at the exchange
  [[nodiscard]] constexpr bool empty() const {
    return trade_goods == 0 && commodities == 0 && !note.valid() && cards.empty();
  }
  ORRERY_FIELDS(Parcel, trade_goods, commodities, note, cards)
};

// Which pairs have negotiated while an agenda is on the table (84.6); another agenda makes it void.
struct AgendaDeals {
  std::uint8_t round = 0;
  std::uint8_t number = 0;
  AgendaId agenda;
  PerSeat<SeatSet> with;
  ORRERY_FIELDS(AgendaDeals, round, number, agenda, with)
};

struct State {
  PerSystem<System> systems;
  PerPlanet<Planet> planets;
  PerSeat<Player> players;
  PerSeat<SystemSet>
      presence;  // systems where the player has units (space or planets); kept by the unit verbs
  PerSeat<SystemSet> ships_in;  // systems where the player has ships; kept by the unit verbs
  SystemSet board;              // tiles of the galaxy (80.0), those beside it included
  PlanetSet exhausted_planets;

  Phase phase = Phase::Setup;
  std::uint8_t round = 0;  // from 1
  SeatId speaker;
  bool custodians = true;  // the token is on Mecatol Rex (74.0)
  std::array<StrategySlot, kStrategyCards> strategy{};
  SeatId zero_token;  // who has the Naalu initiative token on a strategy card

  CardSet action_deck;  // pool: the order is not decided
  CardSet action_discard;
  CardSet on_table;                             // action cards being played
  std::array<SeatSet, kMaxCards> card_known{};  // who knows where a card in a hand is
  std::array<SeatSet, kSeats * kNotesPerSeat> note_known{};
  AgendaSet agenda_deck;                    // pool: neither known on top nor at the bottom
  FixedVec<KnownAgenda, 8> agenda_top;      // first: the top card
  FixedVec<KnownAgenda, 40> agenda_bottom;  // last: the bottom card
  AgendaSet agenda_discard;
  FixedVec<LawInPlay, 34> laws;
  FixedVec<Delayed, 6> delayed;
  ObjectiveSet stage_one_deck, stage_two_deck, secret_deck;
  FixedVec<ObjectiveId, 20> public_objectives;          // face up, in the order they came
  std::uint8_t stage_one_left = 5, stage_two_left = 5;  // face down beside the track (0.22c)
  ObjectiveSet leaked;    // secret objectives once made public by a law: they count toward no limit (FAQ-22a)
  SystemSet loose_tiles;  // tiles in the piles during set-up

  TurnMemory turn;
  TacticalMemory tactical;
  CombatMemory combat;
  KillMemory kill;
  RollMemory roll;
  AgendaMemory agenda;
  PerSeat<Parcel> parcels;  // of the transaction being made
  AgendaDeals agenda_deals;
  FixedVec<Trigger, 32> pending;  // occasions whose windows are still to be opened
  std::uint8_t alerts = 0;        // bits of Alert: something may be out of its limit
  PlanetId swapped;               // its resources and influence change places during a use of Production
  SeatSet winners;

  orrery::Flow<Frames, kMaxDepth> flow;

  ORRERY_FIELDS(State, systems, planets, players, presence, ships_in, board, exhausted_planets, phase, round,
                speaker, custodians, strategy, zero_token, action_deck, action_discard, on_table, card_known,
                note_known, agenda_deck, agenda_top, agenda_bottom, agenda_discard, laws, delayed,
                stage_one_deck, stage_two_deck, secret_deck, public_objectives, stage_one_left,
                stage_two_left, leaked, loose_tiles, turn, tactical, combat, kill, roll, agenda, parcels,
                agenda_deals, pending, alerts, swapped, winners, flow)
};

// What settle has to look at; set by verbs.
enum class Alert : std::uint8_t {
  Fleets = 1,       // fleet pool, capacity, plastic: ships or tokens changed
  Hands = 2,        // action cards above the limit
  Victory = 4,      // victory points changed
  Elimination = 8,  // units or planets were lost
  Factories = 16,   // a Floating Factory may be blockaded
  Structures = 32,  // a planet changed hands: structures without ground forces go (43.5a, 50.4, 71.4)
  Fallen = 64,      // dice for infantry that may come back
};

inline constexpr std::size_t kStateBudget = 16384;
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= kStateBudget);  // raise it on purpose, not by accident

using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

}  // namespace orrery::ti4
