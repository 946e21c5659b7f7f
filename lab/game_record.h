// A simulated game as a record.
#pragma once

#include <string>

#include "engine/record/record.h"
#include "lab/play_game.h"

namespace orrery {

// The record of the steps, hashes included. Ends before a step that cannot be taken (a bug: it was taken
// once).
Record record_of(const GamePlan& plan, const StepLog& log);

// The record of a whole game; of a failed one with the failure as its last comment.
Record record_of_failure(const GamePlan& plan, const GameResult& result);

}  // namespace orrery
