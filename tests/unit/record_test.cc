// Records: their text, faults with line numbers, recovery, resuming, forking, verification; sessions and
// drivers. Played with the toy game of tests/unit/toy.
#include "engine/record/record.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/record/driver.h"
#include "engine/record/replay.h"
#include "engine/record/session.h"
#include "tests/unit/toy/toy_match.h"

namespace orrery {
namespace {

Library toys() {
  return Library{[](std::string_view id) { return id == "toy" ? &toy::game() : nullptr; },
                 [](const Game&, const std::string&) { return std::vector<PackFiles>(1); }};
}

std::unique_ptr<Session> new_toy(std::uint64_t seed) {
  OpenedSession opened = Session::create(toy::game(), {}, Seed::of(seed));
  EXPECT_FALSE(opened.fault.any()) << opened.fault.text();
  return std::move(opened.session);
}

// A game with draws and bets, to its end.
std::unique_ptr<Session> played_toy(std::uint64_t seed) {
  std::unique_ptr<Session> session = new_toy(seed);
  Random random(seed);
  while (session->match().stop() == Stop::Decision) {
    OptionList options;
    session->match().options(options);
    const Choice choice = options[random.below(static_cast<std::uint32_t>(options.size()))];
    EXPECT_FALSE(session->apply(choice).any());
  }
  return session;
}

// The record that begins a toy game, with these lines as its body.
std::string toy_text(const std::string& body) {
  return "orrery-record 1\ngame toy\nrules 1\noptions\nseats red=human blue=human green=human\n\n" + body;
}

std::string fault_of(const std::string& text) {
  const ParsedRecord parsed = parse_record(text);
  if (parsed.fault.any()) return parsed.fault.text();
  return Session::open(parsed.record, toys()).fault.text();
}

TEST(RecordText, RoundTrip) {
  const std::unique_ptr<Session> session = played_toy(3);
  const std::string text = session->record().print();
  const ParsedRecord parsed = parse_record(text);
  ASSERT_FALSE(parsed.fault.any()) << parsed.fault.text();
  EXPECT_TRUE(parsed.header_complete);
  EXPECT_EQ(parsed.record.print(), text);
  EXPECT_EQ(parsed.record.game, "toy");
  EXPECT_EQ(parsed.record.player("blue"), "human");
  EXPECT_EQ(parsed.record.steps.size(), session->steps());
}

TEST(RecordText, KeepsComments) {
  const std::string text =
      toy_text("# before the first\n# and more\nred: pass\n#\nblue: pass\n# after the last\nend 2\n");
  const ParsedRecord parsed = parse_record(text);
  ASSERT_FALSE(parsed.fault.any()) << parsed.fault.text();
  EXPECT_EQ(parsed.record.steps[0].comments, (std::vector<std::string>{"before the first", "and more"}));
  EXPECT_EQ(parsed.record.last_comments, std::vector<std::string>{"after the last"});
  EXPECT_EQ(parsed.record.print(), text);
  // They stay where they are when the game goes on.
  OpenedSession opened = Session::open(parsed.record, toys());
  ASSERT_FALSE(opened.session->apply("pass").any());
  const Record longer = opened.session->record();
  EXPECT_EQ(longer.steps[2].comments, std::vector<std::string>{"after the last"});
  EXPECT_EQ(longer.steps[1].comments, std::vector<std::string>{""});
}

TEST(RecordText, Seeds) {
  EXPECT_EQ(print_seed(*parse_seed("7")), "7");
  EXPECT_EQ(print_seed(*parse_seed("18446744073709551615")), "18446744073709551615");
  const std::string digits = "0123456789abcdef00000000000000010000000000000002fedcba9876543210";
  EXPECT_EQ(print_seed(*parse_seed(digits)), digits);
  // 64 digits with a small value come back as the small number.
  EXPECT_EQ(print_seed(*parse_seed("000000000000000a" + std::string(48, '0'))), "10");
  for (const char* bad : {"", "-1", "x", "1x", " 1", "18446744073709551616", "0x10"})
    EXPECT_FALSE(parse_seed(bad)) << bad;
}

TEST(RecordFaults, OfTheText) {
  EXPECT_EQ(fault_of(""), "line 1: the file is empty");
  EXPECT_EQ(fault_of("hello\n"), "line 1: not a record: expected 'orrery-record 1'");
  EXPECT_EQ(fault_of("orrery-record 2\n"), "line 1: record format 2; this program reads format 1");
  EXPECT_EQ(fault_of("orrery-record 1\ngame toy\n\n"), "line 3: the header ends without a 'rules' line");
  EXPECT_EQ(fault_of("orrery-record 1\ngame toy\ngame toy\n"), "line 3: a second 'game' line");
  EXPECT_EQ(
      fault_of("orrery-record 1\nplayers 3\n"),
      "line 2: 'players 3' is not a header line: expected game, rules, pack, options, seats, seed or file");
  EXPECT_EQ(fault_of("orrery-record 1\nseed x\n"),
            "line 2: expected 'seed <number or 64 hexadecimal digits>' and perhaps 'from <number>'");
  EXPECT_EQ(fault_of("orrery-record 1\noptions a=1 a=2\n"), "line 2: option 'a' is given twice");
  EXPECT_EQ(fault_of("orrery-record 1\r\n"),
            "line 1: the line ends in a carriage return; records have plain newlines");
  EXPECT_EQ(fault_of(toy_text("red pass\nend 1\n")),
            "line 7: 'red pass': expected '<seat>: <choice>', 'chance <name>: <outcome>', 'hash', 'end' or a "
            "comment");
  EXPECT_EQ(fault_of(toy_text("hash 12\n")), "line 7: expected 'hash <16 hexadecimal digits>'");
  EXPECT_EQ(fault_of(toy_text("end 0\nred: pass\n")), "line 8: nothing may follow the 'end' line");
  EXPECT_EQ(fault_of(toy_text("red: pass\nend 2\n")), "line 8: the record should have 2 steps, but has 1");
}

TEST(RecordFaults, CutOff) {
  EXPECT_EQ(fault_of(toy_text("red: pass\nblue: pa")),
            "line 8: the file ends in the middle of a line: it was cut off here");
  EXPECT_EQ(fault_of(toy_text("red: pass\n")),
            "line 8: the file ends without an 'end' line: it was cut off here");
  // A file cut off anywhere at all is noticed.
  const std::string whole = played_toy(5)->record().print();
  for (std::size_t n = 0; n < whole.size(); ++n) EXPECT_NE(fault_of(whole.substr(0, n)), "") << n;
  EXPECT_EQ(fault_of(whole), "");
}

TEST(RecordFaults, OfTheMeaning) {
  EXPECT_EQ(fault_of(toy_text("red: take 9\nend 1\n")), "line 7: 'red: take 9' is not allowed: TOY-1");
  EXPECT_EQ(fault_of(toy_text("blue: pass\nend 1\n")),
            "line 7: 'blue: pass' does not fit: it is red's decision (action)");
  EXPECT_EQ(fault_of(toy_text("pink: pass\nend 1\n")), "line 7: there is no seat 'pink'");
  EXPECT_EQ(fault_of(toy_text("chance roll: 1 2\nend 1\n")),
            "line 7: 'chance roll: 1 2' does not fit: it is red's decision (action)");
  EXPECT_EQ(fault_of(toy_text("red: draw\nred: pass\nend 2\n")),
            "line 8: 'red: pass' does not fit: chance 'draw' is to be answered");
  EXPECT_EQ(fault_of(toy_text("red: draw\nchance roll: 1 1\nend 2\n")),
            "line 8: 'chance roll: 1 1' does not fit: chance 'draw' is to be answered");
  EXPECT_NE(fault_of(toy_text("red: draw\nchance draw: ace\nend 2\n")).find("line 8: 'chance draw: ace': "),
            std::string::npos);
  EXPECT_EQ(fault_of(toy_text("red: draw\nchance draw: nope toll\nend 2\n")),
            "line 8: 'chance draw: nope toll' is not possible here");
  EXPECT_NE(fault_of(toy_text("red: fly\nend 1\n")).find("line 7: 'fly' is not a choice"), std::string::npos);
  EXPECT_NE(fault_of(toy_text("red: pass\nhash 0000000000000000\nend 1\n"))
                .find("line 8: the hash is 0000000000000000, but this position has "),
            std::string::npos);
}

TEST(RecordFaults, OfTheHeader) {
  EXPECT_EQ(fault_of("orrery-record 1\ngame chess\nrules 1\noptions\n\nend 0\n"),
            "line 2: there is no game 'chess'");
  EXPECT_EQ(fault_of("orrery-record 1\ngame toy\nrules 4\noptions\n\nend 0\n"),
            "line 3: recorded with rules 4 of toy; this program plays rules 1");
  EXPECT_EQ(fault_of("orrery-record 1\ngame toy\nrules 1\npack house 1 ab\noptions\n\nend 0\n"),
            "line 4: recorded with the content pack 'house 1 ab', but this one is ''");
  EXPECT_EQ(fault_of("orrery-record 1\ngame toy\nrules 1\noptions\nseats pink=human\n\nend 0\n"),
            "line 5: there is no seat 'pink'");
}

TEST(RecordFaults, RefusedRuleIsNamed) {
  const OpenedSession opened = Session::open(parse_record(toy_text("red: take 9\nend 1\n")).record, toys());
  EXPECT_EQ(opened.fault.rule, "TOY-1");
  EXPECT_EQ(opened.fault.line, 7U);
}

TEST(RecordRecovery, KeepsWhatPrecedesTheFault) {
  const ParsedRecord cut = parse_record(toy_text("red: pass\nblue: pass\ngreen: pa"));
  ASSERT_TRUE(cut.fault.any());
  OpenedSession opened = Session::open(cut.record, toys());
  EXPECT_FALSE(opened.fault.any());
  EXPECT_EQ(opened.session->steps(), 2U);

  opened =
      Session::open(parse_record(toy_text("red: pass\nblue: take 9\ngreen: pass\nend 3\n")).record, toys());
  EXPECT_TRUE(opened.fault.any());
  EXPECT_EQ(opened.session->steps(), 1U);
  // What was recovered is a good record.
  EXPECT_EQ(fault_of(opened.session->record().print()), "");
}

TEST(RecordRecovery, WrongHashGoesBackToTheLastRightOne) {
  const std::unique_ptr<Session> session = new_toy(1);
  ASSERT_FALSE(session->apply("pass").any());
  const std::string good = print_hash(session->match().hash());
  const std::string text =
      toy_text("red: pass\nhash " + good + "\nblue: take 1\ngreen: take 1\nhash " + good + "\nend 3\n");
  const OpenedSession opened = Session::open(parse_record(text).record, toys());
  EXPECT_EQ(opened.fault.line, 11U);
  EXPECT_EQ(opened.session->steps(), 1U);
}

TEST(RecordSession, ResumesAtAnyStep) {
  const std::unique_ptr<Session> played = played_toy(11);
  const Record record = played->record();
  for (std::size_t at = 0; at <= record.steps.size(); ++at) {
    const OpenedSession opened = Session::open(record, toys(), at);
    ASSERT_FALSE(opened.fault.any()) << opened.fault.text();
    ASSERT_EQ(opened.session->steps(), at);
    // The seed goes on where it was: the same choices give the same game.
    Session& session = *opened.session;
    ASSERT_FALSE(session.advance().any());
    for (std::size_t i = session.steps(); i < record.steps.size(); i = session.steps()) {
      ASSERT_FALSE(session.apply(record.steps[i].text).any()) << at << " " << i;
    }
    EXPECT_EQ(session.match().hash(), played->match().hash());
    EXPECT_EQ(session.record().print(), record.print());
  }
}

TEST(RecordSession, WritesHashesEverySixteenSteps) {
  Record record;
  for (std::uint64_t seed = 0; record.steps.size() <= 2; ++seed) record = played_toy(seed)->record();
  for (const auto& [done, hash] : record.hashes) {
    EXPECT_TRUE(done % Record::kHashEvery == 0 || done == record.steps.size()) << done;
  }
  EXPECT_TRUE(record.hashes.contains(record.steps.size()));
}

TEST(RecordSession, AllOrNothing) {
  const std::unique_ptr<Session> session = new_toy(1);
  const std::string before = session->record().print();
  const std::vector<std::string> list{"take 2", "draw", "take 7"};
  const Rejected rejected = session->apply_all(list);
  EXPECT_EQ(rejected.rule, "TOY-1");
  EXPECT_EQ(rejected.index, 2U);
  EXPECT_EQ(session->record().print(), before);
  EXPECT_TRUE(session->log().empty());
  // What is refused does not change the chance that follows.
  const std::vector<std::string> good{"take 2", "draw"};
  EXPECT_FALSE(session->apply_all(good).any());
  EXPECT_EQ(session->steps(), 3U);
  EXPECT_TRUE(session->step(2).chance);
}

TEST(RecordSession, OnlyForOneSeat) {
  const std::unique_ptr<Session> session = new_toy(1);
  const std::vector<std::string> two{"pass", "pass"};
  const Rejected rejected = session->apply_all(two, SeatId(0));
  EXPECT_EQ(rejected.error, "it is blue's decision (action), not red's");
  EXPECT_EQ(session->steps(), 0U);
}

TEST(RecordSession, LogNamesTheStep) {
  const std::unique_ptr<Session> session = new_toy(1);
  ASSERT_FALSE(session->apply("take 2").any());
  ASSERT_FALSE(session->apply("draw").any());
  ASSERT_EQ(session->log().size(), 3U);
  EXPECT_EQ(session->log()[0].step, 1U);
  EXPECT_EQ(session->log()[1].step, 3U);  // by the chance line
}

TEST(RecordSession, RewindPlaysAgain) {
  const std::unique_ptr<Session> session = played_toy(4);
  const Record record = session->record();
  session->rewind(2);
  EXPECT_EQ(session->steps(), 2U);
  EXPECT_EQ(session->match().hash(), Session::open(record, toys(), 2).session->match().hash());
}

TEST(RecordSession, Seam) {
  // Red answers the question that its own card asks: both choices can be taken back, until chance or others
  // come.
  Record record =
      parse_record(toy_text("red: draw\nchance draw: steal\nblue: take 1\ngreen: take 1\nend 4\n")).record;
  OpenedSession opened = Session::open(record, toys());
  ASSERT_FALSE(opened.fault.any()) << opened.fault.text();
  Session& session = *opened.session;
  EXPECT_EQ(session.seam(SeatId(0)), 4U);
  ASSERT_FALSE(session.apply("play steal").any());
  EXPECT_EQ(session.seam(SeatId(0)), 4U);
  EXPECT_EQ(session.seam(SeatId(1)), 5U);  // red chose last, not blue
  session.rewind(4);
  EXPECT_EQ(session.match().decision().seat, SeatId(0));
  // After a bet chance has spoken.
  const std::unique_ptr<Session> other = new_toy(1);
  for (const char* text : {"take 1", "pass", "pass", "bet"}) ASSERT_FALSE(other->apply(text).any());
  EXPECT_EQ(other->seam(SeatId(0)), other->steps());
}

TEST(RecordFork, NamesItsOrigin) {
  const Record record = played_toy(11)->record();
  const Record fork =
      fork_record(Session::open(record, toys(), 2).session->record(), 2, "game.orr", std::nullopt);
  EXPECT_EQ(fork.comments, std::vector<std::string>{"forked from game.orr after step 2"});
  EXPECT_EQ(fork.steps.size(), 2U);
  EXPECT_EQ(fault_of(fork.print()), "");
}

TEST(RecordFork, NewSeedServesWhatFollows) {
  const std::unique_ptr<Session> session = new_toy(1);
  for (const char* text : {"draw", "draw", "draw"}) ASSERT_FALSE(session->apply(text).any());
  const Record fork = fork_record(session->record(), 4, "game.orr", Seed::of(99));
  ASSERT_TRUE(fork.seed);
  EXPECT_EQ(fork.seed->from, 2U);
  const ParsedRecord parsed = parse_record(fork.print());
  ASSERT_FALSE(parsed.fault.any()) << parsed.fault.text();
  OpenedSession opened = Session::open(parsed.record, toys());
  ASSERT_FALSE(opened.session->apply("draw").any());
  const Verified verified = verify(opened.session->record(), toys());
  EXPECT_FALSE(verified.fault.any()) << verified.fault.text();
  EXPECT_EQ(verified.chances, 3U);
  EXPECT_EQ(verified.proven, 1U);
}

TEST(RecordVerify, ProvesTheSeed) {
  const Record record = played_toy(11)->record();
  const Verified verified = verify(record, toys());
  EXPECT_FALSE(verified.fault.any()) << verified.fault.text();
  EXPECT_EQ(verified.steps, record.steps.size());
  EXPECT_EQ(verified.proven, verified.chances);
  EXPECT_EQ(verified.hashes, record.hashes.size());
  EXPECT_TRUE(verified.over);
}

TEST(RecordVerify, NoticesOtherChance) {
  const std::unique_ptr<Session> session = new_toy(1);
  ASSERT_FALSE(session->apply("draw").any());
  Record record = session->record();
  record.steps[1].text = record.steps[1].text == "tax" ? "nope" : "tax";
  record.hashes.clear();
  EXPECT_FALSE(Session::open(record, toys()).fault.any());  // it could have been so
  const Verified verified = verify(record, toys());
  EXPECT_NE(verified.fault.message.find("is not what the seed gives"), std::string::npos);
}

TEST(RecordDrivers, ScriptedAndRecorded) {
  OpenedSession opened = Session::create(toy::game(), {}, std::nullopt);
  Session& session = *opened.session;
  EXPECT_EQ(session.apply("draw").error, "chance draw: the record has no seed");
  EXPECT_EQ(session.steps(), 0U);
  session.set_driver(std::make_unique<ScriptedDriver>(0, std::vector<std::string>{"tax"}));
  ASSERT_FALSE(session.apply("draw").any());
  EXPECT_EQ(session.step(1).print(), "chance draw: tax");
  EXPECT_TRUE(session.apply("draw").any());  // no second outcome
  EXPECT_EQ(session.steps(), 2U);

  OpenedSession again = Session::create(toy::game(), {}, std::nullopt);
  again.session->set_driver(std::make_unique<RecordedDriver>(session.record()));
  ASSERT_FALSE(again.session->apply("draw").any());
  EXPECT_EQ(again.session->step(1).print(), "chance draw: tax");
  EXPECT_TRUE(again.session->apply("draw").any());
}

TEST(RecordDrivers, SeededIsAFunctionOfSeedAndNumber) {
  const std::unique_ptr<Session> session = new_toy(7);
  ASSERT_FALSE(session->apply("draw").any());
  OpenedSession fresh = Session::create(toy::game(), {}, std::nullopt);
  std::unique_ptr<Match> match = fresh.session->match().clone();
  match->apply(match->parse("draw").phrase, nullptr);
  Random random(Seed::of(7), 0);
  const Outcome expected = draw_outcome(match->chance(), random);
  EXPECT_EQ(session->step(1).text, match->print(match->chance(), expected));
}

// Any text at all gives a record or a fault, never a crash: good records with pieces changed.
TEST(RecordFuzz, ChangedTexts) {
  const std::string whole = played_toy(11)->record().print();
  Random random(1);
  for (int round = 0; round < 4000; ++round) {
    std::string text = whole;
    for (std::uint32_t i = 0; i <= random.below(3); ++i) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      const std::size_t length = random.below(12);
      switch (random.below(4)) {
        case 0:
          text[at] = static_cast<char>(random.below(256));
          break;
        case 1:
          text.erase(at, length);
          break;
        case 2:
          text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), length));
          break;
        default:
          text.resize(at);
      }
      if (text.empty()) break;
    }
    const ParsedRecord parsed = parse_record(text);
    EXPECT_EQ(parsed.fault.any(), parsed.fault.line > 0U);
    if (!parsed.header_complete) continue;
    const OpenedSession opened = Session::open(parsed.record, toys());
    if (opened.session == nullptr) continue;
    EXPECT_EQ(fault_of(opened.session->record().print()), "");
  }
}

}  // namespace
}  // namespace orrery
