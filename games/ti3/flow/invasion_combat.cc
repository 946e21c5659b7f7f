#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/flow/leaders.h"
#include "games/ti3/flow/negotiation.h"
#include "games/ti3/flow/place.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(InvasionCombatStep)

namespace {

SeatId attacker(const Look& look) { return look.s.battle.attacker.seat; }
SeatId defender(const Look& look) { return look.s.battle.defender.seat; }
const Planet& planet_of(const Look& look, const InvasionCombat& f) { return look.s.planets[f.planet]; }

bool landed(const Look& look, const InvasionCombat& f) { return planet_of(look, f).landed.troops() > 0; }

Next to(InvasionCombat& f, InvasionCombatStep step) {
  f.step = step;
  f.at = 0;
  return Next::Again;
}

bool guards_there(const Look& look, const InvasionCombat& f) { return planet_of(look, f).own.troops() > 0; }

// ---- bombardment (TI3-BOMBARD)

Refusal may_bombard(const Look& look, const InvasionCombat& f, Unit unit) {
  const Planet& p = planet_of(look, f);
  const SystemId here = look.s.battle.system;
  if (unit != Unit::WarSun && unit != Unit::Dreadnought) return refuse("TI3-BOMBARD-1");
  if (fleet(look, attacker(look), here).of(unit) <= look.s.tactical.spent_guns[at(unit)])
    return refuse("TI3-BOMBARD-7");
  if (p.own.troops() == 0) return refuse("TI3-BOMBARD-2");
  if (held(look, Hold::NoBombardment, defender(look), f.planet.value)) return refuse("TI3-ACARD-2");
  if (law_trait(look, Trait::LawNoBombardDocks) && p.own.docks > 0) return refuse("TI3-POLITICS-8");
  const bool scientist = p.own.pds > 0 && leader_on(look, p.own, defender(look), LeaderType::Scientist);
  if (unit == Unit::WarSun) return scientist ? refuse("TI3-SCIENTIST-4") : kAllowed;
  if (!landed(look, f)) return refuse("TI3-BOMBARD-3");
  if (p.own.pds > 0 && !has_trait(look, attacker(look), Trait::BombardShielded))
    return refuse("TI3-BOMBARD-4");
  return kAllowed;
}

// in place of a bombardment, whatever shields there are.
bool may_use_bacteria(const Look& look, const InvasionCombat& f, Unit unit) {
  const bool gun =
      fleet(look, attacker(look), look.s.battle.system).of(unit) > look.s.tactical.spent_guns[at(unit)];
  return gun && has_trait(look, attacker(look), Trait::WipesOutTroops) && guards_there(look, f) &&
         (unit == Unit::WarSun || landed(look, f));
}

void list_bombardment(const Look& look, const InvasionCombat& f, OptionList& out) {
  for (Unit u : {Unit::WarSun, Unit::Dreadnought}) {
    if (may_bombard(look, f, u).allowed()) out.add(make(Verb::Bombard, u, raw(f.planet)));
    if (may_use_bacteria(look, f, u)) out.add(make(Verb::Bacteria, u, raw(f.planet)));
  }
  out.sort_from(0);
}

Next count_bombs(Play& g, InvasionCombat& f) {
  if (g.s.roll.dice.empty() || g.s.roll.kind != RollKind::Bombardment) return Next::Done;
  const int hits = hits_rolled(g);
  tell_roll(g, hits);
  clear_dice(g, SeatId{}, RollKind::Other);
  if (hits == 0) return Next::Again;
  AssignHits a;
  a.seat = defender(g);
  a.by = attacker(g);
  a.target = HitTarget::Troops;
  a.system = g.s.battle.system;
  a.planet = f.planet;
  a.hits = static_cast<std::uint8_t>(hits);
  a.how = RollKind::Bombardment;
  return g.call(a);
}

// ---- defending PDS (TI3-INVPDS)

bool agent_landed(const Look& look, const InvasionCombat& f) {
  return leader_on(look, planet_of(look, f).landed, attacker(look), LeaderType::Agent);
}

Next fire_pds(Play& g, InvasionCombat& f) {
  const Planet& p = planet_of(g, f);
  f.step = InvasionCombatStep::PdsHits;
  clear_dice(g, defender(g), RollKind::PdsFire);
  if (p.own.pds == 0 || !landed(g, f) || agent_landed(g, f)) return Next::Again;  // TI3-AGENT-1
  add_dice(g, Unit::Pds, p.own.pds, g.r.unit(Unit::Pds).battle,
           modifier(g, defender(g), Unit::Pds, RollKind::PdsFire, g.s.battle.system, f.planet));
  return g.call(Roll{defender(g)});
}

Next take_pds_hits(Play& g, InvasionCombat& f) {
  if (f.at == 0 && !g.s.roll.dice.empty() && has_trait(g, defender(g), Trait::RerollPdsMisses)) {
    f.at = 1;
    Reroll r;
    r.seat = defender(g);
    r.misses_only = true;
    return g.call(r);
  }
  if (f.at < 2 && !g.s.roll.dice.empty()) {
    f.at = 2;
    return open_window(g, Timing::AfterCombatDice, raw(defender(g)));
  }
  const int hits = hits_rolled(g);
  if (!g.s.roll.dice.empty()) tell_roll(g, hits);
  to(f, InvasionCombatStep::RoundStart);
  if (hits == 0) return Next::Again;
  AssignHits a;
  a.seat = attacker(g);
  a.by = defender(g);
  a.target = HitTarget::Troops;
  a.system = g.s.battle.system;
  a.planet = f.planet;
  a.hits = static_cast<std::uint8_t>(hits);
  a.how = RollKind::PdsFire;
  return g.call(a);
}

// ---- rounds

bool invasion_over(const Look& look) {
  return !still_fights(look, Side::Attacker) || !still_fights(look, Side::Defender);
}

int fighters_for(const Look& look, Side side) {
  const SeatId seat = look.s.battle.side(side).seat;
  if (!seat.valid() || !has_trait(look, seat, Trait::FightersInvade)) return 0;
  return fleet(look, seat, look.s.battle.system).of(Unit::Fighter);
}

Next roll(Play& g, InvasionCombat& f) {
  if (f.at == 2) return to(f, InvasionCombatStep::Rolled);
  BattleRoll r;
  r.side = kSides[f.at++];
  return g.call(r);
}

Next losses(Play& g, InvasionCombat& f) {
  if (f.at == 2) return to(f, InvasionCombatStep::RoundEnd);
  const Side side = kSides[f.at++];
  const int n = g.s.battle.side(side).hits;
  if (n == 0) return Next::Again;
  if (side == Side::Defender && g.s.battle.locals) {
    kill_locals(g, std::min<int>(n, g.s.battle.local_forces));
    return Next::Again;
  }
  AssignHits a;
  a.seat = g.s.battle.side(side).seat;
  a.by = g.s.battle.side(other(side)).seat;
  a.target = HitTarget::Troops;
  a.system = g.s.battle.system;
  a.planet = f.planet;
  a.hits = static_cast<std::uint8_t>(n);
  a.how = RollKind::Invasion;
  return g.call(a);
}

// ---- the result (TI3-INVWIN)

// The attackers' leaders are the defender's, or dead on a neutral planet (TI3-LEADERLOSS-1,
// TI3-LEADERLOSS-2).
void lose_invaders(Play& g, const InvasionCombat& f) {
  const std::uint8_t leaders = planet_of(g, f).landed.leaders;
  for (int i = 0; i < static_cast<int>(kLeadersEach); ++i) {
    if ((leaders >> i & 1) == 0) continue;
    if (defender(g).valid()) {
      capture_leader(g, attacker(g), i, defender(g));
    } else {
      kill_leader(g, attacker(g), i);
    }
  }
  destroy_landed(g, attacker(g), f.planet);  // TI3-LAND-11
}

Next result(Play& g, InvasionCombat& f) {
  f.step = InvasionCombatStep::End;
  if (still_fights(g, Side::Defender) || !still_fights(g, Side::Attacker)) {
    if (f.fought) g.emit(Happening::InvasionFailed, raw(attacker(g)), raw(f.planet));
    lose_invaders(g, f);
    return Next::Again;
  }
  const SeatId winner = attacker(g);
  const SeatId loser = defender(g);
  g.emit(Happening::InvasionWon, raw(winner), raw(f.planet));
  if (g.s.battle.locals) {  // the counter's text goes on
    trigger(g, Timing::InvasionWon, raw(winner), raw(f.planet));
    return Next::Again;
  }
  const Garrison spoils = planet_of(g, f).own;
  const bool agent = agent_landed(g, f);
  note_last_dock(g, winner, loser, f.planet);
  gain_control(g, winner, f.planet);
  trigger(g, Timing::InvasionWon, raw(winner), raw(f.planet), raw(loser));
  if (!g.r.options.leaders) return Next::Again;
  f.step = InvasionCombatStep::Spoils;
  if (!agent) return Next::Again;
  f.pds = static_cast<std::uint8_t>(std::min<int>(spoils.pds, kMostPds - planet_of(g, f).own.pds));
  f.docks = spoils.docks;
  return Next::Again;
}

// What an agent takes over comes out of the winner's reinforcements, if he likes (TI3-AGENT-2).
Next take_over(Play& g, InvasionCombat& f, Unit unit, std::uint8_t& count) {
  PlaceUnits place;
  place.seat = attacker(g);
  place.unit = unit;
  place.count = count;
  place.planets.insert(f.planet);
  place.optional = true;
  place.cause = cause_of({Source::Leader, static_cast<std::uint8_t>(LeaderType::Agent)});
  count = 0;
  return g.call(place);
}

// The spoils of an agent, then prisoners that are found.
Next take_spoils(Play& g, InvasionCombat& f) {
  if (f.pds > 0) return take_over(g, f, Unit::Pds, f.pds);
  if (f.docks > 0) return take_over(g, f, Unit::SpaceDock, f.docks);
  f.step = InvasionCombatStep::End;
  Rescue rescue;
  rescue.seat = attacker(g);
  rescue.loser = defender(g);
  rescue.all = planets_of(g, rescue.loser).empty();
  return g.call(rescue);
}

bool diplomat_may_act(const Look& look, const InvasionCombat& f) {
  return landed(look, f) && defender(look).valid() &&
         leader_on(look, planet_of(look, f).own, defender(look), LeaderType::Diplomat) &&
         !held(look, Hold::Protected, SeatId{}, f.planet.value);  // TI3-DIPLOMAT-2
}

}  // namespace

Next advance(Play& g, InvasionCombat& f) {
  switch (f.step) {
    case InvasionCombatStep::Begin:
      f.fought = landed(g, f);
      f.step = InvasionCombatStep::Diplomat;
      return f.fought ? open_window(g, Timing::BeforeInvasion, raw(attacker(g)), raw(f.planet)) : Next::Again;
    case InvasionCombatStep::Diplomat:
      if (diplomat_may_act(g, f)) return Next::Ask;
      f.step = InvasionCombatStep::War;
      return Next::Again;
    case InvasionCombatStep::War:
      if (f.fought && defender(g).valid()) break_for_war(g, attacker(g), defender(g));  // TI3-TRADEBREAK-5
      f.step = InvasionCombatStep::Bombard;
      return g.s.battle.locals ? to(f, InvasionCombatStep::RoundStart)
                               : open_window(g, Timing::BeforeBombardment, raw(attacker(g)), raw(f.planet));
    case InvasionCombatStep::Bombard: {
      if (const Next counted = count_bombs(g, f); counted != Next::Done) return counted;
      OptionList list;
      list_bombardment(g, f, list);
      if (!list.empty()) return Next::Ask;
      return to(f, InvasionCombatStep::PdsFire);
    }
    case InvasionCombatStep::PdsFire:
      return fire_pds(g, f);
    case InvasionCombatStep::PdsHits:
      return take_pds_hits(g, f);
    case InvasionCombatStep::RoundStart:
      if (invasion_over(g)) return to(f, InvasionCombatStep::Result);
      open_battle_round(g);
      to(f, InvasionCombatStep::Fighters);
      return open_window(g, Timing::BeforeCombatRound, raw(attacker(g)), raw(defender(g)));
    case InvasionCombatStep::Fighters:
      for (; f.at < 2 && g.s.battle.round == 1; ++f.at) {
        if (fighters_for(g, kSides[f.at]) > 0) return Next::Ask;
      }
      return to(f, InvasionCombatStep::Roll);
    case InvasionCombatStep::Roll:
      return roll(g, f);
    case InvasionCombatStep::Rolled:
      return to(f, InvasionCombatStep::Losses);
    case InvasionCombatStep::Losses:
      return losses(g, f);
    case InvasionCombatStep::RoundEnd:
      return to(f, invasion_over(g) ? InvasionCombatStep::Result : InvasionCombatStep::RoundStart);
    case InvasionCombatStep::Result:
      return result(g, f);
    case InvasionCombatStep::Spoils:
      return take_spoils(g, f);
    case InvasionCombatStep::End:
      break;
  }
  close_battle(g);
  return Next::Done;
}

Asked asked(const Look& look, const InvasionCombat& f) {
  switch (f.step) {
    case InvasionCombatStep::Diplomat:
      return {defender(look), static_cast<std::uint8_t>(Ask::Ability)};
    case InvasionCombatStep::Fighters:
      return {look.s.battle.side(kSides[f.at]).seat, static_cast<std::uint8_t>(Ask::Land)};
    default:
      return {attacker(look), static_cast<std::uint8_t>(Ask::Bombard)};
  }
}

void options(const Look& look, const InvasionCombat& f, OptionList& out) {
  switch (f.step) {
    case InvasionCombatStep::Diplomat:
      out.add(make(Verb::Yes));
      out.add(make(Verb::No));
      return;
    case InvasionCombatStep::Fighters:
      for (int n = 0; n <= fighters_for(look, kSides[f.at]); ++n) out.add(make(Verb::Number, n));
      return;
    default:
      list_bombardment(look, f, out);
      out.add(make(Verb::Done));
      return;
  }
}

Refusal check(const Look& look, const InvasionCombat& f, Choice c) {
  if (f.step == InvasionCombatStep::Diplomat) return listed(look, f, c, "TI3-DIPLOMAT-1");
  if (f.step == InvasionCombatStep::Fighters) return listed(look, f, c, "TI3-INVASION-1");
  if (c.verb<Verb>() != Verb::Bombard) return listed(look, f, c, "TI3-BOMBARD-1");
  if (planet_at(c, 1) != f.planet) return refuse("TI3-BOMBARD-7");
  return may_bombard(look, f, unit_at(c, 0));
}

void choose(Play& g, InvasionCombat& f, Choice c) {
  switch (f.step) {
    case InvasionCombatStep::Diplomat:
      if (c.verb<Verb>() == Verb::No) {
        f.step = InvasionCombatStep::War;
        return;
      }
      last(g, Hold::Protected, SeatId{}, f.planet.value, 1);
      note_sent_back(g, f.planet);
      lift_landed(g, attacker(g), f.planet);
      f.step = InvasionCombatStep::End;
      return;
    case InvasionCombatStep::Fighters:
      send_fighters(g, kSides[f.at++], c.operand(0));
      return;
    default:
      break;
  }
  if (c.verb<Verb>() == Verb::Done) {
    to(f, InvasionCombatStep::PdsFire);
    return;
  }
  const Unit unit = unit_at(c, 0);
  spend_gun(g, unit);
  if (c.verb<Verb>() == Verb::Bacteria) {
    const Garrison own = planet_of(g, f).own;
    for (int i = 0; i < own.ground_forces; ++i)
      destroy_unit(g, defender(g), {Unit::GroundForce, false}, on(f.planet));
    const CardSet hand = g.s.players[attacker(g)].hand;
    for (CardId card : hand) discard_card(g, attacker(g), card);
    return;
  }
  clear_dice(g, attacker(g), RollKind::Bombardment);
  add_dice(g, unit, g.r.unit(unit).bombard_dice, g.r.unit(unit).battle,
           modifier(g, attacker(g), unit, RollKind::Bombardment, g.s.battle.system, f.planet));
  g.call(Roll{attacker(g)});
}

}  // namespace orrery::ti3
