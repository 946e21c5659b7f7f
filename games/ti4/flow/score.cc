#include "games/ti4/flow/score.h"

#include <algorithm>

#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/score_steps.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(ScoreStep)

namespace {

const Requirement* requirement_of(const Look& look, ObjectiveId o) { return look.r.objective(o).requirement; }

bool can_pay(const Look& look, SeatId seat, const Requirement& r) {
  const Player& p = look.s.players[seat];
  switch (r.cost) {
    case ObjectiveCost::None:
      return true;
    case ObjectiveCost::Resources:
      return purchasing_power(look, seat, Currency::Resources) >= r.count;
    case ObjectiveCost::Influence:
      return purchasing_power(look, seat, Currency::Influence) >= r.count;
    case ObjectiveCost::TradeGoods:
      return p.trade_goods >= r.count;
    case ObjectiveCost::Tokens:
      return p.tactic + p.strategy >= r.count;
    case ObjectiveCost::ActionCards:
      return p.hand.size() >= r.count;
  }
  return false;
}

bool made_public(const Look& look, ObjectiveId o) {
  for (const LawInPlay& law : look.s.laws) {
    if (law.objective == o) return true;
  }
  return false;
}

bool home_allows(const Look& look, SeatId seat) {
  return has_trait(look, seat, Trait::HomeNotNeeded) || controls_home(look, seat);
}

// May be scored by this player at all, whether or not the requirement is met.
Refusal open_to(const Look& look, SeatId seat, ObjectiveId o) {
  const Player& p = look.s.players[seat];
  if (p.scored.contains(o)) return refuse("TI4-20.8");
  if (p.secrets.contains(o)) return kAllowed;
  if (!look.s.public_objectives.contains(o) && !made_public(look, o))
    return refuse(look.r.objective(o).stage == Stage::Secret ? "TI4-20.19" : "TI4-20.11");
  return home_allows(look, seat) ? kAllowed : refuse("TI4-20.16");
}

Next pay_with(Play& g, ScoreObjective& f, Currency currency, int sum) {
  f.step = ScoreStep::Score;
  return g.call(Pay{f.seat, currency, static_cast<std::uint8_t>(sum)});
}

Next pay(Play& g, ScoreObjective& f) {
  const Requirement* r = requirement_of(g, f.objective);
  f.step = ScoreStep::Score;
  if (r == nullptr) return Next::Again;
  switch (r->cost) {
    case ObjectiveCost::None:
      break;
    case ObjectiveCost::Resources:
      return pay_with(g, f, Currency::Resources, r->count);
    case ObjectiveCost::Influence:
      return pay_with(g, f, Currency::Influence, r->count);
    case ObjectiveCost::TradeGoods:
      return pay_with(g, f, Currency::TradeGoods, r->count);
    case ObjectiveCost::Tokens:
      f.step = ScoreStep::Tokens;
      break;
    case ObjectiveCost::ActionCards:
      return g.call(HandLimit{f.seat, static_cast<std::uint8_t>(r->count)});
  }
  return Next::Again;
}

}  // namespace

bool meets(const Look& look, SeatId seat, ObjectiveId objective) {
  const Requirement* r = requirement_of(look, objective);
  if (r == nullptr) return false;  // of the action phase
  return r->met != nullptr ? r->met(look, seat, r->count) : can_pay(look, seat, *r);
}

Refusal can_score(const Look& look, SeatId seat, ObjectiveId objective) {
  if (objective.index() >= look.r.objectives.size()) return refuse("TI4-20.4");
  const Refusal r = open_to(look, seat, objective);
  if (r.refused()) return r;
  const Requirement* needed = requirement_of(look, objective);
  if (needed == nullptr) return refuse("TI4-20.3");
  if (meets(look, seat, objective)) return kAllowed;
  return refuse(needed->cost == ObjectiveCost::None ? "TI4-20.5" : "TI4-20.10");
}

ObjectiveSet listening_objectives(const Look& look, SeatId seat) {
  ObjectiveSet out = look.s.players[seat].secrets;
  for (const LawInPlay& law : look.s.laws) {
    if (law.objective.valid() && open_to(look, seat, law.objective).allowed()) out.insert(law.objective);
  }
  return out;
}

Next advance(Play& g, ScoreObjective& f) {
  switch (f.step) {
    case ScoreStep::Pay:
      return pay(g, f);
    case ScoreStep::Tokens:
      return ask(g, f);
    case ScoreStep::Score:
      score_objective(g, f.seat, f.objective);
      break;
    case ScoreStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const ScoreObjective& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pools)}; }

// How many of the tokens come out of the tactic pool; the others come out of the strategy pool.
void options(const Look& look, const ScoreObjective& f, OptionList& out) {
  const Player& p = look.s.players[f.seat];
  const int due = requirement_of(look, f.objective)->count;
  for (int n = std::max(0, due - p.strategy); n <= std::min<int>(due, p.tactic); ++n)
    out.add(make(Verb::Number, n));
}

Refusal check(const Look& look, const ScoreObjective& f, Choice c) { return listed(look, f, c, "TI4-20.10"); }

void choose(Play& g, ScoreObjective& f, Choice c) {
  const int due = requirement_of(g, f.objective)->count;
  const int tactic = c.operand(0);
  for (int i = 0; i < due; ++i) spend_token(g, f.seat, i < tactic ? Pool3::Tactic : Pool3::Strategy);
  f.step = ScoreStep::Score;
}

}  // namespace orrery::ti4
