// Strategy cards, bonus counters, the Speaker.
#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {
namespace {

StrategySlot& slot(Play& g, StrategyCard card) {
  return state_of(g).strategy[static_cast<std::size_t>(card)];
}

}  // namespace

void take_strategy_card(Play& g, SeatId seat, StrategyCard card) {
  slot(g, card).owner = seat;
  slot(g, card).used = false;
  g.emit(Happening::StrategyTaken, raw(seat), card);
}

void give_strategy_card(Play& g, SeatId to, StrategyCard card) {
  const SeatId from = slot(g, card).owner;
  slot(g, card).owner = to;
  g.emit(Happening::StrategyGiven, raw(from), raw(to), card);
}

void return_strategy_card(Play& g, StrategyCard card) {
  const SeatId owner = slot(g, card).owner;
  slot(g, card).owner = SeatId{};
  slot(g, card).used = false;
  g.emit(Happening::StrategyReturned, raw(owner), card);
}

void use_strategy_card(Play& g, StrategyCard card) {
  slot(g, card).used = true;
  g.emit(Happening::StrategyUsed, raw(slot(g, card).owner), card);
}

void put_bonus(Play& g, StrategyCard card) {
  slot(g, card).bonus = byte(slot(g, card).bonus + 1);
  g.emit(Happening::BonusPlaced, card, slot(g, card).bonus);
}

void take_bonus(Play& g, SeatId seat, StrategyCard card, int goods, int counters) {
  slot(g, card).bonus = byte(slot(g, card).bonus - goods - counters);
  g.emit(Happening::BonusTaken, raw(seat), goods, counters);
}

void set_speaker(Play& g, SeatId seat) {
  state_of(g).speaker = seat;
  g.emit(Happening::SpeakerIs, raw(seat));
}

}  // namespace orrery::ti3
