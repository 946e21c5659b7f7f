#include "games/ti4/flow/component_action.h"

#include "games/ti4/flow/at_hand.h"

namespace orrery::ti4 {
namespace {

bool is_action(const AbilityDef* def) { return def != nullptr && def->at.contains(Timing::ComponentAction); }

}  // namespace

void list_component_actions(const Look& look, SeatId seat, OptionList& out) {
  const std::size_t from = out.size();
  visit_all(look, seat, Timing::ComponentAction, [&](AbilityRef ref, const AbilityDef* def) {
    if (usable(look, seat, ref, def, nullptr)) out.add(use_choice(look, ref));
  });
  out.sort_from(from);
}

Refusal check_component_action(const Look& look, SeatId seat, Choice c) {
  const Verb verb = c.verb<Verb>();
  if (verb != Verb::Play && verb != Verb::Use) return refuse("TI4-9.1");
  const AbilityRef ref = named_text(c);
  if (c != use_choice(look, ref)) return refuse("TI4-9.1");
  if (lies_exhausted(look, seat, ref)) return refuse("TI4-33.0");
  if (is_own_note(seat, ref)) return refuse("TI4-13.2");
  if (!holds(look, seat, ref)) return refuse(not_held_rule(look, seat, ref));
  const AbilityDef* def = text_of(look, ref);
  if (!is_action(def)) return refuse(ref.source == Source::Card ? "TI4-18.6" : "TI4-16.3");
  if (!usable(look, seat, ref, def, nullptr)) return refuse("TI4-9.3");
  return kAllowed;
}

void start_component_action(Play& g, SeatId seat, Choice c) {
  Use a;
  a.ref = named_text(c);
  a.owner = seat;
  g.call(a);
}

}  // namespace orrery::ti4
