// Where the game stands: round, speaker, strategy cards, who has passed or is gone.
#include "games/ti3/given/builder.h"

namespace orrery::ti3 {

bool PositionBuilder::read_clock() {
  int round = 1;
  s_.speaker = SeatId(0);
  if (!in_.name_at("speaker", s_.speaker)) return false;
  s_.first_chooser = s_.speaker;
  if (!in_.name_at("first_chooser", s_.first_chooser) ||
      !in_.name_at("mecatol_all_round", s_.mecatol_all_round) || !in_.number_at("round", 1, 99, round))
    return false;
  s_.round = static_cast<std::uint8_t>(round);
  s_.phase = phase_given();
  return read_strategy() && read_players() && read_last_initiative();
}

// begin() complains about a word that is no phase.
Phase PositionBuilder::phase_given() const {
  const json::value* phase = in_.get("phase");
  const auto named = phase == nullptr ? std::nullopt : find_enum<Phase>(GivenReader::text_of(*phase));
  return named.value_or(Phase::Action);
}

bool PositionBuilder::strategy_named(const std::string& path, const std::string& name, std::size_t& out) {
  const auto found = find_enum<StrategyCard>(name);
  if (!found) return in_.fail(path, "no such strategy card: '" + name + "'");
  out = static_cast<std::size_t>(*found);
  return true;
}

// Without /strategy every player has the first cards in the order of the seats, once or twice round.
bool PositionBuilder::read_strategy() {
  const int dealt = in_.get("strategy") != nullptr || phase_given() == Phase::Strategy
                        ? 0
                        : r_.players * r_.strategy_cards_each;
  for (int i = 0; i < dealt; ++i) s_.strategy[static_cast<std::size_t>(i)].owner = SeatId(i % r_.players);
  std::size_t card = 0;
  const auto owner = [&](const std::string& path, const std::string& name, const json::value& seat) {
    return strategy_named(path, name, card) && in_.find(path, seat, s_.strategy[card].owner);
  };
  const auto used = [&](const std::string& path, const json::value& name) {
    if (!strategy_named(path, GivenReader::text_of(name), card)) return false;
    s_.strategy[card].used = true;
    return true;
  };
  const auto bonus = [&](const std::string& path, const std::string& name, const json::value& number) {
    int n = 0;
    if (!strategy_named(path, name, card) || !in_.number(path, number, 0, 20, n)) return false;
    s_.strategy[card].bonus = static_cast<std::uint8_t>(n);
    return true;
  };
  return in_.each_entry_at("strategy", owner) && in_.each_at("used_strategy", used) &&
         in_.each_entry_at("bonus", bonus);
}

// Noted when the strategy phase ends: after that it is who has the card now (TI3-STRATEGY-6).
bool PositionBuilder::read_last_initiative() {
  const SeatId now = s_.strategy[static_cast<std::size_t>(StrategyCard::Initiative)].owner;
  if (in_.get("last_initiative") == nullptr && s_.phase != Phase::Strategy && now.valid())
    s_.last_initiative.insert(now);
  return in_.each_name_at<SeatId>("last_initiative", [&](const std::string&, SeatId seat) {
    s_.last_initiative.insert(seat);
    return true;
  });
}

bool PositionBuilder::read_players() {
  const auto seats = [&](std::string_view key, const auto& mark) {
    return in_.each_name_at<SeatId>(key, [&](const std::string&, SeatId seat) {
      mark(seat);
      return true;
    });
  };
  return seats("passed", [&](SeatId seat) { s_.players[seat].passed = true; }) &&
         seats("skipped", [&](SeatId seat) { s_.players[seat].skipped = true; }) &&
         seats("eliminated", [&](SeatId seat) { gone_.insert(seat); });
}

}  // namespace orrery::ti3
