// Plain structs made to be shown. A struct with ORRERY_FIELDS is written as JSON and described as a shape by
// the one list of its fields, so that the two cannot drift apart.
//   struct Slot {
//     std::optional<std::string> owner;
//     ByName<int> units;
//     ORRERY_FIELDS(Slot, owner, units)
//   };
//   inline ShapeText shape_text(const Slot*) { return {"SlotView", "", {{"units", "how many of each"}}}; }
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/shape.h"
#include "engine/core/enum_names.h"
#include "engine/core/json_fields.h"
#include "engine/core/kinds.h"

namespace orrery {

// Values by name, in the order in which they were added.
template <class T>
struct ByName {
  std::vector<std::pair<std::string, T>> items;
  void add(std::string name, T value) { items.emplace_back(std::move(name), std::move(value)); }
  [[nodiscard]] bool empty() const { return items.empty(); }
};

// What a type is called in TypeScript, and what its fields mean where their names do not say it.
struct ShapeText {
  std::string_view name;
  std::string_view meaning = {};
  std::vector<std::pair<std::string_view, std::string_view>> fields = {};
};

namespace shown_detail {

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsList : std::false_type {};
template <class T>
struct IsList<std::vector<T>> : std::true_type {};
template <class T>
struct IsByName : std::false_type {};
template <class T>
struct IsByName<ByName<T>> : std::true_type {};

template <class T>
concept HasText = requires(const T* t) {
  shape_text(t);
};

}  // namespace shown_detail

// Ids print as `names` calls them (engine/core/json_fields.h); structs of strings and numbers need none.
template <class T, class Namer = NumberNamer>
json::value shown_json(const T& v, const Namer& names = {}) {
  if constexpr (std::is_same_v<T, std::string>) {
    return json::value(json::string(v));
  } else if constexpr (shown_detail::IsOptional<T>::value) {
    return v ? shown_json(*v, names) : json::value(nullptr);
  } else if constexpr (shown_detail::IsList<T>::value) {
    json::array out;
    out.reserve(v.size());
    for (const auto& item : v) out.push_back(shown_json(item, names));
    return out;
  } else if constexpr (shown_detail::IsByName<T>::value) {
    json::object out;
    out.reserve(v.items.size());
    for (const auto& [name, item] : v.items) out.insert_or_assign(name, shown_json(item, names));
    return out;
  } else if constexpr (HasFields<T>) {
    json::object out;
    out.reserve(T::field_names().size());
    for_each_field(v, [&](std::string_view name, const auto& f) { out.emplace(name, shown_json(f, names)); });
    return out;
  } else {
    return to_json(v, names);
  }
}

// Adds the fields of one object to those of another.
inline void merge(json::object& out, json::value&& more) {
  out.reserve(out.size() + more.as_object().size());
  for (auto& [key, value] : more.as_object()) out[key] = std::move(value);
}

// Collects the shapes of types and of all that they hold.
class ShapeBook {
 public:
  // An object with the fields of all these structs; its name and meaning are those of the first.
  template <class First, class... More>
  std::string object() {
    const ShapeText text = shape_text(static_cast<const First*>(nullptr));
    if (known(text.name)) return std::string(text.name);
    Shape shape{std::string(text.name), std::string(text.meaning), {}};
    names_.emplace_back(text.name);
    add_fields<First>(shape);
    (add_fields<More>(shape), ...);
    shapes_.push_back(std::move(shape));
    return std::string(text.name);
  }
  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }

  template <class T>
  std::string type_of() {
    if constexpr (std::is_same_v<T, bool>) {
      return "boolean";
    } else if constexpr (NamedEnum<T>) {
      return enum_type<T>();
    } else if constexpr (std::is_integral_v<T>) {
      return "number";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return "string";
    } else if constexpr (kinds::is_id<T>) {
      return "string | null";
    } else if constexpr (kinds::is_id_set<T>) {
      return "string[]";
    } else if constexpr (kinds::is_fixed_vec<T> || kinds::is_array<T> || shown_detail::IsList<T>::value) {
      if constexpr (kinds::is_id<typename T::value_type>) return "string[]";
      return list_of(type_of<typename T::value_type>());
    } else if constexpr (shown_detail::IsOptional<T>::value) {
      return type_of<typename T::value_type>() + " | null";
    } else if constexpr (shown_detail::IsByName<T>::value) {
      return "Record<" + type_of<typename decltype(T::items)::value_type::second_type>() + ">";
    } else if constexpr (kinds::is_id_map<T>) {
      return "Record<" + type_of<typename T::mapped_type>() + ">";
    } else {
      static_assert(HasFields<T>, "no shape for this type");
      return object<T>();
    }
  }

 private:
  [[nodiscard]] bool known(std::string_view name) const {
    return std::find(names_.begin(), names_.end(), name) != names_.end();
  }
  static std::string list_of(const std::string& type) {
    return type.find('|') == std::string::npos ? type + "[]" : "(" + type + ")[]";
  }
  template <class E>
  std::string enum_type() {
    std::string words;
    for (const std::string_view word : enum_names(E{}))
      words += (words.empty() ? "\"" : " | \"") + std::string(word) + "\"";
    if constexpr (shown_detail::HasText<E>) {
      const ShapeText text = shape_text(static_cast<const E*>(nullptr));
      if (!known(text.name)) {
        names_.emplace_back(text.name);
        shapes_.push_back({std::string(text.name), std::string(text.meaning), {}, false, words});
      }
      return std::string(text.name);
    }
    return words;
  }
  template <class T>
  void add_fields(Shape& shape) {
    const ShapeText text = shape_text(static_cast<const T*>(nullptr));
    std::size_t i = 0;
    const auto names = T::field_names();
    T{}.with_fields([&](const auto&... field) {
      (shape.fields.push_back(field_of<std::remove_cvref_t<decltype(field)>>(text, names[i++])), ...);
    });
  }
  template <class F>
  Field field_of(const ShapeText& text, std::string_view name) {
    std::string_view meaning;
    for (const auto& [field, said] : text.fields) {
      if (field == name) meaning = said;
    }
    return {std::string(name), type_of<F>(), std::string(meaning)};
  }

  std::vector<Shape> shapes_;
  std::vector<std::string> names_;
};

}  // namespace orrery
