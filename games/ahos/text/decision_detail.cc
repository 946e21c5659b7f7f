#include "games/ahos/text/decision_detail.h"

#include <algorithm>

#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/text/combat_said.h"
#include "games/ahos/text/said_points.h"

namespace orrery::ahos {
namespace {

Cost minus(Cost a, const Cost& b) {
  for (std::size_t i = 0; i < kResources; ++i)
    a.points[i] = static_cast<std::uint8_t>(a.points[i] - std::min(a.points[i], b.points[i]));
  return a;
}

// What a payment is for, and the whole of it: the frame that asks for the payment knows.
struct Bill {
  Sayings what;
  Cost total;
};

Bill bill_of(const Look&, const Move& f) { return {{say(Say::ForMove, said_points(f.owed))}, f.owed}; }
Bill bill_of(const Look&, const Response& f) {
  return {{say(Say::ForResponse, said_points(f.owed))}, f.owed};
}
Bill bill_of(const Look&, const Produce& f) {
  return {{say(Say::ForUnits, int{f.built}, said_points(f.owed))}, f.owed};
}
Bill bill_of(const Look& look, const Colonise& f) {
  Cost total;
  total[Resource::Population] = f.population;
  const Say what = f.marker == Marker::Colony ? Say::ForColony : Say::ForOutpost;
  return {{say(what, look.r.name(f.space), said_points(total))}, total};
}
Bill bill_of(const Look& look, const Acquire& f) {
  const bool card = f.card.valid();
  Cost total;
  total[Resource::Research] =
      static_cast<std::uint8_t>(card ? look.r.kind(f.card).cost : look.r.limits.wormhole_token_cost);
  if (!card) return {{say(Say::ForWormholeToken, said_points(total))}, total};
  return {{say(Say::ForCard, look.r.name(look.r.kind_of[f.card.index()]), said_points(total))}, total};
}

Sayings combat_now(const Look& look) {
  const Combat* c = combat_in(look.s);
  return c == nullptr ? Sayings{} : combat_said(look, *c);
}

Sayings with(Sayings first, Sayings second) {
  for (Saying& one : second) first.push_back(std::move(one));
  return first;
}

// One overload per frame that has something to tell.
template <class Frame>
Sayings detail(const Look&, const Frame&) {
  return {};
}

Sayings detail(const Look& look, const Pay& f) {
  const auto& frames = look.s.flow.frames;
  Bill bill;
  if (frames.size() > 1) {
    std::visit(
        [&](const auto& parent) {
          if constexpr (requires { bill_of(look, parent); }) bill = bill_of(look, parent);
        },
        frames[frames.size() - 2]);
  }
  const Cost paid = minus(bill.total, f.due);
  Sayings out = with(combat_now(look), std::move(bill.what));
  out.push_back(say(Say::StillOwed, said_points(f.due)));
  out.push_back(paid.nothing() ? say(Say::NothingPutIn) : say(Say::PutIn, said_points(paid)));
  return out;
}

Sayings detail(const Look&, const Produce& f) {
  return {say(Say::UnitsOfAtMost, int{f.built}, int{f.most}), say(Say::EachFor, said_points(f.each)),
          say(Say::ToPayAtEnd, said_points(f.owed))};
}

Sayings detail(const Look& look, const Move& f) {
  const int energy =
      most_points(purse_of(look, f.seat), Resource::Energy, Resource::Research, f.owed[Resource::Research]) -
      f.owed[Resource::Energy];
  Sayings out{f.moved == 0 ? say(Say::NothingMoved) : say(Say::UnitsMoved, int{f.moved})};
  if (f.target.valid()) out.push_back(say(Say::Into, look.r.name(f.target)));
  if (!f.owed.nothing()) out.push_back(say(Say::ToPayAtEnd, said_points(f.owed)));
  out.push_back(say(Say::EnergyLeft, std::max(0, energy)));
  return out;
}

Sayings detail(const Look& look, const Combat& f) { return combat_said(look, f); }

Sayings detail(const Look& look, const Response& f) {
  Sayings out = combat_now(look);
  if (!f.owed.nothing()) out.push_back(say(Say::ToPayAtEnd, said_points(f.owed)));
  return out;
}

Sayings detail(const Look& look, const Losses& f) {
  const Units here = look.s.spaces[f.space].units[f.seat];
  return with(combat_now(look), {say(Say::LossesLeft, int{f.left}, int{here.fleets}, int{here.star_bases})});
}

Sayings detail(const Look& look, const Retreat& f) {
  const Units here = look.s.spaces[f.space].units[f.seat];
  return with(combat_now(look), {say(Say::RetreatsLeft, here.count())});
}

Sayings detail(const Look& look, const Reaction&) { return combat_now(look); }
Sayings detail(const Look& look, const Text&) { return combat_now(look); }

Sayings detail(const Look& look, const Stow& f) {
  const auto counted = [&](Zone zone) { return int{reserve_counted(look, f.seat, zone)}; };
  const auto capacity = [&](Zone zone) { return int{reserve_capacity(look, f.seat, zone)}; };
  return {say(Say::ReservesHold, counted(Zone::ReserveOne), capacity(Zone::ReserveOne),
              counted(Zone::ReserveTwo), capacity(Zone::ReserveTwo))};
}

Sayings detail(const Look&, const DrawCards& f) { return {say(Say::CardsToTake, int{f.left})}; }

}  // namespace

Sayings decision_detail(const Look& look) {
  return std::visit([&](const auto& frame) { return detail(look, frame); }, look.s.flow.frames.back());
}

}  // namespace orrery::ahos
