// What the parts of the greedy player share: the imagined world, whose player it is, how much of the game is
// left.
#pragma once

#include "bots/ahos/weights.h"
#include "games/ahos/notation.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

struct Campaign {
  SpaceId target;
  double value = 0;
  SpaceId next_from;  // the next unit to move; none: enough are there
};

struct Mind {
  Look look;
  SeatId me;
  double left = 1.0;            // share of the game still to come, 1 at the start, 0 in the last turn
  bool last_turn = false;       // this is my last turn
  bool nobody_follows = false;  // and nobody has a turn after it
  Campaign campaign;            // the best invasion, where the decision is about one
};

// values.cc: worth of things in victory points.
double card_value(const Mind& m, CardId c);     // to own
double reserve_value(const Mind& m, CardId c);  // to have in Reserve rather than in hand
double token_value(const Mind& m, TokenKindId kind);
double best_token(const Mind& m);                   // of those on offer; 0 if a colony brings none
double system_value(const Mind& m, SpaceId space);  // to hold it with a marker
double text_value(const Mind& m, CardId c);         // to use the text now

// spending.cc: how much a card would be missed if it were spent.
double spend_pain(const Mind& m, Choice c, const Cost& due);
// Points of a resource in hand and on ready tokens.
int at_hand(const Mind& m, Resource resource);
// What would be missed of the Reserves if that much had to be paid.
double reserve_pain(const Mind& m, Resource resource, int amount);

// campaign.cc: the best invasion from here, or from within a move action. `colonises`: the action itself ends
// with a marker on the system. `text`: a card that pays for nothing, since its text is used.
Campaign best_campaign(const Mind& m, const Move& move, bool colonises, CardId text = {});

// threat.cc: fleets of one rival that stand one step away; the most of any.
int fleets_near(const Mind& m, SpaceId space);
// Strength that a rival may be expected to add out of hand and tokens.
double hidden_strength(const Mind& m, SeatId rival);

// battle.cc
// A card in Reserve that is worth more there than the fight.
bool too_good_to_bid(const Mind& m, CardId c);
int text_strength(const Mind& m, CardId c, Side side);
double respond_score(const Mind& m, Choice c);
bool worth_fighting(const Mind& m, Side side);

}  // namespace orrery::ahos
