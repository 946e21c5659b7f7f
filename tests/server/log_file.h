// What a server says to whoever runs it, in a file.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace orrery::server {

// Whatever is started as long as this lives writes its log into a file.
class LogFile {
 public:
  explicit LogFile(const std::filesystem::path& file) : file_(file), old_(dup(STDERR_FILENO)) {
    const int log = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(log, STDERR_FILENO);
    close(log);
  }
  ~LogFile() {
    give_back();
    std::filesystem::remove(file_);
  }
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;
  // What is started from here on writes where it always did.
  void give_back() {
    if (old_ < 0) return;
    dup2(old_, STDERR_FILENO);
    close(old_);
    old_ = -1;
  }
  [[nodiscard]] std::string text() const {
    std::ifstream in(file_);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path file_;
  int old_;
};

}  // namespace orrery::server
