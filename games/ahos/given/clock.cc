// Where the game stands, and single fields of the state.
#include "engine/core/json_fields.h"
#include "engine/core/json_text.h"
#include "games/ahos/exact_names.h"
#include "games/ahos/flow/turn_steps.h"
#include "games/ahos/given/builder.h"

namespace orrery::ahos {

bool PositionBuilder::read_clock() {
  int actions = r_.limits.actions;
  int round = 1;
  int reshuffles = 0;
  int final_round = 0;
  int idle = 0;
  s_.turn.seat = SeatId(0);
  if (!in_.name_at("turn", s_.turn.seat)) return false;
  s_.first_player = SeatId(0);
  constexpr int kMany = 250;
  const bool good =
      in_.name_at("first_player", s_.first_player) && in_.number_at("actions", 0, kMany, actions) &&
      in_.number_at("round", 1, kMany, round) && in_.number_at("reshuffles", 0, kMany, reshuffles) &&
      in_.number_at("final_round", 0, kMany, final_round) && in_.number_at("idle_turns", 0, kMany, idle) &&
      in_.truth_at("won_combat", s_.turn.won_combat) && in_.truth_at("cloaked", s_.turn.cloaked);
  s_.turn.actions = static_cast<std::uint8_t>(actions);
  s_.round = static_cast<std::uint16_t>(round);
  s_.reshuffles = static_cast<std::uint8_t>(reshuffles);
  s_.final_round = static_cast<std::uint16_t>(final_round);
  s_.idle_turns = static_cast<std::uint8_t>(idle);
  return good;
}

void PositionBuilder::begin() {
  const std::size_t players = static_cast<std::size_t>(r_.players);
  const std::size_t place = (s_.turn.seat.index() + players - s_.first_player.index()) % players;
  Rounds rounds;
  rounds.played = static_cast<std::uint8_t>(place + 1);
  Turn turn;
  turn.seat = s_.turn.seat;
  turn.step = TurnStep::Actions;
  s_.flow.frames.push_back(rounds);
  s_.flow.frames.push_back(turn);
  run(Play{s_, r_, nullptr});
}

// set: {/players/red/vp: 12}: any field of the state by its path, read and written through the exact JSON
// form.
bool PositionBuilder::read_set() {
  const json::value* j = in_.get("set");
  if (j == nullptr) return true;
  if (!j->is_object()) return in_.fail("/set", "expected a map from path to value");
  const ExactNames names{r_};
  json::value doc = to_json(s_, names);
  for (const auto& entry : j->get_object()) {
    json::value* place = json_at(doc, entry.key());
    const std::string at = "/set" + std::string(entry.key());
    if (place == nullptr) return in_.fail(at, "no such path in the state");
    if (entry.key().starts_with("/flow")) return in_.fail(at, "where the game stands cannot be set");
    if (entry.key().ends_with("/vp")) return in_.fail(at, "VP are counted from the position; place markers");
    *place = entry.value();
  }
  State changed = s_;
  const std::string wrong = from_json(doc, changed, names);
  if (!wrong.empty())
    return in_.fail("/set" + wrong.substr(0, wrong.find(": ")), wrong.substr(wrong.find(": ") + 2));
  for (SpaceId space : r_.board) {
    if (!changed.spaces[space].tile.valid()) return in_.fail("/set", "a space without a system");
  }
  for (CardId card : changed.tech_bottom) {
    if (!card.valid()) return in_.fail("/set", "a card that is none");
  }
  s_ = changed;
  return true;
}

}  // namespace orrery::ahos
