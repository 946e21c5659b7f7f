// Games outlive edits of their content: prose and names are not read by rules, and a game that was begun with
// other numbers plays on with those.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/record/session.h"
#include "games/registry.h"
#include "tests/unit/edited_pack.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

std::vector<Record> stored_records() {
  std::vector<Record> out;
  for (const auto& entry : std::filesystem::directory_iterator(ORRERY_SOURCE_DIR "/tests/replays")) {
    if (entry.path().extension() != ".orr") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    ParsedRecord parsed = parse_record(text.str());
    EXPECT_FALSE(parsed.fault.any()) << entry.path() << ": " << parsed.fault.text();
    out.push_back(std::move(parsed.record));
  }
  return out;
}

using Edit = std::function<PackFiles(std::string_view, PackFiles)>;
PackFiles as_it_is(std::string_view, PackFiles files) { return files; }

// The pack of a game, and the one that is kept beside the stored records under that identity, if there is
// one.
std::vector<PackFiles> packs_of(const Game& game, const std::string& identity) {
  std::vector<PackFiles> out{default_pack_files(game)};
  const std::string kept =
      ORRERY_SOURCE_DIR "/tests/replays/packs/" + identity.substr(identity.rfind(' ') + 1);
  if (std::filesystem::is_directory(kept)) out.push_back(files_in(kept));
  return out;
}

// What is on the shelf: these packs, changed like that, one after another.
Library shelf(std::vector<Edit> edits) {
  return Library{find_game, [edits = std::move(edits)](const Game& game, const std::string& identity) {
                   std::vector<PackFiles> out;
                   for (const PackFiles& pack : packs_of(game, identity)) {
                     for (const Edit& edit : edits) out.push_back(edit(game.id(), pack));
                   }
                   return out;
                 }};
}

PackFiles retold_pack(std::string_view game, PackFiles files) { return retold(game, std::move(files)); }

class Outlive : public testing::TestWithParam<const Game*> {
 protected:
  // A game of a few steps, begun with the plain pack.
  static Record begun() {
    const Game& game = *GetParam();
    const OpenedSession opened = Session::create(game, default_table(game, 3), Seed::of(7));
    EXPECT_FALSE(opened.session->advance().any());
    return opened.session->record();
  }
  // The stored records of the game; of one whose rules are not released yet a random game played now.
  static std::vector<Record> records() {
    std::vector<Record> out = stored_records();
    std::erase_if(out, [](const Record& record) { return record.game != GetParam()->id(); });
    if (out.empty()) out.push_back(played());
    return out;
  }

 private:
  static Record played() {
    const OpenedSession opened = Session::create(*GetParam(), default_table(*GetParam(), 3), Seed::of(7));
    Session& session = *opened.session;
    EXPECT_FALSE(session.advance().any());
    Random random(7);
    OptionList options;
    while (session.match().stop() == Stop::Decision) {
      session.match().options(options);
      const Choice choice = options[random.below(static_cast<std::uint32_t>(options.size()))];
      if (session.apply(choice).any()) break;
    }
    EXPECT_EQ(session.match().stop(), Stop::Over);
    return session.record();
  }
};

TEST_P(Outlive, TheEditsAreEdits) {
  const Game& game = *GetParam();
  const PackFiles plain = default_pack_files(game);
  const PackFiles told = retold(game.id(), plain);
  EXPECT_NE(told, plain);
  const MadeMatch before = game.create({{}, plain});
  const MadeMatch after = game.create({{}, told});
  ASSERT_NE(after.match, nullptr) << after.error;
  EXPECT_EQ(game.pack_identity(*before.match), game.pack_identity(*after.match));
  const MadeMatch other = game.create({{}, with_other_number(game.id(), plain)});
  ASSERT_NE(other.match, nullptr) << other.error;
  EXPECT_NE(game.pack_identity(*before.match), game.pack_identity(*other.match));
}

TEST_P(Outlive, NoRuleReadsWhatIsTold) {
  int opened_again = 0;
  for (const Record& record : records()) {
    const OpenedSession opened = Session::open(record, shelf({retold_pack}));
    EXPECT_FALSE(opened.fault.any()) << opened.fault.text();
    EXPECT_EQ(opened.session == nullptr ? 0 : opened.session->steps(), record.steps.size());
    ++opened_again;
  }
  EXPECT_GT(opened_again, 0);
}

TEST_P(Outlive, AGameGoesOnWithTheNumbersItWasBegunWith) {
  const OpenedSession opened = Session::open(begun(), shelf({with_other_number, as_it_is}));
  ASSERT_FALSE(opened.fault.any()) << opened.fault.text();
  EXPECT_EQ(opened.session->pack(), default_pack_files(*GetParam()));
}

TEST_P(Outlive, OtherNumbersAloneAreRefusedWithBothNames) {
  const Record record = begun();
  const OpenedSession opened = Session::open(record, shelf({with_other_number}));
  ASSERT_TRUE(opened.fault.any());
  EXPECT_EQ(opened.session, nullptr);
  EXPECT_NE(opened.fault.message.find("recorded with the content pack '" + record.pack + "'"),
            std::string::npos)
      << opened.fault.message;
}

TEST_P(Outlive, ARecordCarriesItsPack) {
  const Game& game = *GetParam();
  const OpenedSession opened = Session::create(game, default_table(game, 3), Seed::of(7));
  ASSERT_FALSE(opened.session->advance().any());
  opened.session->embed_pack();
  const ParsedRecord parsed = parse_record(opened.session->record().print());
  ASSERT_FALSE(parsed.fault.any()) << parsed.fault.text();
  EXPECT_EQ(parsed.record.pack_files, default_pack_files(game));
  const OpenedSession again = Session::open(parsed.record, shelf({with_other_number}));
  ASSERT_FALSE(again.fault.any()) << again.fault.text();
  EXPECT_EQ(again.session->record().print(), opened.session->record().print());
}

TEST(OutliveRecords, APackInARecordMustMakeSense) {
  const std::string head = "orrery-record 1\ngame ti4\nrules 3\noptions players=3\n";
  const auto fault = [&](const std::string& lines) {
    return parse_record(head + lines + "\nend 0\n").fault.message;
  };
  EXPECT_EQ(fault("file a.tsv\n|a\tb\n"), "");
  EXPECT_NE(fault("|a\tb\n"), "");
  EXPECT_NE(fault("file\n"), "");
  EXPECT_NE(fault("file ../a\n"), "");
  EXPECT_NE(fault("file a.tsv\nfile a.tsv\n"), "");
}

INSTANTIATE_TEST_SUITE_P(Games, Outlive, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return std::string(game.param->id()); });

}  // namespace
}  // namespace orrery
