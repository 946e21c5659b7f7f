// games/pack/read_once.h
#include "games/pack/read_once.h"

#include <gtest/gtest.h>

#include <string>

namespace orrery {
namespace {

struct Counted {
  int reads = 0;
  std::string operator()(const PackFiles& files) {
    ++reads;
    return files.at("a.tsv");
  }
};

PackFiles pack(const std::string& text) { return {{"a.tsv", text}}; }

TEST(ReadOnce, ReadsTheSameFilesOnceAndOtherFilesAgain) {
  ReadOnce<std::string> packs;
  Counted count;
  const auto read = [&](const PackFiles& files) { return count(files); };
  const auto first = packs.of(pack("one"), read);
  EXPECT_EQ(packs.of(pack("one"), read), first);
  EXPECT_EQ(count.reads, 1);
  EXPECT_EQ(*packs.of(pack("two"), read), "two");
  EXPECT_EQ(*first, "one");
  EXPECT_EQ(count.reads, 2);
}

TEST(ReadOnce, ForgetsThePackThatWasNotAskedForLongest) {
  ReadOnce<std::string> packs;
  Counted count;
  const auto read = [&](const PackFiles& files) { return count(files); };
  for (const char* text : {"1", "2", "3", "4", "1", "5"}) packs.of(pack(text), read);
  EXPECT_EQ(count.reads, 5);
  packs.of(pack("1"), read);
  EXPECT_EQ(count.reads, 5);
  packs.of(pack("2"), read);
  EXPECT_EQ(count.reads, 6);
}

}  // namespace
}  // namespace orrery
