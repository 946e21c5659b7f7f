// One game being played at the server: takes choices, lets bots and forced choices run, knows what each
// viewer may see. No I/O and no clock in here; whoever owns a table stores its new lines before telling
// anybody of them. Not for several threads at once.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_players.h"
#include "engine/record/session.h"
#include "server/protocol/error_code.h"
#include "server/store/store.h"
#include "server/table/game_log.h"
#include "server/table/numbers.h"
#include "server/table/orders.h"
#include "server/table/windows.h"

namespace orrery::server {

namespace json = boost::json;

// What became of a sequence of choices.
struct Taken {
  Rejected rejected;              // nothing was done
  std::vector<std::string> rest;  // steps behind a seam: not tried, to be offered again by the player
  ErrorCode code;                 // of what was rejected, for clients
  bool stale = false;             // the game has moved on since the player looked; nothing was done
};

struct DryRun;

class Table;
struct OpenedGame {
  std::unique_ptr<Table> table;
  std::string error;
};

class Table {
 public:
  // A new game: its first lines (what chance set up) wait to be stored. `start` is the game before its first
  // step; it is copied.
  static OpenedGame create(const Game& game, const Match& start, const Seed& seed,
                           const std::map<std::string, std::string>& bots, Time now);
  // The game of a stored log.
  static OpenedGame open(const Game& game, const Match& start, const Seed& seed,
                         const std::map<std::string, std::string>& bots, const std::vector<LogLine>& lines);
  // The same, with a start that nobody else uses.
  static OpenedGame create(const Game& game, const TableOptions& options, const Seed& seed,
                           const std::map<std::string, std::string>& bots, Time now);
  static OpenedGame open(const Game& game, const TableOptions& options, const Seed& seed,
                         const std::map<std::string, std::string>& bots, const std::vector<LogLine>& lines);

  [[nodiscard]] const Match& match() const { return session_->match(); }
  [[nodiscard]] const Session& session() const { return *session_; }
  // Grows with every line of the log. Viewers are told how many of these they could notice.
  [[nodiscard]] std::size_t version() const { return lines_.size(); }
  [[nodiscard]] std::size_t shown_version(Eyes eyes, std::size_t version) const {
    return lines_.shown(eyes, version);
  }
  [[nodiscard]] std::size_t shown_version(Eyes eyes) const { return shown_version(eyes, version()); }
  // The newest version that looks like that number to them; none has more than version().
  [[nodiscard]] std::size_t real_version(Eyes eyes, std::size_t shown) const {
    return lines_.real(eyes, shown);
  }
  [[nodiscard]] bool over() const { return match().stop() == Stop::Over; }
  // Whose decision it is; none when the game is over.
  [[nodiscard]] SeatId to_choose() const;

  // Plays a line of a stored log; nothing follows from it by itself. What is wrong with it, or "".
  std::string repeat(const LogLine& line);
  // Lines that are not stored yet; they are the caller's from now on.
  std::vector<LogLine> take_unsaved() { return std::exchange(unsaved_, {}); }

  // Lines of a stored log without what happened by them, by their number from 1, and what did; the caller's
  // from now on.
  [[nodiscard]] bool has_untold() const { return !untold_.empty(); }
  std::vector<std::pair<std::size_t, std::string>> take_untold() { return std::exchange(untold_, {}); }

  // The seat's choices: taken up to the first seam, or not at all. A repeated `id` is the same request once.
  Taken choose(SeatId seat, std::size_t version, const std::vector<std::string>& steps, const std::string& id,
               Time now);
  // Back to the position after `steps`, which must be one of undo_points().
  Rejected undo(SeatId seat, std::size_t steps, Time now);

  struct UndoPoint {
    std::size_t steps = 0;  // the position before the choice
    std::string choice;
  };
  // What the seat may take back, oldest first: its own choices since the last seam.
  [[nodiscard]] std::vector<UndoPoint> undo_points(SeatId seat) const;
  // The `steps` of the undo point that the seat is told with that number; none has so many if there is none.
  [[nodiscard]] std::size_t real_undo(SeatId seat, std::size_t shown) const;

  // One choice that needs no person: a bot's, or one without alternative. False if a person must choose.
  bool step_automatically(Time now);
  [[nodiscard]] bool bot_to_choose() const;
  void seat_bot(const std::string& seat, const std::string& bot);
  void unseat_bot(const std::string& seat);

  // Reaction windows (windows.h): answers are collected while one is open, and played when it closes.
  void set_window_pace(WindowPace pace, Time now);
  [[nodiscard]] const WindowDesk& windows() const { return desk_; }
  // The seat's answer in the open window, whoever's turn it is there; none any more if there are no steps.
  Taken answer_early(SeatId seat, const std::string& window, const std::vector<std::string>& steps);
  // Lets bots decide in the open window what they will answer, so that how long they think is not seen when
  // it closes.
  void think_ahead();
  // More time for everybody. What is wrong, or "".
  std::string hold_window(SeatId seat, const std::string& window, Time now);
  // As that viewer may see it; nothing if none is open.
  [[nodiscard]] std::optional<json::object> window_json(SeatId viewer) const;

  // Standing orders (orders.h).
  [[nodiscard]] const Orders& orders() const { return orders_; }
  std::string set_order(SeatId seat, const json::object& wanted);  // what is wrong, or ""
  bool drop_order(SeatId seat, std::int64_t id);
  void read_orders(const std::string& seat, std::string_view stored) { orders_.read(seat, stored); }
  // Orders that are not stored yet, by seat, as text; they are the caller's from now on.
  std::map<std::string, std::string> take_unsaved_orders();

  // For viewers; one without a seat is a spectator. `eyes`: whose version it names, if not the viewer's
  // alone.
  [[nodiscard]] json::object push(SeatId viewer, std::size_t since) const {
    return push(viewer, since, eyes_of(viewer));
  }
  [[nodiscard]] json::object push(SeatId viewer, std::size_t since, Eyes eyes) const;
  // `fill`: also what would finish the question, with the proposals to questions of these kinds that follow.
  [[nodiscard]] json::object draft(SeatId seat, std::size_t version, const std::vector<std::string>& steps,
                                   const std::optional<std::vector<std::string>>& fill = {}) const;
  // Why a choice is not allowed, after the steps that are drafted.
  [[nodiscard]] json::object why(SeatId viewer, std::string_view text,
                                 const std::vector<std::string>& steps = {}) const;
  // Log lines before event number `before`, as the viewer counts them, newest last.
  [[nodiscard]] json::array history(SeatId viewer, std::size_t before, std::size_t count) const;

  // How many of the first `n` events the viewer may see; an undo may have left fewer than `n`.
  [[nodiscard]] std::size_t shown_events(SeatId viewer, std::size_t n) const;
  // How many events that the viewer may see have happened since that version.
  [[nodiscard]] std::size_t news(SeatId viewer, std::size_t since) const;
  // The events of one step (from 1; 0: making the table) that the viewer may see, or `all` of them.
  [[nodiscard]] json::array step_events(std::size_t step, SeatId viewer, bool all) const;
  // The steps up to there as log lines, without what was taken back.
  [[nodiscard]] std::vector<LogLine> first_lines(std::size_t steps) const;

 private:
  Table(std::unique_ptr<Session> session, const Seed& seed, const std::map<std::string, std::string>& bots);

  void find_undo_points();
  void remember_request(const std::string& id);
  // The steps that the session has made since it had `from` become log lines.
  void note_steps(std::size_t from, const std::string& by, Time now);
  void note_undo(std::size_t steps);
  void note_step(std::size_t step);             // one more line
  [[nodiscard]] std::string told_last() const;  // what happened by the last line
  // After the seat's own choice: what it may still take back.
  void trace_undo(std::size_t from, SeatId seat, bool seam);
  [[nodiscard]] std::size_t known_events(std::size_t since) const;
  [[nodiscard]] json::object event_json(std::size_t n) const;
  [[nodiscard]] json::array events_json(SeatId viewer, std::size_t from, std::size_t to) const;
  [[nodiscard]] json::object finish_json(const DryRun& run, SeatId seat,
                                         const std::vector<std::string>& fill) const;
  [[nodiscard]] json::object decision_json(const Match& at, SeatId viewer) const;
  [[nodiscard]] json::array undo_json(SeatId viewer) const;

  // After every change: which window is open now, and which orders have ended. `passed`: somebody passed in
  // the window that was open, and that was all.
  void note_position(bool passed, Time now);
  bool play_window(Time now);  // one answer of a window that closes; false if it is not time
  // Takes a choice that nobody was waited for to make.
  bool take_automatic(SeatId seat, Choice choice, const std::string& by, Time now);
  [[nodiscard]] std::string window_name() const;
  // The position in which the seat is asked in the open window if all before it pass; null if there is none.
  [[nodiscard]] std::unique_ptr<Match> asked_in_window(SeatId seat) const;
  [[nodiscard]] bool is_bot(SeatId seat) const { return bots_.plays(match().seat_name(seat)); }

  std::unique_ptr<Session> session_;
  BotPlayers bots_;
  WindowDesk desk_;
  Orders orders_;
  std::string secret_;                        // of this game: windows are named after it
  std::vector<StepOrigin> origins_;           // of the session's steps
  Noticed steps_;                             // who noticed each of them
  Noticed lines_;                             // the same of the lines of the log
  std::vector<std::size_t> event_counts_{0};  // by version: how many events had happened
  std::vector<LogLine> unsaved_;
  std::vector<std::pair<std::size_t, std::string>> untold_;
  SeatId undo_seat_;
  std::vector<UndoPoint> undo_points_;
  bool undone_ = false;  // since the last undo nobody has chosen: nothing runs by itself
  std::deque<std::string> request_ids_;
};

}  // namespace orrery::server
