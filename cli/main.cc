// The orrery program: one subcommand per file of this folder.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <string_view>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/version.h"

namespace orrery::cli {
namespace {

int say(const std::string& message, int code) {
  std::cout.flush();
  std::cerr << "error: " << message << '\n';
  return code;
}

void add_commands(CLI::App& app) {
  add_games(app);
  add_new(app);
  add_show(app);
  add_options(app);
  add_apply(app);
  add_replay(app);
  add_play(app);
  add_sim(app);
  add_check(app);
  add_rules(app);
  add_notation(app);
  add_odds(app);
  add_bench(app);
  add_serve(app);
  add_store(app);
  add_admin(app);
  add_types(app);
}

// The first line of a message: errors of the command line are one line.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

int run(int argc, char** argv) {
  CLI::App app{"Orrery plays space-empire board games by their full rules."};
  app.name("orrery");
  const auto version = [argc, argv] {
    const bool json = std::any_of(argv, argv + argc, [](std::string_view word) { return word == "--json"; });
    return json ? version_json() : version_text();
  };
  app.set_version_flag("--version", version,
                       "Show the version, the commit and the rules of each game; with --json for programs");
  app.set_help_flag("-h,--help", "Show this text");
  app.require_subcommand(1);
  app.get_formatter()->column_width(34);
  add_commands(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    // A word that is no command is told as such, not as a command that is missing.
    if (argc > 1 && argv[1][0] != '-' && app.get_subcommands().empty())
      return say("there is no command '" + std::string(argv[1]) + "' (see --help)", kUsage);
    return say(first_line(error.what()) + " (see --help)", kUsage);
  } catch (const Failure& failure) {
    return say(failure.what(), failure.code);
  } catch (const Exit& exit) {
    return exit.code;
  } catch (const std::bad_alloc&) {
    return say("out of memory", kFailed);
  } catch (const std::exception& error) {
    return say(error.what(), kFailed);
  }
  return 0;
}

}  // namespace
}  // namespace orrery::cli

int main(int argc, char** argv) {
  int code = orrery::cli::run(argc, argv);
  // Only now is it known whether everything printed could be written, e.g. to a file on a full disk.
  if (!std::cout.flush()) {
    std::cerr << "error: cannot write to standard output\n";
    if (code == 0) code = orrery::cli::kFailed;
  }
  return code;
}
