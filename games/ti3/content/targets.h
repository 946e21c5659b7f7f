// Targets of texts as options, and what texts of several kinds ask about a position. Answers use the verbs
// `player`, `system`, `planet`, `unit` and `number` (notation.h).
#pragma once

#include "games/ti/find_frame.h"
#include "games/ti3/content/ability.h"
#include "games/ti3/flow/at_hand.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

// Options, in canonical order.
void list_planets(const PlanetSet& planets, OptionList& out);
void list_systems(const SystemSet& systems, OptionList& out);
void list_numbers(int first, int last, OptionList& out);
// Ships of the player there that fit, whole or damaged, each kind of load once: `unit red carrier 2gf ...`.
template <class Fits>
void list_ships(const Look& look, SeatId seat, SystemId s, const Fits& fits, OptionList& out) {
  for (bool damaged : {false, true}) {
    for (Unit u : kShips) {
      const Piece piece{u, damaged};
      if ((damaged && at(u) >= kSustaining) || !fits(piece)) continue;
      if (unladen(look, seat, s, piece) > 0)
        out.add(make(Verb::UnitAt, raw(seat), raw(piece), raw(space_of(s))));
    }
  }
  Laden last;
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system == s && !(l == last) && fits(piece_of(l.piece)))
      out.add(make(Verb::LadenAt, raw(seat), l.piece, low(l.load), high(l.load), raw(space_of(s))));
    last = l;
  }
}
struct NamedShip {
  SeatId seat;
  Piece piece;
  Load load;
  SystemId system;
};
NamedShip named_ship(Choice c);
// The ship that was named before others could answer: as it is now, for it may have been repaired meanwhile.
NamedShip named_ship_now(const Look& look, Choice c);
void destroy_named(Play& g, Choice c);
void remove_named(Play& g, Choice c);

// Opponents that fit.
template <class Fits>
void list_opponents(const Look& look, SeatId seat, const Fits& fits, OptionList& out) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other != seat && !look.s.players[other].eliminated && fits(other))
      out.add(make(Verb::Player, raw(other)));
  }
}
// Planets of the galaxy that fit.
template <class Fits>
PlanetSet planets_where(const Look& look, const Fits& fits) {
  PlanetSet out;
  for (SystemId s : look.s.board) {
    for (PlanetId p : look.r.tile(s).planets) {
      if (fits(p)) out.insert(p);
    }
  }
  return out;
}
// Systems of the galaxy that fit.
template <class Fits>
SystemSet systems_where(const Look& look, const Fits& fits) {
  SystemSet out;
  for (SystemId s : look.s.board) {
    if (fits(s)) out.insert(s);
  }
  return out;
}
// Planets with docks of anybody outside home systems.
PlanetSet docks_away_from_home(const Look& look);
// The docks of the player.
PlanetSet docks_of(const Look& look, SeatId seat);
bool controls_in(const Look& look, SeatId seat, SystemId s);  // a planet there
// Whether a way of ships, free of enemy ships at both ends too, leads from one system to the other.
bool connected(const Look& look, SeatId seat, SystemId from, SystemId to);

// The answer that was given as number n.
inline SeatId player_answer(const Use& a, std::size_t n) { return seat_at(a.answers[n], 0); }
inline PlanetId planet_answer(const Use& a, std::size_t n) { return planet_at(a.answers[n], 0); }
inline SystemId system_answer(const Use& a, std::size_t n) { return system_at(a.answers[n], 0); }

// The procedure in which a text is being used.
template <class Frame>
const Frame* find_frame(const Look& look) {
  return ti::topmost<Frame>(look.s.flow.frames);
}
template <class Frame>
Frame* find_frame(Play& g) {
  return ti::topmost<Frame>(g.flow().frames);
}

}  // namespace orrery::ti3
