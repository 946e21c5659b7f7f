// limits.tsv: key, member and range of every number in it.
#pragma once

#include <span>
#include <string_view>

#include "games/ahos/pack/pack.h"
#include "games/pack/table.h"

namespace orrery::ahos {

// One number of limits.tsv. The engine's containers are sized for `high`.
struct LimitField {
  std::string_view key;
  int Limits::*member;
  int low;
  int high;
};

// All of them, in the order of the house file.
std::span<const LimitField> limit_fields();

// Fills limits and limit_lines. Every key is required, none may be unknown or stand twice.
void read_limits(const Table& table, Pack& pack, PackErrors& errors);

}  // namespace orrery::ahos
