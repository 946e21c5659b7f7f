#include "games/ti3/content/objectives/objectives.h"

#include "games/ti3/flow/pay.h"

namespace orrery::ti3 {

const Requirement* find_requirement(std::string_view id) {
  for (const auto family :
       {planet_requirements(), technology_requirements(), fleet_requirements(), spending_requirements()}) {
    for (const Requirement& r : family) {
      if (r.id == id) return &r;
    }
  }
  return nullptr;
}

Reached reached(const Look& look, SeatId seat, const Requirement& r) {
  if (r.have == nullptr) return {purchasing_power(look, seat, r.currency), r.need};
  return {r.have(look, seat), r.need_here != nullptr ? r.need_here(look, seat) : r.need};
}

}  // namespace orrery::ti3
