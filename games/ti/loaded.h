// What is wrong with a state that came from outside (a byte save), the same in every edition.
#pragma once

#include <string>
#include <type_traits>
#include <variant>

#include "engine/flow/flow.h"
#include "games/unknown_id.h"

namespace orrery::ti {

// For unknown_id: `known(id)` knows the ids of the rules. Seats are looked for among all chairs: what is
// known of whom is a set of them.
template <class Known>
struct LoadedTables {
  const Known& known;
  std::size_t chairs;
};
template <class Known, class IdT>
bool exists(const LoadedTables<Known>& tables, IdT id) {
  if constexpr (std::is_same_v<IdT, SeatId>) {
    return id.index() < tables.chairs;
  } else {
    return tables.known(id);
  }
}

// A game at rest waits for something, and what goes on goes on within set-up or a round.
template <class Setup, class Rounds, class Flow>
std::string flow_fault(const Flow& flow) {
  if (flow.stop == Stop::Running) return "/flow/stop: a game at rest waits for something";
  if (flow.frames.empty()) return flow.stop == Stop::Over ? "" : "/flow/frames: nothing goes on";
  if (!std::holds_alternative<Setup>(flow.frames[0]) && !std::holds_alternative<Rounds>(flow.frames[0]))
    return "/flow/frames/0: neither set-up nor a round";
  return "";
}

// `side_of(player)` is the faction or race; after set-up everybody has one.
template <class Look, class SideOf>
std::string seats_fault(const Look& look, std::size_t chairs, const SideOf& side_of) {
  using Player = std::remove_cvref_t<decltype(look.s.players[SeatId(0)])>;
  const auto players = static_cast<std::size_t>(look.r.players);
  for (std::size_t i = players; i < chairs; ++i) {
    if (!(look.s.players[SeatId(i)] == Player{})) return "pieces of a seat that nobody sits on";
  }
  using Phase = std::remove_cvref_t<decltype(look.s.phase)>;
  for (std::size_t i = 0; i < players && look.s.phase != Phase::Setup; ++i) {
    if (!side_of(look.s.players[SeatId(i)]).valid()) return look.r.name(SeatId(i)) + ": plays nothing";
  }
  return "";
}

// The first thing wrong, ids first; "" if nothing is.
template <class Setup, class Rounds, class Look, class Known, class SideOf>
std::string loaded_fault(const Look& look, std::size_t chairs, const Known& known, const SideOf& side_of) {
  const std::string unknown = unknown_id(LoadedTables<Known>{known, chairs}, look.s);
  if (!unknown.empty()) return unknown + ": no such thing at this table";
  std::string wrong = seats_fault(look, chairs, side_of);
  if (wrong.empty()) wrong = flow_fault<Setup, Rounds>(look.s.flow);
  if (!wrong.empty()) return wrong;
  const std::vector<std::string> faults = faults_of(look);
  return faults.empty() ? "" : faults.front();
}

}  // namespace orrery::ti
