#include "games/ahos/flow/discard.h"

#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

namespace {
constexpr std::uint8_t kFinished = 0xff;
}  // namespace

Next advance(Play& g, Discard& f) {
  if (f.discarded == kFinished) return Next::Done;
  const Player& p = g.s.players[f.seat];
  return (p.hand | reserves(p)).empty() ? Next::Done : Next::Ask;
}

Asked asked(const Look&, const Discard& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Discard)}; }

void options(const Look& look, const Discard& f, OptionList& out) {
  for (Zone z : {Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo}) {
    KindId last;
    for (CardId c : zone(look.s.players[f.seat], z)) {
      const KindId kind = look.r.kind_of[c.index()];
      if (kind != last) out.add(make(Verb::Discard, z, raw(kind)));
      last = kind;
    }
  }
  if (f.discarded > 0) out.add(make(Verb::Done));
}

Refusal check(const Look& look, const Discard& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return f.discarded > 0 ? kAllowed : refuse("AHOS-DSC-1");
  if (c.verb<Verb>() != Verb::Discard) return refuse("AHOS-TRN-6");
  if (zone_at(c, 0) > Zone::ReserveTwo || !held_card(look, f.seat, zone_at(c, 0), kind_at(c, 1)).valid())
    return refuse("AHOS-DSC-1");
  return kAllowed;
}

void choose(Play& g, Discard& f, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    f.discarded = kFinished;
    return;
  }
  discard_card(g, f.seat, zone_at(c, 0), held_card(g, f.seat, zone_at(c, 0), kind_at(c, 1)));
  ++f.discarded;
}

}  // namespace orrery::ahos
