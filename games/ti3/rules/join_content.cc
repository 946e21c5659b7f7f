// Joins the rows of the pack with the code of their texts (content/).
#include <map>

#include "games/ti3/content/ability.h"
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/content/political/political.h"
#include "games/ti3/rules/build.h"

namespace orrery::ti3 {
namespace {

// Gives each row the def of its id. A def without a row is of a set that is not in play; a misspelt id is
// found by a test (tests/unit/ti3_pack_test.cc).
template <class Rows>
void join(Rows& rows, std::span<const AbilityDef* const> defs) {
  for (const AbilityDef* def : defs) {
    for (auto& row : rows) {
      if (row.id == def->id) row.ability = def;
    }
  }
}

// What leaders of a type do, by the word for that type.
void join_leaders(Rules& r) {
  for (const AbilityDef* def : leader_abilities()) {
    if (const auto type = find_enum<LeaderType>(def->id))
      r.leader_texts[static_cast<std::size_t>(*type)] = def;
  }
}

void find_requirements(Rules& r, std::string& error) {
  for (ObjectiveDef& objective : r.objectives) {
    objective.requirement = find_requirement(objective.id);
    if (objective.requirement == nullptr)
      add_fault(error, "the program does not know the objective '" + objective.id + "'");
  }
}

// Calls mark(timing, number of the row) for every place where a text of these rows listens.
template <class Rows, class Mark>
void each_listener(const Rows& rows, const Mark& mark) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].ability == nullptr) continue;
    for (const Timing t : rows[i].ability->at) mark(static_cast<std::size_t>(t), i);
  }
}

void note_listeners(Rules& r) {
  each_listener(r.card_kinds, [&](std::size_t t, std::size_t i) { r.cards_at[t] |= r.card_kinds[i].cards; });
  each_listener(r.techs, [&](std::size_t t, std::size_t i) { r.techs_at[t].insert(TechId(i)); });
  each_listener(r.powers, [&](std::size_t t, std::size_t i) { r.powers_at[t] |= std::uint64_t{1} << i; });
  each_listener(r.political, [&](std::size_t t, std::size_t i) { r.laws_at[t].insert(PoliticalId(i)); });
}

// `use {ability}` names a text by its id alone: no two texts with code may share one.
void check_names(const Rules& r, std::string& error) {
  std::map<std::string_view, int> uses;
  const auto count = [&](const auto& rows) {
    for (const auto& row : rows) {
      if (row.ability != nullptr && ++uses[row.id] == 2)
        add_fault(error, "two texts that are used are called '" + row.id + "'");
    }
  };
  count(r.card_kinds);
  count(r.techs);
  count(r.powers);
  count(r.political);
}

}  // namespace

void join_content(Rules& r, std::string& error) {
  join(r.card_kinds, card_abilities());
  join(r.techs, technology_abilities());
  join(r.powers, power_abilities());
  join(r.political, law_abilities());
  join_leaders(r);
  for (std::size_t i = 0; i < r.card_kinds.size(); ++i) {
    const CardKindDef& kind = r.card_kinds[i];
    if (kind.ability != nullptr && kind.ability->copies_discards && !kind.cards.empty())
      r.copier = CardKindId(i);
  }
  for (PoliticalDef& card : r.political) card.text = political_text(card.id);
  for (CounterKindDef& kind : r.counter_kinds) kind.effect = counter_def(kind.id);
  find_requirements(r, error);
  note_listeners(r);
  check_names(r, error);
}

}  // namespace orrery::ti3
