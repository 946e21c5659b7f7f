// Duties that may fall due at any moment: victory, limits, triggers that wait. Called by the kernel before
// each step.
#include "games/ti3/flow/draw.h"
#include "games/ti3/flow/elimination.h"
#include "games/ti3/flow/excess.h"
#include "games/ti3/flow/leaders.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

bool due(const Look& look, Alert what) { return (look.s.alerts & static_cast<unsigned>(what)) != 0; }

// The tenth point ends the game at once (TI3-VICTORY-4). Of several who get there together the first in the
// order of play wins (TI3-VICTORY-2).
bool settle_victory(Play& g) {
  calm(g, Alert::Victory);
  for (SeatId seat : window_order(g)) {
    if (g.s.players[seat].vp < g.r.goal) continue;
    win_game(g, SeatSet{seat});
    return true;
  }
  return false;
}

bool settle_elimination(Play& g) {
  calm(g, Alert::Elimination);
  if (g.s.phase == Phase::Setup) return false;
  bool any = false;
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    if (g.s.players[seat].eliminated || !is_eliminated(g, seat)) continue;
    eliminate(g, seat);
    any = true;
  }
  if (any && living(g) == 1) {
    win_game(g, SeatSet{clockwise_from(g, SeatId(0))[0]});
    return true;
  }
  return false;
}

bool settle_hands(Play& g) {
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    const int limit = hand_limit(g, seat);
    if (g.s.players[seat].hand.size() <= limit) continue;
    DiscardCards d;
    d.seat = seat;
    d.keep = static_cast<std::uint8_t>(limit);
    g.call(d);
    return true;
  }
  calm(g, Alert::Hands);
  return false;
}

// Not during a battle: capacity is looked at when it is over (TI3-FIGHTER-6).
bool fighting_in(const Look& look, SystemId s) {
  return look.s.battle.on && !look.s.battle.planet.valid() && look.s.battle.system == s;
}

bool settle_fleets(Play& g) {
  if (!g.s.tactical.moving.empty()) return false;  // all ships arrive at once
  for (int i = 0; i < g.r.players; ++i) {
    const SeatId seat(i);
    for (SystemId s : g.s.ships_in[seat]) {
      Excess e;
      e.seat = seat;
      e.system = s;
      for (ExcessKind kind : {ExcessKind::Fleet, ExcessKind::Fighters}) {
        e.kind = kind;
        if (kind == ExcessKind::Fighters && fighting_in(g, s)) continue;
        if (!above_limit(g, e)) continue;
        g.call(e);
        return true;
      }
    }
    for (Unit u : {Unit::Fighter, Unit::GroundForce}) {
      Excess e;
      e.kind = ExcessKind::Plastic;
      e.seat = seat;
      e.unit = u;
      if (!above_limit(g, e)) continue;
      g.call(e);
      return true;
    }
  }
  calm(g, Alert::Fleets);
  return false;
}

// Planetary Security: without ground forces a planet turns neutral (TI3-Q-25).
bool settle_planets(Play& g) {
  calm(g, Alert::Planets);
  if (!law_trait(g, Trait::LawNeutralIfEmpty)) return false;
  bool any = false;
  for (std::size_t i = 0; i < g.r.planets.size(); ++i) {
    const PlanetId p(i);
    const Planet& planet = g.s.planets[p];
    if (!planet.controller.valid() || planet.own.troops() > 0 || is_home_planet(g, p)) continue;
    lose_control(g, p);
    any = true;
  }
  return any;
}

bool settle_fallen(Play& g) {
  for (int i = 0; i < g.r.players; ++i) {
    if (g.s.players[SeatId(i)].fallen == 0) continue;
    g.call(Recovery{SeatId(i), false});
    return true;
  }
  return false;
}

// Dice are on their way, or a duty is being seen to already.
bool busy(const Look& look) {
  const auto& top = look.s.flow.frames.back();
  // Targets are being named: the card is in the hand still, and nothing has changed.
  if (const auto* use = std::get_if<Use>(&top); use != nullptr && use->step <= AbilityStep::Commit)
    return true;
  return std::holds_alternative<Roll>(top) || std::holds_alternative<Recovery>(top) ||
         std::holds_alternative<Excess>(top) || std::holds_alternative<DiscardCards>(top) ||
         std::holds_alternative<LeaderFate>(top);
}

// A window that has just been opened goes first: what waits then opens its own after it, not above it.
// Whether there is one may depend on hands, and what lies on the stack is seen by everybody.
bool just_opened(const Look& look) {
  const auto* window = std::get_if<Occasion>(&look.s.flow.frames.back());
  return window != nullptr && window->at == 0 && window->passes == 0 && window->used.empty();
}

}  // namespace

bool settle(Play& g) {
  if (g.s.flow.frames.empty() || busy(g)) return false;
  if (due(g, Alert::Victory) && settle_victory(g)) return true;
  if (due(g, Alert::Elimination) && settle_elimination(g)) return true;
  if (!g.s.lost_leaders.empty()) {
    g.call(take_lost_leaders(g));
    return true;
  }
  if (settle_fallen(g)) return true;
  if (due(g, Alert::Planets) && settle_planets(g)) return true;
  if (due(g, Alert::Fleets) && settle_fleets(g)) return true;
  if (due(g, Alert::Hands) && settle_hands(g)) return true;
  if (g.s.pending.empty() || just_opened(g)) return false;
  const Trigger t = take_trigger(g);
  open_window(g, t.at, t.subject, t.object, t.detail);
  return true;
}

}  // namespace orrery::ti3
