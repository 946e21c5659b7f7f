#include "games/ti4/flow/combat.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/retreat.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(SpaceCombatStep)

namespace {

// ---- anti-fighter barrage

Side barrage_side(const SpaceCombat& f) { return f.at == 0 ? Side::Attacker : Side::Defender; }

void lay_barrage_dice(Play& g, SeatId seat) {
  begin_roll(g, seat, RollKind::AntiFighterBarrage);
  for (const DiceGroup& d : barrage_dice(g, seat)) add_dice(g, d.unit, d.dice, d.needs, d.modifier);
}

// Both roll before anybody loses fighters. Without fighters to shoot at a roll has no effect and is left out.
Next barrage(Play& g, SpaceCombat& f) {
  for (; f.at < 2; ++f.at) {
    const Side side = barrage_side(f);
    if (forces(g, seat_of(g, other(side)), g.s.combat.system).of(Unit::Fighter) == 0) continue;
    lay_barrage_dice(g, seat_of(g, side));
    if (g.s.roll.dice.empty()) continue;
    f.step = SpaceCombatStep::BarrageRolled;
    return g.call(Roll{seat_of(g, side)});
  }
  f.step = SpaceCombatStep::BarrageHits;
  f.at = 0;
  return Next::Again;
}

// Texts that reroll any dice of a combat round mean these too; only those that speak of combat rolls do not
// (68.1c).
Next reroll_barrage(Play& g, const SpaceCombat& f) {
  const CombatSide& me = g.s.combat.side(barrage_side(f));
  return me.may_reroll ? g.call(Reroll{me.seat}) : Next::Again;
}

void count_barrage(Play& g, SpaceCombat& f) {
  end_roll(g);
  count_dice(g, seat_of(g, barrage_side(f)));
  const int hits = hits_rolled(g);
  tell_roll(g, hits);
  add_hits(g, other(barrage_side(f)), hits, 0);
  ++f.at;
  f.step = SpaceCombatStep::Barrage;
}

// ---- assigning hits

AssignHits assignment(const Look& look, Side side, int hits, HitTarget target) {
  AssignHits a;
  a.seat = seat_of(look, side);
  a.by = seat_of(look, other(side));
  a.target = target;
  a.system = look.s.combat.system;
  a.hits = static_cast<std::uint8_t>(hits);
  a.non_fighters_first = look.s.combat.side(side).non_fighters_first;
  a.how = target == HitTarget::Fighters ? RollKind::AntiFighterBarrage : RollKind::Combat;
  return a;
}

// For each side: the window in which hits can be cancelled, then the hits that are left. Of hits of two kinds
// those bound to non-fighter ships come first; what was cancelled was of that kind, as its owner would
// choose.
Next assign(Play& g, SpaceCombat& f, HitTarget target, SpaceCombatStep then) {
  if (f.at >= 4) {
    f.step = then;
    f.at = 0;
    return Next::Again;
  }
  const Side side = f.at < 2 ? Side::Attacker : Side::Defender;
  const CombatSide& me = g.s.combat.side(side);
  if (me.hits == 0) {
    clear_hits(g, side);
    f.at = f.at < 2 ? 2 : 4;
    return Next::Again;
  }
  if (f.at % 2 == 0) {
    f.light = static_cast<std::uint8_t>(me.hits - std::min(me.hits, me.heavy_hits));
    ++f.at;
    return open_window(g, Timing::HitsProduced, raw(me.seat));
  }
  AssignHits a = assignment(g, side, me.hits, target);
  if (me.hits > f.light && f.light > 0) a.hits = static_cast<std::uint8_t>(me.hits - f.light);
  if (me.hits > f.light) a.non_fighters_first |= me.heavy_hits > 0;
  take_hits(g, side, a.hits);
  return g.call(a);
}

// ---- announcing retreats

Side announcer(const SpaceCombat& f) { return f.at == 0 ? Side::Defender : Side::Attacker; }

bool can_announce(const Look& look, Side side) {  // 23.4c
  return !retreat_systems(look, seat_of(look, side), false).empty();
}

int pieces_that_sustain(const Look& look, SeatId seat, SystemId system, bool flagship) {
  int n = 0;
  for (std::size_t i = 0; i < kSustaining; ++i) {
    const UnitRow* row = row_of(look, seat, kAllUnits[i]);
    if (row != nullptr && row->sustain && (kAllUnits[i] == Unit::Flagship) == flagship)
      n += forces(look, seat, system).units[i];
  }
  return n;
}

// FAQ-2: a side that repairs in every round what the enemy's best roll could damage never loses a ship. One
// repair each round keeps up with one use of Sustain Damage each round if two ships take turns, for a ship
// damaged in a round is not repaired in that round.
bool unbreakable(const Look& look, Side side) {
  const SystemId system = look.s.combat.system;
  const SeatId seat = seat_of(look, side);
  const int threat = most_hits(look, other(side));
  if (threat == 0) return true;
  const int per_use = has_trait(look, seat, Trait::SustainCancelsTwo) ? 2 : 1;
  int uses = 0;
  if (unit_text(look, seat, system, UnitTrait::RepairsEachRound) &&
      can_sustain(look, seat, Unit::Flagship, system))
    ++uses;
  const int others = pieces_that_sustain(look, seat, system, false);
  bool fresh_ship = false;
  for (Unit unit : {Unit::WarSun, Unit::Dreadnought, Unit::Carrier})
    fresh_ship |= can_sustain(look, seat, unit, system);
  if (has_trait(look, seat, Trait::RepairEachRound) && others >= 2 && fresh_ship) ++uses;
  return threat <= per_use * uses;
}

bool nobody_can_win(const Look& look) {
  return unbreakable(look, Side::Attacker) && unbreakable(look, Side::Defender);
}

Next announce_retreat(Play& g, SpaceCombat& f, Side side) {
  plan_retreat(g, side);
  f.at = 2;  // 23.4b
  return open_window(g, Timing::RetreatAnnounced, raw(seat_of(g, side)));
}

void destroy_fleet(Play& g, Side side) {
  AssignHits a = assignment(g, side, 255, HitTarget::Ships);
  a.direct = true;
  a.how = RollKind::Other;
  g.call(a);
}

Next announce(Play& g, SpaceCombat& f) {
  if (f.at >= 2) {
    f.step = SpaceCombatStep::Roll;
    f.at = 0;
    return Next::Again;
  }
  const Side side = announcer(f);
  if (side == Side::Attacker && nobody_can_win(g)) {
    if (can_announce(g, side)) return announce_retreat(g, f, side);
    f.step = SpaceCombatStep::RoundEnd;
    destroy_fleet(g, side);
    return Next::Again;
  }
  if (can_announce(g, side)) return Next::Ask;
  ++f.at;
  return Next::Again;
}

// ---- rolls, repairs, retreat

Next roll(Play& g, SpaceCombat& f) {
  if (f.at >= 2) {
    f.step = SpaceCombatStep::Assign;
    f.at = 0;
    return Next::Again;
  }
  CombatRoll r;
  r.side = f.at == 0 ? Side::Attacker : Side::Defender;  // 23.5f
  ++f.at;
  return g.call(r);
}

Side repairer(const SpaceCombat& f) { return f.at == 0 ? Side::Attacker : Side::Defender; }

// Damaged in an earlier round (or before the combat), so that the ship may be repaired in this one.
bool can_repair(const Look& look, Side side, std::size_t unit) {
  const CombatSide& me = look.s.combat.side(side);
  const int damaged = forces(look, me.seat, look.s.combat.system).damaged[unit];
  return damaged > me.fresh[unit];
}

// Duranium Armor: one damaged ship of each player who has it.
Next repair(Play& g, SpaceCombat& f) {
  for (; f.at < 2; ++f.at) {
    if (!has_trait(g, seat_of(g, repairer(f)), Trait::RepairEachRound)) continue;
    OptionList list;
    options(g, f, list);
    if (!list.empty()) return ask(g, f);
  }
  f.step = SpaceCombatStep::Retreat;
  f.at = 0;
  return Next::Again;
}

Next retreat(Play& g, SpaceCombat& f) {
  f.step = SpaceCombatStep::RoundEnd;
  if (combat_over(g)) return Next::Again;  // 23.7a
  for (Side side : kSides) {
    if (!g.s.combat.side(side).retreats || !can_announce(g, side)) continue;  // 23.7
    Retreat r;
    r.seat = seat_of(g, side);
    return g.call(r);
  }
  return Next::Again;
}

// ---- rounds and the end

// A round that ended the combat by an effect of its end has had the window that both share (16.12b, 23.9a).
Next end_of_combat(Play& g, SpaceCombat& f) {
  f.step = SpaceCombatStep::End;
  return f.round_closed ? Next::Again : open_last_window(g);
}

Next go(SpaceCombat& f, SpaceCombatStep step) {
  f.step = step;
  f.at = 0;
  return Next::Again;
}

}  // namespace

DiceGroups barrage_dice(const Look& look, SeatId seat) {
  DiceGroups out;
  for (Unit unit : kShips) {
    const int ships = forces(look, seat, look.s.combat.system).of(unit);
    const UnitRow* row = row_of(look, seat, unit);
    // 68.1b; modifiers of combat rolls do not count (68.1c).
    if (ships > 0 && row != nullptr && row->barrage > 0)
      out.push_back({unit, ships * row->barrage_dice, row->barrage, 0, false, row->barrage_dice});
  }
  return out;
}

Next advance(Play& g, SpaceCombat& f) {
  const CombatMemory& c = g.s.combat;
  switch (f.step) {
    case SpaceCombatStep::Start: {
      const TacticalMemory& t = g.s.tactical;
      begin_combat(g, t.seat, other_fleet(g, t.system, t.seat), t.system, PlanetId{});
      f.step = SpaceCombatStep::Started;
      return open_shared_window(g, Timing::SpaceCombatStart, Timing::CombatRoundStart, raw(c.attacker.seat),
                                raw(c.defender.seat));  // 16.12c, 23.2
    }
    case SpaceCombatStep::Started:
      return go(f, combat_over(g) ? SpaceCombatStep::Ending : SpaceCombatStep::Barrage);
    case SpaceCombatStep::Barrage:
      return barrage(g, f);
    case SpaceCombatStep::BarrageRolled:
      f.step = SpaceCombatStep::BarrageReact;
      return reroll_barrage(g, f);
    case SpaceCombatStep::BarrageReact:
      f.step = SpaceCombatStep::BarrageCounted;
      return open_window(g, Timing::BarrageRolled, raw(seat_of(g, barrage_side(f))));
    case SpaceCombatStep::BarrageCounted:
      count_barrage(g, f);
      return Next::Again;
    case SpaceCombatStep::BarrageHits:
      return assign(g, f, HitTarget::Fighters, SpaceCombatStep::RoundStarted);
    case SpaceCombatStep::RoundStart:
      begin_round(g);
      f.round_closed = false;
      f.step = SpaceCombatStep::RoundStarted;
      return open_window(g, Timing::CombatRoundStart, raw(c.attacker.seat), raw(c.defender.seat));
    case SpaceCombatStep::RoundStarted:
      return go(f, combat_over(g) ? SpaceCombatStep::Ending : SpaceCombatStep::Announce);  // 23.3a
    case SpaceCombatStep::Announce:
      return announce(g, f);
    case SpaceCombatStep::Roll:
      return roll(g, f);
    case SpaceCombatStep::Assign:
      return assign(g, f, HitTarget::Ships, SpaceCombatStep::Assigned);
    case SpaceCombatStep::Assigned:
      go(f, SpaceCombatStep::Repair);
      return open_window(g, Timing::HitsAssigned, raw(c.attacker.seat), raw(c.defender.seat));
    case SpaceCombatStep::Repair:
      return repair(g, f);
    case SpaceCombatStep::Retreat:
      return retreat(g, f);
    case SpaceCombatStep::RoundEnd:
      if (combat_over(g)) return go(f, SpaceCombatStep::Ending);
      f.round_closed = true;
      f.step = SpaceCombatStep::NextRound;
      return open_window(g, Timing::CombatRoundEnd, raw(c.attacker.seat), raw(c.defender.seat));
    case SpaceCombatStep::NextRound:
      return go(f, combat_over(g) ? SpaceCombatStep::Ending : SpaceCombatStep::RoundStart);  // 23.8
    case SpaceCombatStep::Ending:
      return end_of_combat(g, f);
    case SpaceCombatStep::End:
      break;
  }
  end_combat(g);
  alert(g, Alert::Fleets);  // 23.10b, 17.3b
  alert(g, Alert::Factories);
  return Next::Done;
}

Asked asked(const Look& look, const SpaceCombat& f) {
  if (f.step == SpaceCombatStep::Repair)
    return {seat_of(look, repairer(f)), static_cast<std::uint8_t>(Ask::Ability)};
  return {seat_of(look, announcer(f)), static_cast<std::uint8_t>(Ask::AnnounceRetreat)};
}

void options(const Look& look, const SpaceCombat& f, OptionList& out) {
  if (f.step != SpaceCombatStep::Repair) {
    out.add(make(Verb::Retreat));
    out.add(make(Verb::Stay));
    return;
  }
  const SeatId seat = seat_of(look, repairer(f));
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (can_repair(look, repairer(f), i))
      out.add(
          make(Verb::UnitAt, raw(seat), raw(Piece{kAllUnits[i], true}), raw(space_of(look.s.combat.system))));
  }
}

Refusal check(const Look& look, const SpaceCombat& f, Choice c) {
  if (f.step == SpaceCombatStep::Repair) return listed(look, f, c, "TI4-16.5");
  return listed(look, f, c, c.verb<Verb>() == Verb::RetreatTo ? "TI4-23.4a" : "TI4-23.4");
}

void choose(Play& g, SpaceCombat& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::UnitAt:
      repair_unit(g, seat_of(g, repairer(f)), piece_at(c, 1).unit, g.s.combat.system);
      ++f.at;
      break;
    case Verb::Retreat:
      announce_retreat(g, f, announcer(f));
      break;
    default:  // stay
      ++f.at;
      break;
  }
}

}  // namespace orrery::ti4
