// Cards: decks and zones of the players, Technology, pacts.
#include "games/ahos/given/builder.h"
#include "games/ahos/query.h"

namespace orrery::ahos {

bool PositionBuilder::read_races() {
  for (std::size_t i = 0; i < r_.options.races.size(); ++i) {
    RaceId race;
    if (!in_.find("/seats", r_.options.races[i], race)) return false;
    s_.players[SeatId(i)].race = race;
    s_.players[SeatId(i)].draw |= r_.races[race.index()].abilities;
  }
  for (const KindDef& def : r_.kinds) {
    if (def.family != Family::Starting) continue;
    for (int i = 0; i < r_.players; ++i) s_.players[SeatId(i)].draw.insert(def.cards.nth(i));
  }
  return true;
}

// Takes a card of that kind from where nobody asked for it yet: the player's own deck, or the Technology
// deck.
CardId PositionBuilder::fetch(SeatId seat, const std::string& name) {
  KindId kind;
  if (!r_.find(name, kind)) return CardId{};
  const CardSet copies = r_.kinds[kind.index()].cards;
  for (CardSet* place : {&s_.players[seat].draw, &s_.tech_pool, &s_.neutral_cards}) {
    const CardId card = ((*place & copies) - placed_).first();
    if (!card.valid() || card == r_.wormhole_card) continue;
    place->erase(card);
    placed_.insert(card);
    return card;
  }
  return CardId{};
}

bool PositionBuilder::read_zone(std::string_view key, Zone z) {
  return in_.each_seat_item(key, [&](const std::string& path, SeatId seat, const json::value& j) {
    const CardId card = fetch(seat, GivenReader::text_of(j));
    if (!card.valid()) return in_.fail(path, "expected a free card, not '" + GivenReader::text_of(j) + "'");
    if (z == Zone::ReserveTwo && !r_.reserve_marked.contains(card))
      return in_.fail(path, "is not marked Reserve");
    zone(s_.players[seat], z).insert(card);
    if (z != Zone::Hand && z != Zone::Draw && r_.technology.contains(card)) s_.revealed.insert(card);
    return true;
  });
}

bool PositionBuilder::read_zones() {
  return read_zone("hand", Zone::Hand) && read_zone("draw", Zone::Draw) &&
         read_zone("discard", Zone::Discard) && read_zone("reserve_one", Zone::ReserveOne) &&
         read_zone("reserve_two", Zone::ReserveTwo) && read_zone("aside", Zone::Aside) &&
         in_.each_seat_item("removed", [&](const std::string& path, SeatId seat, const json::value& j) {
           const CardId card = fetch(seat, GivenReader::text_of(j));
           if (!card.valid()) return in_.fail(path, "expected a card of that player");
           out_of_deck(card);
           return true;
         });
}

// A card that no player has: system cards are neutral then, others out of the game.
void PositionBuilder::out_of_deck(CardId card) {
  (r_.kind(card).family == Family::System ? s_.neutral_cards : s_.removed).insert(card);
}

// rest: {red: discard}: where the player's cards lie that were not named; draw (the default), discard or
// removed.
bool PositionBuilder::read_rest() {
  return in_.each_seat("rest", [&](const std::string& path, SeatId seat, const json::value& j) {
    Player& p = s_.players[seat];
    const std::string where = GivenReader::text_of(j);
    const CardSet rest = p.draw - placed_;
    if (where == "draw") return true;
    p.draw -= rest;
    if (where == "discard") {
      p.discard |= rest;
      return true;
    }
    if (where != "removed") return in_.fail(path, "expected draw, discard or removed");
    for (CardId c : rest) out_of_deck(c);
    return true;
  });
}

// A card out of the Technology deck.
bool PositionBuilder::take_technology(const std::string& path, const json::value& j, CardId& out) {
  KindId kind;
  if (r_.find(GivenReader::text_of(j), kind)) out = (s_.tech_pool & r_.kinds[kind.index()].cards).first();
  if (!out.valid() || out == r_.wormhole_card) return in_.fail(path, "expected a free Technology card");
  s_.tech_pool.erase(out);
  return true;
}

// technology: [T01, ...]: the display, by default the first cards of the deck; technology_bottom: cards
// under the deck.
bool PositionBuilder::read_technology() {
  const bool given = in_.get("technology") != nullptr;
  const bool good = in_.each_at("technology", [&](const std::string& path, const json::value& j) {
    CardId card;
    if (!take_technology(path, j, card)) return false;
    s_.tech_display.insert(card);
    return true;
  });
  if (!good) return false;
  const bool bottom = in_.each_at("technology_bottom", [&](const std::string& path, const json::value& j) {
    CardId card;
    if (!take_technology(path, j, card)) return false;
    s_.tech_bottom.push_back(card);
    return true;
  });
  if (!bottom || given) return bottom;
  for (CardId c : r_.technology) {
    if (s_.tech_display.size() >= r_.limits.technology_display) break;
    if (!s_.tech_pool.contains(c) || c == r_.wormhole_card) continue;
    s_.tech_pool.erase(c);
    s_.tech_display.insert(c);
  }
  return true;
}

// pact: {blue: red}: red may not enter blue's systems; blue's pact card lies aside.
bool PositionBuilder::read_pacts() {
  return in_.each_seat("pact", [&](const std::string& path, SeatId seat, const json::value& j) {
    SeatId other;
    if (!in_.find(path, j, other)) return false;
    const CardSet pacts = r_.having(EffectCode::Pact);
    for (CardId c : pacts) {
      for (Zone z : {Zone::Draw, Zone::Hand, Zone::Discard}) {
        if (!zone(s_.players[seat], z).contains(c)) continue;
        zone(s_.players[seat], z).erase(c);
        s_.players[seat].aside.insert(c);
      }
    }
    if (!s_.players[seat].aside.intersects(pacts)) return in_.fail(path, "this player has no pact card");
    s_.players[seat].pact_with = other;
    return true;
  });
}

}  // namespace orrery::ahos
