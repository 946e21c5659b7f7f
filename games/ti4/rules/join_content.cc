// Joins the rows of the pack with the code of their texts (content/ability.h, content/agendas/agendas.h).
#include <algorithm>
#include <map>

#include "games/ti4/content/ability.h"
#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/rules/build.h"

namespace orrery::ti4 {
namespace {

using Defs = std::span<const AbilityDef* const>;

// Texts that the flow itself carries out: the gate of set-up (0.21, flow/setup.cc), pooled Production
// (flow/production.cc).
constexpr auto kTextsOfTheFlow = std::to_array<std::string_view>({"creuss_gate", "letani_warrior_i"});

// Texts that games of older rules were played without, whole or in part (Rules::as_of): their factions were
// offered only with the option `incomplete`.
constexpr auto kSinceRules5 = std::to_array<std::string_view>({
    "assimilate",
    "bioplasmosis",
    "duha_menaimon",
    "e_res_siphons",
    "exotrireme_ii",
    "foresight",
    "greyfire_mutagen",
    "hegemonic_trade_policy",
    "impulse_core",
    "indoctrination",
    "instinct_training",
    "lazax_gate_folding",
    "mageon_implants",
    "magmus_reactor",
    "mitosis",
    "munitions_reserves",
    "neuroglaive",
    "nullification_field",
    "peace_accords",
    "quash",
    "reclamation",
    "scheming",
    "spacial_conduit_cylinder",
    "spy_net",
    "stall_tactics",
    "star_forge",
    "tekklar_legion",
    "telepathic",
    "the_inferno",
    "transparasteel_plating",
    "valkyrie_particle_weave",
    "van_hauge",
    "yin_spinner",
});

template <class List>
bool lists(const List& list, std::string_view id) {
  return std::find(list.begin(), list.end(), id) != list.end();
}

// Gives each row the def of its id. A def without a row is of a card that came after the pack of this game,
// or that another pack leaves out; a misspelt id is found by a test (tests/unit/ti4_pack_test.cc).
bool too_new(const Rules& r, std::string_view id) { return !r.as_of(5) && lists(kSinceRules5, id); }

template <class Rows>
void join(const Rules& r, Rows& rows, Defs defs) {
  for (const AbilityDef* def : defs) {
    if (too_new(r, def->id)) continue;
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.id == def->id; });
    if (found != rows.end()) found->ability = def;
  }
}

template <class Mark>
void listen(const AbilityDef* def, Mark mark) {
  if (def == nullptr) return;
  for (const Timing t : def->at) mark(static_cast<std::size_t>(t));
}

// Physical cards exist only of kinds whose text has code: all of the base pack; others stay in the box.
void make_cards(Rules& r) {
  for (std::size_t k = 0; k < r.card_kinds.size(); ++k) {
    CardKindDef& kind = r.card_kinds[k];
    for (int i = 0; kind.ability != nullptr && i < kind.copies; ++i) {
      const CardId card(r.kind_of.size());
      kind.cards.insert(card);
      r.kind_of.emplace_back(k);
      r.all_cards.insert(card);
    }
  }
}

void find_agendas(Rules& r) {
  for (std::size_t i = 0; i < r.agendas.size(); ++i) {
    AgendaDef& agenda = r.agendas[i];
    agenda.text = agenda_text(agenda.id);
    agenda.present = agenda.text != nullptr;
    if (agenda.present) r.all_agendas.insert(AgendaId(i));
  }
}

// Every objective has code: a requirement, or a text of the action phase.
void find_requirements(Rules& r, std::string& error) {
  for (ObjectiveDef& objective : r.objectives) {
    objective.requirement = find_requirement(objective.id);
    if (objective.requirement == nullptr && objective.ability == nullptr)
      add_fault(error, "the program does not know the objective '" + objective.id + "'");
  }
}

// ---- what is missing: told by the code that is joined, not by the pack

// The text of a power, technology or note.
template <class Row>
bool carried_out(const Row& row) {
  return !row.traits.empty() || row.ability != nullptr || lists(kTextsOfTheFlow, row.id);
}

bool carried_out(const UnitRow& row) {
  return row.text.empty() || row.traits != 0 || row.ability != nullptr || lists(kTextsOfTheFlow, row.id);
}

void find_missing(Rules& r) {
  const auto note = [&](FactionId faction, const auto& row) {
    if (faction.valid() && (too_new(r, row.id) || !carried_out(row)))
      r.factions[faction.index()].missing.push_back(row.id);
  };
  for (const PowerDef& power : r.powers) note(power.faction, power);
  for (const TechDef& tech : r.techs) {
    if (!tech.upgrade) note(tech.faction, tech);  // what an upgrade does is in the row of its unit
  }
  for (const NoteKindDef& kind : r.note_kinds) note(kind.faction, kind);
  for (const UnitRow& row : r.units) note(row.faction, row);
}

// Units whose text is a trait that older rules did not ask for.
void forget_new_traits(Rules& r) {
  for (UnitRow& row : r.units) {
    if (row.has(UnitTrait::DestroysAll) && too_new(r, row.id))
      row.traits &= ~(1U << static_cast<unsigned>(UnitTrait::DestroysAll));
  }
}

void note_listeners(Rules& r) {
  for (const CardKindDef& kind : r.card_kinds)
    listen(kind.ability, [&](std::size_t t) { r.cards_at[t] |= kind.cards; });
  for (std::size_t i = 0; i < r.techs.size(); ++i)
    listen(r.techs[i].ability, [&](std::size_t t) { r.techs_at[t].insert(TechId(i)); });
  for (std::size_t i = 0; i < r.techs.size(); ++i) {
    const AbilityDef* def = r.techs[i].ability;
    if (def != nullptr && def->forbids_cards != nullptr) r.techs_forbidding_cards.insert(TechId(i));
  }
  for (std::size_t i = 0; i < r.powers.size(); ++i)
    listen(r.powers[i].ability, [&](std::size_t t) { r.powers_at[t] |= std::uint64_t{1} << i; });
  for (std::size_t i = 0; i < r.note_kinds.size(); ++i)
    listen(r.note_kinds[i].ability, [&](std::size_t t) { r.note_kinds_at[t] |= std::uint32_t{1} << i; });
  for (std::size_t i = 0; i < r.agendas.size(); ++i)
    listen(r.agendas[i].ability, [&](std::size_t t) { r.laws_at[t].insert(AgendaId(i)); });
  for (std::size_t i = 0; i < r.units.size(); ++i)
    listen(r.units[i].ability, [&](std::size_t t) { r.units_at[t] |= std::uint64_t{1} << i; });
  for (std::size_t i = 0; i < r.objectives.size(); ++i)
    listen(r.objectives[i].ability, [&](std::size_t t) { r.objectives_at[t].insert(ObjectiveId(i)); });
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
  count(r.note_kinds);
  count(r.agendas);
  count(r.units);
  count(r.objectives);
}

}  // namespace

void join_content(Rules& r, std::string& error) {
  join(r, r.card_kinds, card_abilities());
  join(r, r.techs, technology_abilities());
  join(r, r.powers, power_abilities());
  join(r, r.note_kinds, note_abilities());
  join(r, r.agendas, law_abilities());
  join(r, r.units, unit_abilities());
  join(r, r.objectives, objective_abilities());
  make_cards(r);
  find_agendas(r);
  find_requirements(r, error);
  find_missing(r);
  forget_new_traits(r);
  note_listeners(r);
  check_names(r, error);
}

}  // namespace orrery::ti4
