// Movement: where others have ships everything that can arrive, as far as fleet supply goes; to take planets
// else as few transports as bring two ground forces for each. Ground forces go first where planets are to be
// taken, fighters elsewhere; one stays on each planet. Detours, PDS and leaders are the player's own idea,
// and so are attacks on a fleet that looks twice as strong.
#include <algorithm>

#include "games/ti3/flow/movement_steps.h"
#include "games/ti3/propose/propose.h"
#include "games/ti3/propose/strength.h"
#include "games/ti3/propose/worth.h"

namespace orrery::ti3 {
namespace {

constexpr int kTransport = 1 << 20;

SystemId target_of(const Look& look) { return look.s.tactical.system; }

constexpr int kForEach = 2;  // ground forces for each planet

int planets_to_take(const Look& look, SeatId seat) {
  int n = 0;
  for (PlanetId p : look.r.tile(target_of(look)).planets) n += look.s.planets[p].controller == seat ? 0 : 1;
  return n;
}

// ---- cargo

// One stays: whoever lands on a planet without ground forces has it.
bool to_spare(const Look& look, SeatId seat, PlanetId p) { return garrison(look, seat, p).ground_forces > 1; }

int worth_of_load(const Look& look, SeatId seat, bool invades, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() != Verb::Load) return -1;
  const Place place = place_at(c, 1);
  if (system_of(look, place) != look.s.tactical.moving.back().from) return -1;
  if (unit_at(c, 0) == Unit::Fighter) return invades ? 1 : 1000;
  if (unit_at(c, 0) != Unit::GroundForce || !invades || !to_spare(look, seat, place.planet)) return -1;
  return 2 + garrison(look, seat, place.planet).ground_forces;
}

// ---- ships

// Ground forces that are on their way already.
int carried(const Look& look, SeatId seat) {
  int n = aboard(look, seat, target_of(look)).ground_forces;
  for (const Moving& m : look.s.tactical.moving) n += m.load.ground_forces;
  return n;
}

bool ground_forces_at(const Look& look, SeatId seat, SystemId s) {
  const auto& here = look.r.tile(s).planets;
  return std::any_of(here.begin(), here.end(), [&](PlanetId p) { return to_spare(look, seat, p); });
}

int worth_of_ship(const Look& look, SeatId seat, bool invades, bool fights, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  const bool laden = c.verb<Verb>() == Verb::MoveLaden;
  if (!laden && c.verb<Verb>() != Verb::Move) return -1;
  const Piece piece = piece_at(c, 0);
  const Load load = laden ? load_at(c, 1) : Load{};
  const SystemId from = system_at(c, laden ? 3 : 1);
  if (from == target_of(look)) return -1;
  const bool brings =
      load.ground_forces > 0 || (room_of(look, seat, piece.unit) > 0 && ground_forces_at(look, seat, from));
  if (!fights && !brings) return -1;
  const bool transport = invades && carried(look, seat) == 0 && brings;
  return 1 + worth_of(look, piece.unit) + load.ground_forces - (piece.damaged ? 1 : 0) +
         (transport ? kTransport * room_of(look, seat, piece.unit) : 0);
}

void send(Draft& d, SeatId seat, bool invades, bool fights, int to_take) {
  while (d.open()) {
    const bool loading = d.frame<Movement>()->step == MovementStep::Load;
    if (!loading && !fights && carried(d.look(), seat) >= kForEach * to_take) {
      d.take(make(Verb::Done));
      return;
    }
    bool found = false;
    const Choice c = best_option(
        d,
        [&](Choice o) {
          return loading ? worth_of_load(d.look(), seat, invades, o)
                         : worth_of_ship(d.look(), seat, invades, fights, o);
        },
        found);
    if (!found || !d.take(c)) return;
  }
}

constexpr int kHopeless = 2;  // times as strong

bool hopeless(const Draft& sent, SeatId seat, SystemId to, const Strength& enemy) {
  return strength_sent(sent, seat, to).weight() * kHopeless < enemy.weight();
}

}  // namespace

void propose(Draft& d, const Movement& first) {
  if (first.step == MovementStep::Permit || d.look().s.tactical.second.valid()) return;
  const SeatId seat = first.seat;
  const SystemId to = target_of(d.look());
  const int to_take = planets_to_take(d.look(), seat);
  const SeatId enemy = other_fleet(d.look(), to, seat);
  Draft trial = d;
  send(trial, seat, to_take > 0, enemy.valid(), to_take);
  if (enemy.valid() && hopeless(trial, seat, to, strength_of(d.look(), fleet(d.look(), enemy, to)))) return;
  for (Choice c : trial.steps()) d.take(c);
}

}  // namespace orrery::ti3
