// Records and sessions with the real games: whole games to text and back, broken texts, the seam in hidden
// simultaneous choices.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "bots/bots.h"
#include "engine/record/session.h"
#include "games/registry.h"
#include "tests/unit/lab_table.h"
#include "tests/unit/mutator.h"

namespace orrery {
namespace {

const std::map<std::string, std::string>& pack_of(const Game& game) {
  static std::map<const Game*, std::map<std::string, std::string>> packs;
  auto& files = packs[&game];
  if (files.empty()) files = default_pack_files(game);
  return files;
}

Library games() {
  return Library{[](std::string_view id) { return find_game(id); },
                 [](const Game& game, const std::string&) { return std::vector{pack_of(game)}; }};
}

std::unique_ptr<Session> new_game(const GameTable& at, std::uint64_t seed) {
  const TableOptions table{{{"players", std::to_string(at.players)}}, pack_of(*at.game)};
  OpenedSession opened = Session::create(*at.game, table, Seed::of(seed));
  EXPECT_FALSE(opened.fault.any()) << opened.fault.text();
  EXPECT_FALSE(opened.session->advance().any());
  return std::move(opened.session);
}

std::unique_ptr<Session> played_game(const GameTable& at, std::uint64_t seed) {
  std::unique_ptr<Session> session = new_game(at, seed);
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

class Records : public testing::TestWithParam<GameTable> {};

TEST_P(Records, WholeGamesComeBack) {
  const std::unique_ptr<Session> played =
      played_game(GetParam(), 40 + static_cast<std::uint64_t>(GetParam().players));
  const std::string text = played->record().print();
  const ParsedRecord parsed = parse_record(text);
  ASSERT_FALSE(parsed.fault.any()) << parsed.fault.text();
  const Verified verified = verify(parsed.record, games());
  ASSERT_FALSE(verified.fault.any()) << verified.fault.text();
  EXPECT_TRUE(verified.over);
  EXPECT_EQ(verified.proven, verified.chances);
  // One every so many steps, and one at the end if it does not fall on one of them.
  EXPECT_EQ(verified.hashes, (played->steps() + Record::kHashEvery - 1) / Record::kHashEvery);
  const OpenedSession opened = Session::open(parsed.record, games());
  EXPECT_EQ(opened.session->match().hash(), played->match().hash());
  EXPECT_EQ(opened.session->record().print(), text);
  EXPECT_EQ(opened.session->log().size(), played->log().size());
}

TEST_P(Records, ResumedInTheMiddleGoesOnTheSameWay) {
  const std::unique_ptr<Session> played = played_game(GetParam(), 5);
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

TEST_P(Records, AnotherPackIsNoticed) {
  Record record = new_game(GetParam(), 1)->record();
  record.pack.back() = record.pack.back() == '0' ? '1' : '0';
  const OpenedSession opened = Session::open(record, games());
  EXPECT_EQ(opened.session, nullptr);
  EXPECT_NE(opened.fault.message.find("recorded with the content pack"), std::string::npos);
}

// A text broken at random is refused with a reason, while it is read or while it is played, or it still is a
// record.
TEST_P(Records, BrokenTextsGiveAVerdict) {
  const std::string text = played_game(GetParam(), 9)->record().print();
  int refused = 0;
  for (std::uint64_t i = 0; i < fuzz_rounds(static_cast<std::uint64_t>(effort(60, 6))); ++i) {
    Mutator mutator(i);
    const ParsedRecord parsed = parse_record(mutator.mutate(text));
    if (parsed.fault.any()) {
      EXPECT_FALSE(parsed.fault.text().empty());
      ++refused;
      continue;
    }
    const Verified verified = verify(parsed.record, games());
    if (verified.fault.any()) {
      EXPECT_FALSE(verified.fault.text().empty());
      ++refused;
    }
  }
  EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Records, testing::ValuesIn(all_tables()), TableName{});

// Home planets are chosen in secret and revealed together: whoever chooses last learns what the others chose.
TEST(AhosSeam, HiddenSimultaneousChoices) {
  const std::unique_ptr<Session> session = new_game({find_game("ahos"), 3}, 7);
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
