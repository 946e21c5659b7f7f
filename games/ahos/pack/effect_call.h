// The `code` column of a card, taken apart: syntax only. Which codes exist and which arguments they take is
// the business of the effect table (components b.1), which looks at the parsed calls afterwards.
//
//   calls     = call { ";" call }
//   call      = name [ "(" argument { "," argument } ")" ] [ "if" value ]
//   argument  = [ name "=" ] value
//   name      = letter { letter | digit | "_" }
//   value     = one or more of letters, digits, "_", "+", "-", "<", ">", "=", "!" and single spaces
//
// A value that begins with `name=` is a named argument; `own_fleets>=1` is not, since `own_fleets>` is no
// name.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::ahos {

inline constexpr int kMaxEffectCalls = 8;      // calls on one card
inline constexpr int kMaxEffectArguments = 8;  // arguments of one call

// One call: `stow(1, from=hand or discard) if x` has code "stow", positional {"1"}, named
// {{"from", "hand or discard"}} and condition "x". Runs of spaces inside a value are one space.
struct EffectCall {
  std::string code;
  std::vector<std::string> positional;                     // all of them stand before the named ones
  std::vector<std::pair<std::string, std::string>> named;  // in the order written, no name twice
  std::string condition;                                   // empty = always
  int line = 0;

  friend bool operator==(const EffectCall&, const EffectCall&) = default;
};

// Either calls, at least one, or an error that says what was expected and where (counted from 1).
struct ParsedEffects {
  std::vector<EffectCall> calls;
  std::string error;  // empty = fine
};

// Parses the whole text; `line` is copied into each call. Never throws, linear in the length of the text.
ParsedEffects parse_effects(std::string_view text, int line);

// The value of the named argument, or nullptr.
const std::string* find_named(const EffectCall& call, std::string_view name);

// The canonical text: parse_effects(to_string(call)) gives the call back.
std::string to_string(const EffectCall& call);

}  // namespace orrery::ahos
