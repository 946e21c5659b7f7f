// Command counters, trade goods, trade agreements.
#include <algorithm>

#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {
namespace {

std::uint8_t& area_of(Player& p, Area area) {
  return area == Area::Strategy ? p.strategy : area == Area::Fleet ? p.fleet : p.command;
}

void add(std::uint8_t& n, int count) { n = byte(n + count); }

}  // namespace

void activate_system(Play& g, SeatId seat, SystemId system, bool from_reserve) {
  Player& p = state_of(g).players[seat];
  if (!from_reserve) add(p.command, -1);
  p.counters.insert(system);
  g.emit(Happening::CounterOnBoard, raw(seat), raw(system));
}

void return_counter(Play& g, SeatId seat, SystemId system, bool to_pool) {
  Player& p = state_of(g).players[seat];
  if (!p.counters.contains(system)) return;
  p.counters.erase(system);
  if (to_pool) add(p.command, 1);
  g.emit(Happening::CounterReturned, raw(seat), raw(system));
}

void gain_counters(Play& g, SeatId seat, int strategy, int fleet, int command) {
  Player& p = state_of(g).players[seat];
  add(p.strategy, strategy);
  add(p.fleet, fleet);
  add(p.command, command);
  g.emit(Happening::CountersGained, raw(seat), strategy, fleet, command);
}

void set_areas(Play& g, SeatId seat, int strategy, int fleet, int command) {
  Player& p = state_of(g).players[seat];
  p.strategy = byte(strategy);
  p.fleet = byte(fleet);
  p.command = byte(command);
  g.emit(Happening::AreasSet, raw(seat), strategy, fleet, command);
  alert(g, Alert::Fleets);  // TI3-STATUS-12
}

void spend_counter(Play& g, SeatId seat, Area area) {
  add(area_of(state_of(g).players[seat], area), -1);
  g.emit(Happening::CounterSpent, raw(seat), area);
  if (area == Area::Fleet) alert(g, Alert::Fleets);
}

void gain_goods(Play& g, SeatId seat, int count) {
  State& s = state_of(g);
  const int n = std::min<int>(count, s.goods_left);
  if (n <= 0) return;
  add(s.goods_left, -n);
  add(s.players[seat].trade_goods, n);
  g.emit(Happening::GoodsGained, raw(seat), n);
  if (held(g, Hold::Tribute)) give_goods(g, seat, left_of(g, seat), n);  // TI3-ERRATA-11
}

void spend_goods(Play& g, SeatId seat, int count) {
  State& s = state_of(g);
  add(s.players[seat].trade_goods, -count);
  add(s.goods_left, count);  // TI3-TRADEGOODS-7
  g.emit(Happening::GoodsSpent, raw(seat), count);
}

void lose_goods(Play& g, SeatId seat, int count) {
  State& s = state_of(g);
  const int n = std::min<int>(count, s.players[seat].trade_goods);
  if (n <= 0) return;
  add(s.players[seat].trade_goods, -n);
  add(s.goods_left, n);
  g.emit(Happening::GoodsLost, raw(seat), n);
}

void give_goods(Play& g, SeatId from, SeatId to, int count) {
  State& s = state_of(g);
  const int n = std::min<int>(count, s.players[from].trade_goods);
  if (n <= 0 || from == to) return;
  add(s.players[from].trade_goods, -n);
  add(s.players[to].trade_goods, n);
  g.emit(Happening::GoodsGiven, raw(from), raw(to), n);
}

void make_agreement(Play& g, SeatId a, int card_a, SeatId b, int card_b) {
  State& s = state_of(g);
  s.players[a].contracts[static_cast<std::size_t>(card_a)] = b;
  s.players[b].contracts[static_cast<std::size_t>(card_b)] = a;
  s.turn.exchanged =
      static_cast<std::uint16_t>(s.turn.exchanged | trade_card_bit(a, card_a) | trade_card_bit(b, card_b));
  g.emit(Happening::AgreementMade, raw(a), raw(b));
}

void end_agreement(Play& g, SeatId a, SeatId b) {
  State& s = state_of(g);
  if (!partners(g, a, b)) return;
  for (SeatId& with : s.players[a].contracts) with = with == b ? SeatId{} : with;
  for (SeatId& with : s.players[b].contracts) with = with == a ? SeatId{} : with;
  g.emit(Happening::AgreementEnded, raw(a), raw(b));
}

}  // namespace orrery::ti3
