// action_cards.tsv, promissory_notes.tsv, agendas.tsv, objectives.tsv and strategy_cards.tsv.
#include "games/ti4/pack/cells.h"
#include "games/ti4/pack/read_rows.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostCopies = 9;
constexpr int kMostPoints = 5;

}  // namespace

CardLine read_action_card(RowReader& row) {
  CardLine card;
  card.def.id = id_in(row);
  card.def.name = row.name("name");
  card.def.copies = row.integer("copies", 1, kMostCopies);
  card.def.phase = row.cell("phase");
  card.def.text = text_in(row, "effect");
  card.line = row.line();
  return card;
}

NoteLine read_note(RowReader& row) {
  NoteLine note;
  note.def.id = id_in(row);
  note.def.name = row.name("name");
  note.owner = row.id("owner");
  if (note.owner == "colour") note.owner.clear();
  note.def.stays_in_play = row.yes_no("stays_in_play");
  note.def.traits = traits_in(row);
  if (!note.def.traits.empty() && !note.def.stays_in_play)
    row.expected("traits", "- on a note that does not stay in play");
  note.def.text = text_in(row, "effect");
  note.line = row.line();
  return note;
}

AgendaLine read_agenda(RowReader& row) {
  AgendaLine agenda;
  AgendaDef& def = agenda.def;
  def.id = id_in(row);
  def.name = row.name("name");
  def.law = row.word("type", {"directive", "law"}) == 1;
  def.election = enum_in<Election>(row, "outcome_kind");
  const std::size_t needs = row.word("needs", {"-", "law", "scored_secret"});
  def.needs_law = needs == 1;
  def.needs_scored_secret = needs == 2;
  def.owned = row.yes_no("owned");
  def.attached = row.yes_no("attached");
  def.traits = traits_in(row);
  if (!def.law && (def.owned || def.attached || !def.traits.empty()))
    row.complain("expected neither owner, planet nor traits on a directive, which does not stay in play");
  if (def.owned && def.election != Election::Player)
    row.expected("owned", "no, since it does not elect a player");
  def.for_text = text_in(row, "effect_for_or_elected");
  def.against_text = text_in(row, "effect_against");
  agenda.line = row.line();
  return agenda;
}

ObjectiveLine read_objective(RowReader& row) {
  ObjectiveLine objective;
  objective.def.id = id_in(row);
  objective.def.name = row.name("name");
  objective.def.stage = enum_in<Stage>(row, "deck");
  objective.def.in_action_phase = row.word("phase", {"status", "action"}) == 1;
  objective.def.points = row.integer("points", 1, kMostPoints);
  objective.def.text = text_in(row, "condition");
  objective.line = row.line();
  return objective;
}

StrategyLine read_strategy_card(RowReader& row) {
  StrategyLine card;
  card.def.id = id_in(row);
  card.def.name = row.name("name");
  card.initiative = row.integer("initiative", 1, static_cast<int>(kStrategyCards));
  card.def.primary = text_in(row, "primary");
  card.def.secondary = text_in(row, "secondary");
  card.line = row.line();
  return card;
}

}  // namespace orrery::ti4
