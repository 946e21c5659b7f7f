// Rows of a table by the words that name them.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>

namespace orrery::ti {

// The id of the row whose definition has this word; none if there is none.
template <class IdT, class Defs>
IdT id_of(const Defs& defs, std::string_view id) {
  for (std::size_t i = 0; i < defs.size(); ++i) {
    if (defs[i].id == id) return IdT(i);
  }
  return IdT{};
}

template <class Defs, class IdT>
bool find_by_id(const Defs& defs, std::string_view text, IdT& out) {
  const IdT found = id_of<IdT>(defs, text);
  if (found.valid()) out = found;
  return found.valid();
}

template <class Defs, class IdT>
std::string id_or_mark(const Defs& defs, IdT id) {
  return id.index() < defs.size() ? defs[id.index()].id : "?";
}

// Plain decimal digits, no sign, no leading zero.
inline bool whole_number(std::string_view text, int& out) {
  if (text.empty() || text[0] < '1' || text[0] > '9') return false;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

// One of several copies: "sabotage" is the first, "sabotage#2" the second. `copies(kind)` is the set of them.
template <class KindId, class Rules, class CopyId, class Copies>
bool find_copy(const Rules& r, std::string_view text, CopyId& out, const Copies& copies) {
  const std::size_t hash = std::min(text.find('#'), text.size());
  KindId kind;
  int copy = 1;
  if (!r.find(text.substr(0, hash), kind)) return false;
  if (hash < text.size() && !whole_number(text.substr(hash + 1), copy)) return false;
  if (copy > copies(kind).size()) return false;
  out = copies(kind).nth(copy - 1);
  return true;
}

// The text of `use {ability}` is the id of one of the rows; with_code: only if its text has code.
template <class IdT, class Defs, class Ref, class SourceT>
bool find_text(const Defs& defs, std::string_view text, SourceT source, bool with_code, Ref& out) {
  IdT id;
  if (!find_by_id(defs, text, id)) return false;
  if (with_code && defs[id.index()].ability == nullptr) return false;
  out = {source, id.value};
  return true;
}

}  // namespace orrery::ti
