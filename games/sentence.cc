#include "games/sentence.h"

namespace orrery {

namespace {

// The last word of a text in the plural: commodities, cruisers; infantry and PDS stay what they are.
void make_plural(std::string& text) {
  for (std::string_view same : {"infantry", "PDS"}) {
    if (text.ends_with(same)) return;
  }
  if (text.ends_with("y")) {
    text.back() = 'i';
    text += 'e';
  }
  text += 's';
}

}  // namespace

std::string fill_sentence(std::string_view pattern, const std::vector<std::string>& words) {
  constexpr std::string_view kPlural = "(s)";
  std::string out;
  bool one = false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern.substr(i, kPlural.size()) == kPlural) {
      if (!one) make_plural(out);
      i += kPlural.size() - 1;
      continue;
    }
    const bool slot = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    if (!slot) {
      out += pattern[i];
      continue;
    }
    const auto n = static_cast<std::size_t>(pattern[i + 1] - '0');
    const std::string word = n < words.size() ? words[n] : "?";
    if (!word.empty() && word.find_first_not_of("0123456789") == std::string::npos) one = word == "1";
    out += word;
    i += 2;
  }
  return out;
}

std::string fill_saying(const Saying& saying, const WordFor& word) {
  const std::vector<SayingSlot> slots = slots_of(*saying.def);
  // Places by number instead of by name: "{n:number}" is "{0}".
  std::string pattern(saying.def->english);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < slots.size() && i < saying.values.size(); ++i) {
    const std::string place = "{" + std::string(slots[i].name) + ":" + std::string(slots[i].kind) + "}";
    for (std::size_t at = pattern.find(place); at != std::string::npos; at = pattern.find(place))
      pattern.replace(at, place.size(), "{" + std::to_string(i) + "}");
    const SaidValue& value = saying.values[i];
    if (const int* number = std::get_if<int>(&value)) {
      words.push_back(std::to_string(*number));
    } else if (const auto* list = std::get_if<Sayings>(&value)) {
      std::string all;
      for (const Saying& one : *list) all += (all.empty() ? "" : ", ") + fill_saying(one, word);
      words.push_back(all);
    } else {
      words.push_back(word(slots[i].kind, std::get<std::string>(value)));
    }
  }
  return fill_sentence(pattern, words);
}

std::string fill_sayings(const Sayings& sayings, const WordFor& word) {
  std::string out;
  for (const Saying& saying : sayings)
    out += (out.empty() ? "" : " ") + capitalised(fill_saying(saying, word));
  return out;
}

RuledSentence split_rule(std::string_view text) {
  const std::size_t open = text.rfind(" (");
  if (open == std::string_view::npos || !text.ends_with(')')) return {text, {}};
  return {text.substr(0, open), text.substr(open + 2, text.size() - open - 3)};
}

std::string count_of(int n, std::string_view thing) {
  return std::to_string(n) + " " + std::string(thing) + (n == 1 ? "" : "s");
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace orrery
