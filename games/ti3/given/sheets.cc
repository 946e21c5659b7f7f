// Seats, and what lies on their sheets: counters, goods, technologies, trade cards.
#include "games/ti3/given/builder.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

bool PositionBuilder::read_seats() {
  for (int i = 0; i < r_.players; ++i) {
    Player& p = s_.players[SeatId(i)];
    if (!in_.find("/seats", r_.options.race_ids[static_cast<std::size_t>(i)], p.race)) return false;
    const RaceDef& race = r_.race(p.race);
    p.strategy = static_cast<std::uint8_t>(race.strategy);
    p.fleet = static_cast<std::uint8_t>(race.fleet);
    p.command = static_cast<std::uint8_t>(race.command);
    p.techs = race.start_techs;
  }
  const bool good =
      in_.each_seat("technologies", [&](const std::string& path, SeatId seat, const json::value& list) {
        s_.players[seat].techs.clear();
        return in_.each_item(path, list, [&](const std::string& at, const json::value& item) {
          TechId tech;
          if (!in_.find(at, item, tech)) return false;
          s_.players[seat].techs.insert(tech);
          return true;
        });
      });
  recount_all_traits(s_, r_);  // they say what ships can carry
  return good;
}

bool PositionBuilder::seat_number(std::string_view key, int high, std::uint8_t Player::*field) {
  return in_.each_seat(key, [&](const std::string& path, SeatId seat, const json::value& v) {
    int n = 0;
    if (!in_.number(path, v, 0, high, n)) return false;
    s_.players[seat].*field = static_cast<std::uint8_t>(n);
    return true;
  });
}

bool PositionBuilder::read_sheets() {
  const bool areas = in_.each_seat("areas", [&](const std::string& path, SeatId seat, const json::value& v) {
    std::vector<int> n;
    if (!in_.numbers(path, v, 0, kCommandCounters, n)) return false;
    if (n.size() != 3) return in_.fail(path, "expected [strategy, fleet, command]");
    Player& p = s_.players[seat];
    p.strategy = static_cast<std::uint8_t>(n[0]);
    p.fleet = static_cast<std::uint8_t>(n[1]);
    p.command = static_cast<std::uint8_t>(n[2]);
    return true;
  });
  const bool counters = areas && in_.each_seat_name<SystemId>(
                                     "counters", [&](const std::string& path, SeatId seat, SystemId at) {
                                       s_.players[seat].counters.insert(at);
                                       return on_board(path, at);
                                     });
  if (!counters || !seat_number("trade_goods", r_.trade_goods, &Player::trade_goods) ||
      !seat_number("vp", r_.goal, &Player::vp) || !seat_number("survivors", 2, &Player::survivors))
    return false;
  int goods = 0;
  for (int i = 0; i < r_.players; ++i) {
    if (reserve_counters(look(), SeatId(i)) < 0)
      return in_.fail("/areas", r_.name(SeatId(i)) + " has only 16 command counters (TI3-LIMIT-7)");
    goods += s_.players[SeatId(i)].trade_goods;
  }
  if (goods > r_.trade_goods) return in_.fail("/trade_goods", "there are only 40 in the game (TI3-LIMIT-8)");
  s_.goods_left = static_cast<std::uint8_t>(r_.trade_goods - goods);
  return true;
}

// "red blue": each gives the first trade card that is left; "red 2 blue 1": the second of red, the first of
// blue.
bool PositionBuilder::read_agreements() {
  return in_.each_at("agreements", [&](const std::string& path, const json::value& item) {
    const std::vector<std::string> words = GivenReader::words_of(item);
    const bool numbered = words.size() == 4;
    if (words.size() != 2 && !numbered) return in_.fail(path, "expected SEAT SEAT or SEAT CARD SEAT CARD");
    SeatId a;
    SeatId b;
    std::size_t mine = 0;
    std::size_t theirs = 0;
    if (!in_.find(path, words[0], a) || !in_.find(path, words[numbered ? 2 : 1], b)) return false;
    if (a == b || partners(look(), a, b))
      return in_.fail(path, "expected one agreement between two players (TI3-TRADE-7)");
    if (!agreement_card(path, a, numbered ? words[1] : "", mine) ||
        !agreement_card(path, b, numbered ? words[3] : "", theirs))
      return false;
    s_.players[a].contracts[mine] = b;
    s_.players[b].contracts[theirs] = a;
    return true;
  });
}

bool PositionBuilder::agreement_card(const std::string& path, SeatId seat, const std::string& number,
                                     std::size_t& card) {
  const auto& given = s_.players[seat].contracts;
  if (number.empty()) {
    card = given[0].valid() ? 1 : 0;
  } else if (number == "1" || number == "2") {
    card = number == "1" ? 0 : 1;
  } else {
    return in_.fail(path, "expected trade card 1 or 2");
  }
  return !given[card].valid() || in_.fail(path, r_.name(seat) + " has given that trade card (TI3-TRADE-9)");
}

}  // namespace orrery::ti3
