// Strategy cards (37) and the speaker.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void take_strategy_card(Play& g, SeatId seat, StrategyCard card) {
  StrategySlot& slot = state_of(g).strategy[static_cast<std::size_t>(card)];
  slot.owner = seat;
  g.emit(Happening::StrategyTaken, raw(seat), card);
  const int goods = slot.trade_goods;
  slot.trade_goods = 0;
  gain_goods(g, seat, goods);  // 37.1a
}

void return_strategy_card(Play& g, StrategyCard card) {
  StrategySlot& slot = state_of(g).strategy[static_cast<std::size_t>(card)];
  if (slot.owner.valid()) g.emit(Happening::StrategyReturned, raw(slot.owner), card);
  slot.owner = SeatId{};
  slot.exhausted = false;
}

void exhaust_strategy_card(Play& g, StrategyCard card) {
  StrategySlot& slot = state_of(g).strategy[static_cast<std::size_t>(card)];
  slot.exhausted = true;
  g.emit(Happening::StrategyExhausted, raw(slot.owner), card);
}

void ready_strategy_card(Play& g, StrategyCard card) {
  state_of(g).strategy[static_cast<std::size_t>(card)].exhausted = false;
}

void put_good_on_card(Play& g, StrategyCard card) {
  StrategySlot& slot = state_of(g).strategy[static_cast<std::size_t>(card)];
  ++slot.trade_goods;
  g.emit(Happening::GoodsOnCard, card, slot.trade_goods);
}

void set_speaker(Play& g, SeatId seat) {
  state_of(g).speaker = seat;
  g.emit(Happening::SpeakerIs, raw(seat));
}

}  // namespace orrery::ti4
