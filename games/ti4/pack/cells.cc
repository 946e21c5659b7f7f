#include "games/ti4/pack/cells.h"

namespace orrery::ti4 {
namespace {

constexpr std::string_view kTraitsHeader = "names of games/ti4/traits.h";

}  // namespace

std::pair<int, int> dice_in(RowReader& row, std::string_view column) {
  const std::string_view cell = row.cell(column);
  if (nothing(cell)) return {0, 0};
  const std::size_t x = cell.find('x');
  const auto value = parse_integer(cell.substr(0, x));
  const auto dice = x == std::string_view::npos ? std::nullopt : parse_integer(cell.substr(x + 1));
  if (value && dice && *value >= 1 && *value <= 10 && *dice >= 1 && *dice <= 9) return {*value, *dice};
  row.expected(column, "dice such as 9x2, or -");
  return {0, 0};
}

FixedVec<Trait, 2> traits_in(RowReader& row) {
  FixedVec<Trait, 2> out;
  for (const Trait t : enums_in<Trait>(row, "traits", kTraitsHeader)) {
    if (out.full()) {
      row.expected("traits", "at most two traits");
      break;
    }
    out.push_back(t);
  }
  return out;
}

std::uint32_t unit_traits_in(RowReader& row) {
  static_assert(enum_count<UnitTrait>() <= 32);
  std::uint32_t bits = 0;
  for (const UnitTrait t : enums_in<UnitTrait>(row, "traits", kTraitsHeader))
    bits |= 1U << static_cast<unsigned>(t);
  return bits;
}

}  // namespace orrery::ti4
