// Touch of Genius: three influence for the effect of any discarded action card, when that card could be
// played (flow/use.cc).
#include "games/ti3/content/cards/cards.h"

namespace orrery::ti3 {

const AbilityDef kTouchOfGenius{
    .id = "touch_of_genius",
    .at = when(),
    .copies_discards = true,
};

}  // namespace orrery::ti3
