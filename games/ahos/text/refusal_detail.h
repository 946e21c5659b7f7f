// What a refusal is about in this position: what it would cost and what there is to pay with.
#pragma once

#include "engine/contract/saying.h"
#include "engine/flow/refusal.h"
#include "games/ahos/fwd.h"
#include "games/ahos/notation.h"

namespace orrery::ahos {

// Nothing where the rule says it all.
Sayings refusal_detail(const Look& look, Choice c, Refusal refusal);

}  // namespace orrery::ahos
