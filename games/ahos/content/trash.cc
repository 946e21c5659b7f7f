// trash(n, from): remove n chosen cards from the deck as the remove action does (REM-1 to REM-4).
#include "games/ahos/content/effects.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

CardSet candidates(const Look& look, SeatId seat, const Effect& e, Zone z) {
  const bool open = z == Zone::Hand ? (e.from & kFromHand) != 0 : (e.from & kFromDiscard) != 0;
  return open ? zone(look.s.players[seat], z) : CardSet{};
}

Refusal usable(const Look& look, SeatId seat, const Effect& e) {
  const bool none =
      candidates(look, seat, e, Zone::Hand).empty() && candidates(look, seat, e, Zone::Discard).empty();
  return none ? refuse("AHOS-REM-1") : kAllowed;
}

}  // namespace

const EffectDef kTrash{
    .code = EffectCode::Trash,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 1, {"from"});
      if (!error.empty()) return error;
      const std::string* from = find_named(call, "from");
      if (from == nullptr || (*from != "hand" && *from != "discard" && *from != "hand or discard"))
        return "expected from=hand, discard or hand or discard";
      e.from = *from == "hand" ? kFromHand : *from == "discard" ? kFromDiscard : kFromHand | kFromDiscard;
      return read_number(call.positional[0], e.n) ? "" : "expected a number (0 to 50) in trash";
    },
    .usable = usable,
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      return a.counter >= e.n || usable(g, a.owner, e).refused() ? Next::Done : Next::Ask;
    },
    .answers = [](const Look& look, const Text& a, const Effect& e, OptionList& out) -> void {
      for (Zone z : {Zone::Hand, Zone::Discard}) {
        KindId last;
        for (CardId c : candidates(look, a.owner, e, z)) {
          const KindId kind = look.r.kind_of[c.index()];
          if (kind != last) out.add(make(Verb::Trash, z, raw(kind)));
          last = kind;
        }
      }
    },
    .answer = [](Play& g, Text& a, const Effect&, Choice c) -> void {
      remove_card(g, a.owner, zone_at(c, 0), held_card(g, a.owner, zone_at(c, 0), kind_at(c, 1)));
      ++a.counter;
    },
};

}  // namespace orrery::ahos
