#include "server/base/quota.h"

#include <algorithm>

namespace orrery::server {

double Quota::filled(const Bucket& bucket, Time now) const {
  const double seconds = static_cast<double>(std::max<Time>(0, now - bucket.at)) / 1000;
  return std::min(at_once_, bucket.left + seconds * in_a_second_);
}

bool Quota::take(const std::string& key, Time now) {
  if (at_once_ <= 0) return true;
  const std::lock_guard lock(mutex_);
  if (buckets_.size() >= kRemembered)
    std::erase_if(buckets_, [&](const auto& entry) { return filled(entry.second, now) >= at_once_; });
  // So many at the same time are an attack; those who are known already go on.
  if (buckets_.size() >= kRemembered && !buckets_.contains(key)) return false;
  Bucket& bucket = buckets_.try_emplace(key, Bucket{at_once_, now}).first->second;
  bucket = {filled(bucket, now), now};
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

std::shared_ptr<void> Places::take(const std::string& key) {
  const std::lock_guard lock(taken_->mutex);
  std::int64_t& count = taken_->by_key[key];
  if (most_ > 0 && count >= most_) return nullptr;
  ++count;
  // Lives as long as the place, wherever that is held.
  return std::shared_ptr<void>(taken_.get(), [taken = taken_, key](void*) {
    const std::lock_guard freed(taken->mutex);
    const auto found = taken->by_key.find(key);
    if (--found->second == 0) taken->by_key.erase(found);
  });
}

}  // namespace orrery::server
