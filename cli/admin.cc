// orrery admin: what whoever runs a server does about tables and people, also while it runs.
#include <array>
#include <ctime>
#include <filesystem>
#include <functional>
#include <iostream>

#include "cli/admin_show.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/store_address.h"
#include "server/base/time.h"
#include "server/hub/departure.h"
#include "server/people/accounts.h"
#include "server/people/secrets.h"
#include "server/store/changes.h"
#include "server/store/schema.h"
#include "server/store/upkeep.h"

namespace orrery::cli {

namespace {

namespace store = server::store;
using server::Database;
using server::Time;

struct AdminArgs {
  StoreAddress where;
  bool json = false;
  std::string game;
  std::string state;
  std::string older_than;
  std::string table;
  std::string person;
  std::string why;
  bool dry_run = false;
};

std::unique_ptr<Database> opened(const AdminArgs& args) {
  const std::string address = database_address(args.where);
  keep_files_private();
  const std::optional<std::string> file = server::sqlite_file(address);
  if (file && !std::filesystem::exists(*file)) fail("there is no database " + *file);
  auto db = server::open_database(address);
  // Nothing is brought up to date under a server that runs.
  if (const int version = server::schema_version(*db); version != server::kSchemaVersion)
    fail("the database is of another version of Orrery (schema " + std::to_string(version) + ", this is " +
         std::to_string(server::kSchemaVersion) + "): start the server of this version first");
  return db;
}

// "90d", "12h", "30m": milliseconds.
Time read_span(const std::string& text) {
  constexpr Time kMinute = 60000;
  const std::size_t digits = text.find_first_not_of("0123456789");
  const bool number = digits != 0 && digits != std::string::npos && digits < 6;
  const std::string unit = number ? text.substr(digits) : "";
  const Time one = unit == "d" ? 24 * 60 * kMinute : unit == "h" ? 60 * kMinute : unit == "m" ? kMinute : 0;
  if (one == 0) usage_error("--older-than: expected days, hours or minutes, such as 90d, 12h or 30m");
  return std::stoll(text.substr(0, digits)) * one;
}

std::optional<server::TableState> read_state(const std::string& text) {
  for (const auto state :
       {server::TableState::Lobby, server::TableState::Playing, server::TableState::Over}) {
    if (name_of(state) == text) return state;
  }
  return std::nullopt;
}

// "2026-11-19 20:15", in UTC.
std::string moment(Time at) {
  if (at <= 0) return "-";
  const std::time_t seconds = at / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 20> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
  return text.data();
}

// One after the other, each committed by itself: a server that writes meanwhile waits for one only.
void commit_one(Database& db, const std::function<void()>& work) {
  server::Transaction transaction(db);
  work();
  transaction.commit();
}

store::TableFilter filter_of(const AdminArgs& args) {
  store::TableFilter filter;
  filter.game = args.game;
  filter.state = read_state(args.state);
  if (!args.older_than.empty()) filter.before = server::now() - read_span(args.older_than);
  return filter;
}

json::object row_of(const server::StoredTable& table) {
  json::array people;
  std::int64_t bots = 0;
  for (const server::StoredSeat& seat : table.seats) {
    if (!seat.person.empty()) people.push_back(json::string(seat.person));
    bots += seat.bot.empty() ? 0 : 1;
  }
  json::object out{{"table", table.id},    {"game", table.game},       {"state", name_of(table.state)},
                   {"title", table.title}, {"created", table.created}, {"changed", table.changed},
                   {"lines", table.rows},  {"owner", table.owner},     {"people", std::move(people)},
                   {"bots", bots},         {"node", table.node}};
  if (table.closed != 0) out["closed"] = table.closed_why;
  return out;
}

void list_tables(const AdminArgs& args) {
  const store::TableFilter filter = filter_of(args);
  json::array list;
  for (const server::StoredTable& table : store::tables_for_upkeep(*opened(args), filter)) {
    json::object row = row_of(table);
    if (!args.json) {
      std::cout << table.id << "  " << table.game << "  " << name_of(table.state)
                << (table.closed == 0 ? "" : ", closed") << "  " << moment(table.changed) << "  "
                << row.at("people").as_array().size() << " people, " << row.at("bots").as_int64() << " bots, "
                << table.rows << " lines  " << table.title << "\n";
    }
    list.push_back(std::move(row));
  }
  if (args.json) return print_json(list);
  std::cout << list.size() << " tables\n";
}

void list_people(const AdminArgs& args) {
  json::array list;
  for (const store::PersonRow& person : store::people_for_upkeep(*opened(args))) {
    if (!args.json) {
      std::cout << person.id << "  " << person.name << "  "
                << (person.account.empty() ? "no account" : "account " + person.account) << "  "
                << person.tables << " tables  seen " << moment(person.seen)
                << (person.banned == 0 ? "" : "  banned " + moment(person.banned)) << "\n";
    }
    list.push_back(json::object{{"id", person.id},
                                {"name", person.name},
                                {"account", person.account},
                                {"tables", person.tables},
                                {"sessions", person.sessions},
                                {"seen", person.seen},
                                {"banned", person.banned}});
  }
  if (args.json) return print_json(list);
  std::cout << list.size() << " people\n";
}

// What was done, for people or for programs.
void tell_done(const AdminArgs& args, const std::string& sentence, json::object fields) {
  if (args.json) return print_json(std::move(fields));
  std::cout << sentence << "\n";
}

void close_table(const AdminArgs& args) {
  const auto db = opened(args);
  bool closed = false;
  commit_one(*db, [&] { closed = store::close_table(*db, args.table, args.why, server::now()); });
  if (!closed) fail("there is no table " + args.table + " that is not over");
  tell_done(args, "table " + args.table + " is closed", {{"closed", args.table}});
}

void delete_table(const AdminArgs& args) {
  const auto db = opened(args);
  bool removed = false;
  commit_one(*db, [&] { removed = store::remove_table(*db, args.table, server::now()); });
  if (!removed) fail("there is no table " + args.table);
  tell_done(args, "table " + args.table + " is deleted", {{"deleted", args.table}});
}

std::string person_in(Database& db, const AdminArgs& args) {
  std::optional<std::string> person = store::find_person(db, args.person);
  if (!person) person = store::find_person(db, server::account_key(args.person));
  if (!person) fail("there is nobody with the id or account '" + args.person + "'");
  return *person;
}

void ban(const AdminArgs& args, bool banned) {
  const auto db = opened(args);
  const std::string person = person_in(*db, args);
  // The same moment for both: by it servers know why the sessions ended.
  const Time now = server::now();
  commit_one(*db, [&] {
    store::set_banned(*db, person, banned ? now : 0);
    if (banned) store::remove_sessions(*db, person, now);
  });
  tell_done(args, person + (banned ? " is banned" : " is banned no more"),
            {{banned ? "banned" : "unbanned", person}});
}

void show_table(const AdminArgs& args) {
  const auto db = opened(args);
  const std::optional<server::StoredTable> table = store::table(*db, args.table);
  if (!table) fail("there is no table " + args.table);
  const json::object shown = table_in_full(*db, *table);
  if (args.json) return print_json(shown);
  print_table_in_full(shown, moment);
}

void forget(const AdminArgs& args) {
  const auto db = opened(args);
  const std::string person = person_in(*db, args);
  commit_one(*db, [&] { server::let_go(*db, person); });
  tell_done(args, person + " is deleted", {{"forgotten", person}});
}

void new_session(const AdminArgs& args) {
  const auto db = opened(args);
  const std::string person = person_in(*db, args);
  const std::string token = server::new_secret();
  bool welcome = false;
  commit_one(*db, [&] {
    welcome = store::banned(*db, person) == 0;
    if (welcome) store::add_session(*db, server::hash_of(token), person, server::now(), "orrery admin");
  });
  if (!welcome) fail(person + " is banned: 'orrery admin unban " + person + "' first");
  tell_done(args,
            "a session of " + person + ": " + token +
                "\nWho has it is that person. To try it: curl -H 'Authorization: Bearer " + token +
                "' http://127.0.0.1:8080/api/me\nA browser takes it as the cookie orrery, behind --https "
                "__Host-orrery (docs/operations.md)",
            {{"person", person}, {"token", token}});
}

void reset_password(const AdminArgs& args) {
  const auto db = opened(args);
  const std::string account = server::account_key(args.person);
  const std::optional<store::Account> found = store::account(*db, account);
  if (!found) fail("there is no account '" + args.person + "'");
  const std::string password = server::new_name() + server::new_name();
  const std::string hash = server::hash_password(password);
  commit_one(*db, [&] {
    store::set_password(*db, account, hash);
    store::remove_sessions(*db, found->person, server::now());
  });
  tell_done(args, "the password of " + account + " is now " + password,
            {{"account", account}, {"password", password}});
}

void prune(const AdminArgs& args) {
  if (args.older_than.empty()) usage_error("admin prune: say --older-than, such as 90d");
  AdminArgs wanted = args;
  if (wanted.state.empty()) wanted.state = name_of(server::TableState::Over);
  const Time before = server::now() - read_span(args.older_than);
  const auto db = opened(args);
  std::int64_t tables = 0;
  for (const server::StoredTable& table : store::tables_for_upkeep(*db, filter_of(wanted))) {
    ++tables;
    if (!args.dry_run) commit_one(*db, [&] { store::remove_table(*db, table.id, server::now()); });
  }
  std::int64_t people = 0;
  for (const std::string& person : store::people_to_forget(*db, before)) {
    ++people;
    if (!args.dry_run) commit_one(*db, [&] { server::let_go(*db, person); });
  }
  tell_done(args,
            std::to_string(tables) + " tables and " + std::to_string(people) + " people " +
                (args.dry_run ? "would be deleted" : "are deleted"),
            {{"tables", tables}, {"people", people}, {"dry_run", args.dry_run}});
}

using Do = void (*)(const AdminArgs&);

CLI::App* add_action(CLI::App& admin, const std::shared_ptr<AdminArgs>& args, const char* name,
                     const char* about, Do what) {
  CLI::App* sub = admin.add_subcommand(name, about);
  add_store_options(*sub, args->where);
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args, what] {
    server::prepare_secrets();
    try {
      what(*args);
    } catch (const server::DatabaseError& error) {
      fail(error.what());
    }
  });
  return sub;
}

void add_filters(CLI::App& sub, const std::shared_ptr<AdminArgs>& args) {
  sub.add_option("--state", args->state, "lobby, playing or over")
      ->type_name("STATE")
      ->check(CLI::IsMember({"lobby", "playing", "over"}));
  sub.add_option("--older-than", args->older_than, "Nothing has happened for so long: 90d, 12h, 30m")
      ->type_name("SPAN");
}

void add_table(CLI::App& sub, const std::shared_ptr<AdminArgs>& args) {
  sub.add_option("table", args->table, "The table's id, as in its address")->required();
}

void add_person(CLI::App& sub, const std::shared_ptr<AdminArgs>& args, const char* meaning) {
  sub.add_option("person", args->person, meaning)->required();
}

}  // namespace

void add_admin(CLI::App& app) {
  auto args = std::make_shared<AdminArgs>();
  CLI::App* admin = app.add_subcommand(
      "admin", "Tables and people of a server, also while it runs: it hears of it within seconds");
  admin->require_subcommand(1);
  CLI::App* tables =
      add_action(*admin, args, "tables", "List tables, the longest untouched first", list_tables);
  tables->add_option("--game", args->game, "Of that game only")->type_name("GAME");
  add_filters(*tables, args);
  add_table(*add_action(*admin, args, "show",
                        "Show a table: seats with the ids of people, settings, votes, the last lines of talk",
                        show_table),
            args);
  CLI::App* closing =
      add_action(*admin, args, "close", "End a game: nobody plays on, who looks reads what happened and why",
                 close_table);
  add_table(*closing, args);
  closing->add_option("--why", args->why, "What people read")->type_name("TEXT");
  add_table(*add_action(*admin, args, "delete", "Delete a table with its game", delete_table), args);
  add_action(*admin, args, "people", "List people, last seen first", list_people);
  constexpr const char* kWho = "Id, or name of the account";
  add_person(*add_action(*admin, args, "ban", "End all sessions of a person, who cannot log in any more",
                         [](const AdminArgs& a) { ban(a, true); }),
             args, kWho);
  add_person(*add_action(*admin, args, "unban", "Let that person log in again",
                         [](const AdminArgs& a) { ban(a, false); }),
             args, kWho);
  add_person(
      *add_action(*admin, args, "forget",
                  "Delete a person for good, as they could themselves: seats are free, games of others go on",
                  forget),
      args, kWho);
  add_person(*add_action(*admin, args, "session",
                         "Give a person one more session, for who lost their cookie: its token is printed",
                         new_session),
             args, kWho);
  add_person(
      *add_action(*admin, args, "reset-password",
                  "Give an account a new password, which is printed; its sessions end", reset_password),
      args, "Name of the account");
  CLI::App* pruning =
      add_action(*admin, args, "prune",
                 "Delete finished games, and people without an account or a table who were not seen, "
                 "for so long",
                 prune);
  add_filters(*pruning, args);
  pruning->add_flag("--dry-run", args->dry_run, "Only tell how many");
}

}  // namespace orrery::cli
