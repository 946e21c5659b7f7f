#include "games/ahos/text/refusal_detail.h"

#include <algorithm>
#include <limits>

#include "games/ahos/flow/acquire.h"
#include "games/ahos/flow/colonise.h"
#include "games/ahos/flow/produce.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/text/said_points.h"

namespace orrery::ahos {
namespace {

Cost only(Resource resource, int points) {
  Cost out;
  out[resource] = static_cast<std::uint8_t>(points);
  return out;
}

Cost both(Cost a, const Cost& b) {
  for (std::size_t i = 0; i < kResources; ++i)
    a.points[i] = static_cast<std::uint8_t>(a.points[i] + b.points[i]);
  return a;
}

// What could be had of each resource that the cost asks for.
Cost at_hand(const Purse& purse, const Cost& cost) {
  Cost out;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.points[i] == 0) continue;
    const int most = all_points(purse, static_cast<Resource>(i));
    out.points[i] = static_cast<std::uint8_t>(std::min<int>(most, std::numeric_limits<std::uint8_t>::max()));
  }
  return out;
}

bool enough_of_each(const Cost& have, const Cost& cost) {
  for (std::size_t i = 0; i < kResources; ++i) {
    if (have.points[i] < cost.points[i]) return false;
  }
  return true;
}

Sayings too_dear(const Look& look, SeatId seat, const Cost& cost) {
  const Purse purse = purse_of(look, seat);
  if (covers(purse, cost)) return {};
  const Cost have = at_hand(purse, cost);
  Sayings out{say(Say::TooDear, said_points(cost), said_points(have))};
  // Each card and token pays for one resource only (RES-5).
  if (enough_of_each(have, cost)) out.push_back(say(Say::NotAllAtOnce));
  return out;
}

Sayings no_more_units(const Look& look, const Produce& f) {
  if (f.built >= f.most) return {say(Say::UnitsOfAtMost, int{f.built}, int{f.most})};
  return too_dear(look, f.seat, both(f.owed, f.each));
}

Sayings card_too_dear(const Look& look, SeatId seat, KindId kind) {
  const CardId card = on_display(look, kind);
  if (!card.valid()) return {say(Say::NotOnDisplay)};
  return too_dear(look, seat, only(Resource::Research, look.r.kind(card).cost));
}

}  // namespace

Sayings refusal_detail(const Look& look, Choice c, Refusal refusal) {
  const SeatId seat = asked_now(look).seat;
  const auto& frame = look.s.flow.frames.back();
  const bool turn = std::holds_alternative<Turn>(frame);
  switch (c.verb<Verb>()) {
    case Verb::Produce:
      return turn && refusal.rule == "AHOS-PRD-2" ? no_more_units(look, produce_action(look, seat))
                                                  : Sayings{};
    case Verb::Build:
      if (const auto* f = std::get_if<Produce>(&frame);
          f != nullptr && (refusal.rule == "AHOS-PRD-1" || refusal.rule == "AHOS-PRD-2"))
        return no_more_units(look, *f);
      return {};
    case Verb::Outpost:
      if (!turn || refusal.rule != "AHOS-COL-4") return {};
      return too_dear(look, seat, only(Resource::Population, outpost_cost(look, seat)));
    case Verb::Colony:
      if (!turn || (refusal.rule != "AHOS-COL-5" && refusal.rule != "AHOS-COL-6")) return {};
      return too_dear(look, seat, only(Resource::Population, colony_cost(look, seat)));
    case Verb::Acquire:
      return turn && refusal.rule == "AHOS-TEC-1" ? card_too_dear(look, seat, kind_at(c, 0)) : Sayings{};
    case Verb::AcquireToken:
      if (!turn || refusal.rule != "AHOS-TEC-7") return {};
      return too_dear(look, seat, only(Resource::Research, look.r.limits.wormhole_token_cost));
    case Verb::Spend:
    case Verb::SpendToken:
      if (const auto* f = std::get_if<Pay>(&frame); f != nullptr && refusal.rule == "AHOS-RES-5")
        return {say(Say::RestTooSmall, said_points(f->due))};
      return {};
    default:
      return {};
  }
}

}  // namespace orrery::ahos
