// The whole game as one value: galaxy, forces, players, decks as pools, memory of what goes on, and the stack
// of frames.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/fields.h"
#include "engine/core/fixed_vec.h"
#include "engine/flow/flow.h"
#include "games/ti3/flow/frames.h"
#include "games/ti3/rules.h"
#include "games/ti3/types.h"

namespace orrery::ti3 {

// Ships of one player in one system. What particular ones carry stands in Player::laden.
struct Fleet {
  std::array<std::uint8_t, kShipTypes> ships{};
  std::array<std::uint8_t, kSustaining> damaged{};  // of these, how many are damaged
  [[nodiscard]] constexpr int of(Unit u) const { return is_ship(u) ? ships[at(u)] : 0; }
  [[nodiscard]] constexpr int damaged_of(Unit u) const { return at(u) < kSustaining ? damaged[at(u)] : 0; }
  [[nodiscard]] constexpr int of(Piece p) const {
    return p.damaged ? damaged_of(p.unit) : of(p.unit) - damaged_of(p.unit);
  }
  ORRERY_FIELDS(Fleet, ships, damaged)
};

struct System {
  PerSeat<Fleet> fleets;
  SystemSet touches;            // tiles that share an edge
  SpotId spot;                  // where the tile lies; none: not in the galaxy
  std::uint8_t discovered = 0;  // bits of Wormhole: counters in its centre (TI3-DOMAIN-2)
  ORRERY_FIELDS(System, fleets, touches, spot, discovered)
};

// Units on a planet.
struct Garrison {
  std::uint8_t ground_forces = 0;
  std::uint8_t shock_troops = 0;
  std::uint8_t mechanized = 0;
  std::uint8_t damaged = 0;  // of the mechanized units
  std::uint8_t pds = 0;
  std::uint8_t docks = 0;
  std::uint8_t leaders = 0;  // bits of the three leaders of the player
  [[nodiscard]] constexpr int troops() const { return ground_forces + shock_troops + mechanized; }
  [[nodiscard]] constexpr bool any() const { return troops() + pds + docks > 0; }
  [[nodiscard]] constexpr int of(Unit u) const {
    switch (u) {
      case Unit::GroundForce:
        return ground_forces;
      case Unit::ShockTroop:
        return shock_troops;
      case Unit::MechanizedUnit:
        return mechanized;
      case Unit::Pds:
        return pds;
      case Unit::SpaceDock:
        return docks;
      default:
        return 0;
    }
  }
  ORRERY_FIELDS(Garrison, ground_forces, shock_troops, mechanized, damaged, pds, docks, leaders)
};

// Which domain counter lies on a planet is decided when somebody looks at it.
ORRERY_ENUM(CounterState, None, Hidden, Known, FaceUp)

struct Planet {
  SeatId controller;  // none: neutral (TI3-GENERAL-9)
  Garrison own;       // of the controller
  Garrison landed;    // of the active player, while the landing is not decided yet
  CounterState counter_state = CounterState::None;
  CounterId counter;  // also of one that went to the box face down: then the state is None
  Knowers seen;       // who knows it
  ORRERY_FIELDS(Planet, controller, own, landed, counter_state, counter, seen)
};

// A ship that carries something. Ships without cargo are only counted.
struct Laden {
  SystemId system;
  std::uint8_t piece = 0;  // raw(Piece)
  Load load;
  ORRERY_FIELDS(Laden, system, piece, load)
};

ORRERY_ENUM(LeaderState, Home, Captured, Dead)  // Home: on a planet or a ship, or not in the game yet

struct Player {
  RaceId race;
  bool passed = false;   // in this action phase
  bool skipped = false;  // the last turn, by Patience
  bool eliminated = false;
  std::uint8_t vp = 0;
  std::uint8_t strategy = 0, fleet = 0, command = 0;  // counters by area; the reserve is what is left of 16
  SystemSet counters;                                 // systems with a command counter of this player
  std::uint8_t trade_goods = 0;
  std::array<std::uint8_t, kUnits>
      reserve{};  // plastic; fighters and ground forces beyond it are supplements
  std::array<std::uint8_t, kTraits> traits{};  // how many things give the trait; recount_traits keeps it
  TechSet techs;
  CardSet hand;                       // action cards
  ObjectiveId secret;                 // not claimed yet
  ObjectiveSet claimed;               // public and secret
  PlanetSet planets;                  // controlled; kept by the control verbs
  std::array<SeatId, 2> contracts{};  // who holds the trade card; none: it lies here (TI3-TRADE-2)
  FixedVec<SystemId, 8> tiles;        // dealt for building the galaxy
  bool tiles_shown = false;           // TI3-GALAXY-14
  bool owes_planet = false;           // the last tile had none (TI3-GALAXY-13)
  FixedVec<Laden, 24> laden;          // in the order of system, piece, load
  std::array<LeaderState, kLeadersEach> leaders{};
  std::array<SeatId, kLeadersEach> captors{};
  std::uint8_t fallen = 0;     // ground forces destroyed whose return is still to be rolled for
  std::uint8_t survivors = 0;  // Lazax Survivors counters (TI3-DOMAIN-8)
  ORRERY_FIELDS(Player, race, passed, skipped, eliminated, vp, strategy, fleet, command, counters,
                trade_goods, reserve, traits, techs, hand, secret, claimed, planets, contracts, tiles,
                tiles_shown, owes_planet, laden, leaders, captors, fallen, survivors)
};

struct StrategySlot {
  SeatId owner;
  bool used = false;
  std::uint8_t bonus = 0;  // bonus counters (TI3-BONUS)
  ORRERY_FIELDS(StrategySlot, owner, used, bonus)
};

struct LawInPlay {
  PoliticalId card;
  SeatId owner;     // elected, or none
  SeatId second;    // of a pair
  PlanetId planet;  // it lies with
  Colour colour = Colour::None;
  std::uint8_t until = 0;  // the round at whose end it goes; 0: it stays
  ORRERY_FIELDS(LawInPlay, card, owner, second, planet, colour, until)
};

// Effects that last for a while, named by what they do. What the operands mean stands beside each.
ORRERY_ENUM(Hold,
            NoInvasion,        // seat may not invade planet `object`
            NoInvasions,       // seat may invade no planet of others or neutral ones; none: nobody
            OnlyMecatol,       // nobody may invade another planet than Mecatol Rex
            NoNeutralLanding,  // nobody
            OnlyActivator,     // only `seat` may activate system `object`
            Truce,             // `seat` and seat `object` may not activate systems with units of the other
            NoAbilities,       // of the race of `seat`
            BorrowedAbility,   // `seat` has power `object`
            NoBombardment,     // of ground forces of `seat` on planet `object`
            FreeHome,          // fleets of `seat` in its home system are exempt from fleet supply
            LargerFleet,       // two ships more of `seat` in system `object`
            MoreProduction,    // of the dock of `seat` on planet `object`: its influence
            NoTechnology,      // for `seat`; none: for nobody
            NoColour,          // technologies of colour `object`, for nobody
            NoPurchase,        // of technologies, by nobody
            NoProduction,      // at the dock on planet `object`; no planet: at any dock
            UsedDock,          // of `seat`, on planet `object`: it may produce at no other one
            OneDock,           // each player produces at one dock; `seat` has done so at system `object`
            NoVote,            // of `seat`
            NoVoteNext,        // of `seat`, on the next agenda
            NoSecondary,       // `seat` may not use the secondary of card `object`; none: nobody, of any
            NoTroops,          // ground forces cannot be bought
            NotChosen,         // strategy card `object`
            Kept,              // `seat` keeps strategy card `object` for the next round
            Weak,              // -1 on combat rolls of `seat`
            Containment,       // `seat` pays a counter more for each activation
            Tribute,           // goods received go to the left
            NoAgreements,      // with `seat`
            DoubleMecatol,     // Mecatol Rex gives `seat` twice its influence in votes
            Protected,         // planet `object` was saved by a diplomat (TI3-DIPLOMAT-2)
            BuiltFighters,     // `object` fighters were bought by `seat`
            LostDock,          // `seat` took the planet with the last dock of seat `object` (Merciless)
            NoActionCards,     // none are drawn in this status phase
            UsedPower          // `seat` has used power `object`, of once in a round
)
struct Lasting {
  Hold hold = Hold::NoVote;
  SeatId seat;
  std::uint8_t object = 0xff;
  std::uint8_t until = 0;  // the round at whose end it is over
  ORRERY_FIELDS(Lasting, hold, seat, object, until)
};

// What is remembered within one turn of the action phase.
struct TurnMemory {
  SeatId seat;                // the active player (TI3-GENERAL-10)
  std::uint8_t tactical = 0;  // tactical actions performed in it
  bool done = false;          // an action was performed
  // Trade cards exchanged in it, two bits for each seat: they pay nothing yet (TI3-TRADEGOODS-5).
  std::uint16_t exchanged = 0;
  ORRERY_FIELDS(TurnMemory, seat, tactical, done, exchanged)
};

// A ship (or several alike without cargo) that is to move.
struct Moving {
  std::uint8_t piece = 0;  // raw(Piece)
  SystemId from;
  SystemId to;
  Load load;                  // aboard, what was there before included
  std::uint8_t fighters = 0;  // that go along
  SystemSet stops;            // where it picks something up
  ORRERY_FIELDS(Moving, piece, from, to, load, fighters, stops)
};

// What is remembered within one tactical or transfer action.
struct TacticalMemory {
  SystemId system;  // activated
  SystemId second;  // the other one of a transfer action
  SeatId seat;
  SystemSet before;                  // systems the player had activated before (TI3-MOVE-8)
  std::uint8_t bonus_move = 0;       // +1 for all ships (Flank Speed)
  SystemSet passage_asked, passage;  // through fleets of others, for who has a diplomat (TI3-DIPLOMAT-3)
  SystemSet silent_from;             // ships from there pass one fleet
  SeatSet mines;                     // whose cruisers have laid mines
  PlanetSet landed_on;               // in this landing step
  PlanetSet probed;                  // TI3-PROBE-4
  PlanetSet sent_back;               // landings that were stopped
  PlanetSet struck;                  // landings that a biohazard has struck
  SeatSet pds_fired;                 // whose PDS have fired
  std::array<std::uint8_t, 3> spent_guns{};  // flagships, war suns, dreadnoughts that bombarded or razed
  FixedVec<Moving, 32> moving;
  ORRERY_FIELDS(TacticalMemory, system, second, seat, before, bonus_move, passage_asked, passage, silent_from,
                mines, landed_on, probed, sent_back, struck, pds_fired, spent_guns, moving)
};

struct BattleSide {
  SeatId seat;
  std::uint8_t hits = 0;          // against this side, not taken yet
  bool retreats = false;          // announced
  std::int8_t bonus = 0;          // on combat rolls of this round
  std::int8_t lasting_bonus = 0;  // of this fight
  std::int8_t fighter_bonus = 0;  // of this round
  std::uint8_t shield = 0;        // hits that go to a chosen ship first (Into the Breach)
  std::uint8_t breach = 0;        // that ship, raw(Piece)
  Load breach_load;               // and what it carries
  std::uint8_t fallen = 0;        // ground forces lost in it
  std::uint8_t invading_fighters = 0;
  ORRERY_FIELDS(BattleSide, seat, hits, retreats, bonus, lasting_bonus, fighter_bonus, shield, breach,
                breach_load, fallen, invading_fighters)
};

// What is remembered within one space battle or invasion combat. There is never more than one.
struct BattleMemory {
  bool on = false;
  SystemId system;
  PlanetId planet;  // none: a space battle
  std::uint8_t round = 0;
  BattleSide attacker, defender;
  bool left = false;    // one side has gone (Skilled Retreat, early retreat)
  bool locals = false;  // the defenders are hostile locals (TI3-DOMAIN-5)
  std::uint8_t local_forces = 0;
  ORRERY_FIELDS(BattleMemory, on, system, planet, round, attacker, defender, left, locals, local_forces)
  [[nodiscard]] const BattleSide& side(Side s) const { return s == Side::Attacker ? attacker : defender; }
  [[nodiscard]] BattleSide& side(Side s) { return s == Side::Attacker ? attacker : defender; }
};

// The dice on the table.
struct Die {
  Unit unit = Unit::Fighter;
  std::uint8_t needs = 0;  // what it must show at least, before the modifier
  std::int8_t modifier = 0;
  std::uint8_t face = 0;  // 1..10; 0: to be rolled (TI3-GENERAL-6)
  bool rerolled = false;
  [[nodiscard]] constexpr bool hit() const { return face > 0 && face + modifier >= needs; }  // TI3-Q-34
  ORRERY_FIELDS(Die, unit, needs, modifier, face, rerolled)
};
struct RollMemory {
  SeatId seat;
  RollKind kind = RollKind::Other;
  FixedVec<Die, 64> dice;
  ORRERY_FIELDS(RollMemory, seat, kind, dice)
};

struct Ballot {
  std::uint8_t outcome = kNoOutcome;
  std::uint8_t second = kNoOutcome;  // of a pair
  std::uint8_t votes = 0;
  bool cast = false;
  ORRERY_FIELDS(Ballot, outcome, second, votes, cast)
};
struct CouncilMemory {
  PoliticalId card;  // on the table
  SeatId active;     // who drew it
  PerSeat<Ballot> ballots;
  PerSeat<std::uint8_t> extra;  // votes of cards
  SeatId alone;                 // only this player's votes count (Council Elder)
  std::uint8_t outcome = kNoOutcome;
  std::uint8_t second = kNoOutcome;
  PoliticalId again;       // a law that is voted on again after this one (Revote)
  bool dissolved = false;  // no card is drawn (Council Dissolved)
  std::uint8_t more = 0;   // cards still to be drawn after this one
  ORRERY_FIELDS(CouncilMemory, card, active, ballots, extra, alone, outcome, second, again, dissolved, more)
};

// A card of the political deck whose place is decided, and who knows it.
struct KnownCard {
  PoliticalId card;
  Knowers seen;
  ORRERY_FIELDS(KnownCard, card, seen)
};

// An action card that was played on something in this round (TI3-Q-33).
struct PlayedOn {
  SeatId seat;
  CardKindId kind;
  Choice target;
  ORRERY_FIELDS(PlayedOn, seat, kind, target)
};

// An action card that stays on a planet (Usurper).
struct LyingCard {
  CardId card;
  PlanetId planet;
  ORRERY_FIELDS(LyingCard, card, planet)
};

// Leaders whose ship or planet is lost: a die decides.
struct LostLeaders {
  SeatId seat;
  std::uint8_t leaders = 0;  // bits
  LeaderEvent event = LeaderEvent::ShipLostInBattle;
  SeatId captor;
  ORRERY_FIELDS(LostLeaders, seat, leaders, event, captor)
};

struct State {
  PerSystem<System> systems;
  PerPlanet<Planet> planets;
  PerSeat<Player> players;
  PerSeat<SystemSet> presence;  // systems where the player has units; kept by the unit verbs
  PerSeat<SystemSet> ships_in;  // systems where the player has ships; kept by the unit verbs
  SystemSet board;              // tiles of the galaxy
  PlanetSet exhausted;
  PlanetSet gained;     // control of them in this round (TI3-DOCK-3)
  PlanetSet new_docks;  // built in this round (TI3-DOCK-7)

  Phase phase = Phase::Setup;
  std::uint8_t round = 0;  // from 1
  SeatId speaker;
  SeatId first_chooser;      // of this strategy phase (TI3-Q-6)
  SeatSet last_initiative;   // who had it in the round before (TI3-STRATEGY-6)
  SeatId mecatol_all_round;  // who has held Mecatol Rex since the round began
  std::array<StrategySlot, kStrategyCards> strategy{};
  std::uint8_t goods_left = 0;  // in the common play area (TI3-LIMIT-8)

  CardSet action_deck;  // pool: the order is not decided
  CardSet action_discard;
  CardSet on_table;                             // action cards being played
  FixedVec<LyingCard, 2> lying;                 // those that stay
  FixedVec<PlayedOn, 32> played_on;             // in this round, the last ones
  std::array<Knowers, kMaxCards> card_known{};  // who knows where a card in a hand is
  PoliticalSet political_deck;                  // pool: neither known on top nor at the bottom
  FixedVec<KnownCard, 8> political_top;         // first: the top card
  FixedVec<KnownCard, 48> political_bottom;     // last: the bottom card
  PoliticalSet political_discard;
  FixedVec<LawInPlay, 40> laws;
  FixedVec<Lasting, 48> lasting;
  ObjectiveSet stage_one_deck, stage_two_deck, secret_deck;  // not seen yet
  FixedVec<ObjectiveId, 16> objectives;                      // face up, in the order they came
  std::uint8_t stage_one_left = 0, stage_two_left = 0;       // face down; the latter with Imperium Rex
  bool rex_left = false;                                     // Imperium Rex is among them
  CounterSet counter_pool;                                   // domain counters that nobody has seen
  SpotId face_down;                 // where the tile beside Mecatol Rex lies (TI3-FIVE-4)
  FixedVec<SeatId, kSeats> circle;  // seats clockwise around the galaxy (TI3-GALAXY-7)
  SystemSet loose_tiles;            // not dealt yet

  TurnMemory turn;
  TacticalMemory tactical;
  BattleMemory battle;
  RollMemory roll;
  CouncilMemory council;
  FixedVec<Trigger, 24> pending;  // occasions whose windows are still to be opened
  FixedVec<LostLeaders, 6> lost_leaders;
  std::uint8_t alerts = 0;  // bits of Alert: something may be out of its limit
  SeatSet winners;

  orrery::Flow<Frames, kMaxDepth> flow;

  ORRERY_FIELDS(State, systems, planets, players, presence, ships_in, board, exhausted, gained, new_docks,
                phase, round, speaker, first_chooser, last_initiative, mecatol_all_round, strategy,
                goods_left, action_deck, action_discard, on_table, lying, played_on, card_known,
                political_deck, political_top, political_bottom, political_discard, laws, lasting,
                stage_one_deck, stage_two_deck, secret_deck, objectives, stage_one_left, stage_two_left,
                rex_left, counter_pool, face_down, circle, loose_tiles, turn, tactical, battle, roll, council,
                pending, lost_leaders, alerts, winners, flow)
};

// What settle has to look at; set by verbs.
enum class Alert : std::uint8_t {
  Fleets = 1,       // fleet supply, loads, capacity, plastic
  Hands = 2,        // action cards above the limit
  Victory = 4,      // points changed
  Elimination = 8,  // units or planets were lost
  Planets = 16,     // troops left a planet (LawNeutralIfEmpty)
};

inline constexpr std::size_t kStateBudget = 24576;
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= kStateBudget);

using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

}  // namespace orrery::ti3
