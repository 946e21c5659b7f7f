// A copy of a game on which a proposal is put together, step by step, for the seat that is asked.
#pragma once

#include <vector>

#include "engine/flow/flow.h"

namespace orrery {

// State and Rules of a game; WindowFrame: its frame of reactions (engine/flow/window.h).
template <class State, class Rules, class WindowFrame>
class Draft {
 public:
  using LookAt = Look<State, Rules>;

  // At a decision. The state should be one that the asked seat could imagine: then nothing that comes of the
  // draft can tell it what it does not know.
  Draft(const State& state, const Rules& rules) : s_(state), r_(rules), seat_(asked_now(look()).seat) {
    enter();
  }

  [[nodiscard]] LookAt look() const { return {s_, r_}; }
  [[nodiscard]] SeatId seat() const { return seat_; }
  [[nodiscard]] const std::vector<Choice>& steps() const { return steps_; }

  // Whether the procedure that asked first (or was entered last) still asks this seat.
  [[nodiscard]] bool open() const {
    return asks() && s_.flow.frames.size() == depth_ && s_.flow.frames.back().index() == kind_;
  }
  // The frame that asks this seat now, if it is of that type.
  template <class F>
  [[nodiscard]] const F* frame() const {
    return asks() ? std::get_if<F>(&s_.flow.frames.back()) : nullptr;
  }
  // The question that stands now is answered too, although another procedure asks it.
  void enter() {
    depth_ = s_.flow.frames.size();
    kind_ = s_.flow.frames.back().index();
  }

  // Adds the step; false, and nothing changes, if it is not allowed or the part of this seat is over.
  // Not inline, nor is list: the whole flow hangs on them (extern template in propose.h).
  [[gnu::noinline]] bool take(Choice c) {
    if (!open() || steps_.size() == kMostSteps) return false;
    if (apply_choice(Play<State, Rules>{s_, r_}, c).refused()) return false;
    steps_.push_back(c);
    pass_for_others();
    return true;
  }
  [[gnu::noinline]] void list(OptionList& out) const { list_options(look(), out); }

 private:
  static constexpr std::size_t kMostSteps = 120;
  static constexpr int kMostPasses = 32;

  [[nodiscard]] bool asks() const {
    return s_.flow.stop == Stop::Decision && asked_now(look()).seat == seat_;
  }
  // Whether others hold something to react with is not known: a proposal is made as if they did not react.
  void pass_for_others() {
    for (int i = 0; i < kMostPasses && s_.flow.stop == Stop::Decision && !asks(); ++i) {
      const auto* window = std::get_if<WindowFrame>(&s_.flow.frames.back());
      if (window == nullptr) return;
      if (apply_choice(Play<State, Rules>{s_, r_}, pass_choice(look(), *window)).refused()) return;
    }
  }

  State s_;
  const Rules& r_;
  SeatId seat_;
  std::size_t depth_ = 0;
  std::size_t kind_ = 0;
  std::vector<Choice> steps_;
};

// The first of the options that is worth most; none if `worth` refuses all (below zero).
template <class State, class Rules, class WindowFrame, class Worth>
Choice best_option(const Draft<State, Rules, WindowFrame>& d, const Worth& worth, bool& found) {
  OptionList list;
  d.list(list);
  Choice best;
  int most = -1;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const int n = worth(list[i]);
    if (n <= most) continue;
    most = n;
    best = list[i];
  }
  found = most >= 0;
  return best;
}

}  // namespace orrery
