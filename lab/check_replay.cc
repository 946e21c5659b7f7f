// The record of a game leads to the same game.
#include "engine/record/replay.h"
#include "lab/game_record.h"
#include "lab/properties.h"

namespace orrery {

std::string check_replay(const GamePlan& game, const StepLog& log, std::uint64_t last_hash) {
  const Record written = record_of(game, log);
  const std::string after = " after " + std::to_string(written.steps.size()) + " steps";
  if (written.steps.size() != log.size()) return "playing the same again: the game stops elsewhere" + after;
  if (written.hashes.rbegin()->second != last_hash) return "playing the same again: another hash at the end";
  const ParsedRecord read = parse_record(written.print());
  if (read.fault.any()) return "the record does not parse: " + read.fault.text();
  if (read.record.steps.size() != log.size()) return "the record is read with another number of steps";
  const std::unique_ptr<Match> match = game.start->clone();
  for (std::size_t i = 0; i < log.size(); ++i) {
    Fault fault = play_step(*match, read.record.steps[i], nullptr);
    if (!fault.any()) fault = check_hash(*match, read.record, i + 1);
    if (fault.any()) return "replay, step " + std::to_string(i + 1) + ": " + fault.message;
  }
  return match->hash() == last_hash ? "" : "replay: another hash at the end";
}

}  // namespace orrery
