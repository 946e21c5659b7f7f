// The rounds of a fight in which texts matter.
#include <algorithm>
#include <map>

#include "games/ti4/flow/bombardment.h"
#include "games/ti4/query.h"
#include "odds/ti4/fight.h"

namespace orrery::ti4::odds {
namespace {

constexpr int kMunitions = 2;   // trade goods a round
constexpr int kWarFunding = 2;  // that its owner loses
constexpr int kPrototype = 2;
constexpr int kShields = 2;
constexpr double kNegligible = 1e-12;
constexpr int kMostRounds = 5000;

}  // namespace

// At the start of a round: repairs.
Force Fight::ready(Side s, Force f, int /*round*/) {
  if (!arena_.in_space()) return f;
  if (corner(s).repairs_flagship) f.damaged[at(Unit::Flagship)] = 0;
  if (holds(f, Card::EmergencyRepairs)) {
    bool any = false;
    for (std::uint8_t n : f.damaged) any = any || n > 0;
    if (any) {
      f.damaged = {};
      drop(f, Card::EmergencyRepairs);
    }
  }
  return f;
}

// The attacker chooses first: munitions before the enemy's War Funding takes the goods for them.
Fight::Toll Fight::toll(Side s, const Force& f, int round) const {
  Toll out;
  if (!arena_.in_space()) return out;
  const Corner& me = s == Side::Attacker ? attacker_ : defender_;
  const Corner& enemy = s == Side::Attacker ? defender_ : attacker_;
  const int due = me.funds && enemy.used("war_funding") == round ? kWarFunding : 0;
  int goods = f.goods;
  const auto lose = [&] {
    out.lost = std::min(due, goods);
    goods -= out.lost;
  };
  if (s == Side::Defender) lose();
  if (me.munitions && goods >= kMunitions) {
    out.munitions = kMunitions;
    goods -= kMunitions;
  }
  if (s == Side::Attacker) lose();
  return out;
}

Mood Fight::mood(Side s, const Force& f, int round) {
  const Corner& c = corner(s);
  Mood m;
  if (c.used("morale_boost") == round) m.bonus = 1;
  if (arena_.in_space()) {
    if (round == 1 && c.used("fighter_prototype") > 0) m.fighter_bonus = kPrototype;
    m.rerolls = c.used("war_funding") == round || toll(s, f, round).munitions > 0;
  } else if (round == 1 && silenced_ == s) {
    m.silent = true;
  }
  return m;
}

const std::vector<Throw>& Fight::throws(Side s, const Pair& p, int round) {
  const Force& me = mine(p, s);
  const auto n = static_cast<std::size_t>(forces(s).number(me));
  auto& cache = s == Side::Attacker ? cache_a_ : cache_d_;
  if (cache.size() <= n) cache.resize(n + 1);
  const std::size_t enemies =
      corner(s).flagship_counts_enemies ? static_cast<std::size_t>(mine(p, other(s)).non_fighters()) : 0;
  auto& row = cache[n];
  if (row.size() <= enemies) row.resize(enemies + 1);
  Cached& c = row[enemies];
  const int when = std::min(round, last_special_ + 2);  // after the last special one all rounds are alike
  if (c.round == when) return c.throws;
  arena_.stand(s, me);
  arena_.stand(other(s), mine(p, other(s)));
  const Mood m = mood(s, me, round);
  arena_.set(s, m);
  const DiceGroups dice = combat_dice(arena_.look(), s);
  Craft craft;
  craft.rerolls = m.rerolls || (holds(me, Card::FireTeam) && !arena_.in_space());
  craft.stakes = corner(s).stakes;
  const Toll gone = toll(s, me, round);
  const int paid = gone.lost + gone.munitions;
  if (corner(s).flagship_buys && me.of(Unit::Flagship) > 0) craft.goods = me.goods - paid;
  c.throws = throws_of({dice.begin(), dice.size()}, craft);
  for (Throw& t : c.throws) t.spent = static_cast<std::uint8_t>(t.spent + paid);
  c.round = when;
  return c.throws;
}

// The hits of one side's throw on the other, and what follows at once: the answer of a brave ship, a flagship
// that takes everything along.
void Fight::strike(Pair p, double w, Side on, int light, int heavy, Blow& blow, const Then& then) {
  const Corner& c = corner(on);
  Force& me = mine(p, on);
  if (holds(me, Card::ShieldsHolding) && arena_.in_space() && light + heavy >= kShields) {
    const int of_heavy = std::min(heavy, kShields);
    heavy -= of_heavy;
    light -= kShields - of_heavy;
    drop(me, Card::ShieldsHolding);
  }
  const Pair before = p;
  blow.force = me;
  const bool no_sustain = stopped(p, on);
  if (heavy > 0) light = std::max(0, light - take_hits(c, blow, heavy, true, no_sustain));
  if (light > 0) take_hits(c, blow, light, false, no_sustain);
  me = blow.force;
  if (!arena_.in_space()) {
    then(p, w);
    return;
  }
  burst(before, p);
  blow.force = me;
  answer_loss(p, w, on, blow.first_lost, [&](const Pair& after, double x) {
    blow.force.cards = mine(after, on).cards;
    then(after, x);
  });
}

void Fight::burst(const Pair& before, Pair& after) const {
  const auto lost = [](const Corner& c, const Force& was, const Force& is) {
    return c.flagship_destroys_all && is.of(Unit::Flagship) < was.of(Unit::Flagship);
  };
  if (!arena_.in_space()) return;
  if (!lost(attacker_, before.a, after.a) && !lost(defender_, before.d, after.d)) return;
  after.a.units = after.d.units = {};
  after.a.damaged = after.d.damaged = {};
}

// A brave ship that was lost may take others along.
void Fight::answer_loss(const Pair& p, double w, Side of, std::uint8_t lost, const Then& then) {
  if (lost == Blow::kNothing || !holds(mine(p, of), Card::CourageousToTheEnd) ||
      mine(p, other(of)).count() == 0) {
    then(p, w);
    return;
  }
  Pair told = p;
  drop(mine(told, of), Card::CourageousToTheEnd);
  const double hit = chance_to_hit({static_cast<Unit>(lost), 2, corner(of).printed[lost]});
  const std::array<double, 3> taken{(1 - hit) * (1 - hit), 2 * hit * (1 - hit), hit * hit};
  for (std::size_t n = 0; n < taken.size(); ++n) {
    if (taken[n] == 0) continue;
    Pair after = told;
    Force& enemy = mine(after, other(of));
    const Force before = enemy;
    lose(corner(other(of)), enemy, static_cast<int>(n));
    burst(told, after);
    // The enemy may answer the first ship that it loses by this.
    std::uint8_t first = Blow::kNothing;
    for (Unit u : corner(other(of)).army.order) {
      if (first == Blow::kNothing && u != Unit::Fighter && before.of(u) > enemy.of(u))
        first = static_cast<std::uint8_t>(u);
    }
    answer_loss(after, w * taken[n], other(of), first, then);
  }
}

// What a throw cost: goods, and units whose rerolls failed.
void Fight::pay(Force& f, const Throw& t) {
  f.goods = static_cast<std::uint8_t>(f.goods - t.spent);
  for (std::size_t i = 0; i < kFighting; ++i) {
    for (int n = t.lost[i]; n > 0; --n)
      remove(f, {static_cast<Unit>(i), i < kSustaining && f.damaged[i] > 0});
  }
}

// Both may have the text; each uses it once, also because of the other's.
void Fight::add_answers(int& on_a, int& on_d) const {
  if (arena_.in_space()) return;
  bool a_adds = attacker_.more_hits_when_hit;
  bool d_adds = defender_.more_hits_when_hit;
  for (int turn = 0; turn < 2; ++turn) {
    if (a_adds && on_a > 0) {
      ++on_d;
      a_adds = false;
    }
    if (d_adds && on_d > 0) {
      ++on_a;
      d_adds = false;
    }
  }
}

void Fight::clash(Pair p, double w, const Throw& ta, const Throw& td, int round, const Then& then) {
  int on_d = ta.light;
  int on_a = td.light;
  pay(p.a, ta);
  pay(p.d, td);
  if (!arena_.in_space()) {
    drop(p.a, Card::FireTeam);
    drop(p.d, Card::FireTeam);
    add_answers(on_a, on_d);
  }
  Blow a, d;
  strike(p, w, Side::Attacker, on_a, td.heavy, a, [&](const Pair& first, double wa) {
    strike(first, wa, Side::Defender, on_d, ta.heavy, d, [&](const Pair& second, double wd) {
      Pair done = second;
      const auto mend = [&](Side s, const Blow& blow) {
        if (!corner(s).repairs_one || mine(done, s).count() == 0) return;
        Blow mended{mine(done, s), blow.fresh, {}};
        repair_one(corner(s), mended);
        mine(done, s) = mended.force;
      };
      mend(Side::Attacker, a);
      mend(Side::Defender, d);
      for (Side s : {Side::Defender, Side::Attacker}) {
        if (corner(s).army.retreat_after != round || over(done) || !arena_.in_space()) continue;
        finish(done, wd, s == Side::Attacker ? Verdict::Defender : Verdict::Attacker);
        return;
      }
      end_of_round(done, wd, then);
    });
  });
}

void Fight::devote(const Pair& p, double w, Side by, const Then& then) {
  const Force& me = mine(p, by);
  const Unit gift = me.of(Unit::Destroyer) > 0 ? Unit::Destroyer : Unit::Cruiser;
  // The target is named first.
  const auto target = best_target(corner(other(by)), mine(p, other(by)), stopped(p, other(by)));
  if (me.of(gift) == 0 || !target) {
    then(p, w);
    return;
  }
  Pair given = p;
  remove(mine(given, by), {gift, false});
  answer_loss(given, w, by, static_cast<std::uint8_t>(gift),
              [&](const Pair& sacrificed, double x) { hit_one(sacrificed, x, other(by), *target, then); });
}

// A hit on one ship, if it is still there.
void Fight::hit_one(const Pair& p, double w, Side on, Piece piece, const Then& then) {
  Pair after = p;
  Force& f = mine(after, on);
  const int there = piece.damaged ? f.of(piece.unit) - f.whole(piece.unit) : f.whole(piece.unit);
  if (there == 0) {
    then(p, w);
    return;
  }
  const int before = f.of(piece.unit);
  hit_ship(corner(on), f, piece, stopped(p, on));
  const bool lost = f.of(piece.unit) < before;
  burst(p, after);
  answer_loss(after, w, on,
              lost && piece.unit != Unit::Fighter ? static_cast<std::uint8_t>(piece.unit) : Blow::kNothing,
              then);
}

void Fight::ram(Pair& p, Side by) {
  Force& me = mine(p, by);
  Force& enemy = mine(p, other(by));
  if (me.of(Unit::Dreadnought) == 0) return;
  remove(me, {Unit::Dreadnought, me.damaged[at(Unit::Dreadnought)] > 0});
  for (int n = 0; n < 2; ++n) {
    std::optional<Piece> dearest;
    for (std::size_t i = 0; i < kFighting; ++i) {
      const auto u = static_cast<Unit>(i);
      if (enemy.units[i] == 0) continue;
      if (!dearest || corner(other(by)).worth[i] > corner(other(by)).worth[at(dearest->unit)])
        dearest = Piece{u, enemy.whole(u) == 0};
    }
    if (dearest) remove(enemy, *dearest);
  }
}

// The attacker's texts, then the defender's.
void Fight::end_of_space_round(const Pair& p, double w, Side s, const Then& then) {
  const auto rammed = [&](const Pair& devoted, double x) {
    Pair after = devoted;
    while (corner(s).rams && !over(after) && mine(after, s).of(Unit::Dreadnought) > 0) ram(after, s);
    burst(devoted, after);
    if (s == Side::Attacker) {
      end_of_space_round(after, x, Side::Defender, then);
    } else {
      then(after, x);
    }
  };
  if (corner(s).devotion && !over(p)) {
    devote(p, w, s, rammed);
  } else {
    rammed(p, w);
  }
}

void Fight::end_of_round(const Pair& p, double w, const Then& then) {
  if (arena_.in_space()) {
    end_of_space_round(p, w, Side::Attacker, then);
    return;
  }
  if (!attacker_.bombards_each_round || p.d.of(Unit::Infantry) == 0) {
    then(p, w);
    return;
  }
  arena_.stand(Side::Attacker, p.a);
  arena_.stand(Side::Defender, p.d);
  const Look look = arena_.look();
  const SeatId seat = arena_.seat(Side::Attacker);
  if (!can_bombard(look, seat, q_.planet)) {
    then(p, w);
    return;
  }
  roll_and_hit(p, w, bombardment_roll(look, seat, q_.planet),
               has_trait(look, seat, Trait::ExtraUnitAbilityDie), Side::Defender, false, then);
}

void Fight::play_round(const Pair& before, double w, int round, const Then& then) {
  Pair p{ready(Side::Attacker, before.a, round), ready(Side::Defender, before.d, round)};
  for (Side s : kSides) {
    if (corner(s).used("skilled_retreat") != round || !arena_.in_space()) continue;
    finish(p, w, Verdict::Draw);
    return;
  }
  const std::vector<Throw> ta = throws(Side::Attacker, p, round);
  const std::vector<Throw> td = throws(Side::Defender, p, round);
  for (const Throw& x : ta) {
    for (const Throw& y : td) clash(p, w * x.p * y.p, x, y, round, then);
  }
}

// Rounds that differ from each other are played one by one; then all are alike.
void Fight::fight_rounds() {
  for (int round = 1; round <= last_special_ && !cloud_.empty(); ++round) {
    Cloud next;
    for (const Cell& c : cloud_.cells()) {
      const Pair p{attackers_[c.a], defenders_[c.d]};
      if (over(p)) {
        finish(p, c.p);
        continue;
      }
      rounds_ += c.p;
      play_round(p, c.p, round, [&](const Pair& after, double w) {
        if (over(after)) {
          finish(after, w);
        } else {
          next.add(attackers_.number(after.a), defenders_.number(after.d), w);
        }
      });
    }
    cloud_ = std::move(next);
  }
  fight_to_the_end();
}

void Fight::fight_to_the_end() {
  Cloud open;  // what the prelude has decided is told at once
  for (const Cell& c : cloud_.cells()) {
    const Pair p{attackers_[c.a], defenders_[c.d]};
    if (over(p)) {
      finish(p, c.p);
    } else {
      open.add(c.a, c.d, c.p);
    }
  }
  cloud_ = std::move(open);
  if (cloud_.empty()) return;
  if (q_.casualties == Casualties::Best) {
    best_to_the_end();
    return;
  }
  if (use_plain(cloud_)) {
    plain_to_the_end();
    return;
  }
  const int round = last_special_ + 2;
  if (goes_in_circles(cloud_)) {
    for (int n = 0; n < kMostRounds && !cloud_.empty(); ++n) {
      Cloud next;
      double left = 0;
      for (const Cell& c : cloud_.cells()) {
        const Pair p{attackers_[c.a], defenders_[c.d]};
        rounds_ += c.p;
        left += c.p;
        play_round(p, c.p, round, [&](const Pair& after, double w) {
          if (over(after)) {
            finish(after, w);
          } else {
            next.add(attackers_.number(after.a), defenders_.number(after.d), w);
          }
        });
      }
      if (left < kNegligible) return;
      cloud_ = std::move(next);
    }
    for (const Cell& c : cloud_.cells()) finish({attackers_[c.a], defenders_[c.d]}, c.p, Verdict::Defender);
    return;
  }
  std::map<int, Cloud, std::greater<>> waiting;
  const auto wait = [&](const Pair& p, double w) {
    waiting[potential(attacker_, p.a) + potential(defender_, p.d)].add(attackers_.number(p.a),
                                                                       defenders_.number(p.d), w);
  };
  for (const Cell& c : cloud_.cells()) wait({attackers_[c.a], defenders_[c.d]}, c.p);
  while (!waiting.empty()) {
    const Cloud now = std::move(waiting.begin()->second);
    waiting.erase(waiting.begin());
    for (const Cell& c : now.cells()) {
      const Pair p{attackers_[c.a], defenders_[c.d]};
      double same = 0;
      std::vector<std::pair<Pair, double>> out;
      play_round(p, 1.0, round, [&](const Pair& after, double w) {
        if (after.a == p.a && after.d == p.d) {
          same += w;
        } else {
          out.emplace_back(after, w);
        }
      });
      if (same > 1 - 1e-12) {  // nobody can win: the attacker leaves, or is destroyed (FAQ-2)
        finish(p, c.p, Verdict::Defender);
        continue;
      }
      const double scale = c.p / (1 - same);
      rounds_ += scale;
      for (const auto& [after, w] : out) {
        if (over(after)) {
          finish(after, w * scale);
        } else {
          wait(after, w * scale);
        }
      }
    }
  }
}

}  // namespace orrery::ti4::odds
