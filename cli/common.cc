#include "cli/common.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "cli/commands.h"
#include "engine/core/json_text.h"
#include "games/registry.h"

namespace orrery::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPackFiles = 64;
constexpr std::size_t kPackFileLimit = std::size_t{1} << 20;

fs::path program_folder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path{} : program.parent_path();
}

bool is_folder(const fs::path& path) {
  std::error_code error;
  return !path.empty() && fs::is_directory(path, error);
}

fs::path need_folder(const fs::path& path, const std::string& what) {
  if (!is_folder(path)) fail(what + ": there is no folder " + path.string());
  return path;
}

// Where this program was built, if it lies in a build folder: its own, or one that was moved with its source.
fs::path source_of_build(const fs::path& program) {
  if (program == fs::path(ORRERY_BUILD_DIR)) return ORRERY_SOURCE_DIR;
  return program.parent_path().filename() == "build" ? program.parent_path().parent_path() : fs::path{};
}

// What holds data/, rulebook/ and the client: the program's own folder, where it is installed, and for a
// program in its build folder the source. A copy elsewhere never reads what the source has become since.
std::vector<fs::path> roots() {
  const fs::path program = program_folder();
  std::vector<fs::path> out;
  if (program.empty()) return out;
  for (const fs::path& place :
       {program, program.parent_path() / "share" / "orrery", source_of_build(program)}) {
    if (!place.empty() && is_folder(place / "data")) out.push_back(place);
  }
  return out;
}

std::vector<fs::path> pack_paths(const fs::path& folder) {
  std::vector<fs::path> out;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (name.starts_with('.') || !it->is_regular_file(error)) continue;
    out.push_back(it->path());
    if (out.size() > kPackFiles)
      fail("pack " + folder.string() + ": more than " + std::to_string(kPackFiles) + " files");
  }
  if (error) fail("cannot read the folder " + folder.string() + ": " + error.message());
  std::sort(out.begin(), out.end());
  return out;
}

void add_option_word(TableOptions& table, const std::string& word) {
  const std::size_t equals = word.find('=');
  if (equals == 0 || equals == std::string::npos) usage_error("--option " + word + ": expected name=value");
  const std::string name = word.substr(0, equals);
  if (!table.values.emplace(name, word.substr(equals + 1)).second)
    usage_error("option " + name + " is given twice");
}

}  // namespace

void fail(const std::string& message) { throw Failure(message); }

void usage_error(const std::string& message) { throw Failure(message, kUsage); }

void add_source_options(CLI::App& sub, Source& source) {
  sub.add_option("--data", source.data,
                 "Data folder, instead of $ORRERY_DATA, the one beside the program, or ../share/orrery/data")
      ->type_name("DIR");
  sub.add_option("--pack", source.pack, "Content pack to use instead of the game's own")->type_name("DIR");
}

const Game& need_game(std::string_view id) {
  if (const Game* game = find_game(id)) return *game;
  std::string known;
  for (const Game* game : all_games()) known += (known.empty() ? "" : ", ") + std::string(game->id());
  usage_error("there is no game '" + std::string(id) + "'; the games are: " + known);
}

namespace {

// The folder that is asked for, or the first that is found; "" if there is none.
fs::path data_named(const Source& source) {
  if (!source.data.empty()) return source.data;
  const char* variable = std::getenv("ORRERY_DATA");
  if (variable != nullptr && *variable != '\0') return variable;
  const std::vector<fs::path> found = roots();
  return found.empty() ? fs::path{} : found.front() / "data";
}

}  // namespace

fs::path data_folder(const Source& source) {
  const fs::path data = data_named(source);
  if (!data.empty()) return need_folder(data, source.data.empty() ? "ORRERY_DATA" : "--data");
  fail("there is no data folder; give one with --data DIR or in the environment variable ORRERY_DATA");
}

fs::path beside_data(const Source& source, std::string_view name) {
  const char* variable = std::getenv("ORRERY_DATA");
  std::vector<fs::path> places = roots();
  if (variable != nullptr && *variable != '\0') places.insert(places.begin(), fs::absolute(variable) / "..");
  if (!source.data.empty()) places.insert(places.begin(), fs::absolute(source.data) / "..");
  for (const fs::path& root : places) {
    if (is_folder(root / name)) return (root / name).lexically_normal();
  }
  return {};
}

fs::path client_folder(const Source& source) {
  for (const char* name : {"client", "client/dist"}) {
    fs::path folder = beside_data(source, name);
    std::error_code error;
    // The client's source has an index.html too.
    if (fs::exists(folder / "index.html", error) && !fs::exists(folder / "package.json", error))
      return folder;
  }
  return {};
}

bool has_pack(const Game& game, const Source& source) {
  if (!source.pack.empty()) return true;  // what is wrong with it is told when it is read
  const fs::path data = data_named(source);
  return is_folder(data) && is_folder(data / game.default_pack());
}

std::map<std::string, std::string> read_pack(const Game& game, const Source& source) {
  fs::path folder;
  if (!source.pack.empty()) {
    folder = need_folder(source.pack, "--pack");
  } else if (!game.default_pack().empty()) {
    folder =
        need_folder(data_folder(source) / game.default_pack(), "content pack of " + std::string(game.id()));
  }
  return folder.empty() ? std::map<std::string, std::string>{} : read_pack_folder(folder);
}

std::map<std::string, std::string> read_pack_folder(const fs::path& folder) {
  std::map<std::string, std::string> out;
  for (const fs::path& path : pack_paths(folder))
    out[path.filename().string()] = read_file(path, kPackFileLimit);
  return out;
}

TableOptions table_options(const Game& game, const Source& source, int players,
                           const std::vector<std::string>& words) {
  TableOptions table;
  if (players != 0) table.values["players"] = std::to_string(players);
  for (const std::string& word : words) add_option_word(table, word);
  table.pack = read_pack(game, source);
  return table;
}

json::array json_list(const std::vector<std::string>& list) { return json::array(list.begin(), list.end()); }

void print_json(const json::value& value) {
  std::string text = json_pretty(value);
  if (text.empty() || text.back() != '\n') text += '\n';
  std::cout << text;
}

std::string join(const std::vector<std::string>& words, std::string_view between) {
  std::string out;
  for (const std::string& word : words) {
    if (!out.empty()) out += between;
    out += word;
  }
  return out;
}

bool stdout_is_terminal() { return isatty(STDOUT_FILENO) == 1; }

bool stderr_is_terminal() { return isatty(STDERR_FILENO) == 1; }

std::size_t screen_lines() {
  constexpr std::size_t kUsual = 30;
  constexpr int kMost = 10000;
  if (!stdout_is_terminal()) return 0;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
  const char* lines = std::getenv("LINES");
  const int n = lines == nullptr ? 0 : std::atoi(lines);  // nonsense counts as 0
  return n > 0 && n < kMost ? static_cast<std::size_t>(n) : kUsual;
}

bool want_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  if (no_colour != nullptr && *no_colour != '\0') return false;
  const char* term = std::getenv("TERM");
  return stdout_is_terminal() && term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace orrery::cli
