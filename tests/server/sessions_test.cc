// Sessions: how long they last, who sees them, who ends them.
#include "server/net/reading.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

constexpr Time kDay = 24 * 60 * 60 * 1000;

class SessionsTest : public HubTest {
 protected:
  SessionsTest()
      : HubTest([this](Hub::Setup& setup) {
          setup.accounts = true;
          setup.session_ended = [this](const Blob& session) { ended_.push_back(session); };
        }) {}

  void used(const std::string& token, Time at) {
    where_.open()->run("UPDATE sessions SET last_used = $1 WHERE token = $2", at, hash_of(token));
  }
  Time last_used(const std::string& token) {
    settle();
    return as_int(
        where_.open()->run("SELECT last_used FROM sessions WHERE token = $1", hash_of(token))[0][0]);
  }

  std::vector<Blob> ended_;
};

TEST_F(SessionsTest, WhatNobodyUsedForAYearIsOver) {
  const auto [anna, token] = hub_.new_person("Anna");
  used(token, now() - 364 * kDay);
  EXPECT_TRUE(hub_.person_of(token)->first_today) << "the browser is told to keep the cookie, too";
  EXPECT_EQ(hub_.person_of(token)->id, anna.id);
  EXPECT_FALSE(hub_.person_of(token)->first_today);
  EXPECT_GT(last_used(token), now() - kDay) << "from here on it is a year again";
  const std::string other = hub_.new_person("Bruno").second;
  used(other, now() - 365 * kDay - 1000);
  EXPECT_FALSE(hub_.person_of(other));
  store::tidy_people(*where_.open(), now());
  EXPECT_EQ(as_int(where_.open()->run("SELECT COUNT(*) FROM sessions")[0][0]), 1);
}

TEST_F(SessionsTest, TheLastUseIsStoredOnceADay) {
  const std::string token = hub_.new_person("Anna").second;
  const Time hours_ago = now() - kDay / 2;
  used(token, hours_ago);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(hub_.person_of(token));
  EXPECT_EQ(last_used(token), hours_ago);
}

TEST_F(SessionsTest, APersonSeesTheirOwnAndEndsThem) {
  ASSERT_EQ(hub_.new_account(std::nullopt, "Bruno", "correct horse").error, "");
  const LoggedIn anna = hub_.new_account(std::nullopt, "Anna", "correct horse", "Firefox, Linux");
  const LoggedIn phone = hub_.log_in("Anna", "correct horse", "", std::nullopt, "Safari, iPhone");
  const LoggedIn third = hub_.log_in("Anna", "correct horse");
  const json::array list = hub_.sessions_of(anna.person.id, phone.token);
  ASSERT_EQ(list.size(), 3U);
  std::map<std::string, json::object> by_program;
  for (const json::value& session : list) {
    EXPECT_EQ(shape_fault(protocol_shapes(), "SessionInfo", session.as_object()), "");
    by_program[text_field(session.as_object(), "program")] = session.as_object();
    EXPECT_EQ(json::serialize(session).find(phone.token), std::string::npos);
  }
  EXPECT_TRUE(by_program.at("Safari, iPhone").at("mine").as_bool());
  EXPECT_FALSE(by_program.at("Firefox, Linux").at("mine").as_bool());
  const std::string first = text_field(by_program.at("Firefox, Linux"), "id");
  EXPECT_FALSE(hub_.end_sessions(hub_.log_in("Bruno", "correct horse").person.id, first, ""))
      << "nobody ends those of others";
  EXPECT_TRUE(hub_.person_of(anna.token));
  EXPECT_TRUE(hub_.end_sessions(anna.person.id, first, phone.token));
  EXPECT_FALSE(hub_.person_of(anna.token));
  EXPECT_EQ(ended_, std::vector<Blob>{hash_of(anna.token)}) << "and who is connected by it is told";
  EXPECT_TRUE(hub_.end_sessions(anna.person.id, "others", phone.token));
  EXPECT_FALSE(hub_.person_of(third.token));
  EXPECT_TRUE(hub_.person_of(phone.token));
}

TEST_F(SessionsTest, TheOldestOfFiftyGoesForANewOne) {
  const LoggedIn anna = hub_.new_account(std::nullopt, "Anna", "correct horse");
  EXPECT_TRUE(hub_.person_of(anna.token));
  const auto db = where_.open();
  for (std::uint8_t i = 0; i < 49; ++i) store::add_session(*db, Blob{i}, anna.person.id, now() + i);
  EXPECT_EQ(hub_.sessions_of(anna.person.id, "").size(), 50U);
  ASSERT_EQ(hub_.log_in("Anna", "correct horse").error, "");
  EXPECT_EQ(hub_.sessions_of(anna.person.id, "").size(), 50U);
  EXPECT_FALSE(hub_.person_of(anna.token));
}

TEST_F(SessionsTest, ANewPasswordEndsTheOtherSessions) {
  const LoggedIn anna = hub_.new_account(std::nullopt, "Anna", "correct horse");
  const LoggedIn phone = hub_.log_in("Anna", "correct horse");
  const auto change = [&](const std::string& person, const char* from, const char* to) {
    return std::string(std::string_view(hub_.change_password(person, from, to, phone.token).error));
  };
  EXPECT_EQ(change(person("Bruno").id, "correct horse", "another horse"), "no_account");
  EXPECT_EQ(change(anna.person.id, "wrong horse", "another horse"), "wrong_password");
  EXPECT_EQ(change(anna.person.id, "correct horse", "short"), "bad_password");
  EXPECT_TRUE(hub_.person_of(anna.token));
  EXPECT_EQ(change(anna.person.id, "correct horse", "another horse"), "");
  EXPECT_FALSE(hub_.person_of(anna.token));
  EXPECT_TRUE(hub_.person_of(phone.token));
  EXPECT_EQ(hub_.log_in("Anna", "correct horse").error, "wrong_password");
  EXPECT_EQ(hub_.log_in("Anna", "another horse").error, "");
  // Whoever found a browser open cannot guess for ever.
  int tried = 0;
  while (change(anna.person.id, "wrong horse", "another horse") == "wrong_password" && tried < 100) ++tried;
  EXPECT_EQ(tried, 30);
}

TEST(Programs, AreCalledByAFewWords) {
  EXPECT_EQ(program_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"),
            "Firefox, Linux");
  EXPECT_EQ(program_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                       "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"),
            "Edge, Windows");
  EXPECT_EQ(program_of("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
                       "Chrome/126.0.0.0 Mobile Safari/537.36"),
            "Chrome, Android");
  EXPECT_EQ(program_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
                       "like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"),
            "Safari, iPhone");
  EXPECT_EQ(program_of("python-requests/2.31.0"), "python-requests");
  EXPECT_EQ(program_of(std::string(500, 'x') + "/1"), std::string(24, 'x'));
  EXPECT_EQ(program_of(""), "");
}

}  // namespace
}  // namespace orrery::server
