// Warfare (6): a counter comes back from the board; light ships move one step (TI3-WARFARE, TI3-Q-5).
#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kShipsMoved = 2;

bool is_light(Unit u) { return u == Unit::Cruiser || u == Unit::Destroyer; }

SystemSet destinations(const Look& look, const StrategyText& f, SystemId from, bool counter) {
  SystemSet out;
  for (SystemId s : adjacent_for_moving(look, from)) {
    if (is_home(look, s) || !can_be_entered(look, s)) continue;  // TI3-WARFARE-2
    if (!empty_system(look, s) && s != f.first) continue;        // TI3-WARFARE-6
    if (counter || look.s.players[f.seat].counters.contains(s))
      out.insert(s);  // TI3-WARFARE-4, TI3-WARFARE-5
  }
  return out;
}

bool counter_left(const Look& look, const StrategyText& f) { return reserve_counters(look, f.seat) > 0; }

template <class Visit>
void each_light_ship(const Look& look, const StrategyText& f, bool counter, const Visit& visit) {
  for (SystemId s : look.s.ships_in[f.seat]) {
    if (s == f.first || destinations(look, f, s, counter).empty()) continue;
    for (Unit u : {Unit::Cruiser, Unit::Destroyer}) {
      for (bool damaged : {false, true}) {
        const Piece piece{u, damaged};
        if (!(damaged && at(u) >= kSustaining) && unladen(look, f.seat, s, piece) > 0)
          visit(piece, Load{}, s);
      }
    }
    Laden last;
    for (const Laden& l : look.s.players[f.seat].laden) {
      if (l.system == s && is_light(piece_of(l.piece).unit) && !(l == last))
        visit(piece_of(l.piece), l.load, s);
      last = l;
    }
  }
}

bool any_ship(const Look& look, const StrategyText& f, bool counter) {
  bool any = false;
  each_light_ship(look, f, counter, [&](Piece, const Load&, SystemId) { any = true; });
  return any;
}

void move(Play& g, StrategyText& f, SystemId to) {
  if (!g.s.players[f.seat].counters.contains(to)) activate_system(g, f.seat, to, true);
  move_ship(g, f.seat, piece_of(f.piece), f.load, f.system, to);
  f.first = f.first.valid() ? f.first : to;
  f.system = SystemId{};
  ++f.counter;
}

Next resolve_warfare(Play& g, StrategyText& f) {
  if (f.stage == 1) return Next::Done;
  if (f.primary) return g.s.players[f.seat].counters.empty() ? Next::Done : Next::Ask;
  if (f.system.valid()) {
    const SystemSet to = destinations(g, f, f.system, counter_left(g, f));
    if (to.size() > 1) return Next::Ask;
    move(g, f, to.first());
    return Next::Again;
  }
  return f.counter < kShipsMoved && any_ship(g, f, counter_left(g, f)) ? Next::Ask : Next::Done;
}

void answers_warfare(const Look& look, const StrategyText& f, OptionList& out) {
  if (f.primary) {
    for (SystemId s : look.s.players[f.seat].counters) out.add(make(Verb::System, raw(s)));
    out.add(make(Verb::Done));
    return;
  }
  if (f.system.valid()) {
    for (SystemId s : destinations(look, f, f.system, counter_left(look, f)))
      out.add(make(Verb::System, raw(s)));
    return;
  }
  each_light_ship(look, f, counter_left(look, f), [&](Piece piece, const Load& load, SystemId s) {
    out.add(load.any() ? make(Verb::MoveLaden, raw(piece), low(load), high(load), raw(s))
                       : make(Verb::Move, raw(piece), raw(s)));
  });
  out.add(make(Verb::Done));
}

void answer_warfare(Play& g, StrategyText& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::System:
      if (!f.primary) return move(g, f, system_at(c, 0));
      return_counter(g, f.seat, system_at(c, 0), true);  // TI3-WARFARE-1
      break;
    case Verb::Move:
    case Verb::MoveLaden: {
      const bool laden = c.verb<Verb>() == Verb::MoveLaden;
      f.piece = c.operand(0);
      f.load = laden ? load_at(c, 1) : Load{};
      f.system = system_at(c, laden ? 3 : 1);
      return;
    }
    default:
      break;
  }
  f.stage = 1;
}

}  // namespace

const StrategyCardDef kWarfare{
    .resolve = resolve_warfare,
    .can_follow = [](const Look& look, SeatId seat) -> Refusal {
      StrategyText f;
      f.seat = seat;
      // The counter that is paid lies in reinforcements by then (TI3-COMMAND-4).
      const bool pays = !follows_free(look, seat, StrategyCard::Warfare);
      return any_ship(look, f, pays || counter_left(look, f)) ? kAllowed : refuse("TI3-WARFARE-2");
    },
    .answers = answers_warfare,
    .answer = answer_warfare,
    .rule = [](const StrategyText& f) -> std::string_view {
      return f.primary ? "TI3-WARFARE-1" : "TI3-WARFARE-2";
    },
};

}  // namespace orrery::ti3
