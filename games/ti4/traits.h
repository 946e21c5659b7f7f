// Traits: standing effects of technologies, faction abilities, laws, notes and units, named by what they do
// and not by who has them. Data files give them to cards (column `traits`); the flow asks has_trait /
// count_trait. A player's traits are recounted by the verbs whenever something that gives one comes or goes;
// `while` conditions of a unit (a flagship in this system) are unit traits.
#pragma once

#include <array>

#include "games/ti4/types.h"

namespace orrery::ti4 {

ORRERY_ENUM(
    Trait, EnterAsteroids,  // ships move into and through asteroid fields
    ShieldedFromCannons,    // space cannon dice of others against one's units: -1
    PassFleets,             // ships move through systems with ships of others
    ExtraStatusCard,        // one more action card in the status phase draw
    ExtraStatusToken,       // one more command token in the status phase
    CheaperProduction,      // each use of Production costs 1 less
    ExtraUnitAbilityDie,    // one more die in each bombardment or space cannon roll
    RepairEachRound,        // one damaged unit repaired after hits are assigned
    TwoActions,             // two actions in a turn
    DoubleTradeGoods,       // trade goods count 2 as resources and influence
    FreeTradeSecondary,     // no token for the secondary ability of Trade
    DistantTransactions,    // transactions with players who are not neighbours
    TradeActionCards,       // action cards in transactions
    HomeNotNeeded,          // home planets are not needed to score
    JoinedWormholes,        // alpha and beta systems are adjacent for this player
    Slipstream,             // +1 move from the home system or an alpha or beta wormhole
    NoVote,                 // never votes
    NoResearch,             // gains 3 command tokens in place of research
    FleetLimitPlusTwo,      // Armada
    MoveThroughSupernovas,  // Gashlai Physiology
    MoveIntoSupernovas,     // Magmus Reactor
    CombatPlusOne,          // Unrelenting
    CombatMinusOne,         // Fragile
    NoHandLimit,            // Crafty
    SustainCancelsTwo,      // Non-Euclidean Shielding
    NoCannonsInInvasion,    // L4 Disruptors
    AsteroidRefuge,         // others cannot activate asteroid fields with one's ships
    IgnorePrerequisite,     // Analytical
    FreeCustodians,         // Blood Ties
    NoDockInfantry,         // Mitosis
    FightersPlusOne,        // Prophecy of Ixth
    FreeTechnologyCard,     // Minister of Sciences
    NotPillaged,            // Promise of Protection
    NotAssimilated,         // Antivirus
    // Of the whole table, from laws.
    LawNoBombardCultural,  // Conventions of War
    LawNoWormholeMoves,    // Enforced Travel Ban
    LawHandLimitThree,     // Executive Sanctions
    LawFleetPoolFour,      // Fleet Regulations
    LawAnyPds,             // Homeland Defense Act
    LawWarSunsWeak,        // Publicize Weapon Schematics
    LawSingleUnits,        // Regulated Conscription
    LawOneVoteEach,        // Representative Government
    LawNebulaPassage,      // Shared Research
    LawJoinedWormholes,    // Wormhole Reconstruction
    LawShipForResearch,    // Anti-Intellectual Revolution
    // Of players again.
    TechnologyPrimary,  // Brilliant: the primary ability of Technology for the price of a token
    MecatolGate,  // Lazax Gate Folding: alpha and beta wormholes in Mecatol Rex's system while it is not
                  // theirs
    Stymies,      // Stymie in play: its owner cannot produce near the holder's units
    BuysPrerequisites,  // Inheritance Systems: exhausted and 2 resources, all prerequisites are ignored
    Assimilator,        // each gives one assimilator token: copies a faction technology of another player
    WorthPoint          // Support for the Throne in play: its point is lost when its owner is eliminated
)
inline constexpr std::size_t kTraits = enum_count<Trait>();

// Texts of units, in force for the unit or its system.
ORRERY_ENUM(UnitTrait, Floating,  // Floating Factory: in space, moves, destroyed when blockaded
            OffersDeltaWormhole,  // Hil Colish
            StopsSustain,         // Fourth Moon: ships of others in its system cannot sustain damage
            StopsShields,         // war suns, Arc Secundus: no Planetary Shield of others in its system
            ReachesAdjacent,      // PDS II, Loncara Ssodu: space cannon also from adjacent systems
            DirectHitProof,       // Dreadnought II
            ReturnsOnSix,         // Infantry II
            ReturnsOnFive,        // Spec Ops II
            ReturnsInfantry,      // Genesis: an infantry at the end of the status phase
            GroundForcesFight,    // The Alastor
            BuysDice,             // Wrath of Kenara
            CountsHalf,           // Hybrid Crystal Fighter II
            CarriesFighters,      // space docks: three fighters need no capacity
            PassesFleets,         // Y'sia Y'ssrila
            RepairsEachRound,     // Arc Secundus
            LandsFighters,        // Matriarch
            HitsNonFighters,      // [0.0.1]
            OthersPlusOne,        // C'morran N'orr
            ExtraHitsOnNine,      // J.N.S. Hylarim
            DicePerEnemy,         // Salai Sai Corian
            DestroysAll,          // Van Hauge
            BuildsOnActivation    // Duha Menaimon
)

}  // namespace orrery::ti4
