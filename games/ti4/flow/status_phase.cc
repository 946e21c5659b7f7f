#include "games/ti4/flow/status_phase.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/rounds.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/status_phase_steps.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(StatusStep)

namespace {

inline constexpr int kStatusCards = 1;   // 36.3
inline constexpr int kStatusTokens = 2;  // 36.5

void begin_step(StatusPhase& f, StatusStep step) {
  f.step = step;
  f.done = SeatSet{};
}

// The next player of the step in initiative order (36.1, 36.3, 36.5b).
SeatId next_player(const Look& look, const StatusPhase& f) {
  for (SeatId seat : initiative_order(look)) {
    if (!f.done.contains(seat)) return seat;
  }
  return SeatId{};
}

// ---- scoring

bool holds_secret(const Look& look, SeatId seat, ObjectiveId o) {
  return look.s.players[seat].secrets.contains(o);
}

Refusal may_score(const Look& look, const StatusPhase& f, SeatId seat, ObjectiveId o) {
  const bool secret = holds_secret(look, seat, o);
  if (!secret && !is_public_objective(look, o))
    return refuse(look.r.objective(o).stage == Stage::Secret ? "TI4-20.19" : "TI4-20.11");
  if (look.r.objective(o).in_action_phase) return refuse("TI4-20.3");
  if (secret ? f.scored_secret : f.scored_public) return refuse("TI4-20.6");
  return can_score(look, seat, o);
}

void list_scores(const Look& look, const StatusPhase& f, SeatId seat, OptionList& out) {
  if (!f.scored_public) list_public_objectives(look, seat, out);
  for (ObjectiveId o : look.s.players[seat].secrets) {
    if (may_score(look, f, seat, o).allowed()) out.add(make(Verb::Score, raw(o)));
  }
  out.sort_from(0);
}

bool any_public(const Look& look, const StatusPhase& f, SeatId seat) {
  if (f.scored_public) return false;
  OptionList list;
  list_public_objectives(look, seat, list);
  return !list.empty();
}

// Whoever holds secret objectives is asked whether or not they can score one: that stays hidden (20.17).
bool must_ask(const Look& look, const StatusPhase& f, SeatId seat) {
  return (!f.scored_secret && !look.s.players[seat].secrets.empty()) || any_public(look, f, seat);
}

void end_scoring_of(StatusPhase& f, SeatId seat) {
  f.done.insert(seat);
  f.scored_public = false;
  f.scored_secret = false;
}

Next score(Play& g, StatusPhase& f) {
  const SeatId seat = next_player(g, f);
  if (!seat.valid()) {
    begin_step(f, StatusStep::Reveal);
    return Next::Again;
  }
  if (must_ask(g, f, seat)) return Next::Ask;
  end_scoring_of(f, seat);
  return Next::Again;
}

// ---- the other steps

// The pile the next public objective comes from; empty if all are face up (20.14a, 20.15).
ObjectiveSet next_objectives(const Look& look) {
  if (look.s.stage_one_left > 0) return look.s.stage_one_deck;
  return look.s.stage_two_left > 0 ? look.s.stage_two_deck : ObjectiveSet{};
}

Next draw_cards(Play& g, StatusPhase& f) {
  const SeatId seat = next_player(g, f);
  if (!seat.valid()) {
    begin_step(f, StatusStep::RemoveTokens);
    return Next::Again;
  }
  f.done.insert(seat);
  DrawCards draw;
  draw.seat = seat;
  draw.count =
      static_cast<std::uint8_t>(kStatusCards + count_trait(g, seat, Trait::ExtraStatusCard));  // FAQ-12
  return g.call(draw);
}

void remove_tokens(Play& g) {
  for (SeatId seat : clockwise_from(g, g.s.speaker)) {
    const SystemSet tokens = g.s.players[seat].tokens;
    for (SystemId s : tokens) return_token(g, seat, s);
  }
}

Next gain_tokens_in_order(Play& g, StatusPhase& f) {
  const SeatId seat = next_player(g, f);
  if (!seat.valid()) {
    begin_step(f, StatusStep::Ready);
    return Next::Again;
  }
  f.done.insert(seat);
  GainTokens gain;
  gain.seat = seat;
  gain.count = static_cast<std::uint8_t>(kStatusTokens + count_trait(g, seat, Trait::ExtraStatusToken));
  gain.redistribute = true;
  return g.call(gain);
}

void ready_cards(Play& g) {
  const PlanetSet planets = g.s.exhausted_planets;
  for (PlanetId p : planets) ready_planet(g, p);
  for (SeatId seat : clockwise_from(g, g.s.speaker)) {
    const TechSet techs = g.s.players[seat].exhausted_techs;
    for (TechId t : techs) ready_technology(g, seat, t);
  }
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    if (g.s.strategy[i].exhausted) ready_strategy_card(g, static_cast<StrategyCard>(i));
  }
  for (const LawInPlay& law : g.s.laws) {
    if (law.exhausted) ready_law(g, law.agenda);
  }
}

void repair_units(Play& g) {
  for (SeatId seat : clockwise_from(g, g.s.speaker)) {
    for (SystemId s : g.s.ships_in[seat]) {
      for (std::size_t i = 0; i < kSustaining; ++i) {
        const Unit unit = kAllUnits[i];
        for (int n = forces(g, seat, s).damaged_of(unit); n > 0; --n) repair_unit(g, seat, unit, s);
      }
    }
  }
}

void return_cards(Play& g, const StatusPhase& f) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const SeatId owner = g.s.strategy[i].owner;
    if (owner.valid() && !f.keeps_cards.contains(owner))
      return_strategy_card(g, static_cast<StrategyCard>(i));
  }
}

// Genesis: an infantry beside it.
void return_infantry(Play& g) {
  for (SeatId seat : clockwise_from(g, g.s.speaker)) {
    const SystemSet systems = g.s.ships_in[seat];
    for (SystemId s : systems) {
      if (unit_text(g, seat, s, UnitTrait::ReturnsInfantry))
        place_units(g, seat, Unit::Infantry, 1, space_of(s));
    }
  }
}

}  // namespace

bool is_public_objective(const Look& look, ObjectiveId objective) {
  if (look.s.public_objectives.contains(objective)) return true;
  for (const LawInPlay& law : look.s.laws) {  // a secret objective that a law made public
    if (law.objective == objective && objective.valid()) return true;
  }
  return false;
}

void list_public_objectives(const Look& look, SeatId seat, OptionList& out) {
  const std::size_t from = out.size();
  const auto add = [&](ObjectiveId o) {
    if (!o.valid() || look.r.objective(o).in_action_phase || holds_secret(look, seat, o)) return;
    const Choice c = make(Verb::Score, raw(o));
    if (can_score(look, seat, o).allowed() && !out.contains(c)) out.add(c);
  };
  for (ObjectiveId o : look.s.public_objectives) add(o);
  for (const LawInPlay& law : look.s.laws) add(law.objective);
  out.sort_from(from);
}

Next advance(Play& g, StatusPhase& f) {
  switch (f.step) {
    case StatusStep::Start:
      begin_step(f, StatusStep::Score);
      return open_window(g, Timing::StatusPhaseStart);
    case StatusStep::Score:
      return score(g, f);
    case StatusStep::Reveal:
      if (!next_objectives(g).empty()) return Next::Chance;
      end_game(g);  // 20.15, 36.2b
      return Next::Over;
    case StatusStep::Draw:
      return draw_cards(g, f);
    case StatusStep::RemoveTokens:
      remove_tokens(g);
      begin_step(f, StatusStep::GainTokens);
      return Next::Again;
    case StatusStep::GainTokens:
      return gain_tokens_in_order(g, f);
    case StatusStep::Ready:
      ready_cards(g);
      f.step = StatusStep::Repair;
      return Next::Again;
    case StatusStep::Repair:
      repair_units(g);
      f.step = StatusStep::Return;
      return open_window(g, Timing::StrategyCardsReturned);
    case StatusStep::Return:
      return_cards(g, f);
      return_infantry(g);
      f.step = StatusStep::Ending;
      return Next::Again;
    case StatusStep::Ending:
      f.step = StatusStep::End;
      return open_window(g, Timing::StatusPhaseEnd);
    case StatusStep::End:
      break;
  }
  set_zero_token(g, SeatId{});  // it lay on a strategy card (55.1a, 32.10c)
  return Next::Done;
}

Asked asked(const Look& look, const StatusPhase& f) {
  return {next_player(look, f), static_cast<std::uint8_t>(Ask::Score)};
}

void options(const Look& look, const StatusPhase& f, OptionList& out) {
  list_scores(look, f, next_player(look, f), out);
  out.add(make(Verb::Done));
}

Refusal check(const Look& look, const StatusPhase& f, Choice c) {
  if (c == make(Verb::Done)) return kAllowed;
  const ObjectiveId o(c.operand(0));
  if (c != make(Verb::Score, raw(o)) || o.index() >= look.r.objectives.size()) return refuse("TI4-36.1");
  return may_score(look, f, next_player(look, f), o);
}

void choose(Play& g, StatusPhase& f, Choice c) {
  const SeatId seat = next_player(g, f);
  if (c.verb<Verb>() == Verb::Done) {
    end_scoring_of(f, seat);
    return;
  }
  ScoreObjective score;
  score.seat = seat;
  score.objective = ObjectiveId(c.operand(0));
  (holds_secret(g, seat, score.objective) ? f.scored_secret : f.scored_public) = true;
  g.call(score);
}

ChancePoint chance(const Look& look, const StatusPhase&) {
  ChancePoint point;
  point.kind = static_cast<std::uint8_t>(Luck::Objective);
  point.seat = look.s.speaker;  // 58.4
  point.count = 1;
  for (ObjectiveId o : next_objectives(look)) point.pool.insert(PoolItem(o.index()));
  return point;
}

void outcome(Play& g, StatusPhase& f, const Outcome& o) {
  take_from_row(g);
  reveal_objective(g, ObjectiveId(o.items[0]));
  begin_step(f, StatusStep::Draw);
}

}  // namespace orrery::ti4
