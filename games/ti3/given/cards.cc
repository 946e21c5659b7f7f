// Action cards and objectives.
#include "games/ti3/given/builder.h"

namespace orrery::ti3 {

bool PositionBuilder::read_cards() {
  // One physical copy of a card out of the deck.
  const auto take = [&](const std::string& path, CardId named, CardId& card) {
    card = (s_.action_deck & r_.card(named).cards).first();
    if (!card.valid()) return in_.fail(path, "there is no further copy of " + r_.name(named));
    s_.action_deck.erase(card);
    return true;
  };
  CardId card;
  return in_.each_seat_name<CardId>("hand", [&](const std::string& path, SeatId seat, CardId named) {
    if (!take(path, named, card)) return false;
    s_.players[seat].hand.insert(card);
    s_.card_known[card.index()] = SeatSet{seat};
    return true;
  }) && in_.each_name_at<CardId>("discard", [&](const std::string& path, CardId named) {
    if (!take(path, named, card)) return false;
    s_.action_discard.insert(card);
    return true;
  });
}

bool PositionBuilder::read_objectives() {
  const auto reveal = [&](const std::string& path, ObjectiveId o) {
    const bool one = s_.stage_one_deck.contains(o);
    const bool rex = o == r_.rex && s_.rex_left;
    if (!one && !rex && !s_.stage_two_deck.contains(o))
      return in_.fail(path, r_.name(o) + " is no public objective that is left");
    if (s_.objectives.full()) return in_.fail(path, "there are not so many objectives");
    (one ? s_.stage_one_deck : s_.stage_two_deck).erase(o);
    if (rex) s_.rex_left = false;
    std::uint8_t& left = one ? s_.stage_one_left : s_.stage_two_left;
    if (left > 0) --left;
    s_.objectives.push_back(o);
    return true;
  };
  const auto deal = [&](const std::string& path, SeatId seat, ObjectiveId o) {
    if (!s_.secret_deck.contains(o)) return in_.fail(path, r_.name(o) + " is no free secret objective");
    if (s_.players[seat].secret.valid()) return in_.fail(path, "a player has one secret objective");
    s_.secret_deck.erase(o);
    s_.players[seat].secret = o;
    return true;
  };
  const auto claim = [&](const std::string& path, SeatId seat, ObjectiveId o) {
    if (r_.objective(o).stage == Stage::Secret && !s_.secret_deck.contains(o))
      return in_.fail(path, r_.name(o) + " is no free secret objective");
    s_.secret_deck.erase(o);
    s_.players[seat].claimed.insert(o);
    return true;
  };
  if (!in_.each_name_at<ObjectiveId>("objectives", reveal) ||
      !in_.each_seat_name<ObjectiveId>("secrets", deal) || !in_.each_seat_name<ObjectiveId>("claimed", claim))
    return false;
  const json::value* left = in_.get("stage_left");
  if (left == nullptr) return true;
  std::vector<int> n;
  if (!in_.numbers("/stage_left", *left, 0, 10, n)) return false;
  if (n.size() != 2) return in_.fail("/stage_left", "expected [stage I, stage II with Imperium Rex]");
  s_.stage_one_left = static_cast<std::uint8_t>(n[0]);
  s_.stage_two_left = static_cast<std::uint8_t>(n[1]);
  s_.rex_left = s_.rex_left && n[1] > 0;
  return true;
}

}  // namespace orrery::ti3
