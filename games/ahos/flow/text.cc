#include "games/ahos/flow/text.h"

#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"
#include "games/ahos/view.h"

namespace orrery::ahos {
namespace {

const Effect& effect_of(const Look& look, const Text& a) { return look.r.kind(a.ref.card).effects[0]; }
const EffectDef& def_of(const Look& look, const Text& a) { return effect_def(effect_of(look, a).code); }

bool stays_in_reserve(const Look& look, const Text& a) { return look.r.reserve_marked.contains(a.ref.card); }

}  // namespace

bool open_question(const Look& look, const Text& a) {
  const EffectDef& def = def_of(look, a);
  if (def.ask == nullptr || a.answers.full()) return false;
  OptionList list;
  def.ask(look, a, effect_of(look, a), list);
  return !list.empty();
}

SeatId ability_seat(const Look& look, const Text& a) {
  const EffectDef& def = def_of(look, a);
  return a.step == AbilityStep::Resolve && def.answerer != nullptr ? def.answerer(look, a) : a.owner;
}

void ability_options(const Look& look, const Text& a, OptionList& out) {
  const EffectDef& def = def_of(look, a);
  (a.step == AbilityStep::Ask ? def.ask : def.answers)(look, a, effect_of(look, a), out);
}

Refusal ability_check(const Look& look, const Text& a, Choice c) {
  OptionList list;
  ability_options(look, a, list);
  return list.contains(c) ? kAllowed : refuse("AHOS-CRD-9");
}

void ability_choose(Play& g, Text& a, Choice c) { def_of(g, a).answer(g, a, effect_of(g, a), c); }

Asked ability_asked(const Look& look, const Text& a) {
  return {ability_seat(look, a), static_cast<std::uint8_t>(Ask::Text),
          raw(look.r.kind_of[a.ref.card.index()])};
}

void commit(Play& g, Text& a) {
  if (!stays_in_reserve(g, a)) set_aside(g, a.owner, a.ref.from, a.ref.card);
}

bool announce(Play&, Text&) { return false; }  // no text of this game reacts to the use of another

Next resolve(Play& g, Text& a) {
  const KindDef& def = g.r.kind(a.ref.card);
  // Further effects on the same card are instant additions to a combat; they come first, once.
  if (a.stage == 0) {
    for (std::size_t i = 1; i < def.effects.size(); ++i) {
      Text side = a;
      static_cast<void>(effect_def(def.effects[i].code).resolve(g, side, def.effects[i]));
    }
  }
  return def_of(g, a).resolve(g, a, def.effects[0]);
}

void finish(Play& g, Text& a) {
  if (stays_in_reserve(g, a)) return;
  if (g.r.having(EffectCode::Pact).contains(a.ref.card) && g.s.players[a.owner].pact_with.valid()) return;
  end_text(g, a.owner, a.ref.card);
}

void listeners(const Look& look, const Reaction& w, SeatId seat, AbilityList<TextRef>& out) {
  const Combat* combat = combat_in(look.s);
  const Player& p = look.s.players[seat];
  if (static_cast<Timing>(w.point) == Timing::AttackerStays) {
    for (Zone z : {Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo}) {
      KindId last;
      for (CardId c : (zone(p, z) & look.r.having(EffectCode::Envoy)) - look.s.turn.used) {
        if (look.r.kind_of[c.index()] != last && !out.full()) out.push_back({TextRef{c, z}, false});
        last = look.r.kind_of[c.index()];
      }
    }
    return;
  }
  const Side side = seat == combat->attacker ? Side::Attacker : Side::Defender;
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo}) {
    for (CardId c : zone(p, z) & look.r.having(EffectCode::Salvage)) {
      const TextRef ref{c, z};
      if (w.used.contains(ref) || w.used.size() >= combat->side(side).lost_fleets) continue;
      Text probe;
      probe.ref = ref;
      probe.owner = seat;
      OptionList places;
      kSalvage.answers(look, probe, look.r.effect(c, EffectCode::Salvage), places);
      if (!places.empty() && !out.full()) out.push_back({ref, true});
    }
  }
}

// Only when the attacker stays can something out of a hand be used: asked by what a spectator sees.
bool could_answer(const Look& look, const Reaction& w, SeatId seat) {
  if (look.r.options.windows != WindowOption::Possible ||
      static_cast<Timing>(w.point) != Timing::AttackerStays || look.s.players[seat].hand.empty())
    return false;
  const View v = view_of(look, SeatId{});
  const PlayerView& p = v.players[seat];
  const CardSet fitting = look.r.having(EffectCode::Envoy) - look.s.turn.used;
  if (p.known_hand.size() + p.unknown_hand >= p.hand_size && p.unknown_hand == 0)
    return !(fitting & p.known_hand).empty();
  return !(fitting & p.known_deck).empty() || (p.unknown_deck > 0 && !(fitting & v.tech_unseen).empty());
}

Choice use_choice(const Look& look, const TextRef& ref) {
  return make(Verb::Use, ref.from, raw(look.r.kind_of[ref.card.index()]));
}
Choice pass_choice(const Look&, const Reaction&) { return make(Verb::Pass); }
Asked window_asked(const Look&, const Reaction&, SeatId seat) {
  return {seat, static_cast<std::uint8_t>(Ask::React)};
}
std::string_view window_rule(const Look&, const Reaction&) { return "AHOS-TUG-4"; }

}  // namespace orrery::ahos
