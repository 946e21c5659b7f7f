#include "games/ahos/flow/response.h"

#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/flow/pay.h"
#include "games/ahos/flow/response_steps.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/routes.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

ORRERY_NAME_STEPS(ResponseStep)

namespace {

constexpr std::array<Zone, 3> kUsableZones{Zone::Hand, Zone::ReserveOne, Zone::ReserveTwo};

bool ahead(const Look& look, const Response& f) {
  const int m = margin(look, *combat_in(look.s));
  return f.side == Side::Attacker ? m > 0 : m <= 0;  // CBT-11
}

// What moves cost and where they lead in this response.
struct Fronts {
  SpaceId battle;
  SpaceSet own;  // systems of the player, without the one fought over
  Routes ways;   // between the battle and own systems, either direction
  int energy = 0;
  std::array<int, 2> warp_energy{-1, -1};
  std::array<MoveCost, 2> cost{};
};

Fronts fronts_of(const Look& look, const Response& f) {
  Fronts out;
  out.battle = combat_in(look.s)->space;
  out.own = systems_of(look, f.seat);
  out.own.erase(out.battle);
  const bool token = look.s.players[f.seat].wormhole_token;
  out.ways = routes_from(look, out.battle, out.own, token ? wormhole_spaces(look) : SpaceSet{});
  const Purse purse = purse_of(look, f.seat);
  const int owed_e = f.owed[Resource::Energy];
  const int owed_r = f.owed[Resource::Research];
  out.energy = most_points(purse, Resource::Energy, Resource::Research, owed_r) - owed_e;
  for (Unit u : kUnits) {
    const auto i = static_cast<std::size_t>(u);
    out.cost[i] = move_cost(look, f.seat, u);
    if (!token || out.cost[i].energy == 0) continue;
    const int most = most_points(purse, Resource::Energy, Resource::Research, owed_r + out.cost[i].research);
    out.warp_energy[i] = most < 0 ? -1 : most - owed_e;
  }
  return out;
}

// The Energy of a unit's way between the battle and a space, or -1 if there is none or it cannot be paid.
int way_energy(const Fronts& fronts, Unit unit, SpaceId space, bool warp) {
  const auto i = static_cast<std::size_t>(unit);
  const std::uint8_t steps = warp ? fronts.ways.warp[space] : fronts.ways.steps[space];
  if (fronts.cost[i].energy == 0 || steps == kUnreachable) return -1;
  const int energy = steps * fronts.cost[i].energy;
  return energy <= (warp ? fronts.warp_energy[i] : fronts.energy) ? energy : -1;
}

// TUG-5, Q-11: a unit may leave only if its player stays ahead.
bool ahead_without(const Look& look, const Response& f, Unit unit) {
  State after = look.s;
  Combat* c = combat_in(after);
  --after.spaces[c->space].units[f.seat].of(unit);
  return ahead(Look{after, look.r}, f);
}

Refusal check_journey(const Look& look, const Response& f, const Fronts& fronts, Choice c) {
  const Verb verb = c.verb<Verb>();
  const bool in = verb == Verb::Reinforce || verb == Verb::ReinforceWarp;
  const bool warp = verb == Verb::ReinforceWarp || verb == Verb::PullWarp;
  const Unit unit = unit_at(c, 0);
  const SpaceId space = space_at(c, 1);
  const std::string_view rule = in ? "AHOS-TUG-2" : "AHOS-TUG-5";
  if (!fronts.own.contains(space)) return refuse(rule);
  const SpaceId from = in ? space : fronts.battle;
  if (look.s.spaces[from].units[f.seat].of(unit) == 0) return refuse(rule);
  if (fronts.cost[static_cast<std::size_t>(unit)].energy == 0) return refuse("AHOS-MOV-4");
  if (warp && !look.s.players[f.seat].wormhole_token) return refuse("AHOS-WRM-1");
  const std::uint8_t steps = warp ? fronts.ways.warp[space] : fronts.ways.steps[space];
  if (steps == kUnreachable) return refuse(warp ? "AHOS-TUG-11" : closing_rule(look, space, fronts.battle));
  if (way_energy(fronts, unit, space, warp) < 0) return refuse(warp ? "AHOS-WRM-3" : rule);
  if (!in && (!ahead(look, f) || !ahead_without(look, f, unit))) return refuse(rule);
  return kAllowed;
}

Refusal check_matter(const Response& f, const Purse& rest, int points) {
  if (points == 0) return refuse("AHOS-TUG-3");
  return covers(rest, f.owed) ? kAllowed : refuse("AHOS-RES-5");
}

Refusal check_spend(const Look& look, const Response& f, Choice c) {
  if (static_cast<Resource>(c.operand(2)) != Resource::Matter) return refuse("AHOS-TUG-3");
  if (zone_at(c, 0) > Zone::ReserveTwo) return refuse("AHOS-TUG-4");
  const CardId card = held_card(look, f.seat, zone_at(c, 0), kind_at(c, 1));
  if (!card.valid()) return refuse("AHOS-RES-3");
  return check_matter(f, purse_without(look, f.seat, card), look.r.res_of[card.index()][1]);
}

Refusal check_spend_token(const Look& look, const Response& f, Choice c) {
  if (static_cast<Resource>(c.operand(1)) != Resource::Matter) return refuse("AHOS-TUG-3");
  const TokenId token = ready_token(look, f.seat, TokenKindId(c.operand(0)));
  if (!token.valid()) return refuse("AHOS-DEV-3");
  return check_matter(f, purse_without(look, f.seat, token), look.r.token(token).res[1]);
}

// A Combat text must leave enough to pay for the moves made already.
Refusal check_text(const Look& look, const Response& f, Choice c) {
  const Refusal text = can_use_in_combat(look, f.seat, zone_at(c, 0), kind_at(c, 1));
  if (text.refused()) return text;
  const CardId card = held_text(look, f.seat, zone_at(c, 0), kind_at(c, 1));
  return covers(purse_without(look, f.seat, card), f.owed) ? kAllowed : refuse("AHOS-RES-5");
}

void list_texts(const Look& look, const Response& f, OptionList& out) {
  for (Zone z : kUsableZones) {
    KindId last;
    for (CardId card : zone(look.s.players[f.seat], z) & look.r.combat_texts) {
      const KindId kind = look.r.kind_of[card.index()];
      const Choice c = make(Verb::Use, z, raw(kind));
      if (kind != last && check_text(look, f, c).allowed()) out.add(c);
      last = kind;
    }
  }
}

void list_matter(const Look& look, const Response& f, OptionList& out) {
  const Player& p = look.s.players[f.seat];
  for (Zone z : kUsableZones) {
    KindId last;
    for (CardId card : zone(p, z)) {
      const KindId kind = look.r.kind_of[card.index()];
      const Choice c = make(Verb::Spend, z, raw(kind), Resource::Matter);
      if (kind != last && look.r.res_of[card.index()][1] > 0 && check_spend(look, f, c).allowed()) out.add(c);
      last = kind;
    }
  }
  TokenKindId last;
  for (TokenId token : p.tokens - p.used_tokens) {
    const TokenKindId kind = look.r.token_kind_of[token.index()];
    const Choice c = make(Verb::SpendToken, raw(kind), Resource::Matter);
    if (kind != last && look.r.token(token).res[1] > 0 && check_spend_token(look, f, c).allowed()) out.add(c);
    last = kind;
  }
}

void list_journeys(const Look& look, const Response& f, OptionList& out) {
  const Fronts fronts = fronts_of(look, f);
  for (Verb verb : {Verb::Reinforce, Verb::ReinforceWarp, Verb::Pull, Verb::PullWarp}) {
    const bool warp = verb == Verb::ReinforceWarp || verb == Verb::PullWarp;
    for (Unit unit : kUnits) {
      for (SpaceId sp : fronts.own) {
        if (way_energy(fronts, unit, sp, warp) < 0)
          continue;  // at once: which rule forbids it takes time to find out
        const Choice c = make(verb, unit, raw(sp));
        if (check_journey(look, f, fronts, c).allowed()) out.add(c);
      }
    }
  }
}

// Whether there is anything to do but to end the response. What is cheap to find comes first.
bool can_add(const Look& look, const Response& f) {
  OptionList list;
  list_texts(look, f, list);
  if (list.empty()) list_matter(look, f, list);
  if (list.empty()) list_journeys(look, f, list);
  return !list.empty();
}

// With cards in hand nobody else can tell whether there is something to add.
bool is_asked(const Look& look, const Response& f) {
  const bool could = look.r.options.windows == WindowOption::Possible && !look.s.players[f.seat].hand.empty();
  return could || can_add(look, f);
}

void travel(Play& g, Response& f, Choice c) {
  const Verb verb = c.verb<Verb>();
  const bool in = verb == Verb::Reinforce || verb == Verb::ReinforceWarp;
  const bool warp = verb == Verb::ReinforceWarp || verb == Verb::PullWarp;
  const Unit unit = unit_at(c, 0);
  const SpaceId space = space_at(c, 1);
  const Fronts fronts = fronts_of(g, f);
  f.owed[Resource::Energy] =
      static_cast<std::uint8_t>(f.owed[Resource::Energy] + way_energy(fronts, unit, space, warp));
  if (warp)
    f.owed[Resource::Research] = static_cast<std::uint8_t>(
        f.owed[Resource::Research] + fronts.cost[static_cast<std::size_t>(unit)].research);
  move_unit(g, f.seat, unit, in ? space : fronts.battle, in ? fronts.battle : space,
            warp ? Happening::Warped : Happening::Moved);
}

void add_matter(Play& g, const Response& f, int points) {
  CombatSide& side = combat_in(g)->side(f.side);
  side.bonus = static_cast<std::uint8_t>(side.bonus + points);
}

}  // namespace

Next advance(Play& g, Response& f) {
  switch (f.step) {
    case ResponseStep::Act: {
      if (!holds_piece(g.s.spaces[combat_in(g.s)->space], f.seat)) {  // TUG-9
        f.step = ResponseStep::Pay;
        return Next::Again;
      }
      if (is_asked(g, f)) return Next::Ask;
      // Nothing to add: whoever cannot is treated as one who does not, and whoever is ahead is done.
      f.yielded = !ahead(g, f);
      f.step = ResponseStep::Pay;
      return Next::Again;
    }
    case ResponseStep::Pay:
      f.step = ResponseStep::End;
      return g.call(Pay{f.seat, f.owed});
    case ResponseStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Response& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Respond)}; }

void options(const Look& look, const Response& f, OptionList& out) {
  list_texts(look, f, out);
  list_matter(look, f, out);
  list_journeys(look, f, out);
  out.add(make(ahead(look, f) ? Verb::Done : Verb::Yield));
}

Refusal check(const Look& look, const Response& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Use:
      return check_text(look, f, c);
    case Verb::Spend:
      return check_spend(look, f, c);
    case Verb::SpendToken:
      return check_spend_token(look, f, c);
    case Verb::Reinforce:
    case Verb::ReinforceWarp:
    case Verb::Pull:
    case Verb::PullWarp:
      return check_journey(look, f, fronts_of(look, f), c);
    case Verb::Done:
      return ahead(look, f) ? kAllowed : refuse("AHOS-TUG-1");
    case Verb::Yield:
      return ahead(look, f) ? refuse("AHOS-TUG-8") : kAllowed;
    default:
      return refuse("AHOS-TUG-6");
  }
}

void choose(Play& g, Response& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Use:
      use_text(g, f.seat, zone_at(c, 0), kind_at(c, 1));
      break;
    case Verb::Spend: {
      const CardId card = held_card(g, f.seat, zone_at(c, 0), kind_at(c, 1));
      add_matter(g, f, g.r.res_of[card.index()][1]);
      spend_card(g, f.seat, zone_at(c, 0), card, Resource::Matter);
      break;
    }
    case Verb::SpendToken: {
      const TokenId token = ready_token(g, f.seat, TokenKindId(c.operand(0)));
      add_matter(g, f, g.r.token(token).res[1]);
      spend_token(g, f.seat, token, Resource::Matter);
      break;
    }
    case Verb::Done:
    case Verb::Yield:
      f.yielded = c.verb<Verb>() == Verb::Yield;
      f.step = ResponseStep::Pay;
      break;
    default:
      travel(g, f, c);
      break;
  }
}

}  // namespace orrery::ahos
