// The vocabulary of Twilight Imperium 3: ids and small enums, named as in the rulebook. Sizes are those of
// all sets together, so that a table with Shards of the Throne has the same state.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vec.h"
#include "engine/core/id.h"
#include "engine/core/id_map.h"
#include "engine/core/id_set.h"
#include "games/ti/pieces.h"

namespace orrery::ti3 {

using SystemId = Id<struct SystemTag>;        // a row of systems.tsv
using PlanetId = Id<struct PlanetTag>;        // a row of planets.tsv
using TechId = Id<struct TechTag>;            // a technology
using CardKindId = Id<struct CardKindTag>;    // what is printed on an action card; copies share it
using CardId = Id<struct CardTag>;            // one physical action card
using PoliticalId = Id<struct PoliticalTag>;  // a political card
using ObjectiveId = Id<struct ObjectiveTag>;  // public and secret objectives
using RaceId = Id<struct RaceTag>;
using PowerId = Id<struct PowerTag>;              // a racial ability, a row of race_abilities.tsv
using CounterKindId = Id<struct CounterKindTag>;  // what a domain counter shows
using CounterId = Id<struct CounterTag>;          // one physical domain counter
using LeaderId = Id<struct LeaderTag>;            // a row of leaders.tsv
using SpotId = Id<struct SpotTag>;                // a place of the map: 0 the centre, then ring by ring

inline constexpr std::size_t kSeats = 8;
inline constexpr std::size_t kMaxTiles = 88;
inline constexpr std::size_t kMaxPlanets = 91;
inline constexpr std::size_t kMaxSpots = 61;
inline constexpr std::size_t kMaxCards = 177;
inline constexpr std::size_t kMaxCounters = 81;  // of the box; one more of each kind is never shuffled
inline constexpr int kCommandCounters = 16;      // TI3-LIMIT-7
inline constexpr std::size_t kLeadersEach = 3;

using SystemSet = IdSet<SystemId, 128>;
using PlanetSet = IdSet<PlanetId, 128>;
using TechSet = IdSet<TechId, 128>;
using CardSet = IdSet<CardId, 192>;
using PoliticalSet = IdSet<PoliticalId, 128>;
using ObjectiveSet = IdSet<ObjectiveId, 128>;
using CounterSet = IdSet<CounterId, 128>;
using SpotSet = IdSet<SpotId, 64>;
// A set of seats in one byte, for what the state holds a hundred times.
struct Knowers {
  std::uint8_t bits = 0;
  constexpr Knowers() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): the same set, packed
  constexpr Knowers(const SeatSet& seats) : bits(static_cast<std::uint8_t>(seats.word(0))) {}
  // NOLINTNEXTLINE(google-explicit-constructor)
  constexpr operator SeatSet() const {
    SeatSet out;
    out.set_word(0, bits);
    return out;
  }
  [[nodiscard]] constexpr bool contains(SeatId seat) const { return SeatSet(*this).contains(seat); }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  constexpr void insert(SeatId seat) { *this = SeatSet(*this) | SeatSet{seat}; }
  constexpr Knowers& operator&=(const SeatSet& seats) { return *this = SeatSet(*this) & seats; }
  ORRERY_FIELDS(Knowers, bits)
};
static_assert(kSeats <= 8);

template <class T>
using PerSeat = IdMap<SeatId, T, kSeats>;
template <class T>
using PerSystem = IdMap<SystemId, T, kMaxTiles>;
template <class T>
using PerPlanet = IdMap<PlanetId, T, kMaxPlanets>;

// The order matters: ships first, of these what can be damaged first (see Fleet).
ORRERY_ENUM(Unit, Flagship, WarSun, Dreadnought, Carrier, Cruiser, Destroyer, Fighter, GroundForce,
            ShockTroop, MechanizedUnit, Pds, SpaceDock)
inline constexpr std::size_t kUnits = 12;
inline constexpr std::size_t kShipTypes = 7;
inline constexpr std::size_t kSustaining = 5;
inline constexpr std::array<Unit, kShipTypes> kShips{Unit::Flagship, Unit::WarSun,  Unit::Dreadnought,
                                                     Unit::Carrier,  Unit::Cruiser, Unit::Destroyer,
                                                     Unit::Fighter};
constexpr bool is_ship(Unit u) { return u <= Unit::Fighter; }  // TI3-GENERAL-12
constexpr std::size_t at(Unit u) { return static_cast<std::size_t>(u); }

// A ship as a choice names it: its type and whether it is damaged.
using Piece = ti::Piece<Unit>;
constexpr Piece piece_of(std::uint8_t byte) { return ti::read_piece<Unit>(byte); }

// What a particular ship carries (TI3-CARRIER-4): it shares the ship's fate. Fighters are never aboard
// (TI3-CARRIER-7). In a choice two operand bytes.
struct Load {
  std::uint8_t ground_forces = 0;
  std::uint8_t shock_troops = 0;
  std::uint8_t mechanized = 0;
  std::uint8_t damaged = 0;  // of these mechanized units
  std::uint8_t pds = 0;
  std::uint8_t leaders =
      0;  // bits of the three leaders of the ship's owner; they take no room (TI3-LEADER-5)
  [[nodiscard]] constexpr bool any() const {
    return ground_forces + shock_troops + mechanized + pds + leaders > 0;
  }
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
      default:
        return 0;
    }
  }
  ORRERY_FIELDS(Load, ground_forces, shock_troops, mechanized, damaged, pds, leaders)
};

ORRERY_ENUM(Phase, Setup, Strategy, Action, Status)

ORRERY_ENUM(StrategyCard, Initiative, Diplomacy, Political, Logistics, Trade, Warfare, Technology, Imperial)
inline constexpr std::size_t kStrategyCards = 8;
constexpr int number_of(StrategyCard c) { return static_cast<int>(c) + 1; }  // TI3-ORDER-2

ORRERY_ENUM(Area, Strategy, Fleet, Command)  // of the race sheet (TI3-COMMAND-2)

ORRERY_ENUM(Colour, None, Red, Green, Blue, Yellow)  // of technologies (TI3-TECH-5)

ORRERY_ENUM(Anomaly, None, AsteroidField, Nebula, Supernova)  // TI3-SYSTEM-3

ORRERY_ENUM(Wormhole, Alpha, Beta)  // TI3-WORMHOLE-1
inline constexpr std::size_t kWormholes = 2;

ORRERY_ENUM(TileKind, Home, Mecatol, Regular, Empty, Special)

ORRERY_ENUM(LeaderType, Scientist, Diplomat, General, Admiral, Agent)

ORRERY_ENUM(Side, Attacker, Defender)
constexpr Side other(Side s) { return s == Side::Attacker ? Side::Defender : Side::Attacker; }

ORRERY_ENUM(Currency, Resources, Influence, TradeGoods)

// What kind of dice: combat rolls are all but Other (TI3-ERRATA-2, TI3-ERRATA-3).
ORRERY_ENUM(RollKind, SpaceBattle, Invasion, PdsFire, Bombardment, Barrage, Shot, Other)

// What a vote is about. The outcome of a vote is one byte, or two where a pair is elected.
enum class Vote : std::uint8_t {
  ForAgainst,
  Player,
  TwoPlayers,
  Planet,
  TwoPlanets,
  Law,
  Colour,
};
ORRERY_ENUM_NAMES(Vote, "for_against", "elect_player", "elect_two_players", "elect_planet",
                  "elect_two_planets", "elect_law", "elect_technology_colour")
inline constexpr std::uint8_t kFor = 0;
inline constexpr std::uint8_t kAgainst = 1;
inline constexpr std::uint8_t kNoOutcome = 0xff;

// Where a text is printed. With the number in its own table it names the text.
// Copied: what a discarded action card says, used through the card that stands for it (Touch of Genius).
enum class Source : std::uint8_t { Card, Technology, Power, Law, Strategy, Counter, Leader, Copied };
ORRERY_ENUM_NAMES(Source, "action_card", "technology", "racial_ability", "law", "strategy_card",
                  "domain_counter", "leader", "copied_card")
struct AbilityRef {
  static constexpr bool kDetailedWindows = true;  // engine/flow/window.h
  Source source = Source::Card;
  std::uint8_t id =
      0xff;  // CardKindId, TechId, PowerId, PoliticalId, StrategyCard, CounterKindId or LeaderType
  ORRERY_FIELDS(AbilityRef, source, id)
  [[nodiscard]] constexpr bool is_card() const { return source == Source::Card || source == Source::Copied; }

  static constexpr bool kOneEach = true;  // TI3-Q-28: players are asked in order of play, one text each
  // What a window remembers: no second card of the same name at the same moment (TI3-Q-33).
  struct Used {
    Source source = Source::Card;
    std::uint8_t id = 0xff;
    SeatId by;
    constexpr Used() = default;
    constexpr Used(const AbilityRef& ref, SeatId seat) : source(ref.source), id(ref.id), by(seat) {}
    ORRERY_FIELDS(Used, source, id, by)
  };
};

}  // namespace orrery::ti3
