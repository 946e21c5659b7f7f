#include "games/ahos/ahos_game.h"

#include "engine/core/json_fields.h"
#include "games/ahos/loaded.h"
#include "games/ahos/notation.h"
#include "games/ahos/propose/facts.h"
#include "games/ahos/propose/propose.h"
#include "games/ahos/query.h"
#include "games/ahos/text/decision_detail.h"
#include "games/ahos/text/notation_help.h"
#include "games/ahos/text/pretty.h"
#include "games/ahos/text/refusal_detail.h"
#include "games/ahos/text/sayings.h"
#include "games/ahos/text/show.h"
#include "games/ahos/text/shown.h"
#include "games/ahos/text/view_json.h"
#include "games/game_of.h"
#include "games/table_options.h"

namespace orrery::ahos {
namespace {

// The Development tokens of set-up come in two passes (SET-23, SET-24).
std::vector<std::string> rules_of_first_tokens(const Look& look) {
  const bool second = std::get<Setup>(look.s.flow.frames[0]).turn > look.r.players;
  return second ? std::vector<std::string>{"AHOS-SET-23", "AHOS-SET-24"}
                : std::vector<std::string>{"AHOS-SET-23"};
}

// The rule that explains a question, by kind.
std::vector<std::string> rules_of_question(const Look& look, Ask kind) {
  if (kind == Ask::Develop && in_setup(look.s)) return rules_of_first_tokens(look);
  constexpr std::array<std::string_view, 18> kRules{
      "AHOS-SET-15", "AHOS-SET-17", "AHOS-DEV-1", "AHOS-ACT-1", "AHOS-TRN-9", "AHOS-RES-3",
      "AHOS-PRD-1",  "AHOS-MOV-1",  "AHOS-RSV-1", "AHOS-DSC-1", "AHOS-CBT-8", "AHOS-CBT-9",
      "AHOS-TUG-1",  "AHOS-LOS-2",  "AHOS-RET-1", "AHOS-TRN-4", "AHOS-CRD-9", "AHOS-TUG-4"};
  static_assert(kRules.size() == static_cast<std::size_t>(Ask::React) + 1);
  return {std::string(kRules[static_cast<std::size_t>(kind)])};
}

struct AhosMatch : Ahos {
  using Luck = ahos::Luck;
  using Ask = ahos::Ask;
  using CombatStage = ahos::CombatStage;
  using Codec = ahos::Codec;
  static constexpr std::string_view kId = "ahos";
  static constexpr std::span<const std::string_view> kVerbs = kVerbPatterns;
  static constexpr auto happenings = happening_patterns;
  static constexpr std::array kDeclining{Verb::Pass, Verb::Stay, Verb::Yield, Verb::Done, Verb::End};
  static constexpr auto asked_in = ahos::asked_in;
  static constexpr auto operand_kinds = ahos::operand_kinds;
  static constexpr auto rules_for = ahos::rules_for;
  static constexpr auto table_of_given = ahos::table_of_given;
  static constexpr auto position_keys = ahos::position_keys;

  static constexpr auto view_shapes = ahos::view_shapes;
  static constexpr auto sayings = ahos::sayings;
  static constexpr auto english = ahos::english;
  static constexpr auto choice_rule = ahos::choice_rule;
  static constexpr auto refusal_detail = ahos::refusal_detail;
  static json::value state_json(const Look& look) { return to_json(look.s, look.r); }
  static json::value view_json(const Rules& r, const View& v) { return ahos::view_json(r, v); }
  static void explain(const Look& look, const Asked& a, Decision& d) {
    if (a.cause != Asked::kNoCause) d.cause = look.r.name(KindId(a.cause));
    d.rules = rules_of_question(look, static_cast<Ask>(a.kind));
    d.detail = decision_detail(look);
    const Ask kind = static_cast<Ask>(a.kind);
    d.veiled =
        look.r.options.windows == WindowOption::Possible && (kind == Ask::React || kind == Ask::Respond);
  }
  static Progress progress(const Look& look) {
    const TurnMemory& turn = look.s.turn;
    return {look.s.round, turn.seat,
            turn.seat.valid() ? look.r.name(turn.seat) + "/" + std::to_string(turn.actions) : "", ""};
  }
  static std::vector<Choice> proposal(const Look& look) { return ahos::proposal(look); }
  static json::object facts(const Look& look) { return ahos::facts(look); }
  static json::value cost(const Look& look, Choice c) { return option_cost(look, c); }
  static std::string item_name(const Rules& r, Luck kind, std::uint8_t item) {
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
  static bool visible(Event e, SeatId viewer) {
    return !kHappenings[e.verb()].to_owner_only || SeatId(e.operand(0)) == viewer;
  }
  static std::map<SeatId, int> scores(const Look& look) {
    std::map<SeatId, int> out;
    for (int i = 0; i < look.r.players; ++i) out[SeatId(i)] = look.s.final_vp[SeatId(i)];
    return out;
  }
};

class AhosGame final : public GameOf<AhosMatch> {
 public:
  [[nodiscard]] std::string_view title() const override { return "A Handful of Stars"; }
  [[nodiscard]] int rules_version() const override { return 1; }
  [[nodiscard]] std::vector<OptionSpec> options() const override {
    return {
        {"players", "2, 3 or 4", "number of players", "3"},
        {"layout", "a layout of the pack (house: 36 or 38)", "which spaces of the board are used",
         "the pack's default"},
        {"races", "dealt, or race keys by seat separated by commas", "who plays which race", "dealt"},
        {"require_connected_galaxy", "yes or no", "deal the tiles again until all spaces are joined", "no"},
        {"windows", kWindowValues, kWindowMeaning, "holders"}};
  }
  [[nodiscard]] std::string default_pack() const override { return "ahos/house"; }
  [[nodiscard]] std::vector<std::string> bots() const override { return {"random", "greedy"}; }

  [[nodiscard]] std::map<std::string, std::string> settled_options(const Match& match) const override {
    const Options& o = rules_of(match)->options;
    std::map<std::string, std::string> out{{"players", std::to_string(o.players)}, {"layout", o.layout}};
    if (o.require_connected_galaxy) out["require_connected_galaxy"] = "yes";
    if (o.windows == WindowOption::Possible) out["windows"] = "possible";
    const std::string races = joined(o.races, ",");
    if (!races.empty()) out["races"] = races;
    return out;
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

const State* state_of(const Match& match) { return AhosGame::state_of(match); }
const Rules* rules_of(const Match& match) { return AhosGame::rules_of(match); }

}  // namespace orrery::ahos
