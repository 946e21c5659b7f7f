#include "games/ahos/flow/setup.h"

#include "games/ahos/flow/acquire.h"
#include "games/ahos/flow/develop.h"
#include "games/ahos/flow/develop_steps.h"
#include "games/ahos/flow/draw_cards.h"
#include "games/ahos/flow/rounds.h"
#include "games/ahos/flow/setup_steps.h"
#include "games/ahos/luck.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(SetupStep)

namespace {

SeatId seat_of(const Look& look, const Setup& f) {
  return SeatId(static_cast<std::size_t>(f.turn) % static_cast<std::size_t>(look.r.players));
}

void go(Setup& f, SetupStep step) {
  f.step = step;
  f.turn = 0;
}

bool all_done(const Look& look, const Setup& f) { return f.turn >= look.r.players; }

SpaceId space_of_card(const Look& look, CardId card) {
  const TileId tile = look.r.kind(card).tile;
  for (SpaceId sp : look.r.board) {
    if (look.s.spaces[sp].tile == tile) return sp;
  }
  return SpaceId{};
}

// SET-6, SET-7: spaces in order of their number.
void place_black_holes(Play& g) {
  for (SpaceId sp : g.r.board) {
    const int letter = g.r.tile(g.s.spaces[sp].tile).letter;
    if (letter < 0) continue;
    const EdgeId edge = g.r.spaces[sp.index()].letter[static_cast<std::size_t>(letter)];
    if (edge.valid() && !g.s.black_holes.contains(edge)) {
      place_black_hole(g, edge);
    } else {
      g.emit(Happening::BlackHoleAside, raw(sp));
    }
  }
}

bool galaxy_connected(const Look& look) {
  SpaceSet seen{look.r.board.first()};
  SpaceSet wave = seen;
  while (!wave.empty()) {
    SpaceSet next;
    for (SpaceId sp : wave) next |= open_neighbours(look, sp);
    wave = next - seen;
    seen |= next;
  }
  return seen == look.r.board;
}

void deal_systems(Play& g, const Setup& f, const Outcome& o) {
  const std::size_t each = static_cast<std::size_t>(g.r.limits.dealt(g.r.players));
  for (std::size_t i = 0; i < o.items.size(); ++i) {
    const SeatId seat(i / each);
    const CardId card(o.items[i]);
    deal_system(g, seat, card);
    place_marker(g, seat, Marker::Outpost, space_of_card(g, card));  // SET-11
  }
  const CardSet all = f.step == SetupStep::Habitable ? g.r.habitable_cards : g.r.uninhabitable_cards;
  for (CardId c : all) {
    bool dealt = false;
    for (const Player& p : g.s.players) dealt = dealt || p.draw.contains(c);
    if (!dealt) lay_system_beside(g, c);  // SET-12
  }
}

// Technology cards dealt to a player so far lie in the draw pile.
int technology_missing(const Look& look, SeatId seat) {
  return look.r.limits.technology_dealt - (look.s.players[seat].draw & look.r.technology).size();
}

void deal_technology(Play& g, SeatId seat, const Outcome& o) {
  int dealt = 0;
  for (CardId c : drawn_cards(g.r, g.s.tech_pool, o)) {
    if (c == g.r.wormhole_card) {  // set aside, another is drawn
      offer_technology(g, c);
      continue;
    }
    deal_technology_card(g, seat, c);
    ++dealt;
  }
  if (dealt > 0) g.emit(Happening::TechnologyDealtTo, raw(seat), dealt);
}

void give_named_races(Play& g) {
  for (std::size_t i = 0; i < g.r.options.races.size(); ++i) {
    RaceId race;
    if (g.r.find(g.r.options.races[i], race)) give_race(g, SeatId(i), race);
  }
}

// SET-15, SET-17: the outposts on habitable systems that are still outposts.
SpaceSet candidates(const Look& look, SeatId seat) {
  SpaceSet out;
  for (SpaceId sp : look.r.board) {
    const Space& space = look.s.spaces[sp];
    if (space.marker == Marker::Outpost && space.owner == seat && habitable(look, sp)) out.insert(sp);
  }
  return out;
}

void reveal_picks(Play& g, Marker marker) {  // SET-16, SET-17
  for (int i = 0; i < g.r.players; ++i) reveal_pick(g, SeatId(i), marker);
}

void place_starting_units(Play& g) {  // SET-18 to SET-20
  const Limits& l = g.r.limits;
  for (SpaceId sp : g.r.board) {
    const Space& space = g.s.spaces[sp];
    if (space.marker == Marker::Home) {
      place_units(g, space.owner, Unit::Fleet, l.home_fleets, sp);
      place_units(g, space.owner, Unit::StarBase, l.home_star_bases, sp);
    } else if (space.marker == Marker::Colony) {
      place_units(g, space.owner, Unit::Fleet, l.colony_fleets, sp);
      place_units(g, space.owner, Unit::StarBase, l.colony_star_bases, sp);
    } else if (space.marker == Marker::Outpost) {
      place_units(g, space.owner, Unit::Fleet, l.outpost_fleets, sp);
    }
  }
}

void place_aliens(Play& g) {  // SET-29
  for (SpaceId sp : g.r.board) {
    if (g.s.spaces[sp].marker == Marker::None && habitable(g, sp)) hide_alien(g, sp);
  }
}

void give_starting_cards(Play& g) {  // SET-32
  for (const KindDef& def : g.r.kinds) {
    if (def.family != Family::Starting) continue;
    for (int i = 0; i < g.r.players; ++i) give_starting_card(g, SeatId(i), def.cards.nth(i));
  }
}

Pool pool_of_tiles(const Rules& r) {
  Pool pool;
  for (std::size_t i = 0; i < r.tiles.size(); ++i) {
    if (r.tiles[i].present) pool.insert(PoolItem(i));
  }
  return pool;
}

std::size_t count_of(int n) { return static_cast<std::size_t>(n); }

}  // namespace

Next advance(Play& g, Setup& f) {
  switch (f.step) {
    case SetupStep::Tiles:
    case SetupStep::Habitable:
    case SetupStep::Uninhabitable:
    case SetupStep::FirstPlayer:
    case SetupStep::DevelopmentDisplay:
      return Next::Chance;
    case SetupStep::BlackHoles:
      place_black_holes(g);
      if (g.r.options.require_connected_galaxy && !galaxy_connected(g)) {
        const EdgeSet placed = g.s.black_holes;
        for (EdgeId e : placed) remove_black_hole(g, e);
        go(f, SetupStep::Tiles);
      } else {
        go(f, SetupStep::Habitable);
      }
      return Next::Again;
    case SetupStep::Technology:
      while (!all_done(g, f) && technology_missing(g, seat_of(g, f)) == 0) ++f.turn;
      if (!all_done(g, f)) return Next::Chance;
      go(f, SetupStep::Races);
      return Next::Again;
    case SetupStep::Races:
      if (g.r.options.races.empty()) return Next::Chance;
      give_named_races(g);
      go(f, SetupStep::Homes);
      return Next::Again;
    case SetupStep::Homes:
    case SetupStep::Colonies:
      if (!all_done(g, f)) return Next::Ask;
      go(f, f.step == SetupStep::Homes ? SetupStep::RevealHomes : SetupStep::RevealColonies);
      return Next::Again;
    case SetupStep::RevealHomes:
      reveal_picks(g, Marker::Home);
      go(f, SetupStep::Colonies);
      return Next::Again;
    case SetupStep::RevealColonies:
      reveal_picks(g, Marker::Colony);
      place_starting_units(g);
      go(f, SetupStep::FirstPlayer);
      return Next::Again;
    case SetupStep::Developments: {
      if (f.turn == 2 * g.r.players) {
        go(f, SetupStep::TechnologyDisplay);
        return Next::Again;
      }
      const std::size_t at = g.s.first_player.index() + f.turn;  // SET-23, SET-24, Q-7
      ++f.turn;
      return g.call(Develop{DevelopStep::Pick, SeatId(at % count_of(g.r.players))});
    }
    case SetupStep::TechnologyDisplay:
      go(f, SetupStep::Aliens);
      return g.call(FillDisplay{});  // SET-28
    case SetupStep::Aliens:
      place_aliens(g);
      go(f, SetupStep::Decks);
      return Next::Again;
    case SetupStep::Decks:
      give_starting_cards(g);
      go(f, SetupStep::Hands);
      return Next::Again;
    case SetupStep::Hands: {
      if (all_done(g, f)) {
        go(f, SetupStep::Begin);
        return Next::Again;
      }
      const SeatId seat = seat_of(g, f);
      ++f.turn;
      return g.call(refill_hand(g, seat));  // SET-33
    }
    case SetupStep::Begin:
      break;
  }
  begin_round(g);
  g.flow().frames.clear();
  return g.call(Rounds{});
}

Asked asked(const Look& look, const Setup& f) {
  return {seat_of(look, f),
          static_cast<std::uint8_t>(f.step == SetupStep::Homes ? Ask::Home : Ask::FirstColony)};
}

void options(const Look& look, const Setup& f, OptionList& out) {
  const Verb verb = f.step == SetupStep::Homes ? Verb::Home : Verb::Settle;
  for (SpaceId sp : candidates(look, seat_of(look, f))) out.add(make(verb, raw(look.s.spaces[sp].tile)));
  out.sort_from(0);
}

Refusal check(const Look& look, const Setup& f, Choice c) {
  const std::string_view rule = f.step == SetupStep::Homes ? "AHOS-SET-15" : "AHOS-SET-17";
  if (c.verb<Verb>() != (f.step == SetupStep::Homes ? Verb::Home : Verb::Settle)) return refuse(rule);
  for (SpaceId sp : candidates(look, seat_of(look, f))) {
    if (look.s.spaces[sp].tile == TileId(c.operand(0))) return kAllowed;
  }
  return refuse(rule);
}

void choose(Play& g, Setup& f, Choice c) {
  const SeatId seat = seat_of(g, f);
  for (SpaceId sp : candidates(g, seat)) {
    if (g.s.spaces[sp].tile == TileId(c.operand(0))) pick_secretly(g, seat, sp);
  }
  ++f.turn;
}

ChancePoint chance(const Look& look, const Setup& f) {
  const std::size_t players = count_of(look.r.players);
  const std::size_t each = count_of(look.r.limits.dealt(look.r.players));
  switch (f.step) {
    case SetupStep::Tiles:
      return luck(Luck::Tiles, pool_of_tiles(look.r), count_of(look.r.board.size()), {}, true);
    case SetupStep::Habitable:
      return luck(Luck::Systems, pool_of(look.r.habitable_cards), players * each, {}, true);
    case SetupStep::Uninhabitable:
      return luck(Luck::Systems, pool_of(look.r.uninhabitable_cards), players * each, {}, true);
    case SetupStep::Technology: {
      const SeatId seat = seat_of(look, f);
      return luck(Luck::Technology, pool_of(look.s.tech_pool), count_of(technology_missing(look, seat)),
                  seat);
    }
    case SetupStep::Races:
      return luck(Luck::Races, Pool::first_n(look.r.races.size()), players, {}, true);
    case SetupStep::DevelopmentDisplay:
      return luck(Luck::Development, pool_of(look.s.token_pool), count_of(look.r.limits.development_display));
    default:
      return luck(Luck::First, Pool::first_n(players), 1);
  }
}

void outcome(Play& g, Setup& f, const Outcome& o) {
  switch (f.step) {
    case SetupStep::Tiles: {
      std::size_t i = 0;
      for (SpaceId sp : g.r.board) {
        place_tile(g, sp, TileId(o.items[i++]));
      }
      return go(f, SetupStep::BlackHoles);
    }
    case SetupStep::Habitable:
      deal_systems(g, f, o);
      return go(f, SetupStep::Uninhabitable);
    case SetupStep::Uninhabitable:
      deal_systems(g, f, o);
      return go(f, SetupStep::Technology);
    case SetupStep::Technology:
      return deal_technology(g, seat_of(g, f), o);
    case SetupStep::Races:
      for (std::size_t i = 0; i < o.items.size(); ++i) give_race(g, SeatId(i), RaceId(o.items[i]));
      return go(f, SetupStep::Homes);
    case SetupStep::DevelopmentDisplay:
      for (TokenId t : drawn_tokens(g.r, g.s.token_pool, o)) offer_token(g, t);
      return go(f, SetupStep::Developments);
    default:
      set_first_player(g, SeatId(o.items[0]));
      return go(f, SetupStep::DevelopmentDisplay);
  }
}

}  // namespace orrery::ahos
