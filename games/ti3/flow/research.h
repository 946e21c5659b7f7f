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
  std::array<std::uint8_t, enum_count<Colour>()> discount{};  // by colour; cards played for this purchase
  std::uint8_t skip_price = 0;  // what one missing prerequisite may be ignored for; 0: it may not
  std::uint16_t cause = Asked::kNoCause;
  ORRERY_FIELDS(Research, step, seat, chooser, price, optional, tech, discount, skip_price, cause)
};
ORRERY_ASKING_FRAME(Research)

Refusal may_gain(const Look& look, SeatId seat, TechId tech, bool bought);
// Whether something could be bought of which one prerequisite is missing, at so much more.
bool could_skip(const Look& look, const Research& f, int price);
// Whether a technology of the colour could be bought but for its price.
bool could_buy(const Look& look, SeatId seat, Colour colour);
int tech_price(const Look& look, const Research& f, TechId tech);

}  // namespace orrery::ti3
