// Where the game stands: round, speaker, strategy cards, who has passed or is gone.
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

bool PositionBuilder::read_clock() {
  s_.speaker = SeatId(0);
  int round = 1;
  SeatId turn;  // matters in the action phase alone (phases.cc); a name it must be anywhere
  if (!in_.name_at("turn", turn)) return false;
  if (!in_.name_at("speaker", s_.speaker) || !in_.name_at("zero_token", s_.zero_token) ||
      !in_.truth_at("custodians", s_.custodians) || !in_.number_at("round", 1, 99, round))
    return false;
  s_.round = static_cast<std::uint8_t>(round);
  return read_strategy() && read_players() && read_wormholes();
}

bool PositionBuilder::strategy_named(const std::string& path, const std::string& name, std::size_t& out) {
  const auto found = find_enum<StrategyCard>(name);
  if (!found) return in_.fail(path, "no such strategy card: '" + name + "'");
  out = static_cast<std::size_t>(*found);
  return true;
}

// Without /strategy every player has the first cards in the order of the seats, once or twice round.
bool PositionBuilder::read_strategy() {
  const json::value* phase = in_.get("phase");
  const std::string named = phase == nullptr ? "" : GivenReader::text_of(*phase);
  const bool returned = named == "strategy" || named == "agenda";
  if (in_.get("strategy") == nullptr && !returned) {
    for (int i = 0; i < r_.players * r_.strategy_cards_each; ++i)
      s_.strategy[static_cast<std::size_t>(i)].owner = SeatId(i % r_.players);
  }
  std::size_t card = 0;
  return in_.each_entry_at("strategy",
                           [&](const std::string& path, const std::string& name, const json::value& v) {
                             return strategy_named(path, name, card) &&
                                    in_.find(path, v, s_.strategy[card].owner);
                           }) &&
         in_.each_at("exhausted_strategy",
                     [&](const std::string& path, const json::value& v) {
                       if (!strategy_named(path, GivenReader::text_of(v), card)) return false;
                       s_.strategy[card].exhausted = true;
                       return true;
                     }) &&
         in_.each_entry_at("strategy_goods",
                           [&](const std::string& path, const std::string& name, const json::value& v) {
                             int n = 0;
                             if (!strategy_named(path, name, card) || !in_.number(path, v, 0, 50, n))
                               return false;
                             s_.strategy[card].trade_goods = static_cast<std::uint8_t>(n);
                             return true;
                           });
}

bool PositionBuilder::read_players() {
  return in_.each_name_at<SeatId>("passed", [&](const std::string&, SeatId seat) {
    s_.players[seat].passed = true;
    return true;
  }) && in_.each_name_at<SeatId>("eliminated", [&](const std::string&, SeatId seat) {
    gone_.insert(seat);
    return true;
  });
}

void PositionBuilder::eliminate(SeatId seat) {
  Play g = play();
  const PlanetSet left = s_.players[seat].planets;
  for (PlanetId p : left) lose_control(g, p);
  Elimination e;
  e.seat = seat;
  s_.flow.frames.clear();
  s_.flow.frames.push_back(e);
  run(g);
}

}  // namespace orrery::ti4
