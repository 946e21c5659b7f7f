// Both databases keep the same things in the same way.
#include "server/store/store.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "server/store/changes.h"
#include "server/store/writer.h"
#include "tests/server/databases.h"

namespace orrery::server {
namespace {

class Store : public testing::TestWithParam<std::string> {
 protected:
  TestDatabase where_{GetParam()};
  std::unique_ptr<Database> db_ = where_.prepared();

  StoredTable some_table(const std::string& id) const {
    StoredTable t;
    t.id = id;
    t.game = "ahos";
    t.title = "Friday, \xc5\x82\xc3\xb3\xc3\xa8 'quoted'";
    t.settings = "{}";
    t.seed = Blob(32, 7);
    t.owner = "anna";
    t.created = t.changed = 1000;
    t.seats = {{0, "red", "anna", "Anna", "", Blob{1, 0, 2}}, {1, "blue", "", "", "greedy", Blob{}}};
    return t;
  }
};

TEST_P(Store, ValuesComeBackAsTheyWere) {
  db_->run("CREATE TABLE things (a BIGINT, b TEXT)");
  db_->run("INSERT INTO things (a, b) VALUES ($1, $2)", std::int64_t{-5}, std::string("x'y"));
  db_->run("INSERT INTO things (a, b) VALUES ($1, $2)", Value{}, std::string());
  const auto rows = db_->run("SELECT a, b FROM things ORDER BY b");
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_TRUE(is_null(rows[0][0]));
  EXPECT_EQ(as_text(rows[0][1]), "");
  EXPECT_EQ(as_int(rows[1][0]), -5);
  EXPECT_EQ(as_text(rows[1][1]), "x'y");
  EXPECT_THROW(as_int(rows[1][1]), DatabaseError);
}

TEST_P(Store, AWrongStatementIsAnErrorAndNothingElse) {
  EXPECT_THROW(db_->run("SELECT nothing FROM nowhere"), DatabaseError);
  EXPECT_EQ(as_int(db_->run("SELECT COUNT(*) FROM tables")[0][0]), 0);
}

TEST_P(Store, TheSchemaIsMadeOnceAndANewerOneIsRefused) {
  prepare_schema(*db_);
  db_->run("UPDATE orrery SET value = 99 WHERE what = 'schema'");
  EXPECT_THROW(prepare_schema(*db_), DatabaseError);
}

// As it was before somebody had to be looked after.
void back_to_version_5(Database& db) {
  db.run("DROP INDEX sessions_by_person");
  db.run("DROP INDEX tables_by_owner");
  for (const char* table : {"tries", "emails", "changes"}) db.run("DROP TABLE " + std::string(table));
  for (const char* column : {"people.last_seen", "people.banned", "sessions.last_used", "sessions.program",
                             "tables.closed", "tables.closed_why"}) {
    const std::string name(column);
    const std::size_t dot = name.find('.');
    db.run("ALTER TABLE " + name.substr(0, dot) + " DROP COLUMN " + name.substr(dot + 1));
  }
  db.run("DELETE FROM orrery WHERE what = 'changes'");
  db.run("UPDATE orrery SET value = 5 WHERE what = 'schema'");
}

TEST_P(Store, LinesOfBeforeChecksumsAreTakenAsTheyAre) {
  store::add_table(*db_, some_table("t1"));
  store::take_table(*db_, "t1", "one", 1000);
  back_to_version_5(*db_);
  db_->run("ALTER TABLE log DROP COLUMN checksum");
  db_->run("UPDATE orrery SET value = 4 WHERE what = 'schema'");
  db_->run("INSERT INTO log (table_id, n, line, made_by, at, told) VALUES ('t1', 1, 'red: pass', '', 5, '')");
  db_->run("UPDATE tables SET rows = 1");
  EXPECT_EQ(schema_version(*db_), 4);
  const auto db = where_.prepared();
  EXPECT_EQ(schema_version(*db), kSchemaVersion);
  EXPECT_EQ(store::log(*db, "t1").size(), 1U);
  store::append(*db, "t1", "one", 1, {{"blue: pass", "", 6}});
  EXPECT_EQ(store::log(*db, "t1").size(), 2U);
  // From here on a line that changes is noticed.
  db->run("UPDATE log SET line = 'blue: fly' WHERE n = 2");
  EXPECT_THROW(store::log(*db, "t1"), DamagedTable);
  store::tell(*db, "t1", 2, "told");
  EXPECT_EQ(store::log(*db, "t1")[1].told, "told");
  db->run("UPDATE log SET told = 'other' WHERE n = 2");
  EXPECT_THROW(store::log(*db, "t1"), DamagedTable);
}

TEST_P(Store, ATableComesBackWithItsSeatsInOrder) {
  store::add_table(*db_, some_table("t1"));
  const auto t = store::table(*db_, "t1");
  ASSERT_TRUE(t);
  EXPECT_EQ(t->title, some_table("t1").title);
  EXPECT_EQ(t->seed, Blob(32, 7));
  ASSERT_EQ(t->seats.size(), 2U);
  EXPECT_EQ(t->seats[0].seat, "red");
  EXPECT_EQ(t->seats[0].invite, (Blob{1, 0, 2}));
  EXPECT_EQ(t->seats[1].person, "");
  EXPECT_EQ(t->seats[1].bot, "greedy");
  EXPECT_FALSE(store::table(*db_, "t2"));
  EXPECT_EQ(store::tables_of(*db_, "anna", 10).size(), 1U);
  EXPECT_EQ(store::tables_in(*db_, TableState::Lobby, 10).size(), 1U);
  EXPECT_EQ(store::tables_in(*db_, TableState::Over, 10).size(), 0U);
  store::delete_table(*db_, "t1");
  EXPECT_FALSE(store::table(*db_, "t1"));
}

TEST_P(Store, OnlyTheNodeThatPlaysATableAppendsAndOnlyAtItsEnd) {
  store::add_table(*db_, some_table("t1"));
  store::enter_node(*db_, {"one", "a"}, 2000);
  store::enter_node(*db_, {"two", "b"}, 9000);
  EXPECT_TRUE(store::take_table(*db_, "t1", "one", 1000));
  EXPECT_FALSE(store::take_table(*db_, "t1", "two", 1500));
  EXPECT_TRUE(store::take_table(*db_, "t1", "one", 1500));
  store::append(*db_, "t1", "one", 0, {{"red: pass", "", 1005}, {"chance draw: T01", "", 1006}});
  EXPECT_THROW(store::append(*db_, "t1", "two", 2, {{"red: pass", "", 7}}), LostTable);
  EXPECT_THROW(store::append(*db_, "t1", "two", 2, {}), LostTable);
  EXPECT_THROW(store::append(*db_, "t1", "one", 1, {{"red: pass", "", 7}}), LostTable);
  store::append(*db_, "t1", "one", 2, {});
  // A clock that went back changes nothing.
  EXPECT_EQ(store::table(*db_, "t1")->changed, 1006);
  EXPECT_EQ(store::log(*db_, "t1").size(), 2U);
  // The lease runs out: another node goes on, and the first one may not.
  EXPECT_TRUE(store::take_table(*db_, "t1", "two", 2001));
  EXPECT_THROW(store::append(*db_, "t1", "one", 2, {{"red: pass", "", 8}}), LostTable);
  store::append(*db_, "t1", "two", 2, {{"undo 1", "", 9}});
  const auto log = store::log(*db_, "t1");
  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(log[2].line, "undo 1");
  EXPECT_EQ(log[1].at, 1006);
}

TEST_P(Store, NodesLiveAsLongAsTheySaySo) {
  StoredTable playing = some_table("t1");
  playing.state = TableState::Playing;
  store::add_table(*db_, playing);
  store::add_table(*db_, some_table("lobby"));
  EXPECT_EQ(store::abandoned_tables(*db_, 0).size(), 0U);
  store::enter_node(*db_, {"one", "a"}, 1000);
  EXPECT_TRUE(store::take_table(*db_, "t1", "one", 500));
  EXPECT_EQ(store::abandoned_tables(*db_, 1000).size(), 0U);
  EXPECT_EQ(store::abandoned_tables(*db_, 1001).size(), 1U);
  EXPECT_TRUE(store::renew_node(*db_, {"one", "a"}, 2000));
  EXPECT_EQ(store::abandoned_tables(*db_, 1001).size(), 0U);
  ASSERT_EQ(store::live_nodes(*db_, 2000).size(), 1U);
  EXPECT_EQ(store::live_nodes(*db_, 2000)[0].life, "a");
  EXPECT_EQ(store::live_nodes(*db_, 2001).size(), 0U);
  // Started again under the same name: the older one must notice, and may not free the tables of the newer.
  store::enter_node(*db_, {"one", "b"}, 3000);
  EXPECT_FALSE(store::renew_node(*db_, {"one", "a"}, 4000));
  store::leave_node(*db_, {"one", "a"});
  EXPECT_FALSE(store::take_table(*db_, "t1", "two", 2500));
  store::leave_node(*db_, {"one", "b"});
  EXPECT_EQ(store::abandoned_tables(*db_, 2500).size(), 1U);
  store::give_up_table(*db_, "t1", "other");
  EXPECT_EQ(store::abandoned_tables(*db_, 2500).size(), 1U);
  store::give_up_table(*db_, "t1", "one");
  EXPECT_EQ(store::abandoned_tables(*db_, 2500).size(), 0U);
  EXPECT_TRUE(store::take_table(*db_, "t1", "two", 2500));
}

TEST_P(Store, LettersComeInOrderToTheNodeTheyAreFor) {
  if (GetParam() != "postgres") GTEST_SKIP() << "SQLite has one node";
  store::enter_node(*db_, {"one", "a"}, 1000);
  for (int i = 0; i < 20; ++i) store::post(*db_, i % 2 == 0 ? "one" : "two", std::to_string(i));
  store::remove_lost_mail(*db_, 500);
  const std::vector<std::string> mail = store::collect_mail(*db_, "one");
  ASSERT_EQ(mail.size(), 10U);
  for (std::size_t i = 0; i < mail.size(); ++i) EXPECT_EQ(mail[i], std::to_string(2 * i));
  EXPECT_TRUE(store::collect_mail(*db_, "one").empty());
  EXPECT_TRUE(store::collect_mail(*db_, "two").empty());
}

TEST_P(Store, ANoticeReachesOtherConnections) {
  if (GetParam() != "postgres") GTEST_SKIP() << "SQLite has one node";
  const auto other = where_.open();
  other->listen("orrery");
  EXPECT_TRUE(other->notices(0).empty());
  db_->notify("orrery", "hello");
  EXPECT_EQ(other->notices(5000), std::vector<std::string>{"hello"});
  EXPECT_TRUE(other->notices(0).empty());
}

TEST_P(Store, SessionsOfBeforeCountAsUsedAtTheUpdate) {
  store::add_person(*db_, "p1", "Anna", 1);
  store::add_session(*db_, Blob{1, 2}, "p1", 1);
  back_to_version_5(*db_);
  EXPECT_EQ(schema_version(*db_), 5);
  const auto db = where_.prepared();
  EXPECT_EQ(schema_version(*db), kSchemaVersion);
  const auto session = store::session(*db, Blob{1, 2}, now());
  ASSERT_TRUE(session);
  EXPECT_GT(session->used, now() - 60000);
  EXPECT_EQ(session->created, 1);
  EXPECT_EQ(store::banned(*db, "p1"), 0);
  EXPECT_EQ(store::last_change(*db), 0);
}

TEST_P(Store, AnOlderDatabaseIsBroughtUpToDate) {
  store::add_table(*db_, some_table("t1"));
  // Back to version 1, as it was.
  back_to_version_5(*db_);
  db_->run("DROP TABLE nodes");
  if (GetParam() == "postgres") db_->run("DROP TABLE mail");
  db_->run("DROP INDEX tables_by_node");
  db_->run("DROP INDEX accounts_by_person");
  db_->run("DROP TABLE packs");
  db_->run("ALTER TABLE log DROP COLUMN told");
  db_->run("ALTER TABLE log DROP COLUMN checksum");
  db_->run("ALTER TABLE tables DROP COLUMN standing");
  db_->run("ALTER TABLE tables ADD COLUMN lease BIGINT NOT NULL DEFAULT 0");
  db_->run("UPDATE orrery SET value = 1 WHERE what = 'schema'");
  prepare_schema(*db_);
  store::enter_node(*db_, {"one", "a"}, 1000);
  EXPECT_TRUE(store::take_table(*db_, "t1", "one", 0));
  EXPECT_EQ(store::table(*db_, "t1")->title, some_table("t1").title);
}

TEST_P(Store, ChangesAreNumberedAndHeardOnce) {
  store::add_change(*db_, Change::What::Person, "p1", 1);
  store::add_change(*db_, Change::What::Table, "t1", 2);
  const std::vector<Change> all = store::changes_after(*db_, 0);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].id, "p1");
  EXPECT_EQ(all[1].what, Change::What::Table);
  EXPECT_EQ(store::last_change(*db_), all[1].n);
  EXPECT_EQ(store::changes_after(*db_, all[0].n).size(), 1U);
  store::remove_changes(*db_, 3);
  store::add_change(*db_, Change::What::Session, "00ff", 3);
  EXPECT_EQ(store::changes_after(*db_, all[1].n).at(0).n, all[1].n + 1) << "numbers do not come again";
}

TEST_P(Store, PeopleAndSessions) {
  store::add_person(*db_, "p1", "Anna", 1);
  store::add_session(*db_, Blob{1, 2}, "p1", 1);
  EXPECT_EQ(store::session(*db_, Blob{1, 2}, 2)->person, "p1");
  EXPECT_FALSE(store::session(*db_, Blob{1, 3}, 2));
  store::rename_person(*db_, "p1", "Ania");
  EXPECT_EQ(store::person_name(*db_, "p1"), "Ania");
  store::end_session(*db_, Blob{1, 2});
  EXPECT_FALSE(store::session(*db_, Blob{1, 2}, 2));
  EXPECT_TRUE(store::add_account(*db_, "anna", {"p1", "hash", "{}"}));
  EXPECT_FALSE(store::add_account(*db_, "anna", {"p1", "other", "{}"}));
  EXPECT_EQ(store::account(*db_, "anna")->password, "hash");
}

TEST_P(Store, WhatSeatsKeepAndWhatIsSaid) {
  store::add_table(*db_, some_table("t1"));
  store::keep(*db_, "t1", "red", "orders", "[1]");
  store::keep(*db_, "t1", "red", "orders", "[2]");
  const Kept kept = store::kept(*db_, "t1");
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept.at({"red", "orders"}), "[2]");
  store::unkeep(*db_, "t1", "red", "orders");
  EXPECT_TRUE(store::kept(*db_, "t1").empty());
  store::say(*db_, "t1", {"table", "Anna", "hello", 5});
  store::say(*db_, "t1", {"table", "Anna", "again", 6});
  const auto talk = store::talk(*db_, "t1");
  ASSERT_EQ(talk.size(), 2U);
  EXPECT_EQ(talk[1].text, "again");
}

TEST_P(Store, AJobThatFailsTakesNoOtherWithIt) {
  Writer writer(where_.open());
  std::atomic<int> good{0};
  std::atomic<int> bad{0};
  std::promise<void> all;
  for (int i = 0; i < 100; ++i) {
    writer.write(
        [i](Database& db) {
          store::add_person(db, "p" + std::to_string(i), "x", 0);
          if (i % 3 == 0) throw LostTable("on purpose");
        },
        [&](const std::exception_ptr& error) {
          ++(error ? bad : good);
          if (good + bad == 100) all.set_value();
        });
  }
  all.get_future().wait();
  EXPECT_EQ(good, 66);
  EXPECT_EQ(bad, 34);
  EXPECT_EQ(as_int(db_->run("SELECT COUNT(*) FROM people")[0][0]), 66);
  EXPECT_EQ(store::person_name(*db_, "p0"), std::nullopt);
  // Many jobs, few transactions.
  EXPECT_LE(writer.figures().commits, writer.figures().jobs);
}

TEST_P(Store, AFailedStatementInATransactionRollsAllOfItBack) {
  try {
    Transaction transaction(*db_);
    store::add_person(*db_, "p1", "Anna", 1);
    db_->run("SELECT nothing FROM nowhere");
    transaction.commit();
    FAIL() << "the statement should have failed";
  } catch (const DatabaseError&) {
  }
  EXPECT_EQ(store::person_name(*db_, "p1"), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Databases, Store, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace orrery::server
