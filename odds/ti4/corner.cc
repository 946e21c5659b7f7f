#include "odds/ti4/corner.h"

#include <algorithm>

#include "games/ti4/propose/worth.h"
#include "games/ti4/query.h"

namespace orrery::ti4::odds {
namespace {

constexpr std::array<Unit, kSustaining> kCanSustain{Unit::Flagship, Unit::WarSun, Unit::Dreadnought,
                                                    Unit::Carrier};

bool skipped(Unit u, bool non_fighters, bool pass_for_fighters) {
  return non_fighters && (u == Unit::Fighter) != pass_for_fighters;
}

// Visits the types in the order in which they are lost; non-fighters first if that is asked for.
template <class Visit>
void in_order(const Corner& c, bool non_fighters_first, const Visit& visit) {
  for (int pass = 0; pass < (non_fighters_first ? 2 : 1); ++pass) {
    for (Unit u : c.army.order) {
      if (!skipped(u, non_fighters_first, pass == 1) && !visit(u)) return;
    }
  }
}

bool sustains(const Corner& c, const Force& f, Unit u, bool stopped) {
  return at(u) < kSustaining && c.sustains[stopped ? 1 : 0][at(u)] && f.whole(u) > 0;
}

// The type whose ship sustains the next hit: the first that would be lost to so many hits and can.
std::optional<Unit> sustainer(const Corner& c, const Force& f, int hits, bool non_fighters_first,
                              bool stopped) {
  std::optional<Unit> out;
  int before = 0;
  in_order(c, non_fighters_first, [&](Unit u) {
    if (hits <= before && !c.sustains_first) return false;
    if (sustains(c, f, u, stopped)) {
      out = u;
      return false;
    }
    before += f.of(u);
    return true;
  });
  return out;
}

void note_loss(Blow& b, Unit u) {
  if (b.first_lost == Blow::kNothing && u != Unit::Fighter) b.first_lost = static_cast<std::uint8_t>(u);
}

void note_first_of_all(Blow& b) {
  for (Unit u : {Unit::Flagship, Unit::WarSun, Unit::Dreadnought, Unit::Carrier, Unit::Cruiser,
                 Unit::Destroyer, Unit::Infantry}) {
    if (b.force.of(u) > 0) {
      note_loss(b, u);
      return;
    }
  }
}

void lose_of_type(Force& f, Unit u, int n) {
  auto& count = f.units[at(u)];
  count = static_cast<std::uint8_t>(count - n);
  if (at(u) >= kSustaining) return;
  auto& damaged = f.damaged[at(u)];
  damaged = static_cast<std::uint8_t>(damaged - std::min<int>(n, damaged));  // damaged ones first
}

}  // namespace

void remove(Force& f, Piece piece) {
  --f.units[at(piece.unit)];
  if (piece.damaged) --f.damaged[at(piece.unit)];
}

int take_hits(const Corner& c, Blow& b, int hits, bool non_fighters_first, bool stopped) {
  Force& f = b.force;
  int spare = 0;
  while (hits > 0) {
    const std::optional<Unit> u = sustainer(c, f, hits, non_fighters_first, stopped);
    if (!u) break;
    ++f.damaged[at(*u)];
    ++b.fresh[at(*u)];
    ++b.sustained[at(*u)];
    spare = std::max(0, c.hits_per_sustain - hits);
    hits -= std::min(hits, c.hits_per_sustain);
    if (f.direct_hits > 0 && !c.direct_hit_proof[at(*u)]) {
      --f.direct_hits;
      note_loss(b, *u);
      remove(f, {*u, true});
      --b.fresh[at(*u)];
    }
  }
  if (hits >= f.count()) {
    note_first_of_all(b);
    f.units = {};
    f.damaged = {};
    return 0;
  }
  in_order(c, non_fighters_first, [&](Unit u) {
    const int n = std::min(hits, f.of(u));
    if (n > 0) note_loss(b, u);
    if (at(u) < kSustaining) {  // those that were damaged just now go first: the others can be repaired
      const int fresh = std::min<int>({n, f.damaged[at(u)], b.fresh[at(u)]});
      b.fresh[at(u)] = static_cast<std::uint8_t>(b.fresh[at(u)] - fresh);
    }
    lose_of_type(f, u, n);
    hits -= n;
    return hits > 0;
  });
  return spare;
}

void take_barrage(Blow& b, int hits) {
  lose_of_type(b.force, Unit::Fighter, std::min(hits, b.force.of(Unit::Fighter)));
}

void lose(const Corner& c, Force& f, int pieces, bool non_fighters_only) {
  in_order(c, false, [&](Unit u) {
    if (non_fighters_only && u == Unit::Fighter) return true;
    const int n = std::min(pieces, f.of(u));
    lose_of_type(f, u, n);
    pieces -= n;
    return pieces > 0;
  });
}

void repair_one(const Corner& c, Blow& b) {
  for (auto u = c.army.order.rbegin(); u != c.army.order.rend(); ++u) {
    if (at(*u) >= kSustaining || b.force.damaged[at(*u)] <= b.fresh[at(*u)]) continue;
    --b.force.damaged[at(*u)];
    return;
  }
}

std::optional<Piece> best_target(const Corner& c, const Force& f, bool stopped) {
  std::optional<Piece> best;
  std::pair<bool, int> most{false, -1};
  for (std::size_t i = 0; i < kFighting; ++i) {
    const auto u = static_cast<Unit>(i);
    for (bool damaged : {true, false}) {
      const int there = damaged ? f.of(u) - f.whole(u) : f.whole(u);
      if (there == 0) continue;
      const bool dies = damaged || !sustains(c, f, u, stopped);
      const std::pair<bool, int> rank{dies, c.worth[i]};
      if (rank <= most) continue;
      most = rank;
      best = Piece{u, damaged};
    }
  }
  return best;
}

void hit_ship(const Corner& c, Force& f, Piece piece, bool stopped) {
  if (!piece.damaged && sustains(c, f, piece.unit, stopped)) {
    ++f.damaged[at(piece.unit)];
    if (f.direct_hits > 0 && !c.direct_hit_proof[at(piece.unit)]) {
      --f.direct_hits;
      remove(f, {piece.unit, true});
    }
    return;
  }
  remove(f, piece);
}

int toughness(const Corner& c, const Force& f) {
  int n = f.count();
  for (std::size_t i = 0; i < kSustaining; ++i) {
    if (c.sustains[0][i]) n += c.hits_per_sustain * (f.units[i] - f.damaged[i]);
  }
  return n;
}

int potential(const Corner& c, const Force& f) {
  int cards = 0;
  for (unsigned bits = f.cards; bits != 0; bits &= bits - 1) ++cards;
  return (cards + f.direct_hits) * 65536 + toughness(c, f) * 64 + std::min<int>(f.goods, 63);
}

double value_of(const Corner& c, const Force& f) {
  int n = 0;
  for (std::size_t i = 0; i < kFighting; ++i) n += c.worth[i] * f.units[i];
  return n / 60.0;
}

std::vector<Unit> usual_order(bool in_space) {
  std::vector<Unit> out{Unit::Infantry, Unit::Fighter,     Unit::Destroyer, Unit::Cruiser,
                        Unit::Carrier,  Unit::Dreadnought, Unit::Flagship,  Unit::WarSun};
  if (!in_space) std::swap(out[0], out[1]);
  return out;
}

bool casualties_named(std::string_view word, Casualties& out) {
  if (word == "usual") out = Casualties::Usual;
  if (word == "table") out = Casualties::Table;
  if (word == "best") out = Casualties::Best;
  return word == "usual" || word == "table" || word == "best";
}

Corner make_corner(Arena& arena, Side side, const Question& q) {
  Corner c;
  c.side = side;
  c.army = side == Side::Attacker ? q.attackers : q.defenders;
  c.sustains_first = q.casualties == Casualties::Table;
  for (Unit u : usual_order(arena.in_space())) {
    if (std::find(c.army.order.begin(), c.army.order.end(), u) == c.army.order.end())
      c.army.order.push_back(u);
  }
  const SeatId seat = arena.seat(side);
  const auto row_has = [&](Unit u, UnitTrait t) {
    const UnitRow* row = arena.row(side, u);
    return row != nullptr && row->has(t);
  };
  for (std::size_t i = 0; i < kFighting; ++i) {
    const UnitRow* row = arena.row(side, static_cast<Unit>(i));
    if (row == nullptr) continue;
    c.worth[i] = worth_of_unit(arena.look(), seat, static_cast<Unit>(i));
    c.printed[i] = row->combat;
  }
  c.flagship_stops_sustain = row_has(Unit::Flagship, UnitTrait::StopsSustain);
  c.flagship_destroys_all = row_has(Unit::Flagship, UnitTrait::DestroysAll);
  c.flagship_counts_enemies = row_has(Unit::Flagship, UnitTrait::DicePerEnemy);
  c.repairs_flagship = row_has(Unit::Flagship, UnitTrait::RepairsEachRound);
  for (Unit u : kCanSustain) c.direct_hit_proof[at(u)] = row_has(u, UnitTrait::DirectHitProof);
  const Look look = arena.look();
  c.repairs_one = has_trait(look, seat, Trait::RepairEachRound);
  if (has_trait(look, seat, Trait::SustainCancelsTwo)) c.hits_per_sustain = 2;
  c.munitions = c.used("munitions_reserves") > 0;
  for (std::size_t i = 0; i < kNotesPerSeat; ++i) {
    const NoteKindId kind = note_kind(look, NoteId(seat.index() * kNotesPerSeat + i));
    c.funds = c.funds || (kind.valid() && look.r.note_kinds[kind.index()].id == "war_funding");
  }
  c.stakes = c.used("the_crown_of_thalnos") > 0;
  c.devotion = c.used("devotion") > 0;
  c.rams = c.used("exotrireme_ii") > 0 && arena.row(side, Unit::Dreadnought) != nullptr &&
           arena.row(side, Unit::Dreadnought)->id == "exotrireme_ii";
  c.flagship_buys = c.used("wrath_of_kenara") > 0 && row_has(Unit::Flagship, UnitTrait::BuysDice);
  return c;
}

void ask_who_sustains(Arena& arena, Corner& me) {
  const Side enemy = other(me.side);
  const Force mine = arena.force(me.side);
  const Force theirs = arena.force(enemy);
  for (std::size_t i = 0; i < kSustaining; ++i) {
    Force one;
    one.units[i] = 1;
    arena.stand(me.side, one);
    for (std::size_t stopped = 0; stopped < 2; ++stopped) {
      Force flag;
      flag.units[at(Unit::Flagship)] = static_cast<std::uint8_t>(stopped);
      arena.stand(enemy, flag);
      me.sustains[stopped][i] =
          can_sustain(arena.look(), arena.seat(me.side), static_cast<Unit>(i), arena.state().combat.system);
    }
  }
  arena.stand(me.side, mine);
  arena.stand(enemy, theirs);
}

int infantry_for_ships(const Arena& arena, const Corner& c) {
  const UnitRow* row = arena.row(c.side, Unit::Flagship);
  if (row == nullptr || !row->has(UnitTrait::GroundForcesFight)) return 0;
  const SystemId system = arena.state().combat.system;
  int n = forces(arena.look(), arena.seat(c.side), system).of(Unit::Infantry);
  if (c.used("the_alastor") == 0) return n;
  for (PlanetId p : arena.look().r.tile(system).planets)
    n += ground(arena.look(), arena.seat(c.side), p).infantry;
  return n;
}

void equip(const Arena& arena, const Corner& me, const Corner& enemy, Force& f) {
  const auto hold = [&](const char* id, Card card) {
    if (me.used(id) > 0) f.cards = static_cast<std::uint8_t>(f.cards | static_cast<unsigned>(card));
  };
  hold("shields_holding", Card::ShieldsHolding);
  hold("emergency_repairs", Card::EmergencyRepairs);
  hold("courageous_to_the_end", Card::CourageousToTheEnd);
  hold("fire_team", Card::FireTeam);
  hold("maneuvering_jets", Card::ManeuveringJets);
  f.direct_hits = static_cast<std::uint8_t>(std::min(enemy.used("direct_hit"), 255));
  if (me.munitions || me.flagship_buys)
    f.goods =
        static_cast<std::uint8_t>(std::min<int>(arena.state().players[arena.seat(me.side)].trade_goods, 60));
}

}  // namespace orrery::ti4::odds
