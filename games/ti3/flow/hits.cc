#include "games/ti3/flow/hits.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

bool is_there(const Look& look, const AssignHits& f, Piece piece, const Load& load) {
  return load.any() ? look.s.players[f.seat].laden.contains(Laden{f.system, raw(piece), load})
                    : unladen(look, f.seat, f.system, piece) > 0;
}

const BattleSide& struck_side(const Look& look, const AssignHits& f) {
  const BattleMemory& b = look.s.battle;
  return b.attacker.seat == f.seat ? b.attacker : b.defender;
}

// The first hits go to one ship that its player chose (Into the Breach), if it is still there, as damaged as
// it was or repaired. No ship: nothing is left to go to it.
Piece shield_of(const Look& look, const AssignHits& f) {
  const BattleMemory& b = look.s.battle;
  const Piece none{Unit::SpaceDock, false};
  if (!b.on || b.planet.valid() || f.target != HitTarget::Ships) return none;
  const BattleSide& mine = struck_side(look, f);
  if (mine.shield == 0) return none;
  const Piece ship = piece_of(mine.breach);
  if (is_there(look, f, ship, mine.breach_load)) return ship;
  const Piece repaired{ship.unit, false};
  return is_there(look, f, repaired, mine.breach_load) ? repaired : none;
}
bool shielded(const Look& look, const AssignHits& f) { return is_ship(shield_of(look, f).unit); }

bool may_be_lost(const Look& look, const AssignHits& f, Piece piece, const Load& load) {
  if (!shielded(look, f)) return true;
  return piece == shield_of(look, f) && load == struck_side(look, f).breach_load;
}

// Damage that an opponent may follow up (Direct Hit): of a space battle and of what comes before it, neither
// of PDS nor of mines.
void tell_damage(Play& g, const AssignHits& f, Unit unit) {
  const BattleMemory& b = g.s.battle;
  const bool followed = b.on && !b.planet.valid() && f.how != RollKind::PdsFire && f.how != RollKind::Other;
  if (followed) trigger(g, Timing::ShipDamaged, raw(f.seat), static_cast<std::uint8_t>(unit), raw(f.by));
}

bool sustains(const Look& look, Unit u) { return look.r.unit(u).sustain; }

void list_ships(const Look& look, const AssignHits& f, OptionList& out) {
  const auto add = [&](Piece piece, const Load& load) {
    if (!may_be_lost(look, f, piece, load)) return;
    const bool damage = !piece.damaged && sustains(look, piece.unit);
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
  if (b.on && b.planet == f.planet && struck_side(look, f).invading_fighters > 0)
    out.add(make(Verb::Hit, raw(Piece{Unit::Fighter, false})));
  if (f.leaders) list_leaders(look, f, out);
  out.sort_from(0);
}

void lose_fighter(Play& g, const AssignHits& f) {
  const Piece fighter{Unit::Fighter, false};
  destroy_unit(g, f.seat, fighter, space_of(f.system), least_load(g, f.seat, f.system, fighter));
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
  const bool damages = c.verb<Verb>() == Verb::Damage || c.verb<Verb>() == Verb::DamageLaden;
  if (shielded(g, f)) use_shield(g, f.seat, damages);
  if (damages) tell_damage(g, f, unit_at(c, 0));
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
