// One full state that agrees with a view, always the same for the same view. What a viewer knows can be asked
// of it with everything that asks states (query.h), and nothing that comes of it can give a secret away.
// What depends on hidden things is made up, of course, and not to be told.
#pragma once

#include "games/ti3/view.h"

namespace orrery::ti3 {

inline State imagined(const Rules& r, const View& v) {
  Random random(0);
  return sample_state(r, v, random);
}

}  // namespace orrery::ti3
