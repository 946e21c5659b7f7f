// Imperial (41): a public objective at once, a point for Mecatol Rex or a secret objective.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/status_phase.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum ImperialStage : std::uint8_t {
  kImperialScore,
  kImperialReward,
  kImperialOffer,
  kImperialDraw,
  kImperialEnd
};

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

}  // namespace

const StrategyCardDef kImperial{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      if (!f.primary && f.stage == kImperialScore) f.stage = kImperialDraw;
      switch (f.stage) {
        case kImperialScore:
          if (any_public(g, f.seat)) return Next::Ask;
          f.stage = kImperialReward;
          return Next::Again;
        case kImperialReward:
          if (g.s.planets[g.r.mecatol].controller == f.seat) {
            f.stage = kImperialEnd;
            gain_points(g, f.seat, 1);
          } else {
            f.stage = can_draw_secret(g) ? kImperialOffer : kImperialEnd;
          }
          return Next::Again;
        case kImperialOffer:
          return Next::Ask;
        case kImperialDraw:
          f.stage = kImperialEnd;
          return draw_secret_objective(g, f.seat);
        default:
          return Next::Done;
      }
    },
    .can_follow = [](const Look& look, SeatId seat, bool) -> Refusal {
      const Refusal token = has_strategy_token(look, seat);
      if (token.refused()) return token;
      return can_draw_secret(look) ? kAllowed : refuse("TI4-41.3");
    },
    .answers = [](const Look& look, const StrategyText& f, OptionList& out) -> void {
      if (f.stage == kImperialScore) {
        list_public_objectives(look, f.seat, out);
        out.add(make(Verb::Done));
      } else {
        out.add(make(Verb::Yes));
        out.add(make(Verb::No));
      }
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      if (f.stage == kImperialScore && c.verb<Verb>() == Verb::Score) {
        const ObjectiveId o(c.operand(0));
        if (o.index() < look.r.objectives.size() && is_public_objective(look, o)) {
          const Refusal refusal = can_score(look, f.seat, o);
          if (refusal.refused()) return refusal;
        }
      }
      return listed(look, f, c, f.stage == kImperialScore ? "TI4-41.2" : "TI4-41.2a");
    },
    .answer = [](Play& g, StrategyText& f, Choice c) -> void {
      if (f.stage == kImperialOffer) {
        f.stage = c.verb<Verb>() == Verb::Yes ? kImperialDraw : kImperialEnd;
        return;
      }
      f.stage = kImperialReward;
      if (c.verb<Verb>() != Verb::Score) return;
      ScoreObjective score;
      score.seat = f.seat;
      score.objective = ObjectiveId(c.operand(0));
      g.call(score);
    },
    .asks = [](const StrategyText& f) { return f.stage == kImperialScore ? Ask::Score : Ask::Primary; },
};

}  // namespace orrery::ti4
