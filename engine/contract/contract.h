// What a client must know of a game beforehand: how choices and events are written, what a view holds, what
// is said. Printed as TypeScript files of the client; tests compare them with the tree, so that nobody
// forgets to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/saying.h"
#include "engine/contract/shape.h"

namespace orrery {

// The words that one kind of thing can have, where they are part of the rules and not of a content pack.
struct WordList {
  std::string kind;
  std::vector<std::string_view> words;
};

struct Contract {
  std::vector<std::string_view> choices;  // patterns of the notation
  std::vector<std::string_view> events;
  std::vector<WordList> words;
  std::vector<Shape> view;  // the last one is the view itself
  std::vector<SayingDef> sayings;
};

// A name for each pattern: its words, "give_trade_goods"; where several patterns have the same, the kinds of
// the operands follow: "fire", "fire_seat".
std::vector<std::string> pattern_keys(const std::vector<std::string_view>& patterns);

struct GeneratedFile {
  std::string path;  // below client/src
  std::string text;
};
std::vector<GeneratedFile> client_files(std::string_view game, const Contract& contract);

// The first line of every generated file.
std::string generated_from(std::string_view source);

}  // namespace orrery
