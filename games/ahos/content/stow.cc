// stow(n, from, to, only): put up to n chosen cards into Reserves under the usual limits (RSV-2, RSV-4).
#include "games/ahos/flow/stow.h"

#include "games/ahos/content/effects.h"

namespace orrery::ahos {
namespace {

Stow frame_of(SeatId seat, const Effect& e) {
  Stow f;
  f.seat = seat;
  f.most = static_cast<std::uint8_t>(e.n);
  f.from = e.from;
  f.to = e.to;
  f.only_reserve = e.only_reserve;
  f.shifting = false;
  return f;
}

}  // namespace

const EffectDef kStow{
    .code = EffectCode::Stow,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 1, {"from", "to", "only"});
      if (!error.empty()) return error;
      if (!read_number(call.positional[0], e.n)) return "expected a number (0 to 50) in stow";
      const std::string* from = find_named(call, "from");
      if (from == nullptr) return "expected from=hand, discard or hand or discard";
      if (*from == "hand") {
        e.from = kFromHand;
      } else if (*from == "discard") {
        e.from = kFromDiscard;
      } else if (*from == "hand or discard") {
        e.from = kFromHand | kFromDiscard;
      } else {
        return "expected from=hand, discard or hand or discard";
      }
      e.to = kToReserveOne | kToReserveTwo;
      if (const std::string* to = find_named(call, "to")) {
        if (*to != "reserve1" && *to != "reserve2") return "expected to=reserve1 or reserve2";
        e.to = *to == "reserve1" ? kToReserveOne : kToReserveTwo;
      }
      if (const std::string* only = find_named(call, "only")) {
        if (*only != "reserve") return "expected only=reserve";
        e.only_reserve = true;
      }
      return "";
    },
    .usable = [](const Look& look, SeatId seat, const Effect& e) -> Refusal {
      return can_stow(look, frame_of(seat, e));
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(frame_of(a.owner, e));
    },
};

}  // namespace orrery::ahos
