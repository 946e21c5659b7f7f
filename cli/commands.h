// The subcommands of the program, one file each. Every function adds one subcommand with its callback.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace orrery::cli {

void add_games(CLI::App& app);
void add_new(CLI::App& app);
void add_show(CLI::App& app);
void add_options(CLI::App& app);
void add_apply(CLI::App& app);
void add_replay(CLI::App& app);
void add_play(CLI::App& app);
void add_sim(CLI::App& app);
void add_check(CLI::App& app);
void add_rules(CLI::App& app);
void add_notation(CLI::App& app);
void add_odds(CLI::App& app);
void add_bench(CLI::App& app);
CLI::App* add_bench_serve(CLI::App& bench);  // below `bench`
CLI::App* add_bench_odds(CLI::App& bench);   // below `bench`
void add_serve(CLI::App& app);
void add_store(CLI::App& app);
void add_admin(CLI::App& app);
void add_types(CLI::App& app);

}  // namespace orrery::cli
