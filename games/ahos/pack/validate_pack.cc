#include "games/ahos/pack/validate_pack.h"

#include "games/ahos/pack/pack_check.h"

namespace orrery::ahos {

void validate_pack(const Pack& pack, PackErrors& errors) {
  const PackCheck check{pack, errors, errors.files()};
  validate_ids(check);
  validate_board(check);
  validate_layouts(check);
  validate_cards(check);
  validate_supply(check);
}

}  // namespace orrery::ahos
