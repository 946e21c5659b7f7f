#include "games/ti4/flow/tokens.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kRegulatedFleet = 4;  // Fleet Regulations

// How many tokens there are to distribute: the new ones, with those of the sheet if all may be redistributed.
int tokens_to_place(const Look& look, const GainTokens& f) {
  const int gained = std::min<int>(f.count, reserve_tokens(look, f.seat));  // 73.3a
  const Player& p = look.s.players[f.seat];
  return f.redistribute ? gained + p.tactic + p.fleet + p.strategy : gained;
}

// The most that may go in the fleet pool.
int room_in_fleet(const Look& look, const GainTokens& f) {
  if (!has_trait(look, f.seat, Trait::LawFleetPoolFour)) return kCommandTokens;
  return f.redistribute ? kRegulatedFleet
                        : std::max(0, kRegulatedFleet - static_cast<int>(look.s.players[f.seat].fleet));
}

Verb verb_of(const GainTokens& f) { return f.redistribute ? Verb::Pools : Verb::Gain; }

std::uint8_t in_pool(const Look& look, SeatId seat, Pool3 pool) {
  const Player& p = look.s.players[seat];
  return pool == Pool3::Tactic ? p.tactic : pool == Pool3::Fleet ? p.fleet : p.strategy;
}

inline constexpr std::array<Pool3, 3> kPools{Pool3::Tactic, Pool3::Fleet, Pool3::Strategy};

// Why so many tokens are wrong: some of those to be gained are not there (73.3a), or not all were given a
// pool.
Refusal wrong_sum(const Look& look, const GainTokens& f, int sum) {
  const int all = tokens_to_place(look, f);
  if (sum > all && f.count > reserve_tokens(look, f.seat)) return refuse("TI4-73.3a");
  if (!f.redistribute) return refuse("TI4-73.2");
  return refuse(look.s.phase == Phase::Status ? "TI4-36.5" : "TI4-40.2");
}

bool any_on_sheet(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  return p.tactic + p.fleet + p.strategy > 0;
}

}  // namespace

Next advance(Play& g, GainTokens& f) {
  if (f.done || tokens_to_place(g, f) == 0) return Next::Done;
  return ask(g, f);
}

Asked asked(const Look&, const GainTokens& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Pools)}; }

void options(const Look& look, const GainTokens& f, OptionList& out) {
  const int total = tokens_to_place(look, f);
  const int room = room_in_fleet(look, f);
  for (int tactic = 0; tactic <= total; ++tactic) {
    for (int fleet = 0; fleet <= std::min(room, total - tactic); ++fleet)
      out.add(make(verb_of(f), tactic, fleet, total - tactic - fleet));
  }
}

Refusal check(const Look& look, const GainTokens& f, Choice c) {
  const int tactic = c.operand(0), fleet = c.operand(1), strategy = c.operand(2);
  if (c != make(verb_of(f), tactic, fleet, strategy)) return refuse("TI4-73.2");
  const int sum = tactic + fleet + strategy;
  if (sum != tokens_to_place(look, f)) return wrong_sum(look, f, sum);
  return fleet <= room_in_fleet(look, f) ? kAllowed : refuse("TI4-0.2");
}

void choose(Play& g, GainTokens& f, Choice c) {
  f.done = true;
  if (f.redistribute) {
    set_pools(g, f.seat, c.operand(0), c.operand(1), c.operand(2));
  } else {
    gain_tokens(g, f.seat, c.operand(0), c.operand(1), c.operand(2));
  }
}

// ---- a token that an effect puts on the board

Next advance(Play& g, PlaceToken& f) {
  if (g.s.players[f.seat].tokens.contains(f.system)) return Next::Done;  // 73.6, 30.2c
  if (reserve_tokens(g, f.seat) > 0) {
    place_token(g, f.seat, f.system, false);
    return Next::Done;
  }
  return any_on_sheet(g, f.seat) ? ask(g, f) : Next::Done;
}

Asked asked(const Look&, const PlaceToken& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::TokenFromSheet)};
}

void options(const Look& look, const PlaceToken& f, OptionList& out) {
  for (Pool3 pool : kPools) {
    if (in_pool(look, f.seat, pool) > 0) out.add(make(Verb::From, pool));
  }
}

Refusal check(const Look& look, const PlaceToken& f, Choice c) { return listed(look, f, c, "TI4-73.3b"); }

void choose(Play& g, PlaceToken& f, Choice c) {
  place_token_from(g, f.seat, f.system, static_cast<Pool3>(c.operand(0)));
}

}  // namespace orrery::ti4
