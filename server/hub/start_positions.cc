#include "server/hub/start_positions.h"

#include <algorithm>

namespace orrery::server {

StartPositions::Start StartPositions::of(const Game& game, const std::map<std::string, std::string>& options,
                                         const ShelvedPack& pack) {
  const Key key{std::string(game.id()), pack.identity, options};
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = known_.find(key); found != known_.end()) {
      found->second.used = ++uses_;
      return {found->second.match, ""};
    }
  }
  // Not under the lock: others need not wait for this. Two may make the same one at the same time; the first
  // stays.
  MadeMatch made = game.create({options, pack.files});
  const std::lock_guard lock(mutex_);
  ++made_;
  if (made.match == nullptr) return {nullptr, made.error};
  Entry& entry = known_[key];
  if (entry.match == nullptr) entry.match = std::move(made.match);
  entry.used = ++uses_;
  std::shared_ptr<const Match> match = entry.match;
  make_room();
  return {std::move(match), ""};
}

void StartPositions::make_room() {
  while (known_.size() > most_) {
    known_.erase(std::min_element(known_.begin(), known_.end(), [](const auto& a, const auto& b) {
      return a.second.used < b.second.used;
    }));
  }
}

std::uint64_t StartPositions::made() const {
  const std::lock_guard lock(mutex_);
  return made_;
}

}  // namespace orrery::server
