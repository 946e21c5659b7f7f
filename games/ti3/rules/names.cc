// Names of everything, and things by their names: the words of notation, JSON and options.
#include "games/seat_colours.h"
#include "games/ti/rows.h"
#include "games/ti3/rules.h"

namespace orrery::ti3 {

using ti::find_by_id;
using ti::id_or_mark;

std::string Rules::name(SeatId id) const {
  return id.index() < kSeatColours.size() ? std::string(kSeatColours[id.index()]) : "?";
}
std::string Rules::name(SystemId id) const { return id_or_mark(tiles, id); }
std::string Rules::name(PlanetId id) const { return id_or_mark(planets, id); }
std::string Rules::name(TechId id) const { return id_or_mark(techs, id); }
std::string Rules::name(CardKindId id) const { return id_or_mark(card_kinds, id); }
std::string Rules::name(CardId id) const { return id.index() < kind_of.size() ? card(id).id : "?"; }
std::string Rules::name(PoliticalId id) const { return id_or_mark(political, id); }
std::string Rules::name(ObjectiveId id) const { return id_or_mark(objectives, id); }
std::string Rules::name(RaceId id) const { return id_or_mark(races, id); }
std::string Rules::name(PowerId id) const { return id_or_mark(powers, id); }
std::string Rules::name(LeaderId id) const { return id_or_mark(leaders, id); }
std::string Rules::name(CounterKindId id) const { return id_or_mark(counter_kinds, id); }
std::string Rules::name(CounterId id) const {
  return id.index() < counter_kind_of.size() ? counter(id).id : "?";
}
std::string Rules::name(SpotId id) const {
  return id.index() < spots.size() ? std::to_string(spot(id).q) + "," + std::to_string(spot(id).r) : "?";
}
std::string Rules::name(AbilityRef ref) const {
  switch (ref.source) {
    case Source::Card:
    case Source::Copied:
      return name(CardKindId(ref.id));
    case Source::Technology:
      return name(TechId(ref.id));
    case Source::Power:
      return name(PowerId(ref.id));
    case Source::Law:
      return name(PoliticalId(ref.id));
    case Source::Strategy:
      return std::string(enum_name(static_cast<StrategyCard>(ref.id)));
    case Source::Counter:
      return name(CounterKindId(ref.id));
    case Source::Leader:
      return std::string(enum_name(static_cast<LeaderType>(ref.id)));
  }
  return "?";
}

bool Rules::find(std::string_view text, SeatId& out) const {
  const auto count = std::min(static_cast<std::size_t>(players), kSeatColours.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (kSeatColours[i] != text) continue;
    out = SeatId(i);
    return true;
  }
  return false;
}
bool Rules::find(std::string_view text, SystemId& out) const { return find_by_id(tiles, text, out); }
bool Rules::find(std::string_view text, PlanetId& out) const { return find_by_id(planets, text, out); }
bool Rules::find(std::string_view text, TechId& out) const { return find_by_id(techs, text, out); }
bool Rules::find(std::string_view text, CardKindId& out) const { return find_by_id(card_kinds, text, out); }
bool Rules::find(std::string_view text, CardId& out) const {
  return ti::find_copy<CardKindId>(*this, text, out, [&](CardKindId kind) { return card_kind(kind).cards; });
}
bool Rules::find(std::string_view text, PoliticalId& out) const { return find_by_id(political, text, out); }
bool Rules::find(std::string_view text, ObjectiveId& out) const { return find_by_id(objectives, text, out); }
bool Rules::find(std::string_view text, RaceId& out) const { return find_by_id(races, text, out); }
bool Rules::find(std::string_view text, PowerId& out) const { return find_by_id(powers, text, out); }
bool Rules::find(std::string_view text, LeaderId& out) const { return find_by_id(leaders, text, out); }
bool Rules::find(std::string_view text, CounterKindId& out) const {
  return find_by_id(counter_kinds, text, out);
}
bool Rules::find(std::string_view text, CounterId& out) const {
  return ti::find_copy<CounterKindId>(
      *this, text, out, [&](CounterKindId kind) { return counter_kinds[kind.index()].counters; });
}
bool Rules::find(std::string_view text, SpotId& out) const {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    if (name(SpotId(i)) != text) continue;
    out = SpotId(i);
    return true;
  }
  return false;
}

// The ids of all texts differ (pack/validate_ids.cc).
bool Rules::find(std::string_view text, AbilityRef& out) const {
  const auto among = [&](const auto& rows, Source source) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i].id != text) continue;
      out = {source, static_cast<std::uint8_t>(i)};
      return true;
    }
    return false;
  };
  if (const auto type = find_enum<LeaderType>(text)) {
    out = {Source::Leader, static_cast<std::uint8_t>(*type)};
    return true;
  }
  return among(card_kinds, Source::Card) || among(techs, Source::Technology) ||
         among(powers, Source::Power) || among(political, Source::Law) || among(strategy, Source::Strategy) ||
         among(counter_kinds, Source::Counter);
}

}  // namespace orrery::ti3
