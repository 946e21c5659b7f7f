#include "games/ti3/content/objectives/objectives.h"

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

}  // namespace orrery::ti3
