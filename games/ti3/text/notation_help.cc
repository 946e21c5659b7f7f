#include "games/ti3/text/notation_help.h"

#include "games/ti/secret_events.h"
#include "games/ti3/text/english.h"

namespace orrery::ti3 {
namespace {

// Where the sentence of a menu is too short for somebody who does not see the question.
std::string_view choice_sentence(Verb v) {
  switch (v) {
    case Verb::Pass:
      return "As an action: pass for the rest of the round; elsewhere: do not react, do not use the "
             "secondary "
             "ability, want no more free choices in this status phase. (TI3-PASS-1)";
    case Verb::Place:
      return "Place one {0} at {1}, in set-up or where a text adds it. (TI3-SETUP-14)";
    case Verb::Spend:
      return "Spend {0} trade goods. In a payment they are spent one at a time: spend 1, as often as wanted. "
             "(TI3-SPEND-7)";
    case Verb::Number:
      return "The number that a text asks for is {0}; before a space battle 1 is the barrage first, 2 the "
             "other shots first; in an invasion how many fighters fight. (TI3-GENERAL-5)";
    case Verb::Reroll:
      return "Roll the die of one {0} that showed {1} again. (TI3-GENERAL-5)";
    case Verb::First:
      return "Of several planets that are due at once, {0} is the next. (TI3-INVASION-2)";
    case Verb::Move:
      return "Move one {0} that carries nothing from {1} into the activated system; the secondary ability of "
             "Warfare: the ship that is to move. (TI3-MOVE-1)";
    case Verb::MoveLaden:
      return "Move one {0} that already carries {1} from {2}. (TI3-MOVE-1)";
    case Verb::Load:
      return "The ship that was declared last picks up one {0} at {1}. (TI3-MOVE-12)";
    case Verb::Give:
      return "Give {0} {1} trade good; one at a time, beside whatever is asked. (TI3-TRADEGOODS-8)";
    case Verb::Offer:
      return "Offer {0} a trade agreement and your trade card number {1} of the race sheet. (TI3-TRADE-4)";
    case Verb::Player:
      return "The player that a text asks for is {0}; in the strategy phase who gets the card. "
             "(TI3-GENERAL-5)";
    case Verb::System:
      return "The system that a text asks for is {0}; for Warfare whence a counter comes or where a ship "
             "goes, for a transfer action where to produce. (TI3-GENERAL-5)";
    case Verb::Planet:
      return "The planet that a text asks for is {0}; of a war sun: which planet it bombards without a "
             "landing. (TI3-GENERAL-5)";
    case Verb::Leader:
      return "The leader that is found or hit is {0}. (TI3-PRISONER-6)";
    case Verb::Yes:
      return "Do what a text allows. (TI3-GENERAL-5)";
    case Verb::No:
      return "Do not do what a text allows. (TI3-GENERAL-5)";
    case Verb::Done:
      return "End a sequence of choices, also without having made one. (TI3-GENERAL-5)";
    default:
      return english_choice(v);
  }
}

// Where the line of the log leaves open what its operands are.
std::string_view event_sentence(Happening h) {
  switch (h) {
    case Happening::RoundBegan:
      return "Game round {0} begins.";
    case Happening::PhaseBegan:
      return "The {0} phase begins.";
    case Happening::BonusPlaced:
      return "A bonus counter is put on the strategy card {0}; {1} lie there now.";
    case Happening::TurnBegan:
      return "{0}'s turn of the action phase begins.";
    case Happening::ActionTaken:
      return "{0} takes an action of this kind: {1}.";
    case Happening::BattleBegan:
      return "A space battle begins in {2}: {0} attacks {1}.";
    case Happening::InvasionBegan:
      return "Invasion combat begins on {2}: {0} attacks {1}.";
    case Happening::CombatRound:
      return "Round {0} of the combat begins.";
    case Happening::DiceRolled:
      return "{0} rolls {2} dice for {1}; {3} of them hit.";
    case Happening::DieShown:
      return "One die of {0}: for one {1}, it shows {2} and needs {3} or more.";
    case Happening::Claimed:
      return "{0} claims {1}, which is worth {2} points.";
    case Happening::PoliticalDrawn:
      return "The political card {0} comes on the table.";
    case Happening::PoliticalSeen:
      return "{0} sees the political card {1} in the deck.";
    case Happening::Voted:
      return "{0} casts {2} votes for {1}.";
    case Happening::VotedPair:
      return "{0} casts {3} votes for {1} and {2}.";
    case Happening::CardDrawn:
      return "{0} draws the action card {1}.";
    case Happening::MarkerMoved:
      return "Age of Empire: the round marker moves to {0}.";
    default:
      return english_log(h);
  }
}

std::string told_to(const HappeningDef& def) { return ti::told_to(def.secret_to); }

const std::vector<OperandExamples>& examples() {
  static const std::vector<OperandExamples> all{
      {"number", {"2", "1"}},
      {"seat", {"red", "blue"}},
      {"system", {"saudor_system", "mecatol_rex_system"}},
      {"planet", {"mecatol_rex", "bereg"}},
      {"place", {"saudor_system", "bereg"}},
      {"spot", {"0,-1", "1,-2"}},
      {"unit", {"cruiser", "ground_force"}},
      {"piece", {"carrier", "damaged_dreadnought"}},
      {"load", {"2gf+1pds", "1gf"}},
      {"race", {"sol", "hacan"}},
      {"technology", {"cybernetics", "gen_synthesis"}},
      {"card", {"direct_hit", "sabotage"}},
      {"political", {"repeal", "revote"}},
      {"law", {"minister_of_war", "code_of_honor"}},
      {"objective", {"s1_five_planets", "s2_domination"}},
      {"power", {"sol_free_troops", "mentak_piracy"}},
      {"leader", {"leader_sol_rev"}},
      {"counter", {"radiation", "settlers"}},
      {"ability", {"sol_free_troops", "minister_of_war"}},
      {"outcome", {"for", "red"}},
      {"strategy", {"initiative", "trade"}},
      {"area", {"strategy", "fleet"}},
      {"colour", {"red", "green"}},
      {"wormhole", {"alpha", "beta"}},
      {"phase", {"action", "status"}},
      {"roll", {"space_battle", "pds_fire"}},
      {"action", {"tactical", "strategic"}},
      {"effect", {"no_vote", "weak"}},
  };
  return all;
}

}  // namespace

// The switch has no default: the compiler names the verb of which nothing is said yet.
Questions<Ask> asked_in(Verb v) {
  using enum Ask;
  using In = Questions<Ask>;
  switch (v) {
    case Verb::Race:
      return In(Race);
    case Verb::Home:
      return In(Home);
    case Verb::Tile:
      return In(PlaceTile);
    case Verb::FaceDown:
      return In(FaceDown);
    case Verb::Take:
      return In(TakeStrategy);
    case Verb::BonusGoods:
    case Verb::BonusCounter:
      return In(Bonus);
    case Verb::Strategic:
    case Verb::Activate:
    case Verb::Transfer:
    case Verb::Skip:
      return In(Action);
    case Verb::Play:
      return In(Action, React);
    case Verb::Copy:
    case Verb::Use:
      return In(Action, React);
    case Verb::Pass:
      return In(Action, React, Secondary, Status);
    case Verb::Follow:
    case Verb::Instead:
      return In(Secondary);
    case Verb::Areas:
    case Verb::Gain:
      return In(Areas);
    case Verb::Exhaust:
      return In(Pay, Ability);
    case Verb::Spend:
      return In(Pay);
    case Verb::Research:
      return In(Research);
    case Verb::Place:
      return In(PlaceStart, PlaceUnits);
    case Verb::Move:
    case Verb::MoveLaden:
      return In(Move, Secondary, Ability);
    case Verb::Load:
    case Verb::LoadLeader:
      return In(Load);
    case Verb::Fire:
    case Verb::Hold:
      return In(PdsFire);
    case Verb::Retreat:
    case Verb::Stay:
      return In(AnnounceRetreat);
    case Verb::RetreatTo:
      return In(Retreat);
    case Verb::Damage:
    case Verb::DamageLaden:
    case Verb::Hit:
    case Verb::HitLaden:
      return In(AssignHits);
    case Verb::Reroll:
      return In(Reroll);
    case Verb::Probe:
      return In(Probe);
    case Verb::Land:
    case Verb::Shift:
      return In(Land);
    case Verb::LandLeader:
      return In(Land, PlaceStart);
    case Verb::Bombard:
    case Verb::Bacteria:
      return In(Bombard);
    case Verb::Raze:
      return In(Bombard, Land);
    case Verb::First:
      return In(Order);
    case Verb::Run:
      return In(SabotageRun);
    case Verb::Produce:
    case Verb::Build:
      return In(Produce);
    case Verb::Remove:
    case Verb::RemoveLaden:
      return In(Remove);
    case Verb::Claim:
      return In(Claim);
    case Verb::Discard:
      return In(Discard);
    case Verb::Refresh:
      return In(Secondary, Ability);
    case Verb::Scrap:
    case Verb::ScrapLaden:
    case Verb::Break:
    case Verb::HandOver:
    case Verb::Execute:
      return In(Status);
    case Verb::Exchange:
      return In(Ability);
    case Verb::SeeTop:
      return In(Political);
    case Verb::Vote:
    case Verb::VotePair:
    case Verb::Abstain:
      return In(Vote);
    case Verb::Decide:
    case Verb::DecidePair:
      return In(Decide);
    case Verb::OpenTrade:
    case Verb::CancelTrade:
      return In(Primary);
    case Verb::Offer:
      return In(Offer);
    case Verb::Answer:
      return In(Answer);
    case Verb::Decline:
      return In(Answer, Ability);
    case Verb::Approve:
    case Verb::Refuse:
      return In(Approve);
    case Verb::Give:
      return In();  // beside whatever is asked
    case Verb::From:
      return In(Ability);
    case Verb::Player:
      return In(GiveStrategy, Primary, Secondary, Ability);
    case Verb::System:
      return In(Primary, Secondary, PdsFire, Produce, Move, Ability);
    case Verb::Planet:
      return In(Bombard, PlaceLeader, Ability);
    case Verb::Leader:
      return In(Prisoners, AssignHits, Ability);
    case Verb::Number:
      return In(Order, Land, Ability);
    case Verb::UnitAt:
    case Verb::LadenAt:
      return In(SabotageRun, Ability);
    case Verb::Technology:
    case Verb::Card:
    case Verb::StrategyCard:
    case Verb::Political:
    case Verb::Law:
    case Verb::Power:
    case Verb::Objective:
    case Verb::Colour:
    case Verb::Die:
      return In(Ability);
    case Verb::Yes:
    case Verb::No:
      return In(Bombard, Ability);
    case Verb::Done:
      return In(Action, Primary, Secondary, Pay, Research, Move, Load, Probe, SabotageRun, Land, Bombard,
                Produce, Claim, PlaceUnits, Status, Offer, Reroll, Ability);
  }
  return In();
}

NotationHelp notation_help(const Rules& rules) {
  std::vector<PatternText> choices = choice_texts<Verb>(kVerbPatterns, choice_sentence, asked_in);
  choices[static_cast<std::size_t>(Verb::Give)].when = {"every question, beside it"};
  return orrery::notation_help(rules, operand_kinds(), examples(), choices,
                               event_texts<Happening>(kHappenings, event_sentence, told_to));
}

}  // namespace orrery::ti3
