// What the parts of the greedy player share: the imagined world, whose player it is, how much of the game is
// left.
#pragma once

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
  double left = 1.0;       // share of the game still to come, 1 at the start, 0 in the last turn
  bool last_turn = false;  // this is my last turn
  Campaign campaign;       // the best invasion, where the decision is about one
};

// values.cc: worth of things in victory points.
double card_value(const Mind& m, CardId c);     // to own
double reserve_value(const Mind& m, CardId c);  // to have in Reserve rather than in hand
double token_value(const Mind& m, TokenKindId kind);
double system_value(const Mind& m, SpaceId space);  // to hold it with a marker
double text_value(const Mind& m, CardId c);         // to use the text now

// spending.cc: how much a card would be missed if it were spent.
double spend_pain(const Mind& m, Choice c, const Cost& due);

// campaign.cc: the best invasion from here, or from within a move action.
Campaign best_campaign(const Mind& m, const Move& move);

// battle.cc
double respond_score(const Mind& m, Choice c);
bool worth_fighting(const Mind& m, Side side);

}  // namespace orrery::ahos
