// draw(n): draw n cards, reshuffling as needed (SHF-4).
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/draw_cards.h"

namespace orrery::ahos {

const EffectDef kDraw{
    .code = EffectCode::Draw,
    .parse = parse_number,
    .usable = [](const Look& look, SeatId seat, const Effect&) -> Refusal {
      const Player& p = look.s.players[seat];
      return p.draw.empty() && p.discard.empty() ? refuse("AHOS-TRN-5") : kAllowed;
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      if (a.stage++ > 0) return Next::Done;
      return g.call(DrawCards{a.owner, static_cast<std::uint8_t>(e.n), false});
    },
};

}  // namespace orrery::ahos
