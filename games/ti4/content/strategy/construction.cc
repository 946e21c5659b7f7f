// Construction (28): structures on planets one controls.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum Stage : std::uint8_t { First, Second, End };

Next resolve_primary(Play& g, StrategyText& f) {
  if (f.stage == End) return Next::Done;
  PlaceStructure place;
  place.seat = f.seat;
  place.optional = true;
  place.dock = f.stage == First;
  f.stage = f.stage == First ? Second : End;
  return g.call(place);
}

Next resolve_secondary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case First:
      return ask(g, f);
    case Second: {
      f.stage = End;
      PlaceStructure place;
      place.seat = f.seat;
      place.system = f.system;
      return g.call(place);
    }
    default:
      return Next::Done;
  }
}

Next resolve(Play& g, StrategyText& f) { return f.primary ? resolve_primary(g, f) : resolve_secondary(g, f); }

void answers(const Look& look, const StrategyText&, OptionList& out) {
  for (SystemId s : look.s.board) out.add(make(Verb::System, raw(s)));
}

Refusal check_answer(const Look& look, const StrategyText& f, Choice c) {
  return listed(look, f, c, "TI4-28.3");
}

void answer(Play& g, StrategyText& f, Choice c) {
  f.system = system_at(c, 0);
  f.stage = Second;
  if (g.s.players[f.seat].tokens.contains(f.system)) {
    spend_token(g, f.seat, Pool3::Strategy);  // 28.3a, 73.6
  } else {
    place_token_from(g, f.seat, f.system, Pool3::Strategy);
  }
}

}  // namespace

const StrategyCardDef kConstruction{
    .resolve = resolve,
    .can_follow = token_suffices,
    .spends = no_token,  // it is placed on the board (28.3)
    .answers = answers,
    .check = check_answer,
    .answer = answer,
};

}  // namespace orrery::ti4
