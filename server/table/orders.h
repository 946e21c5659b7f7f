// Standing orders: what a player has told the server to answer in their place. They are looked at when the
// question comes, never before: an order that does not fit then answers nothing.
//
//   pass_all           passes in every reaction window
//   never_card         never asks for that card: passes where nothing else could be used
//   only_mine          passes in windows that do not concern the seat
//   always_ask         none of the above answers, and the seat is asked with nothing to use, too
//   rank_strategy      takes the first of these strategy cards that is left
//   decline_secondary  does not follow; a card: that one only; below: only with fewer strategy tokens
//   fire               space cannon at these seats only, or never
//   fight_on           no retreat, and hits as they are proposed; below: only while the chance to win is not
//                      below so many per cent
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"

namespace orrery::server {

namespace json = boost::json;

struct Order {
  std::int64_t id = 0;
  std::string kind;
  std::string until;               // "turn" (the seat's own next one), "fight", "action", "round", "game"
  std::string card;                // "" where none is meant
  std::vector<std::string> cards;  // best first
  std::vector<std::string> at;     // seats to fire at
  bool never = false;              // fire
  std::int64_t below = -1;         // -1: however many

  // How far the game was when it was given.
  std::int64_t round = 0;
  std::string action;
  std::string fight;
  bool own_turn = false;  // it was, and still is, the seat's own turn
};

class Orders {
 public:
  // What is wrong with it, or "".
  std::string set(const Match& match, const std::string& seat, const json::object& wanted);
  bool drop(const std::string& seat, std::int64_t id);  // false: there is none

  [[nodiscard]] json::array list(const std::string& seat) const;
  [[nodiscard]] std::string print(const std::string& seat) const;  // for the database
  void read(const std::string& seat, std::string_view stored);     // throws on what print() did not write
  // Seats whose orders have changed since this was asked.
  std::set<std::string> take_changed() { return std::exchange(changed_, {}); }

  // The game has gone on: orders whose time is over end.
  void keep_up(const Match& match);

  // What the seat's orders answer, at a decision of that seat.
  [[nodiscard]] std::optional<Choice> answer(const Match& match, SeatId seat) const;
  // In the open window, whether it is the seat's turn in it or not.
  [[nodiscard]] std::optional<Choice> answer_window(const Match& match, const OpenWindow& window,
                                                    SeatId seat) const;
  [[nodiscard]] bool always_asks(const std::string& seat) const;

 private:
  [[nodiscard]] const std::vector<Order>* of(const std::string& seat) const;

  std::map<std::string, std::vector<Order>> orders_;
  std::set<std::string> changed_;
};

}  // namespace orrery::server
