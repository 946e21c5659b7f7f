#include "engine/contract/contract.h"

#include <algorithm>

namespace orrery {
namespace {

struct PatternWords {
  std::string literals;  // joined by _
  std::vector<std::string> kinds;
};

PatternWords words_in(std::string_view pattern) {
  PatternWords out;
  while (!pattern.empty()) {
    const std::size_t space = std::min(pattern.find(' '), pattern.size());
    const std::string_view word = pattern.substr(0, space);
    if (word.starts_with('{')) {
      out.kinds.emplace_back(word.substr(1, word.size() - 2));
    } else {
      out.literals += (out.literals.empty() ? "" : "_") + std::string(word);
    }
    pattern.remove_prefix(std::min(space + 1, pattern.size()));
  }
  return out;
}

std::string quoted(std::string_view word) { return "\"" + std::string(word) + "\""; }

template <class List>
std::string quoted_list(const List& words) {
  std::string out;
  for (const auto& word : words) out += (out.empty() ? "" : ", ") + quoted(word);
  return "[" + out + "]";
}

std::string patterns_text(std::string_view game, const Contract& contract) {
  std::string out = generated_from("games/" + std::string(game) + "/notation");
  out += "\n/** Kinds of the operands of every event. */\nexport const EVENTS = {\n";
  for (const std::string_view pattern : contract.events) {
    const PatternWords words = words_in(pattern);
    out += "  " + words.literals + ": " + quoted_list(words.kinds) + ",\n";
  }
  out += "} as const;\nexport type EventKey = keyof typeof EVENTS;\n";
  out +=
      "\n/** Every choice as words and places, by the name of its sentence; the first that fits is meant. "
      "*/\n";
  out += "export const CHOICES = {\n";
  const std::vector<std::string> keys = pattern_keys(contract.choices);
  for (std::size_t i = 0; i < keys.size(); ++i)
    out += "  " + keys[i] + ": " + quoted(contract.choices[i]) + ",\n";
  out += "} as const;\nexport type ChoiceKey = keyof typeof CHOICES;\n";
  out += "\n/** Words that the rules have for things of one kind. */\nexport const WORDS = {\n";
  for (const WordList& list : contract.words)
    out += "  " + list.kind + ": " + quoted_list(list.words) + ",\n";
  out += "} as const;\nexport type WordOf<Kind extends keyof typeof WORDS> = (typeof WORDS)[Kind][number];\n";
  return out;
}

std::string sayings_text(std::string_view game, const Contract& contract) {
  std::string out = generated_from("games/" + std::string(game) + "/text/sayings");
  out +=
      "\n/** What the game can say beside a question, with the kinds of the arguments. */\nexport const "
      "SAYINGS = {\n";
  for (const SayingDef& def : contract.sayings) {
    std::string slots;
    for (const SayingSlot& slot : slots_of(def))
      slots += (slots.empty() ? " " : ", ") + std::string(slot.name) + ": " + quoted(slot.kind);
    out += "  " + std::string(def.key) + ": {" + slots + (slots.empty() ? "" : " ") + "},\n";
  }
  return out + "} as const;\nexport type SayingKey = keyof typeof SAYINGS;\n";
}

}  // namespace

std::vector<std::string> pattern_keys(const std::vector<std::string_view>& patterns) {
  std::vector<std::string> out;
  for (const std::string_view pattern : patterns) {
    const PatternWords words = words_in(pattern);
    const auto same = std::count_if(patterns.begin(), patterns.end(), [&](std::string_view other) {
      return words_in(other).literals == words.literals;
    });
    std::string key = words.literals;
    if (same > 1) {
      for (const std::string& kind : words.kinds) key += "_" + kind;
    }
    out.push_back(std::move(key));
  }
  return out;
}

std::string generated_from(std::string_view source) {
  return "// Printed by `orrery types` from " + std::string(source) + "; do not edit.\n";
}

std::vector<GeneratedFile> client_files(std::string_view game, const Contract& contract) {
  const std::string folder = "games/" + std::string(game) + "/";
  std::vector<GeneratedFile> out;
  out.push_back({folder + "patterns.ts", patterns_text(game, contract)});
  if (!contract.view.empty())
    out.push_back({folder + "view.ts", generated_from("games/" + std::string(game) + "/text/shown.h") +
                                           typescript(contract.view)});
  if (!contract.sayings.empty()) out.push_back({folder + "sayings.ts", sayings_text(game, contract)});
  return out;
}

}  // namespace orrery
