// Records and sessions with a real game: whole games to text and back, the seam in hidden simultaneous
// choices.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "bots/bots.h"
#include "engine/record/session.h"
#include "games/registry.h"

namespace orrery {
namespace {

const std::map<std::string, std::string>& house_pack() {
  static const std::map<std::string, std::string> files = [] {
    std::map<std::string, std::string> out;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(ORRERY_SOURCE_DIR) + "/data/ahos/house")) {
      std::ifstream in(entry.path(), std::ios::binary);
      out[entry.path().filename().string()] = std::string{std::istreambuf_iterator<char>(in), {}};
    }
    return out;
  }();
  return files;
}

Library games() {
  return Library{[](std::string_view id) { return find_game(id); },
                 [](const Game&, const std::string&) { return house_pack(); }};
}

std::unique_ptr<Session> new_game(int players, std::uint64_t seed) {
  const TableOptions table{{{"players", std::to_string(players)}}, house_pack()};
  OpenedSession opened = Session::create(*find_game("ahos"), table, Seed::of(seed));
  EXPECT_FALSE(opened.fault.any()) << opened.fault.text();
  EXPECT_FALSE(opened.session->advance().any());
  return std::move(opened.session);
}

std::unique_ptr<Session> played_game(int players, std::uint64_t seed) {
  std::unique_ptr<Session> session = new_game(players, seed);
  const std::unique_ptr<Bot> bot = make_bot(session->game(), "random");
  Random random(seed);
  while (session->match().stop() == Stop::Decision) {
    const SeatId seat = session->match().decision().seat;
    const Rejected rejected = session->apply(bot->choose(session->match(), seat, random));
    EXPECT_FALSE(rejected.any()) << rejected.error;
    if (rejected.any()) break;
  }
  return session;
}

TEST(AhosRecords, WholeGamesComeBack) {
  for (int players = 2; players <= 4; ++players) {
    const std::unique_ptr<Session> played = played_game(players, 40 + static_cast<std::uint64_t>(players));
    const std::string text = played->record().print();
    const ParsedRecord parsed = parse_record(text);
    ASSERT_FALSE(parsed.fault.any()) << parsed.fault.text();
    const Verified verified = verify(parsed.record, games());
    ASSERT_FALSE(verified.fault.any()) << verified.fault.text();
    EXPECT_TRUE(verified.over);
    EXPECT_EQ(verified.proven, verified.chances);
    EXPECT_GT(verified.hashes, played->steps() / Record::kHashEvery);
    const OpenedSession opened = Session::open(parsed.record, games());
    EXPECT_EQ(opened.session->match().hash(), played->match().hash());
    EXPECT_EQ(opened.session->record().print(), text);
    EXPECT_EQ(opened.session->log().size(), played->log().size());
  }
}

TEST(AhosRecords, ResumedInTheMiddleGoesOnTheSameWay) {
  const std::unique_ptr<Session> played = played_game(3, 5);
  const Record record = played->record();
  for (const std::size_t at : {std::size_t{0}, std::size_t{3}, std::size_t{50}, record.steps.size() / 2}) {
    const OpenedSession opened = Session::open(record, games(), at);
    Session& session = *opened.session;
    ASSERT_FALSE(session.advance().any());
    while (session.steps() < record.steps.size()) {
      ASSERT_FALSE(session.apply(record.steps[session.steps()].text).any()) << session.steps();
    }
    EXPECT_EQ(session.match().hash(), played->match().hash());
  }
}

TEST(AhosRecords, AnotherPackIsNoticed) {
  Record record = new_game(2, 1)->record();
  record.pack.back() = record.pack.back() == '0' ? '1' : '0';
  const OpenedSession opened = Session::open(record, games());
  EXPECT_EQ(opened.session, nullptr);
  EXPECT_NE(opened.fault.message.find("recorded with the content pack"), std::string::npos);
}

// Home planets are chosen in secret and revealed together: whoever chooses last learns what the others chose.
TEST(AhosSeam, HiddenSimultaneousChoices) {
  const std::unique_ptr<Session> session = new_game(3, 7);
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(session->match().decision().kind, "home");
    const SeatId seat = session->match().decision().seat;
    OptionList options;
    session->match().options(options);
    EXPECT_EQ(reveals(session->match(), seat, options[0]), i == 2);
    const std::size_t before = session->steps();
    ASSERT_FALSE(session->apply(options[0]).any());
    EXPECT_EQ(session->seam(seat), i == 2 ? before + 1 : before);
  }
}

}  // namespace
}  // namespace orrery
