#include "games/take_random.h"
#include "games/ti/deal_hands.h"
#include "games/ti4/open_facts.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"
#include "games/ti4/view.h"

namespace orrery::ti4 {
namespace {

Player sample_player(const PlayerView& v) {
  Player p;
  copy_open_player(v, p);
  p.secrets = v.secrets;
  p.notes = v.notes;
  p.dealt_secrets = v.dealt_secrets;
  return p;
}

void deal_cards(const Rules& r, const View& v, State& s, Random& random) {
  CardSet box = r.all_cards;
  s.action_discard = ti::take_counted(r, v.action_discard, box);
  s.on_table = ti::take_counted(r, v.on_table, box);
  for (CardId c : s.action_discard | s.on_table) s.card_known[c.index()] = SeatSet::first_n(kSeats);
  ti::deal_known_hands(r, v, s, box);
  CardSet unseen = ti::take_counted(r, v.unseen_cards, box);
  ti::fill_hands(r, v, s, unseen, random);
  s.action_deck = unseen;
}

void deal_notes(const Rules& r, const View& v, State& s, Random& random) {
  NoteSet unseen;
  for (int i = 0; i < r.players; ++i) {
    if (v.players[SeatId(i)].eliminated || !v.players[SeatId(i)].faction.valid()) continue;
    for (std::size_t n = 0; n < kNotesPerSeat; ++n)
      unseen.insert(NoteId(static_cast<std::size_t>(i) * kNotesPerSeat + n));
  }
  int needed = 0;
  for (int i = 0; i < r.players; ++i) {
    const PlayerView& p = v.players[SeatId(i)];
    for (NoteId n : p.notes_in_play) s.note_known[n.index()] = SeatSet::first_n(kSeats);
    for (NoteId n : p.notes) {
      s.note_known[n.index()] = SeatSet{SeatId(i)};
      if (v.viewer.valid()) s.note_known[n.index()].insert(v.viewer);
    }
    unseen -= p.notes | p.notes_in_play;
    needed += p.note_count - p.notes.size();
  }
  if (needed == 0) return;
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    while (s.players[seat].notes.size() < v.players[seat].note_count && !unseen.empty()) {
      const NoteId n = take_one(unseen, random);
      s.players[seat].notes.insert(n);
      s.note_known[n.index()] = SeatSet{seat};
    }
  }
}

void deal_secrets(const Rules& r, const View& v, State& s, Random& random) {
  ObjectiveSet unseen = v.unseen_secrets;
  for (int i = 0; i < r.players; ++i) {
    Player& p = s.players[SeatId(i)];
    while (p.secrets.size() < v.players[SeatId(i)].secret_count && !unseen.empty())
      p.secrets.insert(take_one(unseen, random));
    while (p.dealt_secrets.size() < v.players[SeatId(i)].dealt_count && !unseen.empty())
      p.dealt_secrets.push_back(take_one(unseen, random));
  }
  s.secret_deck = unseen;
}

void deal_agendas(const View& v, State& s, Random& random) {
  AgendaSet unseen = v.unseen_agendas;
  const auto known = [&](AgendaId a) {
    KnownAgenda k;
    k.agenda = a.valid() ? a : take_one(unseen, random);
    if (a.valid() && v.viewer.valid()) k.seen.insert(v.viewer);
    return k;
  };
  for (AgendaId a : v.agenda_top) s.agenda_top.push_back(known(a));
  for (AgendaId a : v.agenda_bottom) s.agenda_bottom.push_back(known(a));
  s.agenda_deck = unseen;
}

}  // namespace

State sample_state(const Rules& r, const View& v, Random& random) {
  State s;
  copy_open_table(v, s);
  for (int i = 0; i < r.players; ++i) {
    s.players[SeatId(i)] = sample_player(v.players[SeatId(i)]);
    s.parcels[SeatId(i)] = v.players[SeatId(i)].parcel;
  }
  deal_cards(r, v, s, random);
  deal_notes(r, v, s, random);
  deal_secrets(r, v, s, random);
  deal_agendas(v, s, random);
  s.stage_one_deck = v.unseen_stage_one;
  s.stage_two_deck = v.unseen_stage_two;
  for (int i = 0; i < r.players; ++i) {
    recount_rows(s, r, SeatId(i));
    recount_traits(s, r, SeatId(i));
    recount_presence(s, r, SeatId(i));
  }
  return s;
}

}  // namespace orrery::ti4
