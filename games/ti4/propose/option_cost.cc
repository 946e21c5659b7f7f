// What an option costs, where the choice has a price.
#include "games/ti4/flow/at_hand.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/propose/facts.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

// What one more unit adds to the bill: of a pair the second may be had for nothing.
json::value cost_of_unit(const Look& look, const Production& f, Unit unit) {
  Production with = f;
  ++with.units[at(unit)];
  return json::object{{"resources", cost_of(look, with) - cost_of(look, f)}};
}

// The notes before the active player that go back to their owners if this system is activated, and the
// points that go with them: what their own texts do, on a copy. All of it lies open.
json::value cost_of_activation(const Look& look, SeatId seat, SystemId system) {
  Occasion occasion;
  occasion.point = static_cast<std::uint8_t>(Timing::SystemActivated);
  occasion.subject = raw(seat);
  occasion.object = raw(system);
  State after = look.s;
  Play tried(after, look.r);
  json::array returned;
  for (NoteId note : look.s.players[seat].notes_in_play) {
    const AbilityRef ref{Source::Note, raw(note)};
    const AbilityDef* def = text_of(look, ref);
    if (def == nullptr || !note_listens(look, note, Timing::SystemActivated)) continue;
    if (!usable(look, seat, ref, def, &occasion) || !mandatory(look, seat, ref, *def, occasion)) continue;
    Use use;
    use.owner = seat;
    use.ref = ref;
    def->resolve(tried, use);
    if (!after.players[seat].notes_in_play.contains(note)) returned.emplace_back(look.r.name(note));
  }
  if (returned.empty()) return nullptr;
  json::object out{{"notes", std::move(returned)}};
  if (const int points = look.s.players[seat].vp - after.players[seat].vp; points > 0)
    out["victory_points"] = points;
  return out;
}

}  // namespace

json::value option_cost(const Look& look, Choice c) {
  const Frames& frame = look.s.flow.frames.back();
  if (c.verb<Verb>() == Verb::Activate)
    return cost_of_activation(look, asked_now(look).seat, system_at(c, 0));
  if (const auto* f = std::get_if<Production>(&frame); f != nullptr && c.verb<Verb>() == Verb::Produce)
    return cost_of_unit(look, *f, unit_at(c, 0));
  return nullptr;
}

}  // namespace orrery::ti4
