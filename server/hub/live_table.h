// A table that people look at: its seats, its game once that has begun, and whoever is connected. Everything
// runs on the table's strand. Nobody is told anything before it is stored: an operation makes changes, waits
// until they are durable, and then answers and pushes; the next operation waits for that.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hub/clocks.h"
#include "server/hub/seeds.h"
#include "server/hub/settings.h"
#include "server/hub/start_positions.h"
#include "server/hub/table_face.h"
#include "server/hub/table_info.h"
#include "server/notify/notifier.h"
#include "server/store/writer.h"
#include "server/table/delayed_table.h"
#include "server/table/table.h"

namespace orrery::server {

namespace asio = boost::asio;

class LiveTable;

// What a table needs of the house it stands in.
struct House {
  std::string node;  // the name of this server among several
  Writer* writer = nullptr;
  // A game before its first step.
  std::function<StartPositions::Start(const Game&, const Settings&)> start;
  // The content pack that it is played with.
  std::function<PackFiles(const Game&, const Settings&)> pack;
  Notifier* notifier = nullptr;  // for people who are not connected
  std::string url;               // where the world reaches this server, or ""
  // The table cannot go on here (another node plays it, or it could not be stored): forget it.
  std::function<void(const std::string& id, const LiveTable* which)> forget;
  Seeds seeds = Seeds();
};

class LiveTable : public TableFace, public std::enable_shared_from_this<LiveTable> {
 public:
  // `stored` with its log; throws std::runtime_error if the game cannot be played.
  LiveTable(asio::any_io_executor executor, House house, const Game& game, StoredTable stored,
            const std::vector<LogLine>& log, const std::vector<TalkLine>& talk, Kept kept);

  // These may be called from any thread; answers come on the table's strand.
  void watch(std::shared_ptr<Subscriber> subscriber, std::size_t since) override;
  void leave(const Subscriber* subscriber) override;
  void receive(std::shared_ptr<Subscriber> from, json::object message) override;
  void handle(std::string person, std::string name, json::object message, Answer answer) override;
  void start_automatics();
  // Connections hear that the table is gone; nothing more happens at it.
  void shut();
  // Leaves the memory if nobody has looked for so long and nothing happens by itself.
  void retire(Time idle);

 private:
  struct Watcher {
    std::shared_ptr<Subscriber> subscriber;
    std::size_t version = 0;  // the last that was pushed
    bool told = false;        // has got the table as it is
    bool pushed = false;      // has got a push
    bool again = false;       // something beside the version has changed for them
  };
  using Operation = std::function<void()>;
  struct Queued {
    Operation operation;
    Operation refuse;  // instead, if the table is gone by then
  };

  void close();
  void enqueue(Operation operation, Operation refuse = {});
  void run_waiting();
  // Stores the new lines of the game, and what `also` writes; answers and tells everybody when that is
  // durable. The table is busy until then.
  void commit(Writer::Work also, Answer answer, json::object reply);
  void committed(const std::exception_ptr& error, std::int64_t lines, const Answer& answer,
                 json::object reply);
  void go_on();  // automatic steps, if there are any
  // Steps that need no person, as many as one commit takes. How many there were.
  int step_automatically();
  void wait_a_little();
  // Stores a choice together with what follows from it by itself, so that nobody is shown a question that
  // answers itself.
  void commit_choice(Writer::Work also, Answer answer, json::object reply);

  [[nodiscard]] SeatId seat_of(const std::string& person, const json::object& message,
                               json::object& error) const;
  [[nodiscard]] bool has_seat(const std::string& person) const;
  [[nodiscard]] bool may_watch(const std::string& person) const;

  // Messages about the game.
  void on_choose(const std::string& person, const json::object& message, const Answer& answer);
  void on_draft(const std::string& person, const json::object& message, const Answer& answer);
  void on_why(const std::string& person, const json::object& message, const Answer& answer);
  void on_undo(const std::string& person, const json::object& message, const Answer& answer);
  void on_history(const std::string& person, const json::object& message, const Answer& answer);
  void on_seen(const std::string& person, const json::object& message, const Answer& answer);
  void on_talk(const std::string& person, const std::string& name, const json::object& message,
               const Answer& answer);
  void said(const TalkLine& line);
  [[nodiscard]] bool hears(const std::string& person, const std::string& channel) const;
  // Messages about seats.
  void on_claim(const std::string& person, const std::string& name, const json::object& message,
                const Answer& answer);
  void on_leave_seat(const std::string& person, const json::object& message, const Answer& answer);
  void on_bot(const std::string& person, const json::object& message, const Answer& answer);
  void on_swap(const std::string& person, const json::object& message, const Answer& answer);
  // The seat with which whoever has that seat wants to change places, or "".
  [[nodiscard]] std::string swap_wish(const std::string& seat) const;
  Writer::Work forget_swaps(const std::string& seat);
  void on_invite(const std::string& person, const json::object& message, const Answer& answer);
  void on_start(const std::string& person, const Answer& answer);
  void on_delete(const std::string& person, const Answer& answer);
  // Reaction windows and standing orders.
  void on_early(const std::string& person, const json::object& message, const Answer& answer);
  void on_hold(const std::string& person, const json::object& message, const Answer& answer);
  void on_orders(const std::string& person, const json::object& message, const Answer& answer);
  void on_order(const std::string& person, const json::object& message, const Answer& answer);
  // How windows are played and turns end is decided when the game begins; to be stored then.
  Writer::Work decide_open_settings();
  [[nodiscard]] WindowPace window_pace() const;
  void open_windows();  // once the game is there
  void wait_for_window();
  // The seat's answer in the open window, to be stored.
  [[nodiscard]] Writer::Work keep_early(SeatId seat) const;
  // Passing may go on for a while: {"and": "action" | "round"}.
  void pass_on(SeatId seat, const json::object& message);
  void tell_again(SeatId seat);  // those of that seat; all if there is none
  // Messages about clocks.
  void on_vacation(const std::string& person, const json::object& message, const Answer& answer);
  void on_overdue(const std::string& person, const json::object& message, const Answer& answer);
  // The seat whose clock moves: none while a bot plays or a hidden window is open.
  [[nodiscard]] SeatId clock_runs_for() const;
  // What is to be stored of the clocks, if they changed with what is being committed.
  std::optional<std::string> clocks_to_store();
  void wait_for_clock();
  void mind_clock();
  void tell_clocks();
  [[nodiscard]] json::object clocks_json() const;
  // A bot plays for somebody who is away, from here on or no more; to be stored with it.
  Writer::Work cover(StoredSeat& seat, const std::string& bot);
  void skip(const std::string& seat);
  [[nodiscard]] std::size_t other_persons(const std::string& person) const;

  // Messages to people who are away.
  void on_notify(const std::string& person, const json::object& message, const Answer& answer);
  void tell_absent();
  // To whoever has that seat, if they are not here.
  void notice(const std::string& seat, const std::string& what);
  // Those who are waited for in a window that has no beat.
  void tell_waited_for();
  [[nodiscard]] NoticeAddress notice_address(const std::string& person) const;
  [[nodiscard]] json::object notice_json(const std::string& person) const;
  [[nodiscard]] bool connected(const std::string& person) const;

  // Messages about finished games.
  void on_record(const std::string& person, const json::object& message, const Answer& answer) const;
  void on_replay(const std::string& person, const json::object& message, const Answer& answer);
  void on_fork(const std::string& person, const std::string& name, const json::object& message,
               const Answer& answer);
  void on_rematch(const std::string& person, const Answer& answer);
  [[nodiscard]] bool finished(const std::string& person, json::object& error) const;
  // The position after so many steps.
  const Session& position(std::size_t steps);
  const json::array& marks();
  void dispatch(const std::string& person, const std::string& name, const json::object& message,
                const Answer& answer);

  // Spectators who are told late (setting watch_delay); `start` is the game before its first step.
  void show_late(const Match& start, const std::vector<LogLine>& log);
  [[nodiscard]] Time watch_delay() const { return settings_.watch_delay * 1000; }
  [[nodiscard]] bool late(const std::string& person) const;
  void wait_for_late();
  void tell_late();
  // The game as that person may see it by now; null if there is nothing to see yet.
  [[nodiscard]] const Table* table_for(const std::string& person) const;
  [[nodiscard]] TableState state_for(const std::string& person) const;
  [[nodiscard]] bool still_waits(const TalkLine& line, const std::string& person) const;

  void tell_all();
  void tell(Watcher& watcher);
  void send_talk(Watcher& watcher, const TalkLine& line) const;
  // How the game stands for lists of tables, if that has changed.
  std::optional<std::string> standing_to_store();
  [[nodiscard]] json::object table_json(const std::string& person) const;
  [[nodiscard]] json::object cover_json(const std::string& seat, const std::string& kept) const;
  // The last version that this person has said to have seen.
  [[nodiscard]] std::size_t seen_by(const std::string& person) const;
  // Versions are told as each person counts them (server/table/numbers.h).
  [[nodiscard]] Eyes eyes_of_person(const std::string& person) const;
  [[nodiscard]] std::size_t version_in(const std::string& person, const json::object& message) const;
  [[nodiscard]] std::vector<SeatId> seats_of(const std::string& person) const;
  [[nodiscard]] StoredSeat* find(std::string_view seat);

  asio::strand<asio::any_io_executor> strand_;
  asio::steady_timer pace_;
  House house_;
  const Game* game_;
  StoredTable stored_;
  Settings settings_;
  Seed seed_;
  std::unique_ptr<Table> table_;  // once the game has begun
  std::vector<TalkLine> talk_;
  Kept kept_;
  Clocks clocks_;
  asio::steady_timer clock_timer_;
  asio::steady_timer window_timer_;
  asio::steady_timer late_timer_;
  std::unique_ptr<DelayedTable> late_;
  std::vector<LogLine> late_lines_;  // being stored
  std::size_t late_talk_ = 0;        // how many lines of talk late spectators have heard or will not hear
  bool clocks_changed_ = false;
  std::string told_overdue_;
  std::string noticed_;              // the seat whose turn was told last
  std::string noticed_window_;       // the window whose seats were told last
  std::unique_ptr<Session> replay_;  // a finished game somewhere on its way
  json::array marks_;
  std::vector<Watcher> watchers_;
  std::deque<Queued> waiting_;
  bool busy_ = false;
  bool gone_ = false;
  bool pacing_ = false;
  Time last_used_;
};

}  // namespace orrery::server
