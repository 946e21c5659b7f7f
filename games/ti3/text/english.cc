#include "games/ti3/text/english.h"

namespace orrery::ti3 {

// Neither switch has a default: the compiler names what has no sentence yet.
std::string_view english_log(Happening h) {
  switch (h) {
    case Happening::SpeakerIs:
      return "{0} becomes the Speaker.";
    case Happening::RaceTaken:
      return "{0} plays {1}.";
    case Happening::HomeChosen:
      return "{0} puts the home system at {1}.";
    case Happening::TileDealt:
      return "{0} is dealt {1}.";
    case Happening::TilePlaced:
      return "{0} places {1} at {2}.";
    case Happening::TileFaceDown:
      return "A system is laid face down at {0}.";
    case Happening::TileTurned:
      return "The system face down at {1} is {0}.";
    case Happening::TilesShown:
      return "{0} shows the systems that are left: none has a planet.";
    case Happening::SecretDealt:
      return "{0} is dealt the secret objective {1}.";
    case Happening::CounterPlaced:
      return "A domain counter is laid on {0}.";
    case Happening::RoundBegan:
      return "=== Round {0} ===";
    case Happening::PhaseBegan:
      return "--- The {0} phase ---";
    case Happening::StrategyTaken:
      return "{0} takes {1}.";
    case Happening::BonusPlaced:
      return "A bonus counter is put on {0} ({1} there now).";
    case Happening::BonusTaken:
      return "{0} exchanges bonus counters: {1} trade good(s), {2} command counter(s).";
    case Happening::TurnBegan:
      return "-- {0}'s turn --";
    case Happening::ActionTaken:
      return "{0}: {1} action.";
    case Happening::Skipped:
      return "{0} skips the turn.";
    case Happening::Passed:
      return "{0} passes.";
    case Happening::StrategyUsed:
      return "{0} has used {1} for this round.";
    case Happening::StrategyReturned:
      return "{0} returns {1}.";
    case Happening::StrategyGiven:
      return "{0} gives {1} the strategy card {2}.";
    case Happening::Followed:
      return "{0} uses the secondary ability of {1}.";
    case Happening::UnitPlaced:
      return "{0} places {1} {2}(s) at {3}.";
    case Happening::UnitProduced:
      return "{0} produces {1} {2}(s) at {3}.";
    case Happening::ShipMoved:
      return "{0} moves one {1} from {2} to {3}.";
    case Happening::FightersMoved:
      return "{0} moves {1} fighter(s) from {2} to {3}.";
    case Happening::UnitLoaded:
      return "{0} picks up one {1} at {2}.";
    case Happening::UnitLanded:
      return "{0} lands {1} {2}(s) on {3}.";
    case Happening::UnitLifted:
      return "{0} takes {1} {2}(s) back aboard from {3}.";
    case Happening::UnitShifted:
      return "{0} shifts one {1} to another ship in {2}.";
    case Happening::TroopsMoved:
      return "{0} moves {1} ground force(s) from {2} to {3}.";
    case Happening::UnitDestroyed:
      return "{0} loses one {1} at {2}.";
    case Happening::UnitRemoved:
      return "{0} takes one {1} off the board at {2}.";
    case Happening::UnitDamaged:
      return "One {1} of {0} is damaged at {2}.";
    case Happening::UnitRepaired:
      return "{0} repairs one {1} at {2}.";
    case Happening::DockMoved:
      return "{0} moves the space dock from {1} to {2}.";
    case Happening::ControlGained:
      return "{0} gains control of {1}.";
    case Happening::ControlLost:
      return "{0} loses control of {1}.";
    case Happening::PlanetNeutral:
      return "{0} is neutral now.";
    case Happening::PlanetExhausted:
      return "{0} exhausts {1}.";
    case Happening::PlanetRefreshed:
      return "{0} refreshes {1}.";
    case Happening::CounterOnBoard:
      return "{0} puts a command counter in {1}.";
    case Happening::CounterReturned:
      return "{0} takes a command counter back from {1}.";
    case Happening::CountersGained:
      return "{0} gains command counters: {1} strategy, {2} fleet, {3} command.";
    case Happening::CounterSpent:
      return "{0} spends a command counter of the {1} area.";
    case Happening::AreasSet:
      return "{0} arranges the command counters: {1} strategy, {2} fleet, {3} command.";
    case Happening::GoodsGained:
      return "{0} gains {1} trade good(s).";
    case Happening::GoodsSpent:
      return "{0} spends {1} trade good(s).";
    case Happening::GoodsLost:
      return "{0} loses {1} trade good(s).";
    case Happening::GoodsGiven:
      return "{0} gives {1} {2} trade good(s).";
    case Happening::TechnologyGained:
      return "{0} gains the technology {1}.";
    case Happening::TechnologyLost:
      return "{0} loses the technology {1}.";
    case Happening::CardsDrawn:
      return "{0} draws {1} action card(s).";
    case Happening::CardDrawn:
      return "{0} draws {1}.";
    case Happening::CardLaidOpen:
      return "{0} is laid open.";
    case Happening::CardTaken:
      return "{0} takes {1}.";
    case Happening::CardPlayed:
      return "{0} plays {1}.";
    case Happening::CardCancelled:
      return "{1} of {0} is cancelled.";
    case Happening::CardDiscarded:
      return "{0} discards {1}.";
    case Happening::CardGiven:
      return "{0} gives {1} an action card.";
    case Happening::CardPassed:
      return "{0} gives {1} {2}.";
    case Happening::HandSeen:
      return "{0} looks at the action cards of {1}.";
    case Happening::CardInDeck:
      return "{0} finds {1} in the deck of action cards: {2}.";
    case Happening::CardSeen:
      return "{0} sees {2} in the hand of {1}.";
    case Happening::ActionCardsShuffled:
      return "The action discard pile is shuffled into a new deck ({0} card(s)).";
    case Happening::AbilityUsed:
      return "{0} uses {1}.";
    case Happening::BattleBegan:
      return "Space battle: {0} against {1} in {2}.";
    case Happening::InvasionBegan:
      return "Invasion combat: {0} against {1} on {2}.";
    case Happening::CombatRound:
      return "Combat round {0}.";
    case Happening::DiceRolled:
      return "{0} rolls {2} dice for {1}: {3} hit(s).";
    case Happening::DieShown:
      return "{0} rolls {2} for one {1}, needing {3}.";
    case Happening::RetreatAnnounced:
      return "{0} announces a retreat.";
    case Happening::Retreated:
      return "{0} retreats to {1}.";
    case Happening::BattleWon:
      return "{0} wins the space battle in {1}.";
    case Happening::BattleDrawn:
      return "Nobody wins the space battle in {0}.";
    case Happening::InvasionWon:
      return "{0} wins the invasion combat on {1}.";
    case Happening::InvasionFailed:
      return "The invasion of {1} by {0} fails.";
    case Happening::HitsCancelled:
      return "{0} cancels {1} hit(s).";
    case Happening::ObjectiveRevealed:
      return "A new public objective: {0}.";
    case Happening::Claimed:
      return "{0} claims {1}.";
    case Happening::PointsGained:
      return "{0} gains {1} victory point(s).";
    case Happening::PointsLost:
      return "{0} loses {1} victory point(s).";
    case Happening::Won:
      return "{0} wins the game.";
    case Happening::GameOver:
      return "Imperium Rex ends the game.";
    case Happening::Eliminated:
      return "{0} is eliminated.";
    case Happening::PoliticalDrawn:
      return "Political card: {0}.";
    case Happening::PoliticalSkipped:
      return "{0} is replaced by another political card.";
    case Happening::PoliticalsSeen:
      return "{0} looks at {1} political card(s).";
    case Happening::PoliticalSeen:
      return "{0} sees {1}.";
    case Happening::PoliticalReturned:
      return "{0} puts back {1} political card(s) on top and {2} at the bottom of the deck.";
    case Happening::PoliticalDiscarded:
      return "{0} is discarded.";
    case Happening::PoliticalsShuffled:
      return "The political discard pile is shuffled into a new deck ({0} card(s)).";
    case Happening::Voted:
      return "{0} casts {2} vote(s): {1}.";
    case Happening::VotedPair:
      return "{0} casts {3} vote(s): {1} and {2}.";
    case Happening::Abstained:
      return "{0} abstains.";
    case Happening::OutcomeDecided:
      return "The outcome is {0}.";
    case Happening::PairDecided:
      return "The outcome is {0} and {1}.";
    case Happening::TieBroken:
      return "{0}, the Speaker, decides between equal outcomes: {1}.";
    case Happening::LawEnacted:
      return "{0} is now law.";
    case Happening::LawDiscarded:
      return "The law {0} is discarded.";
    case Happening::LawOwner:
      return "{0} holds {1}.";
    case Happening::TradeOpened:
      return "{0} opens trade.";
    case Happening::OfferMade:
      return "{0} offers {1} a trade agreement.";
    case Happening::OfferDeclined:
      return "{0} declines the trade agreement with {1}.";
    case Happening::OfferRefused:
      return "{0} does not approve of a trade agreement between {1} and {2}.";
    case Happening::AgreementMade:
      return "{0} and {1} make a trade agreement.";
    case Happening::AgreementEnded:
      return "The trade agreement of {0} and {1} ends.";
    case Happening::CounterRevealed:
      return "The domain counter on {0} is {1}.";
    case Happening::CounterSeen:
      return "{0} sees the domain counter on {1}: {2}.";
    case Happening::CounterRemoved:
      return "The domain counter on {0} is removed.";
    case Happening::Probed:
      return "{0} probes {1}.";
    case Happening::Razed:
      return "{0} razes {1}.";
    case Happening::WormholeFound:
      return "One wormhole, {0}, is found in {1}.";
    case Happening::LeaderPlaced:
      return "{0} places {1} on {2}.";
    case Happening::LeaderKilled:
      return "{1} of {0} dies.";
    case Happening::LeaderEscaped:
      return "{1} of {0} escapes.";
    case Happening::LeaderCaptured:
      return "{1} of {0} is captured by {2}.";
    case Happening::LeaderFreed:
      return "{1} of {0} is free.";
    case Happening::MarkerMoved:
      return "The round marker moves to {0}.";
    case Happening::TileShown:
      return "{0} shows {1}.";
    case Happening::EffectBegan:
      return "{1}: {0}.";  // see english_effect
  }
  return "";
}

std::string_view english_choice(Verb v) {
  switch (v) {
    case Verb::Race:
      return "Play {0}. (TI3-SETUP-2)";
    case Verb::Home:
      return "Put the home system at {0}. (TI3-GALAXY-5)";
    case Verb::Tile:
      return "Place {0} at {1}. (TI3-GALAXY-8)";
    case Verb::FaceDown:
      return "Lay the system face down at {0}. (TI3-FIVE-4)";
    case Verb::Take:
      return "Take the strategy card {0}. (TI3-STRATEGY-1)";
    case Verb::BonusGoods:
      return "Exchange one bonus counter for a trade good. (TI3-BONUS-3)";
    case Verb::BonusCounter:
      return "Exchange one bonus counter for a command counter. (TI3-BONUS-3)";
    case Verb::Strategic:
      return "Strategic action: {0}. (TI3-STRATACT-1)";
    case Verb::Activate:
      return "Tactical action in {0}. (TI3-ACTIVATE-1)";
    case Verb::Transfer:
      return "Transfer action between {0} and {1}. (TI3-TRANSFER-1)";
    case Verb::Play:
      return "Play {0}. (TI3-ACARD-2)";
    case Verb::Use:
      return "Use {0}. (TI3-GENERAL-5)";
    case Verb::Copy:
      return "Use the effect of the discarded {0}, for influence. (TI3-ACARD-2)";
    case Verb::Pass:
      return "Pass. (TI3-PASS-1)";
    case Verb::Skip:
      return "Skip the turn. (TI3-GENERAL-5)";
    case Verb::Follow:
      return "Use the secondary ability of {0}. (TI3-STRATACT-3)";
    case Verb::Instead:
      return "Use the primary ability of {0} in place of the secondary. (TI3-DIPLOMACY-6)";
    case Verb::Areas:
      return "Have {0} counters in strategy allocation, {1} in fleet supply and {2} in the command pool. "
             "(TI3-STATUS-11)";
    case Verb::Gain:
      return "Put {0} in strategy allocation, {1} in fleet supply and {2} in the command pool. "
             "(TI3-COMMAND-2)";
    case Verb::Exhaust:
      return "Exhaust {0}. (TI3-SPEND-1)";
    case Verb::Spend:
      return "Spend {0} trade good(s). (TI3-SPEND-7)";
    case Verb::Research:
      return "Take the technology {0}. (TI3-TECH-6)";
    case Verb::Place:
      return "Place one {0} at {1}. (TI3-SETUP-14)";
    case Verb::Move:
      return "Move one {0} from {1}. (TI3-MOVE-1)";
    case Verb::MoveLaden:
      return "Move one {0} carrying {1} from {2}. (TI3-MOVE-1)";
    case Verb::Load:
      return "Pick up one {0} at {1}. (TI3-MOVE-12)";
    case Verb::LoadLeader:
      return "Pick up {0} at {1}. (TI3-LEADER-4)";
    case Verb::Fire:
      return "Fire the PDS. (TI3-PDSFIRE-1)";
    case Verb::Hold:
      return "Hold fire. (TI3-PDSFIRE-1)";
    case Verb::Retreat:
      return "Announce a retreat. (TI3-RETREAT-1)";
    case Verb::Stay:
      return "Stay and fight. (TI3-RETREAT-1)";
    case Verb::RetreatTo:
      return "Retreat to {0}. (TI3-RETREATEXEC-3)";
    case Verb::Damage:
      return "Damage one {0}. (TI3-SPACELOSS-3)";
    case Verb::DamageLaden:
      return "Damage one {0} carrying {1}. (TI3-SPACELOSS-3)";
    case Verb::Hit:
      return "Lose one {0}. (TI3-SPACELOSS-3)";
    case Verb::HitLaden:
      return "Lose one {0} carrying {1}. (TI3-CARRIER-4)";
    case Verb::Reroll:
      return "Reroll one {1} of one {0}. (TI3-GENERAL-5)";
    case Verb::Probe:
      return "Probe the planets of the system. (TI3-PROBE-1)";
    case Verb::Land:
      return "Land one {0} from one {1} carrying {2} on {3}. (TI3-LAND-1)";
    case Verb::LandLeader:
      return "Put {0} on {1}. (TI3-LEADER-6)";
    case Verb::Shift:
      return "Shift one {0} from one {1} carrying {2} to one {3} carrying {4}. (TI3-LAND-12)";
    case Verb::Bombard:
      return "Bombard {1} with one {0}. (TI3-BOMBARD-1)";
    case Verb::Bacteria:
      return "Destroy all ground forces on {1} with the X-89 bacteria of one {0}. (TI3-GENERAL-5)";
    case Verb::Raze:
      return "Raze the domain counter of {1} with one {0}. (TI3-RAZE-1)";
    case Verb::First:
      return "{0} comes first. (TI3-INVASION-2)";
    case Verb::Run:
      return "Send {0} fighter(s) on a sabotage run. (TI3-SABRUN-5)";
    case Verb::Produce:
      return "Produce one {0} at {1}. (TI3-PRODUCE-1)";
    case Verb::Build:
      return "Build a space dock on {0}. (TI3-PRODUCE-2)";
    case Verb::Remove:
      return "Remove one {0} at {1}. (TI3-FLEET-3)";
    case Verb::RemoveLaden:
      return "Remove one {0} carrying {1} at {2}. (TI3-FLEET-3)";
    case Verb::Claim:
      return "Claim {0}. (TI3-STATUS-2)";
    case Verb::Discard:
      return "Discard {0}. (TI3-ACARD-3)";
    case Verb::Refresh:
      return "Refresh {0}. (TI3-DIPLOMACY-4)";
    case Verb::Scrap:
      return "Scrap one {0} at {1}. (TI3-SCRAP-1)";
    case Verb::ScrapLaden:
      return "Scrap one {0} carrying {1} at {2}. (TI3-SCRAP-1)";
    case Verb::Break:
      return "End the trade agreement with {0}. (TI3-TRADEBREAK-1)";
    case Verb::HandOver:
      return "Hand the prisoner {0} to {1}. (TI3-PRISONER-2)";
    case Verb::Execute:
      return "Execute the prisoner {0}. (TI3-PRISONER-4)";
    case Verb::Exchange:
      return "Exchange action cards with {0}. (TI3-GENERAL-5)";
    case Verb::SeeTop:
      return "Put {0} on top of the deck. (TI3-POLITICAL-3)";
    case Verb::Vote:
      return "Vote for {0}. (TI3-POLITICS-12)";
    case Verb::VotePair:
      return "Vote for {0} and {1}. (TI3-POLITICS-12)";
    case Verb::Abstain:
      return "Abstain. (TI3-POLITICS-17)";
    case Verb::Decide:
      return "Decide for {0}. (TI3-POLITICS-18)";
    case Verb::DecidePair:
      return "Decide for {0} and {1}. (TI3-POLITICS-18)";
    case Verb::OpenTrade:
      return "Take trade goods and open trade. (TI3-TRADEGOODS-1)";
    case Verb::CancelTrade:
      return "End all trade agreements. (TI3-TRADEBREAK-8)";
    case Verb::Offer:
      return "Offer {0} your trade card {1}. (TI3-TRADE-4)";
    case Verb::Answer:
      return "Agree and give your trade card {0}. (TI3-TRADE-4)";
    case Verb::Decline:
      return "Decline. (TI3-TRADE-4)";
    case Verb::Approve:
      return "Approve of the agreement. (TI3-TRADE-6)";
    case Verb::Refuse:
      return "Do not approve of the agreement. (TI3-TRADE-6)";
    case Verb::Give:
      return "Give {0} {1} trade good(s). (TI3-TRADEGOODS-8)";
    case Verb::From:
      return "Take the command counter from the {0} area. (TI3-COMMAND-4)";
    case Verb::Player:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::System:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Planet:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::UnitAt:
      return "Choose the {1} of {0} at {2}. (TI3-GENERAL-5)";
    case Verb::LadenAt:
      return "Choose the {1} of {0} carrying {2} at {3}. (TI3-GENERAL-5)";
    case Verb::Technology:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Card:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::StrategyCard:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Political:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Law:
      return "Choose the law {0}. (TI3-GENERAL-5)";
    case Verb::Power:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Objective:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Leader:
      return "Choose {0}. (TI3-GENERAL-5)";
    case Verb::Colour:
      return "Choose {0} technologies. (TI3-GENERAL-5)";
    case Verb::Number:
      return "{0}. (TI3-GENERAL-5)";
    case Verb::Die:
      return "Choose the {1} of one {0}. (TI3-GENERAL-5)";
    case Verb::Yes:
      return "Yes. (TI3-GENERAL-5)";
    case Verb::No:
      return "No. (TI3-GENERAL-5)";
    case Verb::Done:
      return "Done. (TI3-GENERAL-5)";
  }
  return "";
}

}  // namespace orrery::ti3
