#include "games/ti3/flow/retreat.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

SystemSet hideouts_of(const Look& look, SeatId seat, SystemId from) {
  SystemSet out;
  if (reserve_counters(look, seat) == 0) return out;  // TI3-Q-12
  for (SystemId s : adjacent_for_moving(look, from)) {
    if (!can_be_entered(look, s) || look.s.players[seat].counters.contains(s)) continue;
    bool enemies = false;
    for (int i = 0; i < look.r.players; ++i)
      enemies = enemies || (SeatId(i) != seat && has_units(look, SeatId(i), s));
    const bool friendly = has_units(look, seat, s) && !enemies;
    if (friendly || empty_system(look, s)) out.insert(s);
  }
  return out;
}

SystemSet retreats_of(const Look& look, SeatId seat, SystemId from) {
  SystemSet out;
  for (SystemId s : adjacent_for_moving(look, from) & look.s.players[seat].counters) {
    if (can_be_entered(look, s) && !enemy_ships(look, seat, s)) out.insert(s);
  }
  return out;
}

Next advance(Play& g, Retreat& f) {
  if (ships(fleet(g, f.seat, f.from)) == 0 || retreats_of(g, f.seat, f.from).empty()) return Next::Done;
  return ask(g, f);
}

Asked asked(const Look&, const Retreat& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Retreat)}; }

void options(const Look& look, const Retreat& f, OptionList& out) {
  for (SystemId s : retreats_of(look, f.seat, f.from)) out.add(make(Verb::RetreatTo, raw(s)));
}

Refusal check(const Look& look, const Retreat& f, Choice c) {
  const SystemId to = system_at(c, 0);
  if (look.s.board.contains(to) && enemy_ships(look, f.seat, to)) return refuse("TI3-RETREATEXEC-4");
  return listed(look, f, c, "TI3-RETREATEXEC-3");
}

void choose(Play& g, Retreat& f, Choice c) {
  const SystemId to = system_at(c, 0);
  move_fleet(g, f.seat, f.from, to);
  if (g.s.battle.on) leave_battle(g);
}

}  // namespace orrery::ti3
