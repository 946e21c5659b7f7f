// Many players at once: each at a table of its own, on a WebSocket, choosing at random after a while.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/bench_tables.h"

namespace orrery::cli {

class BenchPlayers {
 public:
  struct Setup {
    std::uint16_t port = 0;
    double think_seconds = 5;  // on average
    bool compress = true;      // as browsers do
    std::uint64_t seed = 1;
  };
  BenchPlayers(Setup setup, const std::vector<BenchTable>& tables);
  ~BenchPlayers();
  BenchPlayers(const BenchPlayers&) = delete;
  BenchPlayers& operator=(const BenchPlayers&) = delete;

  // Connects all, starts their games, and waits until each has been asked for its first choice. Throws
  // std::runtime_error if that takes minutes.
  void begin();
  void play(double seconds);

  struct Figures {
    std::uint64_t choices = 0;
    std::uint64_t pushes = 0;
    std::uint64_t bytes = 0;  // of pushes, as texts
    std::uint64_t refused = 0;
    std::uint64_t over = 0;  // games
    std::uint64_t lost = 0;  // connections
    std::string why_lost = {};
  };
  [[nodiscard]] Figures figures() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace orrery::cli
