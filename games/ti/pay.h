// Paying with planets and trade goods, the same in every edition: means are used one by one until the sum is
// covered, what is above is lost. `Purse` says what is the game's own:
//   Look, Play, Verb, Currency, PlanetId, PlanetSet        types
//   kGoods, kAny                                           the currency that only goods pay; that of amounts
//   readied(look, seat)                                    planets that can be exhausted
//   worth(look, planet, currency), worth_of_good(look, seat, currency)
//   goods(look, seat)
//   exhaust(g, planet), spend(g, seat, n)
//   rules: kNotPayment, kNoGoods, kOneGood, kGoodsOnly, kNotYours, kExhausted, kWorthless
//   kAsk, kDone                                            the kind of question, and the choice that ends it
// The two procedures are `SumToPay<Purse>` and `AmountToPay<Purse>`; a game gives them its names.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/core/fields.h"
#include "engine/flow/flow.h"
#include "games/ti/ask.h"

namespace orrery::ti {

template <class Purse>
struct Paying {
  using Look = typename Purse::Look;
  using Play = typename Purse::Play;
  using Verb = typename Purse::Verb;
  using Currency = typename Purse::Currency;
  using PlanetId = typename Purse::PlanetId;

  static Choice exhausting(PlanetId p) { return Choice::of(Verb::Exhaust, p.value); }
  static Choice spending() { return Choice::of(Verb::Spend, 1); }

  // The most this player can raise now.
  static int power(const Look& look, SeatId seat, Currency currency) {
    int sum = Purse::goods(look, seat) * Purse::worth_of_good(look, seat, currency);
    if (currency == Purse::kGoods) return sum;
    for (PlanetId p : Purse::readied(look, seat)) sum += Purse::worth(look, p, currency);
    return sum;
  }

  static void list(const Look& look, SeatId seat, Currency currency, OptionList& out) {
    if (currency != Purse::kGoods) {
      for (PlanetId p : Purse::readied(look, seat)) {
        if (Purse::worth(look, p, currency) > 0) out.add(exhausting(p));
      }
    }
    if (Purse::goods(look, seat) > 0) out.add(spending());
  }

  static Refusal check(const Look& look, SeatId seat, Currency currency, Choice c) {
    if (c.template verb<Verb>() == Verb::Spend) {
      if (Purse::goods(look, seat) == 0) return refuse(Purse::kNoGoods);
      return c == spending() ? kAllowed : refuse(Purse::kOneGood);  // one at a time
    }
    if (c.template verb<Verb>() != Verb::Exhaust) return refuse(Purse::kNotPayment);
    const PlanetId p(c.operand(0));
    if (currency == Purse::kGoods) return refuse(Purse::kGoodsOnly);
    if (c != exhausting(p) || !Purse::owns(look, seat, p)) return refuse(Purse::kNotYours);
    if (!Purse::readied(look, seat).contains(p)) return refuse(Purse::kExhausted);
    return Purse::worth(look, p, currency) > 0 ? kAllowed : refuse(Purse::kWorthless);
  }

  // What the choice brings.
  static int use(Play& g, SeatId seat, Currency currency, Choice c) {
    if (c.template verb<Verb>() == Verb::Spend) {
      Purse::spend(g, seat, 1);
      return Purse::worth_of_good(g, seat, currency);
    }
    const PlanetId p(c.operand(0));
    Purse::exhaust(g, p);
    return Purse::worth(g, p, currency);
  }

  // The least that leaving out one of the means would take away: if the rest is not enough then, everything
  // is needed and there is nothing to choose.
  template <class Bill>
  static bool everything_needed(const Look& look, const Bill& f) {
    int least = 255;
    if (Purse::goods(look, f.seat) > 0) least = Purse::worth_of_good(look, f.seat, f.currency);
    for (PlanetId p : Purse::readied(look, f.seat)) {
      const int worth = Purse::worth(look, p, f.currency);
      if (worth > 0) least = std::min(least, worth);
    }
    return power(look, f.seat, f.currency) - least < f.owed;
  }
};

// A fixed sum: `exhaust <planet>` and `spend <n>` until it is covered; then it is done by itself.
template <class Purse>
struct SumToPay {
  static constexpr std::string_view kName = "pay";
  SeatId seat;
  typename Purse::Currency currency{};
  std::uint8_t owed = 0;  // still
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(SumToPay, seat, currency, owed, cause)
};

template <class Purse>
void choose(typename Purse::Play& g, SumToPay<Purse>& f, Choice c) {
  f.owed = static_cast<std::uint8_t>(std::max(0, f.owed - Paying<Purse>::use(g, f.seat, f.currency, c)));
}
template <class Purse>
Next advance(typename Purse::Play& g, SumToPay<Purse>& f) {
  const int all = Paying<Purse>::power(g, f.seat, f.currency);
  if (f.owed == 0 || all == 0) return Next::Done;
  const int worth = Purse::worth_of_good(g, f.seat, f.currency);
  if (all == Purse::goods(g, f.seat) * worth) {  // nothing but goods
    Purse::spend(g, f.seat, std::min<int>((f.owed + worth - 1) / worth, Purse::goods(g, f.seat)));
    f.owed = 0;
    return Next::Done;
  }
  if (!Paying<Purse>::everything_needed(g, f)) return ask(g, f);
  OptionList means;
  options(g.look(), f, means);
  choose(g, f, means[0]);
  return Next::Again;
}
template <class Purse>
Asked asked(const typename Purse::Look&, const SumToPay<Purse>& f) {
  return {f.seat, Purse::kAsk, f.cause};
}
template <class Purse>
void options(const typename Purse::Look& look, const SumToPay<Purse>& f, OptionList& out) {
  Paying<Purse>::list(look, f.seat, f.currency, out);
}
template <class Purse>
Refusal check(const typename Purse::Look& look, const SumToPay<Purse>& f, Choice c) {
  return Paying<Purse>::check(look, f.seat, f.currency, c);
}

// Any amount, until `done`; `paid` is the result.
template <class Purse>
struct AmountToPay {
  static constexpr std::string_view kName = "pay_any";
  struct Result {};
  SeatId seat;
  typename Purse::Currency currency = Purse::kAny;
  std::uint8_t paid = 0;
  std::uint16_t cause = Asked::kNoCause;
  bool closed = false;  // the player said `done`
  [[nodiscard]] std::uint8_t told() const { return paid; }
  ORRERY_FIELDS(AmountToPay, seat, currency, paid, cause, closed)
};

template <class Purse>
Next advance(typename Purse::Play& g, AmountToPay<Purse>& f) {
  return f.closed || Paying<Purse>::power(g, f.seat, f.currency) == 0 ? Next::Done : Next::Ask;
}
template <class Purse>
Asked asked(const typename Purse::Look&, const AmountToPay<Purse>& f) {
  return {f.seat, Purse::kAsk, f.cause};
}
template <class Purse>
void options(const typename Purse::Look& look, const AmountToPay<Purse>& f, OptionList& out) {
  Paying<Purse>::list(look, f.seat, f.currency, out);
  out.add(Purse::kDone);
}
template <class Purse>
Refusal check(const typename Purse::Look& look, const AmountToPay<Purse>& f, Choice c) {
  return c == Purse::kDone ? kAllowed : Paying<Purse>::check(look, f.seat, f.currency, c);
}
template <class Purse>
void choose(typename Purse::Play& g, AmountToPay<Purse>& f, Choice c) {
  if (c == Purse::kDone) {
    f.closed = true;
    return;
  }
  f.paid = static_cast<std::uint8_t>(std::min(255, f.paid + Paying<Purse>::use(g, f.seat, f.currency, c)));
}

}  // namespace orrery::ti
