// Action cards, objectives and promissory notes.
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

// One physical copy of a card out of the deck.
bool PositionBuilder::take_card(const std::string& path, CardId named, CardId& out) {
  out = (s_.action_deck & r_.card(named).cards).first();
  return out.valid() || in_.fail(path, "there is no further copy of " + r_.name(named));
}

bool PositionBuilder::read_cards() {
  return in_.each_seat_name<CardId>("hand", [&](const std::string& path, SeatId seat, CardId named) {
    CardId card;
    if (!take_card(path, named, card)) return false;
    s_.action_deck.erase(card);
    s_.players[seat].hand.insert(card);
    s_.card_known[card.index()] = SeatSet{seat};
    return true;
  }) && in_.each_name_at<CardId>("discard", [&](const std::string& path, CardId named) {
    CardId card;
    if (!take_card(path, named, card)) return false;
    s_.action_deck.erase(card);
    s_.action_discard.insert(card);
    return true;
  });
}

bool PositionBuilder::read_objectives() {
  bool good =
      in_.each_seat_name<ObjectiveId>("secrets", [&](const std::string& path, SeatId seat, ObjectiveId o) {
        if (!s_.secret_deck.contains(o)) return in_.fail(path, r_.name(o) + " is no free secret objective");
        s_.secret_deck.erase(o);
        s_.players[seat].secrets.insert(o);
        return true;
      });
  good = good && in_.each_name_at<ObjectiveId>("objectives", [&](const std::string& path, ObjectiveId o) {
    if (!(s_.stage_one_deck | s_.stage_two_deck).contains(o))
      return in_.fail(path, r_.name(o) + " is no public objective");
    const bool one = s_.stage_one_deck.contains(o);
    Play g = play();
    reveal_objective(g, o);
    std::uint8_t& left = one ? s_.stage_one_left : s_.stage_two_left;
    if (left > 0) --left;
    return true;
  });
  good =
      good && in_.each_seat_name<ObjectiveId>("scored", [&](const std::string&, SeatId seat, ObjectiveId o) {
        s_.secret_deck.erase(o);
        s_.players[seat].scored.insert(o);
        return true;
      });
  const json::value* left = in_.get("stage_left");
  if (!good || left == nullptr) return good;
  std::vector<int> n;
  if (!in_.numbers("/stage_left", *left, 0, 5, n) || n.size() != 2)
    return in_.fail("/stage_left", "expected [stage I, stage II] cards still face down");
  s_.stage_one_left = static_cast<std::uint8_t>(n[0]);
  s_.stage_two_left = static_cast<std::uint8_t>(n[1]);
  return true;
}

bool PositionBuilder::read_notes() {
  const auto move = [&](SeatId seat, NoteId note, bool in_play) {
    for (Player& p : s_.players) {
      p.notes.erase(note);
      p.notes_in_play.erase(note);
    }
    (in_play ? s_.players[seat].notes_in_play : s_.players[seat].notes).insert(note);
    s_.note_known[note.index()] = in_play ? SeatSet::first_n(kSeats) : SeatSet{seat, Rules::owner_of(note)};
    return true;
  };
  return in_.each_seat_name<NoteId>("notes", [&](const std::string&, SeatId seat, NoteId n) {
    return move(seat, n, false);
  }) && in_.each_seat_name<NoteId>("notes_in_play", [&](const std::string&, SeatId seat, NoteId n) {
    return move(seat, n, true);
  });
}

}  // namespace orrery::ti4
