// Both sides take the hits of the rounds as serves their goals best: the attacker first, who knows what the
// defender will make of it (23.6). Solved from the end backwards, then played forwards with the choices
// found.
#include <algorithm>
#include <unordered_map>

#include "odds/ti4/fight.h"

namespace orrery::ti4::odds {
namespace {

constexpr double kClose = 1e-12;

// Fighters last: where they are spared, they are so until everything else is gone.
constexpr std::array<Unit, kFighting> kLossOrder{Unit::Flagship, Unit::WarSun,  Unit::Dreadnought,
                                                 Unit::Carrier,  Unit::Cruiser, Unit::Destroyer,
                                                 Unit::Infantry, Unit::Fighter};

// All that a side can be after so many hits.
class Ways {
 public:
  Ways(const Corner& c, bool stopped) : c_(c), stopped_(stopped) {}
  std::vector<Force> of(const Force& f, int light, int heavy) {
    all_ = Forces();
    out_.clear();
    if (heavy > 0) {
      sustain(f, {heavy, light, true}, 0);
    } else {
      sustain(f, {light, 0, false}, 0);
    }
    return out_;
  }

 private:
  // Hits to be taken now, and those that may go anywhere after those that may not.
  struct Hits {
    int now = 0;
    int later = 0;
    bool heavy = false;
  };
  [[nodiscard]] Hits sustained(Hits h) const {
    const int spare = std::max(0, c_.hits_per_sustain - h.now);  // cancels hits of the other kind (77.6)
    return {std::max(0, h.now - c_.hits_per_sustain), std::max(0, h.later - spare), h.heavy};
  }
  // Which ships sustain comes first, then ships are lost (77.0).
  void sustain(const Force& f, Hits hits, std::size_t type) {
    if (hits.now == 0 || type == kSustaining) {
      lose(f, hits, 0);
      return;
    }
    sustain(f, hits, type + 1);
    if (!c_.sustains[stopped_ ? 1 : 0][type] || f.units[type] <= f.damaged[type]) return;
    Force hit = f;
    ++hit.damaged[type];
    if (hit.direct_hits > 0 && !c_.direct_hit_proof[type]) {
      --hit.direct_hits;
      remove(hit, {static_cast<Unit>(type), true});
    }
    sustain(hit, sustained(hits), type);
  }
  // Pieces are taken in the order of their kinds, so that no loss is counted twice.
  void lose(const Force& f, Hits hits, std::size_t kind) {
    if (hits.now >= f.count()) {
      Force none = f;
      none.units = {};
      none.damaged = {};
      next(none, hits);
      return;
    }
    if (hits.now == 0) {
      next(f, hits);
      return;
    }
    if (kind == 2 * kFighting) return;
    const Unit unit = kLossOrder[kind / 2];
    const bool damaged = kind % 2 == 1;
    lose(f, hits, kind + 1);
    const int there = damaged ? f.of(unit) - f.whole(unit) : f.whole(unit);
    const bool spared = hits.heavy && unit == Unit::Fighter && f.non_fighters() > 0;
    if (there == 0 || spared) return;
    Force less = f;
    remove(less, {unit, damaged});
    lose(less, {hits.now - 1, hits.later, hits.heavy}, kind);
  }
  void next(const Force& f, Hits hits) {
    if (hits.later > 0) {
      sustain(f, {hits.later, 0, false}, 0);
      return;
    }
    const int before = all_.size();
    if (all_.number(f) == before) out_.push_back(f);
  }

  const Corner& c_;
  bool stopped_;
  Forces all_;
  std::vector<Force> out_;
};

}  // namespace

// What a side makes of the end of a fight.
double Fight::utility(Side s, const Pair& p) const {
  const Corner& me = s == Side::Attacker ? attacker_ : defender_;
  const Corner& foe = s == Side::Attacker ? defender_ : attacker_;
  // Fighters that landed take no planet (NAALU-1a).
  const bool lands = !arena_.in_space() && s == Side::Attacker;
  const int left = lands ? mine(p, s).of(Unit::Infantry) : mine(p, s).count();
  const bool won = left > 0 && mine(p, other(s)).count() == 0;
  switch (me.army.goal) {
    case Goal::Win:
      return won ? 1.0 : 0.0;
    case Goal::Value:
      return won ? value_of(me, mine(p, s)) : 0.0;
    case Goal::LoseDearly:
      break;
  }
  return -value_of(foe, mine(p, other(s)));
}

// Of the ways to take these hits, those that both would choose.
Fight::Pair Fight::best_pair(const Pair& p, const Throw& ta, const Throw& td) {
  Pair paid = p;
  pay(paid.a, ta);
  pay(paid.d, td);
  int on_d = ta.light;
  int on_a = td.light;
  add_answers(on_a, on_d);
  if (on_a + on_d + ta.heavy + td.heavy == 0) return paid;
  Pair best = paid;
  Worth most{-1e300, -1e300};
  for (const Force& a : Ways(attacker_, stopped(paid, Side::Attacker)).of(paid.a, on_a, td.heavy)) {
    if (too_many_) return best;
    Pair first{a, paid.d};
    Pair reply = first;
    Worth answer{-1e300, -1e300};
    for (const Force& d : Ways(defender_, stopped(first, Side::Defender)).of(paid.d, on_d, ta.heavy)) {
      if (++ways_ > q_.most_ways) too_many_ = true;
      if (too_many_) return best;
      Pair both{a, d};
      burst(paid, both);
      const Worth w = worth(both);
      if (w.defender < answer.defender + kClose) continue;
      answer = w;
      reply = both;
    }
    if (answer.attacker < most.attacker + kClose) continue;
    most = answer;
    best = reply;
  }
  return best;
}

Fight::Worth Fight::worth(const Pair& p) {
  if (over(p)) return {utility(Side::Attacker, p), utility(Side::Defender, p)};
  const auto key = static_cast<std::uint64_t>(attackers_.number(p.a)) << 32U |
                   static_cast<std::uint32_t>(defenders_.number(p.d));
  if (const auto it = known_.find(key); it != known_.end()) return it->second;
  if (static_cast<int>(known_.size()) >= q_.most_states) {
    too_many_ = true;
    return {};
  }
  const int round = last_special_ + 2;
  const std::vector<Throw> ta = throws(Side::Attacker, p, round);
  const std::vector<Throw> td = throws(Side::Defender, p, round);
  double same = 0;
  Worth sum;
  for (const Throw& x : ta) {
    for (const Throw& y : td) {
      const double w = x.p * y.p;
      const Pair after = best_pair(p, x, y);
      if (too_many_) return {};
      if (after.a == p.a && after.d == p.d) {
        same += w;
        continue;
      }
      const Worth v = worth(after);
      sum.attacker += w * v.attacker;
      sum.defender += w * v.defender;
      if (too_many_) return {};
    }
  }
  if (same > 1 - kClose) {  // nobody can win: the attacker leaves
    sum = {utility(Side::Attacker, p), utility(Side::Defender, p)};
    same = 0;
  }
  const Worth out{sum.attacker / (1 - same), sum.defender / (1 - same)};
  known_.emplace(key, out);
  return out;
}

std::string Fight::cannot_play_best() {
  for (Side s : kSides) {
    const Corner& c = corner(s);
    const bool flagship = arena_.force(s).of(Unit::Flagship) > 0;
    if (c.repairs_one || (c.repairs_flagship && flagship)) return "ships are repaired during the fight";
    if (c.devotion || c.rams || c.bombards_each_round || c.used("courageous_to_the_end") > 0)
      return "a text is used at the end of a round or when a ship is lost";
    if (c.army.retreat_after > 0 || last_special_ > 0) return "a round differs from the others";
  }
  return "";
}

// What comes before the first round is taken in the usual order.
void Fight::best_to_the_end() {
  error_ = cannot_play_best();
  if (!error_.empty()) {
    error_ = "best play is not worked out where " + error_;
    return;
  }
  Cloud open = std::move(cloud_);
  std::map<int, Cloud, std::greater<>> waiting;
  const auto wait = [&](const Pair& p, double w) {
    if (over(p)) {
      finish(p, w);
    } else {
      waiting[potential(attacker_, p.a) + potential(defender_, p.d)].add(attackers_.number(p.a),
                                                                         defenders_.number(p.d), w);
    }
  };
  for (const Cell& c : open.cells()) wait({attackers_[c.a], defenders_[c.d]}, c.p);
  const int round = last_special_ + 2;
  while (!waiting.empty() && !too_many_) {
    const Cloud now = std::move(waiting.begin()->second);
    waiting.erase(waiting.begin());
    for (const Cell& c : now.cells()) {
      const Pair p{attackers_[c.a], defenders_[c.d]};
      worth(p);
      double same = 0;
      std::vector<std::pair<Pair, double>> out;
      const std::vector<Throw> ta = throws(Side::Attacker, p, round);
      const std::vector<Throw> td = throws(Side::Defender, p, round);
      for (const Throw& x : ta) {
        for (const Throw& y : td) {
          if (too_many_) break;
          const Pair after = best_pair(p, x, y);
          if (after.a == p.a && after.d == p.d) {
            same += x.p * y.p;
          } else {
            out.emplace_back(after, x.p * y.p);
          }
        }
      }
      if (too_many_) break;
      if (same > 1 - kClose) {
        finish(p, c.p, Verdict::Defender);
        continue;
      }
      rounds_ += c.p / (1 - same);
      for (const auto& [after, w] : out) wait(after, w * c.p / (1 - same));
    }
  }
  if (too_many_) error_ = "best play has too many ways here; the usual casualties are exact at any size";
}

}  // namespace orrery::ti4::odds
