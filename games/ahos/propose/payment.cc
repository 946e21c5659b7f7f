#include "games/ahos/propose/payment.h"

#include <algorithm>
#include <tuple>

#include "games/ahos/propose/propose.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

// What is due, of at most two kinds of resource.
struct Due {
  std::array<std::size_t, 2> resource{};
  std::array<int, 2> points{};
  std::size_t kinds = 0;
};

Due due_of(const Cost& cost) {
  Due out;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.points[i] == 0) continue;
    if (out.kinds < 2) {
      out.resource[out.kinds] = i;
      out.points[out.kinds] = cost.points[i];
    }
    ++out.kinds;
  }
  return out;
}

struct Cell {
  bool possible = false;
  Loss loss;
  std::int8_t used = -1;  // the last of the means: for which of the two resources; -1: not used
};

// Sums of both resources, each from 0 to what is due plus what one of the means can bring too much.
struct Grid {
  std::array<int, 2> size{1, 1};
  std::vector<std::vector<Cell>> cells;  // by number of means looked at
  [[nodiscard]] std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(x) * static_cast<std::size_t>(size[1]) + static_cast<std::size_t>(y);
  }
};

Loss loss_of(const Means& m, std::size_t resource) {
  Loss loss;
  loss.tokens = m.token ? 1 : 0;
  loss.cards = m.token ? 0 : 1;
  loss.reserved = m.token || m.zone == Zone::Hand ? 0 : 1;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (i != resource) loss.riches += m.points[i];
  }
  return loss;
}

void add(const Due& due, const Means& m, const Grid& grid, const std::vector<Cell>& before,
         std::vector<Cell>& after) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    after[i] = before[i];
    after[i].used = -1;
  }
  for (std::size_t k = 0; k < due.kinds; ++k) {
    const int points = m.points[due.resource[k]];
    if (points == 0) continue;
    const Loss more = loss_of(m, due.resource[k]);
    const int dx = k == 0 ? points : 0;
    const int dy = k == 1 ? points : 0;
    for (int x = dx; x < grid.size[0]; ++x) {
      for (int y = dy; y < grid.size[1]; ++y) {
        const Cell& from = before[grid.at(x - dx, y - dy)];
        Cell& to = after[grid.at(x, y)];
        if (!from.possible) continue;
        const Loss loss = from.loss + more;
        if (!to.possible || loss < to.loss) to = {true, loss, static_cast<std::int8_t>(k)};
      }
    }
  }
}

}  // namespace

std::vector<Means> means_of(const Look& look, SeatId seat) {
  std::vector<Means> out;
  const Player& p = look.s.players[seat];
  for (Zone z : {Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo}) {
    for (CardId c : zone(p, z)) {
      Means m;
      m.points = look.r.res_of[c.index()];
      m.zone = z;
      m.kind = look.r.kind_of[c.index()];
      out.push_back(m);
    }
  }
  for (TokenId t : p.tokens - p.used_tokens) {
    Means m;
    m.points = look.r.token(t).res;
    m.token = true;
    m.token_kind = look.r.token_kind_of[t.index()];
    out.push_back(m);
  }
  return out;
}

Bill best_bill(std::span<const Means> means, const Cost& cost, First first) {
  Bill bill;
  const Due due = due_of(cost);
  if (due.kinds == 0 || due.kinds > 2) return bill;
  Grid grid;
  for (std::size_t k = 0; k < due.kinds; ++k) {
    int most = 0;
    for (const Means& m : means) most = std::max<int>(most, m.points[due.resource[k]]);
    grid.size[k] = due.points[k] + most + 1;
  }
  const std::size_t cells = static_cast<std::size_t>(grid.size[0]) * static_cast<std::size_t>(grid.size[1]);
  grid.cells.assign(means.size() + 1, std::vector<Cell>(cells));
  grid.cells[0][0].possible = true;
  for (std::size_t i = 0; i < means.size(); ++i) add(due, means[i], grid, grid.cells[i], grid.cells[i + 1]);

  const std::vector<Cell>& all = grid.cells.back();
  std::array<int, 2> sum{};
  for (int x = due.points[0]; x < grid.size[0]; ++x) {
    for (int y = due.points[1]; y < grid.size[1]; ++y) {
      const Cell& cell = all[grid.at(x, y)];
      if (!cell.possible) continue;
      const int waste = x - due.points[0] + y - due.points[1];
      const bool better = first == First::Waste
                              ? std::tie(waste, cell.loss) < std::tie(bill.waste, bill.loss)
                              : std::tie(cell.loss, waste) < std::tie(bill.loss, bill.waste);
      if (bill.possible && !better) continue;
      bill.possible = true;
      bill.waste = waste;
      bill.loss = cell.loss;
      sum = {x, y};
    }
  }
  if (!bill.possible) return bill;
  for (std::size_t i = means.size(); i-- > 0;) {
    const int used = grid.cells[i + 1][grid.at(sum[0], sum[1])].used;
    if (used < 0) continue;
    const auto k = static_cast<std::size_t>(used);
    bill.steps.push_back(means[i].spend(static_cast<Resource>(due.resource[k])));
    sum[k] -= means[i].points[due.resource[k]];
  }
  std::reverse(bill.steps.begin(), bill.steps.end());
  return bill;
}

void propose(Draft& d, const Pay& f) {
  const Bill bill = best_bill(means_of(d.look(), f.seat), f.due, First::Waste);
  for (Choice c : bill.steps) {
    if (!d.take(c)) return;
  }
}

}  // namespace orrery::ahos
