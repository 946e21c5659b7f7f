#include "games/ti4/content/notes/notes.h"

#include <array>

#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

SeatId owner_of(const Use& a) { return Rules::owner_of(NoteId(a.ref.id)); }

bool in_hand(const Look& look, SeatId seat, NoteId note) { return look.s.players[seat].notes.contains(note); }

bool note_in_play(const Look& look, SeatId seat, NoteId note) {
  return look.s.players[seat].notes_in_play.contains(note);
}

bool broken(const Look& look, SeatId seat, NoteId note, const Occasion* w) {
  return w != nullptr && is_at(*w, Timing::SystemActivated) && w->subject == raw(seat) &&
         note_in_play(look, seat, note) && has_units(look, Rules::owner_of(note), SystemId(w->object));
}

bool lasting_usable(const Look& look, SeatId seat, NoteId note, const Occasion* w) {
  return w == nullptr ? in_hand(look, seat, note) : broken(look, seat, note, w);
}

Next play_or_return(Play& g, Use& a) {
  const NoteId note(a.ref.id);
  if (note_in_play(g, a.owner, note)) {
    return_note(g, note);
  } else {
    put_note_in_play(g, a.owner, note);
  }
  return Next::Done;
}

std::span<const AbilityDef* const> note_abilities() {
  static constexpr auto kNotes = std::to_array<const AbilityDef*>({
      &kAcquiescence,
      &kAntivirus,
      &kCeasefire,
      &kCreussIff,
      &kCyberneticEnhancements,
      &kFiresOfTheGashlai,
      &kGiftOfPrescience,
      &kGreyfireMutagen,
      &kMilitarySupport,
      &kPoliticalFavor,
      &kPoliticalSecret,
      &kPromiseOfProtection,
      &kRaghsCall,
      &kResearchAgreement,
      &kSpyNet,
      &kStymie,
      &kSupportForTheThrone,
      &kTekklarLegion,
      &kTradeAgreement,
      &kTradeConvoys,
      &kWarFunding,
  });
  return kNotes;
}

}  // namespace orrery::ti4
