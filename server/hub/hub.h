// Everything a server keeps in memory: people by their sessions, tables that are looked at or played. One of
// several nodes on the same database, perhaps: then it plays the tables it took, and reaches those of others
// through a relay. The functions may be called from any thread; those that read the database take
// milliseconds and are called on the work threads.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/limits.h"
#include "server/base/quota.h"
#include "server/base/time.h"
#include "server/hub/live_table.h"
#include "server/hub/pack_shelf.h"
#include "server/hub/relay.h"
#include "server/hub/seeds.h"
#include "server/notify/notifier.h"
#include "server/protocol/error_code.h"
#include "server/store/changes.h"
#include "server/store/store.h"
#include "server/store/writer.h"

namespace orrery::server {

struct Person {
  std::string id;
  std::string name;
  bool first_today = false;  // the session was not used for a day: it lasts a year from now
};

// Somebody with a new session, whose token is told once; or why not, as a code.
struct LoggedIn {
  Person person;
  std::string token;
  ErrorCode error;
  Time wait = 0;  // so long the answer is to be kept back
};

// What became of something for which a password was asked.
struct Proven {
  ErrorCode error;
  Time wait = 0;  // so long the answer is to be kept back
};

struct NewTable {
  std::string game;
  std::string title;
  Settings settings;
  std::string bots;       // the bot for every seat but the owner's, or "" for free seats
  bool sit = true;        // the owner takes the first seat
  bool start = false;     // at once
  std::string seed = {};  // what the seed is made from, where that may be said (seeds.h); "": it is drawn
};

// A game that was begun elsewhere.
struct FromRecord {
  std::string record;                               // the text of the file
  std::size_t step = static_cast<std::size_t>(-1);  // after so many steps; beyond its end: there
  std::string seat = {};                            // for whoever asks; "": the one that chooses there
};

class Hub {
 public:
  struct Setup {
    std::string database;  // address, see open_database
    std::string node;
    std::function<PackFiles(const Game&)> read_pack;
    // How long a node may be silent before others take its tables; it says that it lives four times as often.
    Time lease = 12000;
    // A table that nobody looks at and where nothing runs by itself leaves the memory after that time.
    Time idle = 600000;
    Limits limits = {};
    bool accounts = false;  // people may have a name and a password
    // For tests: whoever opens a table may say its seed, and so knows its dice.
    bool seeds_given = false;
    Notifier::Setup notices = {};
    std::string url = {};  // where the world reaches this server, for links in notices
    // Whoever is connected by that session (the hash of its token), or is that person, is nobody any more.
    std::function<void(const Blob& session)> session_ended = nullptr;
    std::function<void(const std::string& person)> person_ended = nullptr;
    // Another server was started under this node's name: this one must stop.
    std::function<void()> superseded = nullptr;
  };
  Hub(asio::any_io_executor executor, Setup setup);
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // People. A session is known by its secret token, of which only the hash is kept. `program`: which browser
  // or program it is, in a few words.
  std::optional<Person> person_of(std::string_view token);
  // A new person with a session; the token is told once.
  std::pair<Person, std::string> new_person(const std::string& name, const std::string& program = {});
  void rename(const std::string& person, const std::string& name);
  void end_session(std::string_view token);
  // Another token for whoever has that one, which ends.
  std::string renew_session(std::string_view token, const std::string& program);
  // Those of that person, last used first: [{id, created, used, program, mine}], `mine`: that of the token.
  json::array sessions_of(const std::string& person, std::string_view token);
  // The one of that id, or all but that of the token ("others"); false if there is none.
  bool end_sessions(const std::string& person, std::string_view which, std::string_view token);

  // Accounts, if this server has them. Slow on purpose, and limited in number.
  [[nodiscard]] bool accounts() const { return setup_.accounts; }
  bool has_account(const std::string& person);
  // For that person, or a new one.
  LoggedIn new_account(const std::optional<Person>& who, const std::string& name, const std::string& password,
                       const std::string& program = {});
  // From that address, in a browser in which `who` is known already.
  LoggedIn log_in(const std::string& name, const std::string& password, const std::string& address = {},
                  const std::optional<Person>& who = std::nullopt, const std::string& program = {});
  // All sessions but that of the token end.
  Proven change_password(const std::string& person, const std::string& old_password,
                         const std::string& new_password, std::string_view token);
  // Whoever reads the mails there wants them: false if that is no code, or no more.
  bool confirm_email(const std::string& code);
  // Nobody is that person any more (departure.h). The password is asked of those who have one.
  Proven delete_person(const std::string& person, const std::string& password);

  // The table, read from the database if need be; null if there is none. Throws std::runtime_error if it
  // cannot be played.
  std::shared_ptr<TableFace> table(const std::string& id);
  // Whether that person may open one more table.
  bool may_open(const std::string& person);
  // The new table's id, or an error.
  std::string new_table(const Person& owner, const NewTable& wanted, std::string& error);
  // A table that plays on from a position of a record: the owner against bots. {table}, or an error.
  json::object table_from_record(const Person& owner, const NewTable& wanted, const FromRecord& from);
  json::array tables_of(const std::string& person);
  json::array open_tables();

  // The files of the content pack with which a game of that identity is played ("": a new game); null if
  // there is none.
  const PackFiles* pack(std::string_view game, const std::string& identity = "");
  // Tries it: false where the disk is full, the database away, or another server has taken this one's place.
  bool can_write();
  [[nodiscard]] Writer::Figures writer_figures() const { return writer_.figures(); }
  [[nodiscard]] Notifier::Figures notice_figures() const { return notifier_.figures(); }
  [[nodiscard]] std::size_t tables_in_memory() const;
  [[nodiscard]] const std::string& node() const { return me_.name; }
  [[nodiscard]] const StartPositions& starts() const { return starts_; }

  // Tables that were being played when the server stopped go on, where bots have to move or clocks run
  // without anybody looking. From then on the same is done for tables of nodes that died.
  void resume();
  // This server is being stopped: its tables are given up once what was begun is stored, and none is opened.
  void drain();
  // No table changes any more (the executor has stopped): other nodes may have them at once.
  void release();

 private:
  House house();
  // What is wrong with a wish for a table of that game, the options left aside; "" if nothing is.
  [[nodiscard]] std::string new_table_fault(const Game& game, const NewTable& wanted) const;
  StartPositions::Start start_of(const Game& game, const Settings& settings);
  void forget(const std::string& id, const LiveTable* which);
  // Games that only bots play now.
  [[nodiscard]] std::int64_t games_of_bots() const;
  [[nodiscard]] bool short_of_memory() const;
  // False where nothing could be stored a moment ago, and nobody has tried it again since.
  [[nodiscard]] bool stores() const { return failed_at_ == 0 || failed_at_ + kRestAfterFailure < now(); }
  void not_stored(const std::exception_ptr& why);
  // Where something can be stored again, tables that could only be looked at are read anew.
  void look_after_read_only();
  // Played here, or told if it cannot be played; only shown where nothing can be stored; null if another node
  // plays it.
  std::shared_ptr<TableFace> own_table(const std::string& id);
  // What is stored of it is not what was written: said in the log, and it is nobody's.
  void table_damaged(const std::string& id, const std::exception& why);
  std::vector<ShelvedPack> kept_packs(const std::string& game);
  void adopt(const std::vector<StoredTable>& tables);
  // A session that is new, in place of the oldest where there are too many. False: that person is banned.
  bool begin_session(Database& db, const std::string& person, const std::string& token,
                     const std::string& program);
  // Tells all servers, also this one once hear_changes() is called.
  void session_is_over(Database& db, const Blob& token_hash);
  // Does what follows here from what is stored: also of what this server has stored itself.
  void hear_changes();
  void hear(const Change& change);
  // What this server has stored is heard here at once, and by other nodes soon.
  void changed();
  // What is stored of the table is not what is in memory: people watch it again, and it goes on as it is.
  void read_again(const std::string& id);
  // Whether that is the password of the account; tries are counted.
  Proven prove(const std::string& account, const std::string& password);
  // Says that this node lives, and looks after what the other nodes left; again and again.
  void tick();
  void look_after();
  void shut_all();

  asio::any_io_executor executor_;
  Setup setup_;
  Seeds seeds_;
  std::unique_ptr<Database> reader_;
  std::mutex reader_mutex_;
  Notifier notifier_;  // before the writer: mails wait for what that finds in the database
  Writer writer_;
  PackShelf packs_;
  std::unique_ptr<Database> tidier_;  // for the chores, where the database wants it
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<LiveTable>> tables_;
  struct Known {
    Person person;
    Time used = 0;
  };
  std::map<Blob, Known> sessions_;
  std::uint64_t sessions_ended_ = 0;  // so often; what was read before the last time may be no longer true
  StartPositions starts_;
  Quota tables_made_;
  store::Node me_;
  std::mutex tried_mutex_;
  Time tried_ = 0;
  bool writes_ = false;
  Time last_beat_ = 0;
  std::atomic<bool> draining_{false};
  static constexpr Time kRestAfterFailure = 3000;
  std::atomic<Time> failed_at_{0};
  Time next_tidying_ = 0;
  std::mutex changes_mutex_;
  std::int64_t heard_ = 0;
  std::unique_ptr<Relay> relay_;  // if there can be other nodes
  asio::thread_pool chores_{1};
  asio::steady_timer next_tick_{chores_};
};

}  // namespace orrery::server
