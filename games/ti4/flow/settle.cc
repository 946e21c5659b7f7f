// Duties that may fall due at any moment. The kernel calls settle before every step, so the way out when
// nothing is to be done must be short.
#include <algorithm>

#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/elimination.h"
#include "games/ti4/flow/excess.h"
#include "games/ti4/flow/invasion_steps.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/flow/rounds.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool alerted(const Look& look, Alert what) { return (look.s.alerts & static_cast<unsigned>(what)) != 0; }
template <class Frame>
bool on_stack(const Look& look) {
  return find_frame<Frame>(look) != nullptr;
}

// Ships are off the board, or leave it with what they carry, or infantry changes planets: nothing is counted
// until all have arrived (65.3, 85.1a).
bool under_way(const Look& look) {
  return !look.s.tactical.moving.empty() || on_stack<Retreat>(look) || on_stack<ShiftInfantry>(look);
}

// ---- victory

bool somebody_won(Play& g) {
  if (!alerted(g, Alert::Victory)) return false;
  calm(g, Alert::Victory);
  for (const Player& p : g.s.players) {
    if (p.eliminated || p.vp < g.r.options.goal) continue;
    end_game(g);  // 61.7
    return true;
  }
  return false;
}

// ---- ships that take others with them

void destroy_ships(Play& g, SeatId owner, SystemId system, SeatId by) {
  for (Unit unit : kShips) {
    for (Piece piece : {Piece{unit, false}, Piece{unit, true}}) {
      for (int n = forces(g, owner, system).of(piece); n > 0; --n)
        destroy_unit(g, owner, piece, space_of(system), by);
    }
  }
  if (!space_combat_of(g, owner) || g.s.combat.system != system) return;
  const Side side = side_of(g, owner);  // ground forces that fight as ships are ships (NEKRO-2)
  for (int n = infantry_as_ships(g, side); n > 0; --n)
    destroy_unit(g, owner, {Unit::Infantry, false}, disarm_infantry(g, side), by);
}

// At the very moment the ship is destroyed: before anybody hears of it (16.13, 16.14).
void destroy_doomed_fleets(Play& g) {
  for (std::size_t i = 0; i < g.s.pending.size();) {
    if (g.s.pending[i].at != Timing::FleetDoomed) {
      ++i;
      continue;
    }
    const Trigger doom = take_trigger(g, i);
    for (SeatId seat : clockwise_from(g, SeatId(doom.subject)))
      destroy_ships(g, seat, SystemId(doom.object), SeatId(doom.subject));
  }
}

// ---- dice for infantry that may come back

bool roll_for_fallen(Play& g) {
  // Not while the dice of a combat roll still lie on the table (The Crown of Thalnos).
  if (!alerted(g, Alert::Fallen) || on_stack<CombatRoll>(g)) return false;
  calm(g, Alert::Fallen);
  bool any = false;
  for (int i = g.r.players; i-- > 0;) {
    if (g.s.players[SeatId(i)].fallen == 0) continue;
    g.call(Recovery{SeatId(i)});
    any = true;
  }
  return any;
}

// ---- occasions

// As many at a time as leave room on the stack for what they may lead to; the later ones wait.
bool open_pending(Play& g) {
  constexpr std::size_t kRoom = 6;
  const auto& pending = g.s.pending;
  const std::size_t depth = g.s.flow.frames.size();
  const std::size_t most = depth + kRoom < kMaxDepth ? kMaxDepth - kRoom - depth : 0;
  FixedVec<Trigger, 32> now;
  while (now.size() < most && !pending.empty()) {
    now.push_back(take_trigger(g));
  }
  return open_windows(g, now);
}

// A window that has just opened: nobody has been asked in it yet. Whoever must do something about what has
// happened is asked after it: otherwise that question would lie on a window that is there only if somebody
// holds something for it, and tell so.
bool window_just_opened(const Look& look) {
  const Occasion* w = std::get_if<Occasion>(&look.s.flow.frames.back());
  return w != nullptr && w->at == 0 && w->passes == 0 && w->used.empty();
}

// ---- structures

// Not before an invasion has settled who gains its planets: what becomes of their structures may be decided
// then (43.5).
bool being_invaded(const Look& look) {
  const Invasion* f = find_frame<Invasion>(look);
  return f != nullptr && (f->step < InvasionStep::Control || !f->left.empty());
}

// Somebody may still react to the gain of a planet itself (16.13a).
bool being_gained(const Look& look) {
  const auto& frames = look.s.flow.frames;
  return std::any_of(frames.begin(), frames.end(), [](const Frames& f) {
    const Occasion* w = std::get_if<Occasion>(&f);
    return w != nullptr && is_at(*w, Timing::PlanetGained);
  });
}

void check_structures(Play& g) {
  if (!alerted(g, Alert::Structures) || being_invaded(g) || being_gained(g)) return;
  calm(g, Alert::Structures);
  clear_structures(g);
}

// ---- elimination

// Procedures between whose steps a player may leave: nothing of the player is half done there.
bool may_leave_now(const Look& look) {
  if (look.s.combat.on) return false;
  const Frames& top = look.s.flow.frames.back();
  return std::holds_alternative<Rounds>(top) || std::holds_alternative<ActionPhase>(top) ||
         std::holds_alternative<Turn>(top) || std::holds_alternative<Tactical>(top) ||
         std::holds_alternative<AgendaPhase>(top);
}

bool eliminate(Play& g) {
  if (!alerted(g, Alert::Elimination)) return false;
  for (int i = 0; i < g.r.players; ++i) {
    if (!must_leave(g, SeatId(i))) continue;
    if (!may_leave_now(g)) return false;  // looked at again
    g.call(Elimination{SeatId(i)});
    return true;
  }
  calm(g, Alert::Elimination);
  return false;
}

// ---- units above their limits

// War suns of a player who has lost the technology (81.20).
void remove_forbidden_war_suns(Play& g, SeatId seat) {
  if (row_of(g, seat, Unit::WarSun) != nullptr ||
      g.s.players[seat].reserve[at(Unit::WarSun)] == g.r.plastic[at(Unit::WarSun)])
    return;
  const SystemSet systems = g.s.ships_in[seat];
  for (SystemId s : systems) {
    for (bool damaged : {false, true}) {
      const Piece piece{Unit::WarSun, damaged};
      for (int n = forces(g, seat, s).of(piece); n > 0; --n) remove_unit(g, seat, piece, space_of(s));
    }
  }
}

// Whether there could be more places with such units than plastic pieces, without counting them: infantry
// stands in space areas, on planets of the player and on those being invaded.
bool many_places(const Look& look, SeatId seat, Unit unit) {
  constexpr int kInvaded = 3;
  const int spaces = look.s.presence[seat].size();
  const int places = unit == Unit::Infantry ? spaces + planets_of(look, seat).size() + kInvaded : spaces;
  return places > look.r.plastic[at(unit)];
}

bool find_excess(const Look& look, SeatId seat, Excess& e, bool& deferred) {
  e.seat = seat;
  for (SystemId s : look.s.presence[seat]) {
    const SpaceForces& f = forces(look, seat, s);
    e.system = s;
    const bool fighting = look.s.combat.on && look.s.combat.system == s;
    e.kind = ExcessKind::Fleet;
    if (has_ships(look, seat, s) && above_limit(look, e)) {
      // Fighters that lost their carriers do not count as ships before the combat is over (17.3b).
      if (!fighting || non_fighters(f) > fleet_limit(look, seat)) return true;
      deferred = true;
    }
    e.kind = ExcessKind::Capacity;
    if (f.of(Unit::Fighter) + f.of(Unit::Infantry) == 0 || !above_limit(look, e)) continue;
    if (!fighting) return true;
    deferred = true;  // counted when the combat is over (17.3b)
  }
  e.kind = ExcessKind::Plastic;
  e.system = SystemId{};
  for (Unit u : {Unit::Fighter, Unit::Infantry}) {
    e.unit = u;
    if (many_places(look, seat, u) && above_limit(look, e)) return true;
  }
  return false;
}

bool check_fleets(Play& g) {
  if (!alerted(g, Alert::Fleets) || on_stack<Excess>(g) || under_way(g)) return false;
  bool deferred = false;
  for (SeatId seat : window_order(g)) {
    remove_forbidden_war_suns(g, seat);
    Excess e;
    if (!find_excess(g, seat, e, deferred)) continue;
    g.call(e);
    return true;
  }
  if (!deferred) calm(g, Alert::Fleets);
  return false;
}

// ---- hands

bool check_hands(Play& g) {
  if (!alerted(g, Alert::Hands) || on_stack<HandLimit>(g) || on_stack<DrawCards>(g)) return false;
  for (SeatId seat : window_order(g)) {
    if (g.s.players[seat].hand.size() <= hand_limit(g, seat)) continue;
    g.call(HandLimit{seat});
    return true;
  }
  calm(g, Alert::Hands);
  return false;
}

// ---- space docks in space

void destroy_blockaded(Play& g, SeatId seat, SystemId s) {
  for (int n = forces(g, seat, s).of(Unit::SpaceDock); n > 0; --n)
    destroy_unit(g, seat, {Unit::SpaceDock, false}, space_of(s), SeatId{});
}

bool factories_wait(const Look& look) {
  return !alerted(look, Alert::Factories) || on_stack<Excess>(look) || under_way(look);
}

void destroy_blockaded_factories(Play& g) {
  if (factories_wait(g)) return;
  for (int i = 0; i < g.r.players; ++i) {
    const SystemSet systems = g.s.presence[SeatId(i)];
    for (SystemId s : systems) {
      if (forces(g, SeatId(i), s).of(Unit::SpaceDock) > 0 && blockaded(g, SeatId(i), s))
        destroy_blockaded(g, SeatId(i), s);  // 50.4a
    }
  }
}

bool check_factories(Play& g) {
  if (factories_wait(g)) return false;
  for (int i = 0; i < g.r.players; ++i) {
    for (SystemId s : g.s.presence[SeatId(i)]) {
      if (forces(g, SeatId(i), s).of(Unit::SpaceDock) == 0) continue;
      Excess e;
      e.kind = ExcessKind::Dock;
      e.seat = SeatId(i);
      e.system = s;
      if (!above_limit(g, e)) continue;
      g.call(e);  // there may be more: looked at again
      return true;
    }
  }
  calm(g, Alert::Factories);
  return false;
}

}  // namespace

bool settle(Play& g) {
  if (g.s.alerts == 0 && g.s.pending.empty()) return false;
  if (g.s.phase == Phase::Setup) {  // nothing counts, and nothing is heard, before the first round
    calm_all(g);
    return false;
  }
  destroy_doomed_fleets(g);
  if (somebody_won(g) || roll_for_fallen(g) || open_pending(g)) return true;
  if (g.s.alerts == 0) return false;
  const std::size_t waiting = g.s.pending.size();
  check_structures(g);
  destroy_blockaded_factories(g);
  if (g.s.pending.size() > waiting) return true;  // what went is heard of before anybody is asked anything
  if (window_just_opened(g)) return false;
  if (eliminate(g) || check_fleets(g) || check_hands(g) || check_factories(g)) return true;
  return g.s.pending.size() > waiting;
}

}  // namespace orrery::ti4
