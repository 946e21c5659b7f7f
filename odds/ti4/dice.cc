#include "odds/ti4/dice.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace orrery::ti4::odds {
namespace {

constexpr int kFaces = 10;
constexpr int kMostOfDie = 1 + kExtraHits;

// Hits of one die by face.
int hits_of_face(const DiceGroup& d, int face) {
  return (face + d.modifier >= d.needs ? 1 : 0) + (d.extra && face >= kBestFaces ? kExtraHits : 0);
}

std::array<double, kMostOfDie + 1> one_die(const DiceGroup& d, bool rerolls) {
  std::array<double, kMostOfDie + 1> first{};
  for (int face = 1; face <= kFaces; ++face)
    first[static_cast<std::size_t>(hits_of_face(d, face))] += 1.0 / kFaces;
  if (!rerolls) return first;
  std::array<double, kMostOfDie + 1> out = first;
  out[0] = 0;
  for (std::size_t i = 0; i < out.size(); ++i) out[i] += first[0] * first[i];
  return out;
}

// sum becomes the hits of sum and of one die more; what is beyond the last entry stays in it.
void add_die(Chances& sum, std::span<const double> die, std::size_t most) {
  const std::size_t before = sum.size();
  sum.resize(std::min(most + 1, before + die.size() - 1), 0.0);
  for (std::size_t i = before; i-- > 0;) {
    const double p = sum[i];
    sum[i] = 0;
    for (std::size_t k = 0; k < die.size(); ++k) sum[std::min(i + k, sum.size() - 1)] += p * die[k];
  }
}

// Units of a group roll their dice together: how many of a unit's dice hit at first, and after rerolling the
// rest.
struct UnitThrow {
  double p = 0;
  int hits = 0;
  bool lost = false;
};

std::vector<UnitThrow> staked_unit(const DiceGroup& d, int dice) {
  // Every miss is staked: the unit is lost if it staked any and none of them hits (the law says so).
  const auto die = one_die(d, false);
  std::vector<UnitThrow> out;
  const auto walk = [&](auto&& self, int left, int staked, int hits, double p) -> void {
    if (p == 0) return;
    if (left > 0) {
      self(self, left - 1, staked + 1, hits, p * die[0]);
      for (std::size_t k = 1; k < die.size(); ++k)
        self(self, left - 1, staked, hits + static_cast<int>(k), p * die[k]);
      return;
    }
    const auto again = [&](auto&& more, int dice_left, int extra, bool any, double q) -> void {
      if (q == 0) return;
      if (dice_left == 0) {
        out.push_back({q, hits + extra, staked > 0 && !any});
        return;
      }
      for (std::size_t k = 0; k < die.size(); ++k)
        more(more, dice_left - 1, extra + static_cast<int>(k), any || k > 0, q * die[k]);
    };
    again(again, staked, 0, false, p);
  };
  walk(walk, dice, 0, 0, 1.0);
  return out;
}

using Key = std::tuple<int, int, int, std::array<std::uint8_t, kFighting>>;
using Pile = std::map<Key, double>;

// Dice of a group one by one; near misses are bought as long as there are goods.
void add_bought(Pile& pile, const DiceGroup& d, const Craft& craft) {
  const double hit = chance_to_hit(d);
  const int face = d.needs - d.modifier - 1;
  const double near = face >= 1 && face <= kFaces && hit < 1 ? 1.0 / kFaces : 0.0;
  const double miss = 1 - hit;
  const double p_hit = craft.rerolls ? hit + miss * hit : hit;
  const double p_near = craft.rerolls ? miss * near : near;
  for (int i = 0; i < d.dice; ++i) {
    Pile next;
    for (const auto& entry : pile) {
      const Key& key = entry.first;
      const double p = entry.second;
      const auto land = [&](bool hits, int price, double q) {
        if (q <= 0) return;
        Key after = key;
        if (hits) ++(d.heavy ? std::get<1>(after) : std::get<0>(after));
        std::get<2>(after) += price;
        next[after] += p * q;
      };
      land(true, 0, p_hit);
      const bool buys = std::get<2>(key) < craft.goods;
      land(buys, buys ? 1 : 0, p_near);
      land(false, 0, 1 - p_hit - p_near);
    }
    pile = std::move(next);
  }
}

void add_staked(Pile& pile, const DiceGroup& d, int units) {
  const std::vector<UnitThrow> unit = staked_unit(d, d.dice / std::max(1, units));
  for (int i = 0; i < units; ++i) {
    Pile next;
    for (const auto& [key, p] : pile) {
      for (const UnitThrow& t : unit) {
        auto [light, heavy, spent, lost] = key;
        (d.heavy ? heavy : light) += t.hits;
        if (t.lost) ++lost[at(d.unit)];
        next[{light, heavy, spent, lost}] += p * t.p;
      }
    }
    pile = std::move(next);
  }
}

void add_plain(Pile& pile, const DiceGroup& d, bool rerolls) {
  const Chances hits = hits_of(std::span(&d, 1), rerolls, 255);
  Pile next;
  for (const auto& [key, p] : pile) {
    for (std::size_t i = 0; i < hits.size(); ++i) {
      auto [light, heavy, spent, lost] = key;
      (d.heavy ? heavy : light) += static_cast<int>(i);
      if (hits[i] > 0) next[{light, heavy, spent, lost}] += p * hits[i];
    }
  }
  pile = std::move(next);
}

}  // namespace

double chance_to_hit(const DiceGroup& d) {
  return std::clamp(kFaces + 1 - (d.needs - d.modifier), 0, kFaces) / static_cast<double>(kFaces);
}

Chances hits_of(std::span<const DiceGroup> dice, bool rerolls, std::size_t most) {
  Chances out{1.0};
  for (const DiceGroup& d : dice) {
    const auto die = one_die(d, rerolls);
    const std::span<const double> shape(die.data(), d.extra ? die.size() : 2);
    for (int i = 0; i < d.dice; ++i) add_die(out, shape, most);
  }
  return out;
}

std::vector<Throw> throws_of(std::span<const DiceGroup> dice, const Craft& craft) {
  Pile pile;
  pile[{}] = 1;
  for (const DiceGroup& d : dice) {
    if (craft.stakes) {
      const int each = std::max(1, d.per_unit);
      add_staked(pile, d, d.dice / each);
    } else if (craft.goods > 0 && !d.extra) {
      add_bought(pile, d, craft);
    } else {
      add_plain(pile, d, craft.rerolls);
    }
  }
  std::vector<Throw> out;
  out.reserve(pile.size());
  for (const auto& [key, p] : pile) {
    const auto& [light, heavy, spent, lost] = key;
    out.push_back({p, static_cast<std::uint8_t>(light), static_cast<std::uint8_t>(heavy),
                   static_cast<std::uint8_t>(spent), lost});
  }
  return out;
}

}  // namespace orrery::ti4::odds
