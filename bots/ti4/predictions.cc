// Predictions in the agenda phase: what they bring when they come true, and whether one is worth making.
#include <array>
#include <string_view>

#include "bots/ti4/mind.h"

namespace orrery::ti4 {
namespace {

struct RewardValue {
  std::string_view id;
  double worth;
};
// Those whose worth depends on the position are in reward_of.
constexpr auto kRewards = std::to_array<RewardValue>({
    {"diplomacy_rider", 1.5},
    {"leadership_rider", 6.5},
    {"politics_rider", 4.5},
    {"trade_rider", 5.5},
    {"warfare_rider", 4.0},
});
constexpr double kOtherReward = 3.5;

double reward_of(const Mind& m, std::string_view id) {
  if (id == "imperial_rider") return m.point;
  if (id == "technology_rider") return best_research(m);
  if (id == "construction_rider") return m.mine().reserve[at(Unit::SpaceDock)] > 0 ? 3.5 : 0.0;
  for (const RewardValue& r : kRewards) {
    if (r.id == id) return r.worth;
  }
  return kOtherReward;
}

std::string_view card_of(const Mind& m, AbilityRef source) {
  return source.source == Source::Card ? std::string_view(m.look.r.card_kinds[source.id].id)
                                       : std::string_view();
}

}  // namespace

double rider_worth(const Mind& m, std::string_view card) {
  const Forecast f = forecast(m, false);
  return f.outcome == kNoOutcome ? -1.0 : f.sure * reward_of(m, card) - 1.0;
}

// Everybody's rewards are taken to be worth what they are to me.
double predicted_gain(const Mind& m, SeatId seat, std::uint8_t outcome) {
  double gain = 0;
  for (const Prediction& p : m.look.s.agenda.predictions) {
    if (p.outcome == outcome && p.seat == seat) gain += reward_of(m, card_of(m, p.source));
  }
  return gain;
}

}  // namespace orrery::ti4
