// The promissory notes, one file each. Political Secret and other notes of the agenda phase stand here too.
#pragma once

#include "games/ti4/content/ability.h"

namespace orrery::ti4 {

extern const AbilityDef kAcquiescence;
extern const AbilityDef kAntivirus;
extern const AbilityDef kCeasefire;
extern const AbilityDef kCreussIff;
extern const AbilityDef kCyberneticEnhancements;
extern const AbilityDef kFiresOfTheGashlai;
extern const AbilityDef kGiftOfPrescience;
extern const AbilityDef kGreyfireMutagen;
extern const AbilityDef kMilitarySupport;
extern const AbilityDef kPoliticalFavor;
extern const AbilityDef kPoliticalSecret;
extern const AbilityDef kPromiseOfProtection;
extern const AbilityDef kRaghsCall;
extern const AbilityDef kResearchAgreement;
extern const AbilityDef kSpyNet;
extern const AbilityDef kStymie;
extern const AbilityDef kSupportForTheThrone;
extern const AbilityDef kTekklarLegion;
extern const AbilityDef kTradeAgreement;
extern const AbilityDef kTradeConvoys;
extern const AbilityDef kWarFunding;

// The owner of the note being used.
SeatId owner_of(const Use& a);
bool in_hand(const Look& look, SeatId seat, NoteId note);
bool note_in_play(const Look& look, SeatId seat, NoteId note);
// A note in play goes back because its holder has activated a system with units of its owner.
bool broken(const Look& look, SeatId seat, NoteId note, const Occasion* w);
// For notes without text of their own while they lie in play (their effect is a trait): as a component action
// into play, and back when broken.
bool lasting_usable(const Look& look, SeatId seat, NoteId note, const Occasion* w);
Next play_or_return(Play& g, Use& a);

}  // namespace orrery::ti4
