// The JSON form of a value by its field list. Ids print as the names that a Namer gives them, maps by id as
// objects, sets as lists of names; so one generic form serves `show --json`, views, scenario paths and
// readable differences.
#pragma once

#include <boost/json.hpp>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/kinds.h"

namespace orrery {

namespace json = boost::json;

// A Namer knows the names of the ids of a game: name(id) -> text, find(text, id&) -> bool, count(id tag) ->
// how many exist.
template <class N, class IdT>
concept Names = requires(const N& n, IdT id, IdT& out, std::string_view text) {
  { n.name(id) } -> std::convertible_to<std::string>;
  { n.find(text, out) } -> std::convertible_to<bool>;
  { n.count(id) } -> std::convertible_to<std::size_t>;
};

// Names ids by their number; for values that belong to no particular game.
struct NumberNamer {
  template <class IdT>
  [[nodiscard]] std::string name(IdT id) const {
    return std::to_string(id.value);
  }
  template <class IdT>
  bool find(std::string_view text, IdT& out) const {
    unsigned v = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), v);
    if (error != std::errc{} || end != text.data() + text.size() || v >= IdT::kNone) return false;
    out = IdT(v);
    return true;
  }
  template <class IdT>
  [[nodiscard]] std::size_t count(IdT) const {
    return IdT::kNone;
  }
};

template <class T, class Namer>
json::value to_json(const T& v, const Namer& names) {
  if constexpr (std::is_same_v<T, bool>) {
    return v;
  } else if constexpr (NamedEnum<T>) {
    return json::value(json::string(enum_name(v)));
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<std::int64_t>(v);
  } else if constexpr (std::is_integral_v<T>) {
    if constexpr (std::is_unsigned_v<T>) return static_cast<std::uint64_t>(v);
    return static_cast<std::int64_t>(v);
  } else if constexpr (kinds::is_id<T>) {
    if (!v.valid()) return nullptr;
    return json::value(json::string(names.name(v)));
  } else if constexpr (kinds::is_id_set<T>) {
    json::array out;
    for (auto id : v) out.push_back(to_json(id, names));
    return out;
  } else if constexpr (kinds::is_fixed_vec<T> || kinds::is_array<T>) {
    json::array out;
    for (const auto& item : v) out.push_back(to_json(item, names));
    return out;
  } else if constexpr (kinds::is_id_map<T>) {
    json::object out;
    using Key = typename T::key_type;
    const std::size_t n = std::min(T::kCapacity, names.count(Key{}));
    out.reserve(n);
    for (std::size_t i = 0; i < n; ++i) out[names.name(Key(i))] = to_json(v.items[i], names);
    return out;
  } else if constexpr (kinds::is_variant<T>) {
    return std::visit(
        [&](const auto& item) {
          json::object out;
          out["frame"] = json::string(std::remove_cvref_t<decltype(item)>::kName);
          for_each_field(item, [&](std::string_view name, const auto& f) { out[name] = to_json(f, names); });
          return json::value(std::move(out));
        },
        v);
  } else if constexpr (HasFields<T>) {
    json::object out;
    out.reserve(T::field_names().size());
    for_each_field(v, [&](std::string_view name, const auto& f) { out.emplace(name, to_json(f, names)); });
    return out;
  } else {
    static_assert(kinds::unsupported<T>, "no JSON form for this type");
  }
}

// Reading JSON back. Fields that the JSON does not mention keep their value; unknown fields are faults.
class JsonReader {
 public:
  // Empty after success, otherwise "/path: what was expected".
  [[nodiscard]] const std::string& error() const { return error_; }

  template <class T, class Namer>
  bool read(const json::value& j, T& v, const Namer& names, const std::string& path) {
    if constexpr (std::is_same_v<T, bool>) {
      if (!j.is_bool()) return fail(path, "expected true or false");
      v = j.get_bool();
    } else if constexpr (NamedEnum<T>) {
      const auto found = j.is_string() ? find_enum<T>(std::string_view(j.get_string())) : std::nullopt;
      if (!found) return fail(path, "expected one of " + list_names<T>());
      v = *found;
    } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
      return read_integer(j, v, path);
    } else if constexpr (kinds::is_id<T>) {
      return read_id(j, v, names, path);
    } else if constexpr (kinds::is_id_set<T>) {
      if (!j.is_array()) return fail(path, "expected a list of names");
      v.clear();
      std::size_t i = 0;
      for (const auto& item : j.get_array()) {
        typename T::value_type id{};
        const std::string at = path + "/" + std::to_string(i++);
        if (!read_id(item, id, names, at)) return false;
        if (!id.valid() || id.index() >= T::capacity()) return fail(at, "does not fit here");
        if (v.contains(id)) return fail(at, "is listed twice");
        v.insert(id);
      }
    } else if constexpr (kinds::is_fixed_vec<T>) {
      if (!j.is_array() || j.get_array().size() > T::capacity())
        return fail(path, "expected a list of at most " + std::to_string(T::capacity()));
      v.clear();
      std::size_t i = 0;
      for (const auto& item : j.get_array()) {
        typename T::value_type one{};
        if (!read(item, one, names, path + "/" + std::to_string(i++))) return false;
        v.push_back(one);
      }
    } else if constexpr (kinds::is_array<T>) {
      if (!j.is_array() || j.get_array().size() != v.size())
        return fail(path, "expected a list of " + std::to_string(v.size()));
      for (std::size_t i = 0; i < v.size(); ++i) {
        if (!read(j.get_array()[i], v[i], names, path + "/" + std::to_string(i))) return false;
      }
    } else if constexpr (kinds::is_id_map<T>) {
      if (!j.is_object()) return fail(path, "expected an object");
      for (const auto& [key, item] : j.get_object()) {
        typename T::key_type id{};
        if (!names.find(key, id) || id.index() >= T::kCapacity)
          return fail(path + "/" + std::string(key), "no such name");
        if (!read(item, v[id], names, path + "/" + std::string(key))) return false;
      }
    } else if constexpr (kinds::is_variant<T>) {
      return read_variant(j, v, names, path, std::make_index_sequence<std::variant_size_v<T>>{});
    } else if constexpr (HasFields<T>) {
      return read_fields(j, v, names, path, "");
    } else {
      static_assert(kinds::unsupported<T>, "no JSON form for this type");
    }
    return true;
  }

 private:
  bool fail(const std::string& path, const std::string& what) {
    if (error_.empty()) error_ = (path.empty() ? "/" : path) + ": " + what;
    return false;
  }

  template <class E>
  static std::string list_names() {
    std::string out;
    for (std::string_view name : enum_names(E{})) out += (out.empty() ? "" : ", ") + std::string(name);
    return out;
  }

  template <class T, class Wide>
  static bool in_range(Wide number) {
    if constexpr (std::is_enum_v<T>) {
      return std::in_range<std::underlying_type_t<T>>(number);
    } else {
      return std::in_range<T>(number);
    }
  }

  template <class T>
  bool read_integer(const json::value& j, T& v, const std::string& path) {
    if (!j.is_int64() && !j.is_uint64()) return fail(path, "expected a whole number");
    const bool fits = j.is_int64() ? in_range<T>(j.get_int64()) : in_range<T>(j.get_uint64());
    if (!fits) return fail(path, "number out of range");
    v = j.is_int64() ? static_cast<T>(j.get_int64()) : static_cast<T>(j.get_uint64());
    return true;
  }

  template <class IdT, class Namer>
  bool read_id(const json::value& j, IdT& v, const Namer& names, const std::string& path) {
    if (j.is_null()) {
      v = IdT{};
      return true;
    }
    std::string text;
    if (j.is_string()) {
      text = std::string(j.get_string());
    } else if (j.is_int64()) {
      text = std::to_string(j.get_int64());
    } else {
      return fail(path, "expected a name");
    }
    if (!names.find(text, v)) return fail(path, "no such name: " + text);
    return true;
  }

  template <class T, class Namer>
  bool read_fields(const json::value& j, T& v, const Namer& names, const std::string& path,
                   std::string_view skip) {
    if (!j.is_object()) return fail(path, "expected an object");
    for (const auto& entry : j.get_object()) {
      const std::string_view key = entry.key();
      const json::value& item = entry.value();
      if (!skip.empty() && key == skip) continue;
      bool known = false;
      bool good = true;
      for_each_field(v, [&](std::string_view name, auto& f) {
        if (name != key) return;
        known = true;
        good = read(item, f, names, path + "/" + std::string(key));
      });
      if (!known) return fail(path + "/" + std::string(key), "no such field");
      if (!good) return false;
    }
    return true;
  }

  template <class V, class Namer, std::size_t... I>
  bool read_variant(const json::value& j, V& v, const Namer& names, const std::string& path,
                    std::index_sequence<I...>) {
    const json::value* frame = j.is_object() ? j.get_object().if_contains("frame") : nullptr;
    if (frame == nullptr || !frame->is_string()) return fail(path, "expected an object with a frame name");
    bool known = false;
    bool good = false;
    (
        [&] {
          using Item = std::variant_alternative_t<I, V>;
          if (known || std::string_view(frame->get_string()) != Item::kName) return;
          known = true;
          Item item{};
          if (std::holds_alternative<Item>(v)) item = std::get<Item>(v);
          good = read_fields(j, item, names, path, "frame");
          v = item;
        }(),
        ...);
    if (!known) return fail(path + "/frame", "no such frame");
    return good;
  }

  std::string error_;
};

// Empty after success, otherwise what was wrong and where.
template <class T, class Namer>
std::string from_json(const json::value& j, T& value, const Namer& names) {
  JsonReader reader;
  reader.read(j, value, names, "");
  return reader.error();
}

}  // namespace orrery
