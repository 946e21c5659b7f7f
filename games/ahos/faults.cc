// Invariants of a sound position; the property tests run them after every step (docs/architecture.md).
#include <algorithm>

#include "games/ahos/ahos.h"
#include "games/ahos/flow/setup_steps.h"
#include "games/ahos/query.h"
#include "games/ahos/score.h"
#include "games/census.h"

namespace orrery::ahos {
namespace {

using Faults = std::vector<std::string>;

// Every card that must be somewhere now: set-up brings them in one after another.
CardSet cards_in_game(const Look& look) {
  const SetupStep step = setup_step(look.s);
  CardSet all = look.r.technology;
  if (step > SetupStep::Habitable) all |= look.r.habitable_cards;
  if (step > SetupStep::Uninhabitable) all |= look.r.uninhabitable_cards;
  for (int i = 0; i < look.r.players; ++i) {
    const RaceId race = look.s.players[SeatId(i)].race;
    if (race.valid()) all |= look.r.races[race.index()].abilities;
    for (const KindDef& def : look.r.kinds) {
      if (step > SetupStep::Decks && def.family == Family::Starting) all.insert(def.cards.nth(i));
    }
  }
  return all;
}

void check_cards(const Look& look, Faults& out) {
  Census<CardId, kMaxCards> census;
  const State& s = look.s;
  for (const Player& p : s.players) {
    for (const CardSet* zone : {&p.hand, &p.draw, &p.discard, &p.reserve_one, &p.reserve_two, &p.aside})
      census.add(*zone);
    if (!p.hand.includes(p.sure_hand)) out.emplace_back("a card is surely in hand and is not");
    if (!look.r.reserve_marked.includes(p.reserve_two))
      out.emplace_back("Reserve Two holds a card without the mark");
  }
  for (const CardSet* zone : {&s.neutral_cards, &s.removed, &s.tech_pool, &s.tech_display}) census.add(*zone);
  for (CardId c : s.tech_bottom) census.add(c);
  if (s.wormholes_on_sale) census.add(look.r.wormhole_card);
  census.report(look.r, cards_in_game(look), "card", out);
}

void check_tokens(const Look& look, Faults& out) {
  Census<TokenId, kMaxTokens> census;
  census.add(look.s.token_pool);
  census.add(look.s.token_display);
  for (const Player& p : look.s.players) {
    census.add(p.tokens);
    if (!p.tokens.includes(p.used_tokens)) out.emplace_back("a Development token is face down and not owned");
  }
  census.report(look.r, TokenSet::first_n(look.r.token_kind_of.size()), "token", out);
}

void check_aliens(const Look& look, Faults& out) {
  Census<AlienId, 64> census;
  census.add(look.s.alien_pool);
  census.add(look.s.aliens_out);
  int undecided = 0;
  for (SpaceId sp : look.r.board) {
    const Space& s = look.s.spaces[sp];
    if (s.alien_token.valid()) census.add(s.alien_token);
    if (s.alien == AlienSide::FaceUp && !s.alien_token.valid())
      out.push_back("no Alien token at " + look.r.name(sp));
    if (s.alien == AlienSide::None && s.alien_token.valid())
      out.push_back("a stray Alien token at " + look.r.name(sp));
    undecided += s.alien == AlienSide::Hidden && !s.alien_token.valid() ? 1 : 0;
  }
  census.report(look.r, AlienSet::first_n(look.r.alien_value.size()), "Alien token", out);
  if (undecided > look.s.alien_pool.size()) out.emplace_back("more hidden Alien tokens than there are");
}

struct Pieces {
  int fleets = 0, star_bases = 0, outposts = 0, colonies = 0, homes = 0;
};

void check_pieces(const Look& look, Faults& out) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const Player& p = look.s.players[seat];
    Pieces on;
    for (SpaceId sp : look.r.board) {
      const Space& s = look.s.spaces[sp];
      on.fleets += s.units[seat].fleets;
      on.star_bases += s.units[seat].star_bases;
      if (s.owner != seat) continue;
      on.outposts += s.marker == Marker::Outpost ? 1 : 0;
      on.colonies += s.marker == Marker::Colony ? 1 : 0;
      on.homes += s.marker == Marker::Home ? 1 : 0;
    }
    const Limits& l = look.r.limits;
    const std::string who = look.r.name(seat);
    if (on.fleets + p.fleets != l.fleets) out.push_back(who + ": fleets are not conserved");
    if (on.star_bases + p.star_bases != l.star_bases) out.push_back(who + ": star bases are not conserved");
    if (on.outposts + p.outposts != l.outposts) out.push_back(who + ": outposts are not conserved");
    if (on.colonies + p.track_discs + p.spare_discs != l.colony_track - 1 + l.spare_discs)
      out.push_back(who + ": colony discs are not conserved");
    if (on.homes + (p.home_in_supply ? 1 : 0) > 1) out.push_back(who + ": more than one Home planet");
    if (p.vp != track_vp(look, seat)) out.push_back(who + ": VP differ from a recount");
  }
}

// Where a move or a combat goes on, two players may be in one system.
bool contested(const Look& look, SpaceId space) {
  for (const Frames& frame : look.s.flow.frames) {
    if (const auto* c = std::get_if<Combat>(&frame); c != nullptr && c->space == space) return true;
    if (const auto* m = std::get_if<Move>(&frame); m != nullptr && m->target == space) return true;
  }
  return false;
}

void check_spaces(const Look& look, Faults& out) {
  for (SpaceId sp : look.r.board) {
    const Space& s = look.s.spaces[sp];
    int players = 0;
    for (int i = 0; i < look.r.players; ++i) players += holds_piece(s, SeatId(i)) ? 1 : 0;
    if (players > 1 && !contested(look, sp))
      out.push_back("two players in peace at space " + look.r.name(sp));
    if ((s.marker == Marker::None) == s.owner.valid())
      out.push_back("marker without owner at " + look.r.name(sp));
    const bool home_or_colony = s.marker == Marker::Home || s.marker == Marker::Colony;
    if (home_or_colony && !habitable(look, sp))
      out.push_back("colony on an uninhabitable system at " + look.r.name(sp));
    if (s.alien != AlienSide::None && s.marker != Marker::None)
      out.push_back("aliens under a marker at " + look.r.name(sp));
  }
  if (look.s.black_holes.size() + look.s.spare_black_holes != look.r.limits.black_holes)
    out.emplace_back("Black Hole discs are not conserved");
}

// Once the game is over the parts of every score add up, and every viewer is told the same ones.
void check_scores(const Look& look, Faults& out) {
  if (look.s.flow.stop != Stop::Over) return;
  const View spectator = view_of(look, SeatId{});
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const Score score = score_of(look, seat);
    if (score.total() != look.s.final_vp[seat])
      out.push_back(look.r.name(seat) + ": the parts of the score do not add up");
    if (!(final_score(look.r, spectator, seat) == score))
      out.push_back(look.r.name(seat) + ": the parts of the score are told otherwise");
  }
}

}  // namespace

SetupStep setup_step(const State& s) {
  if (s.flow.frames.empty()) return SetupStep::Begin;
  const auto* setup = std::get_if<Setup>(&s.flow.frames[0]);
  return setup == nullptr ? SetupStep::Begin : setup->step;
}

std::vector<std::string> faults_of(const Look& look) {
  Faults out;
  check_cards(look, out);
  check_tokens(look, out);
  check_aliens(look, out);
  check_pieces(look, out);
  check_spaces(look, out);
  check_scores(look, out);
  return out;
}

}  // namespace orrery::ahos
