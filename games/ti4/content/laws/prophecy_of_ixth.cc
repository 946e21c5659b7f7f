// Prophecy of Ixth: discarded when its owner uses Production and makes fewer than 2 fighters. (The bonus of
// fighters is a trait.)
#include "games/ti4/content/laws/laws.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr int kFighters = 2;

int units_made(const Look& look) {
  int n = 0;
  if (const Production* f = find_frame<Production>(look)) {
    for (std::uint8_t units : f->units) n += units;
  }
  return n;
}

}  // namespace

const AbilityDef kLawProphecyOfIxth{
    .id = "prophecy_of_ixth",
    .at = when(Timing::UnitsProduced),
    .mandatory = true,
    .usable = [](const Look& look, SeatId seat, const Occasion* w) -> bool {
      return w->subject == raw(seat) && w->detail < kFighters && units_made(look) > 0;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      discard_law(g, AgendaId(a.ref.id));
      return Next::Done;
    },
};

}  // namespace orrery::ti4
