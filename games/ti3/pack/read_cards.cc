// action_cards.tsv, political_cards.tsv, objectives.tsv, strategy_cards.tsv and domain_counters.tsv.
#include "games/ti3/pack/read_rows.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostCopies = 12;
constexpr int kMostPoints = 5;

// A number, `win` or `over`.
void read_reward(RowReader& row, ObjectiveDef& def) {
  if (row.cell("points") == "win") {
    def.reward = Reward::Win;
  } else if (row.cell("points") == "over") {
    def.reward = Reward::Over;
  } else {
    def.points = row.integer("points", 1, kMostPoints);
  }
}

// "4;8"
std::vector<int> numbers_of_players(RowReader& row, std::string_view column) {
  std::vector<int> out;
  if (nothing(row.cell(column))) return out;
  for (const std::string_view piece : split(row.cell(column), ';')) {
    const auto number = parse_integer(piece);
    if (!number || *number < kMinPlayers || *number > static_cast<int>(kSeats)) {
      row.expected(column, "numbers of players such as \"4;8\", or -");
      return {};
    }
    out.push_back(*number);
  }
  return out;
}

bool elects_player(Vote v) { return v == Vote::Player || v == Vote::TwoPlayers; }

// What can be seen of a card that stays in play (TI3-Q-24).
void check_staying(RowReader& row, const PoliticalDef& def) {
  if (def.law && def.stays.empty()) row.expected("stays", "table, player or planet, since it is a law");
  if (def.stays == "player" && !elects_player(def.vote))
    row.expected("stays", "another word than player, since none is elected");
  if (def.stays == "planet" && def.vote != Vote::Planet)
    row.expected("stays", "another word than planet, since none is elected");
  if (def.stays.empty() && !def.traits.empty()) row.expected("traits", "- on a card that does not stay");
  for (const Trait t : def.traits) {
    if (of_table(t) == (def.stays == "player"))
      row.expected("traits", "traits law_... on a card of the whole table, others on one of a player");
  }
}

}  // namespace

CardLine read_action_card(RowReader& row) {
  CardLine card;
  card.line = row.line();
  card.def.id = id_in(row);
  card.set = set_in(row);
  card.def.name = row.name("name");
  card.def.copies = row.integer("copies", 1, kMostCopies);
  if (const auto timing = find_enum<Timing>(row.cell("timing"))) {
    card.def.timing = *timing;
  } else {
    row.expected("timing", "a timing point of games/ti3/timing.h");
  }
  card.out_with = numbers_of_players(row, "out_with");
  card.def.text = text_in(row, "text");
  if (!nothing(row.cell("when"))) card.def.text = std::string(row.cell("when")) + ". " + card.def.text;
  return card;
}

PoliticalLine read_political(RowReader& row) {
  PoliticalLine card;
  card.line = row.line();
  PoliticalDef& def = card.def;
  def.id = id_in(row);
  card.set = set_in(row);
  def.name = row.name("name");
  def.law = row.word("kind", {"event", "law"}) == 1;
  def.vote = enum_in<Vote>(row, "vote");
  row.word("stays", {"no", "table", "player", "planet"});
  if (row.cell("stays") != "no") def.stays = row.cell("stays");
  def.traits = traits_in<decltype(PoliticalDef::traits)::capacity()>(row);
  def.for_text = text_in(row, "for");
  def.against_text = text_in(row, "against");
  def.elected_text = text_in(row, "elected");
  if (def.elected_text.empty() != (def.vote == Vote::ForAgainst))
    row.expected("elected", "a text if something is elected, - otherwise");
  if (row.ok()) check_staying(row, def);
  return card;
}

ObjectiveLine read_objective(RowReader& row) {
  ObjectiveLine objective;
  objective.line = row.line();
  objective.def.id = id_in(row);
  objective.set = set_in(row);
  objective.def.stage = enum_in<Stage>(row, "deck");
  objective.def.name = row.name("name");
  read_reward(row, objective.def);
  // What it means stands in content/objectives/: a test compares them.
  row.word("kind", {"state", "spend", "event_this_round", "reveal"});
  objective.def.text = text_in(row, "text");
  return objective;
}

StrategyLine read_strategy_card(RowReader& row) {
  StrategyLine card;
  card.line = row.line();
  card.def.id = id_in(row);
  card.set = set_in(row);
  card.number = row.integer("number", 1, static_cast<int>(kStrategyCards));
  card.def.name = row.name("name");
  card.def.special = text_in(row, "special");
  card.def.primary = text_in(row, "primary");
  card.def.secondary = text_in(row, "secondary");
  return card;
}

CounterLine read_counter(RowReader& row) {
  CounterLine counter;
  counter.line = row.line();
  counter.def.id = id_in(row);
  counter.set = set_in(row);
  counter.def.name = row.name("name");
  counter.def.value = number_or_none(row, "value", 9);
  counter.copies = row.integer("copies", 1, kMostCopies);
  counter.def.text = text_in(row, "text");
  return counter;
}

}  // namespace orrery::ti3
