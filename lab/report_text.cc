// The two forms of a report: JSON for programs, a table for people.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/record/record.h"
#include "lab/report.h"

namespace orrery {
namespace {

// Numbers as people read them: 4 decimals, no more.
double rounded(double x) { return std::round(x * 1e4) / 1e4; }

json::object tallies_json(const Tallies& tallies) {
  json::object out;
  for (const auto& [name, t] : tallies) {
    out[name] = {{"games", t.games},
                 {"seats", t.seats},
                 {"wins", rounded(t.wins)},
                 {"share", rounded(t.share())},
                 {"error", rounded(t.error())}};
  }
  return out;
}

json::array ids_json(const std::vector<std::pair<std::string, std::string>>& content) {
  json::array out;
  for (const auto& [id, kind] : content) out.push_back(json::value(id));
  return out;
}

json::array failures_json(const std::vector<Failed>& failures) {
  json::array out;
  for (const Failed& f : failures) {
    out.push_back({{"game", f.game}, {"seed", f.seed}, {"step", f.step}, {"message", f.message}});
  }
  return out;
}

double per(double amount, double of) { return of > 0 ? amount / of : 0; }

std::string pad(std::string text, std::size_t width) {
  if (text.size() < width) text.resize(width, ' ');
  return text;
}

std::string number(double x, int decimals) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, "%.*f", decimals, x);
  return buffer;
}

std::string percent(double share) { return number(100 * share, 1) + "%"; }

void print_tallies(std::string& out, const std::string& title, const Tallies& tallies) {
  if (tallies.empty()) return;
  std::size_t width = title.size();
  for (const auto& [name, t] : tallies) width = std::max(width, name.size());
  out += "\n" + pad(title, width + 2) + pad("games", 10) + pad("seats", 10) + pad("wins", 12) + "share\n";
  for (const auto& [name, t] : tallies) {
    out += pad(name, width + 2) + pad(std::to_string(t.games), 10) + pad(std::to_string(t.seats), 10) +
           pad(number(t.wins, 1), 12) + percent(t.share()) + " +- " + percent(t.error()) + "\n";
  }
}

void print_ids(std::string& out, const std::string& title,
               const std::vector<std::pair<std::string, std::string>>& content) {
  if (content.empty()) return;
  out += title;
  for (const auto& [id, kind] : content) out += " " + id;
  out += "\n";
}

void print_failures(std::string& out, const std::vector<Failed>& failures) {
  constexpr std::size_t kShown = 20;
  if (failures.empty()) return;
  out += "\n" + std::to_string(failures.size()) + " failures\n";
  for (std::size_t i = 0; i < failures.size() && i < kShown; ++i) {
    const Failed& f = failures[i];
    out += "  game " + std::to_string(f.game) + " (seed " + std::to_string(f.seed) + ", step " +
           std::to_string(f.step) + "): " + f.message + "\n";
  }
  if (failures.size() > kShown) out += "  ... and " + std::to_string(failures.size() - kShown) + " more\n";
}

void print_summary(std::string& out, const SimReport& r) {
  const double games = static_cast<double>(r.games);
  const double decisions = static_cast<double>(r.decisions);
  out += r.game + ", " + std::to_string(r.players) + " players, " + std::to_string(r.games) +
         " games, seed " + std::to_string(r.seed) + "\n";
  out += std::to_string(r.decisions) + " decisions (" + number(per(decisions, games), 1) + " per game) in " +
         number(r.seconds, 1) + " s: " + number(per(games, r.seconds), 1) + " games/s, " +
         number(per(decisions, r.seconds), 0) + " decisions/s\n";
  if (r.rounds.max > 0) {
    out += "rounds: mean " + number(r.rounds.mean, 1) + ", median " + std::to_string(r.rounds.p50) +
           ", from " + std::to_string(r.rounds.min) + " to " + std::to_string(r.rounds.max) + "\n";
  }
  if (r.shared_wins > 0) out += std::to_string(r.shared_wins) + " games with a shared win\n";
  if (r.checked) {
    out += "properties checked; " + std::to_string(r.phrases_refused) + " phrases refused, " +
           std::to_string(r.worlds_sampled) + " worlds sampled, " + std::to_string(r.proposals) +
           " proposals\n";
  }
}

}  // namespace

json::value to_json(const SimReport& r) {
  json::object out;
  out["game"] = r.game;
  out["players"] = r.players;
  out["seed"] = r.seed;
  out["games"] = r.games;
  out["decisions"] = r.decisions;
  out["chances"] = r.chances;
  out["seconds"] = rounded(r.seconds);
  out["failures"] = r.failures.size();
  out["failed"] = failures_json(r.failures);
  out["decisions_per_game"] = rounded(per(static_cast<double>(r.decisions), static_cast<double>(r.games)));
  out["rounds"] = {
      {"mean", rounded(r.rounds.mean)}, {"min", r.rounds.min}, {"max", r.rounds.max}, {"p50", r.rounds.p50}};
  out["shared_wins"] = r.shared_wins;
  out["bots"] = tallies_json(r.bots);
  out["seats"] = tallies_json(r.seats);
  out["factions"] = tallies_json(r.factions);
  if (!r.content.empty()) {
    out["content"] = {{"total", r.content.size()},
                      {"seen", r.content.size() - r.unseen.size()},
                      {"unseen", ids_json(r.unseen)},
                      {"unchosen", ids_json(r.unchosen)}};
  }
  if (r.checked)
    out["checked"] = {{"phrases_refused", r.phrases_refused},
                      {"worlds_sampled", r.worlds_sampled},
                      {"proposals", r.proposals}};
  out["signature"] = signature_line(r);
  return out;
}

std::string to_text(const SimReport& r) {
  std::string out;
  print_summary(out, r);
  print_tallies(out, "bot", r.bots);
  print_tallies(out, "seat", r.seats);
  print_tallies(out, "faction", r.factions);
  if (!r.content.empty()) {
    out += "\ncontent: " + std::to_string(r.content.size() - r.unseen.size()) + " of " +
           std::to_string(r.content.size()) + " ids turned up\n";
    print_ids(out, "never turned up:", r.unseen);
    print_ids(out, "in no choice that was made:", r.unchosen);
  }
  print_failures(out, r.failures);
  return out;
}

std::string signature_line(const SimReport& r) {
  return "signature " + r.game + " players=" + std::to_string(r.players) +
         " games=" + std::to_string(r.games) + " seed=" + std::to_string(r.seed) + " " +
         print_hash(r.signature);
}

}  // namespace orrery
