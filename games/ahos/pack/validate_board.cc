// The board is a simple graph whose edges stand in the rows of both their ends (b.2, b.15).
#include <algorithm>
#include <map>

#include "games/ahos/pack/pack_check.h"

namespace orrery::ahos {
namespace {

using SpaceIndex = std::map<int, const SpaceRow*>;

std::string space_text(int number) { return "space " + std::to_string(number); }

// The first row of each number; complains about the second.
SpaceIndex index_spaces(const PackCheck& check) {
  SpaceIndex index;
  std::map<std::pair<int, int>, int> places;
  for (const SpaceRow& space : check.pack.spaces) {
    const auto [at, fresh] = index.try_emplace(space.number, &space);
    if (!fresh) {
      check.errors.add(kBoardFile, space.line,
                       "expected each space once, found " + space_text(space.number) + " also on line " +
                           std::to_string(at->second->line));
    }
    const auto [place, free] = places.try_emplace({space.x, space.y}, space.line);
    if (!free) {
      check.errors.add(
          kBoardFile, space.line,
          "expected a place (x, y) of its own, found that of line " + std::to_string(place->second));
    }
  }
  return index;
}

bool lists(const SpaceRow& space, int number) {
  return std::find(space.letters.begin(), space.letters.end(), number) != space.letters.end();
}

// What is wrong with the connection at this letter, or an empty string.
std::string link_fault(const SpaceRow& space, std::size_t letter, const SpaceIndex& index) {
  const int other = space.letters[letter];
  if (other == 0) return {};
  if (other == space.number) return "expected another space, found the space itself";
  const auto* first = std::find(space.letters.begin(), space.letters.end(), other);
  if (first != space.letters.begin() + static_cast<std::ptrdiff_t>(letter)) {
    return "expected each neighbour under one letter, found " + space_text(other) + " twice";
  }
  const auto found = index.find(other);
  if (found == index.end()) return "expected a space of this board, found " + std::to_string(other);
  if (!lists(*found->second, space.number)) {
    return "expected " + space_text(other) + " (line " + std::to_string(found->second->line) + ") to list " +
           space_text(space.number) + " in turn, found no such letter there";
  }
  return {};
}

}  // namespace

void validate_board(const PackCheck& check) {
  if (!check.complete({kBoardFile})) return;
  if (check.pack.spaces.size() > kMaxSpaces) {
    return check.errors.add(kBoardFile, check.pack.spaces[kMaxSpaces].line,
                            "expected at most " + std::to_string(kMaxSpaces) + " spaces");
  }
  const SpaceIndex index = index_spaces(check);
  for (const SpaceRow& space : check.pack.spaces) {
    for (std::size_t letter = 0; letter < space.letters.size(); ++letter) {
      const std::string fault = link_fault(space, letter, index);
      if (fault.empty()) continue;
      const std::string column(1, static_cast<char>('A' + static_cast<int>(letter)));
      check.errors.add(kBoardFile, space.line, "column " + column + ": " + fault);
    }
  }
}

}  // namespace orrery::ahos
