// Ten-sided dice on the table, the same in every edition. A die has `unit`, `needs`, `modifier`, `face` (0:
// to be rolled), `rerolled` and `hit()`.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/flow/chance.h"
#include "engine/flow/choice.h"

namespace orrery::ti {

inline constexpr int kFaces = 10;  // a 0 is a 10

template <class Dice>
int unrolled(const Dice& dice) {
  int n = 0;
  for (const auto& d : dice) n += d.face == 0 ? 1 : 0;
  return n;
}

template <class Dice>
int hits(const Dice& dice) {
  int n = 0;
  for (const auto& d : dice) n += d.hit() ? 1 : 0;
  return n;
}

inline Pool faces() {
  Pool out;
  for (int face = 1; face <= kFaces; ++face) out.insert(PoolItem(face));
  return out;
}

// `tell(die, what it had to show)` for each die that shows its face now.
template <class Dice, class Tell>
void show(Dice& dice, const Outcome& o, const Tell& tell) {
  std::size_t next = 0;
  for (auto& d : dice) {
    if (d.face != 0) continue;
    d.face = o.items[next++];
    tell(d, std::clamp(d.needs - d.modifier, 0, 99));
  }
}

template <class Dice>
void add(Dice& dice, const typename Dice::value_type& die, int count) {
  for (int i = 0; i < count && !dice.full(); ++i) dice.push_back(die);
}

template <class Dice>
void forget_rerolls(Dice& dice) {
  for (auto& d : dice) d.rerolled = false;
}

template <class Dice>
void pick_up(Dice& dice, std::size_t die) {
  dice[die].rerolled = true;
  dice[die].face = 0;
}

// Dice that may be named for a reroll, dice alike once. `names(die)` is the choice.
template <class Dice, class May, class Names>
void list_rerolls(const Dice& dice, const May& may, const Names& names, OptionList& out) {
  for (const auto& d : dice) {
    if (!may(d)) continue;
    const Choice c = names(d);
    if (!out.contains(c)) out.add(c);
  }
  out.sort_from(0);
}

// The first die that the choice may mean; beyond the dice if there is none.
template <class Dice, class May, class Names>
std::size_t die_named(const Dice& dice, const May& may, const Names& names, Choice c) {
  std::size_t i = 0;
  while (i < dice.size() && !(may(dice[i]) && c == names(dice[i]))) ++i;
  return i;
}

}  // namespace orrery::ti
