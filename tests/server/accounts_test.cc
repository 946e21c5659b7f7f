// Accounts: the same person in another browser, and nobody else.
#include "server/people/attempts.h"
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
  // Now not even the right one is looked at; other accounts are not concerned.
  EXPECT_EQ(hub_.log_in("Anna", "correct horse").error, "too_much");
  ASSERT_EQ(hub_.new_account(std::nullopt, "Bruno", "correct horse").error, "");
  EXPECT_EQ(hub_.log_in("Bruno", "correct horse").error, "");
}

TEST_F(AccountsTest, NoPasswordIsStored) {
  ASSERT_EQ(hub_.new_account(std::nullopt, "Anna", "correct horse").error, "");
  const std::string stored = as_text(where_.open()->run("SELECT password FROM accounts")[0][0]);
  EXPECT_TRUE(stored.starts_with("$argon2id$")) << stored;
  EXPECT_EQ(stored.find("horse"), std::string::npos);
}

TEST(Attempts, TheyComeBackWithTime) {
  Attempts attempts(2, 1000);
  EXPECT_TRUE(attempts.begin("a", 5000));
  EXPECT_TRUE(attempts.begin("a", 5500));
  EXPECT_FALSE(attempts.begin("a", 5999));
  EXPECT_TRUE(attempts.begin("b", 5999));
  EXPECT_TRUE(attempts.begin("a", 6000));
  attempts.succeeded("a");
  EXPECT_TRUE(attempts.begin("a", 6001));
  EXPECT_TRUE(attempts.begin("a", 6001));
  EXPECT_FALSE(attempts.begin("a", 6001));
}

}  // namespace
}  // namespace orrery::server
