// orrery store: whether a server's database is whole, copies of it while people play, and the way back.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/store_address.h"
#include "server/hub/store_check.h"
#include "server/store/store_lock.h"

namespace orrery::cli {

namespace {

namespace fs = std::filesystem;

struct StoreArgs {
  StoreAddress where;
  bool check = false;
  std::string backup;
  std::string restore;
  bool json = false;
  Source source;
};

server::StoreReport checked(server::Database& database, const StoreArgs& args) {
  return server::check_store(database, [&](const Game& game) { return read_pack(game, args.source); });
}

server::StoreReport checked_file(const fs::path& file, const StoreArgs& args) {
  server::StoreReport report;
  try {
    report = checked(*server::open_sqlite(file.string()), args);
  } catch (const server::CorruptDatabase& error) {
    report.wrong.emplace_back(error.what());
  }
  return report;
}

// The SQLite file, which is there.
fs::path need_file(const std::string& address) {
  const std::optional<std::string> file = server::sqlite_file(address);
  if (!file) fail("PostgreSQL has tools of its own for that: pg_dump and pg_restore (docs/operations.md)");
  if (!fs::exists(*file)) fail("there is no database " + *file);
  return *file;
}

void tell(const server::StoreReport& report, const StoreArgs& args) {
  if (args.json) {
    print_json(json::object{{"ok", report.wrong.empty()},
                            {"tables", report.tables},
                            {"lines", report.lines},
                            {"lines_without_checksum", report.without_checksum},
                            {"unplayable", json_list(report.unplayable)},
                            {"wrong", json_list(report.wrong)}});
    return;
  }
  for (const std::string& fault : report.wrong) std::cout << "wrong: " << fault << "\n";
  for (const std::string& why : report.unplayable) std::cout << "told, not played: " << why << "\n";
  std::cout << report.tables << " tables, " << report.lines << " lines";
  if (report.without_checksum > 0)
    std::cout << ", " << report.without_checksum << " of them without a checksum";
  std::cout << (report.wrong.empty() ? ": all right" : ": damaged") << "\n";
}

void check(const std::string& address, const StoreArgs& args) {
  server::StoreReport report;
  if (server::sqlite_file(address)) {
    report = checked_file(need_file(address), args);
  } else {
    report = checked(*server::open_database(address), args);
  }
  tell(report, args);
  if (!report.wrong.empty()) throw Exit{kFailed};
}

// What was written and named is on the disk after this.
void flush(const fs::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  if (file >= 0) close(file);
  if (!done) fail("cannot flush " + path.string() + " to the disk");
}

// Root may restore for the user that the server runs as.
void own_like(const fs::path& model, const fs::path& file) {
  struct stat owner {};
  if (stat(model.c_str(), &owner) != 0) return;
  if (owner.st_uid == geteuid() && owner.st_gid == getegid()) return;
  if (chown(file.c_str(), owner.st_uid, owner.st_gid) != 0)
    std::cerr << "warning: " << file.string() << " is not owned as " << model.string()
              << " is: the server may not be able to write it\n";
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// Where a server may have its database, nobody puts another one.
void refuse_database_in_use(const fs::path& from, const fs::path& to) {
  if (fs::is_directory(to)) fail(to.string() + " is a folder: say the name of a file in it");
  for (const char* end : {"", "-wal", "-shm", ".lock"}) {
    const fs::path file = from.string() + end;
    std::error_code error;
    if (fs::weakly_canonical(to, error) == fs::weakly_canonical(file, error))
      fail(to.string() + " belongs to the database itself: say another file");
  }
  // Throws if a server has it.
  if (fs::exists(to.string() + ".lock")) const server::StoreLock lock("sqlite:" + to.string());
}

// A copy of `from` as `to` that is known to be whole; nothing there is touched before that.
void copy(const fs::path& from, const fs::path& to, const StoreArgs& args) {
  const fs::path part = to.string() + ".part";
  fs::remove(part);
  server::StoreReport report;
  try {
    server::copy_sqlite(from.string(), part.string());
    flush(part);
    report = checked_file(part, args);
  } catch (const server::DatabaseError& error) {
    fs::remove(part);
    fail(error.what());
  }
  if (!report.wrong.empty()) {
    fs::remove(part);
    tell(report, args);
    fail("nothing was changed: what would be copied is damaged");
  }
  for (const char* end : {"-wal", "-shm"}) fs::remove(part.string() + end);
  fs::rename(part, to);
  flush(folder_of(to));
  tell(report, args);
}

void restore(const std::string& address, const StoreArgs& args) {
  const std::optional<std::string> file = server::sqlite_file(address);
  if (!file) need_file(address);
  if (!fs::exists(args.restore)) fail("there is no file " + args.restore);
  make_folder_of(address);
  const server::StoreLock lock(address);
  const fs::path fresh = *file + ".restored";
  copy(args.restore, fresh, args);
  // What was there stays, with its write-ahead log.
  fs::path old;
  for (int n = 1; old.empty() || fs::exists(old); ++n) old = *file + ".before-restore-" + std::to_string(n);
  for (const char* end : {"-wal", "-shm", ""}) {
    if (fs::exists(*file + end)) fs::rename(*file + end, old.string() + end);
  }
  // The server that reads it is whoever had the old one, or has the folder.
  own_like(fs::exists(old) ? old : folder_of(*file), fresh);
  fs::rename(fresh, *file);
  flush(folder_of(*file));
  if (!args.json && fs::exists(old)) std::cout << "what was there is now " << old.string() << "\n";
}

void run(const StoreArgs& args) {
  if (static_cast<int>(args.check) + static_cast<int>(!args.backup.empty()) +
          static_cast<int>(!args.restore.empty()) !=
      1)
    usage_error("store: say one of --check, --backup FILE, --restore FILE");
  const std::string address = database_address(args.where);
  keep_files_private();
  try {
    if (args.check) return check(address, args);
    if (!args.backup.empty()) {
      const fs::path from = need_file(address);
      refuse_database_in_use(from, args.backup);
      return copy(from, args.backup, args);
    }
    restore(address, args);
  } catch (const server::DatabaseError& error) {
    fail(error.what());
  } catch (const fs::filesystem_error& error) {
    fail(error.what());
  }
}

}  // namespace

void add_store(CLI::App& app) {
  auto args = std::make_shared<StoreArgs>();
  CLI::App* sub = app.add_subcommand("store", "Check, copy or restore the database of a server");
  sub->add_flag("--check", args->check,
                "Read all of it and play every game again; exit code 1 with a list of what is wrong");
  sub->add_option("--backup", args->backup,
                  "Copy the SQLite database there, also while people play, and check the copy")
      ->type_name("FILE");
  sub->add_option("--restore", args->restore,
                  "Put that copy in place, once it is checked; what was there is kept beside it. The server "
                  "is stopped "
                  "before")
      ->type_name("FILE");
  sub->add_flag("--json", args->json, "For programs");
  add_store_options(*sub, args->where);
  add_source_options(*sub, args->source);
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
