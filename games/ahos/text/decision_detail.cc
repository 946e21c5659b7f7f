#include "games/ahos/text/decision_detail.h"

#include <algorithm>

#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/text/combat_text.h"
#include "games/ahos/text/pretty.h"

namespace orrery::ahos {
namespace {

// "2 Energy, 1 Research".
std::string points(const Cost& cost) {
  constexpr std::array<std::string_view, kResources> kNames{"Energy", "Matter", "Population", "Research"};
  std::string out;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.points[i] == 0) continue;
    out += (out.empty() ? "" : ", ") + std::to_string(cost.points[i]) + " " + std::string(kNames[i]);
  }
  return out.empty() ? "nothing" : out;
}

Cost minus(Cost a, const Cost& b) {
  for (std::size_t i = 0; i < kResources; ++i)
    a.points[i] = static_cast<std::uint8_t>(a.points[i] - std::min(a.points[i], b.points[i]));
  return a;
}

// What a payment is for, and the whole of it: the frame that asks for the payment knows.
struct Bill {
  std::string what;
  Cost total;
};

Bill bill_of(const Look&, const Move& f) { return {"the move", f.owed}; }
Bill bill_of(const Look&, const Response& f) { return {"the moves of this response", f.owed}; }
Bill bill_of(const Look&, const Produce& f) { return {count_of(f.built, "unit"), f.owed}; }
Bill bill_of(const Look& look, const Colonise& f) {
  Bill bill;
  bill.what =
      (f.marker == Marker::Colony ? "the colony on " : "the outpost on ") + space_label(look, f.space);
  bill.total[Resource::Population] = f.population;
  return bill;
}
Bill bill_of(const Look& look, const Acquire& f) {
  const bool card = f.card.valid();
  Bill bill;
  bill.what = card ? kind_label(look.r, look.r.kind_of[f.card.index()]) : "the Wormhole token";
  bill.total[Resource::Research] =
      static_cast<std::uint8_t>(card ? look.r.kind(f.card).cost : look.r.limits.wormhole_token_cost);
  return bill;
}

std::string combat_now(const Look& look) {
  const Combat* c = combat_in(look.s);
  return c == nullptr ? "" : combat_text(look, *c);
}

std::string with(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : " ") + second;
}

// One overload per frame that has something to tell.
template <class Frame>
std::string detail(const Look&, const Frame&) {
  return "";
}

std::string detail(const Look& look, const Pay& f) {
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
  std::string out = bill.what.empty() ? "" : "For " + bill.what + ": " + points(bill.total) + ". ";
  out += "Still owed: " + points(f.due);
  out += paid.nothing() ? "; nothing put in yet." : "; put in: " + points(paid) + ".";
  return with(combat_now(look), out);
}

std::string detail(const Look&, const Produce& f) {
  return count_of(f.built, "unit") + " of at most " + std::to_string(f.most) + ", each for " +
         points(f.each) + "; to pay at the end: " + points(f.owed) + ".";
}

std::string detail(const Look& look, const Move& f) {
  const int energy =
      most_points(purse_of(look, f.seat), Resource::Energy, Resource::Research, f.owed[Resource::Research]) -
      f.owed[Resource::Energy];
  std::string out = f.moved == 0 ? "Nothing moved yet" : count_of(f.moved, "unit") + " moved";
  if (f.target.valid()) out += ", into " + space_label(look, f.target);
  if (!f.owed.nothing()) out += "; to pay at the end: " + points(f.owed);
  return out + "; Energy left to spend: " + std::to_string(std::max(0, energy)) + ".";
}

std::string detail(const Look& look, const Combat& f) { return combat_text(look, f); }

std::string detail(const Look& look, const Response& f) {
  return with(combat_now(look), f.owed.nothing() ? "" : "To pay at the end: " + points(f.owed) + ".");
}

std::string detail(const Look& look, const Losses& f) {
  const Units here = look.s.spaces[f.space].units[f.seat];
  return with(combat_now(look), count_of(f.left, "unit") + " still to lose, of " +
                                    count_of(here.fleets, "fleet") + " and " +
                                    count_of(here.star_bases, "star base") + ".");
}

std::string detail(const Look& look, const Retreat& f) {
  const Units here = look.s.spaces[f.space].units[f.seat];
  return with(combat_now(look), count_of(here.count(), "unit") + " still to retreat.");
}

std::string detail(const Look& look, const Reaction&) { return combat_now(look); }
std::string detail(const Look& look, const Text&) { return combat_now(look); }

std::string detail(const Look& look, const Stow& f) {
  std::string out;
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo}) {
    out += (z == Zone::ReserveOne ? "Reserve One holds " : ", Reserve Two ") +
           std::to_string(reserve_counted(look, f.seat, z)) + " of " +
           std::to_string(reserve_capacity(look, f.seat, z));
  }
  return out + ".";
}

std::string detail(const Look&, const DrawCards& f) {
  return count_of(f.left, "card") + " still to take from your Reserves.";
}

}  // namespace

std::string decision_detail(const Look& look) {
  return std::visit([&](const auto& frame) { return detail(look, frame); }, look.s.flow.frames.back());
}

}  // namespace orrery::ahos
