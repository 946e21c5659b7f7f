// Patrol: up to two Cruisers or Destroyers move one step out of an activated system, to empty systems that
// get a counter of reinforcements (TI3-Q-12, TI3-Q-15).
#include "games/ti3/content/cards/cards.h"
#include "games/ti3/content/targets.h"

namespace orrery::ti3 {
namespace {

SystemId from_of(Choice ship) { return system_at(ship, ship.verb<Verb>() == Verb::MoveLaden ? 3 : 1); }

// Where a ship may go: each new system takes a counter.
SystemSet beats(const Look& look, const Use& a, SystemId from) {
  const SystemSet& mine = look.s.players[a.owner].counters;
  SystemId first;
  if (a.answers.size() > 1) first = system_answer(a, 1);
  const int spent = first.valid() && !mine.contains(first) ? 1 : 0;
  SystemSet out;
  for (SystemId s : adjacent_for_moving(look, from)) {
    if (!empty_system(look, s) || !can_be_entered(look, s)) continue;
    if (mine.contains(s) || s == first || reserve_counters(look, a.owner) > spent) out.insert(s);
  }
  return out;
}

bool patrols(Unit u) { return u == Unit::Cruiser || u == Unit::Destroyer; }

// Ships that may be sent from there, besides the one that has been named.
void list_patrols(const Look& look, const Use& a, SystemId s, OptionList& out) {
  if (!look.s.players[a.owner].counters.contains(s) || beats(look, a, s).empty()) return;
  OptionList there;
  list_ships(
      look, a.owner, s, [](Piece p) { return patrols(p.unit); }, there);
  for (std::size_t i = 0; i < there.size(); ++i) {
    const NamedShip ship = named_ship(there[i]);
    const Choice c = ship.load.any()
                         ? make(Verb::MoveLaden, raw(ship.piece), low(ship.load), high(ship.load), raw(s))
                         : make(Verb::Move, raw(ship.piece), raw(s));
    int alike = 0;
    for (const Laden& l : look.s.players[a.owner].laden)
      alike += l.system == s && piece_of(l.piece) == ship.piece && l.load == ship.load ? 1 : 0;
    if (!ship.load.any()) alike = unladen(look, a.owner, s, ship.piece);
    if (a.answers.empty() || c != a.answers[0] || alike > 1) out.add(c);
  }
}

}  // namespace

const AbilityDef kPatrol{
    .id = "patrol",
    .at = when(Timing::Action),
    .ask = [](const Look& look, const Use& a, OptionList& out) -> void {
      switch (a.answers.size()) {
        case 0:
          for (SystemId s : look.s.ships_in[a.owner]) list_patrols(look, a, s, out);
          break;
        case 1:
        case 3:
          if (a.answers.back().verb<Verb>() != Verb::Done)
            list_systems(beats(look, a, from_of(a.answers.back())), out);
          return;
        case 2:
          list_patrols(look, a, from_of(a.answers[0]), out);
          out.sort_from(0);
          if (!out.empty()) out.add(make(Verb::Done));
          return;
        default:
          return;
      }
      out.sort_from(0);
    },
    .resolve = [](Play& g, Use& a) -> Next {
      for (std::size_t i = 0; i + 1 < a.answers.size(); i += 2) {
        const Choice ship = a.answers[i];
        const SystemId to = system_answer(a, i + 1);
        const bool laden = ship.verb<Verb>() == Verb::MoveLaden;
        if (!g.s.players[a.owner].counters.contains(to)) activate_system(g, a.owner, to, true);
        move_ship(g, a.owner, piece_at(ship, 0), laden ? load_at(ship, 1) : Load{}, from_of(ship), to);
      }
      return Next::Done;
    },
};

}  // namespace orrery::ti3
