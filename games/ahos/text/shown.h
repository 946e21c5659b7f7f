// A view as JSON: the fields of games/ahos/view.h without the frames of our procedures, and what follows from
// them. The client's types are printed from the same field lists. docs/views.md.
#pragma once

#include "engine/contract/shown.h"
#include "games/ahos/score.h"
#include "games/ahos/view.h"

namespace orrery::ahos {

inline ShapeText shape_text(const Marker*) { return {"Marker"}; }
inline ShapeText shape_text(const AlienSide*) { return {"AlienSide"}; }
inline ShapeText shape_text(const Side*) { return {"Side"}; }
inline ShapeText shape_text(const Units*) { return {"Units"}; }
inline ShapeText shape_text(const SpaceView*) {
  return {"SpaceView",
          "",
          {{"units", "by seat"},
           {"alien_token", "if face up, or if the viewer has looked at it"},
           {"alien_seen", "seats that have looked at it"}}};
}
inline ShapeText shape_text(const PlayerView*) {
  return {"PlayerView",
          "",
          {{"hand", "the viewer's own"},
           {"draw", "content of the viewer's own draw pile, not its order"},
           {"known_deck", "cards surely in hand or draw pile, as far as the viewer can know"},
           {"known_hand", "of these, cards surely in hand"},
           {"has_picked", "a secret choice of set-up is made"},
           {"pick", "the viewer's own"}}};
}
inline ShapeText shape_text(const TurnMemory*) { return {"TurnView", "", {{"actions", "left"}}}; }

inline ShapeText shape_text(const Score*) {
  return {"Score",
          "Where the points of a player come from; the parts add up to final_vp.",
          {{"development", "Development tokens"},
           {"reserve", "cards that count while they lie in a Reserve"},
           {"cards", "cards that count wherever their owner has them"}}};
}

// The points of a player in the end.
struct ShownResult {
  std::optional<Score> score;
  ORRERY_FIELDS(ShownResult, score)
};
inline ShapeText shape_text(const ShownResult*) { return {"", "", {{"score", "once the game is over"}}}; }

// What a player's board comes to; zeros until the race is known.
struct ShownLimits {
  int hand_limit = 0;
  int reserve_one_capacity = 0;
  int reserve_one_counted = 0;
  int reserve_two_capacity = 0;
  int reserve_two_counted = 0;
  ORRERY_FIELDS(ShownLimits, hand_limit, reserve_one_capacity, reserve_one_counted, reserve_two_capacity,
                reserve_two_counted)
};
inline ShapeText shape_text(const ShownLimits*) {
  return {"",
          "",
          {{"reserve_one_capacity", "how many cards it holds; 0 until the race is known"},
           {"reserve_one_counted", "how many cards in it count"}}};
}

ORRERY_ENUM(StrengthSource, Fleets, StarBases, Card, Added, System, Alien)
inline ShapeText shape_text(const StrengthSource*) { return {"SourceKind"}; }

struct ShownSource {
  StrengthSource kind = StrengthSource::Fleets;
  int count = 0;
  int strength = 0;
  std::optional<std::string> card;
  ORRERY_FIELDS(ShownSource, kind, count, strength, card)
};
inline ShapeText shape_text(const ShownSource*) {
  return {"Source", "", {{"count", "how many pieces; 0 where there are none"}}};
}

struct ShownSide {
  std::optional<std::string> seat;
  int strength = 0;
  std::vector<ShownSource> sources;
  bool unknown = false;
  ORRERY_FIELDS(ShownSide, seat, strength, sources, unknown)
};
inline ShapeText shape_text(const ShownSide*) {
  return {"CombatSide", "", {{"seat", "null: a neutral system"}, {"unknown", "an Alien token is face down"}}};
}

// Where a combat stands, as players know it; steps of our procedure are our own business.
ORRERY_ENUM(CombatStage, Reveal, Strengths, Stay, Answers, Losses, Retreat, Aftermath)
inline ShapeText shape_text(const CombatStage*) { return {"CombatStage"}; }

struct ShownCombat {
  std::string space;
  CombatStage stage = CombatStage::Reveal;
  ShownSide attacker;
  ShownSide defender;
  int margin = 0;
  bool crossed = false;
  bool decided = false;
  std::optional<Side> winner;
  ORRERY_FIELDS(ShownCombat, space, stage, attacker, defender, margin, crossed, decided, winner)
};
inline ShapeText shape_text(const ShownCombat*) {
  return {"CombatView",
          "The combat with its sums, as the server counts them.",
          {{"margin", "attacker minus defender; above zero the attacker is ahead"},
           {"decided", "units are being lost: strengths mean nothing any more"}}};
}

// A move action under way.
struct ShownMove {
  std::optional<std::string> target;
  ORRERY_FIELDS(ShownMove, target)
};
inline ShapeText shape_text(const ShownMove*) {
  return {
      "MoveView", "A move action under way.", {{"target", "the defended system that it enters, if any yet"}}};
}

// The fields of a View that are shown as they are: all but the frames.
struct ShownFields : View {
  static constexpr auto field_names() {
    constexpr auto all = View::field_names();
    static_assert(all.back() == "flow");
    std::array<std::string_view, all.size() - 1> out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = all[i];
    return out;
  }
  template <class Call>
  constexpr auto with_fields(Call&& call) const {
    return View::with_fields([&](const auto&... fields) {
      return without_last(std::forward<Call>(call), std::tie(fields...),
                          std::make_index_sequence<sizeof...(fields) - 1>{});
    });
  }

 private:
  template <class Call, class All, std::size_t... I>
  static constexpr auto without_last(Call&& call, const All& all, std::index_sequence<I...>) {
    return call(std::get<I>(all)...);
  }
};
inline ShapeText shape_text(const ShownFields*) {
  return {"AhosView",
          "What one viewer may know.",
          {{"viewer", "null: a spectator"},
           {"round", "0: set-up; once the game is over, the last one played"},
           {"tech_unseen", "Technology cards of which the viewer cannot know the place"},
           {"alien_unseen", "Alien tokens of which the viewer cannot know the place"},
           {"token_pool", "known by elimination; the order is not"},
           {"final_round", "0: not announced"}}};
}

// What only follows from a view.
struct ShownOutlook {
  std::optional<ShownCombat> combat;
  std::optional<ShownMove> moving;
  int reshuffle_goal = 0;
  ORRERY_FIELDS(ShownOutlook, combat, moving, reshuffle_goal)
};
inline ShapeText shape_text(const ShownOutlook*) {
  return {"", "", {{"reshuffle_goal", "reshuffles that start the end"}}};
}

// The shapes of a view; the last one is AhosView.
std::vector<Shape> view_shapes();

}  // namespace orrery::ahos
