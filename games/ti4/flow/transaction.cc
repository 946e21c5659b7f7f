#include "games/ti4/flow/transaction.h"

#include <algorithm>

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/transaction_steps.h"
#include "games/ti4/flow/turn_steps.h"
#include "games/ti4/flow/use.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(TransactionStep)

namespace {

constexpr int kMostGoods = 255;  // in one parcel: what an operand can say

// ---- who may negotiate

bool is_living(const Look& look, SeatId seat) {
  return seat.index() < static_cast<std::size_t>(look.r.players) && !look.s.players[seat].eliminated;
}

template <Trait T>
bool either_has(const Look& look, SeatId a, SeatId b) {
  return has_trait(look, a, T) || has_trait(look, b, T);
}

bool cards_allowed(const Look& look, SeatId a, SeatId b) {  // 84.3a
  return either_has<Trait::TradeActionCards>(look, a, b);
}

bool has_anything(const Look& look, SeatId seat, bool cards) {
  const Player& p = look.s.players[seat];
  return p.trade_goods > 0 || p.commodities > 0 || !p.notes.empty() || (cards && !p.hand.empty());
}

bool same_agenda(const Look& look) {
  const AgendaDeals& d = look.s.agenda_deals;
  return d.round == look.s.round && d.number == look.s.agenda.number && d.agenda == look.s.agenda.agenda;
}

// In the action phase the active player is one of the two (84.1); the other one opens only if they need not
// be neighbours (FAQ-HACAN-1).
Refusal can_deal_in_turn(const Look& look, SeatId seat, SeatId partner) {
  const SeatId active = look.s.turn.seat;
  if (!active.valid() || (seat != active && partner != active)) return refuse("TI4-84.1");
  if (look.s.turn.dealt_with.contains(seat == active ? partner : seat)) return refuse("TI4-84.1");
  if (either_has<Trait::DistantTransactions>(look, seat, partner)) return kAllowed;
  if (seat != active) return refuse("TI4-84.1");
  return neighbours(look, seat, partner) ? kAllowed : refuse("TI4-88.1");
}

Refusal can_deal_in_agenda(const Look& look, SeatId seat, SeatId partner) {
  if (!look.s.agenda.agenda.valid()) return refuse("TI4-84.6");
  return same_agenda(look) && look.s.agenda_deals.with[seat].contains(partner) ? refuse("TI4-84.6")
                                                                               : kAllowed;
}

void note_deal(Play& g, SeatId seat, SeatId partner) {
  if (g.s.phase == Phase::Action) {
    note_deal_of_turn(g, seat == g.s.turn.seat ? partner : seat);
  } else {
    note_deal_of_agenda(g, seat, partner);
  }
}

// ---- where a negotiation may be opened

// Units were chosen, or taken off the board for units that must be produced then (44.4b).
bool has_begun(const Production& f) {
  return f.recalled != 0xff ||
         std::any_of(f.units.begin(), f.units.end(), [](std::uint8_t n) { return n > 0; });
}

// While something is being paid for or carried out, what it needs is not bargained away.
bool half_done(const Frames& frame) {
  if (const auto* f = std::get_if<Production>(&frame)) return has_begun(*f);
  if (const auto* f = std::get_if<PlaceStructure>(&frame)) return f->recalled != 0xff;
  if (const auto* f = std::get_if<PlaceUnits>(&frame)) return f->recalled == Recalled::MustPlace;
  return std::holds_alternative<Transaction>(frame) || std::holds_alternative<Pay>(frame) ||
         std::holds_alternative<PayAny>(frame) || std::holds_alternative<Use>(frame);
}

bool asked_about_agenda(const Frames& top) {
  return std::holds_alternative<Voting>(top) || std::holds_alternative<Occasion>(top) ||
         std::holds_alternative<AgendaPhase>(top);
}

bool may_open_here(const Look& look) {
  const auto& frames = look.s.flow.frames;
  if (look.s.phase == Phase::Agenda) {
    if (!asked_about_agenda(frames.back())) return false;
  } else if (look.s.phase != Phase::Action) {
    return false;
  }
  return std::none_of(frames.begin(), frames.end(), half_done);
}

// ---- what may be in a parcel

SeatId other_party(const Transaction& f, SeatId seat) { return seat == f.from ? f.to : f.from; }

SeatId speaker_of_step(const Transaction& f) {
  return f.step == TransactionStep::Build || f.step == TransactionStep::CounterAnswer ? f.from : f.to;
}

bool in_play(const Look& look, NoteId note) {
  for (const Player& p : look.s.players) {
    if (p.notes_in_play.contains(note)) return true;
  }
  return false;
}

// As far as the asker knows. Says nothing of hidden hands.
bool could_hold(const Look& look, SeatId asker, SeatId holder, NoteId note) {
  if (!is_living(look, Rules::owner_of(note)) || look.s.players[asker].notes.contains(note) ||
      look.s.players[holder].notes.empty() || in_play(look, note))
    return false;
  const bool known = look.s.note_known[note.index()].contains(asker);
  return !known || look.s.players[holder].notes.contains(note);
}

int copies_possible(const Look& look, SeatId asker, SeatId holder, const CardKindDef& kind) {
  const CardSet open = look.s.action_discard | look.s.on_table | look.s.players[asker].hand;
  int n = 0;
  for (CardId c : kind.cards - open) {
    const bool known = look.s.card_known[c.index()].contains(asker);
    n += !known || look.s.players[holder].hand.contains(c) ? 1 : 0;
  }
  return n;
}

int copies_in(const CardSet& cards, const CardKindDef& kind) { return (cards & kind.cards).size(); }

void list_amounts(Verb verb, int most, OptionList& out) {
  for (int n = 1; n <= std::min(most, kMostGoods); ++n) out.add(make(verb, n));
}

void list_gifts(const Look& look, SeatId me, bool cards, OptionList& out) {
  const Player& p = look.s.players[me];
  const Parcel& parcel = look.s.parcels[me];
  if (parcel.trade_goods == 0) list_amounts(Verb::GiveGoods, p.trade_goods, out);
  if (parcel.commodities == 0) list_amounts(Verb::GiveCommodities, p.commodities, out);
  if (!parcel.note.valid()) {  // 13.5
    for (NoteId n : p.notes) out.add(make(Verb::GiveNote, raw(n)));
  }
  for (std::size_t k = 0; cards && k < look.r.card_kinds.size(); ++k) {
    const CardKindDef& kind = look.r.card_kinds[k];
    if (copies_in(p.hand, kind) > copies_in(parcel.cards, kind)) out.add(make(Verb::GiveCard, k));
  }
}

void list_wishes(const Look& look, SeatId me, SeatId them, bool cards, OptionList& out) {
  const Player& p = look.s.players[them];
  const Parcel& parcel = look.s.parcels[them];
  if (parcel.trade_goods == 0) list_amounts(Verb::WantGoods, p.trade_goods, out);
  if (parcel.commodities == 0) list_amounts(Verb::WantCommodities, p.commodities, out);
  for (std::size_t n = 0; !parcel.note.valid() && n < kSeats * kNotesPerSeat; ++n) {
    if (could_hold(look, me, them, NoteId(n))) out.add(make(Verb::WantNote, n));
  }
  if (!cards || parcel.cards.size() >= p.hand.size()) return;
  for (std::size_t k = 0; k < look.r.card_kinds.size(); ++k) {
    const CardKindDef& kind = look.r.card_kinds[k];
    if (copies_possible(look, me, them, kind) > copies_in(parcel.cards, kind))
      out.add(make(Verb::WantCard, k));
  }
}

void list_terms(const Look& look, const Transaction& f, OptionList& out) {
  const SeatId me = speaker_of_step(f);
  const SeatId them = other_party(f, me);
  const bool cards = cards_allowed(look, me, them);
  list_gifts(look, me, cards, out);
  list_wishes(look, me, them, cards, out);
  if (!look.s.parcels[me].empty() || !look.s.parcels[them].empty()) out.add(make(Verb::Propose));
  out.add(make(Verb::Decline));
}

void add_card(const Look& look, CardSet& cards, CardKindId kind) {
  cards.insert((look.r.card_kind(kind).cards - cards).first());
}

void add_term(Play& g, const Transaction& f, Choice c) {
  const SeatId me = speaker_of_step(f);
  Parcel mine = g.s.parcels[me];
  Parcel theirs = g.s.parcels[other_party(f, me)];
  switch (c.verb<Verb>()) {
    case Verb::GiveGoods:
      mine.trade_goods = c.operand(0);
      break;
    case Verb::GiveCommodities:
      mine.commodities = c.operand(0);
      break;
    case Verb::GiveNote:
      mine.note = NoteId(c.operand(0));
      break;
    case Verb::GiveCard:
      add_card(g, mine.cards, CardKindId(c.operand(0)));
      break;
    case Verb::WantGoods:
      theirs.trade_goods = c.operand(0);
      break;
    case Verb::WantCommodities:
      theirs.commodities = c.operand(0);
      break;
    case Verb::WantNote:
      theirs.note = NoteId(c.operand(0));
      break;
    case Verb::WantCard:
      add_card(g, theirs.cards, CardKindId(c.operand(0)));
      break;
    default:
      break;
  }
  put_parcel(g, me, mine);
  put_parcel(g, other_party(f, me), theirs);
}

std::string_view rule_of_term(const Look& look, const Transaction& f, Choice c) {
  const SeatId me = speaker_of_step(f);
  const SeatId them = other_party(f, me);
  const NoteId note(c.operand(0));
  switch (c.verb<Verb>()) {
    case Verb::GiveNote:
    case Verb::WantNote:
      if (look.s.parcels[c.verb<Verb>() == Verb::GiveNote ? me : them].note.valid()) return "TI4-13.5";
      return note.index() < kSeats * kNotesPerSeat && in_play(look, note) ? "TI4-13.5a" : "TI4-84.2";
    case Verb::GiveCard:
    case Verb::WantCard:
      return cards_allowed(look, me, them) ? "TI4-84.3a" : "TI4-84.3";
    case Verb::Propose:
    case Verb::Accept:
    case Verb::Counter:
      return "TI4-84.4a";
    default:
      return "TI4-84.2";
  }
}

// ---- the exchange

// The physical cards for those of a parcel, each a copy of the same kind; fewer if not all are in the hand.
CardSet held_copies(const Look& look, SeatId seat, const CardSet& cards) {
  CardSet hand = look.s.players[seat].hand;
  CardSet out;
  for (CardId c : cards) {
    const CardId held = (hand & look.r.card(c).cards).first();
    if (!held.valid()) continue;
    hand.erase(held);
    out.insert(held);
  }
  return out;
}

bool can_deliver(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  const Parcel& parcel = look.s.parcels[seat];
  return p.trade_goods >= parcel.trade_goods && p.commodities >= parcel.commodities &&
         (!parcel.note.valid() || p.notes.contains(parcel.note)) &&
         held_copies(look, seat, parcel.cards).size() == parcel.cards.size();
}

void deliver(Play& g, SeatId from, SeatId to, const CardSet& cards) {
  const Parcel parcel = g.s.parcels[from];
  give_goods(g, from, to, parcel.trade_goods);
  give_commodities(g, from, to, parcel.commodities);
  if (parcel.note.valid()) give_note(g, from, to, parcel.note);
  for (CardId c : cards) give_card(g, from, to, c);
}

void exchange(Play& g, const Transaction& f) {
  const CardSet from_cards = held_copies(g, f.from, g.s.parcels[f.from].cards);
  const CardSet to_cards = held_copies(g, f.to, g.s.parcels[f.to].cards);
  deliver(g, f.from, f.to, from_cards);
  deliver(g, f.to, f.from, to_cards);
  trigger(g, Timing::TransactionDone, raw(f.from), raw(f.to));
  trigger(g, Timing::TransactionDone, raw(f.to), raw(f.from));
}

void clear_parcels(Play& g, const Transaction& f) {
  put_parcel(g, f.from, Parcel{});
  put_parcel(g, f.to, Parcel{});
}

void answer(Play& g, Transaction& f, Choice c) {
  const SeatId me = speaker_of_step(f);
  const SeatId them = other_party(f, me);
  switch (c.verb<Verb>()) {
    case Verb::Accept:
      g.emit(Happening::OfferAccepted, raw(me), raw(them));
      f.step = TransactionStep::Exchange;
      break;
    case Verb::Counter:
      clear_parcels(g, f);
      f.step = TransactionStep::CounterBuild;
      break;
    default:
      g.emit(Happening::OfferDeclined, raw(me), raw(them));
      f.step = TransactionStep::End;
      break;
  }
}

// The other party now knows that these notes and cards are there.
void show_terms(Play& g, SeatId me, SeatId them) {
  const Player& p = g.s.players[me];
  const Parcel& mine = g.s.parcels[me];
  const Parcel& theirs = g.s.parcels[them];
  if (mine.note.valid()) g.emit(Happening::OfferedNote, raw(me), raw(them), raw(mine.note));
  if (theirs.note.valid()) g.emit(Happening::WantedNote, raw(me), raw(them), raw(theirs.note));
  for (CardId c : mine.cards) g.emit(Happening::OfferedCard, raw(me), raw(them), raw(g.r.kind_of[c.index()]));
  for (CardId c : theirs.cards)
    g.emit(Happening::WantedCard, raw(me), raw(them), raw(g.r.kind_of[c.index()]));
  if (mine.note.valid() && p.notes.contains(mine.note)) learn_note(g, them, mine.note);
  // Of each kind as many copies as were named; those that are known already count.
  CardSet shown;
  for (CardId named : mine.cards) {
    const CardSet held = (p.hand & g.r.card(named).cards) - shown;
    if (held.empty()) continue;
    CardId copy = held.first();
    for (CardId c : held) {
      if (g.s.card_known[c.index()].contains(them)) copy = c;
    }
    learn_card(g, them, copy);
    shown.insert(copy);
  }
}

void build(Play& g, Transaction& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Propose: {
      const SeatId me = speaker_of_step(f);
      show_terms(g, me, other_party(f, me));
      g.emit(Happening::OfferMade, raw(me), raw(other_party(f, me)));
      f.step = f.step == TransactionStep::Build ? TransactionStep::Answer : TransactionStep::CounterAnswer;
      break;
    }
    case Verb::Decline:
      f.step = TransactionStep::End;
      break;
    default:
      add_term(g, f, c);
      break;
  }
}

// The turn has begun and nothing was done in it yet: the transaction takes place at its start.
bool at_turn_start(const Look& look) {
  const auto& frames = look.s.flow.frames;
  if (frames.size() < 2) return false;
  const auto* turn = std::get_if<Turn>(&frames[frames.size() - 2]);
  return turn != nullptr && turn->step == TurnStep::Act && !turn->cancelled && look.s.turn.actions == 0;
}

bool is_building(const Transaction& f) {
  return f.step == TransactionStep::Build || f.step == TransactionStep::CounterBuild;
}

}  // namespace

Refusal can_deal(const Look& look, SeatId seat, SeatId partner) {
  if (seat == partner) return refuse("TI4-84.0");
  if (!is_living(look, seat) || !is_living(look, partner)) return refuse("TI4-32.0");
  const bool cards = cards_allowed(look, seat, partner);
  if (!has_anything(look, seat, cards) && !has_anything(look, partner, cards)) return refuse("TI4-84.2");
  switch (look.s.phase) {
    case Phase::Action:
      return can_deal_in_turn(look, seat, partner);
    case Phase::Agenda:
      return can_deal_in_agenda(look, seat, partner);
    default:
      return refuse("TI4-84.1");
  }
}

bool asked_to_deal(const Look& look, SeatId seat) {
  if (look.r.options.turn_end == TurnEndOption::Auto) return false;
  for (int i = 0; i < look.r.players; ++i) {
    if (can_deal(look, seat, SeatId(i)).allowed()) return true;
  }
  return false;
}

namespace {

// The transaction whose window at the start of a turn is open once more; null if there is none.
const Transaction* late_deal(const Look& look) {
  for (const Frames& frame : look.s.flow.frames) {
    const auto* f = std::get_if<Transaction>(&frame);
    if (f != nullptr && f->step == TransactionStep::Late) return f;
  }
  return nullptr;
}

}  // namespace

bool heard_after_deal(const Look& look, AbilityRef ref) {
  const Transaction* f = late_deal(look);
  if (f == nullptr) return true;
  const Parcel& a = look.s.parcels[f->from];
  const Parcel& b = look.s.parcels[f->to];
  const bool received = ref.source == Source::Note && (ref.id == raw(a.note) || ref.id == raw(b.note));
  return received && !look.s.turn.started.contains(NoteId(ref.id));  // 16.16
}

bool may_be_heard_after_deal(const Look& look, SeatId seat, AbilityRef ref) {
  const Transaction* f = late_deal(look);
  if (f == nullptr) return true;
  const bool party = seat == f->from || seat == f->to;
  return party && ref.source == Source::Note && !look.s.turn.started.contains(NoteId(ref.id));
}

// ---- opening one

bool is_interjection(const Look&, Choice c) { return c.verb<Verb>() == Verb::Offer; }

void interjections(const Look& look, const Asked& asked, OptionList& out) {
  if (!may_open_here(look)) return;
  for (int i = 0; i < look.r.players; ++i) {
    if (can_deal(look, asked.seat, SeatId(i)).allowed()) out.add(make(Verb::Offer, i));
  }
}

Refusal check_interjection(const Look& look, const Asked& asked, Choice c) {
  const SeatId partner = seat_at(c, 0);
  if (c != make(Verb::Offer, raw(partner))) return refuse("TI4-84.0");
  if (!may_open_here(look)) return refuse(look.s.phase == Phase::Agenda ? "TI4-84.6" : "TI4-84.1");
  return can_deal(look, asked.seat, partner);
}

void interject(Play& g, Choice c) {
  const SeatId seat = asked_now(g.look()).seat;
  const SeatId partner = seat_at(c, 0);
  note_deal(g, seat, partner);
  Transaction f;
  f.from = seat;
  f.to = partner;
  clear_parcels(g, f);
  g.call(f);
}

// ---- making it

namespace {

// Whether a note changed hands; where everybody who could react is asked, whether one could have.
bool may_hold_note(const Look& look, const Transaction& f) {
  return look.r.options.windows == WindowOption::Possible || look.s.parcels[f.from].note.valid() ||
         look.s.parcels[f.to].note.valid();
}

}  // namespace

Next advance(Play& g, Transaction& f) {
  switch (f.step) {
    case TransactionStep::Build:
    case TransactionStep::Answer:
    case TransactionStep::CounterBuild:
    case TransactionStep::CounterAnswer:
      return Next::Ask;
    case TransactionStep::Exchange:
      exchange(g, f);
      f.step = at_turn_start(g) ? TransactionStep::Late : TransactionStep::End;
      return Next::Again;
    case TransactionStep::Late:
      if (f.reopened || !may_hold_note(g, f)) break;
      f.reopened = true;
      return open_window(g, Timing::TurnStart, raw(g.s.turn.seat));
    case TransactionStep::End:
      break;
  }
  clear_parcels(g, f);
  return Next::Done;
}

Asked asked(const Look&, const Transaction& f) {
  return {speaker_of_step(f), static_cast<std::uint8_t>(is_building(f) ? Ask::Offer : Ask::Answer)};
}

void options(const Look& look, const Transaction& f, OptionList& out) {
  if (is_building(f)) {
    list_terms(look, f, out);
    return;
  }
  if (can_deliver(look, speaker_of_step(f))) out.add(make(Verb::Accept));
  out.add(make(Verb::Decline));
  if (f.step == TransactionStep::Answer) out.add(make(Verb::Counter));
}

Refusal check(const Look& look, const Transaction& f, Choice c) {
  return listed(look, f, c, rule_of_term(look, f, c));
}

void choose(Play& g, Transaction& f, Choice c) {
  if (is_building(f)) {
    build(g, f, c);
  } else {
    answer(g, f, c);
  }
}

}  // namespace orrery::ti4
