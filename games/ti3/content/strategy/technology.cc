// Technology (7): an advance free, or for 8 resources (TI3-TECHCARD).
#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/flow/draw.h"
#include "games/ti3/flow/research.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kPrice = 8;

Research advance_for(const StrategyText& f, bool bought) {
  Research r;
  r.seat = f.seat;
  r.price = bought ? kPrice : -1;
  return r;
}

// Who may do both does the free one first: it may be what the bought one requires.
Next resolve_technology(Play& g, StrategyText& f) {
  const bool both = !f.primary && has_trait(g, f.seat, Trait::BothTechnologies);
  switch (f.stage++) {
    case 0:
      return f.primary || both ? g.call(advance_for(f, false)) : Next::Again;
    case 1:
      return f.primary ? Next::Done : g.call(advance_for(f, true));
    default:
      return Next::Done;
  }
}

bool any_to_gain(const Look& look, SeatId seat) {
  for (std::size_t i = 0; i < look.r.techs.size(); ++i) {
    if (may_gain(look, seat, TechId(i), true).allowed()) return true;
  }
  return false;
}

}  // namespace

const StrategyCardDef kTechnology{
    .resolve = resolve_technology,
    .can_follow = [](const Look& look, SeatId seat) -> Refusal {
      return any_to_gain(look, seat) ? kAllowed : refuse("TI3-TECHCARD-2");
    },
    .free = [](const Look& look,
               SeatId seat) { return has_trait(look, seat, Trait::FreeTechnologySecondary); },
    .declined =
        [](Play& g, SeatId seat) {
          // Regressive Rhetoric: who does not buy may draw a card.
          if (law_trait(g, Trait::LawDearTechnology)) g.call(DrawCards{seat, 1});
        },
};

}  // namespace orrery::ti3
