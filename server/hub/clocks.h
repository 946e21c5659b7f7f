// The clocks of a table: how long each seat may still think. Wall time goes in, nothing here waits for it.
// One seat's clock runs at a time, or none's: not while a bot is at work or a window is open in which nobody
// may know who is waited for.
//
//   move   so long for each turn: from being asked until another seat is asked
//   game   so long for the whole game, and an increment after each turn
//   days   like move, for games over weeks: time goes on while the server is away
#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"

namespace orrery::server {

namespace json = boost::json;

struct ClockSettings {
  enum class Kind { None, Move, Game, Days };
  Kind kind = Kind::None;
  std::int64_t seconds = 0;
  std::int64_t increment = 0;      // seconds, with a game clock
  std::int64_t vacation_days = 0;  // that each seat may take in all

  [[nodiscard]] bool on() const { return kind != Kind::None; }
};
std::string read_clock(const json::value& from, ClockSettings& out);  // what is wrong, or ""
json::object clock_json(const ClockSettings& clock);

// What the others may vote for when somebody's time is up.
enum class Overdue { Bot, Skip, Wait };
std::optional<Overdue> overdue_named(std::string_view name);

class Clocks {
 public:
  // `stored` is what print() made, or "" for a new game.
  Clocks(ClockSettings settings, const std::vector<std::string>& seats, std::string_view stored, Time now);

  [[nodiscard]] bool on() const { return settings_.on(); }
  [[nodiscard]] std::string print() const;

  // From now on that seat's clock runs; "" stops it without ending the turn.
  void run_for(const std::string& seat, Time now);
  // Takes what has passed off the clock that runs.
  void settle(Time now);
  [[nodiscard]] const std::string& running() const { return running_; }
  [[nodiscard]] Time left(const std::string& seat, Time now) const;
  [[nodiscard]] bool overdue(const std::string& seat, Time now) const;
  // When the clock that runs will be used up; nothing if none runs or it is used up already.
  [[nodiscard]] std::optional<Time> deadline(Time now) const;

  // Days off for that seat from now on; 0 ends them. What is wrong, or "".
  std::string take_vacation(const std::string& seat, std::int64_t days, Time now);

  // A vote of one of the `others` persons about a seat that is overdue: what most of them want, if most do.
  std::optional<Overdue> vote(const std::string& seat, const std::string& person, Overdue what,
                              std::size_t others);
  // The seat may think on: a turn's time once more, or a tenth of the game's.
  void grant(const std::string& seat, Time now);

  // As told to everybody: {now, running, left, overdue, vacation, votes}.
  [[nodiscard]] json::object to_json(const std::vector<std::string>& shown, Time now) const;

 private:
  [[nodiscard]] Time spent(const std::string& seat, Time now) const;  // since since_, without vacation
  [[nodiscard]] Time on_vacation_until(const std::string& seat) const;

  ClockSettings settings_;
  std::map<std::string, Time> left_;
  std::string running_;                        // whose clock runs, or ""
  std::string turn_;                           // whose clock ran last: a pause does not begin a new turn
  Time since_ = 0;                             // when running_ began, or was settled
  std::map<std::string, Time> vacation_;       // until when
  std::map<std::string, Time> vacation_used_;  // in all
  std::map<std::string, std::map<std::string, Overdue>> votes_;  // by seat and person
};

}  // namespace orrery::server
