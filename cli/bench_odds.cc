// orrery bench odds: how long the chances of a fight take.
#include <chrono>
#include <cstdio>
#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "games/ti4/ti4_game.h"
#include "odds/ti4/spec.h"

namespace orrery::cli {

namespace {

struct BenchOddsArgs {
  Source source;
  double seconds = 1;
  bool json = false;
};

double microseconds(const ti4::odds::Staged& staged, double seconds) {
  using Stopwatch = std::chrono::steady_clock;
  const ti4::Rules& rules = *ti4::rules_of(*staged.match);
  static volatile double sink = 0;
  double best = 1e30;
  int done = 0;
  const auto began = Stopwatch::now();
  // The best of many batches: what else runs on the machine does not count.
  while (std::chrono::duration<double>(Stopwatch::now() - began).count() < seconds || done < 3) {
    constexpr int kBatch = 8;
    const auto from = Stopwatch::now();
    for (int i = 0; i < kBatch; ++i)
      sink = sink + ti4::odds::chances(rules, staged.world, staged.question).attacker;
    best =
        std::min(best, std::chrono::duration<double, std::micro>(Stopwatch::now() - from).count() / kBatch);
    ++done;
  }
  return best;
}

struct Fight {
  const char* name;
  const char* meaning;
  const char* attacker;
  const char* defender;
};
constexpr std::array<Fight, 4> kFights{
    {{"odds_us_small", "4 against 4 ships", "plain: 1 carrier 2 fighter 1 cruiser",
      "plain: 1 dreadnought 1 cruiser 2 destroyer"},
     {"odds_us_large", "25 against 25 ships",
      "plain: 3 dreadnought 3 carrier 4 cruiser 3 destroyer 12 fighter",
      "plain: 2 dreadnought 4 carrier 3 cruiser 4 destroyer 12 fighter"},
     {"odds_us_small_texts", "4 against 4 ships with texts",
      "letnev: 2 dreadnought 2 cruiser; tech: non_euclidean_shielding",
      "mentak: 1 flagship 2 cruiser 1 destroyer"},
     {"odds_us_large_texts", "25 against 25 ships with texts",
      "letnev: 3 dreadnought 3 carrier 4 cruiser 3 destroyer 12 fighter; tech: non_euclidean_shielding",
      "mentak: 1 flagship 2 dreadnought 4 carrier 3 cruiser 4 destroyer 11 fighter"}}};

void run(const BenchOddsArgs& args) {
  json::object out;
  for (const Fight& f : kFights) {
    const ti4::odds::Staged staged =
        ti4::odds::stage({f.attacker, f.defender, false, "", ""}, read_pack(need_game("ti4"), args.source));
    if (!staged.error.empty()) fail(staged.error);
    const double us = microseconds(staged, args.seconds);
    out[f.name] = us;
    if (!args.json) std::printf("%-34s %9.1f us\n", f.meaning, us);
  }
  if (args.json) print_json(out);
}

}  // namespace

CLI::App* add_bench_odds(CLI::App& bench) {
  auto args = std::make_shared<BenchOddsArgs>();
  CLI::App* sub = bench.add_subcommand("odds", "How long the chances of a fight take (ti4)");
  add_source_options(*sub, args->source);
  sub->add_option("--seconds", args->seconds, "For each fight")->type_name("S");
  sub->add_flag("--json", args->json, "One object: microseconds by name");
  sub->callback([args] { run(*args); });
  return sub;
}

}  // namespace orrery::cli
