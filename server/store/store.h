// What the server keeps. The game of a table is its log: choices, chance outcomes and undos as lines, only
// ever appended to. Everything else that is remembered of a game can be computed from it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/pack_files.h"
#include "server/base/time.h"
#include "server/store/database.h"
#include "server/store/people.h"

namespace orrery::server {

enum class TableState : std::uint8_t { Lobby, Playing, Over };
std::string_view name_of(TableState state);

struct StoredSeat {
  std::int64_t place = 0;  // at the table, from 0
  std::string seat;        // the colour
  std::string person;      // who sits there, or ""
  std::string name;        // how that player wants to be called
  std::string bot;         // the bot that plays here, or ""
  Blob invite;             // hash of the invitation's secret
};

struct StoredTable {
  std::string id;
  std::string game;
  std::string title;
  TableState state = TableState::Lobby;
  std::string settings;  // JSON
  Blob seed;             // 32 bytes
  std::string owner;     // the person who made it
  Time created = 0;
  Time changed = 0;
  std::string node;  // the server node that plays it, or ""
  std::int64_t rows = 0;
  std::string standing;    // JSON, for lists of tables (server/hub/standing.h); "" before the game
  Time closed = 0;         // when whoever runs the server has ended it, or 0
  std::string closed_why;  // in their words
  std::vector<StoredSeat> seats;
};

// One line of a game's log: "red: pass", "chance draw: T01", "undo 41".
struct LogLine {
  std::string line;
  std::string by;  // "" a person; otherwise what answered: "bot greedy", "order", "only", "early"
  Time at = 0;
  // What happened by it, for those who can no longer play it (server/table/told_log.h); "" in games of older
  // servers.
  std::string told = {};
};

struct TalkLine {
  std::string channel;  // "table" or "watchers"
  std::string name;
  std::string text;
  Time at = 0;
};

// What is kept at a table beside the game, by seat ("": the table's own) and what it is.
using Kept = std::map<std::pair<std::string, std::string>, std::string>;

// Somebody else appended to the log, or plays the table: whoever tried must forget what it knows of the
// table.
class LostTable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What is stored of the table is not what was written; the others are whole.
class DamagedTable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The functions throw DatabaseError; each is one statement or is meant to run inside a transaction.
namespace store {

void add_table(Database& db, const StoredTable& table);
std::optional<StoredTable> table(Database& db, const std::string& id);
void delete_table(Database& db, const std::string& id);
void set_state(Database& db, const std::string& id, TableState state, Time now);
void set_settings(Database& db, const std::string& id, const std::string& title, const std::string& settings);
void set_standing(Database& db, const std::string& id, const std::string& standing);
void put_seat(Database& db, const std::string& id, const StoredSeat& seat);
void remove_seat(Database& db, const std::string& id, const std::string& seat);
// Newest first.
std::vector<StoredTable> tables_in(Database& db, TableState state, std::int64_t limit);
std::vector<StoredTable> open_lobbies(Database& db,
                                      std::int64_t limit);            // with a seat that is free for anybody
std::int64_t open_tables_of(Database& db, const std::string& owner);  // not over
std::vector<StoredTable> tables_of(Database& db, const std::string& person, std::int64_t limit);
// Where that person sits, and those that they opened.
std::vector<StoredTable> tables_about(Database& db, const std::string& person);
void set_owner(Database& db, const std::string& id, const std::string& owner);
// Whoever plays the table has lost it, whatever they think; everybody reads it again.
void take_from_all(Database& db, const std::string& id, Time now);

// Nodes: the servers that share a database. A node plays the tables that name it as long as its lease is
// renewed; after that another may take them. `life` is new with every start of a node.
struct Node {
  std::string name;
  std::string life;
};
void enter_node(Database& db, const Node& node, Time lease_until);
// False: another server was started under that name, this one must stop.
bool renew_node(Database& db, const Node& node, Time lease_until);
// Its tables are free at once.
void leave_node(Database& db, const Node& node);
std::vector<Node> live_nodes(Database& db, Time now);
// For a database that has one server only: nobody else has a claim on a table.
void remove_other_nodes(Database& db, const std::string& name);

// The table is this node's if it was already, nobody plays it, or the lease of whoever does has run out.
// False if it is not.
bool take_table(Database& db, const std::string& id, const std::string& node, Time now);
void give_up_table(Database& db, const std::string& id, const std::string& node);
// Games in progress of nodes that live no more; not those that were given up.
std::vector<StoredTable> abandoned_tables(Database& db, Time now);

// Letters between nodes (PostgreSQL only); those of one sender come in the order in which they were sent.
void post(Database& db, const std::string& node, const std::string& body);
std::vector<std::string> collect_mail(Database& db, const std::string& node);
void remove_lost_mail(Database& db, Time now);  // to nodes that live no more

// Throws DamagedTable if a line is missing in the middle or is not what was written.
std::vector<LogLine> log(Database& db, const std::string& id);
// The lines become numbers rows+1, rows+2, ... Throws LostTable if there are other lines by now or another
// node plays the table, also when there is nothing to append.
void append(Database& db, const std::string& id, const std::string& node, std::int64_t rows,
            const std::vector<LogLine>& lines);

// What happened by a line that was stored without it.
void tell(Database& db, const std::string& id, std::int64_t n, const std::string& told);

// Content packs by what rules read of them; one that is there already gets the texts of this one.
void keep_pack(Database& db, const std::string& game, const std::string& identity, const PackFiles& files);
std::map<std::string, PackFiles> packs(Database& db, const std::string& game);  // by identity

std::vector<TalkLine> talk(Database& db, const std::string& id);
void say(Database& db, const std::string& id, const TalkLine& line);

void keep(Database& db, const std::string& id, const std::string& seat, const std::string& what,
          const std::string& value);
void unkeep(Database& db, const std::string& id, const std::string& seat, const std::string& what);
// At all tables.
void unkeep_everywhere(Database& db, const std::string& what);
Kept kept(Database& db, const std::string& id);

}  // namespace store
}  // namespace orrery::server
