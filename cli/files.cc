// Reading and writing whole files (cli/common.h).
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "cli/common.h"

namespace orrery::cli {

namespace fs = std::filesystem;

namespace {

class File {
 public:
  explicit File(int descriptor) : fd_(descriptor) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { (void)close_now(); }
  [[nodiscard]] int fd() const { return fd_; }
  [[nodiscard]] bool is_open() const { return fd_ >= 0; }
  // False if the last bytes could not be written after all (some file systems tell only now).
  [[nodiscard]] bool close_now() {
    const int fd = fd_;
    fd_ = -1;
    return fd < 0 || ::close(fd) == 0;
  }

 private:
  int fd_;
};

// While a file is being written the signals that end the program wait, so that no temporary file is left
// behind.
class HoldSignals {
 public:
  HoldSignals() {
    sigset_t held;
    sigemptyset(&held);
    for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) sigaddset(&held, signal);
    sigprocmask(SIG_BLOCK, &held, &before_);
  }
  HoldSignals(const HoldSignals&) = delete;
  HoldSignals& operator=(const HoldSignals&) = delete;
  ~HoldSignals() { sigprocmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

[[noreturn]] void cannot(const std::string& what, const fs::path& path) {
  const std::string reason = std::strerror(errno);
  fail("cannot " + what + " " + path.string() + ": " + reason);
}

bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(fd, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

void write_in_place(const fs::path& path, std::string_view text) {
  File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.is_open() || !write_all(file.fd(), text) || !file.close_now()) cannot("write", path);
}

// As a new file would have, or as the file that is replaced has.
mode_t mode_for(const fs::path& path) {
  struct stat info {};
  if (::stat(path.c_str(), &info) == 0) return info.st_mode & 07777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

void sync_folder(const fs::path& folder) {
  const File file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (file.is_open()) (void)::fsync(file.fd());
}

void replace_file(const fs::path& path, std::string_view text) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  std::string temporary = (folder / ("." + path.filename().string() + ".XXXXXX")).string();
  const HoldSignals hold;
  File file(::mkostemp(temporary.data(), O_CLOEXEC));
  if (!file.is_open()) cannot("write", path);
  const bool written = write_all(file.fd(), text) && ::fchmod(file.fd(), mode_for(path)) == 0 &&
                       ::fsync(file.fd()) == 0 && file.close_now() &&
                       ::rename(temporary.c_str(), path.c_str()) == 0;
  if (!written) {
    const int reason = errno;
    ::unlink(temporary.c_str());
    errno = reason;
    cannot("write", path);
  }
  sync_folder(folder);
}

}  // namespace

std::string read_file(const fs::path& path, std::size_t limit) {
  const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) cannot("read", path);
  std::string out;
  char block[1 << 16];
  while (true) {
    const ssize_t n = ::read(file.fd(), block, sizeof block);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) cannot("read", path);
    if (n == 0) return out;
    out.append(block, static_cast<std::size_t>(n));
    if (out.size() > limit)
      fail("cannot read " + path.string() + ": larger than " + std::to_string(limit) + " bytes");
  }
}

void write_file(const fs::path& path, std::string_view text) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  // A device or a pipe (/dev/stdout) cannot be replaced, only written to.
  if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) {
    write_in_place(path, text);
    return;
  }
  // A link keeps pointing to its file; the file behind it is replaced.
  const fs::path target =
      fs::is_symlink(fs::symlink_status(path, error)) ? fs::weakly_canonical(path, error) : path;
  replace_file(target.empty() ? path : target, text);
}

}  // namespace orrery::cli
