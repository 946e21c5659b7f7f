#include "games/ti3/ti3.h"

namespace orrery::ti3 {

State Ti3::start(const Rules& rules) {
  State s = empty_table(rules);
  s.flow.frames.push_back(Setup{});
  run(Play{s, rules, nullptr});
  return s;
}

}  // namespace orrery::ti3
