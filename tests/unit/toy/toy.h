// A toy game for the tests of the kernel: coins, dice and cards that can be cancelled.
//
// In turn each player takes up to three coins from the bank (TOY-1), bets a coin on two dice (TOY-2), draws a
// card (TOY-3), steals (TOY-4) or passes. Taking opens a window: `nope` cancels it (TOY-5), and a nope can be
// noped in turn; `toll` gives its holder a coin, once per occurrence (TOY-6); `tax` must be used by a holder
// who takes, and costs a coin (TOY-7). The game ends when the bank is empty or after the last turn (TOY-8);
// most coins win (TOY-9).
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/id_map.h"
#include "engine/core/id_set.h"
#include "engine/flow/ability.h"
#include "engine/flow/flow.h"
#include "engine/flow/window.h"

namespace orrery::toy {

ORRERY_ENUM(Kind, Nope, Toll, Tax, Steal)

using CardId = Id<struct CardTag>;
inline constexpr std::size_t kCards = 10;
inline constexpr std::size_t kSeats = 3;
using CardSet = IdSet<CardId, kCards>;
template <class T>
using PerSeat = IdMap<SeatId, T, kSeats>;

struct State;
struct Rules;
using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

// What a player may use, and whose it is.
struct CardRef {
  CardId card;
  ORRERY_FIELDS(CardRef, card)
};
using Text = Ability<CardRef>;
using Reaction = Window<CardRef>;
enum class Point : std::uint8_t { Taking, Using };

// ---- frames ----

// The turns of the game, one action each.
struct Turns {
  static constexpr std::string_view kName = "turns";
  SeatId seat{0};
  std::uint8_t bet_sum = 0;  // told by the dice
  bool cancelled = false;    // told by the window
  void receive(const struct Dice& dice);
  void receive(const struct Taking& taking);
  void receive(const Text&) {}
  ORRERY_FIELDS(Turns, seat, bet_sum, cancelled)
};

// Taking coins: the window, then the coins.
ORRERY_ENUM(TakingStep, Announce, Coins)
struct Taking {
  static constexpr std::string_view kName = "taking";
  struct Result {};
  TakingStep step = TakingStep::Announce;
  SeatId seat;
  std::uint8_t coins = 0;
  bool cancelled = false;
  void receive(const Reaction& w) { cancelled = w.cancelled; }
  ORRERY_FIELDS(Taking, step, seat, coins, cancelled)
};

// Two dice; hands their sum to the frame that asked.
struct Dice {
  static constexpr std::string_view kName = "dice";
  struct Result {};
  SeatId seat;
  std::uint8_t sum = 0;
  ORRERY_FIELDS(Dice, seat, sum)
};

// A card from the deck.
struct DrawCard {
  static constexpr std::string_view kName = "draw_card";
  SeatId seat;
  bool drawn = false;
  ORRERY_FIELDS(DrawCard, seat, drawn)
};

using Frames = std::variant<Turns, Taking, Dice, DrawCard, Text, Reaction>;

inline void Turns::receive(const Dice& dice) { bet_sum = dice.sum; }
inline void Turns::receive(const Taking& taking) { cancelled = taking.cancelled; }

// ---- state and rules ----

struct Player {
  std::int16_t coins = 0;
  CardSet hand;
  ORRERY_FIELDS(Player, coins, hand)
};

struct State {
  PerSeat<Player> players;
  CardSet deck;
  CardSet discard;
  std::uint8_t bank = 0;
  std::uint8_t turns_left = 0;
  Flow<Frames, 12> flow;
  ORRERY_FIELDS(State, players, deck, discard, bank, turns_left, flow)
};
static_assert(std::is_trivially_copyable_v<State>);

// The names of the ids; the toy has no other rules data.
struct Rules {
  [[nodiscard]] static std::string name(SeatId id);
  [[nodiscard]] static std::string name(CardId id) { return std::string(enum_name(kind(id))); }
  [[nodiscard]] static Kind kind(CardId id);
  static bool find(std::string_view text, SeatId& out);
  static bool find(std::string_view text, CardId& out);
  static std::size_t count(SeatId) { return kSeats; }
  static std::size_t count(CardId) { return kCards; }
};

// ---- choices, events, chance ----

enum class Verb : std::uint8_t { Take, Bet, Draw, Use, From, Give, Pass };
enum class Happening : std::uint8_t { Took, Lost, Drew, DrewCard, Played, Cancelled, Rolled, Won };
ORRERY_ENUM(Ask, Action, React, Target, Give)
ORRERY_ENUM(Luck, Roll, Draw)

// A new game: nobody has anything, the deck is full, red begins.
State new_game(std::uint8_t bank, std::uint8_t turns);
// Puts the first free card of a kind from the deck into a hand.
CardId deal(State& s, SeatId seat, Kind kind);

bool holds(const State& s, SeatId seat, CardId card);
SeatSet winners(const State& s);

// ---- what the kernel asks of a game ----

Next advance(Play& g, Turns& f);
Asked asked(const Look& look, const Turns& f);
void options(const Look& look, const Turns& f, OptionList& out);
Refusal check(const Look& look, const Turns& f, Choice c);
void choose(Play& g, Turns& f, Choice c);

Next advance(Play& g, Taking& f);
Next advance(Play& g, Dice& f);
ChancePoint chance(const Look& look, const Dice& f);
void outcome(Play& g, Dice& f, const Outcome& o);
Next advance(Play& g, DrawCard& f);
ChancePoint chance(const Look& look, const DrawCard& f);
void outcome(Play& g, DrawCard& f, const Outcome& o);

bool open_question(const Look& look, const Text& a);
void ability_options(const Look& look, const Text& a, OptionList& out);
Refusal ability_check(const Look& look, const Text& a, Choice c);
void ability_choose(Play& g, Text& a, Choice c);
Asked ability_asked(const Look& look, const Text& a);
void commit(Play& g, Text& a);
bool announce(Play& g, Text& a);
Next resolve(Play& g, Text& a);
void finish(Play& g, Text& a);

void listeners(const Look& look, const Reaction& w, SeatId seat, AbilityList<CardRef>& out);
Choice use_choice(const Look& look, const CardRef& ref);
Choice pass_choice(const Look& look, const Reaction& w);
Asked window_asked(const Look& look, const Reaction& w, SeatId seat);
std::string_view window_rule(const Look& look, const Reaction& w);

}  // namespace orrery::toy
