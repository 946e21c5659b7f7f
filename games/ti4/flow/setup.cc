#include "games/ti4/flow/setup.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/galaxy.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/flow/rounds.h"
#include "games/ti4/flow/setup_steps.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(SetupStep)

namespace {

constexpr int kStartTactic = 3;  // 0.21a
constexpr int kStartFleet = 3;
constexpr int kStartStrategy = 2;
constexpr std::size_t kSecretsDealt = 2;  // 0.22
constexpr int kRevealed = 2;              // 0.22d

std::size_t players_of(const Look& look) { return static_cast<std::size_t>(look.r.players); }

// Whose turn it is within a step: clockwise from the speaker.
SeatId seat_of(const Look& look, const Setup& f) {
  return SeatId((look.s.speaker.index() + f.at) % players_of(look));
}

void go(Setup& f, SetupStep step) {
  f.step = step;
  f.at = 0;
  f.part = 0;
}

bool all_done(const Look& look, const Setup& f) { return f.at >= look.r.players; }

// ---- factions (0.12, 0.13)

bool taken(const Look& look, FactionId faction) {
  for (const Player& p : look.s.players) {
    if (p.faction == faction) return true;
  }
  return false;
}

Pool offered_factions(const Look& look) {
  Pool out;
  for (std::size_t i = 0; i < look.r.factions.size(); ++i) {
    const bool offered = look.r.factions[i].complete() || look.r.options.incomplete;
    if (offered && !taken(look, FactionId(i))) out.insert(PoolItem(i));
  }
  return out;
}

void take_named_factions(Play& g) {
  for (std::size_t i = 0; i < g.r.options.faction_ids.size(); ++i) {
    FactionId faction;
    if (g.r.find(g.r.options.faction_ids[i], faction)) take_faction(g, SeatId(i), faction);
  }
}

// ---- the galaxy (0.16)

SetupStep first_of_map(const Look& look) {
  return look.r.options.map == MapOption::Built ? SetupStep::Deal : SetupStep::Map;
}

SystemSet pile_of(const Look& look, bool red) {
  return look.s.loose_tiles & (red ? look.r.red_tiles : look.r.blue_tiles);
}

void deal_tiles(Play& g, SeatId seat, const Outcome& o) {
  for (std::uint8_t item : o.items) {
    deal_tile(g, seat, SystemId(item));
  }
}

void lay_given_map(Play& g) {
  for (std::size_t i = 0; i < g.r.options.map_tiles.size(); ++i) {
    const int number = g.r.options.map_tiles[i];
    if (number > 0) place_tile(g, SeatId{}, SystemId(number - 1), SpotId(i + 1));
  }
}

void lay_random_map(Play& g, const Outcome& o) {
  const TilesBySpot tiles = random_map(g.r, o);
  for (std::size_t i = 1; i < tiles.size(); ++i) {
    if (tiles[i].valid()) place_tile(g, SeatId{}, tiles[i], SpotId(i));
  }
}

// 0.16o. A faction whose home system lies beside the board has its gate there (80.1).
void attach_homes(Play& g) {
  box_loose_tiles(g);  // what was not dealt goes back to the box
  for (std::size_t i = 0; i < kMaxSpots; ++i) {
    const SpotDef& spot = g.r.spots[i];
    if (spot.home_seat < 0) continue;
    const SeatId seat(spot.home_seat);
    const SystemId home = g.r.faction(g.s.players[seat].faction).home;
    place_tile(g, seat, home == g.r.gate_home ? g.r.gate : home, SpotId(i));
    if (home == g.r.gate_home) place_beside(g, home);
    gain_goods(g, seat, spot.bonus);  // 0.16p
  }
}

// ---- starting components (0.15, 0.21)

bool in_space(const Look& look, SeatId seat, Unit unit) {
  const UnitRow* row = row_of(look, seat, unit);
  return is_ship(unit) || (row != nullptr && row->has(UnitTrait::Floating));
}

void give_components(Play& g, SeatId seat) {
  const FactionDef& faction = g.r.faction(g.s.players[seat].faction);
  for (PlanetId planet : faction.planets) {
    gain_control(g, seat, planet);
    ready_planet(g, planet);
  }
  for (TechId tech : faction.start_techs) gain_technology(g, seat, tech);
  gain_tokens(g, seat, kStartTactic, kStartFleet, kStartStrategy);
  take_own_notes(g, seat);
  for (Unit unit : kAllUnits) {
    if (in_space(g, seat, unit)) place_units(g, seat, unit, faction.start[at(unit)], space_of(faction.home));
  }
}

// The next unit of the player that goes to a planet; f.part of them are placed already.
bool next_ground_unit(const Look& look, const Setup& f, Unit& out) {
  const SeatId seat = seat_of(look, f);
  int left = f.part;
  for (Unit unit : kAllUnits) {
    if (in_space(look, seat, unit)) continue;
    const int count = look.r.faction(look.s.players[seat].faction).start[at(unit)];
    if (left < count) {
      out = unit;
      return true;
    }
    left -= count;
  }
  return false;
}

Next place_start_units(Play& g, Setup& f) {
  Unit unit{};
  while (!all_done(g, f) && !next_ground_unit(g, f, unit)) {
    ++f.at;
    f.part = 0;
  }
  if (!all_done(g, f)) return ask(g, f);
  go(f, SetupStep::StartTech);
  return Next::Again;
}

bool chooses_technology(const Look& look, SeatId seat) {
  return look.r.faction(look.s.players[seat].faction).chooses_start_tech;
}

Next choose_start_technologies(Play& g, Setup& f) {
  while (!all_done(g, f) && !chooses_technology(g, seat_of(g, f))) ++f.at;
  if (!all_done(g, f)) return ask(g, f);
  go(f, SetupStep::DrawSecret);
  return Next::Again;
}

bool without_prerequisites(const TechDef& tech) {
  for (int n : tech.needs) {
    if (n > 0) return false;
  }
  return true;
}

// ---- objectives (0.22)

void deal_secrets(Play& g, SeatId seat, const Outcome& o) {
  for (std::uint8_t item : o.items) {
    deal_secret(g, seat, ObjectiveId(item));
  }
  g.emit(Happening::SecretsDrawn, raw(seat), o.items.size());
}

// ---- questions

void list_factions(const Look& look, OptionList& out) {
  for (PoolItem item : offered_factions(look)) out.add(make(Verb::Faction, raw(item)));
}

void list_extra_tile_spots(const Look& look, const Setup& f, OptionList& out) {
  for (SpotId spot : look.r.spots[0].neighbours) out.add(make(Verb::Tile, raw(f.tile), raw(spot)));
}

void list_start_places(const Look& look, const Setup& f, OptionList& out) {
  const SeatId seat = seat_of(look, f);
  Unit unit{};
  if (!next_ground_unit(look, f, unit)) return;
  for (PlanetId planet : look.r.faction(look.s.players[seat].faction).planets) {
    if (!is_structure(unit) || can_place_structure(look, seat, unit, planet).allowed())
      out.add(make(Verb::Place, unit, raw(on(planet))));
  }
}

void list_start_technologies(const Look& look, SeatId seat, OptionList& out) {
  for (std::size_t i = 0; i < look.r.techs.size(); ++i) {
    const TechDef& tech = look.r.techs[i];
    const bool in_deck = !tech.faction.valid() || tech.faction == look.s.players[seat].faction;
    if (in_deck && without_prerequisites(tech) && !look.s.players[seat].techs.contains(TechId(i)))
      out.add(make(Verb::Technology, i));
  }
}

}  // namespace

Next advance(Play& g, Setup& f) {
  switch (f.step) {
    case SetupStep::Speaker:
    case SetupStep::ExtraTile:
      return Next::Chance;
    case SetupStep::Factions:
      if (g.r.options.factions == FactionOption::Dealt) return Next::Chance;
      if (g.r.options.factions == FactionOption::Chosen && !all_done(g, f)) return ask(g, f);
      if (g.r.options.factions == FactionOption::Named) take_named_factions(g);
      go(f, SetupStep::Centre);
      return Next::Again;
    case SetupStep::Centre:
      place_tile(g, SeatId{}, g.r.mecatol_system, SpotId(0));
      go(f, first_of_map(g));
      return Next::Again;
    case SetupStep::Deal:
      if (!all_done(g, f)) return Next::Chance;
      go(f, g.r.extra_red_tile ? SetupStep::ExtraTile : SetupStep::Build);
      return Next::Again;
    case SetupStep::ExtraTilePlace:
      return Next::Ask;
    case SetupStep::Build:
      go(f, SetupStep::Homes);
      return g.call(Galaxy{});
    case SetupStep::Map:
      if (g.r.options.map == MapOption::Random) return Next::Chance;
      lay_given_map(g);
      go(f, SetupStep::Homes);
      return Next::Again;
    case SetupStep::Homes:
      attach_homes(g);
      for (std::size_t i = 0; i < players_of(g); ++i) give_components(g, SeatId(i));
      go(f, SetupStep::StartUnits);
      return Next::Again;
    case SetupStep::StartUnits:
      return place_start_units(g, f);
    case SetupStep::StartTech:
      return choose_start_technologies(g, f);
    case SetupStep::DrawSecret:
      if (!all_done(g, f)) return Next::Chance;
      go(f, SetupStep::KeepSecret);
      return Next::Again;
    case SetupStep::KeepSecret:
      if (!all_done(g, f)) return Next::Ask;
      go(f, SetupStep::Objectives);
      return Next::Again;
    case SetupStep::Objectives:
      if (f.at < kRevealed) return Next::Chance;
      go(f, SetupStep::End);
      return Next::Again;
    case SetupStep::End:
      break;
  }
  g.flow().frames.clear();
  return g.call(Rounds{});
}

Asked asked(const Look& look, const Setup& f) {
  const auto question = [&](Ask kind) { return Asked{seat_of(look, f), static_cast<std::uint8_t>(kind)}; };
  switch (f.step) {
    case SetupStep::Factions:
      return question(Ask::Faction);
    case SetupStep::ExtraTilePlace:
      return question(Ask::PlaceTile);  // the speaker
    case SetupStep::StartUnits:
      return question(Ask::PlaceStart);
    case SetupStep::StartTech:
      return question(Ask::StartTechnology);
    default:
      return question(Ask::KeepSecret);
  }
}

void options(const Look& look, const Setup& f, OptionList& out) {
  switch (f.step) {
    case SetupStep::Factions:
      list_factions(look, out);
      break;
    case SetupStep::ExtraTilePlace:
      list_extra_tile_spots(look, f, out);
      break;
    case SetupStep::StartUnits:
      list_start_places(look, f, out);
      break;
    case SetupStep::StartTech:
      list_start_technologies(look, seat_of(look, f), out);
      break;
    default:
      for (ObjectiveId objective : look.s.players[seat_of(look, f)].dealt_secrets)
        out.add(make(Verb::Keep, raw(objective)));
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const Setup& f, Choice c) {
  switch (f.step) {
    case SetupStep::Factions:
      return listed(look, f, c, "TI4-0.12");
    case SetupStep::ExtraTilePlace:
      return listed(look, f, c, "TI4-0.16h");
    case SetupStep::StartUnits:
    case SetupStep::StartTech:
      return listed(look, f, c, "TI4-0.21");
    default:
      return listed(look, f, c, "TI4-0.22");
  }
}

void choose(Play& g, Setup& f, Choice c) {
  const SeatId seat = seat_of(g, f);
  switch (f.step) {
    case SetupStep::Factions:
      take_faction(g, seat, FactionId(c.operand(0)));
      ++f.at;
      return;
    case SetupStep::ExtraTilePlace:
      place_tile(g, seat, f.tile, SpotId(c.operand(1)));
      f.tile = SystemId{};
      return go(f, SetupStep::Build);
    case SetupStep::StartUnits:
      place_units(g, seat, unit_at(c, 0), 1, place_at(c, 1));
      ++f.part;
      return;
    case SetupStep::StartTech:
      gain_technology(g, seat, TechId(c.operand(0)));
      ++f.at;
      return;
    default:
      keep_dealt_secret(g, seat, ObjectiveId(c.operand(0)));
      ++f.at;
  }
}

ChancePoint chance(const Look& look, const Setup& f) {
  switch (f.step) {
    case SetupStep::Speaker:
      return luck(Luck::Speaker, Pool::first_n(players_of(look)), 1);
    case SetupStep::Factions:
      return luck(Luck::Factions, offered_factions(look), players_of(look), {}, true);
    case SetupStep::Deal: {
      const bool red = f.part == 1;
      return luck(red ? Luck::RedTiles : Luck::BlueTiles, pool_of(pile_of(look, red)),
                  static_cast<std::size_t>(red ? look.r.red_each : look.r.blue_each), seat_of(look, f));
    }
    case SetupStep::ExtraTile:
      return luck(Luck::RedTile, pool_of(pile_of(look, true)), 1, look.s.speaker);
    case SetupStep::Map: {
      const SystemSet all = pile_of(look, false) | pile_of(look, true);
      return luck(Luck::Map, pool_of(all), static_cast<std::size_t>(all.size()), {}, true);
    }
    case SetupStep::DrawSecret:
      return luck(Luck::Secrets, pool_of(look.s.secret_deck), kSecretsDealt, seat_of(look, f));
    default:
      return luck(Luck::Objective, pool_of(look.s.stage_one_deck), 1, look.s.speaker);  // 58.3
  }
}

void outcome(Play& g, Setup& f, const Outcome& o) {
  switch (f.step) {
    case SetupStep::Speaker:
      set_speaker(g, SeatId(o.items[0]));
      return go(f, SetupStep::Factions);
    case SetupStep::Factions:
      for (std::size_t i = 0; i < o.items.size(); ++i) take_faction(g, SeatId(i), FactionId(o.items[i]));
      return go(f, SetupStep::Centre);
    case SetupStep::Deal:
      deal_tiles(g, seat_of(g, f), o);
      if (++f.part == 2) {
        f.part = 0;
        ++f.at;
      }
      return;
    case SetupStep::ExtraTile:
      go(f, SetupStep::ExtraTilePlace);
      f.tile = SystemId(o.items[0]);
      return;
    case SetupStep::Map:
      lay_random_map(g, o);
      return go(f, SetupStep::Homes);
    case SetupStep::DrawSecret:
      deal_secrets(g, seat_of(g, f), o);
      ++f.at;
      return;
    default:
      reveal_objective(g, ObjectiveId(o.items[0]));
      take_from_row(g);  // 0.22c: five lie in the row, face down until turned up
      ++f.at;
  }
}

}  // namespace orrery::ti4
