// starting.tsv, abilities.tsv, technology.tsv, races.tsv and the two kinds of tokens (b.5, b.6, b.8 to b.11).
#include <algorithm>

#include "games/ahos/pack/cells.h"
#include "games/ahos/pack/read_rows.h"
#include "games/pack/row_reader.h"

namespace orrery::ahos {
namespace {

constexpr int kMaxReserveToken = 4;

// "3", or "0 to 5" for VP that an effect computes.
void read_vp(RowReader& row, CardRow& card) {
  constexpr std::string_view kFrom = "0 to ";
  std::string_view text = row.cell("vp");
  card.vp_varies = text.starts_with(kFrom);
  if (card.vp_varies) text.remove_prefix(kFrom.size());
  const auto value = parse_integer(text);
  if (!value || *value < 0 || *value > kMaxVictoryPoints) {
    return row.expected("vp", range_text(0, kMaxVictoryPoints) + ", or \"0 to n\"");
  }
  card.vp = *value;
  card.vp_counts = static_cast<VpCounts>(row.word("vp_counts", {"-", "owned", "in_reserve"}));
  if (!row.ok()) return;
  if (card.vp == 0 && card.vp_counts != VpCounts::No) row.expected("vp_counts", "- beside 0 VP");
  if (card.vp > 0 && card.vp_counts == VpCounts::No)
    row.expected("vp_counts", "owned | in_reserve beside VP");
}

CardKind read_kind(RowReader& row, CardRow::Family family) {
  if (family == CardRow::Family::Technology) {
    return static_cast<CardKind>(
        row.word("kind", {"none", "action", "free", "combat", "reserve", "special"}));
  }
  return static_cast<CardKind>(row.word("kind", {"none", "action", "free", "combat", "reserve"}));
}

void read_effects(RowReader& row, CardRow& card) {
  ParsedEffects parsed = parse_effects(row.cell("code"), row.line());
  if (!parsed.error.empty()) {
    return row.complain("column code: " + parsed.error + ", found " + quoted(row.cell("code")));
  }
  card.effects = std::move(parsed.calls);
  if (row.ok() && card.kind == CardKind::None && card.effects.front().code != "none") {
    row.expected("code", "none on a card of kind none, whose text can never be used");
  }
}

// The columns that all three families share.
CardRow read_card(RowReader& row, CardRow::Family family) {
  CardRow card;
  card.family = family;
  card.line = row.line();
  card.id = row.id("id");
  card.name = row.name("name");
  card.kind = read_kind(row, family);
  card.single = row.yes_no("single");
  card.culture = row.yes_no("culture");
  card.res = resources_in(row);
  read_vp(row, card);
  read_effects(row, card);
  card.text = row.cell("text") == "-" ? std::string_view() : row.cell("text");
  return card;
}

}  // namespace

CardRow read_starting(RowReader& row) { return read_card(row, CardRow::Family::Starting); }

CardRow read_ability(RowReader& row) {
  CardRow card = read_card(row, CardRow::Family::Ability);
  card.race = row.id("race");
  return card;
}

CardRow read_technology(RowReader& row) {
  CardRow card = read_card(row, CardRow::Family::Technology);
  card.cost = row.integer("cost", 0, kMaxCost);
  card.copies = row.integer("copies", 1, kMaxCards);
  return card;
}

RaceRow read_race(RowReader& row) {
  RaceRow race;
  race.line = row.line();
  race.id = row.id("id");
  race.key = row.id("key");
  if (std::any_of(race.key.begin(), race.key.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) {
    row.expected("key", "lower-case letters, digits or _");
  }
  race.name = row.name("name");
  race.character = row.cell("character");
  const std::vector<std::string> abilities = row.list("abilities");
  if (abilities.size() != race.abilities.size()) {
    row.expected("abilities", "the ids of 3 ability cards (CMP-19)");
  } else {
    std::copy(abilities.begin(), abilities.end(), race.abilities.begin());
  }
  return race;
}

AlienRow read_alien(RowReader& row) {
  return {row.integer("value", 0, kMaxStrength), row.integer("copies", 1, kMaxAliens), row.line()};
}

DevelopmentRow read_development(RowReader& row) {
  DevelopmentRow token;
  token.id = row.id("id");
  token.name = row.name("name");
  token.copies = row.integer("copies", 1, kMaxTokens);
  token.res = resources_in(row);
  token.reserve = row.integer("reserve", 0, kMaxReserveToken);
  token.vp = row.integer("vp", 0, kMaxVictoryPoints);
  token.line = row.line();
  const bool shows_resource = std::any_of(token.res.begin(), token.res.end(), [](int n) { return n > 0; });
  if (row.ok() && !shows_resource && token.reserve == 0 && token.vp == 0) {
    row.complain("expected a token that shows resources, reserve or vp, found only zeros (TIL-10)");
  }
  return token;
}

}  // namespace orrery::ahos
