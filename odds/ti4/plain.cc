// Fights in which nothing but dice and casualties matters: the fast way. Each side goes down a chain, one hit
// a link, so a position is a pair of numbers and no position comes twice.
#include <algorithm>

#include "odds/ti4/fight.h"

namespace orrery::ti4::odds {
namespace {

// A side that is hit again and again, from all the forces it begins with.
struct Chain {
  std::vector<int> states;                  // numbers of forces, the toughest first
  std::vector<int> after;                   // of the link: the link that one more hit leads to
  std::vector<int> tough;                   // how many hits are left until nothing is
  std::vector<std::vector<int>> path;       // path[i][h]: the link after h hits
  std::vector<Chances> dice;                // what it rolls
  std::vector<std::vector<double>> beyond;  // beyond[i][n]: the chance of n hits or more
};

}  // namespace

bool Fight::use_plain(const Cloud& start) {
  for (Side s : kSides) {
    const Corner& c = corner(s);
    if (c.hits_per_sustain > 1 || c.stakes || c.devotion || c.rams || c.repairs_one || c.more_hits_when_hit ||
        c.bombards_each_round)
      return false;
    const UnitRow* flagship = arena_.row(s, Unit::Flagship);
    const bool special = c.flagship_stops_sustain || c.flagship_destroys_all || c.flagship_counts_enemies ||
                         c.repairs_flagship ||
                         (flagship != nullptr && flagship->has(UnitTrait::HitsNonFighters));
    for (const Cell& cell : start.cells()) {
      const Force& f = s == Side::Attacker ? attackers_[cell.a] : defenders_[cell.d];
      if (f.cards != 0 || f.goods != 0 || f.direct_hits != 0) return false;
      if (special && f.of(Unit::Flagship) > 0 && arena_.in_space()) return false;
    }
  }
  return true;
}

void Fight::plain_to_the_end() {
  std::array<Chain, 2> chains;
  for (Side s : kSides) {
    Chain& chain = chains[s == Side::Attacker ? 0 : 1];
    Forces& all = forces(s);
    const Corner& c = corner(s);
    std::vector<int> open;
    for (const Cell& cell : cloud_.cells()) open.push_back(s == Side::Attacker ? cell.a : cell.d);
    // Everything that more hits lead to.
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (std::find(chain.states.begin(), chain.states.end(), open[i]) != chain.states.end()) continue;
      chain.states.push_back(open[i]);
      Blow b{all[open[i]]};
      if (b.force.count() == 0) continue;
      take_hits(c, b, 1, false, false);
      open.push_back(all.number(b.force));
    }
    std::stable_sort(chain.states.begin(), chain.states.end(),
                     [&](int x, int y) { return toughness(c, all[x]) > toughness(c, all[y]); });
    std::vector<int> link(static_cast<std::size_t>(all.size()), 0);
    for (std::size_t i = 0; i < chain.states.size(); ++i)
      link[static_cast<std::size_t>(chain.states[i])] = static_cast<int>(i);
    const std::size_t n = chain.states.size();
    chain.after.resize(n);
    chain.tough.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      const Force& f = all[chain.states[i]];
      chain.tough[i] = toughness(c, f);
      Blow b{f};
      if (f.count() > 0) take_hits(c, b, 1, false, false);
      chain.after[i] = link[static_cast<std::size_t>(all.number(b.force))];
    }
    chain.path.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      int at_link = static_cast<int>(i);
      for (int h = 0; h <= chain.tough[i]; ++h) {
        chain.path[i].push_back(at_link);
        at_link = chain.after[static_cast<std::size_t>(at_link)];
      }
    }
    std::size_t longest = 0;  // more hits than that change nothing
    for (const Cell& cell : cloud_.cells())
      longest = std::max(
          longest, static_cast<std::size_t>(toughness(
                       corner(other(s)), s == Side::Attacker ? defenders_[cell.d] : attackers_[cell.a])));
    chain.dice.resize(n);
    chain.beyond.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      arena_.stand(s, all[chain.states[i]]);
      arena_.set(s, {});
      const DiceGroups dice = combat_dice(arena_.look(), s);
      chain.dice[i] = hits_of({dice.begin(), dice.size()}, false, longest);
      chain.dice[i].resize(longest + 1, 0.0);
      chain.beyond[i].resize(longest + 2, 0.0);
      for (std::size_t h = longest + 1; h-- > 0;)
        chain.beyond[i][h] = chain.beyond[i][h + 1] + chain.dice[i][h];
    }
  }
  const Chain& a = chains[0];
  const Chain& d = chains[1];
  const std::size_t width = a.states.size();
  std::vector<double> p(width * d.states.size(), 0.0);
  const auto find = [](const Chain& chain, int number) {
    return static_cast<std::size_t>(std::find(chain.states.begin(), chain.states.end(), number) -
                                    chain.states.begin());
  };
  for (const Cell& c : cloud_.cells()) p[find(d, c.d) * width + find(a, c.a)] += c.p;
  std::vector<double> on_a;
  for (std::size_t y = 0; y < d.states.size(); ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      const double here = p[y * width + x];
      if (here == 0) continue;
      const auto ta = static_cast<std::size_t>(a.tough[x]);
      const auto td = static_cast<std::size_t>(d.tough[y]);
      const Pair now{attackers_[a.states[x]], defenders_[d.states[y]]};
      if (ta == 0 || td == 0) {
        finish(now, here);
        continue;
      }
      const double same = a.dice[x][0] * d.dice[y][0];
      if (same > 1 - 1e-12) {  // nobody can win: the attacker leaves, or is destroyed (FAQ-2)
        finish(now, here, Verdict::Defender);
        continue;
      }
      const double scale = here / (1 - same);
      rounds_ += scale;
      on_a.assign(d.dice[y].begin(), d.dice[y].begin() + static_cast<std::ptrdiff_t>(ta));
      on_a.push_back(d.beyond[y][ta]);
      const int* to = a.path[x].data();
      for (std::size_t i = 0; i <= td; ++i) {
        const double w = scale * (i < td ? a.dice[x][i] : a.beyond[x][td]);
        if (w == 0) continue;
        double* row = &p[static_cast<std::size_t>(d.path[y][i]) * width];
        for (std::size_t j = i == 0 ? 1 : 0; j <= ta; ++j) row[to[j]] += w * on_a[j];
      }
    }
  }
}

}  // namespace orrery::ti4::odds
