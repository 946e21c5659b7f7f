// Invariants of a sound position; the property tests run them after every step (docs/architecture.md).
#include "games/census.h"
#include "games/ti3/query.h"
#include "games/ti3/ti3.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

using Faults = std::vector<std::string>;

bool in_set_up(const Look& look) { return look.s.phase == Phase::Setup; }

// Something is still to be looked at before all limits hold again (settle).
bool unsettled(const Look& look) {
  return look.s.alerts != 0 || !look.s.pending.empty() || !look.s.lost_leaders.empty() || look.s.battle.on;
}

void check_action_cards(const Look& look, Faults& out) {
  Census<CardId, 192> cards;
  cards.add(look.s.action_deck);
  cards.add(look.s.action_discard);
  cards.add(look.s.on_table);
  for (const LyingCard& l : look.s.lying) cards.add(l.card);
  for (const Player& p : look.s.players) cards.add(p.hand);
  cards.report(look.r, look.r.all_cards, "action card", out);
}

void check_political_cards(const Look& look, Faults& out) {
  Census<PoliticalId, 128> cards;
  cards.add(look.s.political_deck);
  cards.add(look.s.political_discard);
  for (const KnownCard& k : look.s.political_top) cards.add(k.card);
  for (const KnownCard& k : look.s.political_bottom) cards.add(k.card);
  for (const LawInPlay& l : look.s.laws) cards.add(l.card);
  const PoliticalId now = look.s.council.card;
  if (now.valid() && law_in_play(look, now) == nullptr && !look.s.political_discard.contains(now))
    cards.add(now);
  cards.report(look.r, look.r.all_political, "political card", out);
}

void check_objective_cards(const Look& look, Faults& out) {
  Census<ObjectiveId, 128> cards;
  cards.add(look.s.stage_one_deck);
  cards.add(look.s.stage_two_deck);
  cards.add(look.s.secret_deck);
  ObjectiveSet claimed;
  for (ObjectiveId o : look.s.objectives) {
    if (o != look.r.rex) cards.add(o);
  }
  for (const Player& p : look.s.players) {
    if (p.secret.valid()) cards.add(p.secret);
    claimed |= p.claimed & look.r.secrets;
  }
  cards.add(claimed);
  cards.report(look.r, look.r.stage_one | look.r.stage_two | look.r.secrets, "objective", out);
  const bool rex_shown = look.s.objectives.contains(look.r.rex);
  if (rex_shown && look.s.rex_left) out.push_back("Imperium Rex lies face up and is still in the deck");
}

constexpr bool is_plastic_alone(Unit u) { return u != Unit::Fighter && u != Unit::GroundForce; }

void check_pieces(const Look& look, SeatId seat, Faults& out) {
  const Player& p = look.s.players[seat];
  const std::string whose = look.r.name(seat) + ": ";
  for (std::size_t u = 0; u < kUnits; ++u) {
    const auto unit = static_cast<Unit>(u);
    if (is_plastic_alone(unit) && on_board(look, seat, unit) + p.reserve[u] != look.r.unit(unit).plastic)
      out.push_back(whose + std::string(enum_name(unit)) + " pieces are not conserved");
  }
  for (SystemId s : look.s.board) {
    const Fleet& f = fleet(look, seat, s);
    for (std::size_t u = 0; u < kSustaining; ++u) {
      if (f.damaged[u] > f.ships[u]) out.push_back("more damaged ships than ships in " + look.r.name(s));
    }
    for (const Laden& l : p.laden) {
      if (l.system == s && unladen(look, seat, s, piece_of(l.piece)) < 0)
        out.push_back(whose + "more laden ships than ships in " + look.r.name(s));
    }
  }
  if (reserve_counters(look, seat) < 0) out.push_back(whose + "more command counters than there are");
}

// A leader who is free stands in one place at most, one who is not nowhere.
void check_leaders(const Look& look, SeatId seat, Faults& out) {
  const Player& p = look.s.players[seat];
  for (unsigned n = 0; n < kLeadersEach; ++n) {
    int places = 0;
    const auto count_in = [&](unsigned bits) { places += (bits >> n & 1U) != 0 ? 1 : 0; };
    for (std::size_t i = 0; i < look.r.planets.size(); ++i) {
      const Planet& planet = look.s.planets[PlanetId(i)];
      if (planet.controller == seat) count_in(planet.own.leaders);
      if (look.s.tactical.seat == seat) count_in(planet.landed.leaders);
    }
    for (const Laden& l : p.laden) count_in(l.load.leaders);
    if (look.s.tactical.seat == seat) {
      for (const Moving& m : look.s.tactical.moving) count_in(m.load.leaders);
    }
    const int most = p.leaders[n] == LeaderState::Home ? 1 : 0;
    if (places > most) out.push_back(look.r.name(seat) + ": a leader in too many places");
    if ((p.leaders[n] == LeaderState::Captured) != p.captors[n].valid())
      out.push_back(look.r.name(seat) + ": a prisoner without captor, or a captor without prisoner");
  }
}

void check_players(const Look& look, Faults& out) {
  if (in_set_up(look)) return;
  int goods = look.s.goods_left;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const Player& p = look.s.players[seat];
    goods += p.trade_goods;
    check_pieces(look, seat, out);
    check_leaders(look, seat, out);
    for (SeatId partner : p.contracts) {
      if (partner.valid() && !partners(look, partner, seat))
        out.push_back(look.r.name(seat) + ": a trade agreement of one side only");
    }
  }
  if (goods != look.r.trade_goods) out.push_back("trade goods are not conserved");
}

void check_derived(const Look& look, Faults& out) {
  State copy = look.s;
  recount_all_traits(copy, look.r);
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    recount_presence(copy, look.r, seat);
    const std::string whose = look.r.name(seat) + ": ";
    if (!(copy.presence[seat] == look.s.presence[seat]) || !(copy.ships_in[seat] == look.s.ships_in[seat]))
      out.push_back(whose + "presence differs from a recount");
    if (!(copy.players[seat].planets == look.s.players[seat].planets))
      out.push_back(whose + "planets differ from a recount");
    if (!in_set_up(look) && !(copy.players[seat].traits == look.s.players[seat].traits))
      out.push_back(whose + "traits differ from a recount");
  }
}

// Two fleets in one system, and more in one than may be, only while something goes on.
void check_fleets(const Look& look, Faults& out) {
  if (in_set_up(look) || unsettled(look) || look.s.tactical.system.valid() ||
      look.s.flow.stop != Stop::Decision || !std::holds_alternative<Turn>(look.s.flow.frames.back()))
    return;
  for (SystemId s : look.s.board) {
    if (players_with_ships(look, s).size() > 1) out.push_back("two fleets in peace in " + look.r.name(s));
    for (SeatId seat : players_with_ships(look, s)) {
      if (ships_counted(look, seat, s) > fleet_limit(look, seat, s))
        out.push_back(look.r.name(seat) + ": more ships than the fleet supply in " + look.r.name(s));
    }
  }
}

void check_worlds(const Look& look, Faults& out) {
  for (std::size_t i = 0; i < look.r.planets.size(); ++i) {
    const Planet& p = look.s.planets[PlanetId(i)];
    const std::string& name = look.r.planets[i].id;
    if (p.own.docks > 1) out.push_back("two space docks on " + name);
    if (p.own.pds > kMostPds) out.push_back("too many PDS on " + name);
    if (p.own.damaged > p.own.mechanized) out.push_back("more damaged units than units on " + name);
    if (p.own.any() && !p.controller.valid()) out.push_back("units of nobody on " + name);
    if (p.landed.any() && !look.s.tactical.seat.valid()) out.push_back("a landing by nobody on " + name);
    if (p.controller.valid() && look.s.players[p.controller].eliminated)
      out.push_back("an eliminated player holds " + name);
  }
}

void check_end(const Look& look, Faults& out) {
  const bool over = look.s.flow.stop == Stop::Over;
  if (!look.s.winners.empty() && !over) out.push_back("somebody has won and the game goes on");
  if (look.s.objectives.contains(look.r.rex) && !over && !look.r.options.age_of_empire)
    out.push_back("Imperium Rex has come and the game goes on");  // TI3-IMPERIUMREX-1
}

}  // namespace

std::vector<std::string> faults_of(const Look& look) {
  Faults out;
  check_action_cards(look, out);
  check_political_cards(look, out);
  check_objective_cards(look, out);
  check_players(look, out);
  check_derived(look, out);
  check_fleets(look, out);
  check_worlds(look, out);
  check_end(look, out);
  return out;
}

}  // namespace orrery::ti3
