// Declares Look and Play before the state is complete, so that frame headers can name them; the kinds of
// questions and of chance.
#pragma once

#include "engine/flow/declare_frame.h"
#include "games/ti3/notation.h"
#include "games/ti3/timing.h"
#include "games/ti3/traits.h"
#include "games/ti3/types.h"

namespace orrery::ti3 {

struct State;
struct Rules;
struct Garrison;
using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

// What kind of choice a decision asks for; the word stands in views, prompts and scenarios.
ORRERY_ENUM(Ask, Race, Home, PlaceTile, FaceDown,
            PlaceStart,  // starting units and leaders on a home system with several planets
            TakeStrategy,
            Bonus,  // what bonus counters become
            GiveStrategy, Action, Secondary, Primary,
            Areas,  // where gained command counters go, or a redistribution
            Pay, Research, Move, Load, Probe, PdsFire, AnnounceRetreat, Retreat, AssignHits, Reroll,
            SabotageRun, Land, Bombard,
            Order,  // which of several planets comes first
            Produce,
            Remove,  // units above a limit
            Claim, Discard, Refresh, PlaceUnits, Status,
            Prisoners,  // what becomes of captured leaders
            Political,  // cards of the political deck
            Vote, Decide, Trade, Offer, Answer, Approve,
            React,    // a timing window
            Ability,  // what a card or power asks for
            PlaceLeader)

// What nature decides; the word stands in records and scenarios.
ORRERY_ENUM(Luck, Speaker, Races, Positions,
            Tiles,      // dealt to a seat
            FaceDown,   // the tile beside Mecatol Rex
            Map,        // a random galaxy, tile by tile in the order of the spots
            Secret,     // the secret objective of a seat
            Rex,        // whether the next card of the second stage is Imperium Rex: 1 of those left
            Objective,  // a public objective turned up
            Roll,       // ten-sided dice
            Draw,       // action cards drawn by a seat
            Political,  // the political card turned up or looked at
            Steal,      // random cards out of a hand
            Opponent,   // one of several players
            Counter     // a domain counter that is looked at
)

}  // namespace orrery::ti3
