// Every layout must be a board that a game can be set up on: as many tiles as spaces (SET-5), all spaces
// joined before black holes are placed, and systems enough to deal (SET-9, SET-10).
#include <algorithm>
#include <type_traits>

#include "games/ahos/pack/pack_check.h"

namespace orrery::ahos {
namespace {

template <typename T>
bool contains(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// Complains about an entry that is there twice or names nothing.
template <typename T, typename Known>
void check_list(const PackCheck& check, const LayoutRow& layout, const std::vector<T>& list,
                std::string_view column, Known known) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string shown = [&] {
      if constexpr (std::is_same_v<T, int>)
        return std::to_string(list[i]);
      else
        return list[i];
    }();
    const std::string where = "column " + std::string(column) + ": expected ";
    if (!known(list[i])) {
      check.errors.add(kLayoutsFile, layout.line,
                       where + "what the pack has, found unknown " + quoted(shown));
    }
    if (std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i), list[i]) !=
        list.begin() + static_cast<std::ptrdiff_t>(i)) {
      check.errors.add(kLayoutsFile, layout.line,
                       where + "each entry once, found " + quoted(shown) + " twice");
    }
  }
}

std::vector<const SpaceRow*> spaces_of(const Pack& pack, const LayoutRow& layout) {
  std::vector<const SpaceRow*> spaces;
  for (const SpaceRow& space : pack.spaces) {
    if (!contains(layout.spaces_out, space.number)) spaces.push_back(&space);
  }
  return spaces;
}

std::vector<const TileRow*> tiles_of(const Pack& pack, const LayoutRow& layout) {
  std::vector<const TileRow*> tiles;
  for (const TileRow& tile : pack.tiles) {
    if (!contains(layout.tiles_out, tile.id)) tiles.push_back(&tile);
  }
  return tiles;
}

bool linked(const SpaceRow& a, const SpaceRow& b) {
  return std::find(a.letters.begin(), a.letters.end(), b.number) != a.letters.end() ||
         std::find(b.letters.begin(), b.letters.end(), a.number) != b.letters.end();
}

// How many spaces can be reached from the first one, itself included.
std::size_t reachable(const std::vector<const SpaceRow*>& spaces) {
  if (spaces.empty()) return 0;
  std::vector<const SpaceRow*> reached = {spaces.front()};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const SpaceRow* space : spaces) {
      if (linked(*reached[i], *space) && !contains(reached, space)) reached.push_back(space);
    }
  }
  return reached.size();
}

void check_layout_shape(const PackCheck& check, const LayoutRow& layout) {
  const auto spaces = spaces_of(check.pack, layout);
  const auto tiles = tiles_of(check.pack, layout);
  const std::string name = "layout " + quoted(layout.name) + ": expected ";
  if (spaces.size() != tiles.size()) {
    check.errors.add(kLayoutsFile, layout.line,
                     name + "as many tiles as spaces, found " + std::to_string(tiles.size()) + " tiles and " +
                         std::to_string(spaces.size()) + " spaces");
  }
  if (const std::size_t joined = reachable(spaces); joined != spaces.size()) {
    check.errors.add(kLayoutsFile, layout.line,
                     name + "all " + std::to_string(spaces.size()) + " spaces connected, found only " +
                         std::to_string(joined) + " joined to space " +
                         std::to_string(spaces.front()->number));
  }
}

int count_cards(const std::vector<const TileRow*>& tiles, bool habitable) {
  return static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [&](const TileRow* tile) {
    return tile->has_card && tile->habitable == habitable;
  }));
}

// SET-9, SET-10 and SET-29 for one layout and one number of players.
void check_deal(const PackCheck& check, const LayoutRow& layout, int players, int aliens) {
  const auto tiles = tiles_of(check.pack, layout);
  const std::string key = "dealt_" + std::to_string(players);
  const int needed = players * check.pack.limits.dealt(players);
  const auto line = check.pack.limit_lines.find(key);
  for (const bool habitable : {true, false}) {
    const int found = count_cards(tiles, habitable);
    if (found >= needed) continue;
    check.errors.add(kLimitsFile, line == check.pack.limit_lines.end() ? 0 : line->second,
                     key + ": expected at least " + std::to_string(needed) +
                         (habitable ? " habitable" : " uninhabitable") + " system cards in layout " +
                         quoted(layout.name) + " for " + std::to_string(players) + " players, found " +
                         std::to_string(found));
  }
  const int neutral = count_cards(tiles, true) - needed;
  if (!check.complete({kAlienFile}) || aliens >= neutral) return;
  check.errors.add(kAlienFile, end_line(check.pack.aliens),
                   "expected at least " + std::to_string(neutral) +
                       " Alien tokens, one for each neutral habitable " + "system of layout " +
                       quoted(layout.name) + " with " + std::to_string(players) +
                       " players (SET-29), found " + std::to_string(aliens));
}

void check_deals(const PackCheck& check) {
  int aliens = 0;
  for (const AlienRow& alien : check.pack.aliens) aliens += alien.copies;
  for (const LayoutRow& layout : check.pack.layouts) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
      check_deal(check, layout, players, aliens);
  }
}

// The list of layouts as such: names, the default, how many.
void check_layout_names(const PackCheck& check) {
  const std::vector<LayoutRow>& layouts = check.pack.layouts;
  if (layouts.empty()) return check.errors.add(kLayoutsFile, 0, "expected at least one layout, found none");
  if (layouts.size() > kMaxLayouts) {
    check.errors.add(kLayoutsFile, layouts[kMaxLayouts].line,
                     "expected at most " + std::to_string(kMaxLayouts) + " layouts");
  }
  const LayoutRow* chosen = nullptr;
  for (const LayoutRow& layout : layouts) {
    const auto first = std::find_if(layouts.begin(), layouts.end(),
                                    [&](const LayoutRow& other) { return other.name == layout.name; });
    if (first->line != layout.line) {
      check.errors.add(kLayoutsFile, layout.line,
                       "expected each layout once, found " + quoted(layout.name) + " also on line " +
                           std::to_string(first->line));
    }
    if (!layout.is_default) continue;
    if (chosen != nullptr) {
      check.errors.add(kLayoutsFile, layout.line,
                       "expected one default layout, found another on line " + std::to_string(chosen->line));
    }
    chosen = &layout;
  }
  if (chosen == nullptr)
    check.errors.add(kLayoutsFile, end_line(layouts), "expected one default layout, found none");
}

}  // namespace

void validate_layouts(const PackCheck& check) {
  if (!check.complete({kLayoutsFile})) return;
  check_layout_names(check);
  if (!check.complete({kBoardFile, kHabitableFile, kUninhabitableFile})) return;
  if (check.pack.spaces.size() > kMaxSpaces || check.pack.layouts.size() > kMaxLayouts) return;
  for (const LayoutRow& layout : check.pack.layouts) {
    check_list(check, layout, layout.spaces_out, "spaces_out", [&](int number) {
      const auto& spaces = check.pack.spaces;
      return std::any_of(spaces.begin(), spaces.end(), [&](const SpaceRow& s) { return s.number == number; });
    });
    check_list(check, layout, layout.tiles_out, "tiles_out", [&](const std::string& id) {
      const auto& tiles = check.pack.tiles;
      return std::any_of(tiles.begin(), tiles.end(), [&](const TileRow& t) { return t.id == id; });
    });
    check_layout_shape(check, layout);
  }
  if (check.complete({kLimitsFile})) check_deals(check);
}

}  // namespace orrery::ahos
