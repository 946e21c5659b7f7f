#include "games/ti3/flow/hits.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

// Hits that must go to a chosen dreadnought first (Into the Breach).
bool shielded(const Look& look, const AssignHits& f) {
  const BattleMemory& b = look.s.battle;
  if (!b.on || f.how != RollKind::SpaceBattle || f.target != HitTarget::Ships) return false;
  const BattleSide& mine = b.attacker.seat == f.seat ? b.attacker : b.defender;
  return mine.shield > 0 && fleet(look, f.seat, f.system).of(Unit::Dreadnought) > 0;
}

bool may_be_lost(const Look& look, const AssignHits& f, Unit u) {
  if (f.target == HitTarget::WarSuns) return u == Unit::WarSun;
  return !shielded(look, f) || u == Unit::Dreadnought;
}

bool sustains(const Look& look, Unit u) { return look.r.unit(u).sustain; }

void list_ships(const Look& look, const AssignHits& f, OptionList& out) {
  const auto add = [&](Piece piece, const Load& load) {
    if (!may_be_lost(look, f, piece.unit)) return;
    const bool damage = !piece.damaged && sustains(look, piece.unit) && !f.no_damage;
    if (damage)
      out.add(load.any() ? make(Verb::DamageLaden, piece.unit, low(load), high(load))
                         : make(Verb::Damage, piece.unit));
    out.add(load.any() ? make(Verb::HitLaden, raw(piece), low(load), high(load))
                       : make(Verb::Hit, raw(piece)));
  };
  for (bool damaged : {false, true}) {
    for (Unit u : kShips) {
      if (damaged && at(u) >= kSustaining) continue;
      if (unladen(look, f.seat, f.system, {u, damaged}) > 0) add({u, damaged}, Load{});
    }
  }
  Laden last;
  for (const Laden& l : look.s.players[f.seat].laden) {
    if (l.system == f.system && !(l == last)) add(piece_of(l.piece), l.load);
    last = l;
  }
  out.sort_from(0);
}

// The leaders of the player on the planet, by their place on his sheet.
void list_leaders(const Look& look, const AssignHits& f, OptionList& out) {
  const auto& all = look.r.race(look.s.players[f.seat].race).leaders;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if ((garrison(look, f.seat, f.planet).leaders >> i & 1U) != 0) out.add(make(Verb::Leader, raw(all[i])));
  }
}

void lose_leader(Play& g, const AssignHits& f, LeaderId leader) {
  const auto& all = g.r.race(g.s.players[f.seat].race).leaders;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == leader) return kill_leader(g, f.seat, static_cast<int>(i));
  }
}

void list_troops(const Look& look, const AssignHits& f, OptionList& out) {
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit}) {
    if (garrison(look, f.seat, f.planet).of(u) > 0) out.add(make(Verb::Hit, raw(Piece{u, false})));
  }
  const BattleMemory& b = look.s.battle;
  const BattleSide& mine = b.attacker.seat == f.seat ? b.attacker : b.defender;
  if (b.on && b.planet == f.planet && mine.invading_fighters > 0)
    out.add(make(Verb::Hit, raw(Piece{Unit::Fighter, false})));
  if (f.leaders) list_leaders(look, f, out);
  out.sort_from(0);
}

void lose_fighter(Play& g, const AssignHits& f) {
  destroy_unit(g, f.seat, {Unit::Fighter, false}, space_of(f.system));
}

}  // namespace

Next advance(Play& g, AssignHits& f) {
  if (f.hits == 0) return Next::Done;
  if (f.target == HitTarget::Fighters) {
    // TI3-BARRAGE-5: hits above the number of fighters have no effect.
    for (; f.hits > 0 && fleet(g, f.seat, f.system).of(Unit::Fighter) > 0; --f.hits) lose_fighter(g, f);
    return Next::Done;
  }
  OptionList list;
  options(g, f, list);
  if (list.empty()) return Next::Done;  // TI3-SPACELOSS-6
  return ask(g, f);
}

Asked asked(const Look&, const AssignHits& f) { return {f.seat, static_cast<std::uint8_t>(Ask::AssignHits)}; }

void options(const Look& look, const AssignHits& f, OptionList& out) {
  if (f.target == HitTarget::Troops) {
    list_troops(look, f, out);
  } else {
    list_ships(look, f, out);
  }
}

Refusal check(const Look& look, const AssignHits& f, Choice c) {
  return listed(look, f, c, f.target == HitTarget::Troops ? "TI3-INVROUND-3" : "TI3-SPACELOSS-3");
}

void choose(Play& g, AssignHits& f, Choice c) {
  --f.hits;
  if (shielded(g, f)) use_shield(g, f.seat);
  switch (c.verb<Verb>()) {
    case Verb::Damage:
      return damage_unit(g, f.seat, unit_at(c, 0), f.system);
    case Verb::DamageLaden:
      return damage_unit(g, f.seat, unit_at(c, 0), f.system, load_at(c, 1));
    case Verb::HitLaden:
      return destroy_unit(g, f.seat, piece_at(c, 0), space_of(f.system), load_at(c, 1));
    case Verb::Leader:
      return lose_leader(g, f, LeaderId(c.operand(0)));
    default:
      break;
  }
  const Piece piece = piece_at(c, 0);
  if (f.target != HitTarget::Troops) return destroy_unit(g, f.seat, piece, space_of(f.system));
  if (piece.unit != Unit::Fighter) return destroy_unit(g, f.seat, piece, on(f.planet));
  lose_fighter(g, f);
  const Side side = g.s.battle.attacker.seat == f.seat ? Side::Attacker : Side::Defender;
  send_fighters(g, side, g.s.battle.side(side).invading_fighters - 1);
}

}  // namespace orrery::ti3
