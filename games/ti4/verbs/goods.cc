// Trade goods and commodities.
#include <algorithm>
#include <cassert>

#include "engine/flow/change.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {
namespace {

bool in_transaction(const State& s) {
  for (const Frames& f : s.flow.frames) {
    if (std::holds_alternative<Transaction>(f)) return true;
  }
  return false;
}

}  // namespace

void gain_goods(Play& g, SeatId seat, int count) {
  if (count <= 0) return;
  Player& p = state_of(g).players[seat];
  p.trade_goods = static_cast<std::uint16_t>(p.trade_goods + count);
  g.emit(Happening::GoodsGained, raw(seat), count);
  trigger(g, Timing::TradeGoodsGained, raw(seat));
}

void spend_goods(Play& g, SeatId seat, int count) {
  Player& p = state_of(g).players[seat];
  assert(p.trade_goods >= count);
  p.trade_goods = static_cast<std::uint16_t>(p.trade_goods - count);
  g.emit(Happening::GoodsSpent, raw(seat), count);
}

void lose_goods(Play& g, SeatId seat, int count) {
  Player& p = state_of(g).players[seat];
  count = std::min<int>(count, p.trade_goods);
  if (count <= 0) return;
  p.trade_goods = static_cast<std::uint16_t>(p.trade_goods - count);
  g.emit(Happening::GoodsLost, raw(seat), count);
}

void replenish(Play& g, SeatId seat) {
  Player& p = state_of(g).players[seat];
  const int most = g.r.faction(p.faction).commodities;
  const int gained = std::max(0, most - p.commodities);
  p.commodities = byte(p.commodities + gained);
  g.emit(Happening::Replenished, raw(seat), gained);
  trigger(g, Timing::CommoditiesReplenished, raw(seat));
}

void give_goods(Play& g, SeatId from, SeatId to, int count) {
  if (count <= 0) return;
  Player& a = state_of(g).players[from];
  Player& b = state_of(g).players[to];
  a.trade_goods = static_cast<std::uint16_t>(a.trade_goods - count);
  b.trade_goods = static_cast<std::uint16_t>(b.trade_goods + count);
  g.emit(Happening::GoodsGiven, raw(from), raw(to), count);
  if (!in_transaction(state_of(g))) trigger(g, Timing::TradeGoodsGained, raw(to));
}

void give_commodities(Play& g, SeatId from, SeatId to, int count) {
  if (count <= 0) return;
  Player& a = state_of(g).players[from];
  Player& b = state_of(g).players[to];
  a.commodities = byte(a.commodities - count);
  b.trade_goods = static_cast<std::uint16_t>(b.trade_goods + count);  // 45.5
  g.emit(Happening::CommoditiesGiven, raw(from), raw(to), count);
  if (!in_transaction(state_of(g))) trigger(g, Timing::TradeGoodsGained, raw(to));
}

}  // namespace orrery::ti4
