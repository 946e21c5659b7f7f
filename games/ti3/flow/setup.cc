#include "games/ti3/flow/setup.h"

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/galaxy.h"
#include "games/ti3/flow/rounds.h"
#include "games/ti3/flow/setup_steps.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(SetupStep)

namespace {

SeatId after(const Look& look, SeatId seat) {
  const SeatId next = next_around(look, seat);
  return next == look.s.speaker ? SeatId{} : next;
}

Next to(Setup& f, SetupStep step, SeatId first) {
  f.step = step;
  f.seat = first;
  f.planet = PlanetId{};
  return Next::Again;
}

// ---- races (TI3-SETUP-2)

bool taken(const Look& look, RaceId race) {
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.players[SeatId(i)].race == race) return true;
  }
  return false;
}

Pool free_races(const Look& look) {
  Pool out;
  for (std::size_t i = 0; i < look.r.races.size(); ++i) {
    const bool offered = look.r.races[i].home.valid();  // a plain one of scenarios has no home
    if (offered && !taken(look, RaceId(i))) out.insert(PoolItem(i));
  }
  return out;
}

Next races(Play& g, Setup& f) {
  switch (g.r.options.races) {
    case RaceOption::Named:
      for (std::size_t i = 0; i < g.r.options.race_ids.size(); ++i) {
        RaceId race;
        if (g.r.find(g.r.options.race_ids[i], race)) take_race(g, SeatId(i), race);
      }
      return to(f, SetupStep::Secrets, g.s.speaker);
    case RaceOption::Chosen:
      return f.seat.valid() ? Next::Ask : to(f, SetupStep::Secrets, g.s.speaker);
    case RaceOption::Dealt:
      return Next::Chance;
  }
  return Next::Again;
}

// ---- the galaxy

Next map(Play& g, Setup& f) {
  f.step = SetupStep::Galaxy;
  place_tile(g, SeatId{}, g.r.mecatol_system, SpotId(0));  // TI3-GALAXY-1
  if (g.r.options.map == MapOption::Random) return Next::Again;
  if (g.r.options.map == MapOption::Given) {
    for (std::size_t i = 0; i < g.r.options.map_tiles.size(); ++i) {
      SystemId tile;
      if (g.r.find(g.r.options.map_tiles[i], tile)) place_tile(g, SeatId{}, tile, SpotId(i + 1));
    }
  }
  return Next::Again;
}

// ---- starting units (TI3-SETUP-13, TI3-SETUP-14)

constexpr std::array<Unit, 3> kOnPlanets{Unit::SpaceDock, Unit::GroundForce, Unit::Pds};

const RaceDef& race_of(const Look& look, SeatId seat) { return look.r.race(look.s.players[seat].race); }

int placed(const Look& look, SeatId seat, Unit unit) {
  int n = 0;
  for (PlanetId p : race_of(look, seat).planets) n += look.s.planets[p].own.of(unit);
  return n;
}

void place_ships(Play& g, SeatId seat) {
  const RaceDef& race = race_of(g, seat);
  for (Unit u : kShips) place_units(g, seat, u, race.start[at(u)], space_of(race.home));
}

bool next_unit(const Look& look, SeatId seat, Unit& out) {
  for (Unit u : kOnPlanets) {
    if (placed(look, seat, u) >= race_of(look, seat).start[at(u)]) continue;
    out = u;
    return true;
  }
  return false;
}

bool fits_on(const Look& look, PlanetId p, Unit unit) {
  const Garrison& own = look.s.planets[p].own;
  return unit == Unit::SpaceDock ? own.docks == 0 : unit != Unit::Pds || own.pds < 2;
}

Next units(Play& g, Setup& f) {
  if (!f.seat.valid()) return to(f, SetupStep::Leaders, g.s.speaker);
  Unit unit{};
  if (next_unit(g, f.seat, unit)) return ask(g, f);
  f.seat = after(g, f.seat);
  return Next::Again;
}

// ---- leaders (TI3-LEADER-2)

int next_leader(const Look& look, SeatId seat) {
  std::uint8_t there = 0;
  for (PlanetId p : race_of(look, seat).planets)
    there = static_cast<std::uint8_t>(there | look.s.planets[p].own.leaders);
  for (int i = 0; i < static_cast<int>(race_of(look, seat).leaders.size()); ++i) {
    if ((there >> i & 1) == 0) return i;
  }
  return -1;
}

Next leaders(Play& g, Setup& f) {
  if (!g.r.options.leaders || !f.seat.valid()) return to(f, SetupStep::Objectives, g.s.speaker);
  if (next_leader(g, f.seat) >= 0) return ask(g, f);
  f.seat = after(g, f.seat);
  return Next::Again;
}

// ---- Age of Empire: the whole row is laid out (TI3-AGEOFEMPIRE-1)

bool row_complete(const Look& look) {
  return look.s.stage_one_left == 0 && (look.s.stage_two_left == 0 || !look.s.rex_left);
}

}  // namespace

Next advance(Play& g, Setup& f) {
  switch (f.step) {
    case SetupStep::Speaker:
      return Next::Chance;  // TI3-GALAXY-2
    case SetupStep::Races:
      return races(g, f);
    case SetupStep::Secrets:
      if (!f.seat.valid()) return to(f, SetupStep::Map, g.s.speaker);
      return Next::Chance;
    case SetupStep::Map:
      return map(g, f);
    case SetupStep::Galaxy: {
      if (g.r.options.map == MapOption::Random && !f.planet.valid()) return Next::Chance;
      f.step = SetupStep::Sheets;
      return g.call(Galaxy{});
    }
    case SetupStep::Sheets:
      for (int i = 0; i < g.r.players; ++i) {
        fill_sheet(g, SeatId(i));
        place_ships(g, SeatId(i));
      }
      return to(f, SetupStep::Units, g.s.speaker);
    case SetupStep::Units:
      return units(g, f);
    case SetupStep::Leaders:
      return leaders(g, f);
    case SetupStep::Objectives:
      if (!g.r.options.age_of_empire || row_complete(g)) return to(f, SetupStep::Counters, g.s.speaker);
      return Next::Chance;
    case SetupStep::Counters:
      if (g.r.options.distant_suns) place_counters(g);
      return to(f, SetupStep::Begin, g.s.speaker);
    case SetupStep::Begin:
      break;
  }
  g.flow().frames.clear();
  return g.call(Rounds{});  // TI3-SETUP-19
}

Asked asked(const Look&, const Setup& f) {
  return {f.seat, static_cast<std::uint8_t>(f.step == SetupStep::Races ? Ask::Race : Ask::PlaceStart)};
}

void options(const Look& look, const Setup& f, OptionList& out) {
  if (f.step == SetupStep::Races) {
    for (PoolItem race : free_races(look)) out.add(make(Verb::Race, race.value));
    return;
  }
  Unit unit{};
  const bool leaders = f.step == SetupStep::Leaders;
  if (!leaders && !next_unit(look, f.seat, unit)) return;
  for (PlanetId p : race_of(look, f.seat).planets) {
    if (leaders) {
      const int n = next_leader(look, f.seat);
      if (n >= 0)
        out.add(
            make(Verb::LandLeader, raw(race_of(look, f.seat).leaders[static_cast<std::size_t>(n)]), raw(p)));
    } else if (fits_on(look, p, unit)) {
      out.add(make(Verb::Place, unit, raw(on(p))));
    }
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const Setup& f, Choice c) {
  return listed(look, f, c, f.step == SetupStep::Races ? "TI3-SETUP-2" : "TI3-SETUP-14");
}

void choose(Play& g, Setup& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Race:
      take_race(g, f.seat, RaceId(c.operand(0)));
      f.seat = after(g, f.seat);
      return;
    case Verb::LandLeader:
      return place_leader(g, f.seat, next_leader(g, f.seat), planet_at(c, 1));
    default:
      return place_units(g, f.seat, unit_at(c, 0), 1, place_at(c, 1));
  }
}

ChancePoint chance(const Look& look, const Setup& f) {
  switch (f.step) {
    case SetupStep::Speaker: {
      Pool seats;
      for (int i = 0; i < look.r.players; ++i) seats.insert(PoolItem(i));
      return luck(Luck::Speaker, seats, 1);
    }
    case SetupStep::Races:
      return luck(Luck::Races, free_races(look), static_cast<std::size_t>(look.r.players), SeatId{}, true);
    case SetupStep::Secrets:
      return luck(Luck::Secret, pool_of(look.s.secret_deck), 1, f.seat);
    case SetupStep::Galaxy: {
      std::size_t n = 0;
      for (const SpotDef& s : look.r.spots) n += s.used && s.ring > 0 && s.home_seat < 0 ? 1 : 0;
      return luck(Luck::Map, pool_of(look.s.loose_tiles), n, SeatId{}, true);
    }
    default: {
      if (look.s.stage_one_left > 0) return luck(Luck::Objective, pool_of(look.s.stage_one_deck), 1);
      if (f.planet.valid()) return luck(Luck::Objective, pool_of(look.s.stage_two_deck), 1);
      Pool cards;
      for (int i = 1; i <= look.s.stage_two_left; ++i) cards.insert(PoolItem(i));
      return luck(Luck::Rex, cards, 1);
    }
  }
}

void outcome(Play& g, Setup& f, const Outcome& o) {
  switch (f.step) {
    case SetupStep::Speaker:
      set_speaker(g, SeatId(o.items[0]));
      to(f, SetupStep::Races, SeatId(o.items[0]));
      return;
    case SetupStep::Races:
      for (std::size_t i = 0; i < o.items.size(); ++i) take_race(g, SeatId(i), RaceId(o.items[i]));
      to(f, SetupStep::Secrets, g.s.speaker);
      return;
    case SetupStep::Secrets:
      deal_secret(g, f.seat, ObjectiveId(o.items[0]));
      f.seat = after(g, f.seat);
      return;
    case SetupStep::Galaxy: {
      const TilesBySpot tiles = random_map(g.r, o);
      for (std::size_t i = 1; i < tiles.size(); ++i) {
        if (tiles[i].valid()) place_tile(g, SeatId{}, tiles[i], SpotId(i));
      }
      f.planet = g.r.mecatol;  // the map is laid
      return;
    }
    default:
      // The card below the first stage is decided in two throws: Imperium Rex or not, then which.
      if (g.s.stage_one_left > 0 || f.planet.valid()) {
        reveal_objective(g, ObjectiveId(o.items[0]));
        f.planet = PlanetId{};
      } else if (o.items[0] == 1) {
        reveal_objective(g, g.r.rex);
      } else {
        f.planet = g.r.mecatol;
      }
      return;
  }
}

}  // namespace orrery::ti3
