// Transactions: an offer, an answer, one counter-offer (84).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(TransactionStep)
// State::parcels holds what each party would give: the terms are agreed before anything is exchanged (84.4a).
// Opening the negotiation uses up the partner for this turn or agenda, whatever comes of it.
struct Transaction {
  static constexpr std::string_view kName = "transaction";
  TransactionStep step{};
  SeatId from;  // who made the first offer
  SeatId to;
  bool reopened = false;  // the window of the start of the turn, for what was received
  ORRERY_FIELDS(Transaction, step, from, to, reopened)
};
ORRERY_ASKING_FRAME(Transaction)
Refusal can_deal(const Look& look, SeatId seat,
                 SeatId partner);  // 84.1, 84.6, 88.1: may open a transaction now
// ... with anybody, at a table where that is worth a question of its own (option `turn_end`). Public facts
// alone decide.
bool asked_to_deal(const Look& look, SeatId seat);

// In a window that a transaction at the start of a turn opens once more, only what was received in it is
// heard (FAQ-9), unless it was used at the start of this turn already (16.16). True in all other windows.
bool heard_after_deal(const Look& look, AbilityRef ref);
// The same as far as everybody knows: which notes changed hands is the business of the two.
bool may_be_heard_after_deal(const Look& look, SeatId seat, AbilityRef ref);

// Offers are made at any decision of the active player, and of voters (engine/flow/flow.h).
bool is_interjection(const Look& look, Choice c);
void interjections(const Look& look, const Asked& asked, OptionList& out);
Refusal check_interjection(const Look& look, const Asked& asked, Choice c);
void interject(Play& g, Choice c);

}  // namespace orrery::ti4
