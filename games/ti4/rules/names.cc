// Names of everything, and things by their names: the words of notation, JSON and options.
#include "games/seat_colours.h"
#include "games/ti/rows.h"
#include "games/ti4/content/ability.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {
namespace {

constexpr std::string_view kFactionNote = "faction_note";
constexpr std::string_view kBeside = "beside";

using ti::find_by_id;
using ti::find_text;
using ti::id_or_mark;
using ti::whole_number;

// Of two rows with one id the one whose text has code is meant.
bool find_any_text(const Rules& r, std::string_view text, bool with_code, AbilityRef& out) {
  return find_text<CardKindId>(r.card_kinds, text, Source::Card, with_code, out) ||
         find_text<TechId>(r.techs, text, Source::Technology, with_code, out) ||
         find_text<PowerId>(r.powers, text, Source::Power, with_code, out) ||
         find_text<AgendaId>(r.agendas, text, Source::Law, with_code, out) ||
         find_text<UnitRowId>(r.units, text, Source::Unit, with_code, out) ||
         find_text<ObjectiveId>(r.objectives, text, Source::Objective, with_code, out);
}

}  // namespace

std::string Rules::name(SeatId id) const {
  return id.index() < kSeats ? std::string(kSeatColours[id.index()]) : "?";
}
std::string Rules::name(SystemId id) const {
  return id.index() < tiles.size() ? std::to_string(tiles[id.index()].number) : "?";
}
std::string Rules::name(PlanetId id) const { return id_or_mark(planets, id); }
std::string Rules::name(TechId id) const { return id_or_mark(techs, id); }
std::string Rules::name(CardKindId id) const { return id_or_mark(card_kinds, id); }
std::string Rules::name(CardId id) const { return id.index() < kind_of.size() ? card(id).id : "?"; }
std::string Rules::name(AgendaId id) const { return id_or_mark(agendas, id); }
std::string Rules::name(ObjectiveId id) const { return id_or_mark(objectives, id); }
std::string Rules::name(NoteId id) const {
  const std::size_t number = id.index() % kNotesPerSeat;
  if (owner_of(id).index() >= kSeats || number >= note_kinds.size()) return "?";
  const std::string what = number + 1 < kNotesPerSeat ? note_kinds[number].id : std::string(kFactionNote);
  return what + "/" + name(owner_of(id));
}
std::string Rules::name(NoteKindId id) const { return id_or_mark(note_kinds, id); }
std::string Rules::name(FactionId id) const {
  return id.index() < factions.size() ? factions[id.index()].key : "?";
}
std::string Rules::name(PowerId id) const { return id_or_mark(powers, id); }
std::string Rules::name(UnitRowId id) const { return id_or_mark(units, id); }
std::string Rules::name(SpotId id) const {
  if (id.index() == kMaxSpots) return std::string(kBeside);
  if (id.index() > kMaxSpots) return "?";
  return std::to_string(spot(id).q) + "," + std::to_string(spot(id).r);
}
std::string Rules::name(AbilityRef ref) const {
  switch (ref.source) {
    case Source::Card:
      return name(CardKindId(ref.id));
    case Source::Technology:
      return name(TechId(ref.id));
    case Source::Power:
      return name(PowerId(ref.id));
    case Source::Note:
      return name(NoteId(ref.id));
    case Source::Law:
      return name(AgendaId(ref.id));
    case Source::Unit:
      return name(UnitRowId(ref.id));
    case Source::Objective:
      return name(ObjectiveId(ref.id));
  }
  return "?";
}

bool Rules::find(std::string_view text, SeatId& out) const {
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    if (kSeatColours[i] != text) continue;
    out = SeatId(i);
    return true;
  }
  return false;
}
bool Rules::find(std::string_view text, SystemId& out) const {
  int number = 0;
  if (!whole_number(text, number) || number > static_cast<int>(tiles.size())) return false;
  out = SystemId(number - 1);
  return true;
}
bool Rules::find(std::string_view text, PlanetId& out) const { return find_by_id(planets, text, out); }
bool Rules::find(std::string_view text, TechId& out) const { return find_by_id(techs, text, out); }
bool Rules::find(std::string_view text, CardKindId& out) const { return find_by_id(card_kinds, text, out); }
bool Rules::find(std::string_view text, CardId& out) const {
  return ti::find_copy<CardKindId>(*this, text, out, [&](CardKindId kind) { return card_kind(kind).cards; });
}
bool Rules::find(std::string_view text, AgendaId& out) const { return find_by_id(agendas, text, out); }
bool Rules::find(std::string_view text, ObjectiveId& out) const { return find_by_id(objectives, text, out); }
bool Rules::find(std::string_view text, NoteId& out) const {
  const std::size_t slash = text.find('/');
  SeatId owner;
  if (slash == std::string_view::npos || !find(text.substr(slash + 1), owner)) return false;
  const std::string_view what = text.substr(0, slash);
  NoteKindId kind;
  std::size_t number = kNotesPerSeat - 1;
  if (what != kFactionNote) {
    if (!find(what, kind) || kind.index() >= number) return false;
    number = kind.index();
  }
  out = NoteId(owner.index() * kNotesPerSeat + number);
  return true;
}
bool Rules::find(std::string_view text, NoteKindId& out) const { return find_by_id(note_kinds, text, out); }
bool Rules::find(std::string_view text, FactionId& out) const {
  for (std::size_t i = 0; i < factions.size(); ++i) {
    if (factions[i].key != text) continue;
    out = FactionId(i);
    return true;
  }
  return false;
}
bool Rules::find(std::string_view text, PowerId& out) const { return find_by_id(powers, text, out); }
bool Rules::find(std::string_view text, UnitRowId& out) const { return find_by_id(units, text, out); }
bool Rules::find(std::string_view text, SpotId& out) const {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    if (name(SpotId(i)) != text) continue;
    out = SpotId(i);
    return true;
  }
  return false;
}
bool Rules::find(std::string_view text, AbilityRef& out) const {
  NoteId note;
  if (find(text, note)) {
    out = {Source::Note, note.value};
    return true;
  }
  return find_any_text(*this, text, true, out) || find_any_text(*this, text, false, out);
}

}  // namespace orrery::ti4
