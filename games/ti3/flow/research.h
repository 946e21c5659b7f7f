// Taking a technology advance, free or for resources (TI3-TECH).
#pragma once

#include "games/ti3/fwd.h"

namespace orrery::ti3 {

ORRERY_STEPS(ResearchStep)
struct Research {
  static constexpr std::string_view kName = "research";
  ResearchStep step{};
  SeatId seat;
  SeatId chooser;          // who picks; the player unless an effect says so
  std::int8_t price = -1;  // before discounts; -1: free
  bool optional = true;
  TechId tech;
  std::int8_t discount = 0;          // by cards played for this purchase
  Colour discounted = Colour::None;  // only for this colour; None: any
  bool ignores_one = false;          // Focused Research
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(Research, step, seat, chooser, price, optional, tech, discount, discounted, ignores_one,
                cause)
};
ORRERY_ASKING_FRAME(Research)

Refusal may_gain(const Look& look, SeatId seat, TechId tech, bool bought);
int tech_price(const Look& look, const Research& f, TechId tech);

}  // namespace orrery::ti3
