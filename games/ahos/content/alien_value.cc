// alien_value(v): the Alien token of this combat counts v. Only for the attacker of a neutral system, and
// only if it helps.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"

namespace orrery::ahos {

const EffectDef kAlienValue{
    .code = EffectCode::AlienValue,
    .parse = parse_number,
    .usable = [](const Look& look, SeatId seat, const Effect& e) -> Refusal {
      const Combat* c = combat_in(look.s);
      if (c == nullptr || c->defender.valid() || c->attacker != seat || !c->alien_counts)
        return refuse("AHOS-CRD-13");
      const Space& sp = look.s.spaces[c->space];
      const bool helps = sp.alien == AlienSide::FaceUp && look.r.alien_value[sp.alien_token.index()] > e.n;
      return helps ? kAllowed : refuse("AHOS-TUG-6");
    },
    .resolve = [](Play& g, Text&, const Effect& e) -> Next {
      Combat* c = combat_in(g);
      c->alien_counts = false;
      c->alien_value = static_cast<std::uint8_t>(e.n);
      return Next::Done;
    },
};

}  // namespace orrery::ahos
