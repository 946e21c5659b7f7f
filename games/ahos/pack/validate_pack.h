// What takes more than one row to see: unique ids, references, the graph of the board, and counts that let
// every game of two to four players be set up (components b.15, with the pack's own counts).
#pragma once

#include "games/ahos/pack/pack.h"
#include "games/pack/pack_error.h"

namespace orrery::ahos {

// Adds an error for every promise of pack.h that does not hold. `errors` already has those found in single
// rows; a check that needs a file with such an error is left out, since what it found would only follow
// from them.
void validate_pack(const Pack& pack, PackErrors& errors);

}  // namespace orrery::ahos
