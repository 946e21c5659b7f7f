// A question with one possible answer that reveals nothing is answered by itself (architecture: "Choices,
// chance, reaction windows"). Frames give options() and choose() in the namespace of their game.
#pragma once

#include <string_view>

#include "engine/flow/flow.h"

namespace orrery::ti {

// For advance(): asks, unless there is only one option; then takes it and goes on. Not for questions whose
// being asked or not would tell others something (what a hand holds).
template <class Play, class F>
Next ask(Play& g, F& f) {
  OptionList list;
  options(g.look(), f, list);
  if (list.size() != 1) return Next::Ask;
  choose(g, f, list[0]);
  return Next::Again;
}

// For check() of frames whose options are cheap to list: allowed if listed, otherwise the rule.
template <class Look, class F>
Refusal listed(const Look& look, const F& f, Choice c, std::string_view rule) {
  OptionList list;
  options(look, f, list);
  return list.contains(c) ? kAllowed : refuse(rule);
}

}  // namespace orrery::ti
