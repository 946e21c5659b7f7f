// A game being played: a match, its record and a driver for chance. Choices go in; chance points that follow
// are answered at once; what happened is kept as a log. Everything can be taken back by playing the record
// again.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/record/driver.h"
#include "engine/record/record.h"
#include "engine/record/replay.h"

namespace orrery {

struct LoggedEvent {
  Event event;
  std::size_t step = 0;  // the step (from 1) that made it happen; 0: making the table
};

// Why something was not done; nothing has changed then.
struct Rejected {
  std::string error;      // one line; empty: it was done
  std::string rule;       // the rule that forbids it, or ""
  std::size_t index = 0;  // which choice of a list

  [[nodiscard]] bool any() const { return !error.empty(); }
};

class Session;
struct OpenedSession {
  std::unique_ptr<Session> session;  // with a fault: what precedes it, or null if the header is at fault
  Fault fault;
};

class Session {
 public:
  // A new game, before its first chance point or decision. The seed, if any, goes into the record and drives
  // chance.
  static OpenedSession create(const Game& game, const TableOptions& table, const std::optional<Seed>& seed);
  // The same from a match that was made before: `start` stands before its first step.
  static std::unique_ptr<Session> begin(const Game& game, std::unique_ptr<Match> start,
                                        const std::optional<Seed>& seed);
  // The game of a record after `at` steps (all if there are fewer). Chance is driven by the record's seed, if
  // it has one. A step with a fault ends it there. A wrong hash is noticed only after the steps that it
  // covers: these go too, so that the session stands where the last right hash was (or at the start).
  static OpenedSession open(const Record& record, const Library& library,
                            std::size_t at = static_cast<std::size_t>(-1));

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const Match& match() const { return *match_; }
  // As it would be written now: with the hash of this position at the end.
  [[nodiscard]] Record record() const;
  // The content pack that it is played with, if it was made with files or from a record.
  [[nodiscard]] const PackFiles& pack() const { return pack_; }
  void embed_pack() { record_.pack_files = pack_; }  // the record carries it from now on
  [[nodiscard]] std::size_t steps() const { return record_.steps.size(); }
  [[nodiscard]] const Step& step(std::size_t i) const { return record_.steps[i]; }
  [[nodiscard]] const std::vector<LoggedEvent>& log() const { return log_; }
  // Whether nobody but its maker can notice the step, unless by an event of it: it was one of several that
  // put something together (Match::composing), and the same seat is asked again.
  [[nodiscard]] bool hidden(std::size_t i) const { return hidden_[i]; }

  void set_driver(std::unique_ptr<ChanceDriver> driver) { driver_ = std::move(driver); }
  void set_player(std::string_view seat, const std::string& player);  // who plays a seat, for the record
  void add_comment(const std::string& text);                          // before the next step

  // Answers chance points until the next decision or the end. All or nothing.
  Rejected advance();
  // Applies a choice and then answers chance points until the next decision or the end. All or nothing.
  Rejected apply(Choice choice);
  Rejected apply(std::string_view text);
  // All or nothing: if one of the choices is refused, none of them is applied. They may belong to several
  // seats, unless `only` names the one for which they are meant.
  Rejected apply_all(std::span<const std::string> texts, SeatId only = SeatId{});
  // The outcome of the chance point at which the match stands.
  Rejected apply_outcome(std::string_view words);
  // A step that was made before, chance included; nothing is answered after it.
  Fault repeat(const Step& step);

  // How far back `seat` may take the game: the number of steps after which nobody else chose, chance decided
  // nothing and the seat learned nothing it did not know. steps() if nothing can be taken back.
  [[nodiscard]] std::size_t seam(SeatId seat) const;
  // Goes back to the position after the first n steps. n must be at most steps().
  void rewind(std::size_t n);

 private:
  Session(const Game& game, std::unique_ptr<Match> match, Record record);

  struct Mark {
    std::unique_ptr<Match> match;
    std::size_t steps = 0;
    std::size_t log = 0;
    std::uint64_t chances = 0;
    std::vector<std::string> pending;
  };
  [[nodiscard]] Mark mark() const;
  void restore(Mark mark);

  Rejected choose(Choice choice);
  Rejected choose(std::string_view text);
  Rejected answer_chance();
  [[nodiscard]] Rejected not_for(SeatId only) const;
  void take(Step step, const std::vector<Event>& events, SeatId composer);
  [[nodiscard]] SeatId composer() const;  // whoever puts something together now, or none

  const Game* game_;
  std::unique_ptr<Match> start_;  // before the first step
  std::unique_ptr<Match> match_;
  Record record_;
  PackFiles pack_;
  std::unique_ptr<ChanceDriver> driver_;
  std::uint64_t chances_ = 0;  // chance points answered so far
  std::vector<LoggedEvent> log_;
  std::vector<bool> hidden_;          // by step
  std::vector<std::string> pending_;  // comments that wait for the next step
};

// Whether a choice of `seat` would tell that seat something it does not know: decided by trying it in other
// worlds that look the same to the seat.
bool reveals(const Match& match, SeatId seat, Choice choice);

// At a decision: its only option, if taking it decides and reveals nothing, so that nobody need be asked. Not
// if chance comes next: the player may rather want to take back what led here.
std::optional<Choice> forced_choice(const Match& match);

}  // namespace orrery
