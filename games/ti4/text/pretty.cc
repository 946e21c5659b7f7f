#include "games/ti4/text/pretty.h"

#include <array>

#include "games/one_phrase.h"
#include "games/sentence.h"
#include "games/ti/labels.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/query.h"
#include "games/ti4/text/english.h"
#include "games/ti4/text/sayings.h"
#include "games/ti4/text/unit_values.h"

namespace orrery::ti4 {
namespace {

constexpr std::string_view kNobody = "none";

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
    if ((kind == "agenda" || kind == "law") && b < r.agendas.size()) return r.agendas[b].name;
    if (kind == "objective" && b < r.objectives.size()) return r.objectives[b].name;
    if (kind == "faction" && b < r.factions.size()) return r.factions[b].name;
    if (kind == "note") return note_label(look_, NoteId(b));
    if (kind == "strategy" && b < r.strategy.size()) return r.strategy[b].name;
    if (kind == "ability") return ability({static_cast<Source>(b), bytes[1]});
    if (kind == "outcome") return outcome(bytes);
    if (kind == "spot" && plain_.print(kind, bytes) == "beside") return "the side of the board";
    return ti::spaced(plain_.print(kind, bytes));
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

std::string words_of(const Look& look, AbilityRef ref) {
  const Rules& r = look.r;
  switch (ref.source) {
    case Source::Card:
      return ref.id < r.card_kinds.size() ? r.card_kinds[ref.id].text : "";
    case Source::Technology:
      return ref.id < r.techs.size() ? tech_text(r, TechId(ref.id)) : "";
    case Source::Power:
      return ref.id < r.powers.size() ? r.powers[ref.id].text : "";
    case Source::Note: {
      if (ref.id >= kSeats * kNotesPerSeat) return "";
      const NoteKindId kind = note_kind(look, NoteId(ref.id));
      return kind.valid() ? r.note_kinds[kind.index()].text : "";
    }
    case Source::Law:
      return ref.id < r.agendas.size() ? r.agendas[ref.id].for_text : "";
    case Source::Objective:
      return ref.id < r.objectives.size() ? r.objectives[ref.id].text : "";
    default:
      return "";
  }
}

// What `done` and `decline` mean where they are offered, with the rule.
struct Meaning {
  Say what;
  std::string_view rule;
};
std::optional<Meaning> meaning_of(Verb verb, Ask kind) {
  if (verb == Verb::Decline && kind == Ask::Offer) return Meaning{Say::DropOffer, "TI4-84.1"};
  if (verb != Verb::Done) return std::nullopt;
  switch (kind) {
    case Ask::Move:
      return Meaning{Say::DoneMoving, "TI4-51.3"};
    case Ask::Load:
      return Meaning{Say::DoneLoading, "TI4-85.1"};
    case Ask::Commit:
      return Meaning{Say::DoneCommitting, "TI4-43.2"};
    case Ask::Bombard:
      return Meaning{Say::DoneAiming, "TI4-12.1"};
    case Ask::Produce:
      return Meaning{Say::DoneProducing, "TI4-60.0"};
    case Ask::Pay:
      return Meaning{Say::DonePaying, "TI4-33.3"};
    case Ask::Score:
      return Meaning{Say::DoneScoring, "TI4-20.5"};
    case Ask::Custodians:
      return Meaning{Say::LeaveCustodians, "TI4-74.2"};
    case Ask::Offer:
      return Meaning{Say::NoOffer, "TI4-84.1"};
    case Ask::Vote:
      return Meaning{Say::DoneVoting, "TI4-35.5"};
    default:
      return std::nullopt;
  }
}
std::optional<Meaning> meaning_here(const Look& look, Choice c) {
  if (look.s.flow.frames.empty()) return std::nullopt;
  return meaning_of(c.verb<Verb>(), static_cast<Ask>(asked_now(look).kind));
}

std::string planet_facts(const Rules& r, PlanetId p) {
  const PlanetDef& def = r.planet(p);
  std::string out = def.name + " " + std::to_string(def.resources) + "/" + std::to_string(def.influence);
  if (def.trait != PlanetTrait::None) out += " " + std::string(enum_name(def.trait));
  if (def.specialty != Colour::None) out += ", " + std::string(enum_name(def.specialty)) + " specialty";
  return out;
}

// Resources and influence of the planets of a system.
std::string system_facts(const Rules& r, SystemId s) {
  std::string out;
  for (PlanetId p : r.tile(s).planets) out += (out.empty() ? "" : "; ") + planet_facts(r, p);
  return out.empty() ? "" : out + ".";
}

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
      return b < r.techs.size() ? tech_text(r, TechId(b)) : "";
    case Verb::Score:
    case Verb::Keep:
    case Verb::Return:
      return b < r.objectives.size() ? r.objectives[b].text : "";
    case Verb::Take:
    case Verb::Strategic:
      return b < r.strategy.size() ? r.strategy[b].primary : "";
    case Verb::Follow:
      return b < r.strategy.size() ? r.strategy[b].secondary : "";
    case Verb::Activate:
      return b < r.tiles.size() ? system_facts(r, SystemId(b)) : "";
    case Verb::Use:
      return words_of(look, ability_at(c, 0));
    default:
      return "";
  }
}

// Sentences without what is nothing or goes without saying: the seat of a tile that lies there from the
// start, the fighters that do not come along, pools that get no token, a roll that has no name of its own.
std::string_view shorter(Event e, std::string_view pattern) {
  constexpr std::array<std::string_view, 8> kTokens{
      "{0} gains no command token.",
      "{0} gains command tokens: {1} tactic.",
      "{0} gains command tokens: {2} fleet.",
      "{0} gains command tokens: {1} tactic, {2} fleet.",
      "{0} gains command tokens: {3} strategy.",
      "{0} gains command tokens: {1} tactic, {3} strategy.",
      "{0} gains command tokens: {2} fleet, {3} strategy.",
      "{0} gains command tokens: {1} tactic, {2} fleet, {3} strategy.",
  };
  const auto some = [&](std::size_t i) { return e.operand(i) > 0; };
  switch (e.verb<Happening>()) {
    case Happening::TilePlaced:
      return e.operand(0) == 0xff ? "{1} is placed at {2}." : pattern;
    case Happening::CargoArrived:
      if (!some(2)) return "{0} brings {1} infantry to {3}.";
      return some(1) ? pattern : "{0} brings {2} fighter(s) to {3}.";
    case Happening::TokensGained:
      return kTokens[(some(1) ? 1U : 0U) + (some(2) ? 2U : 0U) + (some(3) ? 4U : 0U)];
    case Happening::DiceRolled:
      if (static_cast<RollKind>(e.operand(1)) == RollKind::Other)
        return e.operand(2) == 1 ? "{0} rolls {2} die: {3} hit(s)." : "{0} rolls {2} dice: {3} hit(s).";
      return e.operand(2) == 1 ? "{0} rolls {2} die for {1}: {3} hit(s)." : pattern;
    default:
      return pattern;
  }
}

// What a card says that comes on the table for all.
std::string card_text(const Look& look, Event e) {
  const std::uint8_t b = e.operand(0);
  switch (e.verb<Happening>()) {
    case Happening::ObjectiveRevealed: {
      const ObjectiveDef& o = look.r.objectives[b];
      return " " + o.text + " (" + count_of(o.points, "victory point") + ".)";
    }
    case Happening::AgendaRevealed:
      return " " + agenda_text(look.r.agendas[b]);
    default:
      return "";
  }
}

}  // namespace

std::string seat_label(const Rules& r, SeatId seat) { return ti::seat_label(r, seat); }

std::string system_label(const Rules& r, SystemId system) {
  if (system.index() >= r.tiles.size()) return "?";
  std::string out = r.name(system);
  const TileDef& tile = r.tile(system);
  std::string names;
  for (PlanetId p : tile.planets) names += (names.empty() ? "" : ", ") + r.planet(p).name;
  if (names.empty() && tile.anomaly != Anomaly::None) names = ti::spaced(enum_name(tile.anomaly));
  if (names.empty()) {
    for (std::size_t w = 0; w < kWormholes; ++w) {
      if (tile.wormhole[w]) names = std::string(enum_name(static_cast<Wormhole>(w))) + " wormhole";
    }
  }
  return names.empty() ? out + " (empty space)" : out + " (" + names + ")";
}

std::string note_label(const Look& look, NoteId note) {
  if (note.index() >= kSeats * kNotesPerSeat) return "?";
  const NoteKindId kind = note_kind(look, note);
  const std::string name = kind.valid() ? look.r.note_kinds[kind.index()].name : "a promissory note";
  return name + " of " + seat_label(look.r, Rules::owner_of(note));
}

std::string piece_label(Piece piece) { return ti::piece_label<kUnits>(piece); }

std::string text_of_ability(const Look& look, AbilityRef ref) {
  const std::string words = words_of(look, ref);
  if (words.empty()) return "";
  const PrettyCodec codec(look);
  const std::array<std::uint8_t, 2> bytes{static_cast<std::uint8_t>(ref.source), ref.id};
  return codec.print("ability", bytes) + ": " + words;
}

std::string agenda_text(const AgendaDef& a) {
  if (a.election == Election::ForAgainst) return "For: " + a.for_text + " Against: " + a.against_text;
  return a.for_text;
}

std::string log_line(const Look& look, Event e) {
  const std::string_view pattern = english_log(e.verb<Happening>());
  const std::vector<std::string_view> patterns = happening_patterns();
  const PrettyCodec codec(look);
  const OnePhrase phrase(patterns, e, codec);
  if (pattern.empty()) return phrase.print() + ".";
  return fill_sentence(shorter(e, pattern), phrase.words()) + card_text(look, e);
}

std::string describe_choice(const Look& look, Choice c) {
  if (const auto meaning = meaning_here(look, c))
    return english(look, {say(meaning->what)}) + " (" + std::string(meaning->rule) + ")";
  const PrettyCodec codec(look);
  std::string out = fill_sentence(english_choice(c.verb<Verb>()), OnePhrase(kVerbPatterns, c, codec).words());
  const std::string text = text_of(look, c);
  return text.empty() ? out : out + " " + text;
}

std::string choice_rule(const Look& look, Choice c) {
  if (const auto meaning = meaning_here(look, c)) return std::string(meaning->rule);
  return std::string(split_rule(english_choice(c.verb<Verb>())).rule);
}

std::optional<Saying> choice_meaning(const Look& look, Choice c) {
  const auto meaning = meaning_here(look, c);
  return meaning ? std::optional<Saying>(say(meaning->what)) : std::nullopt;
}

std::string word_of_kind(const Look& look, std::string_view kind, const std::string& word) {
  const Rules& r = look.r;
  const auto strategy = find_enum<StrategyCard>(word);
  const auto row = static_cast<std::size_t>(strategy.value_or(StrategyCard::Leadership));
  if (kind == "primary_text") return r.strategy[row].primary;
  if (kind == "secondary_text") return r.strategy[row].secondary;
  std::array<std::uint8_t, 2> bytes{};
  const bool text = kind.ends_with("_text");
  const std::string_view plain = text ? kind.substr(0, kind.size() - std::string_view("_text").size()) : kind;
  if (kind == "seat" && word == kNobody) return "Nobody";
  if (!Codec(r).parse(plain, word, bytes)) return word;
  if (kind == "agenda_text") return r.agendas[bytes[0]].name + ": " + agenda_text(r.agendas[bytes[0]]);
  if (kind == "ability_text") return text_of_ability(look, {static_cast<Source>(bytes[0]), bytes[1]});
  return PrettyCodec(look).print(plain, bytes);
}

}  // namespace orrery::ti4
