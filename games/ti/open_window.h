// What the windows of every edition show of themselves in the same way (OpenWindow).
#pragma once

#include <string>

#include "engine/core/enum_names.h"
#include "engine/flow/window.h"
#include "engine/game/game.h"

namespace orrery::ti {

// No other window that is open has it.
template <class Look, class Occasion>
std::string window_key(const Look& look, const Occasion& w) {
  std::string key = std::to_string(look.s.flow.frames.size());
  for (const std::uint8_t part : {w.point, w.subject, w.object, w.detail}) key += "/" + std::to_string(part);
  return key;
}

// Key, passes, and who may still be asked: whoever has something face up to use (`openly`), and whoever
// could hold something as far as everybody knows (`hidden`).
template <class Look, class Occasion, class Openly, class Hidden>
OpenWindow open_window(const Look& look, const Occasion& w, const Openly& openly, const Hidden& hidden) {
  OpenWindow out;
  out.key = window_key(look, w);
  out.passes = w.passes;
  out.pass = pass_choice(look, w);
  for (const SeatId seat : still_to_ask(w, [&](SeatId other) { return openly(other) || hidden(other); })) {
    out.seats.push_back(seat);
    if (openly(seat)) out.named.push_back(seat);
  }
  return out;
}

// What a question is asked because of: a moment if that bit is set, or a text; "" if nothing.
template <class AbilityRef, class Timing, class Rules>
std::string cause_text(const Rules& r, const Asked& asked, unsigned moment_bit) {
  if (asked.cause == Asked::kNoCause) return "";
  if ((asked.cause & moment_bit) != 0)
    return std::string(enum_name(static_cast<Timing>(asked.cause & 0xffU)));
  AbilityRef ref;
  ref.source = static_cast<decltype(ref.source)>(asked.cause >> 8U);
  ref.id = static_cast<std::uint8_t>(asked.cause & 0xffU);
  return r.name(ref);
}

}  // namespace orrery::ti
