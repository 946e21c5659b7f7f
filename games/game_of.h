// A game behind the type-erased Game: everything that is the same for every game. T is the traits class of
// MatchOf (games/match_of.h), which gives besides
//   start()             a new game
//   rules_for()         the rules of a table, or null and the reason
//   table_of_given()    the options that a position implies
//   position_keys()     what a position may tell
// and, beside its Rules, build_position (a position, or what is wrong with it) and notation_help. The Rules
// have `PackIdentity pack`. What is left to the game are title, options and content.
#pragma once

#include "games/given_options.h"
#include "games/match_of.h"
#include "games/pack/pack_identity.h"

namespace orrery {

template <class T>
class GameOf : public Game {
 public:
  using State = typename T::State;
  using Rules = typename T::Rules;
  using Table = MatchOf<T>;

  [[nodiscard]] std::string_view id() const override { return T::kId; }
  [[nodiscard]] MadeMatch create(const TableOptions& table) const override {
    MadeMatch made;
    const auto rules = T::rules_for(table, made.error);
    if (rules) made.match = std::make_unique<Table>(rules, T::start(*rules));
    return made;
  }
  [[nodiscard]] MadeMatch from_given(const json::value& given, const TableOptions& table) const override {
    MadeMatch made;
    TableOptions full = table;
    full.scenario = true;
    made.error = T::table_of_given(given, full);
    if (!made.error.empty()) return made;
    const auto rules = T::rules_for(full, made.error);
    if (!rules) {
      made.error = with_paths(given.get_object(), made.error);
      return made;
    }
    State s;
    made.error = build_position(*rules, given, s);
    if (made.error.empty()) made.match = std::make_unique<Table>(rules, s);
    return made;
  }
  [[nodiscard]] Contract contract() const override {
    Contract out;
    out.choices = {T::kVerbs.begin(), T::kVerbs.end()};
    out.events = T::happenings();
    for (const auto& kind : T::operand_kinds()) {
      if (!kind.values.empty())
        out.words.push_back({std::string(kind.name), {kind.values.begin(), kind.values.end()}});
    }
    const EnumNames stages = enum_names(typename T::CombatStage{});
    out.words.push_back({"combat_stage", {stages.begin(), stages.end()}});
    const EnumNames questions = enum_names(typename T::Ask{});
    out.view = T::view_shapes();
    out.sayings = T::sayings();
    out.words.push_back({"question", {questions.begin(), questions.end()}});
    return out;
  }
  [[nodiscard]] std::vector<std::string_view> position_keys() const override {
    const auto keys = T::position_keys();
    return {keys.begin(), keys.end()};
  }
  [[nodiscard]] NotationHelp notation(const TableOptions& table) const override {
    std::string error;
    const auto rules = T::rules_for(table, error);
    return rules ? notation_help(*rules) : NotationHelp{};
  }
  [[nodiscard]] std::string pack_identity(const Match& match) const override {
    return rules_of(match)->pack.text();
  }
  [[nodiscard]] bool plays_pack(const Match& match, std::string_view identity) const override {
    return rules_of(match)->pack.plays(identity);
  }

  // What is behind a match of this game; null for matches of other games.
  static const State* state_of(const Match& match) {
    const auto* m = dynamic_cast<const Table*>(&match);
    return m == nullptr ? nullptr : &m->state();
  }
  static const Rules* rules_of(const Match& match) {
    const auto* m = dynamic_cast<const Table*>(&match);
    return m == nullptr ? nullptr : &m->rules();
  }
};

}  // namespace orrery
