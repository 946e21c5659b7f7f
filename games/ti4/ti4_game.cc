#include "games/ti4/ti4_game.h"

#include "games/game_of.h"
#include "games/table_options.h"
#include "games/ti/secret_events.h"
#include "games/ti4/loaded.h"
#include "games/ti4/notation.h"
#include "games/ti4/propose/facts.h"
#include "games/ti4/propose/propose.h"
#include "games/ti4/query.h"
#include "games/ti4/text/decision_detail.h"
#include "games/ti4/text/json.h"
#include "games/ti4/text/notation_help.h"
#include "games/ti4/text/open_window.h"
#include "games/ti4/text/pretty.h"
#include "games/ti4/text/sayings.h"
#include "games/ti4/text/show.h"
#include "games/ti4/text/shown.h"
#include "games/ti4/text/table_facts.h"
#include "games/ti4/ti4.h"
#include "games/ti4/view.h"

namespace orrery::ti4 {
namespace {

// The rule that explains a question, by kind.
constexpr std::array<std::string_view, enum_count<Ask>()> kQuestionRules{
    "TI4-0.12",  "TI4-0.16j", "TI4-0.21",  "TI4-0.21",  "TI4-0.22",  "TI4-37.1",  "TI4-34.1", "TI4-34.1",
    "TI4-10.1",  "TI4-10.0",  "TI4-73.2",  "TI4-33.3",  "TI4-81.10", "TI4-81.14", "TI4-28.2", "TI4-51.3",
    "TI4-85.1",  "TI4-15.2",  "TI4-23.4",  "TI4-23.7",  "TI4-31.1",  "TI4-63.0",  "TI4-12.1", "TI4-74.2",
    "TI4-43.2",  "TI4-43.4a", "TI4-60.0",  "TI4-59.5a", "TI4-65.5",  "TI4-20.5",  "TI4-18.4", "TI4-41.4",
    "TI4-30.2",  "TI4-59.4",  "TI4-57.2c", "TI4-57.2a", "TI4-35.6",  "TI4-35.19", "TI4-84.2", "TI4-84.4a",
    "TI4-16.12", "TI4-16.5",  "TI4-73.3b"};

struct Ti4Match : Ti4 {
  using Luck = ti4::Luck;
  using Ask = ti4::Ask;
  using CombatStage = ti4::CombatStage;
  using Codec = ti4::Codec;
  static constexpr std::string_view kId = "ti4";
  static constexpr std::span<const std::string_view> kVerbs = kVerbPatterns;
  static constexpr auto happenings = happening_patterns;
  static constexpr std::array kDeclining{Verb::Pass,    Verb::No,      Verb::Hold, Verb::Stay,
                                         Verb::Decline, Verb::Abstain, Verb::Done, Verb::End};
  static constexpr auto asked_in = ti4::asked_in;
  static constexpr auto operand_kinds = ti4::operand_kinds;
  static constexpr auto rules_for = ti4::rules_for;
  static constexpr auto table_of_given = ti4::table_of_given;
  static constexpr auto position_keys = ti4::position_keys;

  static constexpr auto view_shapes = ti4::view_shapes;
  static constexpr auto sayings = ti4::sayings;
  static constexpr auto english = ti4::english;
  static constexpr auto choice_rule = ti4::choice_rule;
  static constexpr auto choice_meaning = ti4::choice_meaning;
  static json::value state_json(const Look& look) { return ti4::state_json(look); }
  static json::value view_json(const Rules& r, const View& v) { return ti4::view_json(r, v); }
  static void explain(const Look& look, const Asked& a, Decision& d) {
    d.cause = cause_text(look, a);
    d.rules = {std::string(kQuestionRules[a.kind])};
    d.detail = decision_detail(look);
    d.veiled = look.r.options.windows == WindowOption::Possible && static_cast<Ask>(a.kind) == Ask::React;
  }
  // What an offer holds is between the two (84.1).
  static bool composing(const Asked& a) { return static_cast<Ask>(a.kind) == Ask::Offer; }
  static constexpr auto window = shown_window;
  static constexpr auto window_options = shown_window_options;
  static constexpr auto progress = progress_of;
  static std::vector<Choice> proposal(const Look& look) { return ti4::proposal(look); }
  static json::object facts(const Look& look) { return ti4::facts(look); }
  static json::value cost(const Look& look, Choice c) { return option_cost(look, c); }
  static json::value reach(const Look& look) { return reach_json(look); }
  static std::string item_name(const Rules& r, Luck kind, std::uint8_t item) {
    switch (kind) {
      case Luck::Speaker:
        return r.name(SeatId(item));
      case Luck::Factions:
        return r.name(FactionId(item));
      case Luck::BlueTiles:
      case Luck::RedTiles:
      case Luck::RedTile:
      case Luck::Map:
        return r.name(SystemId(item));
      case Luck::Secrets:
      case Luck::Objective:
        return r.name(ObjectiveId(item));
      case Luck::Draw:
      case Luck::Steal:
        return r.name(CardId(item));
      case Luck::Agenda:
        return r.name(AgendaId(item));
      case Luck::Roll:
        break;
    }
    return std::to_string(item);
  }
  static bool visible(Event e, SeatId viewer) {
    return ti::sees_event(e, kHappenings[e.verb()].secret_to, viewer);
  }
  // The note of a faction is named by the colour of its owner.
  static std::string content_id(const Look& look, std::string_view word) {
    const std::size_t slash = word.find('/');
    NoteId note;
    if (slash != std::string_view::npos && look.r.find(word, note)) return look.r.name(note_kind(look, note));
    return std::string(word.substr(0, slash));
  }
  static std::map<SeatId, int> scores(const Look& look) {
    std::map<SeatId, int> out;
    for (int i = 0; i < look.r.players; ++i) out[SeatId(i)] = look.s.players[SeatId(i)].vp;
    return out;
  }
};

class Ti4Game final : public GameOf<Ti4Match> {
 public:
  [[nodiscard]] std::string_view title() const override { return "Twilight Imperium, 4th edition"; }
  [[nodiscard]] int rules_version() const override { return kRulesVersion; }
  [[nodiscard]] bool plays_record(int rules, std::map<std::string, std::string>& options) const override {
    if (rules == 2) options.try_emplace("turn_end", "auto");  // there was no choice then
    if (rules < kRulesVersion) options["rules"] = std::to_string(rules);
    return rules >= kOldestRules && rules <= kRulesVersion;
  }
  [[nodiscard]] std::vector<OptionSpec> options() const override {
    return {
        {"players", "3, 4, 5 or 6", "number of players", "6"},
        {"goal", "10 or 14", "victory points to win", "10"},
        {"map", "built, random, or tile numbers from the centre outwards", "how the galaxy is made", "built"},
        {"factions", "chosen, dealt, or faction keys by seat separated by commas", "who plays which faction",
         "chosen"},
        {"windows", kWindowValues, kWindowMeaning, "holders"},
        {"turn_end", "ask or auto",
         "whether a turn ends when its player says so while a transaction is possible, or always with its "
         "last action; and whether who has no vote is asked for transactions at each agenda",
         "ask"}};
  }
  [[nodiscard]] std::string default_pack() const override { return "ti4/base"; }
  [[nodiscard]] std::vector<std::string> bots() const override { return {"random", "greedy"}; }

  [[nodiscard]] std::map<std::string, std::string> settled_options(const Match& match) const override {
    return option_texts(rules_of(match)->options);
  }
  [[nodiscard]] std::vector<std::string> missing(const TableOptions& table) const override {
    std::vector<std::string> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    std::vector<std::string> factions, cards, agendas;
    for (const FactionDef& d : rules->factions) {
      if (!d.complete()) factions.push_back(d.key + " (" + joined(d.missing, " ") + ")");
    }
    for (const CardKindDef& d : rules->card_kinds) {
      if (d.cards.empty()) cards.push_back(d.id);
    }
    for (const AgendaDef& d : rules->agendas) {
      if (!d.present) agendas.push_back(d.id);
    }
    const auto tell = [&](const std::string& what, const std::vector<std::string>& names) {
      if (names.empty()) return;
      out.push_back(what + " " + joined(names, ", "));
    };
    tell("texts of these factions, which are not offered:", factions);
    tell("action cards:", cards);
    tell("agendas:", agendas);
    return out;
  }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> content(
      const TableOptions& table) const override {
    std::vector<std::pair<std::string, std::string>> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    for (const CardKindDef& d : rules->card_kinds) {
      if (!d.cards.empty()) out.emplace_back(d.id, "action_card");
    }
    for (const AgendaDef& d : rules->agendas) {
      if (d.present) out.emplace_back(d.id, "agenda");
    }
    for (const ObjectiveDef& d : rules->objectives) out.emplace_back(d.id, "objective");
    for (const TechDef& d : rules->techs) {
      if (!d.faction.valid() || rules->faction(d.faction).complete()) out.emplace_back(d.id, "technology");
    }
    const auto playable = [&](FactionId f) { return rules->faction(f).complete(); };
    for (const PowerDef& d : rules->powers) {
      if (playable(d.faction)) out.emplace_back(d.id, "faction_ability");
    }
    for (const UnitRow& d : rules->units) {
      if (d.faction.valid() && !d.tech.valid() && playable(d.faction)) out.emplace_back(d.id, "unit");
    }
    for (const NoteKindDef& d : rules->note_kinds) {
      if (!d.faction.valid() || playable(d.faction)) out.emplace_back(d.id, "promissory_note");
    }
    for (const FactionDef& d : rules->factions) {
      if (d.complete()) out.emplace_back(d.key, "faction");
    }
    return out;
  }
  // Traits of powers and of units are in force without anybody using them.
  [[nodiscard]] std::vector<std::string> unnamed_content(const TableOptions& table) const override {
    std::vector<std::string> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    for (const PowerDef& d : rules->powers) {
      if (d.ability == nullptr) out.push_back(d.id);
    }
    for (const UnitRow& d : rules->units) {
      if (d.ability == nullptr && !d.tech.valid()) out.push_back(d.id);
    }
    return out;
  }
};

}  // namespace

const Game& game() {
  static const Ti4Game instance;
  return instance;
}

const State* state_of(const Match& match) { return Ti4Game::state_of(match); }
const Rules* rules_of(const Match& match) { return Ti4Game::rules_of(match); }

}  // namespace orrery::ti4
