#include "games/ti4/rules.h"

#include "games/ti4/rules/build.h"

namespace orrery::ti4 {

MadeRules make_rules(const Pack& pack, const Options& options) {
  MadeRules made;
  made.error = check_players(options);
  if (!made.error.empty()) return made;
  auto r = std::make_shared<Rules>();
  r->options = options;
  r->players = options.players;
  r->pack = PackIdentity(pack.manifest, pack.checksum);
  for (std::size_t i = 0; i < static_cast<std::size_t>(r->players); ++i) r->seat_order[i] = SeatId(i);
  build_galaxy(pack, *r);
  build_units(pack, *r);
  build_techs(pack, *r);
  build_factions(pack, *r);
  build_decks(pack, *r);
  join_content(*r, made.error);
  if (options.scenario) add_plain_factions(*r, made.error);
  add_fault(made.error, check_factions(*r));
  add_fault(made.error, check_map(*r));
  if (made.error.empty()) made.rules = std::move(r);
  return made;
}

const AbilityDef* ability_of(const Rules& r, AbilityRef ref, NoteKindId note_kind) {
  const auto of = [&](const auto& rows) -> const AbilityDef* {
    return ref.id < rows.size() ? rows[ref.id].ability : nullptr;
  };
  switch (ref.source) {
    case Source::Card:
      return of(r.card_kinds);
    case Source::Technology:
      return of(r.techs);
    case Source::Power:
      return of(r.powers);
    case Source::Note: {
      // The four of a colour are the same for everybody; whose faction the fifth is of, only the table knows.
      const std::size_t number = ref.id % kNotesPerSeat;
      if (!note_kind.valid() && number + 1 < kNotesPerSeat) note_kind = NoteKindId(number);
      return note_kind.index() < r.note_kinds.size() ? r.note_kinds[note_kind.index()].ability : nullptr;
    }
    case Source::Law:
      return of(r.agendas);
    case Source::Unit:
      return of(r.units);
    case Source::Objective:
      return of(r.objectives);
  }
  return nullptr;
}

}  // namespace orrery::ti4
