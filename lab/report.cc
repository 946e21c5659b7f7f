#include "lab/report.h"

#include <algorithm>
#include <cmath>

namespace orrery {
namespace {

// The tally of that name, made at its first mention.
Tally& tally_of(Tallies& tallies, const std::string& name) {
  for (auto& [known, tally] : tallies) {
    if (known == name) return tally;
  }
  return tallies.emplace_back(name, Tally{}).second;
}

double win_of(const GameResult& game, std::size_t seat) {
  const bool won = std::find(game.winners.begin(), game.winners.end(), SeatId(seat)) != game.winners.end();
  return won ? 1.0 / static_cast<double>(game.winners.size()) : 0.0;
}

// One game for the names at its seats; a name at several seats took part once.
void count_game(Tallies& tallies, const std::vector<std::string>& names, const GameResult& game) {
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    Tally& t = tally_of(tallies, names[seat]);
    const auto before = names.begin() + static_cast<std::ptrdiff_t>(seat);
    if (std::find(names.begin(), before, names[seat]) == before) ++t.games;
    ++t.seats;
    t.wins += win_of(game, seat);
  }
}

void count_content(const ContentSeen& content, SimReport& report) {
  report.content = content.content();
  for (std::size_t i = 0; i < report.content.size(); ++i) {
    if (!content.seen()[i]) {
      report.unseen.push_back(report.content[i]);
    } else if (!content.chosen()[i]) {
      report.unchosen.push_back(report.content[i]);
    }
  }
}

void count_games(const SimPlan& plan, const SimResult& result, SimReport& report) {
  std::vector<int> rounds;
  for (std::size_t i = 0; i < result.games.size(); ++i) {
    const GameResult& game = result.games[i];
    report.decisions += game.decisions;
    report.chances += game.chances;
    if (!game.failure.empty()) {
      report.failures.push_back({plan.first + i, game.seed, game.decisions + game.chances, game.failure});
      continue;
    }
    if (game.winners.size() > 1) ++report.shared_wins;
    count_game(report.bots, bots_of_game(plan, result.players, plan.first + i), game);
    count_game(report.seats, result.seats, game);
    count_game(report.factions, game.factions, game);
    rounds.push_back(game.rounds);
  }
  report.rounds = spread_of(std::move(rounds));
}

}  // namespace

double Tally::error() const {
  if (games == 0) return 0;
  const double p = share();
  return 1.96 * std::sqrt(p * (1 - p) / static_cast<double>(games));
}

Spread spread_of(std::vector<int> values) {
  Spread out;
  if (values.empty()) return out;
  std::sort(values.begin(), values.end());
  double sum = 0;
  for (int v : values) sum += v;
  out.mean = sum / static_cast<double>(values.size());
  out.min = values.front();
  out.max = values.back();
  out.p50 = values[values.size() / 2];
  return out;
}

SimReport report_of(const SimPlan& plan, const SimResult& result) {
  SimReport report;
  report.game = plan.game->id();
  report.players = result.players;
  report.seed = plan.seed;
  report.games = result.games.size();
  report.seconds = result.seconds;
  report.signature = result.signature;
  report.checked = plan.check.has_value();
  report.phrases_refused = result.checked.phrases_refused;
  report.worlds_sampled = result.checked.worlds_sampled;
  report.proposals = result.checked.proposals;
  for (const std::string& bot : plan.bots) tally_of(report.bots, bot);
  count_games(plan, result, report);
  std::sort(report.factions.begin(), report.factions.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  if (result.content) count_content(*result.content, report);
  return report;
}

}  // namespace orrery
