// Drivers answer chance points. A driver is a function of the number of the chance point in its game, so that
// a game can be taken back, resumed or forked anywhere without remembering anything of the driver.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/record/record.h"

namespace orrery {

class ChanceDriver {
 public:
  virtual ~ChanceDriver() = default;
  // Answers the n-th chance point (from 0) of the game, at which the match stands. "" and a possible outcome,
  // or why there is none.
  virtual std::string answer(const Match& match, const ChancePoint& point, std::uint64_t n, Outcome& out) = 0;
};

// From a seed (docs/determinism.md).
class SeededDriver final : public ChanceDriver {
 public:
  explicit SeededDriver(const Seed& seed) : seed_(seed) {}
  std::string answer(const Match& match, const ChancePoint& point, std::uint64_t n, Outcome& out) override;

 private:
  Seed seed_;
};

// From a list of words, e.g. typed by somebody who rolls real dice; the first answers chance point `from`.
class ScriptedDriver final : public ChanceDriver {
 public:
  ScriptedDriver(std::uint64_t from, std::vector<std::string> answers)
      : from_(from), answers_(std::move(answers)) {}
  std::string answer(const Match& match, const ChancePoint& point, std::uint64_t n, Outcome& out) override;

 private:
  std::uint64_t from_;
  std::vector<std::string> answers_;
};

// From the chance lines of a record: the same luck as in that game.
class RecordedDriver final : public ChanceDriver {
 public:
  explicit RecordedDriver(const Record& record);
  std::string answer(const Match& match, const ChancePoint& point, std::uint64_t n, Outcome& out) override;

 private:
  std::vector<Step> answers_;
};

}  // namespace orrery
