// Drawing action cards and secret objectives, and the limits on both (18.3, 18.4, 20.21).
#pragma once

#include "games/ti4/fwd.h"

namespace orrery::ti4 {

struct DrawCards {
  static constexpr std::string_view kName = "draw_cards";
  struct Result {
    static constexpr bool kMayBeIgnored = true;
  };
  SeatId seat;
  std::uint8_t count = 1;  // still to be drawn
  std::uint8_t drawn = 0;
  [[nodiscard]] std::uint8_t told() const { return drawn; }
  ORRERY_FIELDS(DrawCards, seat, count, drawn)
};
ORRERY_FRAME(DrawCards)
ORRERY_CHANCE_FRAME(DrawCards)

// Discards down to the hand limit; or, if `count` is not 0, that many cards for an effect.
struct HandLimit {
  static constexpr std::string_view kName = "hand_limit";
  SeatId seat;
  std::uint8_t count = 0;
  bool by_effect = false;  // kept by the frame: `count` was given
  ORRERY_FIELDS(HandLimit, seat, count, by_effect)
};
ORRERY_ASKING_FRAME(HandLimit)

ORRERY_STEPS(DrawSecretsStep)
struct DrawSecrets {
  static constexpr std::string_view kName = "draw_secrets";
  DrawSecretsStep step{};
  SeatId seat;
  std::uint8_t count = 1;
  ORRERY_FIELDS(DrawSecrets, step, seat, count)
};
ORRERY_ASKING_FRAME(DrawSecrets)
ORRERY_CHANCE_FRAME(DrawSecrets)

inline constexpr int kMostSecrets = 3;               // 20.21
int secrets_counted(const Look& look, SeatId seat);  // scored and unscored, without leaked ones (FAQ-22a)
bool can_draw_secret(const Look& look);              // the deck is not empty

}  // namespace orrery::ti4
