#include "games/ti4/content/powers/gain_from.h"

#include <algorithm>

#include "games/ti4/flow/research.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

using Tokens = FixedVec<int, 2>;  // numbers of tokens from 0

int token_count(const Look& look, SeatId seat) {
  return std::min<int>(count_trait(look, seat, Trait::Assimilator),
                       static_cast<int>(look.s.players[seat].assimilated.size()));
}

bool is_foreign(const Look& look, SeatId seat, TechId t) {
  const FactionId faction = look.r.tech(t).faction;
  return faction.valid() && faction != look.s.players[seat].faction;
}

bool same_unit(const Look& look, TechId a, TechId b) {
  const UnitRowId x = look.r.tech(a).unit;
  const UnitRowId y = look.r.tech(b).unit;
  return x.valid() && y.valid() && look.r.row(x).unit == look.r.row(y).unit;
}

// The tokens that may be put on the technology. One that lies on an upgrade of the same unit must be reused
// (81.21a); of several that lie nowhere one is as good as another.
Tokens tokens_for(const Look& look, SeatId seat, TechId tech) {
  const auto& on = look.s.players[seat].assimilated;
  Tokens tokens;
  bool spare = false;
  for (int i = 0; i < token_count(look, seat); ++i) {
    const TechId there = on[static_cast<std::size_t>(i)];
    if (there.valid() && same_unit(look, there, tech)) {
      Tokens reused;
      reused.push_back(i);
      return reused;
    }
    if (!there.valid() && spare) continue;
    spare = spare || !there.valid();
    tokens.push_back(i);
  }
  return tokens;
}

// 78.1a: a dock that floats now stands in the space area. (What a moved token takes away, settle sees to:
// 81.19, 81.20.)
void lift_docks(Play& g, SeatId seat) {
  const UnitRow* row = row_of(g, seat, Unit::SpaceDock);
  if (row == nullptr || !row->has(UnitTrait::Floating)) return;
  const SystemSet systems = g.s.presence[seat];
  for (SystemId s : systems) {
    for (PlanetId p : g.r.tile(s).planets) {
      if (ground(g, seat, p).docks == 0) continue;
      remove_unit(g, seat, {Unit::SpaceDock, false}, on(p));
      place_units(g, seat, Unit::SpaceDock, 1, space_of(s));
    }
  }
}

}  // namespace

TechSet technologies_from(const Look& look, SeatId seat, SeatSet from) {
  TechSet owned;
  for (SeatId s : from) owned |= look.s.players[s].techs;
  TechSet set = owned & technology_deck(look, seat);
  if (token_count(look, seat) == 0) return set;
  for (TechId t : owned - look.s.players[seat].copied) {
    if (is_foreign(look, seat, t)) set.insert(t);
  }
  return set;
}

void list_technologies(const TechSet& technologies, OptionList& out) {
  for (TechId t : technologies) out.add(make(Verb::Technology, raw(t)));
}

void list_tokens(const Look& look, SeatId seat, TechId tech, OptionList& out) {
  if (!is_foreign(look, seat, tech)) return;
  const Tokens tokens = tokens_for(look, seat, tech);
  if (tokens.size() < 2) return;
  for (int token : tokens) out.add(make(Verb::Number, token + 1));
}

void gain_or_copy(Play& g, SeatId seat, TechId tech, int token) {
  if (!is_foreign(g, seat, tech)) return gain_technology(g, seat, tech);
  copy_technology(g, seat, tech, token > 0 ? token - 1 : tokens_for(g, seat, tech)[0]);
  lift_docks(g, seat);
}

}  // namespace orrery::ti4
