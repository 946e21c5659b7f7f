// A pack is read once, not once for every game that is begun with it: the last few stay here, found by the
// text of their files. Reading one takes longer than a turn of the game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "engine/core/pack_files.h"

namespace orrery {

// Loaded is a game's LoadedPack. May be used from several threads; what it gives stays as it is.
template <class Loaded>
class ReadOnce {
 public:
  // `read` makes a Loaded of the files. Two threads that ask at the same time may both read.
  template <class Read>
  std::shared_ptr<const Loaded> of(const PackFiles& files, const Read& read) {
    if (auto found = find(files)) return found;
    auto loaded = std::make_shared<const Loaded>(read(files));
    keep(files, loaded);
    return loaded;
  }

 private:
  static constexpr std::size_t kKept = 4;

  std::shared_ptr<const Loaded> find(const PackFiles& files) {
    const std::lock_guard lock(mutex_);
    const auto found =
        std::find_if(kept_.begin(), kept_.end(), [&](const auto& pack) { return pack.first == files; });
    if (found == kept_.end()) return nullptr;
    std::rotate(kept_.begin(), found, found + 1);
    return kept_.front().second;
  }

  void keep(const PackFiles& files, std::shared_ptr<const Loaded> loaded) {
    const std::lock_guard lock(mutex_);
    kept_.insert(kept_.begin(), {files, std::move(loaded)});
    if (kept_.size() > kKept) kept_.pop_back();
  }

  std::mutex mutex_;
  std::vector<std::pair<PackFiles, std::shared_ptr<const Loaded>>> kept_;  // the last one used first
};

}  // namespace orrery
