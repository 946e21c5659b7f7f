// Trying choices out on a copy: for drafts, which show a player what could follow, and before choices are
// taken, so that a sequence is taken whole or not at all.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/record/session.h"
#include "server/protocol/error_code.h"

namespace orrery::server {

struct DryRun {
  std::unique_ptr<Match> match;       // after the steps that could be tried
  std::size_t tried = 0;              // that many
  std::vector<std::string> answered;  // the kinds of the questions that they answered
  Rejected rejected;                  // the first step that does not fit, if one does not
  ErrorCode code;                     // why, for clients: "not_your_turn", "unreadable", "refused"
  // The last step tried is a seam: chance, another player or something hidden comes after it, or could.
  // Nobody may learn what by trying, so nothing behind it is tried.
  bool seam = false;
};

// Tries the steps for the seat. Nothing is changed or stored, and nothing is told that the seat may not know.
DryRun dry_run(const Match& match, SeatId seat, std::span<const std::string> steps);

// What would end the question that is open after a dry run as the player has answered it so far, and settle
// what follows from it: "done", and the proposals to questions of the kinds in `fill`, such as a bill.
struct Finish {
  struct Asked {
    std::size_t after = 0;  // so many steps of the finish
    std::unique_ptr<Match> match;
  };
  std::vector<std::string> steps;  // none: the question has no end of its own
  std::vector<Asked> asked;        // the questions on the way
  DryRun end;                      // after all of them
};
Finish finish_of(const DryRun& run, SeatId seat, std::span<const std::string> fill);

// Whether that choice of the seat, made now, would be a seam.
bool is_seam(const Match& match, SeatId seat, Choice choice);

// The only option at a decision: whether everybody knows that there is no other, whatever the hands hold.
bool forced_for_all(const Match& match, Choice only);

}  // namespace orrery::server
