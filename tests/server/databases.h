// The databases a test runs on: SQLite in a temporary file, and PostgreSQL where tools/with-postgres has
// started one.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/store/database.h"
#include "server/store/schema.h"

namespace orrery::server {

inline std::vector<std::string> database_kinds() {
  std::vector<std::string> kinds{"sqlite"};
  if (std::getenv("ORRERY_POSTGRES") != nullptr) kinds.emplace_back("postgres");
  return kinds;
}

// An empty database, gone with the object.
class TestDatabase {
 public:
  explicit TestDatabase(const std::string& kind) {
    if (kind == "postgres") {
      address_ = std::getenv("ORRERY_POSTGRES");
      const auto db = open();
      db->run("DROP SCHEMA public CASCADE");
      db->run("CREATE SCHEMA public");
      return;
    }
    static int count = 0;
    file_ = std::filesystem::temp_directory_path() /
            ("orrery-test-" + std::to_string(getpid()) + "-" + std::to_string(++count) + ".sqlite");
    remove_file();
    address_ = "sqlite:" + file_.string();
  }
  ~TestDatabase() {
    if (!file_.empty()) remove_file();
  }
  TestDatabase(const TestDatabase&) = delete;
  TestDatabase& operator=(const TestDatabase&) = delete;

  [[nodiscard]] const std::string& address() const { return address_; }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }  // of SQLite
  [[nodiscard]] std::unique_ptr<Database> open() const { return open_database(address_); }
  [[nodiscard]] std::unique_ptr<Database> prepared() const {
    auto db = open();
    prepare_schema(*db);
    return db;
  }

 private:
  void remove_file() const {
    for (const char* end : {"", "-wal", "-shm", ".lock"}) std::filesystem::remove(file_.string() + end);
  }
  std::string address_;
  std::filesystem::path file_;
};

}  // namespace orrery::server
