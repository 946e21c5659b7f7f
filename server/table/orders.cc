#include "server/table/orders.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "odds/odds.h"

namespace orrery::server {
namespace {

constexpr std::array<std::string_view, 8> kKinds{"pass_all",   "never_card",    "only_mine",
                                                 "always_ask", "rank_strategy", "decline_secondary",
                                                 "fire",       "fight_on"};
constexpr std::array<std::string_view, 5> kUntil{"turn", "fight", "action", "round", "game"};
constexpr std::size_t kMostOrders = 32;
constexpr std::size_t kMostNames = 16;
constexpr std::size_t kLongestName = 64;
constexpr std::int64_t kMostTokens = 16;
constexpr std::int64_t kMostPerCent = 100;

template <class List, class Item>
bool known(const List& list, const Item& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// ---- reading

std::string read_name(const json::value& from, std::string_view field, std::string& out) {
  const json::string* text = from.if_string();
  if (text == nullptr || text->empty() || text->size() > kLongestName)
    return std::string(field) + ": expected a name";
  out = std::string(*text);
  return "";
}

std::string read_names(const json::value& from, std::string_view field, std::vector<std::string>& out) {
  const json::array* list = from.if_array();
  if (list == nullptr || list->empty() || list->size() > kMostNames)
    return std::string(field) + ": expected a list of names";
  for (const json::value& value : *list) {
    std::string error = read_name(value, field, out.emplace_back());
    if (!error.empty()) return error;
  }
  return "";
}

std::string read_field(std::string_view name, const json::value& value, Order& out) {
  if (name == "kind") return read_name(value, name, out.kind);
  if (name == "until") return read_name(value, name, out.until);
  if (name == "card") return read_name(value, name, out.card);
  if (name == "cards") return read_names(value, name, out.cards);
  if (name == "at") return read_names(value, name, out.at);
  if (name == "never") {
    if (!value.is_bool()) return "never: expected true or false";
    out.never = value.get_bool();
    return "";
  }
  if (name == "below") {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 0 || *number > kMostPerCent) return "below: expected a small number";
    out.below = *number;
    return "";
  }
  return "an order has no '" + std::string(name) + "'";
}

std::string fault_of(const Order& order) {
  if (!known(kKinds, order.kind)) return "kind: there is no such order";
  if (!known(kUntil, order.until)) return "until: expected turn, fight, action, round or game";
  if (order.kind == "never_card" && order.card.empty()) return "card: which?";
  if (order.kind == "rank_strategy" && order.cards.empty()) return "cards: which?";
  if (order.kind == "fire" && order.at.empty() != order.never) return "at: expected seats, or never";
  if (order.kind == "decline_secondary" && order.below > kMostTokens)
    return "below: expected a number of tokens";
  return "";
}

json::array names_json(const std::vector<std::string>& names) {
  json::array out;
  for (const std::string& name : names) out.push_back(json::string(name));
  return out;
}

json::object order_json(const Order& order) {
  json::object out{{"id", order.id}, {"kind", order.kind}, {"until", order.until}};
  if (!order.card.empty()) out["card"] = order.card;
  if (!order.cards.empty()) out["cards"] = names_json(order.cards);
  if (!order.at.empty()) out["at"] = names_json(order.at);
  if (order.never) out["never"] = true;
  if (order.below >= 0) out["below"] = order.below;
  return out;
}

// ---- answering

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> out;
  for (const std::string_view word : split_words(text)) out.emplace_back(word);
  return out;
}

// Whether a choice names the card: `play sabotage`, `use ceasefire/red`.
bool names(const Match& match, Choice choice, const std::string& card) {
  const std::vector<std::string> words = words_of(match.print(choice));
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return word == card || match.content_id(word) == card; });
}

std::optional<Choice> option_named(const Match& match, const OptionList& options, const std::string& text) {
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (match.print(options[i]) == text) return options[i];
  }
  return std::nullopt;
}

std::optional<Choice> take_best(const Match& match, const Order& order, const OptionList& options) {
  for (const std::string& card : order.cards) {
    if (const auto choice = option_named(match, options, "take " + card)) return choice;
  }
  return std::nullopt;
}

// How many strategy tokens the seat has, by its own view; -1 if the game knows none.
std::int64_t strategy_tokens(const Match& match, SeatId seat) {
  const json::value view = match.view_json(seat);
  boost::system::error_code error;
  const json::value* tokens = view.find_pointer("/players/" + match.seat_name(seat) + "/strategy", error);
  if (tokens == nullptr || !tokens->is_number()) return -1;
  return tokens->to_number<std::int64_t>();
}

std::optional<Choice> decline(const Match& match, SeatId seat, const Order& order,
                              const OptionList& options) {
  const auto pass = option_named(match, options, "pass");
  if (!pass) return std::nullopt;
  if (!order.card.empty() && !option_named(match, options, "follow " + order.card)) return std::nullopt;
  if (order.below >= 0 && strategy_tokens(match, seat) >= order.below) return std::nullopt;
  return pass;
}

// With one target the choice does not name it: it is the active player, unless that is who fires.
std::optional<Choice> fire(const Match& match, SeatId seat, const Order& order, const OptionList& options) {
  const auto hold = option_named(match, options, "hold");
  if (order.never || !hold) return hold;
  for (const std::string& target : order.at) {
    if (const auto choice = option_named(match, options, "fire " + target)) return choice;
  }
  const auto single = option_named(match, options, "fire");
  if (!single) return hold;
  const SeatId active = match.progress().turn;
  if (!active.valid() || active == seat) return std::nullopt;
  return known(order.at, match.seat_name(active)) ? single : hold;
}

// The chance to win the fight that goes on, in per cent; -1 if the game cannot tell.
double chance_to_win(const Match& match, SeatId seat) {
  std::string error;
  const json::value odds = odds_at(match, seat, {}, error);
  if (!odds.is_object()) return -1;
  boost::system::error_code missing;
  const json::value* attacker = odds.find_pointer("/sides/attacker/seat", missing);
  if (attacker == nullptr || !attacker->is_string()) return -1;
  const bool attacks = std::string_view(attacker->get_string()) == match.seat_name(seat);
  const json::value* chance = odds.find_pointer(attacks ? "/attacker" : "/defender", missing);
  return chance == nullptr || !chance->is_number() ? -1 : 100.0 * chance->to_number<double>();
}

std::optional<Choice> fight_on(const Match& match, SeatId seat, const Order& order,
                               const OptionList& options) {
  if (match.progress().fight.empty()) return std::nullopt;
  const std::string kind = match.decision().kind;
  if (kind != "announce_retreat" && kind != "assign_hits") return std::nullopt;
  if (order.below > 0 && chance_to_win(match, seat) < static_cast<double>(order.below)) return std::nullopt;
  if (kind == "announce_retreat") return option_named(match, options, "stay");
  const std::vector<Choice> proposed = match.proposal();
  return proposed.empty() ? std::nullopt : std::optional(proposed.front());
}

}  // namespace

std::string Orders::set(const Match& match, const std::string& seat, const json::object& wanted) {
  Order order;
  for (const auto& [name, value] : wanted) {
    std::string error = read_field(name, value, order);
    if (!error.empty()) return error;
  }
  if (std::string error = fault_of(order); !error.empty()) return error;
  const Progress progress = match.progress();
  if (order.until == "fight" && progress.fight.empty()) return "until: no fight goes on";
  std::vector<Order>& mine = orders_[seat];
  if (mine.size() >= kMostOrders) return "there are too many orders already";
  for (const Order& o : mine) order.id = std::max(order.id, o.id);
  ++order.id;
  order.round = progress.round;
  order.action = progress.action;
  order.fight = progress.fight;
  order.own_turn = progress.turn.valid() && match.seat_name(progress.turn) == seat;
  mine.push_back(std::move(order));
  changed_.insert(seat);
  return "";
}

bool Orders::drop(const std::string& seat, std::int64_t id) {
  const auto found = orders_.find(seat);
  if (found == orders_.end()) return false;
  if (std::erase_if(found->second, [&](const Order& o) { return o.id == id; }) == 0) return false;
  changed_.insert(seat);
  return true;
}

const std::vector<Order>* Orders::of(const std::string& seat) const {
  const auto found = orders_.find(seat);
  return found == orders_.end() ? nullptr : &found->second;
}

json::array Orders::list(const std::string& seat) const {
  json::array out;
  if (const std::vector<Order>* mine = of(seat)) {
    for (const Order& order : *mine) out.push_back(order_json(order));
  }
  return out;
}

std::string Orders::print(const std::string& seat) const {
  json::array out;
  if (const std::vector<Order>* mine = of(seat)) {
    for (const Order& order : *mine) {
      json::object stored = order_json(order);
      stored["given"] = json::object{{"round", order.round},
                                     {"action", order.action},
                                     {"fight", order.fight},
                                     {"own_turn", order.own_turn}};
      out.push_back(std::move(stored));
    }
  }
  return json::serialize(out);
}

void Orders::read(const std::string& seat, std::string_view stored) {
  std::vector<Order> read;
  const json::value list = json::parse(json::string_view(stored));
  for (const json::value& value : list.as_array()) {
    Order order;
    for (const auto& [name, field] : value.as_object()) {
      if (name == "id") {
        order.id = field.to_number<std::int64_t>();
      } else if (name == "given") {
        order.round = field.at("round").to_number<std::int64_t>();
        order.action = std::string(field.at("action").as_string());
        if (const json::value* fight = field.as_object().if_contains("fight"))
          order.fight = std::string(fight->as_string());
        order.own_turn = field.at("own_turn").as_bool();
      } else if (std::string error = read_field(name, field, order); !error.empty()) {
        throw std::runtime_error("stored order: " + error);
      }
    }
    read.push_back(std::move(order));
  }
  orders_[seat] = std::move(read);
}

void Orders::keep_up(const Match& match) {
  if (orders_.empty()) return;
  const Progress progress = match.progress();
  const std::string turn = progress.turn.valid() ? match.seat_name(progress.turn) : std::string{};
  for (auto& [seat, mine] : orders_) {
    const auto over = [&, &seat = seat](Order& order) {
      if (order.until == "fight") return order.fight != progress.fight;
      if (order.until == "action") return order.action != progress.action;
      if (order.until == "round") return order.round != progress.round;
      if (order.until != "turn") return false;
      if (turn == seat) return !order.own_turn;
      order.own_turn = false;
      return false;
    };
    if (std::erase_if(mine, over) > 0) changed_.insert(seat);
  }
}

bool Orders::always_asks(const std::string& seat) const {
  const std::vector<Order>* mine = of(seat);
  return mine != nullptr && std::any_of(mine->begin(), mine->end(),
                                        [](const Order& order) { return order.kind == "always_ask"; });
}

std::optional<Choice> Orders::answer_window(const Match& match, const OpenWindow& window, SeatId seat) const {
  const std::string name = match.seat_name(seat);
  const std::vector<Order>* mine = of(name);
  if (mine == nullptr || mine->empty() || always_asks(name)) return std::nullopt;
  OptionList options;
  match.window_options(seat, options);
  if (!options.contains(window.pass)) return std::nullopt;
  const auto unwanted = [&](Choice choice) {
    return choice == window.pass || std::any_of(mine->begin(), mine->end(), [&](const Order& order) {
             return order.kind == "never_card" && names(match, choice, order.card);
           });
  };
  bool nothing_wanted = options.size() > 1;
  for (std::size_t i = 0; i < options.size(); ++i) nothing_wanted = nothing_wanted && unwanted(options[i]);
  if (nothing_wanted) return window.pass;
  for (const Order& order : *mine) {
    if (order.kind == "pass_all") return window.pass;
    if (order.kind == "only_mine" && !known(window.concerned, seat)) return window.pass;
  }
  return std::nullopt;
}

std::optional<Choice> Orders::answer(const Match& match, SeatId seat) const {
  const std::vector<Order>* mine = of(match.seat_name(seat));
  if (mine == nullptr || mine->empty()) return std::nullopt;
  if (const std::optional<OpenWindow> window = match.window()) return answer_window(match, *window, seat);
  const std::string kind = match.decision().kind;
  OptionList options;
  match.options(options);
  for (const Order& order : *mine) {
    std::optional<Choice> choice;
    if (order.kind == "rank_strategy" && kind == "take_strategy") choice = take_best(match, order, options);
    if (order.kind == "decline_secondary" && kind == "secondary")
      choice = decline(match, seat, order, options);
    if (order.kind == "fire" && kind == "space_cannon") choice = fire(match, seat, order, options);
    if (order.kind == "fight_on") choice = fight_on(match, seat, order, options);
    if (choice) return choice;
  }
  return std::nullopt;
}

}  // namespace orrery::server
