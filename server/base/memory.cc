#include "server/base/memory.h"

#include <unistd.h>

#include <fstream>

namespace orrery::server {

std::int64_t memory_used() {
  std::ifstream in("/proc/self/statm");
  std::int64_t size = 0;
  std::int64_t resident = 0;
  if (!(in >> size >> resident)) return 0;
  return resident * sysconf(_SC_PAGE_SIZE) / (1 << 20);
}

}  // namespace orrery::server
