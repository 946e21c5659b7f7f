#include "games/ti3/flow/leaders.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

ORRERY_ENUM(Fate, Killed, Escapes, Captured)

// TI3-LEADERLOSS-3, TI3-LEADERLOSS-6.
Fate fate_of(LeaderEvent event, int face) {
  if (event == LeaderEvent::ShipLostInBattle)
    return face <= 5 ? Fate::Killed : face <= 8 ? Fate::Escapes : Fate::Captured;
  return face <= 5 ? Fate::Captured : face <= 9 ? Fate::Escapes : Fate::Killed;
}

bool by_die(LeaderEvent event) {
  return event == LeaderEvent::ShipLostInBattle || event == LeaderEvent::PlanetInvaded;
}

// Friendly planets free of blockade, else any friendly planet (TI3-LEADERLOSS-8).
PlanetSet refuges(const Look& look, SeatId seat) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat)) {
    if (!blockaded(look, seat, look.r.planet(p).system)) out.insert(p);
  }
  return out.empty() ? planets_of(look, seat) : out;
}

int first_of(std::uint8_t leaders) {
  int i = 0;
  while ((leaders >> i & 1) == 0) ++i;
  return i;
}

enum FateStage : std::uint8_t { Begin, Roll1, Refuge };

Next decide(Play& g, LeaderFate& f, Fate fate) {
  if (fate == Fate::Escapes) {
    if (refuges(g, f.seat).empty()) {
      fate = Fate::Killed;
    } else {
      f.stage = Refuge;
      return Next::Again;
    }
  }
  if (fate == Fate::Captured && f.captor.valid()) {
    capture_leader(g, f.seat, f.at, f.captor);
  } else {
    kill_leader(g, f.seat, f.at);
  }
  f.stage = Begin;
  return Next::Again;
}

}  // namespace

Next advance(Play& g, LeaderFate& f) {
  switch (static_cast<FateStage>(f.stage)) {
    case Begin:
      if (f.leaders == 0) return Next::Done;
      f.at = static_cast<std::uint8_t>(first_of(f.leaders));
      f.leaders = static_cast<std::uint8_t>(f.leaders & ~(1U << f.at));
      if (!by_die(f.event)) return decide(g, f, Fate::Escapes);
      f.stage = Roll1;
      clear_dice(g, f.seat, RollKind::Other);
      add_dice(g, Unit::GroundForce, 1, 1, 0);
      return g.call(Roll{f.seat});
    case Roll1: {
      const int face = g.s.roll.dice[0].face;
      clear_dice(g, SeatId{}, RollKind::Other);
      return decide(g, f, fate_of(f.event, face));
    }
    case Refuge:
      return ask(g, f);
  }
  return Next::Done;
}

Asked asked(const Look&, const LeaderFate& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::PlaceLeader)};
}

void options(const Look& look, const LeaderFate& f, OptionList& out) {
  for (PlanetId p : refuges(look, f.seat)) out.add(make(Verb::Planet, raw(p)));
}

Refusal check(const Look& look, const LeaderFate& f, Choice c) {
  return listed(look, f, c, "TI3-LEADERLOSS-4");
}

void choose(Play& g, LeaderFate& f, Choice c) {
  place_leader(g, f.seat, f.at, planet_at(c, 0));
  f.stage = Begin;
}

// ---- prisoners that an invader finds

namespace {

constexpr int kFound = 9;  // TI3-PRISONER-5

struct Prisoner {
  SeatId owner;
  int number = 0;
  LeaderId leader;
};

template <class Visit>
void each_prisoner(const Look& look, SeatId captor, const Visit& visit) {
  for (int i = 0; i < look.r.players; ++i) {
    const Player& p = look.s.players[SeatId(i)];
    for (std::size_t n = 0; p.race.valid() && n < look.r.race(p.race).leaders.size(); ++n) {
      if (p.leaders[n] == LeaderState::Captured && p.captors[n] == captor)
        visit(Prisoner{SeatId(i), static_cast<int>(n), look.r.race(p.race).leaders[n]});
    }
  }
}

// One's own leader is free at once, another's becomes one's prisoner (TI3-PRISONER-7, TI3-PRISONER-8).
void find(Play& g, SeatId seat, const Prisoner& p) {
  if (p.owner == seat) return free_leader(g, p.owner, p.number);
  capture_leader(g, p.owner, p.number, seat);
}

int prisoners_of(const Look& look, SeatId captor) {
  int n = 0;
  each_prisoner(look, captor, [&](const Prisoner&) { ++n; });
  return n;
}

}  // namespace

Next advance(Play& g, Rescue& f) {
  if (prisoners_of(g, f.loser) == 0) return Next::Done;
  switch (f.stage) {
    case 0:
      if (f.all) {  // TI3-PRISONER-9
        FixedVec<Prisoner, 24> all;
        each_prisoner(g, f.loser, [&](const Prisoner& p) { all.push_back(p); });
        for (const Prisoner& p : all) find(g, f.seat, p);
        return Next::Done;
      }
      f.stage = 1;
      clear_dice(g, f.seat, RollKind::Other);
      add_dice(g, Unit::GroundForce, 1, kFound, 0);
      return g.call(Roll{f.seat});
    case 1: {
      const bool found = hits_rolled(g) > 0;
      clear_dice(g, SeatId{}, RollKind::Other);
      if (!found) return Next::Done;
      f.stage = 2;
      return Next::Again;
    }
    case 2:
      return ask(g, f);
    default:
      return Next::Done;
  }
}

Asked asked(const Look&, const Rescue& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Prisoners)}; }

void options(const Look& look, const Rescue& f, OptionList& out) {
  each_prisoner(look, f.loser, [&](const Prisoner& p) { out.add(make(Verb::Leader, raw(p.leader))); });
  out.sort_from(0);
}

Refusal check(const Look& look, const Rescue& f, Choice c) { return listed(look, f, c, "TI3-PRISONER-6"); }

void choose(Play& g, Rescue& f, Choice c) {
  f.stage = 3;
  Prisoner chosen;
  each_prisoner(g, f.loser, [&](const Prisoner& p) { chosen = raw(p.leader) == c.operand(0) ? p : chosen; });
  find(g, f.seat, chosen);
}

}  // namespace orrery::ti3
