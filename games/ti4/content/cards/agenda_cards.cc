#include "games/ti4/content/cards/agenda_cards.h"

#include <array>

namespace orrery::ti4 {
namespace {

constexpr auto kAgendaCards = std::to_array<const AbilityDef*>({
    &kAncientBurialSites,
    &kAssassinateRepresentative,
    &kBribery,
    &kConfusingLegalText,
    &kConstructionRider,
    &kDiplomacyRider,
    &kDistinguishedCouncilor,
    &kImperialRider,
    &kLeadershipRider,
    &kPoliticsRider,
    &kTechnologyRider,
    &kTradeRider,
    &kVeto,
    &kWarfareRider,
});

}  // namespace

std::span<const AbilityDef* const> agenda_card_abilities() { return kAgendaCards; }

}  // namespace orrery::ti4
