// Traits: standing effects of technologies, racial abilities and laws, named by what they do and not by who
// has them. Data files give them to rows (column `traits`); the flow asks has_trait / count_trait. The verbs
// recount a player's traits whenever something that gives one comes or goes.
#pragma once

#include "games/ti3/types.h"

namespace orrery::ti3 {

ORRERY_ENUM(
    Trait,
    // Movement.
    PassAsteroids,       // ships move through asteroid fields
    FasterCarriers,      // +1 move
    FasterCruisers,      // +1 move of cruisers and dreadnoughts
    PassFleets,          // ships move through systems with ships of others
    FreeFighters,        // fighters move 2, need no support, block ways; those above capacity count as ships
    CruisersCarry,       // each cruiser and dreadnought may carry one ground force
    TwoTacticalActions,  // two tactical actions in a turn
    FleetLimitPlusOne,   // one ship more than the fleet supply
    // Combat rolls.
    AllPlusOne,                // every combat roll
    AllMinusOne,               // every combat roll
    FightersPlusOne,           // every combat roll of fighters
    SpaceFightersPlusOne,      // fighters in space battles
    LightShipsPlusOne,         // every combat roll of cruisers and destroyers
    SpaceDreadnoughtsPlusOne,  // dreadnoughts in space battles
    GroundPlusOne,             // ground forces in invasion combat
    AttackersPlusOne,          // ground forces in invasion combat as the attacker
    PdsPlusOne,                // every combat roll of PDS
    GuardedPlusOne,            // ground forces that defend a planet with an own PDS
    ReturnsHome,               // a ground force that is destroyed comes back on 5 or more
    FirstRoundAura,            // opponents: -1 in the first round of a fight
    AssaultCannon,             // dreadnoughts fire a shot before a space battle
    Ambush,                    // up to two cruisers or destroyers do
    EarlyRetreat,              // a fleet that is attacked may retreat before the battle
    RerollPdsMisses,           // each once
    // PDS and bombardment.
    PdsReachAdjacent,  // PDS fire at adjacent systems too
    BombardShielded,   // dreadnoughts bombard planets with PDS
    FightersInvade,    // fighters may fight in invasion combat
    WipesOutTroops,    // a dreadnought or war sun may destroy all troops of a planet before bombardment
    // Production.
    ExtraProduction,    // each dock one unit more
    ExtraResource,      // each dock one resource more to spend there
    CheapDreadnoughts,  // one resource less
    BuildsWarSuns,      // war suns can be produced
    PlacesUnitsNearby,  // produced units may go to adjacent systems
    // Cards, counters, goods.
    ExtraStatusCard,          // one action card more in the status phase
    ExtraStatusCounter,       // one command counter more in the status phase
    NoHandLimit,              // of action cards
    ExtraGoodEach,            // one trade good more from each agreement that pays
    ExtraGoodOnTrade,         // the same with the secondary ability of Trade
    FreeTradeSecondary,       // no counter for the secondary ability of Trade
    FreeTechnologySecondary,  // no counter for that of Technology
    CheaperTechnology,        // one resource less
    NoApprovalNeeded,         // agreements need no approval of the active player
    LastingAgreements,        // nobody may end agreements in the status phase
    ActsFirst,                // number 0 in the order of play
    MaySkip,                  // a turn may be skipped, not twice in a row
    EitherDiplomacy,          // the primary ability of Diplomacy in place of the secondary
    BothTechnologies,         // the primary ability of Technology beside the secondary
    PaysForImperial,          // two counters to be allowed to choose Imperial
    // Of the whole table, from laws.
    LawCardsGivenAway,     // a chosen strategy card goes to another player
    LawNoWormholes,        // no movement through wormholes
    LawJoinedWormholes,    // all wormholes are connected
    LawNoRetreats,         //
    LawPayForNeutral,      // landing on a neutral planet costs its resources
    LawNoBombardDocks,     // planets with docks are not bombarded
    LawOpenStatusCards,    // action cards of the status phase are laid open and chosen
    LawFleetFive,          // at most five counters in fleet supply
    LawBonusGood,          // one trade good more for whoever collects
    LawDockLimitTwo,       // docks produce two units
    LawCheapCounters,      // Logistics: two influence a counter
    LawNoMecatolInvasion,  //
    LawSwappedValues,      // resources and influence of planets change places
    LawHandThree,          // three action cards
    LawNeutralIfEmpty,     // planets without ground forces turn neutral
    LawDearTechnology,     // two resources more; a card for whoever does not buy
    LawSingleTroops,       // ground forces cost 1 each
    LawSpecialtyForAll,    // specialties count for every colour
    LawNoRedistribution,   //
    LawTruce,              // no attacks for a round
    LawRedDear,            // red technologies cost 4 more
    LawTradeWar,           // the secondary of Trade takes a good of an opponent
    LawTariffs,            // activating a system with a planet of another costs
    LawHeavyShipsWeak,     // dreadnoughts and war suns: -2
    LawBarrenPlanet        // nothing is produced on the planet it lies with
)
inline constexpr std::size_t kTraits = enum_count<Trait>();

// Of the whole table: everybody has it while the law is in play. The others are of the card's holder.
constexpr bool of_table(Trait t) { return t >= Trait::LawCardsGivenAway; }

}  // namespace orrery::ti3
