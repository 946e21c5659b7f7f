// Trade agreements: with whom, with which card, and who may have one.
#include "bots/ti3/mind.h"
#include "games/ti3/flow/negotiation.h"

namespace orrery::ti3 {
namespace {

constexpr int kNearTheEnd = 2;  // points

bool about_to_win(const Mind& m, SeatId seat) {
  return seat != m.me && m.look.s.players[seat].vp + kNearTheEnd >= m.look.r.goal;
}

int value_of(const Look& look, SeatId seat, int card) {
  return look.r.race(look.s.players[seat].race).contracts[static_cast<std::size_t>(card)];
}

// The best card that the other still has.
int best_of(const Look& look, SeatId seat) {
  int best = 0;
  for (int card = 0; card < 2; ++card) {
    if (!look.s.players[seat].contracts[static_cast<std::size_t>(card)].valid())
      best = std::max(best, value_of(look, seat, card));
  }
  return best;
}

}  // namespace

double trade_choice(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Offer: {
      const SeatId other = seat_at(c, 0);
      if (about_to_win(m, other)) return -1;
      // A tie goes to who sits farther back.
      return best_of(m.look, other) - 0.1 * value_of(m.look, m.me, c.operand(1) - 1) -
             0.3 * rivalry(m, other);
    }
    case Verb::Answer: {
      const auto* f = std::get_if<Negotiation>(&m.look.s.flow.frames.back());
      if (f != nullptr && about_to_win(m, f->seat)) return -1;
      return 1.0 - 0.1 * value_of(m.look, m.me, c.operand(0) - 1);
    }
    case Verb::Approve:
      return 0.1;
    case Verb::Refuse: {
      for (int i = 0; i < m.look.r.players; ++i) {
        if (about_to_win(m, SeatId(i))) return 0.2;
      }
      return 0;
    }
    default:
      return 0;  // done, decline
  }
}

}  // namespace orrery::ti3
