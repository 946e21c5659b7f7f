// What a player has from technologies, powers, notes and laws.
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

void count_trait(Player& p, Trait t) {
  std::uint8_t& n = p.traits[static_cast<std::size_t>(t)];
  if (n < 255) ++n;
}

constexpr bool of_the_table(Trait t) {
  return t >= Trait::LawNoBombardCultural && t <= Trait::LawShipForResearch;
}

}  // namespace

void recount_traits(State& s, const Rules& r, SeatId seat) {
  Player& p = s.players[seat];
  p.traits = {};
  if (!p.faction.valid() || p.eliminated) return;
  const Look look{s, r};
  for (TechId t : p.techs | p.copied) {
    if (switched_off(look, seat, t)) continue;
    for (Trait x : r.tech(t).traits) count_trait(p, x);
  }
  for (PowerId power : r.faction(p.faction).powers) {
    if (faction_off(look, seat)) break;
    for (Trait x : r.power(power).traits) count_trait(p, x);
  }
  for (NoteId n : p.notes_in_play) {
    for (Trait x : r.note_kinds[note_kind(look, n).index()].traits) count_trait(p, x);
  }
  for (const LawInPlay& law : s.laws) {
    for (Trait x : r.agenda(law.agenda).traits) {
      if (of_the_table(x) || law.owner == seat) count_trait(p, x);
    }
  }
}

}  // namespace orrery::ti4
