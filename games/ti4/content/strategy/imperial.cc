// Imperial (41): a public objective at once, a point for Mecatol Rex or a secret objective.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/status_phase.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum Stage : std::uint8_t { Score, Reward, Offer, Draw, End };

bool any_public(const Look& look, SeatId seat) {
  OptionList list;
  list_public_objectives(look, seat, list);
  return !list.empty();
}

Next draw_secret_objective(Play& g, SeatId seat) {
  DrawSecrets draw;
  draw.seat = seat;
  draw.count = 1;
  return g.call(draw);
}

Next resolve(Play& g, StrategyText& f) {
  if (!f.primary && f.stage == Score) f.stage = Draw;
  switch (f.stage) {
    case Score:
      if (any_public(g, f.seat)) return Next::Ask;
      f.stage = Reward;
      return Next::Again;
    case Reward:
      if (g.s.planets[g.r.mecatol].controller == f.seat) {
        f.stage = End;
        gain_points(g, f.seat, 1);
      } else {
        f.stage = can_draw_secret(g) ? Offer : End;
      }
      return Next::Again;
    case Offer:
      return Next::Ask;
    case Draw:
      f.stage = End;
      return draw_secret_objective(g, f.seat);
    default:
      return Next::Done;
  }
}

void answers(const Look& look, const StrategyText& f, OptionList& out) {
  if (f.stage == Score) {
    list_public_objectives(look, f.seat, out);
    out.add(make(Verb::Done));
  } else {
    out.add(make(Verb::Yes));
    out.add(make(Verb::No));
  }
}

Refusal check_answer(const Look& look, const StrategyText& f, Choice c) {
  if (f.stage == Score && c.verb<Verb>() == Verb::Score) {
    const ObjectiveId o(c.operand(0));
    if (o.index() < look.r.objectives.size() && is_public_objective(look, o)) {
      const Refusal refusal = can_score(look, f.seat, o);
      if (refusal.refused()) return refusal;
    }
  }
  return listed(look, f, c, f.stage == Score ? "TI4-41.2" : "TI4-41.2a");
}

void answer(Play& g, StrategyText& f, Choice c) {
  if (f.stage == Offer) {
    f.stage = c.verb<Verb>() == Verb::Yes ? Draw : End;
    return;
  }
  f.stage = Reward;
  if (c.verb<Verb>() != Verb::Score) return;
  ScoreObjective score;
  score.seat = f.seat;
  score.objective = ObjectiveId(c.operand(0));
  g.call(score);
}

Ask asks(const StrategyText& f) { return f.stage == Score ? Ask::Score : Ask::Primary; }

Refusal can_follow(const Look& look, SeatId seat, bool) {
  const Refusal token = has_strategy_token(look, seat);
  if (token.refused()) return token;
  return can_draw_secret(look) ? kAllowed : refuse("TI4-41.3");
}

}  // namespace

const StrategyCardDef kImperial{
    .resolve = resolve,
    .can_follow = can_follow,
    .answers = answers,
    .check = check_answer,
    .answer = answer,
    .asks = asks,
};

}  // namespace orrery::ti4
