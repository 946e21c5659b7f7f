#include "odds/ti/lines.h"

#include <algorithm>

namespace orrery::ti::odds {
namespace {

constexpr double kSure = 1 - 1e-12;

// What one link rolls: so many hits, so many or more.
struct Throw {
  Chances just, beyond;
  // Hits above `most`, which is all the other side can take, count as `most`.
  [[nodiscard]] double hits(std::size_t n, std::size_t most) const { return n < most ? just[n] : beyond[n]; }
};

std::vector<Throw> throws_of(const Rolls& rolls, const Line& against) {
  const auto most = static_cast<std::size_t>(*std::max_element(against.tough.begin(), against.tough.end()));
  std::vector<Throw> out(rolls.size());
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    out[i].just = rolls[i];
    out[i].just.resize(std::max(most + 1, rolls[i].size()), 0.0);
    out[i].beyond = out[i].just;
    for (std::size_t n = out[i].beyond.size() - 1; n-- > 0;) out[i].beyond[n] += out[i].beyond[n + 1];
  }
  return out;
}

}  // namespace

Line line_of(std::vector<int> tough, const std::vector<int>& after) {
  Line out;
  out.path.resize(tough.size());
  for (std::size_t i = 0; i < tough.size(); ++i) {
    int link = static_cast<int>(i);
    for (int h = 0; h <= tough[i]; ++h) {
      out.path[i].push_back(link);
      link = after[static_cast<std::size_t>(link)];
    }
  }
  out.tough = std::move(tough);
  return out;
}

Pairs after_round(const Line& a, const Rolls& ra, const Line& d, const Rolls& rd, const Pairs& before) {
  const std::vector<Throw> by_a = throws_of(ra, d);
  const std::vector<Throw> by_d = throws_of(rd, a);
  Pairs out(before.size(), 0.0);
  for (std::size_t y = 0; y < d.size(); ++y) {
    for (std::size_t x = 0; x < a.size(); ++x) {
      const double here = before[y * a.size() + x];
      if (here == 0) continue;
      const auto ta = static_cast<std::size_t>(a.tough[x]);
      const auto td = static_cast<std::size_t>(d.tough[y]);
      if (ta == 0 || td == 0) {
        out[y * a.size() + x] += here;
        continue;
      }
      for (std::size_t i = 0; i <= td; ++i) {
        const double w = here * by_a[x].hits(i, td);
        double* row = &out[static_cast<std::size_t>(d.path[y][i]) * a.size()];
        for (std::size_t j = 0; j <= ta; ++j) row[a.path[x][j]] += w * by_d[y].hits(j, ta);
      }
    }
  }
  return out;
}

double to_the_end(const Line& a, const Rolls& ra, const Line& d, const Rolls& rd, Pairs& p, const End& end) {
  const std::vector<Throw> by_a = throws_of(ra, d);
  const std::vector<Throw> by_d = throws_of(rd, a);
  double rounds = 0;
  for (std::size_t y = 0; y < d.size(); ++y) {
    for (std::size_t x = 0; x < a.size(); ++x) {
      const double here = p[y * a.size() + x];
      if (here == 0) continue;
      const auto ta = static_cast<std::size_t>(a.tough[x]);
      const auto td = static_cast<std::size_t>(d.tough[y]);
      const auto tell = [&](bool endless) { end(static_cast<int>(x), static_cast<int>(y), here, endless); };
      if (ta == 0 || td == 0) {
        tell(false);
        continue;
      }
      const double same = by_a[x].hits(0, td) * by_d[y].hits(0, ta);
      if (same > kSure) {
        tell(true);
        continue;
      }
      const double scale = here / (1 - same);
      rounds += scale;
      const int* to = a.path[x].data();
      for (std::size_t i = 0; i <= td; ++i) {
        const double w = scale * by_a[x].hits(i, td);
        if (w == 0) continue;
        double* row = &p[static_cast<std::size_t>(d.path[y][i]) * a.size()];
        for (std::size_t j = i == 0 ? 1 : 0; j <= ta; ++j) row[to[j]] += w * by_d[y].hits(j, ta);
      }
    }
  }
  return rounds;
}

}  // namespace orrery::ti::odds
