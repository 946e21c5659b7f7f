// The cheapest answer in the tug of war that puts the player ahead; to give up if there is none.
#include <algorithm>
#include <tuple>

#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/propose/payment.h"
#include "games/ahos/propose/propose.h"

namespace orrery::ahos {
namespace {

constexpr int kMostReinforcements = 3;

// What the player lacks to be ahead; 0 or less: is ahead (CBT-11).
int lacking(const Look& look, Side side) {
  const int m = margin(look, *combat_in(look.s));
  return side == Side::Attacker ? 1 - m : m;
}

// What an answer takes away, most important first.
struct Price {
  Loss loss;
  int moved = 0;
  int excess = 0;
  friend auto operator<=>(const Price&, const Price&) = default;
};

struct Plan {
  bool found = false;
  Price price;
  std::vector<Choice> steps;
};

bool is_reinforcement(Choice c) {
  return c.verb<Verb>() == Verb::Reinforce || c.verb<Verb>() == Verb::ReinforceWarp;
}

// For the moves of the answer so far, also when it has ended by itself and is being paid.
int points_owed(const Look& look) {
  int sum = 0;
  for (const Frames& frame : look.s.flow.frames) {
    const auto* f = std::get_if<Response>(&frame);
    if (f == nullptr) continue;
    for (std::uint8_t n : f->owed.points) sum += n;
  }
  return sum;
}

// The reinforcement that costs least for what it brings.
bool reinforce(Draft& d, Side side) {
  OptionList list;
  d.list(list);
  Choice best;
  int cost = 0;
  int gain = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!is_reinforcement(list[i])) continue;
    Draft after = d;
    const int before = lacking(d.look(), side);
    if (!after.take(list[i]) || combat_in(after.look().s) == nullptr) continue;
    const int brings = before - lacking(after.look(), side);
    const int costs = points_owed(after.look()) - points_owed(d.look());
    if (brings <= 0 || (gain > 0 && costs * gain >= cost * brings)) continue;
    best = list[i];
    cost = costs;
    gain = brings;
  }
  return gain > 0 && d.take(best);
}

Loss loss_of_steps(const std::vector<Choice>& steps) {
  Loss loss;
  for (Choice c : steps) {
    if (c.verb<Verb>() == Verb::SpendToken) ++loss.tokens;
    if (c.verb<Verb>() != Verb::Spend && c.verb<Verb>() != Verb::Use) continue;
    ++loss.cards;
    if (zone_at(c, 0) != Zone::Hand) ++loss.reserved;
  }
  return loss;
}

// Whether an answer that has ended by itself, for nothing more could be added, has put the player ahead.
bool came_out_ahead(const Look& look, Side side) {
  const Combat* c = combat_in(look.s);
  if (c == nullptr) return false;
  return c->step >= CombatStep::LoserLosses ? c->winner == side : lacking(look, side) <= 0;
}

// Completes the answer with Matter, ends it and pays; a plan if that puts the player ahead.
void complete(Draft d, Side side, int moved, Plan& best) {
  if (!d.open() && !came_out_ahead(d.look(), side)) return;
  const int needed = d.open() ? lacking(d.look(), side) : 0;
  int excess = -needed;
  if (needed > 0) {
    Cost matter;
    matter[Resource::Matter] = static_cast<std::uint8_t>(std::min(needed, 255));
    const Bill bill = best_bill(means_of(d.look(), d.seat()), matter, First::Loss);
    if (!bill.possible) return;
    for (Choice c : bill.steps) {
      if (!d.take(c)) return;
    }
    excess = bill.waste;
  }
  // Where nothing more could be added the answer ends by itself.
  if (d.open() && !d.take(make(Verb::Done))) return;
  pay_on(d);
  const Price price{loss_of_steps(d.steps()), moved, excess};
  if (best.found && best.price <= price) return;
  best.found = true;
  best.price = price;
  best.steps = d.steps();
}

void try_all(const Draft& base, Side side, Plan& best) {
  Draft d = base;
  for (int moved = 0;; ++moved) {
    complete(d, side, moved, best);
    if (moved == kMostReinforcements || !d.open() || lacking(d.look(), side) <= 0) return;
    if (!reinforce(d, side)) return;
  }
}

}  // namespace

void propose(Draft& d, const Response& f) {
  if (lacking(d.look(), f.side) <= 0) {
    if (d.take(make(Verb::Done))) pay_on(d);
    return;
  }
  Plan best;
  try_all(d, f.side, best);
  OptionList list;
  d.list(list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].verb<Verb>() != Verb::Use) continue;
    Draft with = d;
    // A text that asks more is the player's own idea.
    if (with.take(list[i]) && with.frame<Text>() == nullptr) try_all(with, f.side, best);
  }
  if (!best.found) {
    d.take(make(Verb::Yield));
    return;
  }
  for (Choice c : best.steps) {
    if (!d.open()) d.enter();
    if (!d.take(c)) return;
  }
}

}  // namespace orrery::ahos
