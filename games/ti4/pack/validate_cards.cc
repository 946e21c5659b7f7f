// Decks: enough of everything, and no more than the engine has room for.
#include "games/ti4/pack/pack_check.h"

namespace orrery::ti4 {
namespace {

void at_most(const PackCheck& check, std::size_t found, std::size_t most, std::string_view file,
             std::string_view what) {
  if (found > most)
    check.complain(file, 0,
                   "expected at most " + std::to_string(most) + " " + std::string(what) + ", found " +
                       std::to_string(found));
}

// Games without such cards would run dry.
void at_least_one(const PackCheck& check, std::size_t found, std::string_view file) {
  if (found == 0 && check.complete({file})) check.complain(file, 0, "expected at least one row");
}

void check_objectives(const PackCheck& check) {
  constexpr int kRow = 5;              // 0.22c
  constexpr int kMostOfStage = 10;     // State::public_objectives has room for all of them
  constexpr int kSecretsInSetup = 12;  // 0.22: two for each of six players
  for (const Stage stage : {Stage::One, Stage::Two, Stage::Secret}) {
    const auto found = std::count_if(check.pack.objectives.begin(), check.pack.objectives.end(),
                                     [&](const ObjectiveLine& o) { return o.def.stage == stage; });
    const int low = stage == Stage::Secret ? kSecretsInSetup : kRow;
    const int high = stage == Stage::Secret ? 44 : kMostOfStage;
    if (found < low || found > high)
      check.complain(kObjectivesFile, 0,
                     "expected " + std::to_string(low) + " to " + std::to_string(high) +
                         " objectives of deck " + std::string(enum_name(stage)) + ", found " +
                         std::to_string(found));
  }
  at_most(check, check.pack.objectives.size(), ObjectiveSet::capacity(), kObjectivesFile, "objectives");
}

void check_notes(const PackCheck& check) {
  const auto of_colours = std::count_if(check.pack.notes.begin(), check.pack.notes.end(),
                                        [](const NoteLine& note) { return note.owner.empty(); });
  if (of_colours != kColourNotes)
    check.complain(kNotesFile, 0,
                   "expected 4 notes of owner colour (TI4-0.14), found " + std::to_string(of_colours));
  for (const NoteLine& note : check.pack.notes) {
    if (note.owner.empty() || !check.complete({kFactionsFile})) continue;
    const FactionLine* faction = find_row(check.pack.factions, note.owner);
    if (faction == nullptr || faction->note != note.def.id)
      check.complain(kNotesFile, note.line,
                     "column owner: expected the faction whose note this is, found " + quoted(note.owner));
  }
}

void check_strategy(const PackCheck& check) {
  check.counted(check.pack.strategy, kStrategyCards, kStrategyFile, "strategy cards");
  for (const StrategyLine& card : check.pack.strategy) {
    const auto which = find_enum<StrategyCard>(card.def.id);
    if (!which || initiative_of(*which) != card.initiative)
      check.complain(
          kStrategyFile, card.line,
          "expected the eight strategy cards with their initiative numbers, found " + quoted(card.def.id));
  }
}

}  // namespace

void validate_cards(const PackCheck& check) {
  at_least_one(check, check.pack.cards.size(), kActionCardsFile);
  at_least_one(check, check.pack.agendas.size(), kAgendasFile);
  at_least_one(check, check.pack.powers.size(), kAbilitiesFile);
  std::size_t cards = 0;
  for (const CardLine& card : check.pack.cards) cards += static_cast<std::size_t>(card.def.copies);
  at_most(check, cards, kMaxCards, kActionCardsFile, "action cards");
  at_most(check, check.pack.techs.size(), TechSet::capacity(), kTechnologiesFile, "technologies");
  at_most(check, check.pack.agendas.size(), AgendaSet::capacity(), kAgendasFile, "agendas");
  at_most(check, check.pack.powers.size(), 64, kAbilitiesFile, "faction abilities");
  at_most(check, check.pack.notes.size(), 32, kNotesFile, "promissory notes");
  at_most(check, check.pack.units.size(), 64, kUnitsFile, "rows in the four tables of units");
  if (check.complete({kObjectivesFile})) check_objectives(check);
  if (check.complete({kNotesFile})) check_notes(check);
  if (check.complete({kStrategyFile})) check_strategy(check);
}

}  // namespace orrery::ti4
