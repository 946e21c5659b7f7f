#include "games/ahos/text/pretty.h"

#include "games/ahos/query.h"
#include "games/ahos/text/english.h"
#include "games/one_phrase.h"
#include "games/sentence.h"

namespace orrery::ahos {
namespace {

// Prints operands by their names instead of their ids.
class PrettyCodec final : public PrintingCodec<Codec> {
 public:
  explicit PrettyCodec(const Look& look) : PrintingCodec(look.r), look_(look) {}
  [[nodiscard]] std::string print(std::string_view kind, std::span<const std::uint8_t> bytes) const override {
    const Rules& r = look_.r;
    if (kind == "space") return space_label(look_, SpaceId(bytes[0]));
    if (kind == "card") return kind_label(r, KindId(bytes[0]));
    if (kind == "held") return held(bytes);
    if (kind == "seat") return seat_label(r, SeatId(bytes[0]));
    if (kind == "system") return r.name(TileId(bytes[0])) + " " + r.tiles[bytes[0]].name;
    if (kind == "token") return r.name(TokenKindId(bytes[0])) + " " + r.token_kinds[bytes[0]].name;
    if (kind == "race") return r.races[bytes[0]].name;
    if (kind == "unit") return static_cast<Unit>(bytes[0]) == Unit::Fleet ? "fleet" : "star base";
    if (kind == "marker") return marker(static_cast<Marker>(bytes[0]));
    if (kind == "resource") {
      std::string name(enum_name(static_cast<Resource>(bytes[0])));
      name[0] = static_cast<char>(name[0] - 'a' + 'A');
      return name;
    }
    if (kind == "reserve")
      return static_cast<Zone>(bytes[0]) == Zone::ReserveTwo ? "Reserve Two" : "Reserve One";
    return plain_.print(kind, bytes);
  }

 private:
  static std::string marker(Marker m) {
    if (m == Marker::Home) return "the Home planet";
    return m == Marker::Colony ? "a colony" : "an outpost";
  }
  [[nodiscard]] std::string held(std::span<const std::uint8_t> bytes) const {
    const Zone z = static_cast<Zone>(bytes[0]);
    std::string out = kind_label(look_.r, KindId(bytes[1]));
    if (z == Zone::ReserveOne) out += " (Reserve One)";
    if (z == Zone::ReserveTwo) out += " (Reserve Two)";
    if (z == Zone::Discard) out += " (discard pile)";
    return out;
  }

  Look look_;
};

// The sentence of a choice as it is meant here.
std::string_view sentence_of(const Look& look, Choice c) {
  const Verb verb = c.verb<Verb>();
  if (verb == Verb::Colony && c.operand(0) < look.r.spaces.size() &&
      look.s.spaces[space_at(c, 0)].marker == Marker::Outpost)
    return english_upgrade();
  if (verb == Verb::Develop && in_setup(look.s)) return english_first_token();
  return english_choice(verb);
}

}  // namespace

std::string seat_label(const Rules& r, SeatId seat) { return capitalised(r.name(seat)); }

std::string space_label(const Look& look, SpaceId space) {
  if (space.index() >= look.r.spaces.size()) return "?";
  const TileId tile = look.s.spaces[space].tile;
  return look.r.name(space) + (tile.valid() ? " " + look.r.tile(tile).name : "");
}

std::string kind_label(const Rules& r, KindId kind) {
  return kind.index() < r.kinds.size() ? r.kinds[kind.index()].id + " " + r.kinds[kind.index()].name : "?";
}

std::string log_line(const Look& look, Event e) {
  if (e.verb<Happening>() == Happening::MarginNow && e.operand(1) == 0)
    return "The sides are level, so the defender is ahead.";  // CBT-11
  const PrettyCodec codec(look);
  const std::vector<std::string_view> patterns = happening_patterns();
  return fill_sentence(english_log(e.verb<Happening>()), OnePhrase(patterns, e, codec).words());
}

std::string describe_choice(const Look& look, Choice c) {
  const PrettyCodec codec(look);
  std::string out = fill_sentence(sentence_of(look, c), OnePhrase(kVerbPatterns, c, codec).words());
  // A card text explains itself.
  if (c.verb<Verb>() == Verb::Use && c.operand(1) < look.r.kinds.size())
    out += " " + look.r.kinds[c.operand(1)].text;
  if (c.verb<Verb>() == Verb::Acquire && c.operand(0) < look.r.kinds.size()) {
    const KindDef& def = look.r.kinds[c.operand(0)];
    out += " Cost " + std::to_string(def.cost) + " Research. " + def.text;
  }
  return out;
}

std::string choice_rule(const Look& look, Choice c) {
  return std::string(split_rule(sentence_of(look, c)).rule);
}

std::string word_of_kind(const Look& look, std::string_view kind, const std::string& word) {
  std::array<std::uint8_t, 2> bytes{};
  if (!Codec(look.r).parse(kind, word, bytes)) return word;
  return PrettyCodec(look).print(kind, bytes);
}

}  // namespace orrery::ahos
