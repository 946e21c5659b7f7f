// What lasts for a while, one English sentence each: {0} is the player it is about, {1} what it is on.
#include "games/ti3/text/english.h"

namespace orrery::ti3 {

// No default: the compiler names the effect that has no sentence yet.
std::string_view english_effect(Hold hold, bool for_one, bool on_one) {
  switch (hold) {
    case Hold::NoInvasion:
      return "{0} may not invade {1} this round.";
    case Hold::NoInvasions:
      return "{0} may invade neither neutral planets nor those of others this round.";
    case Hold::OnlyMecatol:
      return "Mecatol Rex is the only planet that may be invaded this round.";
    case Hold::NoNeutralLanding:
      return "Nobody may land on neutral planets this round.";
    case Hold::OnlyActivator:
      return "Only {0} may activate {1} this round.";
    case Hold::Truce:
      return "{0} and {1} keep a truce: neither may activate a system with units of the other this round.";
    case Hold::NoAbilities:
      return "{0} is without the abilities of the race this round.";
    case Hold::BorrowedAbility:
      return "{0} has {1} this round.";
    case Hold::NoBombardment:
      return "The ground forces of {0} on {1} cannot be bombarded this round.";
    case Hold::FreeHome:
      return "The home system of {0} is exempt from fleet supply this round.";
    case Hold::LargerFleet:
      return "{0} may keep 2 ships more in {1} this round.";
    case Hold::MoreProduction:
      return "The space dock of {0} on {1} may produce more this round: the influence of the planet is "
             "added.";
    case Hold::NoTechnology:
      return for_one ? "{0} can neither gain nor buy technologies this round."
                     : "Nobody may gain or buy technologies this round.";
    case Hold::NoColour:
      return "Nobody may gain or buy a {1} technology this round.";
    case Hold::NoPurchase:
      return "Nobody may buy technologies this round.";
    case Hold::NoProduction:
      return on_one ? "Nothing may be produced at the space dock on {1} this round."
                    : "No space dock may produce for the rest of the round.";
    case Hold::OneDock:
      return "Each player may produce at only one space dock for the rest of the round.";
    case Hold::NoVote:
      return "{0} cannot vote on political cards for the rest of the round.";
    case Hold::NoVoteNext:
      return "{0} cannot vote on the next agenda.";
    case Hold::NoSecondary:
      return for_one ? "{0} may not use the secondary ability of {1} now."
                     : "Nobody may use secondary abilities for the rest of the round.";
    case Hold::NoTroops:
      return "Nobody may buy ground forces for the rest of the round.";
    case Hold::NotChosen:
      return "Nobody may choose {1} this round.";
    case Hold::Kept:
      return "{0} keeps {1} for the next round.";
    case Hold::Weak:
      return "All units of {0} have -1 on combat rolls for the rest of the round.";
    case Hold::Containment:
      return "{0} discards a further command counter for each system activated this round.";
    case Hold::Tribute:
      return "Trade goods that a player receives this round go to the player on the left.";
    case Hold::NoAgreements:
      return "No trade agreement with {0} may be made in this and the next round.";
    case Hold::DoubleMecatol:
      return "Mecatol Rex gives {0} twice its influence in votes.";
    case Hold::NoActionCards:
      return "No action cards are drawn this round.";
    case Hold::Protected:
    case Hold::BuiltFighters:
    case Hold::LostDock:
    case Hold::UsedDock:
    case Hold::UsedPower:
      break;
  }
  return "";  // never told (bookkeeping in hold_object.h)
}

}  // namespace orrery::ti3
