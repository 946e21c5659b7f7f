// The vocabulary of card texts: one EffectDef per effect code of components b.1, each in its own file. Adding
// a code: write content/<code>.cc, declare its def here, add it to the table in effects.cc and to EffectCode.
#pragma once

#include <span>
#include <string>

#include "games/ahos/effect.h"
#include "games/ahos/pack/pack.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

struct EffectDef {
  EffectCode code = EffectCode::None;
  // Reads the arguments; returns what was expected if they do not fit, otherwise "".
  std::string (*parse)(const EffectCall& call, Effect& e) = nullptr;
  // For texts that are used by choice. The position has the card already set aside, so that it pays for
  // nothing else.
  Refusal (*usable)(const Look& look, SeatId seat, const Effect& e) = nullptr;
  // The answers to what the text asks its owner before it is played; none: it asks nothing (more).
  void (*ask)(const Look& look, const Text& a, const Effect& e, OptionList& out) = nullptr;
  // Does it. May return Next::Ask to ask while doing it; then `answers` lists the answers and `answer` takes
  // one.
  Next (*resolve)(Play& g, Text& a, const Effect& e) = nullptr;
  void (*answers)(const Look& look, const Text& a, const Effect& e, OptionList& out) = nullptr;
  void (*answer)(Play& g, Text& a, const Effect& e, Choice c) = nullptr;
  // Who answers while it is done; the owner unless given.
  SeatId (*answerer)(const Look& look, const Text& a) = nullptr;
};

const EffectDef& effect_def(EffectCode code);

// "" and the effect, or what was expected. Also checks that the card's kind can carry the effect.
std::string parse_effect(const CardRow& card, const EffectCall& call, Effect& e);

// Whether the text of a card may be used: on one's own turn (action and free texts), in one's response
// (combat texts).
Refusal can_use_in_turn(const Look& look, SeatId seat, Zone from, KindId kind);
Refusal can_use_in_combat(const Look& look, SeatId seat, Zone from, KindId kind);
// Starts the text; the caller has checked that it may be used.
void use_text(Play& g, SeatId seat, Zone from, KindId kind);

// Arguments of effect calls.
std::string parse_none(const EffectCall& call, Effect& e);    // no arguments
std::string parse_number(const EffectCall& call, Effect& e);  // one number -> n
std::string expect_arguments(const EffectCall& call, int positional,
                             std::initializer_list<std::string_view> named);
bool read_number(std::string_view text, std::int8_t& out);  // 0..50, a leading + allowed
std::string read_named_number(const EffectCall& call, std::string_view name, std::int8_t& out);

extern const EffectDef kStrength, kFewerLosses, kAlienValue, kEnvoy, kSalvage, kDraw, kRecover, kStow, kTrash,
    kProduce, kOutpost, kUpgradeOutpost, kMoveThenColonise, kPassThrough, kAcquireTech, kCycleTech, kPeek,
    kSabotage, kPact, kBlackHole;
// In force while the card lies in Reserve, or printed facts.
std::span<const EffectDef> passive_effects();

}  // namespace orrery::ahos
