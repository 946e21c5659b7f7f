// Tables that begin with the game of a record, and seeds that are given (for tests of programs).
#include <fstream>
#include <sstream>

#include "engine/record/record.h"
#include "server/hub/standing.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

std::string stored_record(const std::string& name) {
  std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/tests/replays/" + name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class RecordTableTest : public HubTest {
 protected:
  explicit RecordTableTest(const std::function<void(Hub::Setup&)>& change = {}) : HubTest(change) {}

  json::object open(const Person& who, const FromRecord& from, const NewTable& wanted = {}) {
    return hub_.table_from_record(who, wanted, from);
  }
  std::vector<std::string> lines_of(const std::string& table) {
    std::vector<std::string> lines;
    for (const LogLine& line : store::log(*where_.open(), table)) lines.push_back(line.line);
    return lines;
  }
  Blob seed_in_store(const std::string& table) { return store::table(*where_.open(), table)->seed; }
  std::string mine(const std::string& table, const Person& who) {
    const json::object look = ask(table, who, {{"type", "look"}});
    for (const json::value& seat : look.at("seats").as_array()) {
      if (seat.at("mine").as_bool()) return text_field(seat.as_object(), "seat");
    }
    return "";
  }

  const std::string text_ = stored_record("ahos-3p-greedy.orr");
  const Record record_ = parse_record(text_).record;
};

// Nobody has opened it yet: the list of tables says whose turn it is, and every line says what happened.
TEST_F(RecordTableTest, StandsAndIsToldBeforeAnybodyOpensIt) {
  const Person anna = person("Anna");
  const std::string id = text_field(open(anna, {text_, 60, ""}), "table");
  const StoredTable stored = *store::table(*where_.open(), id);
  const json::object standing = standing_for(stored, anna.id);
  EXPECT_TRUE(standing.at("turn").as_bool()) << json::serialize(standing);
  EXPECT_FALSE(standing.at("whose").is_null());
  for (const LogLine& line : store::log(*where_.open(), id)) EXPECT_NE(line.told, "") << line.line;
}

class SeedsGivenTest : public RecordTableTest {
 protected:
  SeedsGivenTest() : RecordTableTest([](Hub::Setup& setup) { setup.seeds_given = true; }) {}

  // A game of bots alone; Anna has opened it.
  std::string bot_game(const Person& anna, const std::string& seed) {
    NewTable wanted = a_table("ahos", "greedy");
    wanted.sit = false;
    wanted.seed = seed;
    const std::string id = new_table(anna, wanted);
    ask(id, anna, {{"type", "start"}});
    play_out(id, anna);
    return id;
  }
  void play_out(const std::string& id, const Person& anna) {
    for (int i = 0; i < 200 && text_field(ask(id, anna, {{"type", "look"}}), "state") != "over"; ++i)
      settle();
  }
};

TEST_F(RecordTableTest, TheGameGoesOnFromAnyStepOfARecord) {
  const Person anna = person("Anna");
  const json::object reply = open(anna, {text_, 60});
  ASSERT_EQ(code(reply), "") << text_field(reply, "text");
  const std::string id = text_field(reply, "table");
  const std::vector<std::string> lines = lines_of(id);
  ASSERT_GE(lines.size(), 40U);
  ASSERT_LE(lines.size(), 60U);
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(lines[i], record_.steps[i].print());
  // Anna is the one who chooses there, and can.
  EXPECT_EQ(mine(id, anna), record_.steps[lines.size()].who);
  const auto listener = watch(id, anna.id);
  const json::object push = *listener->last("push");
  EXPECT_EQ(push.at("decision").at("seat"), push.at("seat"));
  const json::value& choice = push.at("decision").at("options").at(0).at("choice");
  const json::object chosen =
      ask(id, anna, {{"type", "choose"}, {"version", push.at("version")}, {"id", "1"}, {"steps", {choice}}});
  EXPECT_EQ(code(chosen), "");
  // To its end; its record tells which chance is its own.
  ask(id, anna, {{"type", "bot"}, {"seat", mine(id, anna)}, {"bot", "greedy"}});
  for (int i = 0; i < 200 && text_field(ask(id, anna, {{"type", "look"}}), "state") != "over"; ++i) settle();
  const ParsedRecord played = parse_record(text_field(ask(id, anna, {{"type", "record"}}), "record"));
  EXPECT_FALSE(played.fault.any()) << played.fault.message;
  ASSERT_TRUE(played.record.seed);
  EXPECT_EQ(played.record.seed->from, record_.chances(lines.size()));
}

TEST_F(RecordTableTest, WithoutAStepItIsTheLastChoice) {
  const Person anna = person("Anna");
  const std::string id = text_field(open(anna, {text_}), "table");
  ASSERT_NE(id, "");
  const std::size_t steps = lines_of(id).size();
  EXPECT_LT(steps, record_.steps.size());
  for (std::size_t i = steps + 1; i < record_.steps.size(); ++i) EXPECT_TRUE(record_.steps[i].chance);
  EXPECT_EQ(text_field(ask(id, anna, {{"type", "look"}}), "state"), "playing");
}

TEST_F(RecordTableTest, ASeatCanBeNamedAndSettingsGiven) {
  const Person anna = person("Anna");
  NewTable wanted;
  wanted.title = "Again";
  wanted.bots = "random";
  wanted.settings.watch = false;
  for (const char* seat : {"red", "blue", "green"}) {
    const std::string id = text_field(open(anna, {text_, 60, seat}, wanted), "table");
    ASSERT_NE(id, "") << seat;
    EXPECT_EQ(mine(id, anna), seat);
    const json::object look = ask(id, anna, {{"type", "look"}});
    EXPECT_EQ(text_field(look, "title"), "Again");
    EXPECT_FALSE(look.at("settings").at("watch").as_bool());
    for (const json::value& other : look.at("seats").as_array()) {
      EXPECT_EQ(other.at("bot").as_string(), other.at("mine").as_bool() ? "" : "random");
    }
  }
  EXPECT_EQ(code(open(anna, {text_, 60, "pink"})), "bad_message");
  wanted.bots = "nobody";
  EXPECT_EQ(code(open(anna, {text_, 60}, wanted)), "bad_settings");
  NewTable options;
  options.settings.options["players"] = "2";
  EXPECT_EQ(code(open(anna, {text_, 60}, options)), "bad_settings");
}

TEST_F(RecordTableTest, HiddenWindowsNeedAGameThatAsksEverybody) {
  const Person anna = person("Anna");
  const std::string ti4 = stored_record("ti4-3p-random.orr");
  NewTable sealed;
  sealed.settings.reactions = Reactions::Sealed;
  const json::object refused = open(anna, {ti4, 60}, sealed);
  EXPECT_EQ(code(refused), "bad_settings");
  EXPECT_EQ(text_field(refused, "field"), "reactions");
  EXPECT_EQ(code(open(anna, {ti4, 60})), "");
}

TEST_F(RecordTableTest, WhatIsNoRecordOfOursIsRefusedWithTheReason) {
  const Person anna = person("Anna");
  const auto fault = [&](const std::string& text) {
    const json::object reply = open(anna, {text});
    EXPECT_FALSE(reply.contains("table"));
    EXPECT_EQ(code(reply), "bad_record");
    return text_field(reply, "text");
  };
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = text_;
    text.replace(text.find(from), from.size(), to);
    return text;
  };
  EXPECT_NE(fault(""), "");
  EXPECT_NE(fault("hello"), "");
  EXPECT_NE(fault(std::string(100000, 'x')), "");
  EXPECT_NE(fault(text_.substr(0, 40)), "");
  EXPECT_NE(fault(changed("game ahos", "game chess")).find("chess"), std::string::npos);
  EXPECT_NE(fault(changed("\nrules 1\n", "\nrules 99\n")).find("rules 99"), std::string::npos);
  EXPECT_NE(fault(changed("pack house", "pack other")).find("other"), std::string::npos);
  EXPECT_NE(fault(changed("players=3", "players=99")), "");
  EXPECT_NE(fault(changed("\nred: ", "\nblue: ")).find("line "), std::string::npos);
  EXPECT_NE(fault(changed("\nred: home", "\nred: fly to the moon")).find("line "), std::string::npos);
  // Nobody chooses before chance has set up the table.
  EXPECT_EQ(code(open(anna, {text_, 0})), "bad_step");
  // What comes after the step need not be right.
  std::string wrong = text_;
  wrong.replace(wrong.rfind("\nred: ") + 6, 0, "never ");
  EXPECT_EQ(code(open(anna, {wrong, 20})), "");
  EXPECT_EQ(code(open(anna, {wrong})), "bad_record");
}

TEST_F(RecordTableTest, NoPartOfARecordMakesTheServerFall) {
  const Person anna = person("Anna");
  std::string text = text_;
  for (std::size_t at = 7; at < text.size(); at += 97) {
    const char before = text[at];
    for (const char other : {'\n', ' ', '9', 'z', ':', '\0'}) {
      text[at] = other;
      const json::object reply = open(anna, {text, 40});
      EXPECT_NE(reply.contains("table"), reply.contains("error"));
    }
    text[at] = before;
  }
}

TEST_F(RecordTableTest, SeedsAreDrawnAndNotTakenFromAnybody) {
  const Person anna = person("Anna");
  NewTable wanted = a_table("ahos", "greedy");
  wanted.seed = "7";
  std::string error;
  EXPECT_EQ(hub_.new_table(anna, wanted, error), "");
  EXPECT_NE(error.find("--seeds-given"), std::string::npos);
  EXPECT_EQ(code(open(anna, {text_, 60}, wanted)), "bad_settings");
  const std::string a = text_field(open(anna, {text_, 60}), "table");
  const std::string b = text_field(open(anna, {text_, 60}), "table");
  EXPECT_NE(seed_in_store(a), seed_in_store(b));
}

TEST_F(SeedsGivenTest, TheSameSeedIsTheSameGame) {
  const Person anna = person("Anna");
  const std::string first = bot_game(anna, "friday");
  const std::string second = bot_game(anna, "friday");
  EXPECT_EQ(lines_of(first), lines_of(second));
  EXPECT_NE(lines_of(first), lines_of(bot_game(anna, "saturday")));
  EXPECT_EQ(seed_in_store(first).size(), 32U);
  EXPECT_NE(seed_in_store(bot_game(anna, "")), seed_in_store(bot_game(anna, "")));
}

TEST_F(SeedsGivenTest, AForkStandsAndIsToldBeforeAnybodyOpensIt) {
  const Person anna = person("Anna");
  const std::string game = bot_game(anna, "friday");
  const std::string fork = text_field(ask(game, anna, {{"type", "fork"}, {"step", 60}}), "table");
  EXPECT_TRUE(standing_for(*store::table(*where_.open(), fork), anna.id).at("turn").as_bool());
  for (const LogLine& line : store::log(*where_.open(), fork)) EXPECT_NE(line.told, "") << line.line;
}

TEST_F(SeedsGivenTest, WhatComesFromAGameRepeatsToo) {
  const Person anna = person("Anna");
  const std::string game = bot_game(anna, "friday");
  const auto forked = [&](int step) {
    const std::string id = text_field(ask(game, anna, {{"type", "fork"}, {"step", step}}), "table");
    ask(id, anna, {{"type", "bot"}, {"seat", mine(id, anna)}, {"bot", "greedy"}});
    play_out(id, anna);
    return id;
  };
  const std::string fork = forked(60);
  EXPECT_EQ(lines_of(fork), lines_of(forked(60)));
  EXPECT_NE(lines_of(fork), lines_of(game));
  EXPECT_NE(seed_in_store(fork), seed_in_store(forked(90)));
  const auto from_record = [&](std::size_t step, const std::string& seed) {
    NewTable wanted;
    wanted.seed = seed;
    return seed_in_store(text_field(open(anna, {text_, step}, wanted), "table"));
  };
  EXPECT_EQ(from_record(60, ""), from_record(60, ""));
  EXPECT_NE(from_record(60, ""), from_record(90, ""));
  EXPECT_EQ(from_record(60, "a"), from_record(90, "a"));
  EXPECT_NE(from_record(60, "a"), from_record(60, "b"));
}

// Over HTTP: what is read of a request, and how long it may be.
TEST(RecordTableHttp, ARequestWithARecordMayBeLong) {
  const TestDatabase where("sqlite");
  ServerProcess server(ORRERY_PROGRAM, {"--database", where.address(), "--seeds-given"});
  TableClient client("127.0.0.1", server.port());
  client.become("Anna");
  const std::string record = stored_record("ti4-6p-greedy.orr");
  const auto post = [&](const json::object& body) {
    return client.post("/api/tables", body).json().as_object();
  };
  std::string padded = record;
  for (int i = 0; i < 100; ++i) padded += "# " + std::string(4000, 'x') + "\n";
  EXPECT_NE(text_field(post({{"record", padded}, {"step", 500}, {"seed", 7}}), "table"), "");
  EXPECT_NE(text_field(post({{"record", record}, {"seed", "seven"}}), "table"), "");
  EXPECT_EQ(code(post({{"record", 7}})), "bad_settings");
  EXPECT_EQ(code(post({{"record", record}, {"step", -1}})), "bad_settings");
  EXPECT_EQ(code(post({{"record", record}, {"step", "x"}})), "bad_settings");
  EXPECT_EQ(code(post({{"record", record}, {"seed", 1.5}})), "bad_settings");
  EXPECT_EQ(code(post({{"game", "ahos"}, {"seed", json::array{}}})), "bad_settings");
  EXPECT_EQ(code(post({{"record", "no record"}})), "bad_record");
}

TEST(RecordTableHttp, TooLongIsRefusedAndOtherRequestsStayShort) {
  const TestDatabase where("sqlite");
  ServerProcess server(ORRERY_PROGRAM, {"--database", where.address()});
  const auto answer = [&](const std::string& path, std::size_t bytes) -> std::string {
    TableClient client("127.0.0.1", server.port());
    client.become("Anna");
    try {
      const json::object body{{"name", "Anna"}, {"record", std::string(bytes, 'x')}};
      return code(client.post(path, body).json().as_object());
    } catch (const boost::system::system_error&) {
      return "too_much";  // it hung up while this was still talking
    }
  };
  EXPECT_EQ(answer("/api/tables", 100 * 1024), "bad_record");
  EXPECT_EQ(answer("/api/tables", 1024 * 1024), "too_much");
  EXPECT_EQ(answer("/api/me", 100 * 1024), "too_much");
  EXPECT_EQ(answer("/api/me", 10 * 1024), "");
}

}  // namespace
}  // namespace orrery::server
