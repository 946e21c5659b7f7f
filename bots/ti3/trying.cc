// Texts and votes are tried out: the choice is made on a copy of the imagined world, what follows from it is
// played on with little effort, and the tables before and after are compared.
#include <algorithm>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/council.h"
#include "games/ti3/ti3.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostSteps = 160;
constexpr int kFightSamples = 5;
constexpr double kAwaited = 0.7;  // of what a landing will bring
constexpr double kFeared = 0.5;   // of what a landing of others will take

// How far to look: until the question's own procedure is over, or the fight it is about.
enum class Until : std::uint8_t { Back, BattleOver, CouncilOver };

bool in_council(const Look& look) {
  for (const Frames& f : look.s.flow.frames) {
    if (std::holds_alternative<Council>(f)) return true;
  }
  return false;
}

bool is_vote(Choice c) { return c.verb<Verb>() == Verb::Vote || c.verb<Verb>() == Verb::VotePair; }

Until horizon(const Look& look, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Vote:
    case Verb::VotePair:
    case Verb::Abstain:
    case Verb::Decide:
    case Verb::DecidePair:
      return Until::CouncilOver;
    default:
      return look.s.battle.on ? Until::BattleOver : Until::Back;
  }
}

bool reached(const Look& look, Until until, std::size_t depth) {
  if (look.s.flow.stop == Stop::Over) return true;
  switch (until) {
    case Until::BattleOver:
      return !look.s.battle.on;
    case Until::CouncilOver:
      return !in_council(look);
    case Until::Back:
      return look.s.flow.stop == Stop::Decision && look.s.flow.frames.size() <= depth;
  }
  return true;
}

bool does_nothing(Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Pass:
    case Verb::No:
    case Verb::Done:
    case Verb::Stay:
    case Verb::Decline:
    case Verb::Abstain:
      return true;
    default:
      return false;
  }
}

// What anybody does without thinking: nothing if that is possible, and ships and cannons do what they are
// for.
Choice simple_choice(const Mind& m, const Look& look, const OptionList& list) {
  const Asked asked = asked_now(look);
  Choice best = list[0];
  double most = -1e9;
  const Mind other{look, asked.seat, m.random, m.rounds, m.point, {}, {}, {}, {}, {}, {}};
  for (std::size_t i = 0; i < list.size(); ++i) {
    double score = does_nothing(list[i]) ? 1.0 : 0.0;
    switch (static_cast<Ask>(asked.kind)) {
      case Ask::AssignHits:
        score = hit_choice(other, list[i]);
        break;
      case Ask::PdsFire:
        score = list[i].verb<Verb>() == Verb::Hold ? 0 : 1;
        break;
      case Ask::Pay:
        score = pay_choice(other, list[i]);
        break;
      case Ask::Bombard:
        score = bombard_choice(other, list[i]);
        break;
      default:
        break;
    }
    score += 1e-3 * static_cast<double>(m.random.below(1000)) / 1000.0;
    if (score > most) {
      most = score;
      best = list[i];
    }
  }
  return best;
}

// Whoever keeps the field of a space battle can land, or need not fear a landing.
double field(const Mind& m, const Look& look, SystemId system) {
  const bool stays = ships(fleet(look, m.me, system)) > 0;
  const bool others = enemy_ships(look, m.me, system);
  if (stays == others) return 0;
  const Load troops = aboard(look, m.me, system);
  int landing = troops.ground_forces + troops.shock_troops;
  double worth = 0;
  for (PlanetId p : look.r.tile(system).planets) {
    const bool mine = look.s.planets[p].controller == m.me;
    if (others && mine) worth -= kFeared * planet_worth(m, p);
    const int need = mine || others ? 0 : landing_need(m, p);
    if (need == 0 || need > landing) continue;
    landing -= need;
    worth += kAwaited * gain_of(m, p);
  }
  return worth;
}

bool in_my_space_battle(const Mind& m) {
  return m.look.s.battle.on && !m.look.s.battle.planet.valid() && takes_part(m.look, m.me);
}

// The table after the choice and what follows from it.
double after(const Mind& m, Choice c, Until until, State copy) {
  const Look look{copy, m.look.r};
  const std::size_t depth = copy.flow.frames.size();
  if (apply_choice(Play(copy, m.look.r), c).refused()) return -1e6;
  OptionList list;
  for (int step = 0; step < kMostSteps && !reached(look, until, depth); ++step) {
    if (copy.flow.stop == Stop::Chance) {
      apply_outcome(Play(copy, m.look.r), draw_outcome(chance_now(look), m.random));
      continue;
    }
    list_options(look, list);
    if (list.empty()) break;
    apply_choice(Play(copy, m.look.r), simple_choice(m, look, list));
  }
  const bool fought = until == Until::BattleOver && in_my_space_battle(m);
  return standing(m, look) + (fought ? field(m, look, m.look.s.battle.system) : 0.0);
}

}  // namespace

double tried(const Mind& m, Choice c) {
  const Until until = horizon(m.look, c);
  const int samples = until == Until::BattleOver ? kFightSamples : 1;
  double sum = 0;
  for (int i = 0; i < samples; ++i) sum += after(m, c, until, m.look.s);
  return sum / samples;
}

double decided(const Mind& m, Choice c) {
  State copy = m.look.s;
  if (is_vote(c)) {  // nobody else's counts
    for (int i = 0; i < m.look.r.players; ++i) copy.council.ballots[SeatId(i)] = Ballot{};
    copy.council.alone = SeatId{};
  }
  return after(m, c, Until::CouncilOver, copy);
}

}  // namespace orrery::ti3
