#include "games/ti3/text/pretty.h"

#include <array>

#include "games/one_phrase.h"
#include "games/sentence.h"
#include "games/ti/labels.h"
#include "games/ti3/flow/frames.h"
#include "games/ti3/hold_object.h"
#include "games/ti3/query.h"
#include "games/ti3/text/english.h"
#include "games/ti3/text/sayings.h"

namespace orrery::ti3 {
namespace {

constexpr std::uint8_t kNobodyByte = 0xff;
constexpr std::string_view kNobodyWord = "none";

// Prints operands by their names instead of their ids.
class FriendlyCodec final : public PrintingCodec<Codec> {
 public:
  explicit FriendlyCodec(const Look& look) : PrintingCodec(look.r), r_(look.r) {}
  [[nodiscard]] std::string print(std::string_view kind, std::span<const std::uint8_t> bytes) const override {
    const std::uint8_t b = bytes[0];
    if (kind == "seat") return b == kNobodyByte ? "Nobody" : seat_label(r_, SeatId(b));
    if (kind == "system") return system_label(r_, SystemId(b));
    if (kind == "place") return place(place_of(b));
    if (kind == "planet") return ti::name_of_row(r_.planets, b);
    if (kind == "piece") return piece_label(piece_of(b));
    if (kind == "unit") return piece_label(Piece{static_cast<Unit>(b), false});
    if (kind == "load") return load_label(load_of(b, bytes[1]));
    if (kind == "card") return ti::name_of_row(r_.card_kinds, b);
    if (kind == "technology") return ti::name_of_row(r_.techs, b);
    if (kind == "political" || kind == "law") return ti::name_of_row(r_.political, b);
    if (kind == "objective") return ti::name_of_row(r_.objectives, b);
    if (kind == "race") return ti::name_of_row(r_.races, b);
    if (kind == "power") return ti::name_of_row(r_.powers, b);
    if (kind == "leader") return ti::name_of_row(r_.leaders, b);
    if (kind == "counter") return ti::name_of_row(r_.counter_kinds, b);
    if (kind == "strategy") return ti::name_of_row(r_.strategy, b);
    if (kind == "ability") return ability({static_cast<Source>(b), bytes[1]});
    if (kind == "roll") return std::string(roll(static_cast<RollKind>(b)));
    if (kind == "effect") return effect_object(static_cast<Hold>(b), bytes[1]);
    if (kind == "outcome") return outcome(static_cast<OutcomeKind>(b), bytes[1], bytes);
    return ti::spaced(plain_.print(kind, bytes));
  }

 private:
  [[nodiscard]] std::string place(Place p) const {
    return p.planet.valid() ? ti::name_of_row(r_.planets, p.planet.index()) : system_label(r_, p.system);
  }
  [[nodiscard]] std::string ability(AbilityRef ref) const {
    switch (ref.source) {
      case Source::Card:
      case Source::Copied:
        return ti::name_of_row(r_.card_kinds, ref.id);
      case Source::Technology:
        return ti::name_of_row(r_.techs, ref.id);
      case Source::Power:
        return ti::name_of_row(r_.powers, ref.id);
      case Source::Law:
        return ti::name_of_row(r_.political, ref.id);
      case Source::Strategy:
        return ti::name_of_row(r_.strategy, ref.id);
      case Source::Counter:
        return ti::name_of_row(r_.counter_kinds, ref.id);
      case Source::Leader:
        break;
    }
    return "the " + ti::spaced(enum_name(static_cast<LeaderType>(ref.id)));
  }
  // What the effect is on; what it does is a sentence of its own (english_effect).
  [[nodiscard]] std::string effect_object(Hold hold, std::uint8_t object) const {
    switch (object_of(hold)) {
      case HoldObject::Planet:
        return ti::name_of_row(r_.planets, object);
      case HoldObject::System:
        return system_label(r_, SystemId(object));
      case HoldObject::Seat:
        return seat_label(r_, SeatId(object));
      case HoldObject::Power:
        return ti::name_of_row(r_.powers, object);
      case HoldObject::Strategy:
        return ti::name_of_row(r_.strategy, object);
      case HoldObject::Colour:
        return std::string(enum_name(static_cast<Colour>(object)));
      case HoldObject::Number:
      case HoldObject::Nothing:
        break;
    }
    return "";
  }
  [[nodiscard]] static std::string_view roll(RollKind kind) {
    switch (kind) {
      case RollKind::SpaceBattle:
        return "the space battle";
      case RollKind::Invasion:
        return "the invasion";
      case RollKind::PdsFire:
        return "PDS fire";
      case RollKind::Bombardment:
        return "the bombardment";
      case RollKind::Barrage:
        return "the anti-fighter barrage";
      case RollKind::Shot:
        return "shots before the battle";
      case RollKind::Other:
        return "an effect";
    }
    return "";
  }
  [[nodiscard]] std::string outcome(OutcomeKind kind, std::uint8_t b,
                                    std::span<const std::uint8_t> bytes) const {
    switch (kind) {
      case OutcomeKind::Seat:
        return b == kNobodyByte ? "Nobody" : seat_label(r_, SeatId(b));
      case OutcomeKind::Planet:
        return ti::name_of_row(r_.planets, b);
      case OutcomeKind::Law:
        return ti::name_of_row(r_.political, b);
      case OutcomeKind::ForAgainst:
      case OutcomeKind::Colour:
        break;
    }
    return ti::spaced(plain_.print("outcome", bytes));
  }

  const Rules& r_;
};

std::string says(const Look& look, AbilityRef ref) {
  const Rules& r = look.r;
  const auto in = [&](const auto& rows) { return ref.id < rows.size() ? rows[ref.id].text : std::string(); };
  switch (ref.source) {
    case Source::Card:
    case Source::Copied:
      return in(r.card_kinds);
    case Source::Technology:
      return in(r.techs);
    case Source::Power:
      return in(r.powers);
    case Source::Law:
      return ref.id < r.political.size() ? political_text(r.political[ref.id]) : "";
    case Source::Counter:
      return in(r.counter_kinds);
    case Source::Strategy:
    case Source::Leader:
      return "";
  }
  return "";
}

// What `done` and the like mean where they are offered, with the rule.
struct MeansHere {
  Say what;
  std::string_view rule;
};
std::optional<MeansHere> done_means(Ask kind) {
  switch (kind) {
    case Ask::Action:
      return MeansHere{Say::NoSecondAction, "TI3-ACTION-1"};
    case Ask::Move:
      return MeansHere{Say::DoneMoving, "TI3-MOVE-1"};
    case Ask::Load:
      return MeansHere{Say::DoneLoading, "TI3-MOVE-12"};
    case Ask::Land:
      return MeansHere{Say::DoneLanding, "TI3-LAND-13"};
    case Ask::Bombard:
      return MeansHere{Say::DoneAiming, "TI3-BOMBARD-1"};
    case Ask::Produce:
      return MeansHere{Say::DoneProducing, "TI3-PRODUCE-6"};
    case Ask::Pay:
      return MeansHere{Say::DonePaying, "TI3-SPEND-5"};
    case Ask::Claim:
      return MeansHere{Say::DoneClaiming, "TI3-STATUS-2"};
    case Ask::Probe:
      return MeansHere{Say::NoProbe, "TI3-PROBE-1"};
    case Ask::SabotageRun:
      return MeansHere{Say::NoRun, "TI3-SABRUN-3"};
    case Ask::Offer:
      return MeansHere{Say::NoOffer, "TI3-TRADE-3"};
    case Ask::Research:
      return MeansHere{Say::NoTechnology, "TI3-TECH-6"};
    case Ask::Status:
      return MeansHere{Say::NothingFree, "TI3-STATUS-1"};
    default:
      return std::nullopt;
  }
}
std::optional<MeansHere> means_here(const Look& look, Choice c) {
  if (look.s.flow.frames.empty() || c.verb<Verb>() != Verb::Done) return std::nullopt;
  return done_means(static_cast<Ask>(asked_now(look).kind));
}

// Resources and influence of the planets of a system.
std::string facts_of(const Rules& r, SystemId s) {
  std::string out;
  for (PlanetId p : r.tile(s).planets) {
    const PlanetDef& def = r.planet(p);
    out += (out.empty() ? "" : "; ") + def.name + " " + std::to_string(def.resources) + "/" +
           std::to_string(def.influence);
    for (Colour c : def.specialty) out += ", " + std::string(enum_name(c)) + " specialty";
  }
  return out.empty() ? "" : out + ".";
}

// What the thing that a choice names does, in words.
std::string text_of_choice(const Look& look, Choice c) {
  const Rules& r = look.r;
  const std::uint8_t b = c.operand(0);
  switch (c.verb<Verb>()) {
    case Verb::Play:
    case Verb::Copy:
    case Verb::Discard:
      return says(look, {Source::Card, b});
    case Verb::Research:
    case Verb::Technology:
      return says(look, {Source::Technology, b});
    case Verb::SeeTop:
      return says(look, {Source::Law, b});
    case Verb::Use:
      return says(look, ability_at(c, 0));
    case Verb::Claim:
      return b < r.objectives.size() ? r.objectives[b].text : "";
    case Verb::Take:
    case Verb::Strategic:
      return b < r.strategy.size() ? r.strategy[b].primary : "";
    case Verb::Follow:
      return b < r.strategy.size() ? r.strategy[b].secondary : "";
    case Verb::Activate:
      return b < r.tiles.size() ? facts_of(r, SystemId(b)) : "";
    default:
      return "";
  }
}

// Sentences without what is nothing or goes without saying.
std::string_view fitting(Event e, std::string_view pattern) {
  constexpr std::array<std::string_view, 8> kCounters{
      "{0} gains no command counter.",
      "{0} gains command counters: {1} strategy.",
      "{0} gains command counters: {2} fleet.",
      "{0} gains command counters: {1} strategy, {2} fleet.",
      "{0} gains command counters: {3} command.",
      "{0} gains command counters: {1} strategy, {3} command.",
      "{0} gains command counters: {2} fleet, {3} command.",
      "{0} gains command counters: {1} strategy, {2} fleet, {3} command.",
  };
  const auto some = [&](std::size_t i) { return e.operand(i) > 0; };
  switch (e.verb<Happening>()) {
    case Happening::EffectBegan:
      return english_effect(static_cast<Hold>(e.operand(1)), e.operand(0) != kNobodyByte,
                            e.operand(2) != kNobodyByte);
    case Happening::TilePlaced:
      return e.operand(0) == kNobodyByte ? "{1} is placed at {2}." : pattern;
    case Happening::CountersGained:
      return kCounters[(some(1) ? 1U : 0U) + (some(2) ? 2U : 0U) + (some(3) ? 4U : 0U)];
    case Happening::InvasionBegan:
      return e.operand(1) == kNobodyByte ? "Invasion combat: {0} against the forces of {2}." : pattern;
    case Happening::DieShown:
      return e.operand(0) == kNobodyByte ? "The local forces roll {2} for one {1}, needing {3}." : pattern;
    case Happening::DiceRolled:
      if (e.operand(0) == kNobodyByte)
        return e.operand(2) == 1 ? "The local forces roll {2} die: {3} hit(s)."
                                 : "The local forces roll {2} dice: {3} hit(s).";
      if (static_cast<RollKind>(e.operand(1)) == RollKind::Other)
        return e.operand(2) == 1 ? "{0} rolls {2} die: {3} hit(s)." : "{0} rolls {2} dice: {3} hit(s).";
      return e.operand(2) == 1 ? "{0} rolls {2} die for {1}: {3} hit(s)." : pattern;
    default:
      return pattern;
  }
}

// What a card says that comes on the table for all.
std::string text_on_table(const Look& look, Event e) {
  const std::uint8_t b = e.operand(0);
  switch (e.verb<Happening>()) {
    case Happening::ObjectiveRevealed: {
      const ObjectiveDef& o = look.r.objectives[b];
      return " " + o.text + (o.points > 0 ? " (" + count_of(o.points, "victory point") + ".)" : "");
    }
    case Happening::PoliticalDrawn:
      return " " + political_text(look.r.political[b]);
    default:
      return "";
  }
}

}  // namespace

std::string seat_label(const Rules& r, SeatId seat) { return ti::seat_label(r, seat); }

std::string piece_label(Piece piece) { return ti::piece_label<kUnits>(piece); }

std::string system_label(const Rules& r, SystemId system) {
  if (system.index() >= r.tiles.size()) return "?";
  const TileDef& tile = r.tile(system);
  std::string names;
  for (PlanetId p : tile.planets) names += (names.empty() ? "" : ", ") + r.planet(p).name;
  return names.empty() ? ti::spaced(r.name(system)) : names;
}

std::string load_label(const Load& load) {
  std::string out;
  const auto add = [&](const std::string& part) { out += (out.empty() ? "" : ", ") + part; };
  const auto some = [&](int n, std::string_view thing) {
    if (n > 0) add(count_of(n, thing));
  };
  some(load.ground_forces, "ground force");
  some(load.shock_troops, "shock troop");
  some(load.mechanized - load.damaged, "mechanized unit");
  some(load.damaged, "damaged mechanized unit");
  if (load.pds > 0) add(std::to_string(load.pds) + " PDS");
  int leaders = 0;
  for (unsigned i = 0; i < kLeadersEach; ++i) leaders += (load.leaders >> i & 1U) != 0 ? 1 : 0;
  some(leaders, "leader");
  return out.empty() ? "nothing" : out;
}

std::string text_of_ability(const Look& look, AbilityRef ref) {
  const std::string words = says(look, ref);
  if (words.empty()) return "";
  const std::array<std::uint8_t, 2> bytes{static_cast<std::uint8_t>(ref.source), ref.id};
  return FriendlyCodec(look).print("ability", bytes) + ": " + words;
}

std::string political_text(const PoliticalDef& card) {
  if (card.vote == Vote::ForAgainst) return "For: " + card.for_text + " Against: " + card.against_text;
  return card.elected_text;
}

std::string log_line(const Look& look, Event e) {
  const std::vector<std::string_view> patterns = happening_patterns();
  const FriendlyCodec codec(look);
  const OnePhrase phrase(patterns, e, codec);
  return fill_sentence(fitting(e, english_log(e.verb<Happening>())), phrase.words()) + text_on_table(look, e);
}

std::string describe_choice(const Look& look, Choice c) {
  if (const auto meaning = means_here(look, c))
    return english(look, {say(meaning->what)}) + " (" + std::string(meaning->rule) + ")";
  const FriendlyCodec codec(look);
  std::string out = fill_sentence(english_choice(c.verb<Verb>()), OnePhrase(kVerbPatterns, c, codec).words());
  const std::string text = text_of_choice(look, c);
  return text.empty() ? out : out + " " + text;
}

std::string choice_rule(const Look& look, Choice c) {
  if (const auto meaning = means_here(look, c)) return std::string(meaning->rule);
  return std::string(split_rule(english_choice(c.verb<Verb>())).rule);
}

std::optional<Saying> choice_meaning(const Look& look, Choice c) {
  const auto meaning = means_here(look, c);
  return meaning ? std::optional<Saying>(say(meaning->what)) : std::nullopt;
}

std::string word_of_kind(const Look& look, std::string_view kind, const std::string& word) {
  const Rules& r = look.r;
  const auto strategy = find_enum<StrategyCard>(word);
  const auto row = static_cast<std::size_t>(strategy.value_or(StrategyCard::Initiative));
  if (kind == "primary_text") return r.strategy[row].primary;
  if (kind == "secondary_text") return r.strategy[row].secondary;
  if (kind == "seat" && word == kNobodyWord) return "Nobody";
  constexpr std::string_view kText = "_text";
  const std::string_view plain = kind.ends_with(kText) ? kind.substr(0, kind.size() - kText.size()) : kind;
  std::array<std::uint8_t, 2> bytes{};
  if (!Codec(r).parse(plain, word, bytes)) return word;
  if (kind == "political_text")
    return r.political[bytes[0]].name + ": " + political_text(r.political[bytes[0]]);
  if (kind == "ability_text") return text_of_ability(look, {static_cast<Source>(bytes[0]), bytes[1]});
  return FriendlyCodec(look).print(plain, bytes);
}

}  // namespace orrery::ti3
