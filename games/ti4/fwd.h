// Declares Look and Play before the state is complete, so that frame headers can name them; the kinds of
// questions and of chance.
#pragma once

#include "engine/flow/declare_frame.h"
#include "games/ti4/notation.h"  // before the aliases below: its verbs have the same names
#include "games/ti4/timing.h"
#include "games/ti4/traits.h"
#include "games/ti4/types.h"

namespace orrery::ti4 {

struct State;
struct Rules;
using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

// What kind of choice a decision asks for; the word stands in views, prompts and scenarios.
ORRERY_ENUM(Ask, Faction, PlaceTile,
            PlaceStart,       // starting units on a home system with several planets
            StartTechnology,  // a starting technology of one's choice
            KeepSecret,       // which of two secret objectives to keep
            TakeStrategy, Action,
            MoreAction,  // a second action of the turn
            Secondary, Primary,
            Pools,  // where gained command tokens go, or a redistribution
            Pay, Research,
            Prerequisite,  // with what a missing prerequisite is ignored
            PlaceStructure, Move, Load, SpaceCannon, AnnounceRetreat, Retreat, AssignHits, Reroll, Bombard,
            Custodians, Commit,
            Order,  // which of several planets comes first
            Produce, Recall,
            Remove,  // units above the fleet pool, capacity or plastic limits
            Score, Discard, ReturnSecret, ReadyPlanets,
            PlaceUnits,  // infantry coming back, units an effect places
            Agendas,     // top and bottom of the agenda deck
            Speaker, Vote,
            Decide,  // the speaker breaks a tie
            Offer,
            Answer,          // to an offer
            React,           // a timing window
            Ability,         // what a card or power asks for
            TokenFromSheet,  // a token that must be placed comes from the sheet
            EndTurn          // after the last action, while a transaction is possible
)

// What nature decides; the word stands in records and scenarios.
ORRERY_ENUM(Luck, Speaker, Factions,
            BlueTiles,  // dealt to a seat
            RedTiles,   // dealt to a seat
            RedTile,    // the extra tile of five players
            Map,        // a random galaxy, tile by tile in the order of the spots
            Secrets,    // secret objectives drawn by a seat
            Objective,  // a public objective turned up
            Roll,       // ten-sided dice
            Draw,       // action cards drawn by a seat
            Agenda,     // the agenda turned up or looked at
            Steal       // a random card out of a hand
)

}  // namespace orrery::ti4
