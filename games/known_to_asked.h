// Questions about a position that are answered by what the player knows who is asked: proposals, facts beside
// the options.
#pragma once

#include <type_traits>
#include <variant>

#include "engine/flow/flow.h"

namespace orrery {

// of(known, frame) for the frame that asks, if `of` takes frames of its kind; an empty answer otherwise.
// `known` is a position made up from the view of whoever is asked, so nothing that comes of it gives a secret
// away.
template <class Answer, class State, class Rules, class Of>
Answer known_to_asked(const Look<State, Rules>& look, const Of& of) {
  return std::visit(
      [&](const auto& frame) -> Answer {
        if constexpr (std::is_invocable_v<const Of&, const State&, decltype(frame)>) {
          return of(imagined(look.r, view_of(look, asked_now(look).seat)), frame);
        } else {
          return {};
        }
      },
      look.s.flow.frames.back());
}

}  // namespace orrery
