// The strategic action: primary ability, then the others' secondary abilities (TI3-STRATACT).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// One primary or secondary ability being resolved; content/strategy/<card>.cc.
struct StrategyText {
  static constexpr std::string_view kName = "strategy_text";
  struct Result {
    static constexpr bool kMayBeIgnored = true;
  };
  StrategyCard card = StrategyCard::Initiative;
  bool primary = true;
  SeatId seat;
  std::uint8_t stage = 0;
  std::uint8_t counter = 0;
  SystemId system;         // where the ship at hand stands
  SystemId first;          // where the first ship went
  std::uint8_t piece = 0;  // the ship at hand, raw(Piece)
  Load load;
  std::uint8_t paid = 0;  // told by the payment
  template <class Child>
  requires requires(const Child& c) { c.paid; }
  void receive(const Child& c) { paid = c.paid; }
  ORRERY_FIELDS(StrategyText, card, primary, seat, stage, counter, system, first, piece, load, paid)
};
ORRERY_ASKING_FRAME(StrategyText)
ORRERY_CHANCE_FRAME(StrategyText)

ORRERY_STEPS(StrategicStep)
struct Strategic {
  static constexpr std::string_view kName = "strategic";
  StrategicStep step{};
  SeatId seat;
  StrategyCard card = StrategyCard::Initiative;
  SeatId other;  // whose secondary ability is at hand
  ORRERY_FIELDS(Strategic, step, seat, card, other)
};
ORRERY_ASKING_FRAME(Strategic)

// What one strategy card does. Null pointers stand for what nothing needs.
struct StrategyCardDef {
  Next (*resolve)(Play& g, StrategyText& f) = nullptr;  // null: it has no strategic action
  bool brings_speaker = false;                          // who chooses it becomes Speaker
  bool not_twice = false;                               // nobody may choose it in two rounds running
  bool frees_secondaries = false;  // its holder spends no counters for secondary abilities
  int (*price)(const Look& look, SeatId seat) = nullptr;  // counters that choosing it costs; null: none
  Refusal (*can_follow)(const Look& look, SeatId seat) = nullptr;  // null: always
  bool (*free)(const Look& look, SeatId seat) = nullptr;           // no counter is spent; null: never
  void (*declined)(Play& g, SeatId seat) = nullptr;                // for who does not follow
  bool (*instead)(const Look& look, SeatId seat) = nullptr;        // may perform the primary in its place
  void (*answers)(const Look& look, const StrategyText& f, OptionList& out) = nullptr;
  void (*answer)(Play& g, StrategyText& f, Choice c) = nullptr;
  Asked (*asks)(const Look& look, const StrategyText& f) = nullptr;  // null: the seat, Primary or Secondary
  std::string_view (*rule)(const StrategyText& f) = nullptr;         // that a wrong answer offends
  ChancePoint (*chance)(const Look& look, const StrategyText& f) = nullptr;
  void (*outcome)(Play& g, StrategyText& f, const Outcome& o) = nullptr;
  int (*each)(const Look& look) = nullptr;  // what one costs, where it asks for any amount to be paid
};
const StrategyCardDef& strategy_card_def(StrategyCard card);
int price_of(const Look& look, SeatId seat, StrategyCard card);
// Whether the player could perform the secondary ability, counters aside.
Refusal may_use_secondary(const Look& look, SeatId seat, StrategyCard card);
// Whether the secondary ability costs this player no command counter.
bool follows_free(const Look& look, SeatId seat, StrategyCard card);

}  // namespace orrery::ti3
