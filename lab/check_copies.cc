// Copies, bytes, JSON and the end.
#include "engine/core/json_text.h"
#include "lab/properties.h"

namespace orrery {
namespace {

// Moves a game on by one random step.
void move_on(Match& match, Random& random) {
  if (match.stop() == Stop::Chance) {
    match.apply_outcome(draw_outcome(match.chance(), random), nullptr);
  } else if (match.stop() == Stop::Decision) {
    OptionList options;
    match.options(options);
    match.apply(options[random.below(static_cast<std::uint32_t>(options.size()))], nullptr);
  }
}

std::string check_clone(const Match& match, Random& random) {
  const std::vector<std::uint8_t> bytes = match.bytes();
  const std::unique_ptr<Match> copy = match.clone();
  if (!copy->same_state(match)) return "a clone has another state";
  if (copy->bytes() != bytes) return "a clone has other bytes";
  move_on(*copy, random);
  if (match.bytes() != bytes) return "a step of a clone changed the game it was cloned from";
  const std::unique_ptr<Match> child = copy->clone();
  const std::vector<std::uint8_t> before = copy->bytes();
  move_on(*child, random);
  return copy->bytes() == before ? "" : "a step of a clone's clone changed the clone";
}

std::string check_bytes(const Match& match, const Match& start, Random& random) {
  const std::vector<std::uint8_t> bytes = match.bytes();
  const std::unique_ptr<Match> loaded = start.clone();
  const std::size_t some = random.below(static_cast<std::uint32_t>(bytes.size()));
  if (loaded->load_bytes(std::span(bytes).first(some))) return "truncated bytes load";
  if (!loaded->same_state(start)) return "truncated bytes change the game";
  if (!loaded->load_bytes(bytes)) return "bytes do not load";
  if (!loaded->same_state(match)) return "loaded bytes are another state";
  if (loaded->bytes() != bytes) return "loaded bytes have other bytes";
  if (loaded->stop() != match.stop()) return "loaded bytes stop elsewhere";
  return "";
}

}  // namespace

std::string check_copies(const Match& match, const Match& start, Random& random) {
  const std::string wrong = check_clone(match, random);
  return wrong.empty() ? check_bytes(match, start, random) : wrong;
}

std::string check_json(const Match& match) {
  if (!match.state_json().is_object()) return "the state is no JSON object";
  for (int i = 0; i <= match.players(); ++i) {
    const SeatId viewer = i < match.players() ? SeatId(i) : SeatId{};
    if (!match.view_json(viewer).is_object()) return "a view is no JSON object";
    if (match.show(viewer, false).empty()) return "the table shows nothing";
  }
  return "";
}

std::string check_end(const Match& match) {
  const std::vector<SeatId> winners = match.winners();
  if (winners.empty()) return "over without a winner";
  const json::value result = match.result();
  const json::value* named = json_at(result, "/winners");
  if (named == nullptr || !named->is_array()) return "the result names no winners";
  std::vector<std::string> expected;
  expected.reserve(winners.size());
  for (SeatId seat : winners) expected.push_back(match.seat_name(seat));
  std::vector<std::string> actual;
  for (const json::value& name : named->get_array()) {
    actual.emplace_back(name.is_string() ? std::string(name.get_string()) : "?");
  }
  if (actual != expected) return "the result names other winners";
  for (int i = 0; i < match.players(); ++i) {
    const json::value* score = json_at(result, "/scores/" + match.seat_name(SeatId(i)));
    if (score == nullptr || !score->is_number()) return "the result has no score for a seat";
  }
  OptionList options;
  match.options(options);
  return options.empty() ? "" : "options after the end";
}

}  // namespace orrery
