// The operand kinds of a game's notation as one table: each row says how a kind is printed, parsed and
// explained. Most rows are id(), word() or number() below; where a kind is special the game has its own
// functions.
#pragma once

#include <charconv>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/enum_names.h"
#include "engine/notation/notation.h"

namespace orrery {

// A thing that the rules know by name: Rules::name(IdT) and Rules::find(text, IdT&).
template <class IdT, class Rules>
bool parse_id(const Rules& r, std::string_view word, std::uint8_t& out) {
  IdT id;
  if (!r.find(word, id)) return false;
  out = id.value;
  return true;
}

// One kind, e.g. {space}.
template <class Rules>
struct OperandKind {
  using Bytes = std::span<const std::uint8_t>;  // as many as the kind is wide, or more
  using Out = std::span<std::uint8_t>;
  using Count = std::size_t (*)(const Rules& r);

  std::string_view name;
  std::string (*print)(const Rules& r, Bytes bytes);
  bool (*parse)(const Rules& r, std::string_view word, Out bytes);
  std::string_view expected{};  // what a reader should have written; "" stands for "a <name>"
  std::size_t width = 1;
  Count count = nullptr;  // of things that are numbered from 1: " (1-38)" is added to what is expected
  EnumNames values = {};  // every word, where they are part of the rules and not of a content pack

  template <class IdT>
  static constexpr OperandKind id(std::string_view name, std::string_view expected = {},
                                  Count count = nullptr) {
    return {name,
            [](const Rules& r, Bytes bytes) { return r.name(IdT(bytes[0])); },
            [](const Rules& r, std::string_view word, Out bytes) { return parse_id<IdT>(r, word, bytes[0]); },
            expected,
            1,
            count};
  }
  // A value of an enum with names (engine/core/enum_names.h).
  template <class E>
  static constexpr OperandKind word(std::string_view name, std::string_view expected = {}) {
    return {name,
            [](const Rules&, Bytes bytes) { return std::string(enum_name(static_cast<E>(bytes[0]))); },
            [](const Rules&, std::string_view word, Out bytes) {
              const auto found = find_enum<E>(word);
              if (found) bytes[0] = static_cast<std::uint8_t>(*found);
              return found.has_value();
            },
            expected,
            1,
            nullptr,
            enum_names(E{})};
  }
  // A number from 0 to 255.
  static constexpr OperandKind number(std::string_view name, std::string_view expected = {}) {
    return {name, [](const Rules&, Bytes bytes) { return std::to_string(bytes[0]); },
            [](const Rules&, std::string_view word, Out bytes) {
              const char* last = word.data() + word.size();
              const auto [end, error] = std::from_chars(word.data(), last, bytes[0]);
              return error == std::errc{} && end == last;
            },
            expected};
  }
};

// The codec of such a table. Rules and table must outlive it.
template <class Rules>
class CodecOf : public OperandCodec {
 public:
  CodecOf(const Rules& rules, std::span<const OperandKind<Rules>> kinds) : r_(rules), kinds_(kinds) {}

  [[nodiscard]] std::size_t width(std::string_view kind) const override {
    const OperandKind<Rules>* known = find(kind);
    return known == nullptr ? 0 : known->width;
  }
  [[nodiscard]] std::string print(std::string_view kind, std::span<const std::uint8_t> bytes) const override {
    const OperandKind<Rules>* known = find(kind);
    return known == nullptr ? "?" : known->print(r_, bytes);
  }
  [[nodiscard]] bool parse(std::string_view kind, std::string_view word,
                           std::span<std::uint8_t> bytes) const override {
    const OperandKind<Rules>* known = find(kind);
    return known != nullptr && known->parse(r_, word, bytes);
  }
  [[nodiscard]] std::string expected(std::string_view kind) const override {
    const OperandKind<Rules>* known = find(kind);
    if (known == nullptr || known->expected.empty()) return "a " + std::string(kind);
    std::string out(known->expected);
    if (known->count != nullptr) out += " (1-" + std::to_string(known->count(r_)) + ")";
    return out;
  }

 private:
  [[nodiscard]] const OperandKind<Rules>* find(std::string_view kind) const {
    for (const OperandKind<Rules>& known : kinds_) {
      if (known.name == kind) return &known;
    }
    return nullptr;
  }

  const Rules& r_;
  std::span<const OperandKind<Rules>> kinds_;
};

// A codec for people to read: prints in its own way, parses nothing, and otherwise is like the plain one.
template <class Plain>
class PrintingCodec : public OperandCodec {
 public:
  template <class Rules>
  explicit PrintingCodec(const Rules& rules) : plain_(rules) {}

  [[nodiscard]] std::size_t width(std::string_view kind) const override { return plain_.width(kind); }
  [[nodiscard]] bool parse(std::string_view, std::string_view, std::span<std::uint8_t>) const override {
    return false;
  }
  [[nodiscard]] std::string expected(std::string_view kind) const override { return plain_.expected(kind); }

 protected:
  Plain plain_;
};

// The patterns of a game's table of events alone, for a Notation.
template <class Defs>
std::vector<std::string_view> patterns_of(const Defs& defs) {
  std::vector<std::string_view> out;
  out.reserve(defs.size());
  for (const auto& def : defs) out.push_back(def.pattern);
  return out;
}

}  // namespace orrery
