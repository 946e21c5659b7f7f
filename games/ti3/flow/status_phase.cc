#include "games/ti3/flow/status_phase.h"

#include <tuple>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/draw.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/status_phase_steps.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(StatusStep)
ORRERY_NAME_STEPS(ClaimStep)

namespace {

constexpr int kCounters = 2;            // TI3-STATUS-10
constexpr int kFirstStageTwoRound = 4;  // TI3-AGEOFEMPIRE-5

SeatId next_player(const Look& look, const StatusPhase& f) {
  for (SeatId seat : window_order(look)) {
    if (!f.done.contains(seat)) return seat;
  }
  return SeatId{};
}

Next go_on(StatusPhase& f) {
  f.step = static_cast<StatusStep>(static_cast<int>(f.step) + 1);
  f.done = SeatSet{};
  f.free = false;
  return Next::Again;
}

// ---- free choices at the beginning of every step (TI3-Q-14)

bool may_scrap(const Look& look, const StatusPhase& f) {
  return !look.r.options.later_errata || f.step != StatusStep::Claim;  // TI3-Q-2
}

Refusal may_break(const Look& look, SeatId seat, SeatId other) {
  if (!partners(look, seat, other)) return refuse("TI3-TRADEBREAK-1");
  const bool lasting =
      has_trait(look, seat, Trait::LastingAgreements) || has_trait(look, other, Trait::LastingAgreements);
  return lasting ? refuse("TI3-TRADEBREAK-2") : kAllowed;
}

void list_scraps(const Look& look, SeatId seat, OptionList& out) {
  for (SystemId s : look.s.presence[seat]) {
    for (bool damaged : {false, true}) {
      for (Unit u : kShips) {
        if (damaged && at(u) >= kSustaining) continue;
        if (unladen(look, seat, s, {u, damaged}) > 0)
          out.add(make(Verb::Scrap, raw(Piece{u, damaged}), raw(space_of(s))));
      }
    }
    for (PlanetId p : look.r.tile(s).planets) {
      for (Unit u : {Unit::GroundForce, Unit::Pds, Unit::SpaceDock}) {
        if (garrison(look, seat, p).of(u) > 0) out.add(make(Verb::Scrap, raw(Piece{u, false}), raw(on(p))));
      }
    }
  }
  Laden last;
  for (const Laden& l : look.s.players[seat].laden) {
    if (!(l == last))
      out.add(make(Verb::ScrapLaden, l.piece, low(l.load), high(l.load), raw(space_of(l.system))));
    last = l;
  }
}

void list_prisoners(const Look& look, const StatusPhase& f, SeatId captor, OptionList& out) {
  for (int i = 0; i < look.r.players; ++i) {
    const Player& owner = look.s.players[SeatId(i)];
    for (std::size_t n = 0; owner.race.valid() && n < look.r.race(owner.race).leaders.size(); ++n) {
      if (owner.leaders[n] != LeaderState::Captured || owner.captors[n] != captor) continue;
      const LeaderId leader = look.r.race(owner.race).leaders[n];
      if (f.handed.contains(leader)) continue;
      for (SeatId to : clockwise_after(look, captor)) out.add(make(Verb::HandOver, raw(leader), raw(to)));
      out.add(make(Verb::Execute, raw(leader)));
    }
  }
}

// Scrapping alone is not worth a question: it is listed where something else is asked, and once at the
// beginning.
void list_free(const Look& look, const StatusPhase& f, SeatId seat, OptionList& out) {
  for (SeatId other : clockwise_after(look, seat)) {
    if (may_break(look, seat, other).allowed()) out.add(make(Verb::Break, raw(other)));
  }
  list_prisoners(look, f, seat, out);
  if (may_scrap(look, f)) list_scraps(look, seat, out);
  out.sort_from(0);
}

Next free_choices(Play& g, StatusPhase& f) {
  for (SeatId seat = next_player(g, f); seat.valid(); seat = next_player(g, f)) {
    OptionList list;
    if (!f.quiet.contains(seat)) list_free(g, f, seat, list);
    if (!list.empty()) return Next::Ask;
    f.done.insert(seat);
  }
  f.free = true;
  f.done = SeatSet{};
  return open_window(g, Timing::StatusPhase, static_cast<std::uint8_t>(f.step));
}

struct FoundLeader {
  SeatId owner;
  int number = 0;
};
FoundLeader find_leader(const Look& look, LeaderId leader) {
  for (int i = 0; i < look.r.players; ++i) {
    const RaceId race = look.s.players[SeatId(i)].race;
    if (!race.valid() || look.r.leader(leader).race != race) continue;
    const auto& list = look.r.race(race).leaders;
    for (std::size_t n = 0; n < list.size(); ++n) {
      if (list[n] == leader) return {SeatId(i), static_cast<int>(n)};
    }
  }
  return {};
}

// Handed to his owner he is free; to another player he stays a prisoner (TI3-PRISONER-2, TI3-PRISONER-3).
void hand_over(Play& g, LeaderId leader, SeatId to) {
  const FoundLeader found = find_leader(g, leader);
  if (to != found.owner) return capture_leader(g, found.owner, found.number, to);
  free_leader(g, found.owner, found.number);
}

void choose_free(Play& g, StatusPhase& f, SeatId seat, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Break:
      return end_agreement(g, seat, seat_at(c, 0));
    case Verb::Scrap:
      return remove_unit(g, seat, piece_at(c, 0), place_at(c, 1));
    case Verb::ScrapLaden:
      return remove_unit(g, seat, piece_at(c, 0), place_at(c, 3), load_at(c, 1));
    case Verb::HandOver:
      if (!f.handed.full()) f.handed.push_back(LeaderId(c.operand(0)));
      return hand_over(g, LeaderId(c.operand(0)), seat_at(c, 1));
    case Verb::Execute: {
      const FoundLeader found = find_leader(g, LeaderId(c.operand(0)));
      return kill_leader(g, found.owner, found.number);
    }
    case Verb::Pass:
      f.quiet.insert(seat);
      break;
    default:
      break;
  }
  f.done.insert(seat);
}

// ---- claiming

bool is_secret(const Look& look, SeatId seat, ObjectiveId o) { return look.s.players[seat].secret == o; }

void list_claims(const Look& look, const StatusPhase& f, SeatId seat, OptionList& out) {
  for (ObjectiveId o : look.s.objectives) {
    if (!f.claimed_public && may_claim(look, seat, o).allowed()) out.add(make(Verb::Claim, raw(o)));
  }
  const ObjectiveId secret = look.s.players[seat].secret;
  if (!f.claimed_secret && secret.valid() && may_claim(look, seat, secret).allowed())
    out.add(make(Verb::Claim, raw(secret)));
  out.sort_from(0);
}

// Who holds a secret objective is asked whether or not it can be claimed: that stays hidden
// (TI3-OBJECTIVE-10).
bool must_ask(const Look& look, const StatusPhase& f, SeatId seat) {
  OptionList list;
  list_claims(look, f, seat, list);
  return !list.empty() || (!f.claimed_secret && look.s.players[seat].secret.valid());
}

void end_claims_of(StatusPhase& f, SeatId seat) {
  f.done.insert(seat);
  f.claimed_public = false;
  f.claimed_secret = false;
}

Next claims(Play& g, StatusPhase& f) {
  const SeatId seat = next_player(g, f);
  if (!seat.valid()) return go_on(f);
  if (must_ask(g, f, seat)) return Next::Ask;
  end_claims_of(f, seat);
  return Next::Again;
}

// ---- the other steps

void repair_all(Play& g) {
  for (int i = 0; i < g.r.players; ++i) {
    const SystemSet where = g.s.ships_in[SeatId(i)];
    for (SystemId s : where) {
      for (std::size_t u = 0; u < kSustaining; ++u) {
        while (fleet(g, SeatId(i), s).damaged_of(static_cast<Unit>(u)) > 0)
          repair_unit(g, SeatId(i), static_cast<Unit>(u), s);
      }
    }
  }
}

void remove_counters(Play& g) {
  for (int i = 0; i < g.r.players; ++i) {
    const SystemSet counters = g.s.players[SeatId(i)].counters;
    for (SystemId s : counters) return_counter(g, SeatId(i), s, false);
  }
}

// Under a law they come when everybody has his counters (LawOpenStatusCards).
bool laid_open(const Look& look) {
  return law_trait(look, Trait::LawOpenStatusCards) && !held(look, Hold::NoActionCards);
}

Next lay_cards(Play& g, StatusPhase& f) {
  f.laid = true;
  OpenDraw draw;
  for (SeatId seat : window_order(g))
    draw.left = static_cast<std::uint8_t>(draw.left + status_cards(g, seat));
  return g.call(draw);
}

Next receive(Play& g, StatusPhase& f) {
  const SeatId seat = next_player(g, f);
  if (!seat.valid()) return laid_open(g) && !f.laid ? lay_cards(g, f) : go_on(f);
  f.done.insert(seat);
  GainCounters gain;
  gain.seat = seat;
  gain.count = static_cast<std::uint8_t>(kCounters + count_trait(g, seat, Trait::ExtraStatusCounter));
  g.call(gain);
  if (held(g, Hold::NoActionCards) || laid_open(g)) return Next::Again;
  DrawCards draw;
  draw.seat = seat;
  draw.count = static_cast<std::uint8_t>(status_cards(g, seat));
  return g.call(draw);
}

Next redistribute(Play& g, StatusPhase& f) {
  const SeatId seat = next_player(g, f);
  if (!seat.valid() || law_trait(g, Trait::LawNoRedistribution)) return go_on(f);
  f.done.insert(seat);
  GainCounters all;
  all.seat = seat;
  all.redistribute = true;
  return g.call(all);
}

void return_cards(Play& g) {
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const auto card = static_cast<StrategyCard>(i);
    const SeatId owner = g.s.strategy[i].owner;
    if (!owner.valid()) continue;
    const bool kept = held(g, Hold::Kept, owner, static_cast<std::uint8_t>(i));
    return_strategy_card(g, card);
    if (kept) take_strategy_card(g, owner, card);
  }
}

// ---- the end of the game by the calendar

SeatSet leaders_of(const Look& look) {
  using Rank = std::tuple<int, int, int, int, int>;
  SeatSet out;
  Rank best{-1, 0, 0, 0, 0};
  for (int i = 0; i < look.r.players; ++i) {
    const Player& p = look.s.players[SeatId(i)];
    if (p.eliminated) continue;
    const int unused = p.command + p.strategy;  // TI3-Q-16
    const Rank mine{p.vp, p.claimed.size(), p.planets.size(), unused, unused + p.fleet};
    if (mine > best) {
      best = mine;
      out = SeatSet{};
    }
    if (mine == best) out.insert(SeatId(i));
  }
  return out;
}

// Age of Empire: the round marker reaches Imperium Rex; without Imperium Rex: the last card has been drawn.
bool calendar_over(const Look& look) {
  if (look.r.options.age_of_empire) {
    for (std::size_t i = 0; i < look.s.objectives.size(); ++i) {
      if (look.s.objectives[i] == look.r.rex) return look.s.round >= i + 1;  // TI3-AGEOFEMPIRE-8
    }
  }
  return !look.r.imperium_rex && look.s.stage_one_left + look.s.stage_two_left == 0;  // TI3-LONGWAR-4
}

}  // namespace

Next end_by_imperium_rex(Play& g) {
  end_by_rex(g);
  win_game(g, leaders_of(g));
  return Next::Over;
}

Refusal may_claim(const Look& look, SeatId seat, ObjectiveId objective) {
  if (objective.index() >= look.r.objectives.size()) return refuse("TI3-OBJECTIVE-1");
  const ObjectiveDef& o = look.r.objective(objective);
  const bool open = look.s.objectives.contains(objective);
  if (!open && !is_secret(look, seat, objective)) return refuse("TI3-OBJECTIVE-3");
  if (look.s.players[seat].claimed.contains(objective)) return refuse("TI3-OBJECTIVE-6");
  if (!controls_home(look, seat)) return refuse("TI3-STATUS-6");
  if (look.r.options.age_of_empire && o.stage == Stage::Two && look.s.round < kFirstStageTwoRound)
    return refuse("TI3-AGEOFEMPIRE-5");
  const Requirement* r = o.requirement;
  if (r == nullptr) return refuse("TI3-IMPERIUMREX-1");
  if (reached(look, seat, *r).met()) return kAllowed;
  return refuse(r->cost() > 0 ? "TI3-OBJECTIVE-5" : "TI3-STATUS-3");
}

Next advance(Play& g, StatusPhase& f) {
  if (f.step != StatusStep::End && !f.free) return free_choices(g, f);
  switch (f.step) {
    case StatusStep::Claim:
      return claims(g, f);
    case StatusStep::Repair:
      repair_all(g);
      return go_on(f);
    case StatusStep::Remove:
      remove_counters(g);
      return go_on(f);
    case StatusStep::Refresh: {
      const PlanetSet planets = g.s.exhausted;
      for (PlanetId p : planets) refresh_planet(g, p);
      return go_on(f);
    }
    case StatusStep::Receive:
      return receive(g, f);
    case StatusStep::Redistribute:
      return redistribute(g, f);
    case StatusStep::Return:
      return_cards(g);
      return go_on(f);
    case StatusStep::End:
      break;
  }
  if (g.r.options.age_of_empire) g.emit(Happening::MarkerMoved, g.s.round);
  return calendar_over(g) ? end_by_imperium_rex(g) : Next::Done;
}

Asked asked(const Look& look, const StatusPhase& f) {
  return {next_player(look, f), static_cast<std::uint8_t>(f.free ? Ask::Claim : Ask::Status)};
}

void options(const Look& look, const StatusPhase& f, OptionList& out) {
  const SeatId seat = next_player(look, f);
  if (f.free) {
    list_claims(look, f, seat, out);
    out.add(make(Verb::Done));
    return;
  }
  list_free(look, f, seat, out);
  out.add(make(Verb::Pass));
  out.add(make(Verb::Done));
  out.sort_from(0);
}

Refusal check(const Look& look, const StatusPhase& f, Choice c) {
  const SeatId seat = next_player(look, f);
  if (!f.free) {
    if (c.verb<Verb>() == Verb::Break && seat_at(c, 0).index() < look.r.count(SeatId{}))
      return may_break(look, seat, seat_at(c, 0));
    const bool prisoner = c.verb<Verb>() == Verb::HandOver || c.verb<Verb>() == Verb::Execute;
    return listed(look, f, c,
                  c.verb<Verb>() == Verb::Scrap ? "TI3-SCRAP-1"
                  : prisoner                    ? "TI3-PRISONER-2"
                                                : "TI3-STATUS-1");
  }
  if (c.verb<Verb>() != Verb::Claim) return listed(look, f, c, "TI3-STATUS-2");
  const ObjectiveId o(c.operand(0));
  const Refusal r = may_claim(look, seat, o);
  if (r.refused()) return r;
  return (is_secret(look, seat, o) ? f.claimed_secret : f.claimed_public) ? refuse("TI3-STATUS-5") : kAllowed;
}

void choose(Play& g, StatusPhase& f, Choice c) {
  const SeatId seat = next_player(g, f);
  if (!f.free) return choose_free(g, f, seat, c);
  if (c.verb<Verb>() != Verb::Claim) return end_claims_of(f, seat);
  Claim claim;
  claim.seat = seat;
  claim.objective = ObjectiveId(c.operand(0));
  (is_secret(g, seat, claim.objective) ? f.claimed_secret : f.claimed_public) = true;
  g.call(claim);
}

// ---- one objective

Next advance(Play& g, Claim& f) {
  switch (f.step) {
    case ClaimStep::Pay: {
      f.step = ClaimStep::Claim;
      const Requirement* r = g.r.objective(f.objective).requirement;
      if (r->cost() == 0) return Next::Again;
      return g.call(Pay{f.seat, r->currency, static_cast<std::uint8_t>(r->cost())});
    }
    case ClaimStep::Claim:
      f.step = ClaimStep::End;
      claim_objective(g, f.seat, f.objective);
      if (g.r.objective(f.objective).reward != Reward::Win) return Next::Again;
      win_game(g, SeatSet{f.seat});  // TI3-VICTORY-3
      return Next::Over;
    case ClaimStep::End:
      break;
  }
  return Next::Done;
}

}  // namespace orrery::ti3
