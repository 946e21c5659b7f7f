#include "games/ti4/view.h"

#include "games/ti4/flow/transaction_steps.h"
#include "games/ti4/open_facts.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

constexpr std::uint8_t byte(std::size_t n) { return static_cast<std::uint8_t>(n); }

CardCounts counted(const Rules& r, const CardSet& cards) {
  return ti::counted<CardCounts, CardKindId>(r, cards);
}

// A card or note that its holder has begun to play is no secret any more, although it is still in the hand.
void open_cards(const Look& look, SeatId seat, CardSet& known) {
  for (const Frames& frame : look.s.flow.frames) {
    const auto* use = std::get_if<Use>(&frame);
    if (use == nullptr || use->owner != seat || use->ref.source != Source::Card) continue;
    const CardSet held = look.s.players[seat].hand & look.r.card_kind(CardKindId(use->ref.id)).cards;
    if (use->step == AbilityStep::Ask && !held.empty() && !known.intersects(held)) known.insert(held.first());
  }
}

void open_notes(const Look& look, SeatId seat, NoteSet& known) {
  for (const Frames& frame : look.s.flow.frames) {
    const auto* use = std::get_if<Use>(&frame);
    if (use == nullptr || use->owner != seat || use->ref.source != Source::Note) continue;
    if (look.s.players[seat].notes.contains(NoteId(use->ref.id))) known.insert(NoteId(use->ref.id));
  }
}

const Transaction* transaction_in(const State& s) {
  for (const Frames& frame : s.flow.frames) {
    if (const auto* t = std::get_if<Transaction>(&frame)) return t;
  }
  return nullptr;
}

// Secret objectives that their holder is just scoring.
ObjectiveSet open_secrets(const Look& look, SeatId seat) {
  ObjectiveSet out;
  for (const Frames& frame : look.s.flow.frames) {
    const auto* score = std::get_if<ScoreObjective>(&frame);
    if (score != nullptr && score->seat == seat) out.insert(score->objective);
    const auto* use = std::get_if<Use>(&frame);
    if (use != nullptr && use->owner == seat && use->ref.source == Source::Objective)
      out.insert(ObjectiveId(use->ref.id));
  }
  return out & look.s.players[seat].secrets;
}

// Whether the viewer sees what the offer names.
bool sees_offer(const Look& look, SeatId viewer) {
  const Transaction* t = transaction_in(look.s);
  if (t == nullptr || !viewer.valid()) return false;
  if (t->step == TransactionStep::Build) return viewer == t->from;
  if (t->step == TransactionStep::CounterBuild) return viewer == t->to;
  return viewer == t->from || viewer == t->to;
}

CardSet known_cards(const Look& look, SeatId seat, SeatId viewer) {
  const Player& p = look.s.players[seat];
  if (seat == viewer) return p.hand;
  CardSet known;
  for (CardId c : p.hand) {
    if (viewer.valid() && look.s.card_known[c.index()].contains(viewer)) known.insert(c);
  }
  open_cards(look, seat, known);
  return known;
}

NoteSet known_notes(const Look& look, SeatId seat, SeatId viewer) {
  const Player& p = look.s.players[seat];
  if (seat == viewer) return p.notes;
  NoteSet known;
  for (NoteId n : p.notes) {
    const SeatSet knows = look.s.note_known[n.index()];
    if (viewer.valid() && knows.contains(viewer)) known.insert(n);
  }
  open_notes(look, seat, known);
  return known;
}

PlayerView view_player(const Look& look, SeatId seat, SeatId viewer) {
  const Player& p = look.s.players[seat];
  const bool own = seat == viewer;
  PlayerView v;
  copy_open_player(p, v);
  v.hand_size = static_cast<std::uint8_t>(p.hand.size());
  v.hand = counted(look.r, known_cards(look, seat, viewer));
  v.secret_count = static_cast<std::uint8_t>(p.secrets.size());
  v.secrets = own ? p.secrets : open_secrets(look, seat);
  v.note_count = static_cast<std::uint8_t>(p.notes.size());
  v.notes = known_notes(look, seat, viewer);
  v.dealt_count = byte(p.dealt_secrets.size());
  if (own) v.dealt_secrets = p.dealt_secrets;
  // An offer is between two: what is given is seen by all once it is taken.
  if (sees_offer(look, viewer)) v.parcel = look.s.parcels[seat];
  return v;
}

// Action cards that the viewer cannot place.
CardSet unseen_cards(const Look& look, SeatId viewer) {
  CardSet out = look.s.action_deck;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    out |= look.s.players[seat].hand - known_cards(look, seat, viewer);
  }
  return out;
}

ObjectiveSet unseen_secrets(const Look& look, SeatId viewer) {
  ObjectiveSet out = look.s.secret_deck;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) == viewer) continue;
    const Player& p = look.s.players[SeatId(i)];
    out |= p.secrets - open_secrets(look, SeatId(i));
    for (ObjectiveId o : p.dealt_secrets) out.insert(o);
  }
  return out;
}

}  // namespace

View view_of(const Look& look, SeatId viewer) {
  const State& s = look.s;
  View v;
  v.viewer = viewer;
  copy_open_table(s, v);
  for (int i = 0; i < look.r.players; ++i) v.players[SeatId(i)] = view_player(look, SeatId(i), viewer);
  v.unseen_cards = counted(look.r, unseen_cards(look, viewer));
  v.action_discard = counted(look.r, s.action_discard);
  v.on_table = counted(look.r, s.on_table);
  v.action_deck_size = static_cast<std::uint8_t>(s.action_deck.size());
  v.unseen_agendas = s.agenda_deck;
  for (const KnownAgenda& k : s.agenda_top) {
    const bool seen = k.seen.contains(viewer);
    v.agenda_top.push_back(seen ? k.agenda : AgendaId{});
    if (!seen) v.unseen_agendas.insert(k.agenda);
  }
  for (const KnownAgenda& k : s.agenda_bottom) {
    const bool seen = k.seen.contains(viewer);
    v.agenda_bottom.push_back(seen ? k.agenda : AgendaId{});
    if (!seen) v.unseen_agendas.insert(k.agenda);
  }
  v.unseen_stage_one = s.stage_one_deck;
  v.unseen_stage_two = s.stage_two_deck;
  v.unseen_secrets = unseen_secrets(look, viewer);
  return v;
}

}  // namespace orrery::ti4
