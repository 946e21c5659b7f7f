// Fights in which nothing but dice and casualties matters: the fast way, for every edition. Each side goes
// down a line of positions, one hit a link, so a fight is at a pair of links and is never twice at the same.
#pragma once

#include <functional>
#include <vector>

namespace orrery::ti::odds {

// The chance of each number of hits: at(i) is that of i hits.
using Chances = std::vector<double>;

struct Line {
  std::vector<int> tough;              // by link: how many hits are left until nothing is; never rises
  std::vector<std::vector<int>> path;  // path[i][h]: the link after h hits, up to tough[i]
  [[nodiscard]] std::size_t size() const { return tough.size(); }
};
// `after[i]`: the link that one more hit leads to.
Line line_of(std::vector<int> tough, const std::vector<int>& after);

// What each link of a line rolls.
using Rolls = std::vector<Chances>;

// The chances of all pairs: at(d * a.size() + a).
using Pairs = std::vector<double>;

// One round: both roll, both take their hits. Pairs in which a side has nothing left stay as they are.
Pairs after_round(const Line& a, const Rolls& ra, const Line& d, const Rolls& rd, const Pairs& before);

// Rounds that are all alike, until a side has nothing left. `end(a, d, p, endless)` is told each end;
// endless: neither can hit. Returns how many rounds are expected. `p` is used up.
using End = std::function<void(int a, int d, double p, bool endless)>;
double to_the_end(const Line& a, const Rolls& ra, const Line& d, const Rolls& rd, Pairs& p, const End& end);

}  // namespace orrery::ti::odds
