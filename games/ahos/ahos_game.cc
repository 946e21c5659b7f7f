#include "games/ahos/ahos_game.h"

#include "engine/core/json_fields.h"
#include "games/ahos/loaded.h"
#include "games/ahos/notation.h"
#include "games/ahos/text/decision_detail.h"
#include "games/ahos/text/pretty.h"
#include "games/ahos/text/show.h"
#include "games/match_of.h"

namespace orrery::ahos {
namespace {

// The rule that explains a question, by kind.
std::vector<std::string> rules_of_question(Ask kind) {
  constexpr std::array<std::string_view, 18> kRules{
      "AHOS-SET-15", "AHOS-SET-17", "AHOS-DEV-1", "AHOS-ACT-1", "AHOS-TRN-9", "AHOS-RES-3",
      "AHOS-PRD-1",  "AHOS-MOV-1",  "AHOS-RSV-1", "AHOS-DSC-1", "AHOS-CBT-8", "AHOS-CBT-9",
      "AHOS-TUG-1",  "AHOS-LOS-2",  "AHOS-RET-1", "AHOS-TRN-4", "AHOS-CRD-9", "AHOS-TUG-4"};
  static_assert(kRules.size() == static_cast<std::size_t>(Ask::React) + 1);
  return {std::string(kRules[static_cast<std::size_t>(kind)])};
}

std::string item_name(const Rules& r, Luck kind, std::uint8_t item) {
  switch (kind) {
    case Luck::Tiles:
      return r.name(TileId(item));
    case Luck::Races:
      return r.name(RaceId(item));
    case Luck::First:
      return r.name(SeatId(item));
    case Luck::Development:
      return r.name(TokenId(item));
    case Luck::Alien:
      return r.name(AlienId(item));
    case Luck::Systems:
    case Luck::Technology:
    case Luck::Draw:
      break;
  }
  return r.name(CardId(item));
}

struct AhosMatch {
  using State = ahos::State;
  using Rules = ahos::Rules;
  using View = ahos::View;
  using Luck = ahos::Luck;
  using Ask = ahos::Ask;
  static constexpr std::string_view kId = "ahos";

  // Notation of one table; shared by all copies of a match.
  struct Books {
    std::shared_ptr<const Rules> rules;
    Codec codec;
    Notation choices;
    std::vector<std::string_view> patterns = happening_patterns();
    Notation events;
    explicit Books(std::shared_ptr<const Rules> r)
        : rules(std::move(r)), codec(*rules), choices(kVerbPatterns, codec), events(patterns, codec) {}
  };

  static View view_of(const Look& look, SeatId viewer) { return ahos::view_of(look, viewer); }
  static State sample(const Rules& r, const View& v, Random& random) { return sample_state(r, v, random); }
  static json::value state_json(const Look& look) { return to_json(look.s, look.r); }
  static json::value view_json(const Rules& r, const View& v) { return to_json(v, r); }
  static void explain(const Look& look, const Asked& a, Decision& d) {
    if (a.cause != Asked::kNoCause) d.cause = look.r.name(KindId(a.cause));
    d.rules = rules_of_question(static_cast<Ask>(a.kind));
    d.detail = decision_detail(look);
  }
  static std::string item_name(const Rules& r, Luck kind, std::uint8_t item) {
    return ahos::item_name(r, kind, item);
  }
  static bool visible(Event e, SeatId viewer) {
    return !kHappenings[e.verb()].to_owner_only || SeatId(e.operand(0)) == viewer;
  }
  static std::string log_line(const Look& look, Event e) { return ahos::log_line(look, e); }
  static std::string describe(const Look& look, Choice c) { return describe_choice(look, c); }
  static std::string show(const Rules& r, const View& v, bool colour, bool small) {
    return show_table(r, v, colour, small);
  }
  static std::map<SeatId, int> scores(const Look& look) {
    std::map<SeatId, int> out;
    for (int i = 0; i < look.r.players; ++i) out[SeatId(i)] = look.s.final_vp[SeatId(i)];
    return out;
  }
  static SeatSet winners(const State& s) { return s.winners; }
  static std::vector<std::string> faults(const Look& look) { return faults_of(look); }
  static std::string load_fault(const Look& look) { return loaded_fault(look); }
};
using AhosTable = MatchOf<AhosMatch>;

class AhosGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "ahos"; }
  [[nodiscard]] std::string_view title() const override { return "A Handful of Stars"; }
  [[nodiscard]] int rules_version() const override { return 1; }
  [[nodiscard]] std::vector<OptionSpec> options() const override {
    return {
        {"players", "2, 3 or 4", "number of players", "3"},
        {"layout", "a layout of the pack (house: 36 or 38)", "which spaces of the board are used",
         "the pack's default"},
        {"races", "dealt, or race keys by seat separated by commas", "who plays which race", "dealt"},
        {"require_connected_galaxy", "yes or no", "deal the tiles again until all spaces are joined", "no"}};
  }
  [[nodiscard]] std::string default_pack() const override { return "ahos/house"; }
  [[nodiscard]] std::vector<std::string> bots() const override { return {"random", "greedy"}; }

  [[nodiscard]] MadeMatch create(const TableOptions& table) const override {
    MadeMatch made;
    const auto rules = rules_for(table, made.error);
    if (rules)
      made.match =
          std::make_unique<AhosTable>(std::make_shared<AhosMatch::Books>(rules), Ahos::start(*rules));
    return made;
  }
  [[nodiscard]] MadeMatch from_given(const json::value& given, const TableOptions& table) const override {
    MadeMatch made;
    TableOptions full = table;
    made.error = table_of_given(given, full);
    if (!made.error.empty()) return made;
    const auto rules = rules_for(full, made.error);
    if (!rules) return made;
    State s;
    made.error = build_position(*rules, given, s);
    if (made.error.empty())
      made.match = std::make_unique<AhosTable>(std::make_shared<AhosMatch::Books>(rules), s);
    return made;
  }
  [[nodiscard]] std::map<std::string, std::string> settled_options(const Match& match) const override {
    const Options& o = rules_of(match)->options;
    std::map<std::string, std::string> out{{"players", std::to_string(o.players)}, {"layout", o.layout}};
    if (o.require_connected_galaxy) out["require_connected_galaxy"] = "yes";
    std::string races;
    for (const std::string& race : o.races) races += (races.empty() ? "" : ",") + race;
    if (!races.empty()) out["races"] = races;
    return out;
  }
  [[nodiscard]] std::string pack_identity(const Match& match) const override {
    return rules_of(match)->pack.text();
  }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> content(
      const TableOptions& table) const override {
    std::vector<std::pair<std::string, std::string>> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    for (const KindDef& def : rules->kinds) {
      if (def.family != Family::System || rules->tile(def.tile).present) out.emplace_back(def.id, "card");
    }
    for (const TokenDef& def : rules->token_kinds) out.emplace_back(def.id, "token");
    for (const RaceDef& def : rules->races) out.emplace_back(def.key, "race");
    return out;
  }
};

}  // namespace

const Game& game() {
  static const AhosGame instance;
  return instance;
}

const State* state_of(const Match& match) {
  const auto* m = dynamic_cast<const AhosTable*>(&match);
  return m == nullptr ? nullptr : &m->state();
}
const Rules* rules_of(const Match& match) {
  const auto* m = dynamic_cast<const AhosTable*>(&match);
  return m == nullptr ? nullptr : &m->rules();
}

}  // namespace orrery::ahos
