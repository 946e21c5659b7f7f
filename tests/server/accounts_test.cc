// Accounts: the same person in another browser, and nobody else.
#include "server/people/log_in_guard.h"
#include "server/people/names.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

class AccountsTest : public HubTest {
 protected:
  AccountsTest() : HubTest([](Hub::Setup& setup) { setup.accounts = true; }) {}
};

TEST_F(HubTest, WithoutAccountsThereAreNone) {
  EXPECT_EQ(hub_.new_account(std::nullopt, "Anna", "correct horse").error, "no_accounts");
  EXPECT_EQ(hub_.log_in("Anna", "correct horse").error, "no_accounts");
}

TEST_F(AccountsTest, WhoLogsInIsTheSamePerson) {
  const Person anna = person("Anna");
  EXPECT_EQ(hub_.new_account(anna, "Anna", "short").error, "bad_password");
  EXPECT_EQ(hub_.new_account(anna, "Anna", std::string(201, 'x')).error, "bad_password");
  const LoggedIn made = hub_.new_account(anna, "Anna", "correct horse");
  ASSERT_EQ(made.error, "");
  EXPECT_EQ(made.person.id, anna.id);
  EXPECT_EQ(hub_.person_of(made.token)->id, anna.id);
  EXPECT_TRUE(hub_.has_account(anna.id));
  const LoggedIn again = hub_.log_in("ANNA", "correct horse");
  ASSERT_EQ(again.error, "");
  EXPECT_EQ(again.person.id, anna.id);
  EXPECT_EQ(again.person.name, "Anna");
  EXPECT_NE(again.token, made.token);
  hub_.end_session(again.token);
  EXPECT_FALSE(hub_.person_of(again.token));
  EXPECT_TRUE(hub_.person_of(made.token));
}

TEST_F(AccountsTest, ANameIsTakenOnceAndAPersonHasOneAccount) {
  ASSERT_EQ(hub_.new_account(std::nullopt, "Anna", "correct horse").error, "");
  EXPECT_EQ(hub_.new_account(std::nullopt, "anna", "another horse").error, "taken");
  const Person bruno = person("Bruno");
  ASSERT_EQ(hub_.new_account(bruno, "Bruno", "correct horse").error, "");
  EXPECT_EQ(hub_.new_account(bruno, "Bruno2", "correct horse").error, "has_account");
  // The attempt that failed left nobody behind: Anna and Bruno.
  EXPECT_EQ(as_int(where_.open()->run("SELECT COUNT(*) FROM people")[0][0]), 2);
}

TEST_F(AccountsTest, WrongPasswordsAreLimited) {
  ASSERT_EQ(hub_.new_account(std::nullopt, "Anna", "correct horse").error, "");
  EXPECT_EQ(hub_.log_in("Nobody", "correct horse").error, "wrong_password");
  for (int i = 0; i < 10; ++i) EXPECT_EQ(hub_.log_in("Anna", "wrong horse").error, "wrong_password");
  // Now not even the right one is looked at from there; other accounts and addresses are not concerned.
  EXPECT_EQ(hub_.log_in("Anna", "correct horse").error, "too_much");
  EXPECT_EQ(hub_.log_in("Anna", "correct horse", "203.0.113.9").error, "");
  ASSERT_EQ(hub_.new_account(std::nullopt, "Bruno", "correct horse").error, "");
  EXPECT_EQ(hub_.log_in("Bruno", "correct horse").error, "");
}

// Strangers may try as often as they like: they lock out neither a victim nor everybody. Servers on one
// database count together.
class LogInGuard : public testing::TestWithParam<std::string> {
 protected:
  std::optional<Time> begin(const LogInTry& tried, Time at) {
    Database& db = ++tries_ % 2 == 0 ? *one_ : *two_;
    return begin_log_in(db, tried, at);
  }

  TestDatabase where_{GetParam()};
  std::unique_ptr<Database> one_ = where_.prepared();
  std::unique_ptr<Database> two_ = where_.open();
  int tries_ = 0;
};

TEST_P(LogInGuard, StrangersSlowDownAndLockOutNobody) {
  for (int i = 0; i < 200; ++i) begin({"anna", "stranger " + std::to_string(i), false}, 0);
  EXPECT_EQ(begin({"anna", "her own net", false}, 0), 3000) << "slow, and possible";
  EXPECT_EQ(begin({"anna", "anywhere", true}, 0), 0) << "in a browser that knows her nothing is slow";
  EXPECT_EQ(begin({"bruno", "his own net", false}, 0), 0);
  // One address is done after ten tries of a name, or fifty of any.
  for (int i = 0; i < 9; ++i) EXPECT_TRUE(begin({"anna", "her own net", false}, 0));
  EXPECT_FALSE(begin({"anna", "her own net", false}, 0));
  EXPECT_TRUE(begin({"anna", "her own net", false}, 600000));
  int tried = 0;
  while (begin({"name " + std::to_string(tried), "one address", false}, 0)) ++tried;
  EXPECT_EQ(tried, 50);
}

TEST_P(LogInGuard, TheRightPasswordForgivesTheWrongOnes) {
  const LogInTry tried{"anna", "her own net", false};
  for (int i = 0; i < 9; ++i) EXPECT_TRUE(begin(tried, 5000));
  log_in_succeeded(*one_, tried);
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(begin(tried, 5001));
  EXPECT_FALSE(begin(tried, 605000)) << "counted from the first of them";
  EXPECT_TRUE(begin(tried, 605001));
  store::tidy_people(*one_, 1300000);
  EXPECT_EQ(as_int(two_->run("SELECT COUNT(*) FROM tries")[0][0]), 0) << "what counts no more is not kept";
}

INSTANTIATE_TEST_SUITE_P(Databases, LogInGuard, testing::ValuesIn(database_kinds()),
                         [](const auto& given) { return given.param; });

TEST(Names, AreSeenByEverybodyAndLikeNobodyElses) {
  for (const char* good :
       {"Anna", "Łukasz Żółć", "Zoë-Ann 2", "Анна", "Αννα", "李雷", "O'Neil (3)", "Анна Smith", "😀 Bo"})
    EXPECT_EQ(name_fault(good), "") << good;
  for (const char* bad : {"", "   ", "An\u200bna", "An\u200bna\u202e", "\u00ad", "\u3164", "\u2800\u2800",
                          "A\U000e0041", "Аnna" /* a Cyrillic A */, "Annа", "Αnna" /* a Greek one */, "\xff"})
    EXPECT_NE(name_fault(bad), "") << bad;
}

TEST_F(AccountsTest, NoPasswordIsStored) {
  ASSERT_EQ(hub_.new_account(std::nullopt, "Anna", "correct horse").error, "");
  const std::string stored = as_text(where_.open()->run("SELECT password FROM accounts")[0][0]);
  EXPECT_TRUE(stored.starts_with("$argon2id$")) << stored;
  EXPECT_EQ(stored.find("horse"), std::string::npos);
}

}  // namespace
}  // namespace orrery::server
