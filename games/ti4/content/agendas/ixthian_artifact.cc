// Ixthian Artifact. For: the speaker rolls a die. 6 or more: everybody may gain_two_technologies 2
// technologies. Otherwise: all units in Mecatol Rex's system are destroyed, and in each system next to it
// everybody destroys 3 of their units, all at once (FAQ-24, FAQ-25). Against has no effect.
#include "games/ti4/content/agendas/effects.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/flow/roll.h"

namespace orrery::ti4 {
namespace {

enum IxthianStage : std::uint8_t {
  kArtifactRoll,
  kArtifactRolled,
  kArtifactFirst,
  kArtifactSecond,
  kArtifactRuin
};

constexpr int kLost = 3;  // units of each player in each system

Next roll(Play& g, ResolveAgenda& f) {
  f.stage = kArtifactRolled;
  begin_roll(g, f.first, RollKind::Other);
  add_dice(g, Unit::Fighter, 1, 6, 0);
  return g.call(Roll{f.first});
}

Next read_die(Play& g, ResolveAgenda& f) {
  tell_roll(g, hits_rolled(g));
  if (hits_rolled(g) > 0) {
    f.stage = kArtifactFirst;
    return Next::Again;
  }
  f.stage = kArtifactRuin;
  f.systems = adjacent_systems(g, g.r.mecatol_system);
  f.systems.erase(g.r.mecatol_system);
  destroy_all_in(g, g.r.mecatol_system);
  return Next::Again;
}

// Two technologies one after the other; the first may serve the second.
Next gain_two_technologies(Play& g, ResolveAgenda& f) {
  if (f.stage == kArtifactFirst && !next_player(g, f)) return Next::Done;
  f.stage = f.stage == kArtifactFirst ? kArtifactSecond : kArtifactFirst;
  if (!anything_to_research(g, f.seat)) return Next::Again;
  Research child;
  child.seat = f.seat;
  child.optional = true;
  return g.call(child);
}

// Options of a player in a system, less what was chosen already.
struct Count {
  Piece piece;
  Place place;
  int left = 0;
};
template <class Visit>
void each_kind(const Look& look, const ResolveAgenda& f, const Visit& visit) {
  const auto offer = [&](Piece piece, Place place, int n) {
    for (int i = 0; i < f.counter; ++i) {
      const auto at = 2 * static_cast<std::size_t>(i);
      if (f.marked[at] == raw(piece) && f.marked[at + 1] == raw(place)) --n;
    }
    if (n > 0) visit(Count{piece, place, n});
  };
  for (Unit unit : kAllUnits) {
    for (bool damaged : {false, true})
      offer({unit, damaged}, space_of(f.system), forces(look, f.seat, f.system).of(Piece{unit, damaged}));
    for (PlanetId p : look.r.tile(f.system).planets)
      offer({unit, false}, on(p), ground(look, f.seat, p).of(unit));
  }
}

int units_left(const Look& look, const ResolveAgenda& f) {
  int n = 0;
  each_kind(look, f, [&](const Count& c) { n += c.left; });
  return n;
}

void mark(ResolveAgenda& f, std::uint8_t piece, std::uint8_t place) {
  f.marked[2U * f.counter] = piece;
  f.marked[2U * f.counter + 1] = place;
  ++f.counter;
}

// With no more units than must go, all go.
void mark_all(const Look& look, ResolveAgenda& f) {
  ResolveAgenda marked = f;
  each_kind(look, f, [&](const Count& c) {
    for (int i = 0; i < c.left; ++i) mark(marked, raw(c.piece), raw(c.place));
  });
  f = marked;
}

void destroy_marked(Play& g, ResolveAgenda& f) {
  for (std::size_t i = 0; i < f.counter; ++i)
    destroy_unit(g, f.seat, piece_of(f.marked[2 * i]), place_of(f.marked[2 * i + 1]), SeatId{});
  f.counter = 0;
}

bool next_in_ruin(Play& g, ResolveAgenda& f) {
  while (!f.system.valid() || !next_player(g, f)) {
    if (f.systems.empty()) return false;
    f.system = f.systems.first();
    f.systems.erase(f.system);
    f.at = 0;
  }
  return true;
}

// Each player names the units of a system before any of them goes, so that none is spared because what
// carried it went first.
Next ruin(Play& g, ResolveAgenda& f) {
  if (f.counter == kLost) destroy_marked(g, f);
  for (;;) {
    if (f.counter > 0) return ask(g, f);
    if (!next_in_ruin(g, f)) return Next::Done;
    const int units = units_left(g, f);
    if (units > kLost) return ask(g, f);
    if (units == 0) continue;
    mark_all(g, f);
    destroy_marked(g, f);
    return Next::Again;
  }
}

}  // namespace

const AgendaText kIxthianArtifact{
    .id = "ixthian_artifact",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kAgainst) return Next::Done;
      switch (f.stage) {
        case kArtifactRoll:
          return roll(g, f);
        case kArtifactRolled:
          return read_die(g, f);
        case kArtifactRuin:
          return ruin(g, f);
        default:
          return gain_two_technologies(g, f);
      }
    },
    .answers = [](const Look& look, const ResolveAgenda& f, OptionList& out) -> void {
      each_kind(look, f, [&](const Count& c) {
        out.add(make(Verb::UnitAt, raw(f.seat), raw(c.piece), raw(c.place)));
      });
    },
    .answer = [](Play&, ResolveAgenda& f, Choice c) { mark(f, c.operand(1), c.operand(2)); },
};

}  // namespace orrery::ti4
