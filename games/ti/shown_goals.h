// How players stand with objectives, as views tell it (docs/views.md; the client reads both editions alike).
#pragma once

#include <optional>

#include "engine/contract/shown.h"

namespace orrery::ti {

// How far a player is with an objective.
struct ShownProgress {
  bool scored = false;
  std::optional<int> have;
  std::optional<int> need;
  std::optional<bool> met;
  ORRERY_FIELDS(ShownProgress, scored, have, need, met)
};
inline ShapeText shape_text(const ShownProgress*) {
  return {"ProgressView", "", {{"have", "null, as are the next two: there is nothing to count"}}};
}

struct ShownChances {
  int sure = 0;
  int possible = 0;
  ORRERY_FIELDS(ShownChances, sure, possible)
};
inline ShapeText shape_text(const ShownChances*) {
  return {"ChancesView",
          "",
          {{"sure", "points of the best public objective that is met with the home system held"},
           {"possible", "beyond that: secret objectives, strategy cards and the like"}}};
}

}  // namespace orrery::ti
