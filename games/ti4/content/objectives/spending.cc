// Objectives that are paid for when they are scored (20.10).

#include "games/ti4/content/objectives/objectives.h"

namespace orrery::ti4 {
namespace {

constexpr auto kSpendingRequirements = std::to_array<Requirement>({
    {"erect_a_monument", 8, nullptr, ObjectiveCost::Resources},
    {"found_a_golden_age", 16, nullptr, ObjectiveCost::Resources},
    {"sway_the_council", 8, nullptr, ObjectiveCost::Influence},
    {"manipulate_galactic_law", 16, nullptr, ObjectiveCost::Influence},
    {"negotiate_trade_routes", 5, nullptr, ObjectiveCost::TradeGoods},
    {"centralize_galactic_trade", 10, nullptr, ObjectiveCost::TradeGoods},
    {"lead_from_the_front", 3, nullptr, ObjectiveCost::Tokens},
    {"galvanize_the_people", 6, nullptr, ObjectiveCost::Tokens},
    {"form_a_spy_network", 5, nullptr, ObjectiveCost::ActionCards},
});

}  // namespace

std::span<const Requirement> spending_requirements() { return kSpendingRequirements; }

}  // namespace orrery::ti4
