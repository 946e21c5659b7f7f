#include "bots/ti4/greedy.h"

#include "bots/ti4/mind.h"
#include "games/ti4/flow/draw.h"

namespace orrery::ti4 {
namespace {

double action_choice(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Strategic:
      return strategic_action(m, strategy_at(c, 0));
    case Verb::Activate:
      return m.worth[system_at(c, 0)];
    case Verb::Play:
    case Verb::Use:
      return use_choice_score(m, c);
    default:
      return 0;  // pass, end
  }
}

double research_choice(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Research) return tech_worth(m, TechId(c.operand(0)));
  return c.verb<Verb>() == Verb::Done ? 0.5 : answer_choice(m, c);
}

double score(const Mind& m, Ask kind, const Campaign& plan, Choice c) {
  switch (kind) {
    case Ask::Faction:
      return faction_choice(m.look, c);
    case Ask::PlaceTile:
      return tile_choice(m, c);
    case Ask::PlaceStart:
      return start_choice(m, c);
    case Ask::StartTechnology:
    case Ask::Research:
      return research_choice(m, c);
    case Ask::KeepSecret:
      return prospect(m, ObjectiveId(c.operand(0)));
    case Ask::TakeStrategy:
      return take_strategy_choice(m, c);
    case Ask::Action:
    case Ask::MoreAction:
    case Ask::EndTurn:
      return action_choice(m, c);
    case Ask::Secondary:
      return c.verb<Verb>() == Verb::Follow || c.verb<Verb>() == Verb::Pass ? follow_choice(m, c)
                                                                            : primary_choice(m, c);
    case Ask::Primary:
    case Ask::ReadyPlanets:
    case Ask::Speaker:
      return primary_choice(m, c);
    case Ask::Pools:
    case Ask::TokenFromSheet:
      return pools_choice(m, c);
    case Ask::Pay:
      return pay_choice(m, c);
    case Ask::Prerequisite:
      return prerequisite_choice(m, c);
    case Ask::PlaceStructure:
      return structure_choice(m, c);
    case Ask::Move:
      return move_choice(m, plan, c);
    case Ask::Load:
      return load_choice(m, c);
    case Ask::SpaceCannon:
      return c.verb<Verb>() == Verb::Hold ? 0 : 1.0 + bombard_choice(m, c);
    case Ask::AnnounceRetreat:
    case Ask::Retreat:
      return retreat_choice(m, c);
    case Ask::AssignHits:
      return hit_choice(m, c);
    case Ask::Reroll:
      return reroll_choice(m, c);
    case Ask::Bombard:
      return bombard_choice(m, c);
    case Ask::Custodians:
      return custodians_choice(m, c);
    case Ask::Commit:
      return commit_choice(m, c);
    case Ask::Order:
      return planet_worth(m, planet_at(c, 0));
    case Ask::Produce:
    case Ask::Recall:
      return produce_choice(m, c);
    case Ask::Remove:
      return removal_choice(m, c);
    case Ask::Score:
      return score_choice(m, c);
    case Ask::Discard:
      return discard_choice(m, c);
    case Ask::ReturnSecret:
      return -prospect(m, ObjectiveId(c.operand(0)));
    case Ask::PlaceUnits:
      return place_choice(m, c);
    case Ask::Agendas:
      return agenda_order_choice(m, c);
    case Ask::Vote:
    case Ask::Decide:
      return vote_choice(m, c);
    case Ask::Offer:
      return offer_choice(m, c);
    case Ask::Answer:
      return deal_answer(m, c);
    case Ask::React:
      return use_choice_score(m, c);
    case Ask::Ability:
      return answer_choice(m, c);
  }
  return 0;
}

// Offers are made at the start of a turn only; elsewhere they would be made again and again.
double scored(const Mind& m, Ask kind, const Campaign& plan, Choice c) {
  if (c.verb<Verb>() != Verb::Offer) return score(m, kind, plan, c);
  return kind == Ask::Action ? offer_worth(m, seat_at(c, 0)) : -1e6;
}

}  // namespace

Choice greedy_choice(const Rules& r, const View& v, const OptionList& options, Random& random) {
  if (options.size() == 1) return options[0];
  State world = sample_state(r, v, random);
  const Look look{world, r};
  const Asked asked = asked_now(look);
  const auto kind = static_cast<Ask>(asked.kind);
  Mind m{world, look, asked.seat, rounds_left(look), 0, {}, {}, {}, {}, false};
  m.point = 9.0 + 0.5 * m.mine().vp;
  if (v.phase != Phase::Setup) m.aims = aims_of(m);
  if (kind == Ask::Action || kind == Ask::MoreAction || kind == Ask::Move) look_about(m);
  if (kind == Ask::Action || kind == Ask::MoreAction) {
    m.push = owns_push(m);
    m.worth = activations(m, options);
  }
  Campaign plan;
  if (kind == Ask::Move) plan = campaign_to(m, look.s.tactical.system);
  Choice best = options[0];
  double most = -1e9;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const double s = scored(m, kind, plan, options[i]);
    if (s <= most + 1e-9) continue;
    most = s;
    best = options[i];
  }
  return best;
}

}  // namespace orrery::ti4
