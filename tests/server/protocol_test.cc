// The messages as they are described: the client's types are printed from the description, and what it says
// is checked (hub_fixture.h holds every message that a table sends against it).
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "server/protocol/generated.h"
#include "server/protocol/shapes.h"

namespace orrery::server {
namespace {

// A new message, event, choice or field of a view is not forgotten in the client.
TEST(Protocol, TheClientHasTheTypesOfThisServer) {
  const std::vector<GeneratedFile> files = generated_files();
  EXPECT_GE(files.size(), 3U);
  for (const GeneratedFile& file : files) {
    std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/client/src/" + file.path);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_TRUE(text.str() == file.text)
        << file.path << " is another: write it again with build/release/orrery types client/src";
  }
}

// Every name that a type uses is described.
TEST(Protocol, NoTypeIsMissing) {
  for (const Shape& shape : protocol_shapes()) {
    for (const Field& field : shape.fields) {
      // An array and an object reach every branch of a type; neither may lead to an unknown name.
      for (const json::value& value :
           {json::value(json::array{nullptr}), json::value(json::object{{"x", nullptr}})}) {
        EXPECT_EQ(shape_fault(protocol_shapes(), field.type, value).find("there is no type"),
                  std::string::npos)
            << shape.name << "." << field.name;
      }
    }
  }
}

TEST(Protocol, FaultsAreFoundWithTheirPlace) {
  const std::vector<Shape> shapes{
      {"Item", "", {{"n", "number", ""}, {"note", "string | null", "", true}}},
      {"Box", "", {{"items", "Item[]", ""}, {"by", R"("a" | "b")", ""}, {"all", "Record<number>", ""}}},
      {"Loose", "", {{"n", "number", ""}}, true},
  };
  const auto fault = [&](std::string_view type, std::string_view text) {
    return shape_fault(shapes, type, json::parse(text));
  };
  EXPECT_EQ(fault("Box", R"({"items": [{"n": 1}, {"n": 2, "note": null}], "by": "b", "all": {"x": 1}})"), "");
  EXPECT_EQ(fault("Box", R"({"items": [{"n": 1}, {}], "by": "b", "all": {}})"), "/items/1 has no n (Item)");
  EXPECT_EQ(fault("Box", R"({"items": [], "by": "b", "all": {"x": "y"}})"), "/all/x is no number");
  EXPECT_NE(fault("Box", R"({"items": [], "by": "c", "all": {}})"), "");
  EXPECT_EQ(fault("Box", R"({"items": [], "by": "a", "all": {}, "more": 1})"),
            " has a field more that Box lacks");
  EXPECT_EQ(fault("Loose", R"({"n": 1, "more": 2})"), "");
  EXPECT_NE(fault("Item", R"({"n": 1, "note": 5})"), "");
  EXPECT_EQ(fault("Nothing", "1"), "there is no type Nothing");
}

}  // namespace
}  // namespace orrery::server
