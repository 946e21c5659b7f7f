// Notices: to whom the server speaks, to whom it refuses to, and what it says.
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <condition_variable>
#include <fstream>
#include <thread>

#include "server/notify/address.h"
#include "server/notify/confirmed.h"
#include "server/notify/notifier.h"
#include "tests/server/certificate.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

namespace http = boost::beast::http;
using asio::ip::tcp;

// Listens on this machine and lets one function talk to each connection, one after another.
class FakeServer {
 public:
  using Talk = std::function<std::string(tcp::socket&)>;
  explicit FakeServer(Talk talk)
      : acceptor_(io_, tcp::endpoint(asio::ip::address_v4::loopback(), 0)), talk_(std::move(talk)) {
    thread_ = std::thread([this] {
      while (true) {
        tcp::socket socket(io_);
        boost::system::error_code error;
        acceptor_.accept(socket, error);
        if (error || ending_) return;
        std::string heard;
        try {
          heard = talk_(socket);
        } catch (const std::exception& trouble) {
          heard = std::string("broken: ") + trouble.what();
        }
        const std::lock_guard lock(mutex_);
        heard_.push_back(std::move(heard));
        changed_.notify_all();
      }
    });
  }
  ~FakeServer() {
    ending_ = true;
    boost::system::error_code ignored;
    tcp::socket knock(io_);
    knock.connect(acceptor_.local_endpoint(), ignored);
    thread_.join();
  }
  FakeServer(const FakeServer&) = delete;
  FakeServer& operator=(const FakeServer&) = delete;

  [[nodiscard]] std::string port() const { return std::to_string(acceptor_.local_endpoint().port()); }
  // The n-th thing heard, from 1; "" if it does not come.
  std::string heard(std::size_t n) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::seconds(10), [&] { return heard_.size() >= n; });
    return heard_.size() >= n ? heard_[n - 1] : "";
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return heard_.size();
  }

 private:
  asio::io_context io_;
  tcp::acceptor acceptor_;
  Talk talk_;
  std::atomic<bool> ending_{false};
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> heard_;
  std::thread thread_;
};

template <class Stream>
std::string take_post(Stream& stream, http::status status = http::status::no_content) {
  boost::beast::flat_buffer buffer;
  http::request<http::string_body> request;
  http::read(stream, buffer, request);
  http::response<http::empty_body> response(status, 11);
  response.prepare_payload();
  http::write(stream, response);
  return std::string(request.target()) + " " + request.body();
}

FakeServer::Talk plain_web() {
  return [](tcp::socket& socket) { return take_post(socket); };
}

// A relay that takes mail; with a context it offers STARTTLS.
template <class Stream>
std::string line_of(Stream& stream, std::string& buffer) {
  const std::size_t size = asio::read_until(stream, asio::dynamic_buffer(buffer), "\r\n");
  std::string line = buffer.substr(0, size - 2);
  buffer.erase(0, size);
  return line;
}

template <class Stream>
std::string take_mail(Stream& stream, bool offer_tls, bool& wants_tls) {
  std::string buffer;
  std::string heard;
  const auto say = [&](const std::string& text) { asio::write(stream, asio::buffer(text + "\r\n")); };
  for (;;) {
    const std::string line = line_of(stream, buffer);
    heard += line + "\n";
    if (line.starts_with("EHLO")) {
      say(offer_tls ? "250-relay\r\n250-SIZE 1000\r\n250 STARTTLS" : "250-relay\r\n250 SIZE 1000");
    } else if (line == "STARTTLS") {
      say("220 go on");
      wants_tls = true;
      return heard;
    } else if (line == "DATA") {
      say("354 go on");
      std::string part;
      while ((part = line_of(stream, buffer)) != ".") heard += part + "\n";
      say("250 taken");
    } else if (line == "QUIT") {
      say("221 bye");
      return heard;
    } else {
      say("250 well");
    }
  }
}

std::string unbase64(const std::string& text) {
  std::string out(text.size(), '\0');
  const int size = EVP_DecodeBlock(static_cast<unsigned char*>(static_cast<void*>(out.data())),
                                   static_cast<const unsigned char*>(static_cast<const void*>(text.data())),
                                   static_cast<int>(text.size()));
  out.resize(static_cast<std::size_t>(std::max(0, size)));
  while (!out.empty() && out.back() == '\0') out.pop_back();
  return out;
}

void wait_for(const std::function<bool()>& done) {
  for (int i = 0; i < 1000 && !done(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_TRUE(done());
}

Notifier::Setup local() {
  Notifier::Setup setup;
  setup.allow_local_webhooks = true;
  return setup;
}

TEST(Notify, WhatIsAWebAddress) {
  const auto a = read_web_address("https://example.org/api/hooks?x=1#top");
  ASSERT_TRUE(a);
  EXPECT_TRUE(a->tls);
  EXPECT_EQ(a->host, "example.org");
  EXPECT_EQ(a->port, 443);
  EXPECT_EQ(a->target, "/api/hooks?x=1");
  EXPECT_EQ(a->host_field(), "example.org");
  EXPECT_EQ(read_web_address("http://[2001:db8::1]:8080")->host_field(), "[2001:db8::1]:8080");
  EXPECT_EQ(read_web_address("http://a?b")->target, "/?b");
  for (const char* bad :
       {"", "ftp://a", "http://", "http://a b/", "http://user@a/", "http://a:25/", "http://a:x/",
        "http://a:99999/", "http://a\r\nX: y/", "http://[::1/", "https:/a"}) {
    EXPECT_FALSE(read_web_address(bad)) << bad;
  }
}

TEST(Notify, WhatIsAPrivateNet) {
  for (const char* a : {"127.0.0.1",       "10.1.2.3",        "172.16.0.1",    "172.31.255.255",
                        "192.168.1.1",     "169.254.169.254", "100.64.0.1",    "0.0.0.0",
                        "224.0.0.1",       "255.255.255.255", "::1",           "::",
                        "fe80::1",         "fc00::1",         "fd12::1",       "::ffff:127.0.0.1",
                        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
                        "2001:db8::1"}) {
    EXPECT_TRUE(is_private(asio::ip::make_address(a))) << a;
  }
  for (const char* a : {"8.8.8.8", "172.32.0.1", "172.15.0.1", "1.1.1.1", "192.167.1.1", "100.128.0.1",
                        "2606:4700::1111", "::ffff:8.8.8.8"}) {
    EXPECT_FALSE(is_private(asio::ip::make_address(a))) << a;
  }
}

TEST(Notify, WhatIsAMailAddress) {
  EXPECT_TRUE(is_email_address("anna@example.org"));
  for (const char* bad :
       {"", "anna", "@b", "a@", "a@b@c", "a b@c", "a@b\r\nRCPT TO:<x@y>", "<a@b>", "a@b>"}) {
    EXPECT_FALSE(is_email_address(bad)) << bad;
  }
}

TEST(Notify, AWebhookGetsItsText) {
  FakeServer web(plain_web());
  Notifier notifier(local());
  notifier.tell({"http://127.0.0.1:" + web.port() + "/hook?a=b", ""}, "s", "It is your \"turn\"", 0);
  EXPECT_EQ(web.heard(1), R"(/hook?a=b {"content":"It is your \"turn\""})");
  wait_for([&] { return notifier.figures().sent == 1; });
}

TEST(Notify, NobodyHasTheServerKnockAtPrivateNets) {
  FakeServer web(plain_web());
  Notifier notifier({});
  EXPECT_NE(notifier.check({"http://127.0.0.1:" + web.port() + "/", ""}), "");
  // A name that leads there is found out when it is looked up.
  const NoticeAddress by_name{"http://localhost:" + web.port() + "/", ""};
  EXPECT_EQ(notifier.check(by_name), "");
  notifier.tell(by_name, "s", "t", 0);
  wait_for([&] { return notifier.figures().failed == 1; });
  EXPECT_EQ(web.count(), 0U);
}

TEST(Notify, ARefusalCountsAsFailed) {
  FakeServer web([](tcp::socket& socket) { return take_post(socket, http::status::found); });
  Notifier notifier(local());
  notifier.tell({"http://127.0.0.1:" + web.port() + "/", ""}, "s", "t", 0);
  wait_for([&] { return notifier.figures().failed == 1; });
}

TEST(Notify, TheSameAddressIsNotToldTwiceInAMinute) {
  FakeServer web(plain_web());
  Notifier notifier(local());
  const NoticeAddress address{"http://127.0.0.1:" + web.port() + "/", ""};
  notifier.tell(address, "s", "1", 0);
  notifier.tell(address, "s", "2", 59999);
  notifier.tell(address, "s", "3", 60000);
  web.heard(2);
  wait_for([&] { return notifier.figures().sent == 2; });
  EXPECT_EQ(notifier.figures().held_back, 1U);
}

class NotifyTls : public testing::Test {
 protected:
  NotifyTls() {
    const TestCertificate made = make_certificate();
    context_.use_certificate(asio::buffer(made.certificate), asio::ssl::context::pem);
    context_.use_private_key(asio::buffer(made.key), asio::ssl::context::pem);
    std::ofstream(file_) << made.certificate;
  }
  ~NotifyTls() override { std::filesystem::remove(file_); }

  FakeServer::Talk web() {
    return [this](tcp::socket& socket) {
      asio::ssl::stream<tcp::socket&> stream(socket, context_);
      stream.handshake(asio::ssl::stream_base::server);
      return take_post(stream);
    };
  }
  FakeServer::Talk relay() {
    return [this](tcp::socket& socket) {
      asio::write(socket, asio::buffer(std::string("220 hello\r\n")));
      bool wants_tls = false;
      std::string heard = take_mail(socket, true, wants_tls);
      if (!wants_tls) return heard;
      asio::ssl::stream<tcp::socket&> stream(socket, context_);
      stream.handshake(asio::ssl::stream_base::server);
      return heard + "--- encrypted\n" + take_mail(stream, false, wants_tls);
    };
  }
  Notifier::Setup trusting() {
    Notifier::Setup setup = local();
    setup.authorities = file_.string();
    return setup;
  }

  std::filesystem::path file_ =
      std::filesystem::temp_directory_path() / ("orrery-certificate-" + std::to_string(getpid()) + ".pem");
  asio::ssl::context context_{asio::ssl::context::tls_server};
};

TEST_F(NotifyTls, OnlyACertificateForThatNameThatIsTrustedWillDo) {
  FakeServer web_server(web());
  const std::string port = web_server.port();
  {
    Notifier notifier(trusting());
    notifier.tell({"https://localhost:" + port + "/x", ""}, "s", "t", 0);
    wait_for([&] { return notifier.figures().sent == 1; });
    // The certificate is of another name.
    notifier.tell({"https://127.0.0.1:" + port + "/x", ""}, "s", "t", 0);
    wait_for([&] { return notifier.figures().failed == 1; });
  }
  Notifier notifier(local());
  notifier.tell({"https://localhost:" + port + "/x", ""}, "s", "t", 0);
  wait_for([&] { return notifier.figures().failed == 1; });
  EXPECT_EQ(web_server.heard(1), R"(/x {"content":"t"})");
}

TEST_F(NotifyTls, MailGoesEncryptedIfTheRelayCan) {
  FakeServer server(relay());
  Notifier::Setup setup = trusting();
  setup.relay = MailRelay{"localhost", server.port(), "orrery@example.org", false};
  Notifier notifier(setup);
  notifier.tell({"", "anna@example.org"}, "subject", "text", 0);
  const std::string heard = server.heard(1);
  const std::string after = heard.substr(std::min(heard.size(), heard.find("--- encrypted")));
  EXPECT_NE(after.find("RCPT TO:<anna@example.org>"), std::string::npos) << heard;
  EXPECT_EQ(heard.find("RCPT"), heard.size() - after.size() + after.find("RCPT")) << heard;
}

TEST_F(NotifyTls, MailDoesNotGoToARelayThatCannotProveItsName) {
  FakeServer server(relay());
  Notifier::Setup setup = local();
  setup.relay = MailRelay{"localhost", server.port(), "orrery@example.org", false};
  Notifier notifier(setup);
  notifier.tell({"", "anna@example.org"}, "subject", "text", 0);
  wait_for([&] { return notifier.figures().failed == 1; });
  EXPECT_EQ(server.heard(1).find("RCPT"), std::string::npos);
}

FakeServer::Talk plain_relay() {
  return [](tcp::socket& socket) {
    asio::write(socket, asio::buffer(std::string("220 hello\r\n")));
    bool wants_tls = false;
    return take_mail(socket, false, wants_tls);
  };
}

TEST(Notify, ARelayThatCannotEncryptGetsNothing) {
  FakeServer server(plain_relay());
  Notifier::Setup setup;
  setup.relay = MailRelay{"127.0.0.1", server.port(), "orrery@example.org", false};
  Notifier notifier(setup);
  notifier.tell({"", "anna@example.org"}, "subject", "text", 0);
  wait_for([&] { return notifier.figures().failed == 1; });
  const std::string heard = server.heard(1);
  EXPECT_EQ(heard.find("MAIL"), std::string::npos) << heard;
  EXPECT_EQ(heard.find("anna"), std::string::npos) << heard;
}

TEST(Notify, AMailIsWhole) {
  FakeServer server(plain_relay());
  Notifier::Setup setup;
  EXPECT_NE(Notifier(setup).check({"", "anna@example.org"}), "");
  setup.relay = MailRelay{"127.0.0.1", server.port(), "orrery@example.org", true};
  Notifier notifier(setup);
  EXPECT_EQ(notifier.check({"", "anna@example.org"}), "");
  notifier.tell({"", "anna@example.org"}, "Gra \xc5\x82\xc3\xb3", ".\r\n.\r\nyour turn \xc5\x82", 0);
  const std::string heard = server.heard(1);
  EXPECT_NE(heard.find("MAIL FROM:<orrery@example.org>\nRCPT TO:<anna@example.org>\nDATA\n"),
            std::string::npos);
  EXPECT_NE(heard.find("\nTo: <anna@example.org>\n"), std::string::npos);
  constexpr std::string_view kSubject = "Subject: =?UTF-8?B?";
  const std::size_t subject = heard.find(kSubject) + kSubject.size();
  EXPECT_EQ(unbase64(heard.substr(subject, heard.find("?=", subject) - subject)), "Gra \xc5\x82\xc3\xb3");
  const std::size_t body = heard.find("\n\n") + 2;
  EXPECT_EQ(unbase64(heard.substr(body, heard.find('\n', body) - body)), ".\r\n.\r\nyour turn \xc5\x82");
  wait_for([&] { return notifier.figures().sent == 1; });
}

// At a table: who is away is told when the turn comes, who is there is not.
class NoticeTest : public HubTest {
 protected:
  NoticeTest()
      : HubTest([](Hub::Setup& setup) {
          setup.notices.allow_local_webhooks = true;
          setup.notices.pause = 0;
          setup.url = "https://orrery.example";
        }) {}
};

TEST_F(NoticeTest, WhoIsAwayIsToldOnceInATurn) {
  FakeServer web(plain_web());
  const Person anna = person("Anna");
  const Person bruno = person("Bruno");
  NewTable wanted = a_table("ahos", "");
  wanted.settings.open = true;
  wanted.title = "Friday";
  const std::string id = new_table(anna, wanted);
  ask(id, bruno, {{"type", "claim"}, {"seat", "blue"}});
  ask(id, anna, {{"type", "claim"}, {"seat", "green"}});
  const std::string hook = "http://127.0.0.1:" + web.port() + "/hook";
  EXPECT_EQ(code(ask(id, person("Dora"), {{"type", "notify"}, {"webhook", hook}})), "not_your_seat");
  EXPECT_EQ(code(ask(id, bruno, {{"type", "notify"}, {"webhook", "gopher://x"}})), "bad_address");
  EXPECT_EQ(code(ask(id, bruno, {{"type", "notify"}, {"email", "bruno@example.org"}})), "bad_address");
  EXPECT_EQ(code(ask(id, bruno, {{"type", "notify"}, {"webhook", hook}})), "");
  EXPECT_EQ(ask(id, bruno, {{"type", "look"}}).at("notify").at("webhook").as_string(), hook);
  EXPECT_EQ(ask(id, anna, {{"type", "look"}}).at("notify").at("webhook").as_string(), "");
  EXPECT_FALSE(ask(id, person("Dora"), {{"type", "look"}}).contains("notify"));
  ask(id, anna, {{"type", "start"}});
  const auto a = watch(id, anna.id);
  // Anna plays until it is Bruno's turn.
  const auto play = [&] {
    for (int i = 0; i < 500; ++i) {
      const json::object* asked = nullptr;
      for (const json::object& m : a->heard) {
        if (text_field(m, "type") == "push" && m.at("version") == a->last("push")->at("version") &&
            m.at("decision").as_object().contains("options")) {
          asked = &m;
        }
      }
      if (asked == nullptr) return;
      const json::object push = *asked;
      ask(id, anna,
          {{"type", "choose"},
           {"seat", push.at("seat")},
           {"version", push.at("version")},
           {"id", std::to_string(i)},
           {"steps", {push.at("decision").at("options").at(0).at("choice")}}});
    }
  };
  play();
  ASSERT_EQ(a->last("push")->at("decision").at("seat").as_string(), "blue");
  const std::string heard = web.heard(1);
  EXPECT_NE(heard.find("your turn (blue) at Friday"), std::string::npos) << heard;
  EXPECT_NE(heard.find("https://orrery.example/#/table/" + id), std::string::npos) << heard;
  ask(id, anna, {{"type", "talk"}, {"text", "hurry up"}});
  EXPECT_EQ(web.count(), 1U);
}

TEST_F(NoticeTest, WhoIsThereIsNotTold) {
  FakeServer web(plain_web());
  const Person anna = person("Anna");
  const std::string id = new_table(anna, a_table("ahos", "greedy"));
  ask(id, anna, {{"type", "notify"}, {"webhook", "http://127.0.0.1:" + web.port() + "/hook"}});
  const auto a = watch(id, anna.id);
  ask(id, anna, {{"type", "start"}});
  ASSERT_TRUE(a->last("push")->at("decision").as_object().contains("options"));
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(web.count(), 0U);
}

// Mail goes only where somebody has said that they want it.
struct WithRelay {
  FakeServer relay_{plain_relay()};
};

class MailTest : protected WithRelay, public HubTest {
 protected:
  MailTest()
      : HubTest([this](Hub::Setup& setup) {
          setup.notices.relay = MailRelay{"127.0.0.1", relay_.port(), "orrery@example.org", true};
          setup.notices.pause = 0;
          setup.url = "https://orrery.example";
        }) {}

  // Anna's table; the first choice is hers, and she is not there.
  std::string table_of(const Person& anna) {
    NewTable wanted = a_table("ahos", "greedy");
    wanted.title = "Buy at http://spam.example";
    return new_table(anna, wanted);
  }
  json::object notify(const std::string& table, const Person& who, const std::string& email) {
    return ask(table, who, {{"type", "notify"}, {"email", email}});
  }
  static std::string subject_of(const std::string& mail) {
    constexpr std::string_view kSubject = "Subject: =?UTF-8?B?";
    const std::size_t at = mail.find(kSubject) + kSubject.size();
    return unbase64(mail.substr(at, mail.find("?=", at) - at));
  }
  static std::string text_of(const std::string& mail) {
    const std::size_t at = mail.find("\n\n") + 2;
    std::string body = mail.substr(at, mail.find("QUIT", at) - at);
    std::erase(body, '\n');
    return unbase64(body);
  }
  static std::string code_in(const std::string& mail) {
    const std::string text = text_of(mail);
    constexpr std::string_view kLink = "https://orrery.example/#/confirm/";
    const std::size_t at = text.find(kLink);
    return at == std::string::npos ? "" : text.substr(at + kLink.size(), 43);
  }
  void quiet(std::size_t mails) {
    settle();
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    EXPECT_EQ(relay_.count(), mails);
  }
};

TEST_F(MailTest, NothingIsSentBeforeTheAddressIsConfirmed) {
  const Person anna = person("Anna");
  const std::string id = table_of(anna);
  const json::object told = notify(id, anna, "anna@example.org");
  EXPECT_FALSE(told.at("confirmed").as_bool());
  const std::string asked = relay_.heard(1);
  EXPECT_NE(asked.find("RCPT TO:<anna@example.org>"), std::string::npos) << asked;
  EXPECT_EQ(subject_of(asked), "Orrery: is this your address?");
  EXPECT_EQ(text_of(asked).find("spam"), std::string::npos);
  EXPECT_EQ(text_of(asked).find("Anna"), std::string::npos);
  EXPECT_EQ(code(ask(id, anna, {{"type", "start"}})), "");
  quiet(1);
  // Only the code that was sent, and only its hash is stored.
  const std::string secret = code_in(asked);
  EXPECT_EQ(where_.open()->run("SELECT code FROM emails").at(0).at(0), Value{hash_of(secret)});
  EXPECT_FALSE(hub_.confirm_email("nonsense"));
  EXPECT_FALSE(hub_.confirm_email(""));
  EXPECT_TRUE(hub_.confirm_email(secret));
  EXPECT_FALSE(hub_.confirm_email(secret)) << "once";
  // At every table, without being asked again; nobody's words are in it.
  const std::string other = table_of(anna);
  EXPECT_TRUE(notify(other, anna, "Anna@Example.org").at("confirmed").as_bool());
  EXPECT_EQ(code(ask(other, anna, {{"type", "start"}})), "");
  const std::string turn = relay_.heard(2);
  EXPECT_EQ(subject_of(turn), "Orrery: your turn");
  EXPECT_NE(text_of(turn).find("https://orrery.example/#/table/" + other), std::string::npos)
      << text_of(turn);
  EXPECT_EQ(text_of(turn).find("spam"), std::string::npos);
  // It is hers: nobody else has that address told of theirs.
  const Person bruno = person("Bruno");
  EXPECT_FALSE(notify(table_of(bruno), bruno, "anna@example.org").at("confirmed").as_bool());
}

TEST_F(MailTest, ACodeIsGoodForADay) {
  const Person anna = person("Anna");
  notify(table_of(anna), anna, "anna@example.org");
  const std::string secret = code_in(relay_.heard(1));
  where_.open()->run("UPDATE emails SET asked = asked - 86400001");
  EXPECT_FALSE(hub_.confirm_email(secret));
  store::tidy_people(*where_.open(), now());
  EXPECT_TRUE(where_.open()->run("SELECT 1 FROM emails").empty());
}

TEST_F(MailTest, NobodyIsFloodedWithMails) {
  // Three of one person, three to one address.
  const Person anna = person("Anna");
  const std::string id = table_of(anna);
  for (const char* name : {"a", "b", "c"})
    EXPECT_EQ(code(notify(id, anna, std::string(name) + "@example.org")), "");
  EXPECT_EQ(code(notify(id, anna, "victim@example.org")), "too_much");
  EXPECT_EQ(text_field(ask(id, anna, {{"type", "look"}}).at("notify").as_object(), "email"), "c@example.org");
  for (int i = 0; i < 3; ++i) {
    const Person someone = person("Someone");
    EXPECT_EQ(code(notify(table_of(someone), someone, "victim@example.org")), "");
  }
  const Person last = person("Last");
  EXPECT_EQ(code(notify(table_of(last), last, "VICTIM@example.org")), "too_much");
  relay_.heard(6);
  quiet(6);
  // Tomorrow again.
  where_.open()->run("UPDATE tries SET until = until - 86400000");
  EXPECT_EQ(code(notify(id, anna, "d@example.org")), "");
}

TEST(Mails, AreSoManyInADay) {
  const TestDatabase where("sqlite");
  const auto db = where.prepared();
  store::add_person(*db, "p1", "Anna", 1);
  Limits limits;
  limits.mails = 2;
  const Addressee anna{"p1", "anna@example.org"};
  EXPECT_FALSE(may_mail(*db, anna, limits, 1)) << "not confirmed";
  EXPECT_EQ(begin_confirmation(*db, anna, "code", limits, 1), Confirmation::Asked);
  EXPECT_TRUE(confirm(*db, "code", 2));
  EXPECT_TRUE(may_mail(*db, anna, limits, 3));
  EXPECT_TRUE(may_mail(*db, anna, limits, 4));
  EXPECT_FALSE(may_mail(*db, anna, limits, 5));
  EXPECT_TRUE(may_mail(*db, anna, limits, 86400003));
}

}  // namespace
}  // namespace orrery::server
