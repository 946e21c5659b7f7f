#include "games/ahos/flow/move.h"

#include "games/ahos/flow/combat.h"
#include "games/ahos/flow/move_steps.h"
#include "games/ahos/flow/pay.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/routes.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(MoveStep)

namespace {

// The position of a move action as the options see it, computed once per question.
struct Skies {
  SpaceSet own;        // systems of the player, without the one invaded in this action
  SpaceSet passable;   // where units need not stop: own systems and the one slipped through
  SpaceSet wormholes;  // empty without a Wormhole token
  int energy = 0;      // affordable beyond what is owed, without a further wormhole step
  std::array<int, 2> warp_energy{
      -1, -1};  // the same with one more wormhole step of that unit; -1: cannot be paid
  std::array<MoveCost, 2> cost{};
};

constexpr std::size_t at(Unit u) { return static_cast<std::size_t>(u); }

Skies skies_of(const Look& look, const Move& f) {
  Skies sky;
  sky.own = systems_of(look, f.seat);
  if (f.target.valid()) sky.own.erase(f.target);
  sky.passable = sky.own;
  if (f.slip.valid()) sky.passable.insert(f.slip);
  const Purse purse = purse_of(look, f.seat);
  const int owed_r = f.owed[Resource::Research];
  const int owed_e = f.owed[Resource::Energy];
  sky.energy = most_points(purse, Resource::Energy, Resource::Research, owed_r) - owed_e;
  for (Unit u : {Unit::Fleet, Unit::StarBase}) sky.cost[at(u)] = move_cost(look, f.seat, u);
  if (!look.s.players[f.seat].wormhole_token) return sky;  // WRM-1
  sky.wormholes = wormhole_spaces(look);
  for (Unit u : {Unit::Fleet, Unit::StarBase}) {
    if (sky.cost[at(u)].energy == 0) continue;
    const int most =
        most_points(purse, Resource::Energy, Resource::Research, owed_r + sky.cost[at(u)].research);
    sky.warp_energy[at(u)] = most < 0 ? -1 : most - owed_e;
  }
  return sky;
}

// Whether units of this action may end in the space at all, whatever the way there.
Refusal check_entry(const Look& look, const Move& f, const Skies& sky, SpaceId to) {
  if (sky.own.contains(to) || to == f.target) return kAllowed;
  if (f.target.valid()) return refuse("AHOS-MOV-7");
  const SeatId owner = look.s.spaces[to].marker != Marker::None ? look.s.spaces[to].owner : SeatId{};
  if (owner.valid() && look.s.players[owner].pact_with == f.seat) return refuse("AHOS-CAC-1");
  return kAllowed;
}

// The Energy of a way, or -1 if it cannot be paid.
int energy_of(const Skies& sky, Unit unit, std::uint8_t steps, bool warp) {
  if (steps == kUnreachable) return -1;
  const int energy = steps * sky.cost[at(unit)].energy;
  return energy <= (warp ? sky.warp_energy[at(unit)] : sky.energy) ? energy : -1;
}

Refusal check_step(const Look& look, const Move& f, Choice c) {
  const Unit unit = unit_at(c, 0);
  const SpaceId from = space_at(c, 1);
  const SpaceId to = space_at(c, 2);
  const bool warp = c.verb<Verb>() == Verb::Warp;
  if (!look.r.board.contains(from) || !look.r.board.contains(to) || from == to) return refuse("AHOS-MOV-2");
  if (look.s.spaces[from].units[f.seat].of(unit) == 0) return refuse("AHOS-MOV-1");
  const Skies sky = skies_of(look, f);
  if (sky.cost[at(unit)].energy == 0) return refuse("AHOS-MOV-4");
  if (from == f.target) return refuse("AHOS-MOV-6");
  if (warp && sky.wormholes.empty()) return refuse("AHOS-WRM-1");
  const Refusal entry = check_entry(look, f, sky, to);
  if (entry.refused()) return entry;
  const Routes ways = routes_from(look, from, sky.passable, sky.wormholes);
  const std::uint8_t steps = warp ? ways.warp[to] : ways.steps[to];
  if (steps == kUnreachable) return refuse(warp ? "AHOS-WRM-2" : closing_rule(look, from, to));
  if (energy_of(sky, unit, steps, warp) < 0) return refuse(warp ? "AHOS-WRM-3" : "AHOS-MOV-2");
  return kAllowed;
}

// Systems where units would have to stop and that they can step into from an own system (Cloaking Device).
SpaceSet slip_places(const Look& look, const Move& f) {
  SpaceSet out;
  if (!f.cloaked || f.slip.valid()) return out;
  const SpaceSet own = systems_of(look, f.seat);
  for (SpaceId sp : own) out |= open_neighbours(look, sp);
  if (look.s.players[f.seat].wormhole_token) {
    const SpaceSet wormholes = wormhole_spaces(look);
    if (own.intersects(wormholes)) out |= wormholes;
  }
  return out - own;
}

void add_moves(const Look& look, const Move& f, const Skies& sky, Verb verb, Unit unit, OptionList& out) {
  const bool warp = verb == Verb::Warp;
  const int most = warp ? sky.warp_energy[at(unit)] : sky.energy;
  if (sky.cost[at(unit)].energy == 0 || most < (warp ? 0 : sky.cost[at(unit)].energy)) return;
  const int farthest = most / sky.cost[at(unit)].energy;
  SpaceSet enterable;
  for (SpaceId to : look.r.board) {
    if (check_entry(look, f, sky, to).allowed()) enterable.insert(to);
  }
  for (SpaceId from : sky.own) {
    if (look.s.spaces[from].units[f.seat].of(unit) == 0) continue;
    const Routes ways = routes_from(look, from, sky.passable, warp ? sky.wormholes : SpaceSet{}, farthest);
    for (SpaceId to : enterable) {
      if (to != from && energy_of(sky, unit, warp ? ways.warp[to] : ways.steps[to], warp) >= 0)
        out.add(make(verb, unit, raw(from), raw(to)));
    }
  }
}

void list_moves(const Look& look, const Move& f, OptionList& out) {
  const Skies sky = skies_of(look, f);
  for (Unit unit : {Unit::Fleet, Unit::StarBase}) add_moves(look, f, sky, Verb::Move, unit, out);
  if (!sky.wormholes.empty()) {
    for (Unit unit : {Unit::Fleet, Unit::StarBase}) add_moves(look, f, sky, Verb::Warp, unit, out);
  }
}

// Whether a unit could make a single step from where it is: enough to know that a move action is possible.
bool any_step(const Look& look, const Move& f) {
  const Skies sky = skies_of(look, f);
  for (Unit unit : {Unit::Fleet, Unit::StarBase}) {
    const int price = sky.cost[at(unit)].energy;
    if (price == 0) continue;
    for (SpaceId from : sky.own) {
      if (look.s.spaces[from].units[f.seat].of(unit) == 0) continue;
      SpaceSet next;
      if (sky.energy >= price) next |= open_neighbours(look, from);
      if (sky.warp_energy[at(unit)] >= 0 && sky.wormholes.contains(from)) next |= sky.wormholes;
      next.erase(from);
      for (SpaceId to : next) {
        if (check_entry(look, f, sky, to).allowed()) return true;
      }
    }
  }
  return false;
}

// Whether anything is left to move. A first step is enough to know, except past a system that one may pass
// but not enter.
bool more_moves(const Look& look, const Move& f) {
  if (any_step(look, f)) return true;
  if (!f.slip.valid()) return false;
  OptionList more;
  list_moves(look, f, more);
  return !more.empty();
}

bool needs_combat(const Look& look, const Move& f) {  // MOV-8, MOV-9
  if (!f.target.valid()) return false;
  return other_controller(look, f.target, f.seat).valid() ||
         (look.s.spaces[f.target].marker == Marker::None && habitable(look, f.target));
}

}  // namespace

Refusal can_move(const Look& look, SeatId seat) {
  Move f;
  f.seat = seat;
  f.cloaked = look.s.turn.cloaked;
  return any_step(look, f) ? kAllowed : refuse("AHOS-MOV-2");
}

Move begin_move(Play& g, SeatId seat) {
  Move f;
  f.seat = seat;
  f.cloaked = g.s.turn.cloaked;
  begin_movement(g);
  return f;
}

Next advance(Play& g, Move& f) {
  switch (f.step) {
    case MoveStep::Fly: {
      if (f.moved == 0) return Next::Ask;
      if (more_moves(g, f)) return Next::Ask;
      f.step = MoveStep::Pay;
      return Next::Again;
    }
    case MoveStep::Pay:
      f.step = MoveStep::Fight;
      return g.call(Pay{f.seat, f.owed});
    case MoveStep::Fight: {
      f.step = MoveStep::End;
      if (!needs_combat(g, f)) return Next::Again;
      Combat combat;
      combat.space = f.target;
      combat.attacker = f.seat;
      combat.defender = other_controller(g, f.target, f.seat);
      if (combat.defender.valid()) {
        g.emit(Happening::CombatBegan, raw(f.seat), raw(combat.defender), raw(f.target));
      } else {
        g.emit(Happening::NeutralCombatBegan, raw(f.seat), raw(f.target));
      }
      return g.call(combat);
    }
    case MoveStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Move& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Move)}; }

void options(const Look& look, const Move& f, OptionList& out) {
  list_moves(look, f, out);
  for (SpaceId sp : slip_places(look, f)) out.add(make(Verb::Slip, raw(sp)));
  if (f.moved > 0) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Move& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Done:
      return f.moved > 0 ? kAllowed : refuse("AHOS-MOV-1");
    case Verb::Move:
    case Verb::Warp:
      return check_step(look, f, c);
    case Verb::Slip:
      return slip_places(look, f).contains(space_at(c, 0)) ? kAllowed : refuse("AHOS-MOV-6");
    default:
      return refuse("AHOS-TRN-6");
  }
}

void choose(Play& g, Move& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.step = MoveStep::Pay;
    return;
  }
  if (c.verb<Verb>() == Verb::Slip) {
    f.slip = space_at(c, 0);
    g.emit(Happening::Slipped, raw(f.seat), raw(f.slip));
    return;
  }
  const bool warp = c.verb<Verb>() == Verb::Warp;
  const Unit unit = unit_at(c, 0);
  const SpaceId from = space_at(c, 1);
  const SpaceId to = space_at(c, 2);
  const Skies sky = skies_of(g, f);
  const Routes ways = routes_from(g, from, sky.passable, warp ? sky.wormholes : SpaceSet{});
  const MoveCost cost = sky.cost[at(unit)];
  f.owed[Resource::Energy] = static_cast<std::uint8_t>(f.owed[Resource::Energy] +
                                                       (warp ? ways.warp[to] : ways.steps[to]) * cost.energy);
  if (warp)
    f.owed[Resource::Research] = static_cast<std::uint8_t>(f.owed[Resource::Research] + cost.research);
  if (!sky.own.contains(to)) f.target = to;
  if (f.moved < 255) ++f.moved;
  note_entered(g, to);
  move_unit(g, f.seat, unit, from, to, warp ? Happening::Warped : Happening::Moved);
}

}  // namespace orrery::ahos
