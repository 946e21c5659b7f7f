// A progress bar on standard error, on a terminal only.
#pragma once

#include <chrono>
#include <cstdint>
#include <iostream>
#include <string>

#include "cli/common.h"

namespace orrery::cli {

class Progress {
 public:
  Progress(std::uint64_t total, std::string what)
      : total_(total),
        what_(std::move(what)),
        shown_(stderr_is_terminal() && total > 0),
        began_(Clock::now()) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  // Not from two threads at once.
  void at(std::uint64_t done) {
    const Clock::time_point now = Clock::now();
    if (!shown_ || (now - last_ < std::chrono::milliseconds(100) && done < total_)) return;
    last_ = now;
    const double seconds = std::chrono::duration<double>(now - began_).count();
    const auto left =
        done == 0 ? 0.0 : seconds * static_cast<double>(total_ - done) / static_cast<double>(done);
    std::cerr << "\r" << bar(done) << " " << done << "/" << total_ << " " << what_ << ", "
              << static_cast<std::uint64_t>(left) << " s left   " << std::flush;
    drawn_ = true;
  }

  // Removes the bar, e.g. before a message.
  void clear() {
    if (drawn_) std::cerr << "\r" << std::string(78, ' ') << "\r" << std::flush;
    drawn_ = false;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kWidth = 30;

  [[nodiscard]] std::string bar(std::uint64_t done) const {
    const auto full = static_cast<std::size_t>(done * kWidth / total_);
    return "[" + std::string(full, '#') + std::string(kWidth - full, '.') + "]";
  }

  std::uint64_t total_;
  std::string what_;
  bool shown_;
  bool drawn_ = false;
  Clock::time_point began_;
  Clock::time_point last_{};
};

}  // namespace orrery::cli
