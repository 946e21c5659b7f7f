#include "bots/ahos/greedy.h"

#include <algorithm>

#include "bots/ahos/mind.h"
#include "games/ahos/flow/acquire.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

double time_left(const Look& look) {
  const double goal = look.r.limits.reshuffles(look.r.players);
  return std::clamp(1.0 - look.s.reshuffles / goal, 0.05, 1.0);
}

int fleets_on_board(const Mind& m) { return m.look.r.limits.fleets - m.look.s.players[m.me].fleets; }

double outpost_score(const Mind& m, SpaceId space) {
  return 3.4 + kW.outpost_card * system_value(m, space) * m.left - reserve_pain(m, Resource::Population, 1);
}

double colony_score(const Mind& m, SpaceId space) {
  const bool upgrade = m.look.s.spaces[space].marker == Marker::Outpost;
  return (upgrade ? kW.upgrade : kW.colony) + kW.token_share * best_token(m) -
         reserve_pain(m, Resource::Population, colony_cost(m.look, m.me));
}

// A Home planet or colony that could not stand against the enemies beside it.
bool wants_base(const Mind& m, SpaceId space) {
  const Space& sp = m.look.s.spaces[space];
  if (sp.owner != m.me || (sp.marker != Marker::Home && sp.marker != Marker::Colony)) return false;
  const bool home = sp.marker == Marker::Home;
  const Units& units = sp.units[m.me];
  if (units.star_bases >= (home ? 2 : 1)) return false;
  const int near = fleets_near(m, space);
  const Limits& limits = m.look.r.limits;
  const int here = units.fleets * limits.fleet_strength + units.star_bases * limits.star_base_strength;
  return near > 0 && here < near * limits.fleet_strength + (home ? kW.home_margin : kW.colony_margin);
}

double produce_score(const Mind& m) {
  if (m.last_turn) return 0.05;
  const int wanted = static_cast<int>(kW.fleets_wanted + kW.fleets_wanted_early * m.left);
  const double score = (fleets_on_board(m) < wanted ? kW.produce_few : kW.produce_enough) -
                       reserve_pain(m, Resource::Population, 1) - reserve_pain(m, Resource::Matter, 1);
  if (m.look.s.players[m.me].star_bases == 0) return score;
  for (SpaceId sp : m.look.r.board) {
    if (wants_base(m, sp)) return score + kW.need_base;
  }
  return score;
}

// All that fits is put in with one action.
double reserve_score(const Mind& m) {
  int room = 0;
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo})
    room += std::max(0, reserve_capacity(m.look, m.me, z) - reserve_counted(m.look, m.me, z));
  double sum = 0;
  for (CardSet left = m.look.s.players[m.me].hand; !left.empty();) {
    CardId best;
    double most = 0.3;
    for (CardId c : left) {
      const bool fits = room > 0 || !counts_in_reserve(m.look, m.me, c);
      if (fits && reserve_value(m, c) > most) {
        most = reserve_value(m, c);
        best = c;
      }
    }
    if (!best.valid()) break;
    room -= counts_in_reserve(m.look, m.me, best) ? 1 : 0;
    sum += most;
    left.erase(best);
  }
  return sum > 0 ? kW.stow_base + sum : 0.05;
}

// New cards come at the end of the turn only: throwing cards away is for the second action, and for nothing
// in the last turn.
double discard_score(const Mind& m) {
  if (m.last_turn) return -0.1;
  const bool early = m.look.s.turn.actions > 1;
  return kW.discard_base + kW.discard_card * m.look.s.players[m.me].hand.size() - (early ? 0.8 : 0.0);
}

double acquire_score(const Mind& m, Choice c) {
  const int cost = m.look.r.kinds[c.operand(0)].cost;
  return card_value(m, on_display(m.look, kind_at(c, 0))) - kW.research_cost * cost -
         reserve_pain(m, Resource::Research, cost);
}

double remove_score(const Mind& m, Choice c) {
  const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  return 0.45 * m.left - card_value(m, card);
}

// The best card on offer that the rest of the hand can pay.
double prototype_score(const Mind& m, CardId text) {
  const int research = at_hand(m, Resource::Research) - m.look.r.res_of[text.index()][3];
  double best = -1;
  for (CardId c : m.look.s.tech_display) {
    const int cost = m.look.r.kind(c).cost;
    if (cost <= research) best = std::max(best, card_value(m, c) - kW.research_cost * cost);
  }
  return best + kW.prototype * m.left;
}

double use_score(const Mind& m, Choice c) {
  const CardId card = held_text(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  if (!card.valid()) return -1;
  const Effect& e = m.look.r.kind(card).effects[0];
  if (e.code == EffectCode::AcquireTech) return prototype_score(m, card);
  if (e.code == EffectCode::MoveThenColonise) {
    const Campaign expedition = best_campaign(m, Move{}, true, card);
    return expedition.target.valid() ? expedition.value + kW.expedition : -1;
  }
  return text_value(m, card);
}

double move_score(const Mind& m) { return m.campaign.target.valid() ? m.campaign.value : -0.5; }

double action_score(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Produce:
      return produce_score(m);
    case Verb::MoveAction:
      return move_score(m);
    case Verb::Outpost:
      return outpost_score(m, space_at(c, 0));
    case Verb::Colony:
      return colony_score(m, space_at(c, 0));
    case Verb::Acquire:
      return acquire_score(m, c);
    case Verb::AcquireToken:
      return kW.wormholes * m.left;
    case Verb::ReserveAction:
      return reserve_score(m);
    case Verb::DiscardAction:
      return discard_score(m);
    case Verb::Remove:
      return remove_score(m, c);
    case Verb::Use:
      return use_score(m, c);
    case Verb::End:
      return 0.0;
    default:
      return 0.1;  // pass
  }
}

// Where new units are wanted: where enemies or prizes are near.
double build_score(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return -0.5;
  const SpaceId space = space_at(c, 1);
  const SpaceSet own = systems_of(m.look, m.me);
  const auto& f = std::get<Produce>(m.look.s.flow.frames.back());
  const auto sum = [&](Resource r) { return f.owed[r] + f.each[r]; };
  const double pain = reserve_pain(m, Resource::Population, sum(Resource::Population)) +
                      reserve_pain(m, Resource::Matter, sum(Resource::Matter));
  const double front = -pain + kW.front * (open_neighbours(m.look, space) - own).size();
  if (unit_at(c, 0) == Unit::Fleet) return 1.0 + front;
  return (wants_base(m, space) ? kW.base_first + (m.look.s.spaces[space].marker == Marker::Home ? 0.3 : 0.0)
                               : kW.base_other) +
         front;
}

double fly_score(const Mind& m, Choice c) {
  const Campaign& campaign = m.campaign;
  if (!campaign.target.valid() || !campaign.next_from.valid()) {
    if (c.verb<Verb>() == Verb::Done) return 1;
    // One must move something: then at home.
    const bool home = c.verb<Verb>() == Verb::Move && holds_piece(m.look.s.spaces[space_at(c, 2)], m.me);
    return home ? 0.5 : 0;
  }
  const Choice next = make(Verb::Move, Unit::Fleet, raw(campaign.next_from), raw(campaign.target));
  return c == next ? 2 : (c.verb<Verb>() == Verb::Done ? 1 : 0);
}

double stow_score(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0.25;
  if (c.verb<Verb>() != Verb::Stow) return -1;
  const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  const double second = zone_at(c, 2) == Zone::ReserveTwo ? 0.1 : 0.0;
  return reserve_value(m, card) + second;
}

double discard_choice_score(const Mind& m, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() == Verb::Withdraw) return 0.2;
  const CardId card = held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1));
  return zone_at(c, 0) == Zone::Hand ? 0.8 - kW.discard_keep * card_value(m, card)
                                     : -reserve_value(m, card) - 0.5;
}

double retreat_score(const Mind& m, Choice c) {
  return marker_vp(m.look, m.look.s.spaces[space_at(c, 1)].marker);
}

// Star bases cannot leave a lost system; a winner keeps them.
double lose_score(const Mind& m, Choice c) {
  const Combat* combat = combat_in(m.look.s);
  const bool winner = combat != nullptr && combat->seat(combat->winner) == m.me;
  return (unit_at(c, 0) == Unit::StarBase) != winner ? 1 : 0;
}

double stay_score(const Mind& m, Choice c, Side side) {
  return worth_fighting(m, side) == (c.verb<Verb>() == Verb::Stay) ? 1 : 0;
}

// An envoy is for a fight that would be lost.
double react_score(const Mind& m, Choice c) {
  const Combat* combat = combat_in(m.look.s);
  const bool losing = combat != nullptr && margin(m.look, *combat) > 0;
  return (c.verb<Verb>() == Verb::Use) == losing ? 1 : 0;
}

double start_score(const Mind& m, Choice c) {
  double best = 0;
  for (SpaceId sp : m.look.r.board) {
    if (m.look.s.spaces[sp].tile != TileId(c.operand(0))) continue;
    const SpaceSet near = open_neighbours(m.look, sp);
    best = 0.5 * near.size() + 0.3 * (near & systems_of(m.look, m.me)).size();
  }
  return best;
}

double sabotage_score(const Mind& m, Choice c) {
  const SeatId victim(c.operand(0));
  const CardId card = held_card(m.look, victim, zone_at(c, 1), kind_at(c, 2));
  return reserve_value(m, card) + 0.02 * m.look.s.players[victim].vp;
}

double answer_score(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Take:
      return card_value(m, held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1)));
    case Verb::Trash:
      return -card_value(m, held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1)));
    case Verb::Cycle:
      return 0.9 - card_value(m, on_display(m.look, kind_at(c, 0)));
    case Verb::Sabotage:
      return sabotage_score(m, c);
    case Verb::Against:
      return m.look.s.players[SeatId(c.operand(0))].vp;
    case Verb::Discard:
    case Verb::Withdraw:
      return discard_choice_score(m, c);
    case Verb::Salvage:
      return marker_vp(m.look, m.look.s.spaces[space_at(c, 0)].marker);
    case Verb::Outpost:
    case Verb::Colony:
    case Verb::Acquire:
      return action_score(m, c);
    default:
      return 0;
  }
}

double score(const Mind& m, Ask kind, Choice c) {
  switch (kind) {
    case Ask::Home:
    case Ask::FirstColony:
      return start_score(m, c);
    case Ask::Develop:
      return token_value(m, TokenKindId(c.operand(0)));
    case Ask::Action:
    case Ask::FreeText:
      return action_score(m, c);
    case Ask::Pay:
      return -spend_pain(m, c, std::get<Pay>(m.look.s.flow.frames.back()).due);
    case Ask::Produce:
      return build_score(m, c);
    case Ask::Move:
      return fly_score(m, c);
    case Ask::Stow:
      return stow_score(m, c);
    case Ask::Discard:
      return discard_choice_score(m, c);
    case Ask::Attack:
      return stay_score(m, c, Side::Attacker);
    case Ask::Defend:
      return stay_score(m, c, Side::Defender);
    case Ask::Respond:
      return respond_score(m, c);
    case Ask::Lose:
      return lose_score(m, c);
    case Ask::Retreat:
      return retreat_score(m, c);
    case Ask::TakeReserve:
      return -reserve_value(m, held_card(m.look, m.me, zone_at(c, 0), kind_at(c, 1)));
    case Ask::Text:
      return answer_score(m, c);
    case Ask::React:
      return react_score(m, c);
  }
  return 0;
}

// Whether a move action is part of a text that lets one colonise at once.
bool expedition(const State& s) {
  for (const Frames& frame : s.flow.frames) {
    if (std::holds_alternative<Text>(frame)) return true;
  }
  return false;
}

}  // namespace

Choice greedy_choice(const Rules& r, const View& view, const OptionList& options, Random& random) {
  if (options.size() == 1) return options[0];
  const State world = sample_state(r, view, random);
  const Look look{world, r};
  const Asked asked = asked_now(look);
  Mind m{look, asked.seat, time_left(look), false, false, {}};
  m.last_turn = world.final_round != 0 && world.round >= world.final_round;
  if (m.last_turn) {
    m.left = 0.02;
    m.nobody_follows = r.next_seat(asked.seat) == world.first_player;
  }
  if (static_cast<Ask>(asked.kind) == Ask::Action) m.campaign = best_campaign(m, Move{}, false);
  if (const auto* move = std::get_if<Move>(&world.flow.frames.back()))
    m.campaign = best_campaign(m, *move, expedition(world));
  Choice best = options[0];
  double best_score = -1e9;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const double s = score(m, static_cast<Ask>(asked.kind), options[i]);
    if (s > best_score + 1e-9) {
      best_score = s;
      best = options[i];
    }
  }
  return best;
}

}  // namespace orrery::ahos
