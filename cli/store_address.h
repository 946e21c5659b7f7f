// Where a server's database is, as the command line and the environment say it.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace orrery::cli {

struct StoreAddress {
  std::string folder = "orrery-store";
  std::string database;
  std::string database_file;
};
// --store, --database, --database-file and the environment variable ORRERY_DATABASE.
void add_store_options(CLI::App& sub, StoreAddress& where);
// As open_database takes it: the folder counts where nothing else is said. Fails if the file cannot be read.
std::string database_address(const StoreAddress& where);
// A secret that a file holds in its first line; "credential:NAME" is one that systemd hands over. Fails if
// there is none.
std::string first_line_of(const std::string& given);
// What this program makes from now on is for its own user alone: databases hold hands, seeds and passwords.
void keep_files_private();
// Where a SQLite file can lie.
void make_folder_of(const std::string& address);

}  // namespace orrery::cli
