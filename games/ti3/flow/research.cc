#include "games/ti3/flow/research.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/research_steps.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(ResearchStep)

namespace {

int missing(const Look& look, SeatId seat, const TechDef& t) {
  const TechSet left = t.needs - look.s.players[seat].techs;
  if (t.any_of) return left.size() < t.needs.size() ? 0 : 1;
  return left.size();
}

// One more for each specialty planet with a scientist (TI3-SCIENTIST-1).
int scientists(const Look& look, SeatId seat, Colour colour) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) {
    if (exhausted(look, p) || !leader_on(look, look.s.planets[p].own, seat, LeaderType::Scientist)) continue;
    for (Colour c : look.r.planet(p).specialty) {
      if (c == colour || law_trait(look, Trait::LawSpecialtyForAll)) {
        ++n;
        break;
      }
    }
  }
  return n;
}

// What laws make of the price.
int law_surcharge(const Look& look, Colour colour) {
  constexpr int kDear = 2;
  constexpr int kRedDear = 4;
  constexpr int kSubsidy = 3;
  int n = 0;
  if (law_trait(look, Trait::LawDearTechnology)) n += kDear;
  if (colour == Colour::Red && law_trait(look, Trait::LawRedDear)) n += kRedDear;
  for (const LawInPlay& law : look.s.laws) {
    if (law.colour != Colour::None) n += law.colour == colour ? -kSubsidy : kDear;
  }
  return n;
}

// What forbids the technology, prerequisites aside.
Refusal is_open(const Look& look, SeatId seat, TechId tech, bool bought) {
  const TechDef& t = look.r.tech(tech);
  if (has_tech(look, seat, tech)) return refuse("TI3-TECH-1");
  if (held(look, Hold::NoTechnology, seat)) return refuse("TI3-ACARD-2");
  if (held(look, Hold::NoColour, SeatId{}, static_cast<std::uint8_t>(t.colour)))
    return refuse("TI3-POLITICS-7");
  return bought && held(look, Hold::NoPurchase) ? refuse("TI3-POLITICS-7") : kAllowed;
}

// Of this one exactly one prerequisite is missing, and a card lets the player ignore it.
bool skips(const Look& look, const Research& f, TechId t) {
  return f.skip_price > 0 && missing(look, f.seat, look.r.tech(t)) == 1;
}

bool can_take(const Look& look, const Research& f, TechId t) {
  if (is_open(look, f.seat, t, f.price >= 0).refused()) return false;
  if (missing(look, f.seat, look.r.tech(t)) > 0 && !skips(look, f, t)) return false;
  return f.price < 0 || tech_price(look, f, t) <= purchasing_power(look, f.seat, Currency::Resources);
}

template <class Fits>
bool any_technology(const Look& look, const Fits& fits) {
  for (std::size_t i = 0; i < look.r.techs.size(); ++i) {
    if (fits(TechId(i))) return true;
  }
  return false;
}

}  // namespace

bool could_skip(const Look& look, const Research& f, int price) {
  Research with = f;
  with.skip_price = static_cast<std::uint8_t>(price);
  return any_technology(look, [&](TechId t) { return skips(look, with, t) && can_take(look, with, t); });
}

bool could_buy(const Look& look, SeatId seat, Colour colour) {
  return any_technology(look, [&](TechId t) {
    return look.r.tech(t).colour == colour && may_gain(look, seat, t, true).allowed();
  });
}

Refusal may_gain(const Look& look, SeatId seat, TechId tech, bool bought) {
  if (tech.index() >= look.r.techs.size()) return refuse("TI3-TECH-1");
  const TechDef& t = look.r.tech(tech);
  if (const Refusal r = is_open(look, seat, tech, bought); r.refused()) return r;
  return missing(look, seat, t) == 0 ? kAllowed : refuse(t.any_of ? "TI3-TECH-8" : "TI3-TECH-7");
}

int tech_price(const Look& look, const Research& f, TechId tech) {
  const Colour colour = look.r.tech(tech).colour;
  int price = f.price + law_surcharge(look, colour);
  price -= specialties(look, f.seat, colour, true);  // TI3-TECH-10 to TI3-TECH-12
  price -= scientists(look, f.seat, colour);
  price -= count_trait(look, f.seat, Trait::CheaperTechnology);
  price -= f.discount[static_cast<std::size_t>(colour)];
  return std::max(0, price) + (skips(look, f, tech) ? f.skip_price : 0);
}

Next advance(Play& g, Research& f) {
  switch (f.step) {
    case ResearchStep::Begin:
      f.step = ResearchStep::Choose;
      return f.price >= 0 ? open_window(g, Timing::BeforeTechnologyPurchase, raw(f.seat)) : Next::Again;
    case ResearchStep::Choose: {
      OptionList list;
      options(g, f, list);
      if (list.empty()) return Next::Done;
      return list.size() == 1 && f.optional ? Next::Done : ask(g, f);
    }
    case ResearchStep::Pay: {
      f.step = ResearchStep::Take;
      const int price = f.price < 0 ? 0 : tech_price(g, f, f.tech);
      return price > 0 ? g.call(Pay{f.seat, Currency::Resources, static_cast<std::uint8_t>(price), f.cause})
                       : Next::Again;
    }
    case ResearchStep::Take:
      gain_technology(g, f.seat, f.tech);
      f.step = ResearchStep::End;
      return Next::Again;
    case ResearchStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Research& f) {
  return {f.chooser.valid() ? f.chooser : f.seat, static_cast<std::uint8_t>(Ask::Research), f.cause};
}

void options(const Look& look, const Research& f, OptionList& out) {
  for (std::size_t i = 0; i < look.r.techs.size(); ++i) {
    if (can_take(look, f, TechId(i))) out.add(make(Verb::Research, i));
  }
  if (f.optional) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Research& f, Choice c) {
  if (c.verb<Verb>() != Verb::Research) return listed(look, f, c, "TI3-TECH-6");
  const TechId t(c.operand(0));
  if (t.index() < look.r.techs.size() && can_take(look, f, t)) return kAllowed;
  const Refusal r = may_gain(look, f.seat, t, f.price >= 0);
  return r.refused() ? r : refuse("TI3-TECHCARD-2");
}

void choose(Play&, Research& f, Choice c) {
  f.step = c.verb<Verb>() == Verb::Research ? ResearchStep::Pay : ResearchStep::End;
  f.tech = TechId(c.operand(0));
}

}  // namespace orrery::ti3
