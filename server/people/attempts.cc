#include "server/people/attempts.h"

namespace orrery::server {

bool Attempts::begin(const std::string& key, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  if (counts_.size() >= kRemembered) {
    std::erase_if(counts_, [&](const auto& entry) { return now - entry.second.since >= span_; });
    if (counts_.size() >= kRemembered) return false;
  }
  Count& count = counts_[key];
  if (now - count.since >= span_) count = {0, now};
  if (count.attempts >= most_) return false;
  ++count.attempts;
  return true;
}

void Attempts::succeeded(const std::string& key) {
  const std::lock_guard lock(mutex_);
  counts_.erase(key);
}

}  // namespace orrery::server
