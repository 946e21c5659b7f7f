#include "games/ahos/text/sayings.h"

#include "games/ahos/text/pretty.h"
#include "games/saying_table.h"

namespace orrery::ahos {
namespace {

// No default: the compiler names the saying that has no sentence yet.
std::string_view english_of(Say what) {
  switch (what) {
    case Say::ForMove:
      return "For the move: {points:list}.";
    case Say::ForResponse:
      return "For the moves of this response: {points:list}.";
    case Say::ForUnits:
      return "For {n:number} unit(s): {points:list}.";
    case Say::ForColony:
      return "For the colony on {space:space}: {points:list}.";
    case Say::ForOutpost:
      return "For the outpost on {space:space}: {points:list}.";
    case Say::ForCard:
      return "For {card:card}: {points:list}.";
    case Say::ForWormholeToken:
      return "For the Wormhole token: {points:list}.";
    case Say::Points:
      return "{n:number} {resource:resource}";
    case Say::NoPoints:
      return "nothing";
    case Say::StillOwed:
      return "Still owed: {points:list}.";
    case Say::PutIn:
      return "Put in: {points:list}.";
    case Say::NothingPutIn:
      return "Nothing put in yet.";
    case Say::ToPayAtEnd:
      return "To pay at the end: {points:list}.";
    case Say::UnitsOfAtMost:
      return "{n:number} unit(s) of at most {most:number}.";
    case Say::EachFor:
      return "Each for {points:list}.";
    case Say::NothingMoved:
      return "Nothing moved yet.";
    case Say::UnitsMoved:
      return "{n:number} unit(s) moved.";
    case Say::Into:
      return "Into {space:space}.";
    case Say::EnergyLeft:
      return "Energy left to spend: {n:number}.";
    case Say::ReservesHold:
      return "Reserve One holds {one:number} of {one_most:number}, Reserve Two {two:number} of "
             "{two_most:number}.";
    case Say::CardsToTake:
      return "{n:number} card(s) still to take from your Reserves.";
    case Say::TooDear:
      return "It costs {cost:list}. You could pay {have:list}.";
    case Say::NotAllAtOnce:
      return "Not all of it at once: each card and each token pays for one resource.";
    case Say::NotOnDisplay:
      return "It is not on display.";
    case Say::RestTooSmall:
      return "What is left could no longer pay {points:list}.";
    case Say::CombatStands:
      return "Combat at {space:space}: {attacker:seat} (attacker) {strength:number}, {defender:seat} "
             "{against:number}.";
    case Say::CombatWithAliens:
      return "Combat at {space:space}: {attacker:seat} (attacker) {strength:number}, the aliens "
             "{against:number}.";
    case Say::CombatWithUnknownAliens:
      return "Combat at {space:space}: {attacker:seat} (attacker) {strength:number}, the aliens "
             "{against:number}+?.";
    case Say::Level:
      return "The sides are level, so the defender is ahead.";  // CBT-11
    case Say::Ahead:
      return "{seat:seat} is ahead by {n:number}.";
    case Say::AliensAhead:
      return "The aliens are ahead by {n:number}.";
    case Say::CombatWon:
      return "Combat at {space:space}: {winner:seat} has won against {loser:seat}.";
    case Say::CombatWonFromAliens:
      return "Combat at {space:space}: {winner:seat} has won against the aliens.";
    case Say::CombatLostToAliens:
      return "Combat at {space:space}: the aliens have won against {loser:seat}.";
    case Say::LossesLeft:
      return "{n:number} unit(s) still to lose, of {fleets:number} fleet(s) and {star_bases:number} star "
             "base(s).";
    case Say::RetreatsLeft:
      return "{n:number} unit(s) still to retreat.";
  }
  return "";
}

}  // namespace

const std::vector<SayingDef>& sayings() {
  static const std::vector<SayingDef> all = saying_table(english_of);
  return all;
}

std::string english(const Look& look, const Sayings& said) {
  return fill_sayings(
      said, [&](std::string_view kind, const std::string& id) { return word_of_kind(look, kind, id); });
}

}  // namespace orrery::ahos
