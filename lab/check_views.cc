// What a viewer cannot know makes no difference to what the viewer sees.
#include <algorithm>

#include "engine/core/json_text.h"
#include "lab/properties.h"
#include "lab/words.h"

namespace orrery {

const std::vector<std::string_view>& revealing_events(std::string_view game) {
  static const std::vector<std::string_view> ahos{
      "marker_placed",       // the secret choices of set-up
      "alien_revealed",      // a token that somebody else looked at
      "returned_system",     // whether it was in hand or in the draw pile
      "technology_offered",  // the last card of the deck
      "final_score",         // hidden cards count in the end
  };
  static const std::vector<std::string_view> ti4{
      "offered_note",     // what an offer holds
      "wanted_note",      //
      "offered_card",     //
      "wanted_card",      //
      "agenda_seen",      // a card that somebody else put on top of the deck
      "agenda_revealed",  //
      "card_drawn",       // the last cards of the deck: no chance is left
      "secret_drawn",     //
      "card_discarded",   // a whole hand
      "card_passed",      // the only card of a hand
      "card_seen",        // a hand that a text lets one look at
  };
  static const std::vector<std::string_view> ti3{
      "tile_shown",        // who has no planet left to place shows the tiles
      "tile_placed",       // the last one, or the only one that may be placed
      "political_seen",    // a card that somebody else put on top of the deck
      "political_drawn",   //
      "counter_seen",      // a domain counter that somebody else has looked at
      "counter_revealed",  //
      "card_drawn",        // the last cards of the deck: no chance is left
      "card_discarded",    // a whole hand, or random cards of it
      "card_passed",       // a card that was offered face down
      "card_seen",         // a hand that a text lets one look at
      "card_in_deck",      // the deck, likewise
  };
  static const std::vector<std::string_view> none;
  return game == "ahos" ? ahos : game == "ti4" ? ti4 : game == "ti3" ? ti3 : none;
}

namespace {

using Texts = std::vector<std::string>;

Texts visible_texts(const Match& match, std::span<const Event> events, SeatId viewer) {
  Texts out;
  for (Event e : events) {
    if (match.visible(e, viewer)) out.push_back(match.event_text(e));
  }
  return out;
}

bool reveals(const Match& match, std::string_view text) {
  const auto& list = revealing_events(match.game_id());
  return std::find(list.begin(), list.end(), first_word(text)) != list.end();
}

// An event that may differ between worlds with the same view: something hidden comes to light, or a player
// who is not the viewer does, has to do or cannot do something because of hidden cards. Who is meant is the
// first operand.
bool may_differ(const Match& match, std::string_view text, SeatId viewer) {
  if (reveals(match, text)) return true;
  const std::vector<std::string_view> words = split_words(text);
  const SeatId seat = words.size() > 1 ? match.find_seat(words[1]) : SeatId{};
  return seat.valid() && seat != viewer;
}

std::string who(const Match& match, SeatId viewer) {
  return viewer.valid() ? match.seat_name(viewer) : std::string("a spectator");
}

std::string check_same_decision(const Match& real, const Match& world) {
  if (real.stop() != world.stop()) return "stops elsewhere";
  if (real.stop() != Stop::Decision) return "";
  const Decision a = real.decision();
  const Decision b = world.decision();
  if (a.seat != b.seat) return "asks another seat";
  if (a.kind != b.kind || a.cause != b.cause) return "asks for something else: " + b.kind + ", not " + a.kind;
  return "";
}

std::string check_same_options(const Match& real, const Match& world) {
  OptionList a;
  OptionList b;
  real.options(a);
  world.options(b);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!b.contains(a[i])) return "does not offer '" + real.print(a[i]) + "'";
  }
  for (std::size_t i = 0; i < b.size(); ++i) {
    if (!a.contains(b[i])) return "offers '" + real.print(b[i]) + "'";
  }
  return "";
}

// Where a world stands after a step: whether it waits for somebody other than the viewer.
bool waits_for_others(const Match& match, SeatId viewer) {
  if (match.stop() == Stop::Decision) return match.decision().seat != viewer;
  return match.stop() == Stop::Chance && match.chance().seat.valid() && match.chance().seat != viewer;
}

// Who is asked whether to react must not depend on anything that the viewer cannot know, at tables that ask
// everybody who could.
bool asks_veiled(const Match& match) { return match.stop() == Stop::Decision && match.decision().veiled; }

// What a world shows where it parts from another: its next event, or whom it waits for.
bool parts_for_others(const Match& match, const Texts& texts, Texts::const_iterator at, SeatId viewer) {
  return at == texts.end() ? waits_for_others(match, viewer) : may_differ(match, *at, viewer);
}

std::string check_same_view(const Match& real, const Match& world, SeatId viewer) {
  if (real.same_view(world, viewer) && world.same_view(real, viewer)) return "";
  const std::vector<std::string> diff = json_diff(real.view_json(viewer), world.view_json(viewer));
  return "gives another view: " + (diff.empty() ? "copies told apart" : diff.front());
}

// The worlds after the same step. They may part where hidden things come to light or make a difference to
// what others do or are asked. Until then events agree, and if they never part, neither do the views.
std::string compare_step(const Match& real, const Match& world, const Texts& a, const Texts& b,
                         SeatId viewer) {
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  const bool parted = x != a.end() || y != b.end() || !check_same_decision(real, world).empty();
  if (parted) {
    if (x == a.end() && y == b.end()) {
      const bool veiled = asks_veiled(real) || asks_veiled(world);
      const bool legal = !veiled && (waits_for_others(real, viewer) || waits_for_others(world, viewer));
      return legal ? "" : check_same_decision(real, world);
    }
    const bool same_kind =
        x != a.end() && y != b.end() && first_word(*x) == first_word(*y) && !reveals(real, *x);
    const bool for_others = parts_for_others(real, a, x, viewer) || parts_for_others(world, b, y, viewer);
    if (for_others && !same_kind) return "";
    return "has '" + (y == b.end() ? "nothing" : *y) + "' instead of '" + (x == a.end() ? "nothing" : *x) +
           "'";
  }
  if (std::string wrong = check_same_view(real, world, viewer); !wrong.empty()) return wrong;
  return waits_for_others(real, viewer) ? "" : check_same_options(real, world);
}

std::string step_choice(const Match& real, const Match& world, SeatId viewer, Random& random) {
  OptionList options;
  real.options(options);
  const Choice choice = options[random.below(static_cast<std::uint32_t>(options.size()))];
  const std::unique_ptr<Match> a = real.clone();
  const std::unique_ptr<Match> b = world.clone();
  std::vector<Event> events_a;
  std::vector<Event> events_b;
  a->apply(choice, &events_a);
  // What another player could choose depends on what the viewer does not know.
  if (b->apply(choice, &events_b).refused()) return "";
  const std::string wrong =
      compare_step(*a, *b, visible_texts(*a, events_a, viewer), visible_texts(*b, events_b, viewer), viewer);
  return wrong.empty() ? "" : "after '" + real.print(choice) + "' it " + wrong;
}

std::string step_chance(const Match& real, const Match& world, SeatId viewer, Random& random) {
  const ChancePoint point = real.chance();
  const Outcome outcome = draw_outcome(point, random);
  if (!possible(world.chance(), outcome)) return "";
  const std::unique_ptr<Match> a = real.clone();
  const std::unique_ptr<Match> b = world.clone();
  std::vector<Event> events_a;
  std::vector<Event> events_b;
  a->apply_outcome(outcome, &events_a);
  b->apply_outcome(outcome, &events_b);
  const std::string wrong =
      compare_step(*a, *b, visible_texts(*a, events_a, viewer), visible_texts(*b, events_b, viewer), viewer);
  return wrong.empty()
             ? ""
             : "after " + real.chance_name(point) + " " + real.print(point, outcome) + " it " + wrong;
}

std::string compare_worlds(const Match& real, const Match& world, SeatId viewer, Random& random) {
  if (std::string wrong = check_same_view(real, world, viewer); !wrong.empty()) return wrong;
  if (std::string wrong = check_same_decision(real, world); !wrong.empty()) return wrong;
  const std::vector<std::string> faults = world.faults();
  if (!faults.empty()) return "has a fault: " + faults.front();
  if (real.stop() == Stop::Chance) return step_chance(real, world, viewer, random);
  if (real.stop() != Stop::Decision) return "";
  if (real.decision().seat == viewer) {
    if (std::string wrong = check_same_options(real, world); !wrong.empty()) return wrong;
    const std::string told = json::serialize(sayings_json(world.decision().detail));
    if (json::serialize(sayings_json(real.decision().detail)) != told)
      return "tells the decider something else: " + told;
  }
  return step_choice(real, world, viewer, random);
}

}  // namespace

std::string check_views(const Match& match, Random& random, CheckMemory& memory) {
  for (int i = 0; i <= match.players(); ++i) {
    const SeatId viewer = i < match.players() ? SeatId(i) : SeatId{};
    const std::unique_ptr<Match> world = match.sample(viewer, random);
    ++memory.worlds_sampled;
    if (world == nullptr) return "no world for " + who(match, viewer);
    const std::string wrong = compare_worlds(match, *world, viewer, random);
    if (!wrong.empty()) return "a world as " + who(match, viewer) + " knows it " + wrong;
  }
  return "";
}

}  // namespace orrery
