#include "server/store/writer.h"

#include <future>

namespace orrery::server {

Writer::Writer(std::unique_ptr<Database> database)
    : database_(std::move(database)), thread_([this] { run(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  work_waits_.notify_one();
  thread_.join();
}

void Writer::write(Work work, Done done) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(work), std::move(done)});
  }
  work_waits_.notify_one();
}

void Writer::write_now(Work work) {
  std::promise<void> promise;
  write(std::move(work), [&promise](const std::exception_ptr& error) {
    if (error) {
      promise.set_exception(error);
    } else {
      promise.set_value();
    }
  });
  promise.get_future().get();
}

Writer::Figures Writer::figures() const {
  const std::lock_guard lock(mutex_);
  Figures now = figures_;
  now.waiting = queue_.size() + under_way_;
  return now;
}

void Writer::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    work_waits_.wait(lock, [this] { return ending_ || !queue_.empty(); });
    if (queue_.empty()) return;
    std::vector<Job> batch;
    if (queue_.size() <= kMostPerCommit) {
      batch.swap(queue_);
    } else {
      const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(kMostPerCommit);
      batch.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
      queue_.erase(queue_.begin(), end);
    }
    figures_.jobs += batch.size();
    ++figures_.commits;
    under_way_ = batch.size();
    lock.unlock();
    run_batch(batch);
    lock.lock();
    under_way_ = 0;
  }
}

void Writer::run_batch(std::vector<Job>& batch) {
  std::vector<std::exception_ptr> errors(batch.size());
  std::exception_ptr job_failed;  // it took the transaction with it, if that failed too
  try {
    Transaction transaction(*database_);
    // A job by itself needs no more than the transaction.
    if (batch.size() == 1) batch[0].work(*database_);
    for (std::size_t i = 0; i < batch.size() && batch.size() > 1; ++i) {
      // One job that fails must not take the others with it.
      database_->run("SAVEPOINT job");
      try {
        batch[i].work(*database_);
        database_->run("RELEASE SAVEPOINT job");
      } catch (...) {
        errors[i] = job_failed = std::current_exception();
        database_->run("ROLLBACK TO SAVEPOINT job");
        database_->run("RELEASE SAVEPOINT job");
        job_failed = nullptr;
      }
    }
    transaction.commit();
  } catch (...) {
    const std::exception_ptr why = job_failed ? job_failed : std::current_exception();
    for (auto& error : errors) {
      if (!error) error = why;
    }
  }
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (batch[i].done) batch[i].done(errors[i]);
  }
}

}  // namespace orrery::server
