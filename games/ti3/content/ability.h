// The registry of content: one AbilityDef per text that a player uses or that happens at a timing point, each
// in its own file of content/<kind>/<id>.cc. Standing effects are traits (traits.h) and need no code here.
// Adding a text: write the file, declare the def in content/<kind>/<kind>.h and add it to the table in
// <kind>.cc; the data row of the same id finds it.
#pragma once

#include <span>
#include <string_view>

#include "games/ti3/flow/use.h"
#include "games/ti3/fwd.h"

namespace orrery::ti3 {

// Where a text listens.
template <class... Timings>
constexpr FixedVec<Timing, 3> when(Timings... at) {
  FixedVec<Timing, 3> out;
  (out.push_back(at), ...);
  return out;
}

struct AbilityDef {
  std::string_view id;     // of the row in the data files
  FixedVec<Timing, 3> at;  // where it listens
  bool mandatory = false;
  // Whether this player may use it now; w is null for actions and for texts of any time. That the player has
  // it, and that no effect takes it away, is checked already.
  bool (*usable)(const Look& look, SeatId seat, const Occasion* w) = nullptr;  // null: always
  // Targets that are named before the text is announced and can be cancelled (TI3-Q-28); no options: asks
  // nothing (more). In any order.
  void (*ask)(const Look& look, const Use& a, OptionList& out) = nullptr;
  // What it costs, paid before anybody can cancel it.
  void (*pay)(Play& g, const Use& a) = nullptr;
  // Does it. May call frames and be called again (advance a.stage), may return Next::Ask: then `answers`
  // lists what `answerer` (the owner unless given) may answer and `answer` takes it; may return Next::Chance:
  // then `luck` and `lucky`.
  Next (*resolve)(Play& g, Use& a) = nullptr;
  void (*answers)(const Look& look, const Use& a, OptionList& out) = nullptr;
  void (*answer)(Play& g, Use& a, Choice c) = nullptr;
  SeatId (*answerer)(const Look& look, const Use& a) = nullptr;
  ChancePoint (*luck)(const Look& look, const Use& a) = nullptr;
  void (*lucky)(Play& g, Use& a, const Outcome& o) = nullptr;
  // What `resolve` asks is asked with one answer too: not being asked would tell others what a hand holds.
  bool asks_anyway = false;
  // Cards that it is told of stay hidden from all but its owner until they change hands.
  bool secret_answers = false;
  // Right after it another card cannot cancel it (Sabotage).
  bool uncancellable = false;
  // A law without a holder that every player may use.
  bool anybodys = false;
  // Its owner looks through the deck of action cards, from stage 1 on.
  bool searches_deck = false;
  // A power that may be used once in a round.
  bool once_a_round = false;
  // It stands for any discarded action card, at the moments of that card.
  bool copies_discards = false;
  // A card that does not name its target first: what it is played on (TI3-Q-33). Otherwise that is the first
  // player, system or planet that it names.
  Choice (*target)(const Look& look, SeatId seat, const Occasion* w) = nullptr;
};

// All defs of a kind of content, for make_rules to match with the data rows.
std::span<const AbilityDef* const> card_abilities();
std::span<const AbilityDef* const> technology_abilities();
std::span<const AbilityDef* const> power_abilities();
std::span<const AbilityDef* const> law_abilities();
std::span<const AbilityDef* const> leader_abilities();

// The targets named so far, for `ask` and `resolve`.
inline bool asked_before(const Use& a, std::size_t n) { return a.answers.size() > n; }

}  // namespace orrery::ti3
