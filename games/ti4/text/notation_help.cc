#include "games/ti4/text/notation_help.h"

#include "games/ti/secret_events.h"
#include "games/ti4/text/english.h"

namespace orrery::ti4 {
namespace {

// Where the sentence of a menu is too short for somebody who does not see the question.
std::string_view choice_sentence(Verb v) {
  switch (v) {
    case Verb::Pass:
      return "As an action: pass for the rest of the round; elsewhere: do not react, do not use the "
             "secondary "
             "ability. (TI4-34.3)";
    case Verb::Place:
      return "Place one {0} at {1}, also where a text such as yin_spinner adds it. (TI4-59.4)";
    case Verb::Top:
      return "Put {0} on top of the deck; Politics asks for each card it has shown. (TI4-57.2c)";
    case Verb::Bottom:
      return "Put {0} at the bottom of the deck; Politics asks for each card it has shown. (TI4-57.2c)";
    case Verb::Spend:
      return "Spend {0} trade goods. In a payment they are spent one at a time: spend 1, as often as wanted. "
             "(TI4-47.3)";
    case Verb::Number:
      return "The number that a text asks for is {0}; of several tokens the question says which is which. "
             "(TI4-16.5)";
    case Verb::Reroll:
      return "Roll the die of one {0} that showed {1} again. (TI4-63.0)";
    case Verb::Die:
      return "Name the die of one {0} that showed {1}: its face is changed as the card says. (TI4-63.3)";
    case Verb::First:
      return "Of several planets that are due at once, {0} is the next. (TI4-43.4a)";
    case Verb::From:
      return "The command token that must be placed comes from the {0} pool. (TI4-73.3b)";
    case Verb::Player:
      return "The player that a text asks for is {0}. (TI4-16.5)";
    case Verb::System:
      return "The system that a text asks for is {0}. (TI4-16.5)";
    case Verb::Planet:
      return "The planet that a text asks for is {0}: for mitosis where the infantry is placed, for "
             "bioplasmosis where it goes. (TI4-16.5)";
    case Verb::UnitAt:
      return "The unit that a text asks for is the {1} of {0} at {2}: for bioplasmosis infantry of the "
             "planet "
             "that it leaves, before the number (of several) and the planet it goes to. (TI4-16.5)";
    case Verb::Technology:
      return "The technology that a text or a prerequisite asks for is {0}. (TI4-81.5)";
    case Verb::Card:
      return "The strategy card that a text asks for is {0}. (TI4-16.5)";
    case Verb::Law:
      return "The law that a text asks for is {0}. (TI4-16.5)";
    case Verb::Swap:
      return "Exchange the strategy card {0} for {1}. (TI4-16.5)";
    case Verb::Yes:
      return "Do what a text allows. (TI4-16.5)";
    case Verb::No:
      return "Do not do what a text allows. (TI4-16.5)";
    case Verb::Done:
      return "End a sequence of choices, also without having made one. (TI4-16.5)";
    case Verb::Take:
      return "Take the strategy card {0} in the strategy phase. (TI4-37.1)";
    case Verb::Offer:
      return "Begin an offer to {0}; it is put together with give and want, then proposed. (TI4-84.1)";
    default:
      return english_choice(v);
  }
}

// Where the line of the log leaves open what its operands are.
std::string_view event_sentence(Happening h) {
  switch (h) {
    case Happening::TilesDealt:
      return "{0} is dealt the tile {1} in set-up.";
    case Happening::RoundBegan:
      return "Game round {0} begins.";
    case Happening::PhaseBegan:
      return "The {0} phase begins.";
    case Happening::GoodsOnCard:
      return "A trade good is put on the strategy card {0}; {1} lie there now.";
    case Happening::TurnBegan:
      return "{0}'s turn of the action phase begins.";
    case Happening::ActionTaken:
      return "{0} takes an action of this kind: {1}.";
    case Happening::TechnologyCopied:
      return "{0} puts assimilator token {2} on the technology {1}.";
    case Happening::CombatBegan:
      return "Space combat begins in {2}: {0} attacks {1}.";
    case Happening::GroundCombatBegan:
      return "Ground combat begins on {2}: {0} attacks {1}.";
    case Happening::CombatRound:
      return "Round {0} of the combat begins.";
    case Happening::DiceRolled:
      return "{0} rolls {2} dice for {1}; {3} of them hit.";
    case Happening::DieShown:
      return "One die of {0}: for one {1}, it shows {2} and needs {3} or more.";
    case Happening::Scored:
      return "{0} scores {1}, which is worth {2} points.";
    case Happening::AgendaRevealed:
      return "The agenda {0} is revealed.";
    case Happening::AgendaReplaced:
      return "The agenda {0} is discarded and another one revealed.";
    case Happening::AgendaSeen:
      return "{0} sees the agenda {1} in the deck.";
    case Happening::AgendaDiscarded:
      return "The agenda {0} goes to the discard pile.";
    case Happening::Voted:
      return "{0} casts {2} votes for {1}.";
    case Happening::CardDrawn:
      return "{0} draws the action card {1}.";
    default:
      return english_log(h);
  }
}

std::string told_to(const HappeningDef& def) { return ti::told_to(def.secret_to); }

const std::vector<OperandExamples>& examples() {
  static const std::vector<OperandExamples> all{
      {"number", {"2", "1"}},
      {"seat", {"red", "blue"}},
      {"system", {"18", "25"}},
      {"planet", {"mecatol_rex", "bereg"}},
      {"place", {"18", "bereg"}},
      {"unit", {"cruiser", "infantry"}},
      {"piece", {"cruiser", "damaged_dreadnought"}},
      {"card", {"direct_hit", "sabotage"}},
      {"ability", {"transit_diodes", "ceasefire/red"}},
      {"technology", {"gravity_drive", "sarween_tools"}},
      {"strategy", {"leadership", "trade"}},
      {"objective", {"corner_the_market", "expand_borders"}},
      {"agenda", {"mutiny", "seed_of_an_empire"}},
      {"law", {"core_mining", "fleet_regulations"}},
      {"outcome", {"for", "red"}},
      {"note", {"ceasefire/red", "faction_note/blue"}},
      {"faction", {"sol", "hacan"}},
      {"spot", {"0,-1", "1,-2"}},
      {"pool", {"tactic", "fleet"}},
      {"wormhole", {"alpha", "beta"}},
      {"phase", {"action", "status"}},
      {"roll", {"combat", "space_cannon"}},
      {"action", {"tactical", "strategic"}},
  };
  return all;
}

}  // namespace

// The switch has no default: the compiler names the verb of which nothing is said yet.
Questions<Ask> asked_in(Verb v) {
  using enum Ask;
  using In = Questions<Ask>;
  switch (v) {
    case Verb::Faction:
      return In(Faction);
    case Verb::Tile:
      return In(PlaceTile);
    case Verb::Keep:
      return In(KeepSecret);
    case Verb::Take:
      return In(TakeStrategy);
    case Verb::Strategic:
    case Verb::Activate:
      return In(Action, MoreAction);
    case Verb::Play:
      return In(Action, MoreAction, React);
    case Verb::Use:
      return In(Action, MoreAction, React, Prerequisite);
    case Verb::Pass:
      return In(Action, React, Secondary, Vote);
    case Verb::End:
      return In(MoreAction, EndTurn);
    case Verb::Follow:
      return In(Secondary);
    case Verb::Pools:
    case Verb::Gain:
      return In(Pools);
    case Verb::Exhaust:
      return In(Pay, Prerequisite, Vote, Ability);
    case Verb::Spend:
      return In(Pay, Ability);
    case Verb::Research:
      return In(Research);
    case Verb::Place:
      return In(PlaceStart, PlaceStructure, PlaceUnits, Ability);
    case Verb::Move:
      return In(Move);
    case Verb::Load:
      return In(Load);
    case Verb::Fire:
    case Verb::FireAt:
    case Verb::Hold:
      return In(SpaceCannon);
    case Verb::Retreat:
    case Verb::Stay:
      return In(AnnounceRetreat);
    case Verb::RetreatTo:
      return In(Retreat);
    case Verb::Sustain:
    case Verb::Hit:
      return In(AssignHits);
    case Verb::Reroll:
      return In(Reroll);
    case Verb::Bombard:
      return In(Bombard);
    case Verb::ExtraDie:
      return In(Bombard, SpaceCannon);
    case Verb::RemoveCustodians:
      return In(Custodians);
    case Verb::Commit:
      return In(Commit, Ability);
    case Verb::CommitFighters:
      return In(Commit);
    case Verb::First:
      return In(Order);
    case Verb::Produce:
      return In(Produce);
    case Verb::Recall:
      return In(Produce, PlaceStructure, PlaceUnits, Ability);
    case Verb::Remove:
      return In(Remove);
    case Verb::Score:
      return In(Score);
    case Verb::Discard:
      return In(Discard);
    case Verb::Return:
      return In(ReturnSecret);
    case Verb::Ready:
      return In(ReadyPlanets, Ability);
    case Verb::Top:
    case Verb::Bottom:
      return In(Agendas);
    case Verb::Speaker:
      return In(Speaker);
    case Verb::Vote:
    case Verb::Abstain:
      return In(Vote);
    case Verb::Decide:
      return In(Decide);
    case Verb::Predict:
      return In(Ability);
    case Verb::Offer:
      return In();  // beside whatever is asked
    case Verb::GiveGoods:
    case Verb::GiveCommodities:
    case Verb::GiveNote:
    case Verb::GiveCard:
    case Verb::WantNote:
    case Verb::Propose:
      return In(Offer);
    case Verb::WantGoods:
    case Verb::WantCommodities:
    case Verb::WantCard:
      return In(Offer, Ability);
    case Verb::Accept:
    case Verb::Counter:
      return In(Answer);
    case Verb::Decline:
      return In(Offer, Answer);
    case Verb::From:
      return In(TokenFromSheet, Ability);
    case Verb::Player:
      return In(Primary, Ability);
    case Verb::System:
      return In(Primary, Secondary, Ability);
    case Verb::Planet:
      return In(Secondary, Ability);
    case Verb::Technology:
      return In(StartTechnology, Ability);
    case Verb::Number:
      return In(Pools, Ability);
    case Verb::UnitAt:
    case Verb::Card:
    case Verb::Law:
    case Verb::Swap:
    case Verb::Wormhole:
    case Verb::Die:
      return In(Ability);
    case Verb::Yes:
    case Verb::No:
      return In(Primary, Secondary, Ability);
    case Verb::Done:
      return In(Primary, Pay, Research, PlaceStructure, Move, Load, Reroll, Bombard, Custodians, Commit,
                Produce, Score, ReadyPlanets, PlaceUnits, Vote, Ability);
  }
  return In();
}

NotationHelp notation_help(const Rules& rules) {
  std::vector<PatternText> choices = choice_texts<Verb>(kVerbPatterns, choice_sentence, asked_in);
  choices[static_cast<std::size_t>(Verb::Offer)].when = {"every question, beside it"};
  return orrery::notation_help(rules, operand_kinds(), examples(), choices,
                               event_texts<Happening>(kHappenings, event_sentence, told_to));
}

}  // namespace orrery::ti4
