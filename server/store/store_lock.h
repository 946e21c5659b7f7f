// One server for one SQLite store: two would each keep tables in memory of which the other knows nothing.
#pragma once

#include <string>

namespace orrery::server {

class StoreLock {
 public:
  // Locks the database at that address (see open_database) until this goes, however the process ends; beside
  // the database lies a file for it, which stays. Other programs may open the database all the same. Throws
  // DatabaseError if a server has it. PostgreSQL may have several servers: nothing is locked there.
  explicit StoreLock(const std::string& address);
  ~StoreLock();
  StoreLock(const StoreLock&) = delete;
  StoreLock& operator=(const StoreLock&) = delete;

 private:
  int file_ = -1;
};

}  // namespace orrery::server
