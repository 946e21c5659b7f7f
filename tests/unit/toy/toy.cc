#include "tests/unit/toy/toy.h"

#include <array>

#include "engine/flow/change.h"

namespace orrery::toy {
namespace {

constexpr std::array<std::string_view, kSeats> kColours{"red", "blue", "green"};
constexpr std::array<Kind, kCards> kDeck{Kind::Nope, Kind::Nope,  Kind::Nope,  Kind::Nope, Kind::Toll,
                                         Kind::Toll, Kind::Steal, Kind::Steal, Kind::Tax,  Kind::Tax};
constexpr int kMostCoins = 3;

template <class... Operands>
Choice make(Verb verb, Operands... operands) {
  return Choice::of(verb, operands...);
}

// ---- verbs: what changes the state ----

void gain(Play& g, SeatId seat, int coins) {
  std::int16_t& purse = state_of(g).players[seat].coins;
  purse = static_cast<std::int16_t>(purse + coins);
  g.emit(coins >= 0 ? Happening::Took : Happening::Lost, seat.value, coins >= 0 ? coins : -coins);
}

void take_from_bank(Play& g, SeatId seat, int coins) {
  state_of(g).bank = static_cast<std::uint8_t>(g.s.bank - coins);
  gain(g, seat, coins);
}

void count_turn(Play& g) { --state_of(g).turns_left; }

void draw_card(Play& g, SeatId seat, CardId card) {
  state_of(g).deck.erase(card);
  state_of(g).players[seat].hand.insert(card);
  g.emit(Happening::Drew, seat.value);
  g.emit(Happening::DrewCard, seat.value, Rules::kind(card));
}

void discard_card(Play& g, SeatId seat, CardId card) {
  state_of(g).players[seat].hand.erase(card);
  state_of(g).discard.insert(card);
}

// ---- helpers ----

// The players from the one after `seat` on, `seat` last.
FixedVec<SeatId, kMaxSeats> others_first(SeatId seat) {
  FixedVec<SeatId, kMaxSeats> order;
  for (std::size_t i = 1; i <= kSeats; ++i) order.push_back(SeatId((seat.index() + i) % kSeats));
  return order;
}

CardId first_of(const CardSet& set, Kind kind) {
  for (CardId card : set) {
    if (Rules::kind(card) == kind) return card;
  }
  return CardId{};
}

Reaction window(Point point, SeatId subject) {
  Reaction w;
  w.point = static_cast<std::uint8_t>(point);
  w.subject = subject.value;
  w.order = others_first(subject);
  return w;
}

Text text(CardId card, SeatId owner) {
  Text a;
  a.ref.card = card;
  a.owner = owner;
  return a;
}

}  // namespace

std::string Rules::name(SeatId id) { return std::string(kColours[id.index()]); }
Kind Rules::kind(CardId id) { return kDeck[id.index()]; }

bool Rules::find(std::string_view name, SeatId& out) {
  for (std::size_t i = 0; i < kSeats; ++i) {
    if (kColours[i] == name) out = SeatId(i);
  }
  return out.valid();
}

bool Rules::find(std::string_view name, CardId& out) {
  out = CardId{};
  for (std::size_t i = kCards; i-- > 0;) {
    if (enum_name(kDeck[i]) == name) out = CardId(i);
  }
  return out.valid();
}

bool holds(const State& s, SeatId seat, CardId card) { return s.players[seat].hand.contains(card); }

State new_game(std::uint8_t bank, std::uint8_t turns) {
  State s;
  s.deck = CardSet::first_n(kCards);
  s.bank = bank;
  s.turns_left = turns;
  s.flow.frames.push_back(Turns{});
  return s;
}

CardId deal(State& s, SeatId seat, Kind kind) {
  const CardId card = first_of(s.deck, kind);
  if (!card.valid()) return card;
  s.deck.erase(card);
  s.players[seat].hand.insert(card);
  return card;
}

SeatSet winners(const State& s) {
  std::int16_t most = 0;
  for (const Player& p : s.players) most = std::max(most, p.coins);
  SeatSet out;
  for (std::size_t i = 0; i < kSeats; ++i) {
    if (s.players[SeatId(i)].coins == most) out.insert(SeatId(i));
  }
  return out;
}

// ---- turns ----

Next advance(Play& g, Turns& f) {
  if (f.bet_sum > 0) {
    const bool won = f.bet_sum >= 8;  // TOY-2
    gain(g, f.seat, won ? 2 : -1);
    f.bet_sum = 0;
  }
  if (g.s.bank > 0 && g.s.turns_left > 0) return Next::Ask;
  for (SeatId seat : winners(g.s)) g.emit(Happening::Won, seat.value);
  return Next::Over;
}

Asked asked(const Look&, const Turns& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Action)}; }

void options(const Look& look, const Turns& f, OptionList& out) {
  for (int n = 1; n <= std::min<int>(kMostCoins, look.s.bank); ++n) out.add(make(Verb::Take, n));
  const Choice more[] = {make(Verb::Bet), make(Verb::Draw), make(Verb::Use, Kind::Steal), make(Verb::Pass)};
  for (Choice c : more) {
    if (check(look, f, c).allowed()) out.add(c);
  }
}

Refusal check(const Look& look, const Turns& f, Choice c) {
  const Player& p = look.s.players[f.seat];
  switch (c.verb<Verb>()) {
    case Verb::Take:
      return c.operand(0) >= 1 && c.operand(0) <= kMostCoins && c.operand(0) <= look.s.bank ? kAllowed
                                                                                            : refuse("TOY-1");
    case Verb::Bet:
      return p.coins > 0 ? kAllowed : refuse("TOY-2");
    case Verb::Draw:
      return look.s.deck.empty() ? refuse("TOY-3") : kAllowed;
    case Verb::Use:
      return c == make(Verb::Use, Kind::Steal) && first_of(p.hand, Kind::Steal).valid() ? kAllowed
                                                                                        : refuse("TOY-4");
    case Verb::Pass:
      return kAllowed;
    default:
      return refuse("TOY-10");
  }
}

void choose(Play& g, Turns& f, Choice c) {
  const SeatId seat = f.seat;
  count_turn(g);
  f.seat = SeatId((seat.index() + 1) % kSeats);
  if (c.verb<Verb>() == Verb::Take) {
    Taking taking;
    taking.seat = seat;
    taking.coins = c.operand(0);
    g.call(taking);
  } else if (c.verb<Verb>() == Verb::Bet) {
    f.seat = seat;  // the dice decide for this player; bets do not end the turn
    g.call(Dice{seat, 0});
  } else if (c.verb<Verb>() == Verb::Draw) {
    g.call(DrawCard{seat, false});
  } else if (c.verb<Verb>() == Verb::Use) {
    g.call(text(first_of(g.s.players[seat].hand, Kind::Steal), seat));
  }
}

Next advance(Play& g, Taking& f) {
  if (f.step == TakingStep::Announce) {
    f.step = TakingStep::Coins;
    return g.call(window(Point::Taking, f.seat));
  }
  if (f.cancelled) {
    g.emit(Happening::Cancelled, f.seat.value);
  } else {
    take_from_bank(g, f.seat, f.coins);
  }
  return Next::Done;
}

// ---- chance ----

Next advance(Play&, Dice& f) { return f.sum == 0 ? Next::Chance : Next::Done; }

ChancePoint chance(const Look&, const Dice& f) {
  ChancePoint point;
  point.kind = static_cast<std::uint8_t>(Luck::Roll);
  point.seat = f.seat;
  point.count = 2;
  point.ordered = point.replace = true;
  for (int face = 1; face <= 6; ++face) point.pool.insert(PoolItem(face));
  return point;
}

void outcome(Play& g, Dice& f, const Outcome& o) {
  f.sum = static_cast<std::uint8_t>(o.items[0] + o.items[1]);
  g.emit(Happening::Rolled, f.seat.value, o.items[0], o.items[1]);
}

Next advance(Play&, DrawCard& f) { return f.drawn ? Next::Done : Next::Chance; }

ChancePoint chance(const Look& look, const DrawCard& f) {
  ChancePoint point;
  point.kind = static_cast<std::uint8_t>(Luck::Draw);
  point.seat = f.seat;
  point.count = 1;
  for (CardId card : look.s.deck) point.pool.insert(PoolItem(card.value));
  return point;
}

void outcome(Play& g, DrawCard& f, const Outcome& o) {
  const CardId card = first_of(g.s.deck, Rules::kind(CardId(o.items[0])));
  draw_card(g, f.seat, card);
  f.drawn = true;
}

// ---- cards: ask, then do ----

bool open_question(const Look& look, const Text& a) {
  return look.r.kind(a.ref.card) == Kind::Steal && a.answers.empty();
}

void ability_options(const Look& look, const Text& a, OptionList& out) {
  if (a.step == AbilityStep::Resolve) {
    const SeatId victim(a.answers[0].operand(0));
    for (int n = 1; n <= std::min<int>(2, look.s.players[victim].coins); ++n) out.add(make(Verb::Give, n));
    return;
  }
  for (std::size_t i = 0; i < kSeats; ++i) {
    if (SeatId(i) != a.owner) out.add(make(Verb::From, i));
  }
}

Refusal ability_check(const Look& look, const Text& a, Choice c) {
  OptionList legal;
  ability_options(look, a, legal);
  return legal.contains(c) ? kAllowed : refuse("TOY-4");
}

void ability_choose(Play& g, Text& a, Choice c) {
  a.counter = c.operand(0);
  a.stage = 2;
  static_cast<void>(g);
}

Asked ability_asked(const Look&, const Text& a) {
  if (a.step == AbilityStep::Ask) return {a.owner, static_cast<std::uint8_t>(Ask::Target), a.ref.card.value};
  return {SeatId(a.answers[0].operand(0)), static_cast<std::uint8_t>(Ask::Give), a.ref.card.value};
}

void commit(Play& g, Text& a) {
  g.emit(Happening::Played, a.owner.value, g.r.kind(a.ref.card));
  const Kind kind = g.r.kind(a.ref.card);
  if (kind == Kind::Toll || kind == Kind::Tax) return;  // stays in hand
  discard_card(g, a.owner, a.ref.card);
}

bool announce(Play& g, Text& a) {
  g.call(window(Point::Using, a.owner));
  return true;
}

// The victim of a steal chooses how many coins to give, if there is a choice.
Next resolve_steal(Play& g, Text& a) {
  const SeatId victim(a.answers[0].operand(0));
  const int most = std::min<int>(2, g.s.players[victim].coins);
  if (a.stage == 0 && most > 1) {
    a.stage = 1;
    return Next::Ask;
  }
  const int coins = a.stage == 2 ? a.counter : most;
  if (coins > 0) {
    gain(g, victim, -coins);
    gain(g, a.owner, coins);
  }
  return Next::Done;
}

Next resolve(Play& g, Text& a) {
  switch (g.r.kind(a.ref.card)) {
    case Kind::Nope:
      a.cancels = true;
      break;
    case Kind::Toll:
      gain(g, a.owner, 1);
      break;
    case Kind::Tax:
      gain(g, a.owner, -1);
      break;
    case Kind::Steal:
      return resolve_steal(g, a);
  }
  return Next::Done;
}

void finish(Play& g, Text& a) {
  if (a.cancelled) g.emit(Happening::Cancelled, a.owner.value);
}

// ---- windows ----

void listeners(const Look& look, const Reaction& w, SeatId seat, AbilityList<CardRef>& out) {
  const bool taking = w.point == static_cast<std::uint8_t>(Point::Taking);
  const bool own = seat.value == w.subject;
  const auto add = [&](Kind kind, bool mandatory) {
    for (CardId card : look.s.players[seat].hand) {
      if (Rules::kind(card) != kind || w.used.contains(CardRef{card})) continue;
      out.push_back({CardRef{card}, mandatory});
      return;  // copies are one option
    }
  };
  if (!own) add(Kind::Nope, false);
  if (!own && taking) add(Kind::Toll, false);
  if (own && taking) add(Kind::Tax, true);
}

Choice use_choice(const Look& look, const CardRef& ref) { return make(Verb::Use, look.r.kind(ref.card)); }
Choice pass_choice(const Look&, const Reaction&) { return make(Verb::Pass); }
Asked window_asked(const Look&, const Reaction&, SeatId seat) {
  return {seat, static_cast<std::uint8_t>(Ask::React)};
}
std::string_view window_rule(const Look& look, const Reaction& w) {
  const SeatId seat = w.order[w.at];
  return first_of(look.s.players[seat].hand, Kind::Tax).valid() && seat.value == w.subject ? "TOY-7"
                                                                                           : "TOY-5";
}

}  // namespace orrery::toy
