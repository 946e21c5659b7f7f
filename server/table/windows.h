// The reaction window that is open at a table: who has answered what, and when it closes. How much of it the
// others see is the table's level (docs/protocol.md):
//
//   open    only whoever has something fitting is asked, like for any decision: no desk is needed
//   even    only those are waited for, but all answers come at once, and a window without anybody to wait for
//           stays open now and then
//   sealed  everybody who could react gets the same card at the same time; the window closes with the beat,
//           or when all have answered
//
// No clock in here: time goes in. Nothing is played here either: Table takes the answers one after another in
// the order of the game.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "server/store/store.h"

namespace orrery::server {

enum class Reactions : std::uint8_t { Open, Even, Sealed };
std::string_view name_of(Reactions reactions);
std::optional<Reactions> reactions_named(std::string_view name);

// How a table plays its windows; times in milliseconds.
struct WindowPace {
  Reactions reactions = Reactions::Open;
  // sealed
  Time weighty_beat = 6000;  // a card was played, an agenda revealed
  Time beat = 3000;
  Time hold = 15000;
  int holds = 3;         // for each seat in a round
  bool patient = false;  // no beat: the window waits until all have answered
  // even
  int waits_in_hundred = 25;  // windows without anybody to wait for that stay open all the same
  Time shortest_wait = 2 * 60000;
  Time median_wait = 10 * 60000;
  Time longest_wait = 40 * 60000;
  Time limit = 12 * 3600000LL;  // for those who are waited for

  // A number from 0 to 99999, drawn where nobody can foresee it.
  std::function<int()> draw = [] { return 0; };
};

// What the desk must know of a seat in the window.
struct WindowSeat {
  SeatId seat;
  bool person = false;   // not a bot's
  bool holds = false;    // may use something
  bool ordered = false;  // an order will answer
  bool always = false;   // wants to be asked in any case
};

// A window on the desk.
struct RunningWindow {
  std::string id;
  OpenWindow window;
  std::vector<WindowSeat> seats;
  std::vector<SeatId> waited_for;
  std::optional<Time> due;
  bool held = false;
  bool closing = false;
  std::map<SeatId, std::vector<std::string>> answers;
  std::set<SeatId> by_bots;  // of these
};

class WindowDesk {
 public:
  using Seat = WindowSeat;

  void set_pace(WindowPace pace) { pace_ = std::move(pace); }
  [[nodiscard]] const WindowPace& pace() const { return pace_; }

  // The game stands here now. `name` is that of the window, should it be a new one; `passed`: the last step
  // passed in this window and nothing else happened. Another window, or the same after somebody used
  // something, begins anew.
  void stand(const std::optional<OpenWindow>& window, const std::vector<Seat>& seats, const std::string& name,
             bool passed, int round, Time now);

  [[nodiscard]] bool open() const { return open_.has_value(); }
  [[nodiscard]] std::string id() const;
  [[nodiscard]] const OpenWindow& window() const { return open_->window; }
  // Whether it is time to play the answers; once it is, it stays so until the window ends.
  bool closing(Time now);
  // When it will be time without anybody doing anything; nothing if never.
  [[nodiscard]] std::optional<Time> due() const;
  // When everybody sees that it will close; nothing if that is not told.
  [[nodiscard]] std::optional<Time> closes_at() const;
  [[nodiscard]] bool held() const { return open_->held; }
  [[nodiscard]] int holds_left(SeatId seat) const;
  [[nodiscard]] bool possible(SeatId seat) const;  // gets a card
  [[nodiscard]] bool asked(SeatId seat) const;     // is waited for
  [[nodiscard]] std::vector<SeatId> waited_for() const;
  // The first seat of which everybody can tell that the window waits for it: one that could use something
  // face up, or any where all are asked without a beat. None where that would tell who holds what.
  [[nodiscard]] SeatId owes() const;

  // An answer, or none any more if it is empty. One that a bot thought of goes with the bot.
  void answer(SeatId seat, std::vector<std::string> steps, bool by_bot = false);
  [[nodiscard]] const std::vector<std::string>* answer_of(SeatId seat) const;
  // An order of the seat answers here from now on, if it has not answered itself.
  void ordered(SeatId seat);
  // A person, or else a bot, plays the seat from now on.
  void play_by(SeatId seat, bool person);
  // More time for everybody. What is wrong, or "".
  std::string hold(SeatId seat, Time now);
  // The seat's answer did not fit, or it must be asked: it gets time once more.
  void ask_again(SeatId seat, Time now);

 private:
  void begin(const OpenWindow& window, const std::vector<Seat>& seats, const std::string& name, Time now);
  [[nodiscard]] Time drawn_wait() const;
  [[nodiscard]] bool answered(SeatId seat) const;
  [[nodiscard]] const Seat* find(SeatId seat) const;
  [[nodiscard]] Time beat_of(const OpenWindow& window) const;

  WindowPace pace_;
  std::optional<RunningWindow> open_;
  std::map<SeatId, int> holds_used_;
  int holds_round_ = 0;
};

}  // namespace orrery::server
