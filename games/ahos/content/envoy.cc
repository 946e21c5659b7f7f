// envoy(discard=n): when the attacker has decided to stay, the defender makes them withdraw without losses,
// unless they at once discard n cards from hand and/or Reserve. Used in the window after step 3 of Q-30
// (flow/text.cc, listeners).
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

SeatId attacker(const Look& look, const Text&) { return combat_in(look.s)->attacker; }

bool can_pay(const Look& look, const Text& a, const Effect& e) {
  const Player& p = look.s.players[attacker(look, a)];
  return (p.hand | reserves(p)).size() + a.counter >= e.n;
}

}  // namespace

const EffectDef kEnvoy{
    .code = EffectCode::Envoy,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 0, {"discard"});
      return error.empty() ? read_named_number(call, "discard", e.n) : error;
    },  // Not in a response: only the window at the attacker's decision offers it.
    .usable = [](const Look&, SeatId, const Effect&) { return refuse("AHOS-TUG-6"); },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      if (a.cancels) return Next::Done;
      if (a.counter == e.n) {
        g.emit(Happening::EnvoyPaid, raw(attacker(g, a)));
        return Next::Done;
      }
      if (can_pay(g, a, e)) return Next::Ask;
      a.cancels = true;
      return Next::Done;
    },
    .answers = [](const Look& look, const Text& a, const Effect&, OptionList& out) -> void {
      for (Zone z : {Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo}) {
        KindId last;
        for (CardId c : zone(look.s.players[attacker(look, a)], z)) {
          const KindId kind = look.r.kind_of[c.index()];
          if (kind != last) out.add(make(Verb::Discard, z, raw(kind)));
          last = kind;
        }
      }
      if (a.counter == 0) out.add(make(Verb::Withdraw));
    },
    .answer = [](Play& g, Text& a, const Effect&, Choice c) -> void {
      if (c.verb<Verb>() == Verb::Withdraw) {
        a.cancels = true;
        return;
      }
      const SeatId seat = attacker(g, a);
      discard_card(g, seat, zone_at(c, 0), held_card(g, seat, zone_at(c, 0), kind_at(c, 1)));
      ++a.counter;
    },
    .answerer = attacker,
};

}  // namespace orrery::ahos
