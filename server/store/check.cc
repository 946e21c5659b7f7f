#include "server/store/check.h"

#include <filesystem>

namespace orrery::server {
namespace {

constexpr const char* kWhatToDo =
    "; the server does not start with it. Keep a copy of the file and restore the last backup: orrery store "
    "--restore FILE (docs/operations.md)";

// "ok", or what is wrong.
std::vector<std::string> pragma_faults(Database& database, const char* pragma) {
  std::vector<std::string> faults;
  for (const Row& row : database.run(pragma)) {
    if (as_text(row[0]) != "ok") faults.push_back(as_text(row[0]));
  }
  return faults;
}

std::string text_of(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr ? "?" : *text;
}

}  // namespace

std::vector<std::string> integrity_faults(Database& database) {
  if (database.kind() != "sqlite") return {};
  std::vector<std::string> faults = pragma_faults(database, "PRAGMA integrity_check");
  for (const Row& row : database.run("PRAGMA foreign_key_check")) {
    faults.push_back("row " + text_of(row[1]) + " of " + text_of(row[0]) + " names something of " +
                     text_of(row[2]) + " that is not there");
  }
  return faults;
}

bool refuse_damaged(const std::string& address, std::uint64_t most) {
  const std::optional<std::string> file = sqlite_file(address);
  std::error_code none;
  if (!file || !std::filesystem::exists(*file, none)) return true;
  std::vector<std::string> faults;
  const bool all = std::filesystem::file_size(*file, none) <= most;
  try {
    const std::unique_ptr<Database> database = open_sqlite(*file);
    // Every page, but not whether the indices fit: that takes several times as long.
    faults = all ? pragma_faults(*database, "PRAGMA quick_check(1)") : std::vector<std::string>{};
    database->run("SELECT COUNT(*) FROM sqlite_master");
  } catch (const CorruptDatabase& error) {
    faults.emplace_back(error.what());
  }
  if (!faults.empty()) throw DatabaseError("the database " + *file + " is damaged: " + faults[0] + kWhatToDo);
  return all;
}

}  // namespace orrery::server
