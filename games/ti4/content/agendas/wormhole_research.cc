// Wormhole Research. For: players with a ship in a system with a wormhole may research a technology; then all
// ships in systems with an alpha or beta wormhole are destroyed. Against: those who voted so lose a token of
// their sheet.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/flow/research.h"

namespace orrery::ti4 {
namespace {

bool at_wormhole(const Look& look, SeatId seat) {
  for (SystemId s : look.s.ships_in[seat]) {
    if (has_any_wormhole(look, s)) return true;
  }
  return false;
}

Next research(Play& g, ResolveAgenda& f) {
  while (next_player(g, f)) {
    if (!at_wormhole(g, f.seat) || !anything_to_research(g, f.seat)) continue;
    Research child;
    child.seat = f.seat;
    child.optional = true;
    return g.call(child);
  }
  for (SystemId s : systems_with(g, Wormhole::Alpha) | systems_with(g, Wormhole::Beta))
    destroy_ships_in(g, s);
  return Next::Done;
}

bool has_tokens(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  return p.tactic + p.fleet + p.strategy > 0;
}

}  // namespace

const AgendaText kWormholeResearch{
    .id = "wormhole_research",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor) return research(g, f);
      while (next_player(g, f)) {
        if (voted_for(g, f.seat, kAgainst) && has_tokens(g, f.seat)) return ask(g, f);
      }
      return Next::Done;
    },
    .answers = [](const Look& look, const ResolveAgenda& f, OptionList& out) -> void {
      const Player& p = look.s.players[f.seat];
      if (p.tactic > 0) out.add(make(Verb::From, Pool3::Tactic));
      if (p.fleet > 0) out.add(make(Verb::From, Pool3::Fleet));
      if (p.strategy > 0) out.add(make(Verb::From, Pool3::Strategy));
    },
    .answer = [](Play& g, ResolveAgenda& f, Choice c) -> void {
      spend_token(g, f.seat, static_cast<Pool3>(c.operand(0)));
    },
};

}  // namespace orrery::ti4
