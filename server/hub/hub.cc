#include "server/hub/hub.h"

#include <algorithm>
#include <boost/asio/post.hpp>

#include "games/registry.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/base/time.h"
#include "server/hub/replies.h"
#include "server/hub/seating.h"
#include "server/hub/standing.h"
#include "server/hub/table_info.h"
#include "server/hub/told_table.h"
#include "server/people/secrets.h"
#include "server/store/schema.h"

namespace orrery::server {
namespace {

constexpr std::int64_t kTablesListed = 200;
constexpr Time kIdleWithoutRoom = 5000;
constexpr Time kTidying = 3600000;
// Longer than any server is silent and still believes that it plays its tables.
constexpr Time kChangesKept = 24 * kTidying;

std::unique_ptr<Database> prepared(const std::string& address) {
  std::unique_ptr<Database> database = open_database(address);
  prepare_schema(*database);
  return database;
}

// Something happens at the table without anybody looking: bots play on, a clock runs.
bool runs_by_itself(const StoredTable& table) {
  return parse_settings(table.settings).clock.on() ||
         std::all_of(table.seats.begin(), table.seats.end(),
                     [](const StoredSeat& s) { return !s.bot.empty(); });
}

json::object summary(const StoredTable& table, const std::string& person) {
  json::object out{{"table", table.id},
                   {"game", table.game},
                   {"title", table.title},
                   {"state", name_of(table.state)},
                   {"created", table.created},
                   {"changed", table.changed},
                   {"owner", owns(table, person)},
                   {"seats", seats_json(table, person)}};
  for (auto& [name, value] : standing_for(table, person)) out[name] = std::move(value);
  return out;
}

}  // namespace

Hub::Hub(asio::any_io_executor executor, Setup setup)
    : executor_(std::move(executor)),
      setup_(std::move(setup)),
      seeds_(setup_.seeds_given),
      reader_(prepared(setup_.database)),
      notifier_(setup_.notices),
      writer_(open_database(setup_.database)),
      packs_(setup_.read_pack, [this](const std::string& game) { return kept_packs(game); }),
      tidier_(reader_->kind() == "sqlite" ? open_database(setup_.database) : nullptr),
      tables_made_(static_cast<double>(setup_.limits.tables),
                   static_cast<double>(setup_.limits.tables) / 3600),
      me_{setup_.node, (prepare_secrets(), new_name())},
      last_beat_(now()) {
  const bool alone = reader_->kind() != "postgres";
  heard_ = store::last_change(*reader_);
  writer_.write_now([&](Database& db) {
    // Nobody renews a lease where there is one server only.
    store::enter_node(db, me_, alone ? INT64_MAX : now() + setup_.lease);
    if (alone) store::remove_other_nodes(db, me_.name);
    // Games begin with these; they will be needed as long as there are such games.
    for (const Game* game : all_games()) {
      const ShelvedPack& pack = *packs_.own(game->id());
      store::keep_pack(db, std::string(game->id()), pack.identity, pack.files);
    }
  });
  if (!alone) {
    relay_ = std::make_unique<Relay>(
        executor_, Relay::Setup{setup_.database, me_, [this](const std::string& id) { return own_table(id); },
                                [this] {
                                  {
                                    const std::lock_guard lock(mutex_);
                                    sessions_.clear();
                                    ++sessions_ended_;
                                  }
                                  hear_changes();
                                }});
  }
  tick();
}

Hub::~Hub() {
  chores_.stop();
  chores_.join();
  relay_.reset();
}

void Hub::drain() {
  draining_ = true;
  shut_all();
  // Behind what the tables were storing.
  writer_.write([me = me_](Database& db) { store::leave_node(db, me); }, [](const std::exception_ptr&) {});
}

void Hub::release() {
  chores_.stop();
  chores_.join();
  relay_.reset();
  try {
    writer_.write_now([&](Database& db) { store::leave_node(db, me_); });
  } catch (const std::exception&) {
    // The lease runs out by itself.
  }
}

House Hub::house() {
  return {
      setup_.node,
      &writer_,
      [this](const Game& game, const Settings& settings) { return start_of(game, settings); },
      [this](const Game& game, const Settings& settings) { return packs_.of(game, settings.pack)->files; },
      &notifier_,
      setup_.url,
      [this](const std::string& id, const LiveTable* which) { forget(id, which); },
      seeds_,
      [this](const std::exception_ptr& why) { not_stored(why); },
      &setup_.limits,
      [this](const std::string& person) { return may_open(person); },
      [this] { return games_of_bots(); }};
}

void Hub::tick() {
  next_tick_.expires_after(std::chrono::milliseconds(setup_.lease / 4));
  next_tick_.async_wait([this](const boost::system::error_code& stopped) {
    if (stopped) return;
    try {
      look_after();
    } catch (const std::exception& error) {
      // The database is away; the tables find out by themselves when they store something.
      log_event(LogLevel::Error, "database", {{"why", error.what()}});
    }
    tick();
  });
}

bool Hub::short_of_memory() const {
  const std::int64_t most = setup_.limits.memory;
  return most > 0 && memory_used() > most;
}

void Hub::look_after() {
  {
    const std::lock_guard lock(mutex_);
    const Time idle = short_of_memory() ? std::min(kIdleWithoutRoom, setup_.idle) : setup_.idle;
    for (const auto& [id, table] : tables_) table->retire(idle);
  }
  look_after_read_only();
  if (tidier_) tidier_->tidy();
  hear_changes();
  if (now() >= next_tidying_) {
    next_tidying_ = now() + kTidying;
    writer_.write(
        [](Database& db) {
          store::tidy_people(db, now());
          store::remove_changes(db, now() - kChangesKept);
        },
        [](const std::exception_ptr&) {});
  }
  if (!relay_ || draining_) return;
  bool alive = false;
  std::vector<store::Node> living;
  std::vector<StoredTable> abandoned;
  writer_.write_now([&](Database& db) {
    alive = store::renew_node(db, me_, now() + setup_.lease);
    living = store::live_nodes(db, now());
    abandoned = store::abandoned_tables(db, now());
    store::remove_lost_mail(db, now());
  });
  if (!alive && draining_) return;
  if (!alive) {
    shut_all();
    if (setup_.superseded) setup_.superseded();
    return;
  }
  // After too long a silence others may play what was played here.
  if (now() - last_beat_ > setup_.lease) {
    log_event(LogLevel::Warning, "lease_lapsed");
    shut_all();
  }
  last_beat_ = now();
  relay_->nodes_are(living);
  adopt(abandoned);
}

void Hub::not_stored(const std::exception_ptr& why) {
  try {
    std::rethrow_exception(why);
  } catch (const CannotWrite&) {
    failed_at_ = now();
  } catch (const std::exception&) {
    // That table's own trouble.
  }
}

void Hub::look_after_read_only() {
  std::vector<std::shared_ptr<LiveTable>> shown;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, table] : tables_) {
      if (table->read_only()) shown.push_back(table);
    }
  }
  if (shown.empty() || !can_write()) return;
  failed_at_ = 0;
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(tables_, [](const auto& entry) { return entry.second->read_only(); });
  }
  for (const auto& table : shown) table->shut();
}

void Hub::shut_all() {
  std::map<std::string, std::shared_ptr<LiveTable>> tables;
  {
    const std::lock_guard lock(mutex_);
    tables.swap(tables_);
  }
  for (const auto& [id, table] : tables) table->shut();
}

StartPositions::Start Hub::start_of(const Game& game, const Settings& settings) {
  std::map<std::string, std::string> options = settings.options;
  if (settings.rules != 0 && !game.plays_record(settings.rules, options)) {
    throw OtherRules("the game was begun with rules " + std::to_string(settings.rules) + " of " +
                     std::string(game.id()) + "; this server plays rules " +
                     std::to_string(game.rules_version()));
  }
  const ShelvedPack* pack = packs_.of(game, settings.pack);
  if (pack == nullptr) {
    throw OtherRules("the game was begun with the content pack '" + settings.pack +
                     "', which is not here; this server plays '" + packs_.own(game.id())->identity + "'");
  }
  return starts_.of(game, options, *pack);
}

std::vector<ShelvedPack> Hub::kept_packs(const std::string& game) {
  const std::lock_guard lock(reader_mutex_);
  std::vector<ShelvedPack> out;
  for (auto& [identity, files] : store::packs(*reader_, game)) out.push_back({identity, std::move(files)});
  return out;
}

const PackFiles* Hub::pack(std::string_view game, const std::string& identity) {
  const Game* found = find_game(game);
  const ShelvedPack* pack = found == nullptr ? nullptr : packs_.of(*found, identity);
  return pack == nullptr ? nullptr : &pack->files;
}

void Hub::forget(const std::string& id, const LiveTable* which) {
  const std::lock_guard lock(mutex_);
  // It may have been read again already.
  const auto found = tables_.find(id);
  if (found != tables_.end() && found->second.get() == which) tables_.erase(found);
}

void Hub::read_again(const std::string& id) {
  std::shared_ptr<LiveTable> table;
  {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    table = std::move(found->second);
    tables_.erase(found);
  }
  // Not before it has let go: it could still store what it knew.
  table->shut([this, id] {
    asio::post(chores_, [this, id] {
      std::optional<StoredTable> stored;
      try {
        {
          const std::lock_guard lock(reader_mutex_);
          stored = store::table(*reader_, id);
        }
        if (stored && stored->state == TableState::Playing && runs_by_itself(*stored)) own_table(id);
      } catch (const std::exception& error) {
        log_event(LogLevel::Error, "table_unplayable", {{"table", id}, {"why", error.what()}});
      }
    });
  });
}

bool Hub::can_write() {
  constexpr Time kLasting = 1000;  // asked more often than that, nothing is tried
  const std::lock_guard lock(tried_mutex_);
  if (tried_ + kLasting > now()) return writes_;
  const bool alone = reader_->kind() != "postgres";
  bool renewed = false;
  writes_ = false;
  try {
    writer_.write_now([&](Database& db) {
      // Another value each time: SQLite writes nothing where nothing is new.
      const Time never = INT64_MAX - now() % 1000000;
      renewed = store::renew_node(db, me_, alone ? never : now() + setup_.lease);
    });
    writes_ = renewed;  // only now it is stored
  } catch (const std::exception& error) {
    log_event(LogLevel::Error, "not_ready", {{"why", error.what()}});
  }
  tried_ = now();
  return writes_;
}

std::size_t Hub::tables_in_memory() const {
  const std::lock_guard lock(mutex_);
  return tables_.size();
}

std::shared_ptr<TableFace> Hub::table(const std::string& id) {
  if (!may_be_name(id)) return nullptr;
  // Whoever plays it may stop doing so while this looks.
  for (int attempt = 0; attempt < 3; ++attempt) {
    if (std::shared_ptr<TableFace> mine = own_table(id)) return mine;
    std::optional<StoredTable> stored;
    std::vector<store::Node> living;
    {
      const std::lock_guard lock(reader_mutex_);
      stored = store::table(*reader_, id);
      living = store::live_nodes(*reader_, now());
    }
    if (!stored) return nullptr;
    for (const store::Node& node : living) {
      if (relay_ && node.name == stored->node && node.name != me_.name) return relay_->door(id, node);
    }
  }
  throw std::runtime_error("another server plays that table");
}

std::shared_ptr<TableFace> Hub::own_table(const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = tables_.find(id); found != tables_.end()) return found->second;
  }
  std::optional<StoredTable> stored;
  std::vector<LogLine> log;
  std::vector<TalkLine> talk;
  Kept kept;
  bool mine = false;
  if (draining_) throw std::runtime_error("this server is being stopped");
  bool stored_now = stores();
  try {
    if (stored_now)
      writer_.write_now([&](Database& db) { mine = store::take_table(db, id, me_.name, now()); });
  } catch (const CannotWrite& error) {
    log_event(LogLevel::Error, "read_only", {{"table", id}, {"why", error.what()}});
    failed_at_ = now();
    stored_now = false;
  }
  if (!mine && stored_now) return nullptr;
  try {
    // Not by the writer, for which people wait. Should the game go on meanwhile (another thread was faster),
    // this one is not used, or cannot append to what it does not know.
    const std::lock_guard lock(reader_mutex_);
    stored = store::table(*reader_, id);
    if (!stored) return nullptr;
    // Somebody else plays it, perhaps.
    if (!mine && relay_ && !stored->node.empty() && stored->node != me_.name) return nullptr;
    log = store::log(*reader_, id);
    talk = store::talk(*reader_, id);
    kept = store::kept(*reader_, id);
    if (static_cast<std::int64_t>(log.size()) < stored->rows)
      throw DamagedTable("table " + id + " has lost its last lines");
  } catch (const CorruptDatabase& error) {
    table_damaged(id, error);
    throw DamagedTable(error.what());
  } catch (const DamagedTable& error) {
    table_damaged(id, error);
    throw;
  }
  const Game* game = find_game(stored->game);
  if (game == nullptr) throw std::runtime_error("there is no game '" + stored->game + "'");
  const auto told_only = [&](std::string why) {
    // Another node may know those rules.
    writer_.write([id, node = me_.name](Database& db) { store::give_up_table(db, id, node); },
                  [](const std::exception_ptr&) {});
    return std::make_shared<ToldTable>(std::move(*stored), log, std::move(talk), std::move(why), writer_);
  };
  if (stored->closed != 0) return told_only("whoever runs this server has ended it: " + stored->closed_why);
  std::shared_ptr<LiveTable> live;
  try {
    live = std::make_shared<LiveTable>(executor_, house(), *game, *stored, log, talk, std::move(kept), !mine);
  } catch (const OtherRules& why) {
    log_event(LogLevel::Warning, "table_unplayable", {{"table", id}, {"why", why.what()}});
    return told_only(why.what());
  }
  std::shared_ptr<LiveTable> first;
  {
    const std::lock_guard lock(mutex_);
    first = tables_.emplace(id, live).first->second;  // another thread may have been faster
  }
  first->start_automatics();
  return first;
}

void Hub::table_damaged(const std::string& id, const std::exception& why) {
  log_event(LogLevel::Error, "table_damaged", {{"table", id}, {"why", why.what()}});
  // Whoever is asked for it next says the same.
  writer_.write([id, node = me_.name](Database& db) { store::give_up_table(db, id, node); },
                [](const std::exception_ptr&) {});
}

std::string Hub::new_table_fault(const Game& game, const NewTable& wanted) const {
  if (!wanted.seed.empty() && !seeds_.given())
    return "seed: this server draws its seeds itself; only one for tests takes them (--seeds-given)";
  const std::vector<std::string> bots = game.bots();
  if (!wanted.bots.empty() && std::find(bots.begin(), bots.end(), wanted.bots) == bots.end())
    return "there is no bot '" + wanted.bots + "'";
  return "";
}

bool Hub::may_open(const std::string& person) {
  const std::int64_t most = setup_.limits.open_tables;
  if (most > 0) {
    const std::lock_guard lock(reader_mutex_);
    if (store::open_tables_of(*reader_, person) >= most) return false;
  }
  return tables_made_.take(person, now());
}

std::int64_t Hub::games_of_bots() const {
  const std::lock_guard lock(mutex_);
  return std::count_if(tables_.begin(), tables_.end(),
                       [](const auto& entry) { return entry.second->of_bots(); });
}

std::string Hub::new_table(const Person& owner, const NewTable& wanted, std::string& error) {
  const Game* game = find_game(wanted.game);
  if (game == nullptr) {
    error = "there is no game '" + wanted.game + "'";
    return "";
  }
  error = new_table_fault(*game, wanted);
  if (!error.empty()) return "";
  // Made once to see whether the options fit together, and for the names of the seats.
  const StartPositions::Start made = start_of(*game, wanted.settings);
  if (made.match == nullptr) {
    error = made.error;
    return "";
  }
  StoredTable table;
  table.id = new_name();
  table.game = wanted.game;
  table.title = wanted.title;
  table.settings = print(wanted.settings);
  table.seed = seeds_.of(wanted.seed);
  table.owner = owner.id;
  table.created = table.changed = now();
  for (int i = 0; i < made.match->players(); ++i) {
    StoredSeat seat;
    seat.place = i;
    seat.seat = made.match->seat_name(SeatId(i));
    if (i == 0 && wanted.sit) {
      seat.person = owner.id;
      seat.name = owner.name;
    } else {
      seat.bot = wanted.bots;
    }
    table.seats.push_back(std::move(seat));
  }
  writer_.write_now([&](Database& db) { store::add_table(db, table); });
  log_event(LogLevel::Info, "table_made", {{"table", table.id}, {"game", table.game}});
  return table.id;
}

json::array Hub::tables_of(const std::string& person) {
  const std::lock_guard lock(reader_mutex_);
  json::array list;
  for (const StoredTable& table : store::tables_of(*reader_, person, kTablesListed)) {
    list.push_back(summary(table, person));
  }
  return list;
}

json::array Hub::open_tables() {
  const std::lock_guard lock(reader_mutex_);
  json::array list;
  for (const StoredTable& table : store::open_lobbies(*reader_, kTablesListed)) {
    if (parse_settings(table.settings).open) list.push_back(summary(table, ""));
  }
  return list;
}

void Hub::resume() {
  std::vector<StoredTable> playing;
  std::vector<store::Node> living;
  {
    const std::lock_guard lock(reader_mutex_);
    playing = store::tables_in(*reader_, TableState::Playing, INT64_MAX);
    living = store::live_nodes(*reader_, now());
  }
  std::erase_if(playing, [&](const StoredTable& table) {
    return table.node != me_.name && std::any_of(living.begin(), living.end(), [&](const store::Node& node) {
             return node.name == table.node;
           });
  });
  adopt(playing);
}

void Hub::adopt(const std::vector<StoredTable>& tables) {
  std::vector<const StoredTable*> waiting;
  for (const StoredTable& stored : tables) {
    {
      const std::lock_guard lock(mutex_);
      if (tables_.contains(stored.id)) continue;
    }
    if (!runs_by_itself(stored)) {
      if (!stored.node.empty()) waiting.push_back(&stored);
      continue;
    }
    try {
      own_table(stored.id);
    } catch (const std::exception& error) {
      // It cannot be played any more; whoever looks at it is told why.
      log_event(LogLevel::Error, "table_unplayable", {{"table", stored.id}, {"why", error.what()}});
    }
  }
  if (waiting.empty()) return;
  // The others wait for their people; they need not be looked at again.
  writer_.write_now([&](Database& db) {
    for (const StoredTable* stored : waiting) store::give_up_table(db, stored->id, stored->node);
  });
}

}  // namespace orrery::server
