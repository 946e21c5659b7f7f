// Short Term Truce ends as soon as anybody pays ten influence for that.
#include "games/ti3/content/laws/laws.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr std::uint8_t kPriceOfWar = 10;

}  // namespace

const AbilityDef kEndOfTruce{
    .id = "short_term_truce",
    .at = when(Timing::AnyTime),
    .usable = [](const Look& look, SeatId seat, const Occasion*) -> bool {
      return purchasing_power(look, seat, Currency::Influence) >= kPriceOfWar;
    },
    .resolve = [](Play& g, Use& a) -> Next {
      if (a.stage > 0) {
        discard_law(g, PoliticalId(a.ref.id));
        return Next::Done;
      }
      a.stage = 1;
      return g.call(Pay{a.owner, Currency::Influence, kPriceOfWar, cause_of(a.ref)});
    },
    .anybodys = true,
};

}  // namespace orrery::ti3
