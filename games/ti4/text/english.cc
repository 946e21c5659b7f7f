#include "games/ti4/text/english.h"

namespace orrery::ti4 {

std::string_view english_log(Happening h) {
  switch (h) {
    case Happening::SpeakerIs:
      return "{0} becomes the speaker.";
    case Happening::FactionTaken:
      return "{0} plays {1}.";
    case Happening::TilePlaced:
      return "{0} places {1} at {2}.";
    case Happening::TilesDealt:
      return "{0} is dealt {1}.";
    case Happening::ObjectiveRevealed:
      return "A new public objective: {0}.";
    case Happening::SecretDrawn:
      return "{0} draws the secret objective {1}.";
    case Happening::SecretsDrawn:
      return "{0} draws {1} secret objective(s).";
    case Happening::SecretReturned:
      return "{0} returns the secret objective {1}.";
    case Happening::SecretsReturned:
      return "{0} returns {1} secret objective(s) to the deck.";
    case Happening::RoundBegan:
      return "=== Round {0} ===";
    case Happening::PhaseBegan:
      return "--- The {0} phase ---";
    case Happening::StrategyTaken:
      return "{0} takes {1}.";
    case Happening::GoodsOnCard:
      return "A trade good is put on {0} ({1} there now).";
    case Happening::TurnBegan:
      return "-- {0}'s turn --";
    case Happening::ActionTaken:
      return "{0}: {1} action.";
    case Happening::Passed:
      return "{0} passes.";
    case Happening::StrategyExhausted:
      return "{0} exhausts {1}.";
    case Happening::StrategyReturned:
      return "{0} returns {1}.";
    case Happening::Followed:
      return "{0} uses the secondary ability of {1}.";
    case Happening::UnitPlaced:
      return "{0} places {1} {2}(s) at {3}.";
    case Happening::UnitProduced:
      return "{0} produces {1} {2}(s) at {3}.";
    case Happening::UnitMoved:
      return "{0} moves one {1} from {2} to {3}.";
    case Happening::UnitLoaded:
      return "{0} picks up one {1} at {2}.";
    case Happening::UnitLanded:
      return "{0} lands {1} infantry on {2}.";
    case Happening::UnitLifted:
      return "{0} takes {1} infantry off {2}.";
    case Happening::UnitDestroyed:
      return "{0} loses one {1} at {2}.";
    case Happening::UnitRemoved:
      return "{0} takes one {1} off the board at {2}.";
    case Happening::UnitDamaged:
      return "One {1} of {0} sustains damage at {2}.";
    case Happening::UnitRepaired:
      return "{0} repairs one {1} at {2}.";
    case Happening::ControlGained:
      return "{0} gains control of {1}.";
    case Happening::ControlLost:
      return "{0} loses control of {1}.";
    case Happening::PlanetExhausted:
      return "{0} exhausts {1}.";
    case Happening::PlanetReadied:
      return "{0} readies {1}.";
    case Happening::CustodiansRemoved:
      return "{0} removes the custodians token.";
    case Happening::TokenPlaced:
      return "{0} places a command token in {1}.";
    case Happening::TokenReturned:
      return "{0} takes a command token back from {1}.";
    case Happening::TokensGained:
      return "{0} gains command tokens: {1} tactic, {2} fleet, {3} strategy.";
    case Happening::TokenSpent:
      return "{0} spends a command token of the {1} pool.";
    case Happening::PoolsSet:
      return "{0} arranges the command tokens: {1} tactic, {2} fleet, {3} strategy.";
    case Happening::GoodsGained:
      return "{0} gains {1} trade good(s).";
    case Happening::GoodsSpent:
      return "{0} spends {1} trade good(s).";
    case Happening::GoodsLost:
      return "{0} loses {1} trade good(s).";
    case Happening::Replenished:
      return "{0} replenishes {1} commodity(s).";
    case Happening::CommoditiesGiven:
      return "{0} gives {1} {2} commodity(s).";
    case Happening::GoodsGiven:
      return "{0} gives {1} {2} trade good(s).";
    case Happening::TechnologyGained:
      return "{0} gains the technology {1}.";
    case Happening::TechnologyExhausted:
      return "{0} exhausts {1}.";
    case Happening::TechnologyReadied:
      return "{0} readies {1}.";
    case Happening::TechnologyLost:
      return "{0} loses the technology {1}.";
    case Happening::TechnologyCopied:
      return "{0} copies the technology {1}.";
    case Happening::CardsDrawn:
      return "{0} draws {1} action card(s).";
    case Happening::CardDrawn:
      return "{0} draws {1}.";
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
    case Happening::NoteGiven:
      return "{0} gives {1} a promissory note.";
    case Happening::NotePassed:
      return "{0} gives {1} {2}.";
    case Happening::NotePlayed:
      return "{0} plays {1}.";
    case Happening::NoteReturned:
      return "{1} returns to {0}.";
    case Happening::NoteInPlay:
      return "{1} is now in the play area of {0}.";
    case Happening::AbilityUsed:
      return "{0} uses {1}.";
    case Happening::CombatBegan:
      return "Space combat: {0} against {1} in {2}.";
    case Happening::GroundCombatBegan:
      return "Ground combat: {0} against {1} on {2}.";
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
    case Happening::CombatWon:
      return "{0} wins the combat in {1}.";
    case Happening::CombatDrawn:
      return "Nobody wins the combat in {0}.";
    case Happening::GroundCombatWon:
      return "{0} wins the ground combat on {1}.";
    case Happening::GroundCombatDrawn:
      return "Nobody wins the ground combat on {0}.";
    case Happening::HitsCancelled:
      return "{0} cancels {1} hit(s).";
    case Happening::Scored:
      return "{0} scores {1}.";
    case Happening::PointsGained:
      return "{0} gains {1} victory point(s).";
    case Happening::PointsLost:
      return "{0} loses {1} victory point(s).";
    case Happening::Won:
      return "{0} wins the game.";
    case Happening::Eliminated:
      return "{0} is eliminated.";
    case Happening::AgendaRevealed:
      return "Agenda: {0}.";
    case Happening::AgendaReplaced:
      return "{0} is replaced.";
    case Happening::AgendasSeen:
      return "{0} looks at {1} agenda card(s).";
    case Happening::AgendaSeen:
      return "{0} sees {1}.";
    case Happening::AgendaReturned:
      return "{0} puts back {1} agenda card(s) on top and {2} at the bottom of the deck.";
    case Happening::Voted:
      return "{0} casts {2} vote(s): {1}.";
    case Happening::Abstained:
      return "{0} abstains.";
    case Happening::Predicted:
      return "{0} predicts {1}.";
    case Happening::OutcomeDecided:
      return "The outcome is {0}.";
    case Happening::TieBroken:
      return "{0}, the speaker, decides between equal outcomes: {1}.";
    case Happening::LawEnacted:
      return "{0} is now law.";
    case Happening::LawDiscarded:
      return "The law {0} is discarded.";
    case Happening::LawOwner:
      return "{0} owns {1}.";
    case Happening::LawAttached:
      return "{0} is attached to {1}.";
    case Happening::OfferMade:
      return "{0} offers {1} a transaction.";
    case Happening::OfferedNote:
    case Happening::OfferedCard:
      return "{0} offers {1} {2}.";
    case Happening::WantedNote:
    case Happening::WantedCard:
      return "{0} asks {1} for {2}.";
    case Happening::HandSeen:
      return "{0} looks at the action cards of {1}.";
    case Happening::CardSeen:
      return "{0} sees {2} in the hand of {1}.";
    case Happening::LawExhausted:
      return "The law {0} is exhausted.";
    case Happening::FightersLanded:
      return "{0} lands {1} fighter(s) on {2}.";
    case Happening::ActionCardsShuffled:
      return "The action discard pile is shuffled into a new deck ({0} card(s)).";
    case Happening::OfferAccepted:
      return "{0} and {1} agree.";
    case Happening::OfferDeclined:
      return "{0} and {1} do not agree.";
    case Happening::WormholePlaced:
      return "{0} puts the {1} wormhole token in {2}.";
    case Happening::ShipLostInRift:
      return "{0} loses one {1} in the gravity rift {2}.";
    case Happening::TurnEnded:
      return "{0}'s turn ends.";
    case Happening::UnitsSaved:
      return "{1} infantry of {0} will come back.";
    case Happening::InfantryMoved:
      return "{0} moves {1} infantry from {2} to {3}.";
    case Happening::CargoArrived:
      return "{0} brings {1} infantry and {2} fighter(s) to {3}.";
    case Happening::AgendaDiscarded:
      return "{0} is discarded.";
    default:
      return "";
  }
}

std::string_view english_choice(Verb v) {
  switch (v) {
    case Verb::Faction:
      return "Play {0}. (TI4-0.12)";
    case Verb::Tile:
      return "Place {0} at {1}. (TI4-0.16j)";
    case Verb::Keep:
      return "Keep {0}. (TI4-0.22)";
    case Verb::Take:
      return "Take the strategy card {0}. (TI4-37.1)";
    case Verb::Strategic:
      return "Strategic action: {0}. (TI4-10.0)";
    case Verb::Activate:
      return "Tactical action in {0}. (TI4-11.1)";
    case Verb::Play:
      return "Play {0}. (TI4-18.7)";
    case Verb::Use:
      return "Use {0}. (TI4-16.1)";
    case Verb::Pass:
      return "Pass. (TI4-34.3)";
    case Verb::End:
      return "End the turn. (TI4-34.1)";
    case Verb::Follow:
      return "Use the secondary ability of {0}. (TI4-10.1)";
    case Verb::Pools:
      return "Have {0} tactic, {1} fleet and {2} strategy tokens. (TI4-36.5)";
    case Verb::Gain:
      return "Put {0} in the tactic, {1} in the fleet and {2} in the strategy pool. (TI4-73.2)";
    case Verb::Exhaust:
      return "Exhaust {0}. (TI4-33.3)";
    case Verb::Spend:
      return "Spend {0} trade good(s). (TI4-47.3)";
    case Verb::Research:
      return "Research {0}. (TI4-81.10)";
    case Verb::Place:
      return "Place one {0} at {1}. (TI4-59.4)";
    case Verb::Move:
      return "Move one {0} from {1}. (TI4-51.3)";
    case Verb::Load:
      return "Pick up one {0} at {1}. (TI4-85.1)";
    case Verb::Fire:
      return "Use space cannon. (TI4-15.2)";
    case Verb::FireAt:
      return "Use space cannon against {0}. (TI4-15.5b)";
    case Verb::Hold:
      return "Hold fire. (TI4-15.2)";
    case Verb::Retreat:
      return "Announce a retreat. (TI4-23.4)";
    case Verb::Stay:
      return "Stay and fight. (TI4-23.4)";
    case Verb::RetreatTo:
      return "Retreat to {0}. (TI4-23.7b)";
    case Verb::Sustain:
      return "Sustain damage with one {0}. (TI4-77.0)";
    case Verb::Hit:
      return "Lose one {0}. (TI4-31.1)";
    case Verb::Reroll:
      return "Reroll one {1} of one {0}. (TI4-63.0)";
    case Verb::Bombard:
      return "Bombard {1} with one {0}. (TI4-12.1)";
    case Verb::ExtraDie:
      return "Give the additional die to one {0} at {1}. (TI4-FAQ-4)";
    case Verb::RemoveCustodians:
      return "Remove the custodians token. (TI4-74.2)";
    case Verb::Commit:
      return "Commit {0} ground force(s) to {1}. (TI4-43.2)";
    case Verb::CommitFighters:
      return "Commit {0} fighter(s) to {1}. (TI4-43.2)";
    case Verb::First:
      return "{0} comes first. (TI4-43.4a)";
    case Verb::Produce:
      return "Produce one {0} at {1}. (TI4-60.0)";
    case Verb::Recall:
      return "Take one {0} off the board at {1} to use it now. (TI4-44.4a)";
    case Verb::Remove:
      return "Remove one {0} at {1}. (TI4-65.5)";
    case Verb::Score:
      return "Score {0}. (TI4-20.5)";
    case Verb::Discard:
      return "Discard {0}. (TI4-18.4)";
    case Verb::Return:
      return "Return {0} to the deck. (TI4-20.21a)";
    case Verb::Ready:
      return "Ready {0}. (TI4-30.2)";
    case Verb::Top:
      return "Put {0} on top of the deck. (TI4-57.2c)";
    case Verb::Bottom:
      return "Put {0} at the bottom of the deck. (TI4-57.2c)";
    case Verb::Speaker:
      return "Make {0} the speaker. (TI4-57.2a)";
    case Verb::Vote:
      return "Vote for {0}. (TI4-35.5)";
    case Verb::Abstain:
      return "Cast no votes. (TI4-35.14)";
    case Verb::Decide:
      return "Decide for {0}. (TI4-35.19)";
    case Verb::Predict:
      return "Predict {0}. (TI4-35.22)";
    case Verb::Offer:
      return "Offer {0} a transaction. (TI4-84.1)";
    case Verb::GiveGoods:
      return "Give {0} trade good(s). (TI4-84.2)";
    case Verb::GiveCommodities:
      return "Give {0} commodity(s). (TI4-84.2)";
    case Verb::GiveNote:
      return "Give {0}. (TI4-84.2)";
    case Verb::GiveCard:
      return "Give {0}. (TI4-84.3a)";
    case Verb::WantGoods:
      return "Ask for {0} trade good(s). (TI4-84.2)";
    case Verb::WantCommodities:
      return "Ask for {0} commodity(s). (TI4-84.2)";
    case Verb::WantNote:
      return "Ask for {0}. (TI4-84.2)";
    case Verb::WantCard:
      return "Ask for {0}. (TI4-84.3a)";
    case Verb::Propose:
      return "Make the offer. (TI4-84.4a)";
    case Verb::Accept:
      return "Accept. (TI4-84.4a)";
    case Verb::Decline:
      return "Decline. (TI4-84.4a)";
    case Verb::Counter:
      return "Make a counter-offer. (TI4-84.4a)";
    case Verb::From:
      return "Take the token from the {0} pool. (TI4-73.3b)";
    case Verb::Player:
      return "Choose {0}. (TI4-16.5)";
    case Verb::System:
      return "Choose {0}. (TI4-16.5)";
    case Verb::Planet:
      return "Choose {0}. (TI4-16.5)";
    case Verb::UnitAt:
      return "Choose the {1} of {0} at {2}. (TI4-16.5)";
    case Verb::Technology:
      return "Choose {0}. (TI4-81.5)";
    case Verb::Card:
      return "Choose {0}. (TI4-16.5)";
    case Verb::Law:
      return "Choose the law {0}. (TI4-16.5)";
    case Verb::Number:
      return "{0}. (TI4-16.5)";
    case Verb::Swap:
      return "Exchange {0} for {1}. (TI4-16.5)";
    case Verb::Wormhole:
      return "Put the {0} wormhole token in {1}. (TI4-89.0)";
    case Verb::Die:
      return "Change the {1} of one {0}. (TI4-63.3)";
    case Verb::Yes:
      return "Yes. (TI4-16.5)";
    case Verb::No:
      return "No. (TI4-16.5)";
    case Verb::Done:
      return "Done. (TI4-16.5)";
    default:
      return "";
  }
}

}  // namespace orrery::ti4
