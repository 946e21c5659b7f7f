#include "bots/ti3/greedy.h"

#include "bots/ti3/mind.h"

namespace orrery::ti3 {
namespace {

constexpr double kNever = -1e6;
constexpr double kTie = 1e-4;
constexpr double kFightOfOthers = 2.5;

double action_choice(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Strategic:
      return strategic_action(m, strategy_at(c, 0));
    case Verb::Activate:
      return m.worth[system_at(c, 0)];
    case Verb::Transfer:
      return -1;
    case Verb::Play:
    case Verb::Use:
    case Verb::Copy:
      return tried(m, c) - standing(m, m.look) - 0.3;
    default:
      return 0;  // pass, skip, done
  }
}

bool of_others(const Mind& m) {
  const BattleMemory& b = m.look.s.battle;
  return b.on && b.attacker.seat != m.me && b.defender.seat != m.me;
}

// Cards and powers in a window: against using nothing. A few dice tell little of a fight of others: a card
// goes there only for much.
double use_or_pass(const Mind& m, Choice c) {
  const Verb v = c.verb<Verb>();
  const bool plays = v == Verb::Play || v == Verb::Use || v == Verb::Copy;
  return tried(m, c) - (plays && of_others(m) ? kFightOfOthers : 0.0);
}

double score(const Mind& m, Ask kind, const Campaign& plan, Choice c) {
  switch (kind) {
    case Ask::PlaceTile:
      return tile_choice(m, c);
    case Ask::PlaceStart:
    case Ask::PlaceUnits:
      return c.verb<Verb>() == Verb::Place && kind == Ask::PlaceUnits
                 ? 1.0 + 0.1 * planet_worth(m, place_at(c, 1).planet)
                 : start_choice(m, c);
    case Ask::TakeStrategy:
      return take_strategy_choice(m, c);
    case Ask::Bonus:
      return c.verb<Verb>() == Verb::BonusCounter ? counters_worth(m, 1) : 1.3;
    case Ask::Action:
      return action_choice(m, c);
    case Ask::Secondary:
      return c.verb<Verb>() == Verb::Follow || c.verb<Verb>() == Verb::Pass || c.verb<Verb>() == Verb::Instead
                 ? follow_choice(m, c)
                 : primary_choice(m, c);
    case Ask::Primary:
      return primary_choice(m, c);
    case Ask::Areas:
      return areas_choice(m, c);
    case Ask::Pay:
      return pay_choice(m, c);
    case Ask::Research:
      return research_choice(m, c);
    case Ask::Move:
      return move_choice(m, plan, c);
    case Ask::Load:
      return load_choice(m, c);
    case Ask::PdsFire:
      return c.verb<Verb>() == Verb::Hold ? 0 : 1;
    case Ask::AnnounceRetreat:
    case Ask::Retreat:
      return retreat_choice(m, c);
    case Ask::AssignHits:
      return hit_choice(m, c);
    case Ask::Reroll:
      return reroll_choice(m, c);
    case Ask::SabotageRun:
    case Ask::Probe:
      return c.verb<Verb>() == Verb::Done ? 1 : 0;
    case Ask::Land:
      return land_choice(m, c);
    case Ask::Bombard:
      return bombard_choice(m, c);
    case Ask::Order:
      return c.verb<Verb>() == Verb::First ? gain_of(m, planet_at(c, 0)) : 0;
    case Ask::Produce:
      return produce_choice(m, c);
    case Ask::Remove:
      return removal_choice(m, c);
    case Ask::Claim:
      return claim_choice(m, c);
    case Ask::Refresh:
      return c.verb<Verb>() == Verb::Refresh ? income_of(m.look, planet_at(c, 0)) : 0;
    case Ask::Status:
    case Ask::Prisoners:
      return c.verb<Verb>() == Verb::Pass ? 1 : c.verb<Verb>() == Verb::Done ? 0.5 : 0;
    case Ask::Offer:
    case Ask::Answer:
    case Ask::Approve:
      return trade_choice(m, c);
    case Ask::PlaceLeader:
      return c.verb<Verb>() == Verb::Planet ? planet_worth(m, planet_at(c, 0)) : 0;
    case Ask::Vote:
    case Ask::Decide:
      return vote_choice(m, c);
    case Ask::React:
    case Ask::Ability:
    case Ask::Discard:
    case Ask::GiveStrategy:
    case Ask::Trade:
    case Ask::Political:
      return use_or_pass(m, c);
    case Ask::Race:
    case Ask::Home:
    case Ask::FaceDown:
      return 0;
  }
  return 0;
}

// What may be done beside any question: the greedy player has no use for it.
bool beside(Ask kind, Choice c) {
  const Verb v = c.verb<Verb>();
  const bool text = v == Verb::Play || v == Verb::Copy || v == Verb::Use;
  return v == Verb::Give || (text && kind != Ask::Action && kind != Ask::React);
}

}  // namespace

Choice greedy_choice(const Rules& r, const State& world, const OptionList& options, Random& random) {
  if (options.size() == 1) return options[0];
  const Look look{world, r};
  const Asked asked = asked_now(look);
  const auto kind = static_cast<Ask>(asked.kind);
  Mind m{look, asked.seat, random, rounds_left(look), 0, {}, {}, {}, {}, {}, {}};
  m.point = 8.0 + 0.5 * m.mine().vp;
  if (world.phase != Phase::Setup) look_at_aims(m);
  if (kind == Ask::Action || kind == Ask::Move) look_about(m);
  if (kind == Ask::Action) weigh_activations(m, options);
  Campaign plan;
  if (kind == Ask::Move && !world.tactical.second.valid()) plan = campaign_to(m, world.tactical.system);
  Choice best = options[0];
  double most = -1e9;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const double luck = kTie * static_cast<double>(random.below(1000)) / 1000.0;
    const double s = (beside(kind, options[i]) ? kNever : score(m, kind, plan, options[i])) + luck;
    if (s <= most) continue;
    most = s;
    best = options[i];
  }
  return best;
}

}  // namespace orrery::ti3
