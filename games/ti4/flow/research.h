// Researching a technology: which, and with what missing prerequisites are ignored (81.9-81.15).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

ORRERY_STEPS(ResearchStep)
struct Research {
  static constexpr std::string_view kName = "research";
  ResearchStep step{};
  SeatId seat;
  bool optional = false;  // may decline with `done`
  TechId tech;
  std::uint16_t cause = Asked::kNoCause;
  std::array<std::uint8_t, 5> ignored{};  // prerequisites by colour that cards were exhausted for
  ORRERY_FIELDS(Research, step, seat, optional, tech, cause, ignored)
};
ORRERY_ASKING_FRAME(Research)

Refusal can_research(const Look& look, SeatId seat,
                     TechId tech);  // with everything that could ignore prerequisites
bool anything_to_research(const Look& look,
                          SeatId seat);                  // also true for players who gain tokens in its place
TechSet technology_deck(const Look& look, SeatId seat);  // not owned yet, of this player's deck

}  // namespace orrery::ti4
