// Races own their abilities, the Technology deck has its one wormhole sale and lasts for the set-up, and the
// engine has room for all cards (b.9 to b.11).
#include <algorithm>

#include "games/ahos/pack/pack_check.h"

namespace orrery::ahos {
namespace {

constexpr int kMinRaces = kMaxPlayers;  // SET-14 deals one to each player
constexpr std::string_view kWormholeSale = "wormhole_sale";

// Every race lists three abilities that say they are its own.
void check_race(const PackCheck& check, const RaceRow& race) {
  for (std::size_t i = 0; i < race.abilities.size(); ++i) {
    const std::string& id = race.abilities[i];
    const auto& abilities = check.pack.abilities;
    const auto found =
        std::find_if(abilities.begin(), abilities.end(), [&](const CardRow& card) { return card.id == id; });
    const std::string where = "column abilities: expected ";
    if (found == abilities.end()) {
      check.errors.add(kRacesFile, race.line, where + "ids of abilities.tsv, found " + quoted(id));
    } else if (found->race != race.key) {
      check.errors.add(kRacesFile, race.line,
                       where + "abilities of race " + quoted(race.key) + ", found " + quoted(id) +
                           " of race " + quoted(found->race));
    }
    const auto* self = race.abilities.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(race.abilities.begin(), self, id) != self) {
      check.errors.add(kRacesFile, race.line, where + "three different ids, found " + quoted(id) + " twice");
    }
  }
}

// Every ability names a race that lists it; with check_race() each race has exactly its three.
void check_ability(const PackCheck& check, const CardRow& card) {
  const auto& races = check.pack.races;
  const auto race =
      std::find_if(races.begin(), races.end(), [&](const RaceRow& r) { return r.key == card.race; });
  if (race == races.end()) {
    check.errors.add(kAbilitiesFile, card.line,
                     "column race: expected the key of a race of races.tsv, found " + quoted(card.race));
  } else if (std::find(race->abilities.begin(), race->abilities.end(), card.id) == race->abilities.end()) {
    check.errors.add(kAbilitiesFile, card.line,
                     "expected race " + quoted(card.race) + " (races.tsv:" + std::to_string(race->line) +
                         ") to list " + quoted(card.id) +
                         " among its three abilities, found it missing there");
  }
}

void check_races(const PackCheck& check) {
  if (!check.complete({kRacesFile})) return;
  const int races = static_cast<int>(check.pack.races.size());
  if (races < kMinRaces || races > kMaxRaces) {
    check.errors.add(kRacesFile, end_line(check.pack.races),
                     "expected " + std::to_string(kMinRaces) + " to " + std::to_string(kMaxRaces) +
                         " races, found " + std::to_string(races));
  }
  if (!check.complete({kAbilitiesFile})) return;
  for (const RaceRow& race : check.pack.races) check_race(check, race);
  for (const CardRow& card : check.pack.abilities) check_ability(check, card);
}

bool sells_wormholes(const CardRow& card) {
  return std::any_of(card.effects.begin(), card.effects.end(),
                     [](const EffectCall& call) { return call.code == kWormholeSale; });
}

// TEC-5 to TEC-7: the one card of kind special is set aside when drawn and opens the sale of Wormhole tokens,
// at the price it shows.
void check_wormhole_card(const PackCheck& check) {
  const CardRow* special = nullptr;
  for (const CardRow& card : check.pack.technology) {
    const auto complain = [&](std::string message) {
      check.errors.add(kTechnologyFile, card.line, std::move(message));
    };
    if (card.kind != CardKind::Special) {
      if (sells_wormholes(card)) complain("expected effect wormhole_sale only on the card of kind special");
      continue;
    }
    if (special != nullptr) {
      complain("expected one card of kind special, found another on line " + std::to_string(special->line));
    }
    if (!sells_wormholes(card)) complain("expected effect wormhole_sale on the card of kind special (TEC-5)");
    if (check.complete({kLimitsFile}) && card.cost != check.pack.limits.wormhole_token_cost) {
      complain("column cost: expected " + std::to_string(check.pack.limits.wormhole_token_cost) +
               " as wormhole_token_cost in limits.tsv (TEC-7), found " + std::to_string(card.cost));
    }
    if (card.copies != 1)
      complain("expected 1 copy of the special card, found " + std::to_string(card.copies));
    special = &card;
  }
  if (special == nullptr) {
    check.errors.add(kTechnologyFile, end_line(check.pack.technology),
                     "expected one card of kind special with effect wormhole_sale (TEC-5), found none");
  }
}

int technology_copies(const Pack& pack) {
  int copies = 0;
  for (const CardRow& card : pack.technology) copies += card.copies;
  return copies;
}

// SET-13 and SET-28 with four players, and the special card, which is replaced when it turns up.
void check_technology_deck(const PackCheck& check) {
  if (!check.complete({kLimitsFile})) return;
  const Limits& limits = check.pack.limits;
  const int needed = kMaxPlayers * limits.technology_dealt + limits.technology_display + 1;
  const int found = technology_copies(check.pack);
  if (found >= needed) return;
  check.errors.add(kTechnologyFile, end_line(check.pack.technology),
                   "expected at least " + std::to_string(needed) +
                       " Technology cards for the set-up of four players (SET-13, SET-28), found " +
                       std::to_string(found));
}

// All cards of the box, whether or not one game uses them.
void check_card_count(const PackCheck& check) {
  const Pack& pack = check.pack;
  const auto systems =
      std::count_if(pack.tiles.begin(), pack.tiles.end(), [](const TileRow& t) { return t.has_card; });
  const int cards = static_cast<int>(systems) + static_cast<int>(pack.abilities.size()) +
                    technology_copies(pack) + kMaxPlayers * static_cast<int>(pack.starting.size());
  if (cards <= kMaxCards) return;
  check.errors.add(kTechnologyFile, end_line(pack.technology),
                   "expected at most " + std::to_string(kMaxCards) +
                       " cards in all (systems, abilities, Technology, four sets of starting cards), found " +
                       std::to_string(cards));
}

}  // namespace

void validate_cards(const PackCheck& check) {
  check_races(check);
  if (check.complete({kStartingFile}) && check.pack.starting.empty()) {
    check.errors.add(kStartingFile, 0, "expected at least one starting card, found none");
  }
  if (check.complete({kTechnologyFile})) {
    check_wormhole_card(check);
    check_technology_deck(check);
  }
  if (check.complete({kTechnologyFile, kAbilitiesFile, kStartingFile, kHabitableFile, kUninhabitableFile})) {
    check_card_count(check);
  }
}

}  // namespace orrery::ahos
