// Leaders and domain counters.
#include "engine/flow/change.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"
#include "games/ti3/verbs/pieces.h"

namespace orrery::ti3 {
namespace {

LeaderId id_of(const Play& g, SeatId seat, int leader) {
  return g.r.race(g.s.players[seat].race).leaders[static_cast<std::size_t>(leader)];
}

int bit(int leader) { return 1 << leader; }

}  // namespace

void take_leader(Play& g, SeatId seat, int leader) {
  State& s = state_of(g);
  for (std::size_t i = 0; i < g.r.planets.size(); ++i) {
    Planet& p = s.planets[PlanetId(i)];
    if (p.controller == seat) p.own.leaders = byte(p.own.leaders & ~bit(leader));
    if (s.tactical.seat == seat) p.landed.leaders = byte(p.landed.leaders & ~bit(leader));
  }
  const auto before = s.players[seat].laden;
  s.players[seat].laden.clear();
  for (const Laden& l : before) {
    Load load = l.load;
    load.leaders = byte(load.leaders & ~bit(leader));
    add_laden(s, seat, l.system, piece_of(l.piece), load);
  }
}

void place_leader(Play& g, SeatId seat, int leader, PlanetId planet) {
  take_leader(g, seat, leader);
  State& s = state_of(g);
  s.players[seat].leaders[static_cast<std::size_t>(leader)] = LeaderState::Home;
  s.players[seat].captors[static_cast<std::size_t>(leader)] = SeatId{};
  Garrison& own = s.planets[planet].own;
  own.leaders = byte(own.leaders | bit(leader));
  g.emit(Happening::LeaderPlaced, raw(seat), raw(id_of(g, seat, leader)), raw(on(planet)));
}

void kill_leader(Play& g, SeatId seat, int leader) {
  take_leader(g, seat, leader);
  state_of(g).players[seat].leaders[static_cast<std::size_t>(leader)] = LeaderState::Dead;
  state_of(g).players[seat].captors[static_cast<std::size_t>(leader)] = SeatId{};
  g.emit(Happening::LeaderKilled, raw(seat), raw(id_of(g, seat, leader)));
}

void capture_leader(Play& g, SeatId seat, int leader, SeatId captor) {
  take_leader(g, seat, leader);
  state_of(g).players[seat].leaders[static_cast<std::size_t>(leader)] = LeaderState::Captured;
  state_of(g).players[seat].captors[static_cast<std::size_t>(leader)] = captor;
  g.emit(Happening::LeaderCaptured, raw(seat), raw(id_of(g, seat, leader)), raw(captor));
}

void free_leader(Play& g, SeatId seat, int leader) {
  State& s = state_of(g);
  s.players[seat].leaders[static_cast<std::size_t>(leader)] = LeaderState::Home;
  s.players[seat].captors[static_cast<std::size_t>(leader)] = SeatId{};
  g.emit(Happening::LeaderFreed, raw(seat), raw(id_of(g, seat, leader)));
  if (!s.lost_leaders.full())
    s.lost_leaders.push_back({seat, byte(bit(leader)), LeaderEvent::Freed, SeatId{}});
}

void decide_counter(Play& g, PlanetId planet, CounterId counter) {
  State& s = state_of(g);
  s.counter_pool.erase(counter);
  s.planets[planet].counter = counter;
  s.planets[planet].counter_state = CounterState::Known;
}

void see_counter(Play& g, SeatId seat, PlanetId planet) {
  Planet& p = state_of(g).planets[planet];
  p.seen.insert(seat);
  g.emit(Happening::CounterSeen, raw(seat), raw(planet), raw(g.r.counter_kind_of[p.counter.index()]));
}

void reveal_counter(Play& g, PlanetId planet) {
  Planet& p = state_of(g).planets[planet];
  p.counter_state = CounterState::FaceUp;
  g.emit(Happening::CounterRevealed, raw(planet), raw(g.r.counter_kind_of[p.counter.index()]));
}

// What goes to the box face down is remembered with its place: whoever has looked at it knows that it is
// gone, and nobody else does (TI3-DISTANTSUNS-6, TI3-RAZE-1).
void remove_counter(Play& g, PlanetId planet) {
  Planet& p = state_of(g).planets[planet];
  if (p.counter_state == CounterState::None) return;
  if (p.counter_state == CounterState::FaceUp) {
    p.counter = CounterId{};
    p.seen = SeatSet{};
  }
  p.counter_state = CounterState::None;
  g.emit(Happening::CounterRemoved, raw(planet));
}

void put_counter(Play& g, PlanetId planet, CounterId counter) {
  Planet& p = state_of(g).planets[planet];
  p.counter = counter;
  p.counter_state = CounterState::FaceUp;
  g.emit(Happening::CounterRevealed, raw(planet), raw(g.r.counter_kind_of[counter.index()]));
}

void find_wormhole(Play& g, Wormhole wormhole, SystemId system) {
  System& s = state_of(g).systems[system];
  s.discovered = byte(s.discovered | 1 << static_cast<int>(wormhole));
  g.emit(Happening::WormholeFound, wormhole, raw(system));
}

LeaderFate take_lost_leaders(Play& g) {
  State& s = state_of(g);
  const LostLeaders first = s.lost_leaders[0];
  s.lost_leaders.erase_at(0);
  LeaderFate f;
  f.event = first.event;
  f.seat = first.seat;
  f.leaders = first.leaders;
  f.captor = first.captor;
  return f;
}

void take_survivors(Play& g, SeatId seat) {
  std::uint8_t& n = state_of(g).players[seat].survivors;
  n = byte(n + 1);
}

}  // namespace orrery::ti3
