// strength(n, role, needs): n combat strength. On a card marked Reserve it is in force there (flow/combat.cc
// counts it); on a card marked Combat it is added when played and lasts to the end of the combat (CBT-5,
// TUG-4).
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/combat.h"

namespace orrery::ahos {
namespace {

Side side_of(const Combat& c, SeatId seat) { return seat == c.attacker ? Side::Attacker : Side::Defender; }

}  // namespace

const EffectDef kStrength{
    .code = EffectCode::Strength,
    .parse = [](const EffectCall& call, Effect& e) -> std::string {
      std::string error = expect_arguments(call, 1, {"role", "needs"});
      if (!error.empty()) return error;
      if (!read_number(call.positional[0], e.n)) return "expected a number (0 to 50) in strength";
      if (const std::string* role = find_named(call, "role")) {
        if (*role == "attacker") {
          e.role = EffectRole::Attacker;
        } else if (*role == "defender") {
          e.role = EffectRole::Defender;
        } else if (*role != "any") {
          return "expected role=attacker, defender or any";
        }
      }
      if (const std::string* needs = find_named(call, "needs")) {
        constexpr std::string_view kFleets = "own_fleets>=";
        std::int8_t count = 0;
        if (*needs == "own_marker") {
          e.need = EffectNeed::OwnMarker;
        } else if (needs->starts_with(kFleets) &&
                   read_number(std::string_view(*needs).substr(kFleets.size()), count)) {
          e.need = EffectNeed::OwnFleets;
          e.need_count = static_cast<std::uint8_t>(count);
        } else {
          return "expected needs=own_marker or own_fleets>=number";
        }
      }
      return "";
    },
    .usable = [](const Look& look, SeatId seat, const Effect& e) -> Refusal {
      const Combat* c = combat_in(look.s);
      if (c == nullptr) return refuse("AHOS-CRD-13");
      const Side side = side_of(*c, seat);
      if (e.role == EffectRole::Attacker && side != Side::Attacker) return refuse("AHOS-CRD-13");
      if (e.role == EffectRole::Defender && side != Side::Defender) return refuse("AHOS-CRD-13");
      const Space& sp = look.s.spaces[c->space];
      if (e.need == EffectNeed::OwnMarker && (sp.marker == Marker::None || sp.owner != seat))
        return refuse("AHOS-CRD-13");
      if (e.need == EffectNeed::OwnFleets && sp.units[seat].fleets < e.need_count)
        return refuse("AHOS-CRD-13");
      return kAllowed;
    },
    .resolve = [](Play& g, Text& a, const Effect& e) -> Next {
      Combat* c = combat_in(g);
      CombatSide& side = c->side(side_of(*c, a.owner));
      side.bonus = static_cast<std::uint8_t>(side.bonus + e.n);
      return Next::Done;
    },
};

}  // namespace orrery::ahos
