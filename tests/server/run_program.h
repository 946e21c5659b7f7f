// The program run to its end, with what it wrote.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <stdexcept>
#include <string>

namespace orrery::server {

struct Ran {
  int code = 0;
  std::string text;  // standard output and standard error
};

// `words` as a shell takes them.
inline Ran run_program(const std::string& words) {
  FILE* pipe = popen((std::string(ORRERY_PROGRAM) + " " + words + " 2>&1 </dev/null").c_str(), "re");
  if (pipe == nullptr) throw std::runtime_error("no pipe");
  Ran out;
  std::array<char, 4096> buffer{};
  for (std::size_t n = 0; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
    out.text.append(buffer.data(), n);
  const int status = pclose(pipe);
  out.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return out;
}

}  // namespace orrery::server
