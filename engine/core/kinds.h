// Compile-time questions "is this field a ...?" that the derived operations (hash, bytes, JSON) share.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <variant>

#include "engine/core/fixed_vec.h"
#include "engine/core/id.h"
#include "engine/core/id_map.h"
#include "engine/core/id_set.h"

namespace orrery::kinds {

template <class T>
struct IsId : std::false_type {};
template <class Tag, class Rep>
struct IsId<Id<Tag, Rep>> : std::true_type {};

template <class T>
struct IsFixedVec : std::false_type {};
template <class T, std::size_t N>
struct IsFixedVec<FixedVec<T, N>> : std::true_type {};

template <class T>
struct IsIdSet : std::false_type {};
template <class IdT, std::size_t N>
struct IsIdSet<IdSet<IdT, N>> : std::true_type {};

template <class T>
struct IsIdMap : std::false_type {};
template <class IdT, class T, std::size_t N>
struct IsIdMap<IdMap<IdT, T, N>> : std::true_type {};

template <class T>
struct IsArray : std::false_type {};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {};

template <class T>
struct IsVariant : std::false_type {};
template <class... Ts>
struct IsVariant<std::variant<Ts...>> : std::true_type {};

template <class T>
inline constexpr bool is_id = IsId<T>::value;
template <class T>
inline constexpr bool is_fixed_vec = IsFixedVec<T>::value;
template <class T>
inline constexpr bool is_id_set = IsIdSet<T>::value;
template <class T>
inline constexpr bool is_id_map = IsIdMap<T>::value;
template <class T>
inline constexpr bool is_array = IsArray<T>::value;
template <class T>
inline constexpr bool is_variant = IsVariant<T>::value;

// Never true; for static_assert in the last branch of an if-constexpr chain.
template <class T>
inline constexpr bool unsupported = false;

}  // namespace orrery::kinds
