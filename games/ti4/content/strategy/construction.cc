// Construction (28): structures on planets one controls.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum ConstructionStage : std::uint8_t { kConstructionFirst, kConstructionSecond, kConstructionEnd };

Next construction_primary(Play& g, StrategyText& f) {
  if (f.stage == kConstructionEnd) return Next::Done;
  PlaceStructure place;
  place.seat = f.seat;
  place.optional = true;
  place.dock = f.stage == kConstructionFirst;
  f.stage = f.stage == kConstructionFirst ? kConstructionSecond : kConstructionEnd;
  return g.call(place);
}

Next construction_secondary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case kConstructionFirst:
      return ask(g, f);
    case kConstructionSecond: {
      f.stage = kConstructionEnd;
      PlaceStructure place;
      place.seat = f.seat;
      place.system = f.system;
      return g.call(place);
    }
    default:
      return Next::Done;
  }
}

}  // namespace

const StrategyCardDef kConstruction{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      return f.primary ? construction_primary(g, f) : construction_secondary(g, f);
    },
    .can_follow = token_suffices,
    .spends = no_token,  // it is placed on the board (28.3)
    .answers = [](const Look& look, const StrategyText&, OptionList& out) -> void {
      for (SystemId s : look.s.board) out.add(make(Verb::System, raw(s)));
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      return listed(look, f, c, "TI4-28.3");
    },
    .answer = [](Play& g, StrategyText& f, Choice c) -> void {
      f.system = system_at(c, 0);
      f.stage = kConstructionSecond;
      if (g.s.players[f.seat].tokens.contains(f.system)) {
        spend_token(g, f.seat, Pool3::Strategy);  // 28.3a, 73.6
      } else {
        place_token_from(g, f.seat, f.system, Pool3::Strategy);
      }
    },
};

}  // namespace orrery::ti4
