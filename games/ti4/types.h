// The vocabulary of Twilight Imperium 4: ids and small enums, named as in the rulebook.
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

namespace orrery::ti4 {

using SystemId = Id<struct SystemTag>;        // a system tile: its printed number minus one
using PlanetId = Id<struct PlanetTag>;        // a row of planets.tsv
using TechId = Id<struct TechTag>;            // a technology card, generic or of a faction
using CardKindId = Id<struct CardKindTag>;    // what is printed on an action card; copies share it
using CardId = Id<struct CardTag>;            // one physical action card
using AgendaId = Id<struct AgendaTag>;        // an agenda card
using ObjectiveId = Id<struct ObjectiveTag>;  // public and secret objectives
using NoteId = Id<struct NoteTag>;  // one physical promissory note: owner seat * 5 + number on the sheet
using NoteKindId =
    Id<struct NoteKindTag>;  // what is printed on a note; the four of a colour, then one per faction
using FactionId = Id<struct FactionTag>;
using PowerId = Id<struct PowerTag>;      // a faction ability, a row of faction_abilities.tsv
using UnitRowId = Id<struct UnitRowTag>;  // a row of unit values: generic, upgraded, of a faction
using SpotId =
    Id<struct SpotTag>;  // a place of the map: 0 the centre, then ring by ring clockwise; 37: beside it

inline constexpr std::size_t kSeats = 6;
inline constexpr std::size_t kMaxTiles = 51;
inline constexpr std::size_t kMaxPlanets = 59;
inline constexpr std::size_t kMaxSpots = 37;
inline constexpr std::size_t kMaxCards = 80;
inline constexpr std::size_t kNotesPerSeat = 5;
inline constexpr int kCommandTokens = 16;  // 73.3, 0.13

using SystemSet = IdSet<SystemId, 64>;
using PlanetSet = IdSet<PlanetId, 64>;
using TechSet = IdSet<TechId, 64>;
using CardSet = IdSet<CardId, 128>;
using AgendaSet = IdSet<AgendaId, 64>;
using ObjectiveSet = IdSet<ObjectiveId, 64>;
using NoteSet = IdSet<NoteId, 64>;
using SpotSet = IdSet<SpotId, 64>;
template <class T>
using PerSeat = IdMap<SeatId, T, kSeats>;
template <class T>
using PerSystem = IdMap<SystemId, T, kMaxTiles>;
template <class T>
using PerPlanet = IdMap<PlanetId, T, kMaxPlanets>;

// The order matters: units that can sustain damage come first (see SpaceForces), ships before the others.
ORRERY_ENUM(Unit, Flagship, WarSun, Dreadnought, Carrier, Cruiser, Destroyer, Fighter, Infantry, Pds,
            SpaceDock)
inline constexpr std::size_t kUnits = 10;
inline constexpr std::size_t kSustaining =
    4;  // flagship, war sun, dreadnought, carrier (Advanced Carrier II)
inline constexpr std::array<Unit, kUnits> kAllUnits{
    Unit::Flagship,  Unit::WarSun,  Unit::Dreadnought, Unit::Carrier, Unit::Cruiser,
    Unit::Destroyer, Unit::Fighter, Unit::Infantry,    Unit::Pds,     Unit::SpaceDock};
inline constexpr std::array<Unit, 7> kShips{Unit::Flagship, Unit::WarSun,    Unit::Dreadnought, Unit::Carrier,
                                            Unit::Cruiser,  Unit::Destroyer, Unit::Fighter};
constexpr bool is_ship(Unit u) { return u <= Unit::Fighter; }   // 53.0
constexpr bool is_structure(Unit u) { return u >= Unit::Pds; }  // 78.0
constexpr std::size_t at(Unit u) { return static_cast<std::size_t>(u); }

// A unit as a choice names it: its type and whether it is damaged.
using Piece = ti::Piece<Unit>;
constexpr Piece piece_of(std::uint8_t byte) { return ti::read_piece<Unit>(byte); }

ORRERY_ENUM(Phase, Setup, Strategy, Action, Status, Agenda)

ORRERY_ENUM(StrategyCard, Leadership, Diplomacy, Politics, Construction, Trade, Warfare, Technology, Imperial)
inline constexpr std::size_t kStrategyCards = 8;
constexpr int initiative_of(StrategyCard c) { return static_cast<int>(c) + 1; }

ORRERY_ENUM(Pool3, Tactic, Fleet, Strategy)  // the pools of the command sheet (69.0)

ORRERY_ENUM(Colour, None, Blue, Green, Yellow, Red)  // of technologies: 81.7c

ORRERY_ENUM(PlanetTrait, None, Cultural, Hazardous, Industrial)  // 56.3

ORRERY_ENUM(Anomaly, None, AsteroidField, Nebula, Supernova, GravityRift)  // 3.2

ORRERY_ENUM(Wormhole, Alpha, Beta, Delta)  // 89.1, 89.4
inline constexpr std::size_t kWormholes = 3;

ORRERY_ENUM(TileKind, Home, Blue, Red, Gate, Mecatol)

ORRERY_ENUM(Side, Attacker, Defender)
constexpr Side other(Side s) { return s == Side::Attacker ? Side::Defender : Side::Attacker; }

// What an agenda elects.
enum class Election : std::uint8_t {
  ForAgainst,
  Player,
  Planet,
  CulturalPlanet,
  HazardousPlanet,
  IndustrialPlanet,
  OuterPlanet,  // not in a home system, not Mecatol Rex
  Law,
  ScoredSecret,
};
ORRERY_ENUM_NAMES(Election, "for_against", "elect_player", "elect_planet", "elect_planet_cultural",
                  "elect_planet_hazardous", "elect_planet_industrial", "elect_planet_non_home_not_mecatol",
                  "elect_law", "elect_scored_secret_objective")
inline constexpr std::uint8_t kFor =
    0;  // outcomes of ForAgainst; other elections use the id of what is elected
inline constexpr std::uint8_t kAgainst = 1;
inline constexpr std::uint8_t kNoOutcome = 0xff;

ORRERY_ENUM(Currency, Resources, Influence, TradeGoods)

// What kind of dice roll; abilities for combat rolls do not touch the others (12.1c, 15.3d, 68.1c).
ORRERY_ENUM(RollKind, Combat, AntiFighterBarrage, SpaceCannon, Bombardment, Other)

// Where a content ability is printed. With the number in its own table it names the ability.
enum class Source : std::uint8_t { Card, Technology, Power, Note, Law, Unit, Objective };
ORRERY_ENUM_NAMES(Source, "action_card", "technology", "faction_ability", "promissory_note", "law", "unit",
                  "objective")
struct AbilityRef {
  static constexpr bool kDetailedWindows = true;  // windows tell more than one thing (engine/flow/window.h)
  Source source = Source::Card;
  std::uint8_t id = 0xff;  // CardKindId, TechId, PowerId, NoteId, AgendaId, UnitRowId or ObjectiveId
  ORRERY_FIELDS(AbilityRef, source, id)

  static constexpr bool kOneEach = true;  // 0.4, 0.5: in a window players take turns to resolve one ability
  // What a window remembers: each player uses an ability once per occurrence (16.16, 18.6b).
  struct Used {
    Source source = Source::Card;
    std::uint8_t id = 0xff;
    SeatId by;
    constexpr Used() = default;
    constexpr Used(const AbilityRef& ref, SeatId seat) : source(ref.source), id(ref.id), by(seat) {}
    ORRERY_FIELDS(Used, source, id, by)
  };
};

}  // namespace orrery::ti4
