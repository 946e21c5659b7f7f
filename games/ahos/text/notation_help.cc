#include "games/ahos/text/notation_help.h"

#include "games/ahos/text/english.h"

namespace orrery::ahos {
namespace {

// Where the sentence of a menu is too short for somebody who does not see the question.
std::string_view choice_sentence(Verb v) {
  switch (v) {
    case Verb::Pass:
      return "As an action: pass; in a reaction: use nothing. (AHOS-PAS-1)";
    case Verb::Take:
      return "Take {0} into your hand: a forced draw from Reserve, or a card of the discard pile that a text "
             "allows.";
    case Verb::Against:
      return "The player that a text is used against is {0}.";
    case Verb::Sabotage:
      return "Discard {1}, a card in a Reserve of {0}.";
    case Verb::Done:
      return "End a sequence of choices: producing, moving, stowing, discarding, paying, a response once "
             "ahead.";
    default:
      return english_choice(v);
  }
}

// Where the line of the log leaves open what its operands are.
std::string_view event_sentence(Happening h) {
  switch (h) {
    case Happening::TilePlaced:
      return "The system {1} lies on space {0}.";
    case Happening::BlackHoleAside:
      return "The black hole that space {0} brings finds no place.";
    case Happening::BlackHoleRemoved:
      return "The black hole on the connection {0} is gone.";
    case Happening::BlackHolePlaced:
      return "A black hole closes the connection {0}.";
    case Happening::TokenOffered:
      return "The Development token {0} is on offer.";
    case Happening::TechnologyOffered:
      return "The Technology card {0} is on offer.";
    case Happening::WormholesOnSale:
      return "{0} is set aside; Wormhole tokens are on sale.";
    case Happening::TurnBegan:
      return "{0}'s turn begins, in round {1}.";
    case Happening::Action:
      return "{0} takes an action of this kind: {1}.";
    case Happening::Passed:
      return "{0} passes; games tell this as an action of the kind pass instead.";
    case Happening::TextEnded:
      return "{0} has used the text of {1}, and lays the card down.";
    case Happening::Answered:
      return "{0} has taken the lead in the combat, and the other side responds.";
    case Happening::MarginNow:
      return "The {0} is now ahead by {1} in the combat.";
    default:
      return english_log(h);
  }
}

std::string told_to(const HappeningDef& def) { return def.to_owner_only ? "the first seat" : "everybody"; }

const std::vector<OperandExamples>& examples() {
  static const std::vector<OperandExamples> all{
      {"space", {"8", "14"}},
      {"held", {"S1", "T05/r1"}},
      {"unit", {"fleet", "star_base"}},
      {"resource", {"energy", "matter"}},
      {"card", {"T05", "H01"}},
      {"token", {"D03", "D01"}},
      {"system", {"H03", "U01"}},
      {"seat", {"red", "blue"}},
      {"connection", {"14-19", "3-8"}},
      {"reserve", {"r1", "r2"}},
      {"race", {"technoids", "storbots"}},
      {"alien", {"3"}},
      {"marker", {"colony", "home"}},
      {"side", {"attacker", "defender"}},
      {"action", {"produce", "move"}},
      {"number", {"2", "1"}},
  };
  return all;
}

}  // namespace

// The switch has no default: the compiler names the verb of which nothing is said yet.
Questions<Ask> asked_in(Verb v) {
  using In = Questions<Ask>;
  switch (v) {
    case Verb::Home:
      return In(Ask::Home);
    case Verb::Settle:
      return In(Ask::FirstColony);
    case Verb::Develop:
      return In(Ask::Develop);
    case Verb::Produce:
    case Verb::MoveAction:
    case Verb::AcquireToken:
    case Verb::ReserveAction:
    case Verb::DiscardAction:
    case Verb::Remove:
      return In(Ask::Action);
    case Verb::Outpost:
    case Verb::Colony:
    case Verb::Acquire:
      return In(Ask::Action, Ask::Text);
    case Verb::Use:
      return In(Ask::Action, Ask::FreeText, Ask::React, Ask::Respond);
    case Verb::Pass:
      return In(Ask::Action, Ask::React);
    case Verb::End:
      return In(Ask::FreeText);
    case Verb::Build:
      return In(Ask::Produce);
    case Verb::Move:
    case Verb::Warp:
    case Verb::Slip:
      return In(Ask::Move);
    case Verb::Stow:
    case Verb::Shift:
    case Verb::Swap:
      return In(Ask::Stow);
    case Verb::Discard:
      return In(Ask::Discard, Ask::Text);
    case Verb::Spend:
    case Verb::SpendToken:
      return In(Ask::Pay, Ask::Respond);
    case Verb::Stay:
      return In(Ask::Attack, Ask::Defend);
    case Verb::Withdraw:
      return In(Ask::Attack, Ask::Defend, Ask::Text);
    case Verb::Reinforce:
    case Verb::ReinforceWarp:
    case Verb::Pull:
    case Verb::PullWarp:
    case Verb::Yield:
      return In(Ask::Respond);
    case Verb::Lose:
      return In(Ask::Lose);
    case Verb::Retreat:
      return In(Ask::Retreat);
    case Verb::Take:
      return In(Ask::TakeReserve, Ask::Text);
    case Verb::Against:
    case Verb::Sabotage:
    case Verb::Cycle:
    case Verb::Close:
    case Verb::Open:
    case Verb::Salvage:
    case Verb::Trash:
      return In(Ask::Text);
    case Verb::Done:
      return In(Ask::Produce, Ask::Move, Ask::Stow, Ask::Discard, Ask::Respond, Ask::Text);
  }
  return In();
}

NotationHelp notation_help(const Rules& rules) {
  return orrery::notation_help(rules, operand_kinds(), examples(),
                               choice_texts<Verb>(kVerbPatterns, choice_sentence, asked_in),
                               event_texts<Happening>(kHappenings, event_sentence, told_to));
}

}  // namespace orrery::ahos
