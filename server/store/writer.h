// One thread that writes. Whatever waits when it looks goes into one transaction, so that a hundred tables
// pay for one flush to the disk. A job is told when what it wrote will survive a crash, not before.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store/database.h"

namespace orrery::server {

class Writer {
 public:
  using Work = std::function<void(Database&)>;
  // Called on the writer's thread: without an error once the work is durable, else with what it or the commit
  // threw; nothing of it is stored then.
  using Done = std::function<void(std::exception_ptr)>;

  explicit Writer(std::unique_ptr<Database> database);
  ~Writer();  // finishes what was asked for
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void write(Work work, Done done);
  // Waits until it is durable; throws what went wrong.
  void write_now(Work work);

  struct Figures {
    std::uint64_t jobs = 0;
    std::uint64_t commits = 0;
    std::size_t waiting = 0;  // jobs that were not told yet what became of them
  };
  [[nodiscard]] Figures figures() const;

 private:
  struct Job {
    Work work;
    Done done;
  };
  void run();
  void run_batch(std::vector<Job>& batch);

  static constexpr std::size_t kMostPerCommit = 512;

  std::unique_ptr<Database> database_;
  mutable std::mutex mutex_;
  std::condition_variable work_waits_;
  std::vector<Job> queue_;
  Figures figures_;
  std::size_t under_way_ = 0;
  bool ending_ = false;
  std::thread thread_;  // last: it uses everything above
};

}  // namespace orrery::server
