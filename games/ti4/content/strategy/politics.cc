// Politics (57): a new speaker, action cards, and a look at the agenda deck.
#include <algorithm>

#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kCards = 2;
inline constexpr int kAgendas = 2;

enum PoliticsStage : std::uint8_t {
  kPoliticsNewSpeaker,
  kPoliticsDraw,
  kPoliticsLookAt,
  kPoliticsSort,
  kPoliticsEnd
};

Next draw(Play& g, SeatId seat) {
  DrawCards cards;
  cards.seat = seat;
  cards.count = kCards;
  return g.call(cards);
}

int lacking_on_top(const Look& look) {
  const int wanted = std::min(kAgendas, agendas_in_deck(look));
  return std::max(0, wanted - static_cast<int>(look.s.agenda_top.size()));
}

// The cards to look at come to lie on the known top of the deck, one way or the other.
Next look_at_agendas(Play& g, StrategyText& f) {
  if (agendas_in_deck(g) == 0) reshuffle_agendas(g);  // 44.5
  if (lacking_on_top(g) > 0) {
    if (!g.s.agenda_deck.empty()) return Next::Chance;
    raise_bottom_agenda(g);
    return Next::Again;
  }
  f.counter = static_cast<std::uint8_t>(std::min(kAgendas, agendas_in_deck(g)));
  f.stage = f.counter > 0 ? kPoliticsSort : kPoliticsEnd;
  if (f.counter > 0) see_agendas(g, f.seat, f.counter);
  f.tally = f.counter;  // how many will have gone on top, once those at the bottom are taken off
  return Next::Again;
}

}  // namespace

const StrategyCardDef kPolitics{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      if (!f.primary) {
        if (f.stage == kPoliticsEnd) return Next::Done;
        f.stage = kPoliticsEnd;
        return draw(g, f.seat);
      }
      switch (f.stage) {
        case kPoliticsNewSpeaker:
          return living(g) > 1 ? ask(g, f) : Next::Done;
        case kPoliticsDraw:
          f.stage = kPoliticsLookAt;
          return draw(g, f.seat);
        case kPoliticsLookAt:
          return look_at_agendas(g, f);
        case kPoliticsSort:
          if (f.counter > 0) return Next::Ask;
          f.stage = kPoliticsEnd;
          return Next::Again;
        default:
          return Next::Done;
      }
    },
    .can_follow = token_suffices,
    // Card by card: a card put on top lies above those put there before, one at the bottom below them
    // (57.2c).
    .answers = [](const Look& look, const StrategyText& f, OptionList& out) -> void {
      if (f.stage == kPoliticsNewSpeaker) {
        for (int i = 0; i < look.r.players; ++i) {
          const SeatId seat(i);
          if (seat != look.s.speaker && !look.s.players[seat].eliminated) out.add(make(Verb::Speaker, i));
        }
        return;
      }
      for (Verb verb : {Verb::Top, Verb::Bottom}) {
        for (std::size_t i = 0; i < f.counter; ++i) out.add(make(verb, raw(look.s.agenda_top[i].agenda)));
      }
      out.sort_from(0);
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      return listed(look, f, c, f.stage == kPoliticsNewSpeaker ? "TI4-57.2a" : "TI4-57.2c");
    },
    .answer = [](Play& g, StrategyText& f, Choice c) -> void {
      if (f.stage == kPoliticsNewSpeaker) {
        set_speaker(g, seat_at(c, 0));
        f.stage = kPoliticsDraw;
        return;
      }
      const AgendaId agenda(c.operand(0));
      if (c.verb<Verb>() == Verb::Top) {
        put_agenda_on_top(g, agenda, f.counter);
      } else {
        put_agenda_at_bottom(g, agenda);
        --f.tally;
        ++f.paid;
      }
      --f.counter;
      if (f.counter == 0) g.emit(Happening::AgendaReturned, raw(f.seat), f.tally, f.paid);
    },
    .asks =
        [](const StrategyText& f) { return f.stage == kPoliticsNewSpeaker ? Ask::Speaker : Ask::Agendas; },
    .chance = [](const Look& look, const StrategyText& f) -> ChancePoint {
      ChancePoint point;
      point.kind = static_cast<std::uint8_t>(Luck::Agenda);
      point.seat = f.seat;
      point.count = static_cast<std::uint8_t>(std::min(lacking_on_top(look), look.s.agenda_deck.size()));
      point.ordered = true;
      for (AgendaId a : look.s.agenda_deck) point.pool.insert(PoolItem(a.index()));
      return point;
    },
    .outcome = [](Play& g, StrategyText&, const Outcome& o) -> void {
      for (std::uint8_t agenda : o.items) fix_agenda(g, AgendaId(agenda));
    },
};

}  // namespace orrery::ti4
