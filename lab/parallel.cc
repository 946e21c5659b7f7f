#include "lab/parallel.h"

#include <atomic>
#include <thread>
#include <vector>

namespace orrery {

void parallel_for(std::uint64_t count, int workers, const std::function<void(std::uint64_t, int)>& work) {
  std::atomic<std::uint64_t> next{0};
  const auto run = [&](int worker) {
    for (std::uint64_t i = next.fetch_add(1); i < count; i = next.fetch_add(1)) work(i, worker);
  };
  std::vector<std::thread> threads;
  for (int w = 1; w < workers; ++w) threads.emplace_back(run, w);
  run(0);
  for (std::thread& t : threads) t.join();
}

}  // namespace orrery
