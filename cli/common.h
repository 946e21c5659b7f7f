// What the commands share: how they end, where data is, files, output.
//
// A command is a file cli/<name>.cc with
//
//   struct Args { bool json = false; ... };
//   void run(const Args& args) { ... }             // returns: exit code 0; or fail(...), or throw Exit{1}
//   void add_<name>(CLI::App& app) {
//     auto args = std::make_shared<Args>();          // the callback keeps it alive
//     CLI::App* sub = app.add_subcommand("<name>", "One line that says what it does");
//     sub->add_flag("--json", args->json, "...");
//     sub->callback([args] { run(*args); });
//   }
//
// Results go to std::cout, errors to std::cerr as one line "error: ..."; main.cc prints the latter and checks
// that standard output could be written.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"

namespace CLI {
class App;  // only the files that add a subcommand include the library: it takes seconds to compile
}

namespace orrery::cli {

namespace json = boost::json;

inline constexpr int kFailed = 1;  // refused or failed
inline constexpr int kUsage = 2;   // the command line makes no sense

// Thrown to end the program with this code, everything being said already.
struct Exit {
  int code = 0;
};

// Thrown to end the program with a message: main prints "error: <what>" on standard error.
struct Failure : std::runtime_error {
  explicit Failure(const std::string& message, int exit_code = kFailed)
      : std::runtime_error(message), code(exit_code) {}
  int code;
};

[[noreturn]] void fail(const std::string& message);         // exit code 1
[[noreturn]] void usage_error(const std::string& message);  // exit code 2

// ---- games and their content
// --------------------------------------------------------------------------------------

// Where content comes from; empty: looked for. `--data DIR` is the folder with one folder per game, `--pack
// DIR` the content pack to use instead of the game's own.
struct Source {
  std::string data;
  std::string pack;
};
void add_source_options(CLI::App& sub, Source& source);

// The game with that id, or a usage error that lists the games there are.
const Game& need_game(std::string_view id);

// Whether the game's own pack is there, or one is named by --pack.
bool has_pack(const Game& game, const Source& source);
// The files of the pack: --pack, or the game's default pack below the data folder.
std::map<std::string, std::string> read_pack(const Game& game, const Source& source);
// The files of the pack in that folder, by name.
std::map<std::string, std::string> read_pack_folder(const std::filesystem::path& folder);

// Options of a table from the command line: `players` (0: the game's default) and words "name=value".
TableOptions table_options(const Game& game, const Source& source, int players,
                           const std::vector<std::string>& words);

// The data folder: --data, the environment variable ORRERY_DATA, beside the program, ../share/orrery/data as
// it is installed, or that of the source if the program lies in its build folder.
std::filesystem::path data_folder(const Source& source);
// The folder of that name ("rulebook", "tests") beside a data folder; the first in the same order, empty if
// there is none.
std::filesystem::path beside_data(const Source& source, std::string_view name);
// The built client there; empty if there is none.
std::filesystem::path client_folder(const Source& source);

// ---- files
// --------------------------------------------------------------------------------------------------------

inline constexpr std::size_t kFileLimit = std::size_t{64} << 20;

// The whole file, or a failure that says why not. Refuses what is larger than `limit` bytes.
std::string read_file(const std::filesystem::path& path, std::size_t limit = kFileLimit);
// All or nothing: a temporary file beside it, flushed to the disk, then renamed. Fails with the reason, e.g.
// a full disk.
void write_file(const std::filesystem::path& path, std::string_view text);

// ---- output
// -------------------------------------------------------------------------------------------------------

void print_json(const json::value& value);  // indented, on standard output
json::array json_list(const std::vector<std::string>& list);
std::string join(const std::vector<std::string>& words, std::string_view between = ", ");
bool stdout_is_terminal();
bool stderr_is_terminal();  // for progress bars
// Lines of the screen: what the terminal says, else the environment variable LINES, else 30; 0 if standard
// output is no terminal.
std::size_t screen_lines();
bool want_colour();  // standard output is a terminal, NO_COLOR is not set, TERM is not "dumb"

}  // namespace orrery::cli
