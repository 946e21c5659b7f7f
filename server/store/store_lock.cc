#include "server/store/store_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "server/store/database.h"

namespace orrery::server {
namespace {

// Who has it, as it wrote itself; only for the sentence that tells of it.
std::string holder(int file) {
  std::array<char, 32> text{};
  const ssize_t size = pread(file, text.data(), text.size(), 0);
  std::string pid(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  while (!pid.empty() && pid.back() == '\n') pid.pop_back();
  return pid.empty() ? "" : " (process " + pid + ")";
}

}  // namespace

StoreLock::StoreLock(const std::string& address) {
  const std::optional<std::string> database = sqlite_file(address);
  if (!database) return;
  // The same store by another path is the same store.
  std::error_code error;
  const std::filesystem::path real = std::filesystem::weakly_canonical(*database, error);
  const std::string path = (error ? *database : real.string()) + ".lock";
  file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) throw DatabaseError("cannot open " + path + ": " + std::generic_category().message(errno));
  if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
    const std::string who = holder(file_);
    close(file_);
    throw DatabaseError("another server" + who + " has the store " + *database +
                        ": stop it first, or give this one a store of its own");
  }
  const std::string pid = std::to_string(getpid()) + "\n";
  // A full disk only makes the sentence above shorter.
  if (ftruncate(file_, 0) != 0 || pwrite(file_, pid.data(), pid.size(), 0) < 0) return;
}

StoreLock::~StoreLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace orrery::server
