// Tiles, black holes, pieces, colony tracks.
#include "games/ahos/given/builder.h"
#include "games/ahos/query.h"

namespace orrery::ahos {

// Named tiles go where they are said to be; the others fill the free spaces in the order of their ids.
bool PositionBuilder::read_tiles() {
  std::vector<bool> used(r_.tiles.size(), false);
  const bool good =
      in_.each_entry_at("tiles", [&](const std::string& path, const std::string& name, const json::value& v) {
        SpaceId space;
        TileId tile;
        if (!in_.find(path, name, space) || !in_.find(path, v, tile)) return false;
        if (!r_.tile(tile).present) return in_.fail(path, "this system is not in the layout");
        if (used[tile.index()]) return in_.fail(path, "this system is placed twice");
        used[tile.index()] = true;
        s_.spaces[space].tile = tile;
        return true;
      });
  if (!good) return false;
  std::size_t next = 0;
  for (SpaceId space : r_.board) {
    if (s_.spaces[space].tile.valid()) continue;
    while (used[next] || !r_.tiles[next].present) ++next;
    s_.spaces[space].tile = TileId(next);
    used[next] = true;
  }
  s_.neutral_cards = r_.habitable_cards | r_.uninhabitable_cards;
  return true;
}

bool PositionBuilder::read_black_holes() {
  return in_.each_name_at<EdgeId>("black_holes", [&](const std::string& path, EdgeId edge) {
    if (s_.spare_black_holes == 0) return in_.fail(path, "no Black Hole disc is left");
    if (s_.black_holes.contains(edge)) return in_.fail(path, "is listed twice");
    s_.black_holes.insert(edge);
    --s_.spare_black_holes;
    return true;
  });
}

// "red home 2 fleet 1 star_base at 14"
bool PositionBuilder::read_place() {
  return in_.each_at("place", [&](const std::string& path, const json::value& j) {
    return place(path, GivenReader::words_of(j));
  });
}

bool PositionBuilder::place(const std::string& path, const std::vector<std::string>& words) {
  if (words.size() < 4 || words[words.size() - 2] != "at")
    return in_.fail(path, "expected: SEAT [home|colony|outpost] [N fleet] [N star_base] at SPACE");
  SeatId seat;
  SpaceId space;
  if (!in_.find(path, words[0], seat) || !in_.find(path, words.back(), space)) return false;
  for (std::size_t i = 1; i + 2 < words.size(); ++i) {
    int count = 0;
    if (GivenReader::number_of(words[i], count)) {
      if (i + 3 >= words.size()) return in_.fail(path, "expected fleet or star_base after a number");
      const auto unit = find_enum<Unit>(words[++i]);
      if (!unit) return in_.fail(path, "expected fleet or star_base, not '" + words[i] + "'");
      if (!place_units(path, seat, *unit, count, space)) return false;
    } else if (const auto marker = find_enum<Marker>(words[i]); marker && *marker != Marker::None) {
      if (!place_marker(path, seat, *marker, space)) return false;
    } else {
      return in_.fail(path, "expected home, colony, outpost or a number, not '" + words[i] + "'");
    }
  }
  return true;
}

bool PositionBuilder::place_units(const std::string& path, SeatId seat, Unit unit, int count, SpaceId space) {
  Player& p = s_.players[seat];
  std::uint8_t& supply = unit == Unit::Fleet ? p.fleets : p.star_bases;
  if (count < 0 || count > supply)
    return in_.fail(path, "only " + std::to_string(supply) + " of these are left");
  supply = static_cast<std::uint8_t>(supply - count);
  std::uint8_t& here = s_.spaces[space].units[seat].of(unit);
  here = static_cast<std::uint8_t>(here + count);
  return true;
}

bool PositionBuilder::place_marker(const std::string& path, SeatId seat, Marker marker, SpaceId space) {
  Player& p = s_.players[seat];
  Space& sp = s_.spaces[space];
  if (sp.marker != Marker::None) return in_.fail(path, "there is a marker already");
  if (marker != Marker::Outpost && !r_.tile(sp.tile).habitable)
    return in_.fail(path, "this system is uninhabitable");
  if (marker == Marker::Home && !p.home_in_supply) return in_.fail(path, "there is only one Home planet");
  if (marker == Marker::Outpost && p.outposts == 0) return in_.fail(path, "no outpost is left");
  if (marker == Marker::Colony && p.track_discs + p.spare_discs == 0)
    return in_.fail(path, "no colony disc is left");
  if (marker == Marker::Home) p.home_in_supply = false;
  if (marker == Marker::Outpost) --p.outposts;
  if (marker == Marker::Colony) --(p.track_discs > 0 ? p.track_discs : p.spare_discs);
  sp.marker = marker;
  sp.owner = seat;
  const CardId card = r_.tile(sp.tile).card;
  if (card.valid()) {
    s_.neutral_cards.erase(card);
    p.draw.insert(card);
  }
  return true;
}

// track: {red: 2}: discs left on the colony track; the others not on the board are spare.
bool PositionBuilder::read_track() {
  // A Home planet that is not on the board has been lost (AFT-7).
  for (Player& p : s_.players) p.home_in_supply = false;
  return in_.each_seat("track", [&](const std::string& path, SeatId seat, const json::value& j) {
    Player& p = s_.players[seat];
    const int all = p.track_discs + p.spare_discs;
    int track = 0;
    if (!GivenReader::number_of(GivenReader::text_of(j), track) || track < 0 ||
        track > std::min(all, r_.limits.colony_track - 1))
      return in_.fail(path, "expected how many discs are left on the colony track");
    p.track_discs = static_cast<std::uint8_t>(track);
    p.spare_discs = static_cast<std::uint8_t>(all - track);
    return true;
  });
}

}  // namespace orrery::ahos
