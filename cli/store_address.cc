#include "cli/store_address.h"

#include <sys/stat.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstdlib>
#include <filesystem>

#include "cli/common.h"
#include "server/store/database.h"

namespace orrery::cli {
namespace {

constexpr const char* kVariable = "ORRERY_DATABASE";

}  // namespace

std::string first_line_of(const std::string& given) {
  // systemd hands such files to a service that has no user of its own (LoadCredential=).
  constexpr std::string_view kCredential = "credential:";
  std::string path = given;
  if (path.starts_with(kCredential)) {
    const char* folder = std::getenv("CREDENTIALS_DIRECTORY");
    if (folder == nullptr)
      fail(path + ": there is no CREDENTIALS_DIRECTORY: systemd sets it with LoadCredential=");
    path = (std::filesystem::path(folder) / path.substr(kCredential.size())).string();
  }
  const std::string text = read_file(path, 64 * 1024);
  std::string line = text.substr(0, text.find('\n'));
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
  if (line.empty()) fail(path + ": its first line is empty");
  return line;
}

void add_store_options(CLI::App& sub, StoreAddress& where) {
  sub.add_option("--store", where.folder, "Folder for the SQLite database")
      ->type_name("DIR")
      ->capture_default_str();
  CLI::Option* database =
      sub.add_option(
             "--database", where.database,
             "sqlite:FILE or postgres://...; instead of --store. Everybody on this machine can read it "
             "here: an address with a password belongs in a file or the environment variable " +
                 std::string(kVariable))
          ->type_name("ADDRESS");
  sub.add_option("--database-file", where.database_file, "File whose first line is that address")
      ->type_name("FILE")
      ->excludes(database);
}

std::string database_address(const StoreAddress& where) {
  if (!where.database.empty()) return where.database;
  if (!where.database_file.empty()) return first_line_of(where.database_file);
  const char* variable = std::getenv(kVariable);
  if (variable != nullptr && *variable != '\0') return variable;
  return "sqlite:" + (std::filesystem::path(where.folder) / "orrery.sqlite").string();
}

void keep_files_private() { umask(0077); }

void make_folder_of(const std::string& address) {
  const std::optional<std::string> file = server::sqlite_file(address);
  const std::filesystem::path folder = std::filesystem::path(file.value_or("")).parent_path();
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (error) fail("cannot make the folder " + folder.string() + ": " + error.message());
}

}  // namespace orrery::cli
