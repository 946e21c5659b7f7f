// Votes: none without the player's own idea; for an outcome that was named, just enough to lead.
#include "games/ti4/propose/votes.h"

#include <algorithm>

#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/propose/payment.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

std::vector<Means> ballots_of(const Look& look, SeatId seat) {
  std::vector<Means> out;
  for (PlanetId p : planets_of(look, seat) - look.s.exhausted_planets) {
    if (influence(look, p) > 0) out.push_back({p, influence(look, p), resources(look, p)});
  }
  return out;
}

}  // namespace

int votes_available(const Look& look, SeatId seat) {
  if (look.s.agenda.agenda.valid() && !may_vote(look, seat)) return 0;
  if (look.s.players[seat].eliminated || has_trait(look, seat, Trait::NoVote)) return 0;
  if (law_trait(look, Trait::LawOneVoteEach)) return look.s.agenda.ballots[seat].votes > 0 ? 0 : 1;
  int sum = 0;
  for (const Means& m : ballots_of(look, seat)) sum += m.worth;
  return sum;
}

int votes_to_lead(const Look& look, std::uint8_t outcome) {
  int most = 0;
  for (const Ballot& b : look.s.agenda.ballots) {
    if (b.votes > 0 && b.outcome != outcome) most = std::max(most, votes_of(look, b.outcome));
  }
  return std::max(0, most + 1 - votes_of(look, outcome));
}

void propose(Draft& d, const Voting& f) {
  if (f.step == VotingStep::Outcome) {
    d.take(make(Verb::Abstain));
    return;
  }
  const Look look = d.look();
  const Ballot& mine = look.s.agenda.ballots[f.seat];
  // A vote that is named is cast with at least one planet (FAQ-20).
  const int owed = std::max(mine.votes > 0 ? 0 : 1, votes_to_lead(look, mine.outcome));
  const Bill bill = best_bill(ballots_of(look, f.seat), 0, 1, owed);
  if (owed > 0 && !bill.possible) return;
  for (PlanetId p : bill.planets) {
    if (!d.take(make(Verb::Exhaust, raw(p)))) return;
  }
  d.take(make(Verb::Done));
}

}  // namespace orrery::ti4
