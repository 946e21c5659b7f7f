// Objectives about how many units of a type a player has on the board.
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

template <Unit U>
bool on_board(const Look& look, SeatId seat, int count) {
  return count_on_board(look, seat, U) >= count;
}

constexpr auto kStructuresRequirements = std::to_array<Requirement>({
    {"establish_a_perimeter", 4, on_board<Unit::Pds>},
    {"fuel_the_war_machine", 3, on_board<Unit::SpaceDock>},
    {"gather_a_mighty_fleet", 5, on_board<Unit::Dreadnought>},
});

}  // namespace

std::span<const Requirement> structure_requirements() { return kStructuresRequirements; }

}  // namespace orrery::ti4
