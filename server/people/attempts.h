// How often somebody may try: so many failures in so long a time, by key. For many threads at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace orrery::server {

class Attempts {
 public:
  Attempts(int most, std::int64_t milliseconds) : most_(most), span_(milliseconds) {}

  // Counts one attempt. False: too many of late.
  bool begin(const std::string& key, std::int64_t now);
  void succeeded(const std::string& key);

 private:
  static constexpr std::size_t kRemembered = 100000;
  struct Count {
    int attempts = 0;
    std::int64_t since = 0;
  };
  int most_;
  std::int64_t span_;
  std::mutex mutex_;
  std::map<std::string, Count> counts_;
};

}  // namespace orrery::server
