#include "games/ti4/text/pretty.h"

#include "games/sentence.h"
#include "games/ti4/query.h"
#include "games/ti4/text/english.h"

namespace orrery::ti4 {
namespace {

std::string spaced(std::string_view word) {
  std::string out(word);
  for (char& c : out) {
    if (c == '_') c = ' ';
  }
  return out;
}

// Prints operands by their names instead of their ids.
class PrettyCodec final : public PrintingCodec<Codec> {
 public:
  explicit PrettyCodec(const Look& look) : PrintingCodec(look.r), look_(look) {}
  [[nodiscard]] std::string print(std::string_view kind, std::span<const std::uint8_t> bytes) const override {
    const Rules& r = look_.r;
    const std::uint8_t b = bytes[0];
    if (b == 0xff && kind == "seat") return "Nobody";
    if (kind == "seat") return seat_label(r, SeatId(b));
    if (kind == "system") return system_label(r, SystemId(b));
    if (kind == "place") return place(place_of(b));
    if (kind == "planet" && b < r.planets.size()) return r.planets[b].name;
    if (kind == "piece") return piece_label(piece_of(b));
    if (kind == "unit") return piece_label(Piece{static_cast<Unit>(b), false});
    if (kind == "card" && b < r.card_kinds.size()) return r.card_kinds[b].name;
    if (kind == "technology" && b < r.techs.size()) return r.techs[b].name;
    if (kind == "agenda" && b < r.agendas.size()) return r.agendas[b].name;
    if (kind == "objective" && b < r.objectives.size()) return r.objectives[b].name;
    if (kind == "faction" && b < r.factions.size()) return r.factions[b].name;
    if (kind == "note") return note_label(look_, NoteId(b));
    if (kind == "strategy" && b < r.strategy.size()) return r.strategy[b].name;
    if (kind == "ability") return ability({static_cast<Source>(b), bytes[1]});
    if (kind == "outcome") return outcome(bytes);
    return spaced(plain_.print(kind, bytes));
  }

 private:
  [[nodiscard]] std::string place(Place p) const {
    if (p.planet.valid())
      return p.planet.index() < look_.r.planets.size() ? look_.r.planet(p.planet).name : "?";
    return system_label(look_.r, p.system);
  }
  [[nodiscard]] std::string ability(AbilityRef ref) const {
    const Rules& r = look_.r;
    switch (ref.source) {
      case Source::Card:
        return ref.id < r.card_kinds.size() ? r.card_kinds[ref.id].name : "?";
      case Source::Technology:
        return ref.id < r.techs.size() ? r.techs[ref.id].name : "?";
      case Source::Power:
        return ref.id < r.powers.size() ? r.powers[ref.id].name : "?";
      case Source::Note:
        return note_label(look_, NoteId(ref.id));
      case Source::Law:
        return ref.id < r.agendas.size() ? r.agendas[ref.id].name : "?";
      case Source::Unit:
        return ref.id < r.units.size() ? r.units[ref.id].name : "?";
      case Source::Objective:
        break;
    }
    return ref.id < r.objectives.size() ? r.objectives[ref.id].name : "?";
  }
  [[nodiscard]] std::string outcome(std::span<const std::uint8_t> bytes) const {
    const Rules& r = look_.r;
    const std::uint8_t b = bytes[1];
    switch (static_cast<OutcomeKind>(bytes[0])) {
      case OutcomeKind::ForAgainst:
        return b == kFor ? "For" : "Against";
      case OutcomeKind::Seat:
        return seat_label(r, SeatId(b));
      case OutcomeKind::Planet:
        return b < r.planets.size() ? r.planets[b].name : "?";
      case OutcomeKind::Law:
        return b < r.agendas.size() ? r.agendas[b].name : "?";
      case OutcomeKind::Objective:
        break;
    }
    return b < r.objectives.size() ? r.objectives[b].name : "?";
  }

  Look look_;
};

// What the thing that a choice names does, in words.
std::string text_of(const Look& look, Choice c) {
  const Rules& r = look.r;
  const std::uint8_t b = c.operand(0);
  switch (c.verb<Verb>()) {
    case Verb::Play:
    case Verb::Discard:
      return b < r.card_kinds.size() ? r.card_kinds[b].text : "";
    case Verb::Research:
    case Verb::Technology:
      return b < r.techs.size() ? r.techs[b].text : "";
    case Verb::Score:
    case Verb::Keep:
    case Verb::Return:
      return b < r.objectives.size() ? r.objectives[b].text : "";
    case Verb::Take:
    case Verb::Strategic:
      return b < r.strategy.size() ? r.strategy[b].primary : "";
    case Verb::Follow:
      return b < r.strategy.size() ? r.strategy[b].secondary : "";
    case Verb::Use: {
      const AbilityRef ref = ability_at(c, 0);
      if (ref.source == Source::Technology && ref.id < r.techs.size()) return r.techs[ref.id].text;
      if (ref.source == Source::Power && ref.id < r.powers.size()) return r.powers[ref.id].text;
      if (ref.source == Source::Note && ref.id < kSeats * kNotesPerSeat) {
        const NoteKindId kind = note_kind(look, NoteId(ref.id));
        return kind.valid() ? r.note_kinds[kind.index()].text : "";
      }
      if (ref.source == Source::Law && ref.id < r.agendas.size()) return r.agendas[ref.id].for_text;
      if (ref.source == Source::Objective && ref.id < r.objectives.size()) return r.objectives[ref.id].text;
      return "";
    }
    default:
      return "";
  }
}

}  // namespace

std::string seat_label(const Rules& r, SeatId seat) { return capitalised(r.name(seat)); }

std::string system_label(const Rules& r, SystemId system) {
  if (system.index() >= r.tiles.size()) return "?";
  std::string out = r.name(system);
  const TileDef& tile = r.tile(system);
  std::string names;
  for (PlanetId p : tile.planets) names += (names.empty() ? "" : ", ") + r.planet(p).name;
  if (names.empty() && tile.anomaly != Anomaly::None) names = spaced(enum_name(tile.anomaly));
  return names.empty() ? out : out + " (" + names + ")";
}

std::string note_label(const Look& look, NoteId note) {
  if (note.index() >= kSeats * kNotesPerSeat) return "?";
  const NoteKindId kind = note_kind(look, note);
  const std::string name = kind.valid() ? look.r.note_kinds[kind.index()].name : "a promissory note";
  return name + " of " + seat_label(look.r, Rules::owner_of(note));
}

std::string piece_label(Piece piece) {
  if (at(piece.unit) >= kUnits) return "?";
  std::string name = spaced(enum_name(piece.unit));
  if (piece.unit == Unit::Pds) name = "PDS";
  return (piece.damaged ? "damaged " : "") + name;
}

std::string log_line(const Look& look, Event e) {
  const std::string_view pattern = english_log(e.verb<Happening>());
  const std::vector<std::string_view> patterns = happening_patterns();
  const PrettyCodec codec(look);
  const Notation notation(patterns, codec);
  if (pattern.empty()) return notation.print(e) + ".";
  return fill_sentence(pattern, notation.words(e));
}

std::string describe_choice(const Look& look, Choice c) {
  const PrettyCodec codec(look);
  const Notation notation(kVerbPatterns, codec);
  std::string out = fill_sentence(english_choice(c.verb<Verb>()), notation.words(c));
  const std::string text = text_of(look, c);
  return text.empty() ? out : out + " " + text;
}

}  // namespace orrery::ti4
