#include "games/ti4/propose/worth.h"

#include <algorithm>

namespace orrery::ti4 {
namespace {

constexpr int kResource = 60;
// Units that cannot be bought, by what they are like.
constexpr int kPriceless = 4 * kResource;

bool is_cargo(const Look& look, SeatId seat, Unit unit) {
  if (unit == Unit::Infantry) return true;
  const UnitRow* row = row_of(look, seat, unit);
  return unit == Unit::Fighter && row != nullptr && row->move == 0;
}

int uncarried(int cargo, int capacity) { return std::max(0, cargo - capacity); }

}  // namespace

int worth_of_unit(const Look& look, SeatId seat, Unit unit) {
  const UnitRow* row = row_of(look, seat, unit);
  if (row == nullptr || row->cost == 0) return kPriceless;
  return row->cost * kResource / row->per_cost;
}

int loss_in_space(const Look& look, SeatId seat, SystemId system, Piece piece) {
  const UnitRow* row = row_of(look, seat, piece.unit);
  const int hold = row == nullptr ? 0 : row->capacity;
  const int capacity = capacity_in(look, seat, system);
  const int cargo = cargo_in(look, seat, system);
  const int left = cargo - (is_cargo(look, seat, piece.unit) ? 1 : 0);
  const int lost = std::max(0, uncarried(left, capacity - hold) - uncarried(cargo, capacity));
  const int each =
      std::min(worth_of_unit(look, seat, Unit::Infantry), worth_of_unit(look, seat, Unit::Fighter));
  return worth_of_unit(look, seat, piece.unit) + lost * each - (piece.damaged ? 1 : 0);
}

}  // namespace orrery::ti4
