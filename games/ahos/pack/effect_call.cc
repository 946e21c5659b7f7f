#include "games/ahos/pack/effect_call.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace orrery::ahos {
namespace {

bool is_name_start(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_name_char(char c) { return is_name_start(c) || (c >= '0' && c <= '9') || c == '_'; }
bool is_value_char(char c) {
  return is_name_char(c) || c == '+' || c == '-' || c == '<' || c == '>' || c == '=' || c == '!' || c == ' ';
}

// Recursive descent over the grammar in the header; one function per rule of it. The first fault stops it.
class EffectParser {
 public:
  EffectParser(std::string_view text, int line) : text_(text), line_(line) {}

  ParsedEffects parse() {
    ParsedEffects result;
    do {
      if (result.calls.size() == kMaxEffectCalls) {
        fail("at most " + std::to_string(kMaxEffectCalls) + " effects");
        break;
      }
      result.calls.push_back(call());
    } while (error_.empty() && take(';'));
    if (error_.empty() && !at_end()) fail("\";\" or the end");
    if (error_.empty() && result.calls.size() > 1 && has_none(result.calls))
      error_ = "expected none to stand alone";
    if (!error_.empty()) result.calls.clear();
    result.error = error_;
    return result;
  }

 private:
  static bool has_none(const std::vector<EffectCall>& calls) {
    return std::any_of(calls.begin(), calls.end(), [](const EffectCall& c) { return c.code == "none"; });
  }

  EffectCall call() {
    EffectCall out;
    out.line = line_;
    out.code = name("an effect code");
    if (error_.empty() && take('(')) arguments(out);
    if (error_.empty() && take_if()) out.condition = value("a condition after \"if\"");
    return out;
  }

  void arguments(EffectCall& out) {
    do {
      if (out.positional.size() + out.named.size() == kMaxEffectArguments) {
        return fail("at most " + std::to_string(kMaxEffectArguments) + " arguments");
      }
      argument(out);
    } while (error_.empty() && take(','));
    if (error_.empty() && !take(')')) fail("\",\" or \")\"");
  }

  void argument(EffectCall& out) {
    const auto key = argument_name();
    if (!key && !out.named.empty()) return fail("name=value, since a named argument came before");
    if (key && find_named(out, *key) != nullptr) return fail("argument " + *key + " only once");
    std::string text = value("an argument");
    if (!error_.empty()) return;
    if (!key) {
      out.positional.push_back(std::move(text));
    } else if (text.front() == '=') {
      fail("one \"=\" after " + *key);
    } else {
      out.named.emplace_back(*key, std::move(text));
    }
  }

  // Takes `name =` if the argument begins so.
  std::optional<std::string> argument_name() {
    skip_spaces();
    const std::size_t start = at_;
    std::size_t end = at_;
    while (end < text_.size() && is_name_char(text_[end])) ++end;
    std::size_t equals = end;
    while (equals < text_.size() && text_[equals] == ' ') ++equals;
    if (end == start || !is_name_start(text_[start]) || equals == text_.size() || text_[equals] != '=') {
      return std::nullopt;
    }
    at_ = equals + 1;
    return std::string(text_.substr(start, end - start));
  }

  std::string name(std::string_view what) {
    skip_spaces();
    const std::size_t start = at_;
    if (at_ < text_.size() && is_name_start(text_[at_])) {
      while (at_ < text_.size() && is_name_char(text_[at_])) ++at_;
    }
    if (at_ == start) fail(what);
    return std::string(text_.substr(start, at_ - start));
  }

  // The longest run of value characters, trimmed, inner runs of spaces made one.
  std::string value(std::string_view what) {
    skip_spaces();
    std::string out;
    for (; at_ < text_.size() && is_value_char(text_[at_]); ++at_) {
      if (text_[at_] != ' ' || (!out.empty() && out.back() != ' ')) out += text_[at_];
    }
    if (!out.empty() && out.back() == ' ') out.pop_back();
    if (out.empty()) fail(what);
    return out;
  }

  // The word "if" before a condition.
  bool take_if() {
    skip_spaces();
    if (!text_.substr(at_).starts_with("if ")) return false;
    at_ += 3;
    return true;
  }

  bool take(char c) {
    skip_spaces();
    if (at_end() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  void skip_spaces() {
    while (!at_end() && text_[at_] == ' ') ++at_;
  }

  bool at_end() const { return at_ == text_.size(); }

  void fail(std::string_view what) {
    if (!error_.empty()) return;
    error_ = "expected " + std::string(what) + " at character " + std::to_string(at_ + 1);
  }

  std::string_view text_;
  int line_ = 0;
  std::size_t at_ = 0;
  std::string error_;
};

}  // namespace

ParsedEffects parse_effects(std::string_view text, int line) { return EffectParser(text, line).parse(); }

const std::string* find_named(const EffectCall& call, std::string_view name) {
  for (const auto& [key, value] : call.named) {
    if (key == name) return &value;
  }
  return nullptr;
}

std::string to_string(const EffectCall& call) {
  std::string arguments;
  const auto append = [&](const std::string& text) { arguments += (arguments.empty() ? "" : ", ") + text; };
  for (const std::string& value : call.positional) append(value);
  for (const auto& [key, value] : call.named) append(key + "=" + value);
  std::string out = call.code;
  if (!arguments.empty()) out += "(" + arguments + ")";
  if (!call.condition.empty()) out += " if " + call.condition;
  return out;
}

}  // namespace orrery::ahos
