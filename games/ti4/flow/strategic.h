// The strategic action: primary ability, then the others' secondary abilities (10).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

// One primary or secondary ability being resolved, top to bottom (10.3); content/strategy/<card>.cc.
struct StrategyText {
  static constexpr std::string_view kName = "strategy_text";
  struct Result {
    static constexpr bool kMayBeIgnored = true;
  };
  StrategyCard card = StrategyCard::Leadership;
  bool primary = true;
  SeatId seat;
  std::uint8_t stage = 0;
  std::uint8_t counter = 0;
  SystemId system;
  SeatSet seats;           // whom the text named
  std::uint8_t paid = 0;   // told by the payment
  std::uint8_t tally = 0;  // what else the text counts
  bool resolved = false;   // only the reactions are left
  template <class Child>
  requires requires(const Child& c) { c.paid; }
  void receive(const Child& c) { paid = c.paid; }
  ORRERY_FIELDS(StrategyText, card, primary, seat, stage, counter, system, seats, paid, tally, resolved)
};
ORRERY_ASKING_FRAME(StrategyText)
ORRERY_CHANCE_FRAME(StrategyText)

ORRERY_STEPS(StrategicStep)
struct Strategic {
  static constexpr std::string_view kName = "strategic";
  StrategicStep step{};
  SeatId seat;
  StrategyCard card = StrategyCard::Leadership;
  SeatId other;  // whose secondary ability is at hand
  SeatSet free;  // who resolves the secondary ability for nothing (Trade)
  void receive(const StrategyText& text) {
    if (text.primary) free = text.seats;
  }
  ORRERY_FIELDS(Strategic, step, seat, card, other, free)
};
ORRERY_ASKING_FRAME(Strategic)

// What one strategy card does. Null pointers stand for what nothing needs.
struct StrategyCardDef {
  Next (*resolve)(Play& g, StrategyText& f) = nullptr;
  // Whether the secondary ability can be paid for and could do anything.
  Refusal (*can_follow)(const Look& look, SeatId seat, bool free) = nullptr;
  // Whether a token of the strategy pool is spent for it (73.5); null: always.
  bool (*spends)(const Look& look, SeatId seat) = nullptr;
  void (*answers)(const Look& look, const StrategyText& f, OptionList& out) = nullptr;
  Refusal (*check)(const Look& look, const StrategyText& f, Choice c) = nullptr;  // null: what is listed
  void (*answer)(Play& g, StrategyText& f, Choice c) = nullptr;
  Ask (*asks)(const StrategyText& f) = nullptr;  // null: Primary or Secondary
  ChancePoint (*chance)(const Look& look, const StrategyText& f) = nullptr;
  void (*outcome)(Play& g, StrategyText& f, const Outcome& o) = nullptr;
  int each = 0;  // what one costs, where it asks for any amount to be paid
};
const StrategyCardDef& strategy_card_def(StrategyCard card);

}  // namespace orrery::ti4
