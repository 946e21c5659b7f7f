// Invasion: bombardment, commitment, space cannon defence, ground combat, control (43).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

enum class InvasionStep : std::uint8_t {
  Start,
  Bombardment,
  Custodians,
  CustodiansPaid,
  Commit,
  Committed,
  Defence,
  Combat,
  Control,
  End
};
constexpr auto enum_names(InvasionStep) {
  return names_of("start", "bombardment", "custodians", "custodians_paid", "commit", "committed", "defence",
                  "combat", "control", "end");
}
struct Invasion {
  static constexpr std::string_view kName = "invasion";
  InvasionStep step = InvasionStep::Start;
  SeatId seat;
  PlanetSet left;            // planets still to be handled in the step
  PlanetId planet;           // whose defenders may fire; none: the active player chooses the next planet
  bool must_land = false;    // the custodians token was removed: one ground force must be committed (74.2)
  std::uint8_t shooter = 0;  // how many seats, clockwise from the active one, were asked to fire
  ORRERY_FIELDS(Invasion, step, seat, left, planet, must_land, shooter)
};
TI4_ASKING_FRAME(Invasion)
// Whether the player could bombard or commit anything in the active system.
bool can_invade(const Look& look, SeatId seat);

}  // namespace orrery::ti4
