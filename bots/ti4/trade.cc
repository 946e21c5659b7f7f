// Transactions: fair offers that both gain from, and answers to those of others.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/transaction.h"

namespace orrery::ti4 {
namespace {

constexpr int kSupportRound = 3;  // before it nobody knows who will be the neighbour to fight
constexpr double kGood = 1.1;
constexpr double kOwnCommodity = 0.45;  // worth little to who has it, a trade good to who gets it

struct Terms {
  int give_goods = 0, give_commodities = 0;
  int want_goods = 0, want_commodities = 0;
  NoteId give_note, want_note;
  [[nodiscard]] bool empty() const { return want_goods + want_commodities == 0 && !want_note.valid(); }
};

bool is_support(const Look& look, NoteId n) {
  const NoteKindId kind = note_kind(look, n);
  return kind.valid() && look.r.note_kinds[kind.index()].traits.contains(Trait::WorthPoint);
}

NoteId own_support(const Look& look, SeatId seat) {
  for (NoteId n : look.s.players[seat].notes) {
    if (Rules::owner_of(n) == seat && is_support(look, n)) return n;
  }
  return NoteId{};
}

bool close_to_winning(const Mind& m, SeatId seat) {
  return m.look.s.players[seat].vp + 2 >= m.look.r.options.goal;
}

// A point for each, but neither can attack the other any more: good for both, unless one of them is ahead or
// has what the other must take. Both see it the same way, so that nobody offers what will be declined.
bool swaps_support(const Mind& m, SeatId partner) {
  if (m.look.s.round < kSupportRound || close_to_winning(m, partner)) return false;
  const SeatId holder = m.look.s.planets[m.look.r.mecatol].controller;
  if (holder == partner || holder == m.me) return false;
  return std::abs(m.look.s.players[partner].vp - m.mine().vp) <= 1;
}

double support_gift(const Mind& m, SeatId to) {
  if (!swaps_support(m, to)) return 2.0 * m.point;
  return 0.6 * m.point;
}

struct NoteValue {
  std::string_view id;
  double worth;  // to who gets it
  double cost;   // to its owner
};
// Those that bring a holder more than they cost the owner; the others are not sold.
constexpr auto kNotes = std::to_array<NoteValue>({
    {"promise_of_protection", 1.8, 0.9},
    {"research_agreement", 3.5, 1.5},
    {"spy_net", 2.6, 1.9},
    {"tekklar_legion", 1.4, 0.6},
    {"trade_convoys", 1.4, 0.4},
});
constexpr double kOtherNote = 1.2;
constexpr double kOwnNote = 1.8;

const NoteValue* value_of(const Look& look, NoteId n) {
  const NoteKindId kind = note_kind(look, n);
  if (!kind.valid()) return nullptr;
  for (const NoteValue& v : kNotes) {
    if (v.id == look.r.note_kinds[kind.index()].id) return &v;
  }
  return nullptr;
}

double note_worth(const Mind& m, NoteId n) {
  if (is_support(m.look, n)) return 0.85 * m.point;
  const NoteValue* v = value_of(m.look, n);
  return v != nullptr && m.rounds > 1.5 ? v->worth : kOtherNote;
}

double note_cost(const Mind& m, NoteId n, SeatId to) {
  if (is_support(m.look, n)) return Rules::owner_of(n) == m.me ? support_gift(m, to) : m.point;
  const NoteValue* v = value_of(m.look, n);
  if (Rules::owner_of(n) != m.me) return v != nullptr ? v->worth : kOtherNote;
  return v != nullptr ? v->cost : kOwnNote;
}

// A note of the seller's own that is worth its price to both, and what it costs in trade goods.
struct Sale {
  NoteId note;
  int price = 0;
};
Sale sale_of(const Mind& m, SeatId seller, SeatId buyer) {
  Sale best;
  double most = 0;
  if (m.rounds <= 1.5) return best;
  for (NoteId n : m.look.s.players[seller].notes) {
    const NoteValue* v = Rules::owner_of(n) == seller ? value_of(m.look, n) : nullptr;
    if (v == nullptr || !m.look.s.note_known[n.index()].contains(m.me)) continue;
    const int price = std::max(1, static_cast<int>((v->worth + v->cost) / 2 / kGood));
    const double gain = v->worth - kGood * price;
    if (price > m.look.s.players[buyer].trade_goods || gain <= most) continue;
    most = gain;
    best = {n, price};
  }
  return best;
}

double worth_to_me(const Mind& m, const Parcel& p) {
  double worth = kGood * (p.trade_goods + p.commodities);
  if (p.note.valid()) worth += note_worth(m, p.note);
  for (CardId c : p.cards) worth += card_worth(m, m.look.r.kind_of[c.index()]);
  return worth;
}

double cost_to_me(const Mind& m, const Parcel& p, SeatId to) {
  double cost = kGood * p.trade_goods + kOwnCommodity * p.commodities;
  if (p.trade_goods > 0 && m.aims.save.goods > m.mine().trade_goods - p.trade_goods) cost += 3.0;
  if (p.note.valid()) cost += note_cost(m, p.note, to);
  for (CardId c : p.cards) cost += 0.3 + card_worth(m, m.look.r.kind_of[c.index()]);
  return cost + 0.1 * rivalry(m, to) * (p.trade_goods + p.commodities);
}

// A neighbour of theirs may help themself to a trade good of a rich player after each transaction.
bool takes_toll(const Look& look, SeatId seat) {
  for (PowerId p : look.r.faction(look.s.players[seat].faction).powers) {
    if (look.r.power(p).id == "pillage") return true;
  }
  return false;
}

double toll(const Mind& m, SeatId seat, int goods_after) {
  constexpr int kRich = 3;
  if (goods_after < kRich || has_trait(m.look, seat, Trait::NotPillaged)) return 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId other(i);
    if (other != seat && takes_toll(m.look, other) && neighbours(m.look, other, seat))
      return kGood * (1.0 + rivalry(m, other));  // what is lost feeds them
  }
  return 0;
}

double toll_on(const Mind& m, SeatId seat, int got, int given) {
  return toll(m, seat, m.look.s.players[seat].trade_goods + got - given);
}

// What the goods and commodities of a bargain bring one party.
double profit(const Mind& m, SeatId seat, int got, int given_goods, int given_commodities) {
  return kGood * (got - given_goods) - kOwnCommodity * given_commodities - toll_on(m, seat, got, given_goods);
}

// They keep their goods for an objective that is paid with them: asking for them is of no use.
bool keeps_goods(const Mind& m, SeatId seat) {
  for (const Aim& a : m.aims.list) {
    if (a.goal == Goal::SpendGoods && !a.secret && !m.look.s.players[seat].scored.contains(a.objective))
      return true;
  }
  return false;
}

// An answer weighs a little what the other one gets (cost_to_me): offers must leave room for that.
bool pays_for_both(const Mind& m, SeatId partner, const Terms& t) {
  constexpr double kGrudge = 0.11;  // of each good or commodity given
  if (t.want_goods > 0 && keeps_goods(m, partner)) return false;
  const int got = t.want_goods + t.want_commodities;
  const int given = t.give_goods + t.give_commodities;
  return profit(m, m.me, got, t.give_goods, t.give_commodities) > 0.05 + kGrudge * given &&
         profit(m, partner, given, t.want_goods, t.want_commodities) > 0.05 + kGrudge * got;
}

bool free_of_toll(const Mind& m, SeatId payer, SeatId payee, int price) {
  return toll_on(m, payer, 0, price) + toll_on(m, payee, price, 0) <= 0;
}

// Nothing else to deal in: a note for trade goods.
void add_sale(const Mind& m, SeatId partner, Terms& t) {
  if (m.aims.save.goods == 0) {
    const Sale bought = sale_of(m, partner, m.me);
    if (bought.note.valid() && free_of_toll(m, m.me, partner, bought.price)) {
      t.want_note = bought.note;
      t.give_goods = bought.price;
      return;
    }
  }
  if (keeps_goods(m, partner)) return;
  const Sale sold = sale_of(m, m.me, partner);
  if (!sold.note.valid() || !free_of_toll(m, partner, m.me, sold.price)) return;
  t.give_note = sold.note;
  t.want_goods = sold.price;
}

Terms terms_with(const Mind& m, SeatId partner) {
  const Player& mine = m.mine();
  const Player& theirs = m.look.s.players[partner];
  Terms t;
  if (mine.commodities > 0 && theirs.commodities > 0) {
    t.give_commodities = t.want_commodities = std::min(mine.commodities, theirs.commodities);
  } else if (mine.commodities >= 2 && theirs.trade_goods > 0) {
    t.want_goods = std::min<int>((mine.commodities * 2 + 1) / 3, theirs.trade_goods);
    t.give_commodities = std::min<int>(mine.commodities, t.want_goods + 1 + t.want_goods / 3);
  } else if (mine.trade_goods > 0 && theirs.commodities >= 2 && m.aims.save.goods == 0) {
    t.give_goods = std::min<int>((theirs.commodities * 2 + 1) / 3, mine.trade_goods);
    t.want_commodities = std::min<int>(theirs.commodities, t.give_goods + 1);
  }
  if (!pays_for_both(m, partner, t)) t = {};
  const NoteId give = own_support(m.look, m.me);
  const NoteId want = own_support(m.look, partner);
  const bool known = want.valid() && m.look.s.note_known[want.index()].contains(m.me);
  if (give.valid() && known && swaps_support(m, partner) && !close_to_winning(m, m.me)) {
    t.give_note = give;
    t.want_note = want;
    return t;
  }
  if (t.empty()) add_sale(m, partner, t);
  return t;
}

SeatId partner_of(const Mind& m) {
  const auto* f = std::get_if<Transaction>(&m.look.s.flow.frames.back());
  if (f == nullptr) return SeatId{};
  return f->from == m.me ? f->to : f->from;
}

bool wanted_term(const Mind& m, const Terms& t, SeatId partner, Choice c) {
  const Parcel& mine = m.look.s.parcels[m.me];
  const Parcel& theirs = m.look.s.parcels[partner];
  const int n = c.operand(0);
  switch (c.verb<Verb>()) {
    case Verb::GiveGoods:
      return mine.trade_goods == 0 && n == t.give_goods;
    case Verb::GiveCommodities:
      return mine.commodities == 0 && n == t.give_commodities;
    case Verb::GiveNote:
      return !mine.note.valid() && NoteId(n) == t.give_note;
    case Verb::WantGoods:
      return theirs.trade_goods == 0 && n == t.want_goods;
    case Verb::WantCommodities:
      return theirs.commodities == 0 && n == t.want_commodities;
    case Verb::WantNote:
      return !theirs.note.valid() && NoteId(n) == t.want_note;
    default:
      return false;
  }
}

bool complete(const Mind& m, const Terms& t, SeatId partner) {
  const Parcel& mine = m.look.s.parcels[m.me];
  const Parcel& theirs = m.look.s.parcels[partner];
  return mine.trade_goods == t.give_goods && mine.commodities == t.give_commodities &&
         mine.note == t.give_note && theirs.trade_goods == t.want_goods &&
         theirs.commodities == t.want_commodities && theirs.note == t.want_note;
}

}  // namespace

bool goods_at_risk(const Mind& m, int goods) { return toll(m, m.me, goods) > 0; }

double offer_worth(const Mind& m, SeatId partner) {
  const Terms t = terms_with(m, partner);
  if (t.empty()) return -1;
  return 20.0 + t.want_goods + t.want_commodities - 0.1 * m.look.s.players[partner].vp;
}

double offer_choice(const Mind& m, Choice c) {
  const SeatId partner = partner_of(m);
  if (!partner.valid()) return 0;
  const Terms t = terms_with(m, partner);
  if (c.verb<Verb>() == Verb::Decline) return 0.1;
  if (t.empty()) return 0;
  if (c.verb<Verb>() == Verb::Propose) return complete(m, t, partner) ? 2 : 0;
  return wanted_term(m, t, partner, c) ? 1 : 0;
}

double deal_answer(const Mind& m, Choice c) {
  if (c.verb<Verb>() != Verb::Accept) return c.verb<Verb>() == Verb::Decline ? 0 : -1;
  const SeatId partner = partner_of(m);
  if (!partner.valid()) return 0;
  const double gain = worth_to_me(m, m.look.s.parcels[partner]);
  const Parcel& mine = m.look.s.parcels[m.me];
  const Parcel& theirs = m.look.s.parcels[partner];
  const double lost = toll_on(m, m.me, theirs.trade_goods + theirs.commodities, mine.trade_goods);
  return gain - cost_to_me(m, mine, partner) - lost - 0.05;
}

}  // namespace orrery::ti4
