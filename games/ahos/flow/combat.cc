#include "games/ahos/flow/combat.h"

#include <algorithm>
#include <cstdlib>

#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/flow/draw_cards.h"
#include "games/ahos/luck.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(CombatStep)

namespace {

constexpr Side other(Side s) { return s == Side::Attacker ? Side::Defender : Side::Attacker; }

int neutral_strength(const Look& look, const Combat& c) {  // NEU-2, NEU-3
  const Space& sp = look.s.spaces[c.space];
  int alien = 0;
  if (sp.alien == AlienSide::FaceUp)
    alien = c.alien_counts ? look.r.alien_value[sp.alien_token.index()] : c.alien_value;
  return look.r.tile(sp.tile).strength + alien;
}

// Cards in Reserve that add strength while they lie there (CBT-5, RSV-10).
int reserve_strength(const Look& look, const Combat& c, Side side) {
  int sum = 0;
  const CardSet cards = reserves(look.s.players[c.seat(side)]) & look.r.having(EffectCode::Strength);
  for (CardId card : cards) sum += reserve_card_strength(look, c, side, card);
  return sum;
}

void tell_margin(Play& g, const Combat& c) {  // CBT-6
  const int m = margin(g, c);
  g.emit(Happening::MarginNow, m > 0 ? Side::Attacker : Side::Defender, std::abs(m));
}

// Units that a side loses: half, rounded for the winner down and for the loser up (LOS-1, LOS-3).
int half(const Look& look, const Combat& c, Side side) {
  const int units = look.s.spaces[c.space].units[c.seat(side)].count();
  const int due = side == c.winner ? units / 2 : (units + 1) / 2;
  return std::max(0, due - c.side(side).fewer_losses);
}

Next take_losses(Play& g, Combat& c, Side side, CombatStep then) {
  c.step = then;
  if (!c.seat(side).valid() || !c.side(side).loses) return Next::Again;
  const int count = half(g, c, side);
  if (count == 0) return Next::Again;
  return g.call(Losses{c.seat(side), c.space, static_cast<std::uint8_t>(count), 0});
}

Next reveal(Play& g, Combat& c) {
  const Space& sp = g.s.spaces[c.space];
  if (!c.defender.valid() && sp.alien == AlienSide::Hidden) {
    if (!sp.alien_token.valid()) return Next::Chance;
    reveal_alien(g, c.space, sp.alien_token);
  }
  c.step = CombatStep::Strengths;
  return Next::Again;
}

Next react(Play& g, Combat& c, Timing point, CombatStep then) {
  c.step = then;
  Reaction window;
  window.point = static_cast<std::uint8_t>(point);
  window.subject = c.space.value;
  if (point == Timing::CombatEnds) window.order.push_back(c.attacker);
  if (c.defender.valid()) window.order.push_back(c.defender);
  return window.order.empty() ? Next::Again : g.call(window);
}

// One side stops without a fight going on: the other wins, nobody loses units in halves (CBT-8, CBT-9, Q-18).
void concede(Play& g, Combat& c, Side side) {
  g.emit(Happening::Withdrew, raw(c.seat(side)));
  c.winner = other(side);
  c.step = CombatStep::Retreat;
}

Next next_response(Play& g, Combat& c) {
  const Side behind = margin(g, c) > 0 ? Side::Defender : Side::Attacker;  // CBT-11
  c.winner = other(behind);
  if (!c.seat(behind).valid()) {  // NEU-6: a neutral system never answers
    c.side(c.winner).loses = c.crossed;
    c.step = CombatStep::LoserLosses;
    return Next::Again;
  }
  c.step = CombatStep::Answered;
  Response r;
  r.seat = c.seat(behind);
  r.side = behind;
  return g.call(r);
}

Next answered(Play& g, Combat& c) {
  const Side side = other(c.winner);
  const bool gone = !holds_piece(g.s.spaces[c.space], c.seat(side));
  if (gone) {  // TUG-9; TUG-10: a neutral side never comes here
    c.step = CombatStep::Aftermath;
    return Next::Again;
  }
  if (c.yielded) {  // TUG-8, CFR-1 to CFR-3
    g.emit(Happening::Yielded, raw(c.seat(side)));
    c.side(side).loses = true;
    c.side(c.winner).loses = c.crossed;
    c.step = CombatStep::LoserLosses;
    return Next::Again;
  }
  g.emit(Happening::Answered, raw(c.seat(side)));
  tell_margin(g, c);
  c.crossed = true;
  c.step = CombatStep::Responses;
  return Next::Again;
}

void aftermath(Play& g, Combat& c) {
  if (c.defender.valid()) {
    g.emit(Happening::CombatWon, raw(c.seat(c.winner)), c.winner, raw(c.space));
  } else if (c.winner == Side::Defender) {
    g.emit(Happening::NeutralWon, raw(c.attacker), raw(c.space));
  } else {
    g.emit(Happening::CombatWon, raw(c.attacker), c.winner, raw(c.space));
  }
  if (c.winner != Side::Attacker) return;
  note_won_combat(g);
  const Space& sp = g.s.spaces[c.space];
  if (!c.defender.valid()) {
    if (sp.alien == AlienSide::FaceUp) remove_alien(g, c.space);
  } else if (sp.marker != Marker::None && sp.owner == c.defender) {
    return_system_card(g, c.defender, c.space);  // AFT-2
    remove_marker(g, c.space);                   // AFT-4, AFT-6
  }
}

Refusal check_stay(const Look& look, SeatId seat, SpaceId space, Choice c) {
  if (c.verb<Verb>() == Verb::Stay) return kAllowed;
  if (c.verb<Verb>() != Verb::Withdraw) return refuse("AHOS-CBT-10");
  return can_retreat(look, seat, space) ? kAllowed : refuse("AHOS-RET-6");
}

}  // namespace

int reserve_card_strength(const Look& look, const Combat& c, Side side, CardId card) {
  if (!look.r.reserve_marked.contains(card) || !look.r.having(EffectCode::Strength).contains(card)) return 0;
  const SeatId seat = c.seat(side);
  const Space& sp = look.s.spaces[c.space];
  const Effect& e = look.r.effect(card, EffectCode::Strength);
  if (e.role == EffectRole::Attacker && side != Side::Attacker) return 0;
  if (e.role == EffectRole::Defender && side != Side::Defender) return 0;
  if (e.need == EffectNeed::OwnMarker && (sp.marker == Marker::None || sp.owner != seat)) return 0;
  if (e.need == EffectNeed::OwnFleets && sp.units[seat].fleets < e.need_count) return 0;
  return e.n;
}

int strength(const Look& look, const Combat& c, Side side) {
  const SeatId seat = c.seat(side);
  if (!seat.valid()) return neutral_strength(look, c);
  const Units units = look.s.spaces[c.space].units[seat];
  return units.fleets * look.r.limits.fleet_strength + units.star_bases * look.r.limits.star_base_strength +
         c.side(side).bonus + reserve_strength(look, c, side);
}

int margin(const Look& look, const Combat& c) {
  return strength(look, c, Side::Attacker) - strength(look, c, Side::Defender);
}

namespace {

template <class Stack>
auto topmost_combat(Stack& frames) -> decltype(std::get_if<Combat>(&frames[0])) {
  for (std::size_t i = frames.size(); i-- > 0;) {
    if (auto* c = std::get_if<Combat>(&frames[i])) return c;
  }
  return nullptr;
}

}  // namespace

const Combat* combat_in(const State& s) { return topmost_combat(s.flow.frames); }
Combat* combat_in(State& s) { return topmost_combat(s.flow.frames); }
Combat* combat_in(Play& g) { return topmost_combat(g.flow().frames); }

Next advance(Play& g, Combat& c) {
  switch (c.step) {
    case CombatStep::Reveal:
      return reveal(g, c);
    case CombatStep::Strengths:
      tell_margin(g, c);
      c.step = can_retreat(g, c.attacker, c.space) ? CombatStep::AttackerStays : CombatStep::Envoys;
      return Next::Again;
    case CombatStep::AttackerStays:
    case CombatStep::DefenderStays:
      return Next::Ask;
    case CombatStep::Envoys:
      return c.defender.valid() ? react(g, c, Timing::AttackerStays, CombatStep::AfterEnvoys)
                                : (c.step = CombatStep::Responses, Next::Again);
    case CombatStep::AfterEnvoys:
      if (c.envoy) {
        concede(g, c, Side::Attacker);
      } else {
        c.step = can_retreat(g, c.defender, c.space) ? CombatStep::DefenderStays : CombatStep::Responses;
      }
      return Next::Again;
    case CombatStep::Responses:
      return next_response(g, c);
    case CombatStep::Answered:
      return answered(g, c);
    case CombatStep::LoserLosses:
      return take_losses(g, c, other(c.winner), CombatStep::WinnerLosses);
    case CombatStep::WinnerLosses:
      return take_losses(g, c, c.winner, CombatStep::Retreat);
    case CombatStep::Retreat: {
      c.step = CombatStep::Aftermath;
      const SeatId loser = c.seat(other(c.winner));
      return loser.valid() ? g.call(Retreat{loser, c.space, 0}) : Next::Again;
    }
    case CombatStep::Aftermath:
      aftermath(g, c);
      c.step = CombatStep::Salvage;
      return Next::Again;
    case CombatStep::Salvage:
      return react(g, c, Timing::CombatEnds, CombatStep::Refill);
    case CombatStep::Refill:
      c.step = CombatStep::End;
      return c.defender.valid() ? g.call(refill_hand(g, c.defender)) : Next::Again;  // AFT-1
    case CombatStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Combat& c) {
  const bool attack = c.step == CombatStep::AttackerStays;
  return {attack ? c.attacker : c.defender, static_cast<std::uint8_t>(attack ? Ask::Attack : Ask::Defend)};
}

void options(const Look&, const Combat&, OptionList& out) {
  out.add(make(Verb::Stay));
  out.add(make(Verb::Withdraw));
}

Refusal check(const Look& look, const Combat& c, Choice choice) {
  return check_stay(look, c.step == CombatStep::AttackerStays ? c.attacker : c.defender, c.space, choice);
}

void choose(Play& g, Combat& c, Choice choice) {
  const Side side = c.step == CombatStep::AttackerStays ? Side::Attacker : Side::Defender;
  if (choice.verb<Verb>() == Verb::Withdraw) return concede(g, c, side);
  g.emit(Happening::Stayed, raw(c.seat(side)));
  c.step = side == Side::Attacker ? CombatStep::Envoys : CombatStep::Responses;
}

ChancePoint chance(const Look& look, const Combat&) {
  return luck(Luck::Alien, pool_of(look.s.alien_pool), 1);
}

void outcome(Play& g, Combat& c, const Outcome& o) {
  reveal_alien(g, c.space, drawn_alien(g.r, g.s.alien_pool, o));
  c.step = CombatStep::Strengths;
}

}  // namespace orrery::ahos
