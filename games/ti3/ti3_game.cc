#include "games/ti3/ti3_game.h"

#include "games/game_of.h"
#include "games/table_options.h"
#include "games/ti/secret_events.h"
#include "games/ti3/given/position.h"
#include "games/ti3/loaded.h"
#include "games/ti3/notation.h"
#include "games/ti3/query.h"
#include "games/ti3/text/decision_detail.h"
#include "games/ti3/text/json.h"
#include "games/ti3/text/notation_help.h"
#include "games/ti3/text/open_window.h"
#include "games/ti3/text/pretty.h"
#include "games/ti3/text/sayings.h"
#include "games/ti3/text/show.h"
#include "games/ti3/text/shown.h"
#include "games/ti3/ti3.h"
#include "games/ti3/view.h"

namespace orrery::ti3 {
namespace {

// The rule that explains a question. No default: the compiler names the question that has none yet.
constexpr std::string_view question_rule(Ask kind) {
  switch (kind) {
    case Ask::Race:
      return "TI3-SETUP-2";
    case Ask::Home:
      return "TI3-GALAXY-5";
    case Ask::PlaceTile:
      return "TI3-GALAXY-8";
    case Ask::FaceDown:
      return "TI3-FIVE-4";
    case Ask::PlaceStart:
      return "TI3-SETUP-14";
    case Ask::TakeStrategy:
      return "TI3-STRATEGY-1";
    case Ask::Bonus:
      return "TI3-BONUS-3";
    case Ask::GiveStrategy:
      return "TI3-POLITICS-8";
    case Ask::Action:
      return "TI3-ACTION-2";
    case Ask::Secondary:
      return "TI3-STRATACT-3";
    case Ask::Primary:
      return "TI3-STRATACT-2";
    case Ask::Areas:
      return "TI3-COMMAND-2";
    case Ask::Pay:
      return "TI3-SPEND-5";
    case Ask::Research:
      return "TI3-TECH-6";
    case Ask::Move:
      return "TI3-MOVE-1";
    case Ask::Load:
      return "TI3-MOVE-12";
    case Ask::Probe:
      return "TI3-PROBE-1";
    case Ask::PdsFire:
      return "TI3-PDSFIRE-1";
    case Ask::AnnounceRetreat:
      return "TI3-RETREAT-1";
    case Ask::Retreat:
      return "TI3-RETREATEXEC-3";
    case Ask::AssignHits:
      return "TI3-SPACELOSS-3";
    case Ask::Reroll:
      return "TI3-GENERAL-5";
    case Ask::SabotageRun:
      return "TI3-SABRUN-3";
    case Ask::Land:
      return "TI3-LAND-1";
    case Ask::Bombard:
      return "TI3-BOMBARD-1";
    case Ask::Order:
      return "TI3-INVASION-2";
    case Ask::Produce:
      return "TI3-PRODUCE-1";
    case Ask::Remove:
      return "TI3-FLEET-3";
    case Ask::Claim:
      return "TI3-STATUS-2";
    case Ask::Discard:
      return "TI3-ACARD-3";
    case Ask::Refresh:
      return "TI3-DIPLOMACY-4";
    case Ask::PlaceUnits:
    case Ask::Ability:
      return "TI3-GENERAL-5";
    case Ask::Status:
      return "TI3-STATUS-1";
    case Ask::Prisoners:
      return "TI3-PRISONER-5";
    case Ask::Political:
      return "TI3-POLITICAL-3";
    case Ask::Vote:
      return "TI3-POLITICS-12";
    case Ask::Decide:
      return "TI3-POLITICS-18";
    case Ask::Trade:
    case Ask::Offer:
      return "TI3-TRADE-3";
    case Ask::Answer:
      return "TI3-TRADE-4";
    case Ask::Approve:
      return "TI3-TRADE-6";
    case Ask::React:
      return "TI3-ACARD-6";
    case Ask::PlaceLeader:
      return "TI3-LEADERLOSS-4";
  }
  return "";
}

struct Ti3Match : Ti3 {
  using Luck = ti3::Luck;
  using Ask = ti3::Ask;
  using CombatStage = BattleStage;
  using Codec = ti3::Codec;
  static constexpr std::string_view kId = "ti3";
  static constexpr std::span<const std::string_view> kVerbs = kVerbPatterns;
  static constexpr auto happenings = happening_patterns;
  static constexpr std::array kDeclining{Verb::Pass,    Verb::No,     Verb::Hold,    Verb::Stay,
                                         Verb::Decline, Verb::Refuse, Verb::Abstain, Verb::Done};
  static constexpr auto asked_in = ti3::asked_in;
  static constexpr auto operand_kinds = ti3::operand_kinds;
  static constexpr auto rules_for = ti3::rules_for;
  static constexpr auto table_of_given = ti3::table_of_given;
  static constexpr auto position_keys = ti3::position_keys;

  static constexpr auto view_shapes = ti3::view_shapes;
  static constexpr auto sayings = ti3::sayings;
  static constexpr auto english = ti3::english;
  static constexpr auto choice_rule = ti3::choice_rule;
  static constexpr auto choice_meaning = ti3::choice_meaning;
  static json::value state_json(const Look& look) { return ti3::state_json(look); }
  static json::value view_json(const Rules& r, const View& v) { return ti3::view_json(r, v); }
  static void explain(const Look& look, const Asked& a, Decision& d) {
    const auto kind = static_cast<Ask>(a.kind);
    d.cause = cause_text(look, a);
    d.rules = {std::string(question_rule(kind))};
    d.detail = decision_detail(look);
    d.veiled = look.r.options.windows == WindowOption::Possible && kind == Ask::React;
  }
  static constexpr auto window = shown_window;
  static constexpr auto window_options = shown_window_options;
  static constexpr auto progress = progress_of;
  static std::string item_name(const Rules& r, Luck kind, std::uint8_t item) {
    switch (kind) {
      case Luck::Speaker:
      case Luck::Positions:
      case Luck::Opponent:
        return r.name(SeatId(item));
      case Luck::Races:
        return r.name(RaceId(item));
      case Luck::Tiles:
      case Luck::FaceDown:
      case Luck::Map:
        return r.name(SystemId(item));
      case Luck::Secret:
      case Luck::Objective:
        return r.name(ObjectiveId(item));
      case Luck::Draw:
      case Luck::Steal:
        return r.name(CardId(item));
      case Luck::Political:
        return r.name(PoliticalId(item));
      case Luck::Counter:
        return r.name(CounterId(item));
      case Luck::Rex:
      case Luck::Roll:
        break;
    }
    return std::to_string(item);
  }
  static bool visible(Event e, SeatId viewer) {
    return ti::sees_event(e, kHappenings[e.verb()].secret_to, viewer);
  }
  static std::map<SeatId, int> scores(const Look& look) {
    std::map<SeatId, int> out;
    for (int i = 0; i < look.r.players; ++i) out[SeatId(i)] = look.s.players[SeatId(i)].vp;
    return out;
  }
};

class Ti3Game final : public GameOf<Ti3Match> {
 public:
  [[nodiscard]] std::string_view title() const override { return "Twilight Imperium, 3rd edition"; }
  [[nodiscard]] int rules_version() const override { return kRulesVersion; }
  [[nodiscard]] std::vector<OptionSpec> options() const override {
    return {
        {"players", "3, 4, 5 or 6", "number of players", "6"},
        {"map", "built, random, or ids of systems from the first ring outwards", "how the galaxy is made",
         "built"},
        {"races", "dealt, chosen, or ids of races by seat separated by commas", "who plays which race",
         "dealt"},
        {"windows", kWindowValues, kWindowMeaning, "holders"},
        {"long_war", kYesNo, "14 victory points, and more objectives", "no"},
        {"no_imperium_rex", kYesNo, "with long_war: the game ends when the last objective is drawn", "no"},
        {"age_of_empire", kYesNo, "all public objectives lie face up from the start", "no"},
        {"distant_suns", kYesNo, "domain counters on neutral planets", "no"},
        {"leaders", kYesNo, "three leaders for each race", "no"},
        {"sabotage_runs", kYesNo, "fighters against war suns before a battle", "no"},
        {"later_errata", kYesNo, "changes of the base game that came with the expansion", "no"}};
  }
  [[nodiscard]] std::string default_pack() const override { return "ti3/all"; }
  [[nodiscard]] std::vector<std::string> bots() const override { return {"random", "greedy"}; }

  [[nodiscard]] std::map<std::string, std::string> settled_options(const Match& match) const override {
    return option_texts(rules_of(match)->options);
  }
  [[nodiscard]] std::vector<std::string> missing(const TableOptions& table) const override {
    std::string error;
    const auto rules = rules_for(table, error);
    return rules ? missing_texts(*rules) : std::vector<std::string>{};
  }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> content(
      const TableOptions& table) const override {
    std::vector<std::pair<std::string, std::string>> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    const auto add = [&](const auto& rows, const char* kind) {
      for (const auto& row : rows) out.emplace_back(row.id, kind);
    };
    for (const CardKindDef& d : rules->card_kinds) {
      if (!d.cards.empty()) out.emplace_back(d.id, "action_card");
    }
    add(rules->political, "political_card");
    add(rules->objectives, "objective");
    add(rules->techs, "technology");
    add(rules->powers, "racial_ability");
    add(rules->races, "race");
    if (rules->options.leaders) add(rules->leaders, "leader");
    if (rules->options.distant_suns) add(rules->counter_kinds, "domain_counter");
    return out;
  }
  // Traits of racial abilities are in force without anybody using them.
  [[nodiscard]] std::vector<std::string> unnamed_content(const TableOptions& table) const override {
    std::vector<std::string> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    for (const PowerDef& d : rules->powers) {
      if (d.ability == nullptr) out.push_back(d.id);
    }
    return out;
  }

 private:
  static constexpr const char* kYesNo = "yes or no";

  // Action cards that nobody can play yet.
  static std::vector<std::string> missing_texts(const Rules& r) {
    std::vector<std::string> cards;
    for (const CardKindDef& d : r.card_kinds) {
      if (!d.cards.empty() && d.ability == nullptr) cards.push_back(d.id);
    }
    if (cards.empty()) return {};
    return {"texts of these action cards, which can be held and not be played: " + joined(cards, ", ")};
  }
};

}  // namespace

const Game& game() {
  static const Ti3Game instance;
  return instance;
}

const State* state_of(const Match& match) { return Ti3Game::state_of(match); }
const Rules* rules_of(const Match& match) { return Ti3Game::rules_of(match); }

}  // namespace orrery::ti3
