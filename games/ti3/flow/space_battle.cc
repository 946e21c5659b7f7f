#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/flow/negotiation.h"
#include "games/ti3/flow/retreat.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(SpaceBattleStep)

namespace {

constexpr int kInnerHit = 10;  // TI3-SABRUN-7
constexpr int kOuterHit = 9;   // TI3-SABRUN-6

SeatId seat_of(const Look& look, Side side) { return look.s.battle.side(side).seat; }
Side side_at(const SpaceBattle& f) { return kSides[f.at]; }

bool battle_over(const Look& look) {
  return look.s.battle.left || !still_fights(look, Side::Attacker) || !still_fights(look, Side::Defender);
}

void put_dice(Play& g, const DiceGroups& groups, SeatId seat, RollKind kind) {
  clear_dice(g, seat, kind);
  for (const DiceGroup& d : groups) add_dice(g, d.unit, d.dice, d.needs, d.modifier);
}

Next to(SpaceBattle& f, SpaceBattleStep step) {
  f.step = step;
  f.at = 0;
  f.number = 0;
  return Next::Again;
}

AssignHits hits_on(const Look& look, Side side, int hits, HitTarget target, RollKind how) {
  AssignHits a;
  a.seat = seat_of(look, side);
  a.by = seat_of(look, other(side));
  a.target = target;
  a.system = look.s.battle.system;
  a.hits = static_cast<std::uint8_t>(hits);
  a.how = how;
  return a;
}

// ---- before the battle

bool may_leave_early(const Look& look) {
  const SeatId defender = seat_of(look, Side::Defender);
  return has_trait(look, defender, Trait::EarlyRetreat) &&
         !retreats_of(look, defender, look.s.battle.system).empty();
}

// Each cruiser that laid mines hits the fleet that came (Minelayers).
int mines(const Look& look) {
  const SeatId defender = seat_of(look, Side::Defender);
  if (!look.s.tactical.mines.contains(defender)) return 0;
  return fleet(look, defender, look.s.battle.system).of(Unit::Cruiser);
}

bool shots_there(const Look& look) {
  return mines(look) > 0 || !shot_dice(look, Side::Attacker).empty() ||
         !shot_dice(look, Side::Defender).empty();
}
bool barrage_there(const Look& look) {
  return !barrage_dice(look, Side::Attacker).empty() || !barrage_dice(look, Side::Defender).empty();
}

// Both sides roll, then hits are taken, the attacker first. `number`: 1 while the shots have been, 2 while
// both have.
template <class Dice>
Next roll_before(Play& g, SpaceBattle& f, const Dice& dice, RollKind kind, SpaceBattleStep hits) {
  if (f.at == 0) clear_dice(g, SeatId{}, kind);
  if (f.at > 0 && !g.s.roll.dice.empty()) {
    const int n = hits_rolled(g);
    tell_roll(g, n);
    set_hits(g, kSides[f.at == 1 ? 1 : 0], n);
    clear_dice(g, SeatId{}, kind);
  }
  if (f.at == 2) {
    f.step = hits;
    f.at = 0;
    return Next::Again;
  }
  const Side side = kSides[f.at++];
  const DiceGroups groups = dice(g.look(), side);
  if (groups.empty()) return Next::Again;
  put_dice(g, groups, seat_of(g, side), kind);
  return g.call(Roll{seat_of(g, side)});
}

Next take_before(Play& g, SpaceBattle& f, HitTarget target, RollKind kind, SpaceBattleStep then) {
  if (f.at == 2) {
    f.at = 0;
    f.step = then;
    return Next::Again;
  }
  const Side side = kSides[f.at++];
  const int n = g.s.battle.side(side).hits;
  set_hits(g, side, 0);
  return n > 0 ? g.call(hits_on(g, side, n, target, kind)) : Next::Again;
}

// ---- sabotage runs (TI3-SABRUN)

int war_suns_against(const Look& look, Side side) {
  return fleet(look, seat_of(look, other(side)), look.s.battle.system).of(Unit::WarSun);
}
void lose_runner(Play& g, SeatId seat) {
  const Piece fighter{Unit::Fighter, false};
  const SystemId here = g.s.battle.system;
  destroy_unit(g, seat, fighter, space_of(here), least_load(g, seat, here, fighter));
}
int runners(const Look& look, Side side) {
  return fleet(look, seat_of(look, side), look.s.battle.system).of(Unit::Fighter);
}

// A war sun that the fighters of a side may attack. Those that are alike are listed once.
struct WarSun {
  Piece piece;
  Load load;
  friend bool operator==(const WarSun&, const WarSun&) = default;
};
using WarSuns = FixedVec<WarSun, 4>;

WarSuns targets_of(const Look& look, Side side) {
  WarSuns out;
  const SeatId enemy = seat_of(look, other(side));
  const SystemId here = look.s.battle.system;
  const auto add = [&](const WarSun& sun) {
    if (!out.full() && std::find(out.begin(), out.end(), sun) == out.end()) out.push_back(sun);
  };
  for (bool damaged : {false, true}) {
    if (unladen(look, enemy, here, {Unit::WarSun, damaged}) > 0) add({{Unit::WarSun, damaged}, Load{}});
  }
  for (const Laden& l : look.s.players[enemy].laden) {
    if (l.system == here && piece_of(l.piece).unit == Unit::WarSun) add({piece_of(l.piece), l.load});
  }
  return out;
}

Choice naming(const Look& look, Side side, const WarSun& sun) {
  const SeatId enemy = seat_of(look, other(side));
  const Place here = space_of(look.s.battle.system);
  return sun.load.any()
             ? make(Verb::LadenAt, raw(enemy), raw(sun.piece), low(sun.load), high(sun.load), raw(here))
             : make(Verb::UnitAt, raw(enemy), raw(sun.piece), raw(here));
}

void aim(SpaceBattle& f, const WarSun& sun) {
  f.target = raw(sun.piece);
  f.load = sun.load;
}

int fighters_left(const Look& look, const SpaceBattle& f) { return runners(look, side_at(f)) - f.number; }

// The outer defences (TI3-SABRUN-6), without modifiers (TI3-SABRUN-11).
Next start_run(Play& g, SpaceBattle& f) {
  const SeatId seat = seat_of(g, side_at(f));
  f.step = SpaceBattleStep::RunDice;
  clear_dice(g, seat, RollKind::Other);
  add_dice(g, Unit::Fighter, f.number, kOuterHit, 0);
  return g.call(Roll{seat});
}

// The second group attacks the other war sun (TI3-SABRUN-10).
Next end_run(Play& g, SpaceBattle& f) {
  const Side side = side_at(f);
  f.number = f.second;
  f.second = 0;
  if (f.number == 0 || war_suns_against(g, side) == 0) {
    f.step = SpaceBattleStep::Runs;
    f.number = 0;
    ++f.at;
    return Next::Again;
  }
  const WarSuns suns = targets_of(g, side);
  const WarSun first{piece_of(f.target), f.load};
  aim(f, suns.size() > 1 && suns[0] == first ? suns[1] : suns[0]);
  return start_run(g, f);
}

// ---- rounds

Next announce(Play& g, SpaceBattle& f) {
  for (; f.at < 2; ++f.at) {
    if (f.at == 1 && g.s.battle.attacker.retreats) break;  // TI3-RETREAT-2
    if (may_retreat(g, side_at(f)).allowed()) return Next::Ask;
  }
  return to(f, SpaceBattleStep::Roll);
}

Next roll(Play& g, SpaceBattle& f) {
  if (f.at == 2) return to(f, SpaceBattleStep::Rolled);
  BattleRoll r;
  r.side = side_at(f);
  ++f.at;
  return g.call(r);
}

// The attacker removes all losses first (TI3-SPACELOSS-2).
Next losses(Play& g, SpaceBattle& f) {
  if (f.at == 2) return to(f, SpaceBattleStep::ExecuteRetreat);
  const Side side = side_at(f);
  ++f.at;
  const int n = g.s.battle.side(side).hits;
  return n > 0 ? g.call(hits_on(g, side, n, HitTarget::Ships, RollKind::SpaceBattle)) : Next::Again;
}

Next execute_retreat(Play& g, SpaceBattle& f) {
  f.step = SpaceBattleStep::RoundEnd;
  for (Side side : kSides) {
    if (!g.s.battle.side(side).retreats) continue;
    const SeatId seat = seat_of(g, side);
    if (!still_fights(g, other(side)) || !still_fights(g, side)) break;  // TI3-RETREATEXEC-2
    if (retreats_of(g, seat, g.s.battle.system).empty()) break;          // TI3-RETREATEXEC-1
    return g.call(Retreat{seat, g.s.battle.system});
  }
  return Next::Again;
}

void finish(Play& g) {
  const SystemId system = g.s.battle.system;
  const bool attacker = still_fights(g, Side::Attacker);
  const bool defender = still_fights(g, Side::Defender);
  if (attacker != defender) {
    g.emit(Happening::BattleWon, raw(seat_of(g, attacker ? Side::Attacker : Side::Defender)), raw(system));
  } else {
    g.emit(Happening::BattleDrawn, raw(system));
  }
  close_battle(g);
  alert(g, Alert::Fleets);  // TI3-FIGHTER-7
}

}  // namespace

Refusal may_retreat(const Look& look, Side side) {
  if (law_trait(look, Trait::LawNoRetreats)) return refuse("TI3-POLITICS-8");
  const SeatId seat = seat_of(look, side);
  const SystemId here = look.s.battle.system;
  if (side == Side::Defender &&
      leader_aboard(look, seat_of(look, Side::Attacker), here, LeaderType::Admiral) &&
      !leader_aboard(look, seat, here, LeaderType::Admiral))
    return refuse("TI3-ADMIRAL-3");
  return retreats_of(look, seat, here).empty() ? refuse("TI3-RETREATEXEC-5") : kAllowed;
}

Next advance(Play& g, SpaceBattle& f) {
  switch (f.step) {
    case SpaceBattleStep::EarlyRetreat:
      return may_leave_early(g) ? Next::Ask : to(f, SpaceBattleStep::Begin);
    case SpaceBattleStep::Begin:
      break_for_war(g, seat_of(g, Side::Attacker), seat_of(g, Side::Defender));  // TI3-TRADEBREAK-3
      f.step = SpaceBattleStep::ChooseOrder;
      return open_window(g, Timing::BeforeSpaceBattle, raw(seat_of(g, Side::Attacker)),
                         raw(seat_of(g, Side::Defender)));
    case SpaceBattleStep::ChooseOrder:
      if (battle_over(g)) return to(f, SpaceBattleStep::End);
      if (shots_there(g) && barrage_there(g)) return Next::Ask;  // TI3-Q-21
      return to(f, shots_there(g) ? SpaceBattleStep::Shots : SpaceBattleStep::Barrage);
    case SpaceBattleStep::Barrage:
      return roll_before(g, f, barrage_dice, RollKind::Barrage, SpaceBattleStep::BarrageHits);
    case SpaceBattleStep::BarrageHits:
      return take_before(g, f, HitTarget::Fighters, RollKind::Barrage,
                         f.number == 0 ? SpaceBattleStep::Runs : SpaceBattleStep::Shots);
    case SpaceBattleStep::Shots:
      return roll_before(g, f, shot_dice, RollKind::Shot, SpaceBattleStep::MineHits);
    case SpaceBattleStep::MineHits: {
      f.step = SpaceBattleStep::ShotHits;
      const int n = mines(g);
      return n > 0 ? g.call(hits_on(g, Side::Attacker, n, HitTarget::Ships, RollKind::Other)) : Next::Again;
    }
    case SpaceBattleStep::ShotHits:
      // Shots first: the barrage follows. Shots second: `number` told so, and the runs follow.
      return take_before(g, f, HitTarget::Ships, RollKind::Shot,
                         f.number == 0 ? SpaceBattleStep::Barrage : SpaceBattleStep::Runs);
    case SpaceBattleStep::Runs:
      f.number = 0;
      for (; f.at < 2; ++f.at) {
        const bool possible =
            g.r.options.sabotage_runs && war_suns_against(g, side_at(f)) > 0 && runners(g, side_at(f)) > 0;
        if (possible) return Next::Ask;
      }
      return to(f, SpaceBattleStep::RoundStart);
    case SpaceBattleStep::RunTarget: {
      const WarSuns suns = targets_of(g, side_at(f));
      if (suns.size() > 1) return Next::Ask;
      aim(f, suns[0]);
      f.step = SpaceBattleStep::RunSecond;
      return Next::Again;
    }
    case SpaceBattleStep::RunSecond:
      if (war_suns_against(g, side_at(f)) > 1 && fighters_left(g, f) > 0) return Next::Ask;
      return start_run(g, f);
    case SpaceBattleStep::RunDice: {
      const int through = hits_rolled(g);
      tell_roll(g, through);
      const SeatId seat = seat_of(g, side_at(f));
      for (int i = 0; i < f.number - through; ++i) lose_runner(g, seat);
      f.number = static_cast<std::uint8_t>(through);
      f.step = SpaceBattleStep::RunInner;
      clear_dice(g, seat, RollKind::Other);
      return Next::Again;
    }
    case SpaceBattleStep::RunInner: {  // one at a time
      const Side side = side_at(f);
      const SeatId seat = seat_of(g, side);
      if (!g.s.roll.dice.empty()) {
        const bool hit = hits_rolled(g) > 0;
        tell_roll(g, hit ? 1 : 0);
        clear_dice(g, seat, RollKind::Other);
        --f.number;
        if (hit) {
          f.number = 0;  // the others of the group have got through unharmed
          destroy_unit(g, seat_of(g, other(side)), piece_of(f.target), space_of(g.s.battle.system), f.load);
          return Next::Again;
        }
        lose_runner(g, seat);
      }
      if (f.number == 0) return end_run(g, f);
      add_dice(g, Unit::Fighter, 1, kInnerHit, 0);
      return g.call(Roll{seat});
    }
    case SpaceBattleStep::RoundStart:
      if (battle_over(g)) return to(f, SpaceBattleStep::End);
      open_battle_round(g);
      f.step = SpaceBattleStep::Announce;
      return open_window(g, Timing::BeforeCombatRound, raw(seat_of(g, Side::Attacker)),
                         raw(seat_of(g, Side::Defender)));
    case SpaceBattleStep::Announce:
      if (battle_over(g)) return to(f, SpaceBattleStep::End);
      return announce(g, f);
    case SpaceBattleStep::Roll:
      return roll(g, f);
    case SpaceBattleStep::Rolled:
      f.step = SpaceBattleStep::Losses;
      return open_window(g, Timing::DuringSpaceBattle, raw(seat_of(g, Side::Attacker)),
                         raw(seat_of(g, Side::Defender)));
    case SpaceBattleStep::Losses:
      return losses(g, f);
    case SpaceBattleStep::ExecuteRetreat:
      return execute_retreat(g, f);
    case SpaceBattleStep::RoundEnd:
      return to(f, battle_over(g) ? SpaceBattleStep::End : SpaceBattleStep::RoundStart);
    case SpaceBattleStep::End:
      break;
  }
  finish(g);
  return Next::Done;
}

Asked asked(const Look& look, const SpaceBattle& f) {
  const auto as = [&](SeatId seat, Ask kind) { return Asked{seat, static_cast<std::uint8_t>(kind)}; };
  switch (f.step) {
    case SpaceBattleStep::EarlyRetreat:
      return as(seat_of(look, Side::Defender), Ask::AnnounceRetreat);
    case SpaceBattleStep::ChooseOrder:
      return as(seat_of(look, Side::Defender), Ask::Order);
    case SpaceBattleStep::Runs:
    case SpaceBattleStep::RunTarget:
    case SpaceBattleStep::RunSecond:
      return as(seat_of(look, side_at(f)), Ask::SabotageRun);
    default:
      return as(seat_of(look, side_at(f)), Ask::AnnounceRetreat);
  }
}

void options(const Look& look, const SpaceBattle& f, OptionList& out) {
  switch (f.step) {
    case SpaceBattleStep::ChooseOrder:
      out.add(make(Verb::Number, 1));
      out.add(make(Verb::Number, 2));
      return;
    case SpaceBattleStep::Runs:
    case SpaceBattleStep::RunSecond:
      for (int n = 1; n <= fighters_left(look, f); ++n) out.add(make(Verb::Run, n));
      out.add(make(Verb::Done));
      return;
    case SpaceBattleStep::RunTarget:
      for (const WarSun& sun : targets_of(look, side_at(f))) out.add(naming(look, side_at(f), sun));
      out.sort_from(0);
      return;
    default:
      out.add(make(Verb::Retreat));
      out.add(make(Verb::Stay));
      return;
  }
}

Refusal check(const Look& look, const SpaceBattle& f, Choice c) {
  const bool run = f.step == SpaceBattleStep::Runs;
  const bool groups = f.step == SpaceBattleStep::RunTarget || f.step == SpaceBattleStep::RunSecond;
  return listed(look, f, c,
                run                                      ? "TI3-SABRUN-5"
                : groups                                 ? "TI3-SABRUN-10"
                : f.step == SpaceBattleStep::ChooseOrder ? "TI3-Q-21"
                                                         : "TI3-RETREAT-1");
}

void choose(Play& g, SpaceBattle& f, Choice c) {
  switch (f.step) {
    case SpaceBattleStep::EarlyRetreat:
      if (c.verb<Verb>() == Verb::Stay) {
        f.step = SpaceBattleStep::Begin;
        return;
      }
      f.step = SpaceBattleStep::End;
      g.call(Retreat{seat_of(g, Side::Defender), g.s.battle.system});
      return;
    case SpaceBattleStep::ChooseOrder:
      f.at = 0;
      // 1: the barrage first, 2: the other shots first.
      f.number = c.operand(0) == 1 ? 1 : 0;
      f.step = c.operand(0) == 1 ? SpaceBattleStep::Barrage : SpaceBattleStep::Shots;
      return;
    case SpaceBattleStep::Runs:
      if (c.verb<Verb>() == Verb::Done) {
        ++f.at;
        return;
      }
      f.number = c.operand(0);
      f.second = 0;
      f.step = SpaceBattleStep::RunTarget;
      return;
    case SpaceBattleStep::RunTarget:
      for (const WarSun& sun : targets_of(g, side_at(f))) {
        if (naming(g, side_at(f), sun) == c) aim(f, sun);
      }
      f.step = SpaceBattleStep::RunSecond;
      return;
    case SpaceBattleStep::RunSecond:
      f.second = c.verb<Verb>() == Verb::Run ? c.operand(0) : std::uint8_t{0};
      start_run(g, f);
      return;
    default:
      if (c.verb<Verb>() == Verb::Retreat) announce_retreat(g, side_at(f));
      ++f.at;
      return;
  }
}

}  // namespace orrery::ti3
