// How often somebody may do something: so often at once, and so often in a time for long, each by a key of
// their own. For many threads at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/base/time.h"

namespace orrery::server {

class Quota {
 public:
  // `at_once` 0: without limit.
  Quota(double at_once, double in_a_second) : at_once_(at_once), in_a_second_(in_a_second) {}

  // False: too often of late.
  bool take(const std::string& key, Time now);

 private:
  // Who has been quiet for long enough need not be remembered.
  static constexpr std::size_t kRemembered = 100000;
  struct Bucket {
    double left = 0;
    Time at = 0;
  };
  [[nodiscard]] double filled(const Bucket& bucket, Time now) const;

  double at_once_;
  double in_a_second_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
};

// How many somebody has of something at the same time.
class Places {
 public:
  explicit Places(std::int64_t most) : most_(most) {}

  // A place, free again when nobody holds it any more; null if there is none left.
  std::shared_ptr<void> take(const std::string& key);

 private:
  struct Taken {
    std::mutex mutex;
    std::map<std::string, std::int64_t> by_key;
  };
  std::int64_t most_;
  std::shared_ptr<Taken> taken_ = std::make_shared<Taken>();
};

}  // namespace orrery::server
