// Watchers of one table who come and go all the time, beside whoever plays there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace orrery::cli {

class BenchCrowd {
 public:
  struct Setup {
    std::uint16_t port = 0;
    std::string table;
    std::size_t watchers = 0;
    double stay_seconds = 5;  // on average, and as long away
    std::uint64_t seed = 2;
  };
  // They come at once, on a thread of their own, until this goes.
  explicit BenchCrowd(const Setup& setup);
  ~BenchCrowd();
  BenchCrowd(const BenchCrowd&) = delete;
  BenchCrowd& operator=(const BenchCrowd&) = delete;

  struct Figures {
    std::uint64_t came = 0;  // and saw the table
    std::uint64_t left = 0;
    std::uint64_t failed = 0;
  };
  [[nodiscard]] Figures figures() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace orrery::cli
