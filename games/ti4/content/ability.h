// The registry of content: one AbilityDef per text that a player uses or that happens at a timing point, each
// in its own file of content/<kind>/<id>.cc. Standing effects are traits (traits.h) and need no code here.
// Adding a text: write the file, declare the def in content/<kind>/<kind>.h and add it to the table in
// <kind>.cc; the data row of the same id finds it.
#pragma once

#include <span>
#include <string_view>

#include "games/ti4/flow/use.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

struct RewardDef;  // of predictions: content/agendas/agendas.h

struct AbilityDef {
  std::string_view id;     // the id of the row in the data files
  FixedVec<Timing, 3> at;  // where it listens
  bool mandatory = false;  // 16.6
  bool exhausts = false;   // the card is exhausted as cost
  // A text of units of which each has its own: it is used as often in a window as there are units for it
  // (16.16). `usable` must end that: each use costs a unit.
  bool each_unit = false;
  // Whether this player may use it now; w is null for component actions. Holding it, being ready and not
  // silenced is checked already.
  bool (*usable)(const Look& look, SeatId seat, const Occasion* w) = nullptr;  // null: always
  // Targets that are named before the text is announced and can be cancelled (FAQ-35); no options: asks
  // nothing (more).
  void (*ask)(const Look& look, const Use& a, OptionList& out) = nullptr;
  // Does it. May call frames and be called again (advance a.stage), may return Next::Ask: then `answers`
  // lists what `answerer` (the owner unless given) may answer and `answer` takes it; may return Next::Chance:
  // then `luck` and `lucky`.
  Next (*resolve)(Play& g, Use& a) = nullptr;
  void (*answers)(const Look& look, const Use& a, OptionList& out) = nullptr;
  void (*answer)(Play& g, Use& a, Choice c) = nullptr;
  SeatId (*answerer)(const Look& look, const Use& a) = nullptr;
  ChancePoint (*luck)(const Look& look, const Use& a) = nullptr;
  void (*lucky)(Play& g, Use& a, const Outcome& o) = nullptr;
  // For promissory notes, in place of `usable`: a player may hold several of a kind, and what one does
  // depends on whose it is. Notes in hand and in the play area both listen; those in the play area are
  // mandatory (16.6). After resolving a note returns to its owner (13.3) unless its kind stays in play: then
  // `resolve` itself puts it in play or returns it.
  bool (*note_usable)(const Look& look, SeatId seat, NoteId note, const Occasion* w) = nullptr;
  // For texts that are optional at one timing point and mandatory at another; null: `mandatory` holds always.
  bool (*must_use)(const Look& look, SeatId seat, const Occasion& w) = nullptr;
  // What a prediction made with it brings when it comes true (35.22b); see predict() of flow/agenda_phase.h.
  const RewardDef* reward = nullptr;
  // What `resolve` asks is asked with one answer too: not being asked would tell others what a hand holds.
  bool asks_anyway = false;
  // A standing text of a technology: whether it keeps `seat` from playing action cards now; `owner` has it.
  bool (*forbids_cards)(const Look& look, SeatId owner, SeatId seat) = nullptr;
};

// All defs of a kind of content, for make_rules to match with the data rows.
std::span<const AbilityDef* const> card_abilities();
std::span<const AbilityDef* const> technology_abilities();
std::span<const AbilityDef* const> power_abilities();
std::span<const AbilityDef* const> note_abilities();
std::span<const AbilityDef* const> law_abilities();
std::span<const AbilityDef* const> unit_abilities();
std::span<const AbilityDef* const> objective_abilities();

// The targets named so far, for `ask` and `resolve`.
inline bool asked_before(const Use& a, std::size_t n) { return a.answers.size() > n; }

}  // namespace orrery::ti4
