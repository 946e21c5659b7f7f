// The outcome of an agenda, and what was promised for later, as content/agendas/<id>.cc says (35.18).
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/flow/ask.h"

namespace orrery::ti4 {
namespace {

const AgendaText& text_of(const Look& look, const ResolveAgenda& f) { return *look.r.agenda(f.agenda).text; }

}  // namespace

Next advance(Play& g, ResolveAgenda& f) {
  const AgendaText& text = text_of(g, f);
  const auto what = f.later ? text.later : text.resolve;
  return what != nullptr ? what(g, f) : Next::Done;
}

Asked asked(const Look&, const ResolveAgenda& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Ability), cause_of({Source::Law, raw(f.agenda)})};
}

void options(const Look& look, const ResolveAgenda& f, OptionList& out) {
  text_of(look, f).answers(look, f, out);
  out.sort_from(0);
}

Refusal check(const Look& look, const ResolveAgenda& f, Choice c) { return listed(look, f, c, "TI4-35.18"); }

void choose(Play& g, ResolveAgenda& f, Choice c) { text_of(g, f).answer(g, f, c); }

ChancePoint chance(const Look& look, const ResolveAgenda& f) { return text_of(look, f).luck(look, f); }

void outcome(Play& g, ResolveAgenda& f, const Outcome& o) { text_of(g, f).lucky(g, f, o); }

}  // namespace orrery::ti4
