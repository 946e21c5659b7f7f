#include "games/ahos/rules.h"

#include <algorithm>
#include <charconv>

#include "games/ahos/content/effects.h"
#include "games/seat_colours.h"

namespace orrery::ahos {
namespace {

const LayoutRow* find_layout(const Pack& pack, const std::string& name) {
  for (const LayoutRow& row : pack.layouts) {
    if (name.empty() ? row.is_default : row.name == name) return &row;
  }
  return nullptr;
}

void build_board(const Pack& pack, const LayoutRow& layout, Rules& r) {
  int most = 0;
  for (const SpaceRow& row : pack.spaces) most = std::max(most, row.number);
  r.spaces.resize(static_cast<std::size_t>(most));
  for (const SpaceRow& row : pack.spaces) {
    SpaceDef& def = r.spaces[static_cast<std::size_t>(row.number - 1)];
    def.number = row.number;
    def.x = row.x;
    def.y = row.y;
    def.present =
        std::find(layout.spaces_out.begin(), layout.spaces_out.end(), row.number) == layout.spaces_out.end();
    if (def.present) r.board.insert(SpaceId(row.number - 1));
  }
  // Connections in the order of their ends; both spaces must be in the layout.
  std::vector<std::pair<int, int>> ends;
  for (const SpaceRow& row : pack.spaces) {
    for (int other : row.letters) {
      if (other > row.number) ends.emplace_back(row.number - 1, other - 1);
    }
  }
  std::sort(ends.begin(), ends.end());
  for (const auto& [a, b] : ends) {
    if (!r.spaces[static_cast<std::size_t>(a)].present || !r.spaces[static_cast<std::size_t>(b)].present)
      continue;
    const EdgeId edge(r.edges.size());
    r.edges.push_back({SpaceId(a), SpaceId(b)});
    r.spaces[static_cast<std::size_t>(a)].links.push_back({SpaceId(b), edge});
    r.spaces[static_cast<std::size_t>(b)].links.push_back({SpaceId(a), edge});
    r.spaces[static_cast<std::size_t>(a)].neighbours.insert(SpaceId(b));
    r.spaces[static_cast<std::size_t>(b)].neighbours.insert(SpaceId(a));
    r.spaces[static_cast<std::size_t>(a)].edges.insert(edge);
    r.spaces[static_cast<std::size_t>(b)].edges.insert(edge);
  }
  for (const SpaceRow& row : pack.spaces) {
    SpaceDef& def = r.spaces[static_cast<std::size_t>(row.number - 1)];
    for (std::size_t i = 0; i < row.letters.size(); ++i) {
      if (row.letters[i] > 0)
        def.letter[i] = r.edge_between(SpaceId(row.number - 1), SpaceId(row.letters[i] - 1));
    }
  }
}

KindId add_kind(Rules& r, KindDef def, int copies) {
  const KindId id(r.kinds.size());
  for (int i = 0; i < copies; ++i) {
    const CardId card(r.kind_of.size());
    def.cards.insert(card);
    r.kind_of.push_back(id);
    r.res_of.push_back(def.res);
    if (def.kind == CardKind::Reserve) r.reserve_marked.insert(card);
    if (def.culture) r.culture.insert(card);
    for (const Effect& e : def.effects) r.with_code[static_cast<std::size_t>(e.code)].insert(card);
    const bool playable =
        def.kind == CardKind::Action || def.kind == CardKind::Free || def.kind == CardKind::Combat;
    if (playable && def.effects[0].code != EffectCode::None) r.texts.insert(card);
    if (playable && def.kind == CardKind::Combat) r.combat_texts.insert(card);
  }
  r.kinds.push_back(std::move(def));
  return id;
}

void copy_points(const std::array<int, kResources>& from, std::array<std::uint8_t, kResources>& to) {
  for (std::size_t i = 0; i < kResources; ++i) to[i] = static_cast<std::uint8_t>(from[i]);
}

void build_tiles(const Pack& pack, const LayoutRow& layout, Rules& r) {
  for (const TileRow& row : pack.tiles) {
    TileDef tile;
    tile.id = row.id;
    tile.name = row.name;
    tile.present =
        std::find(layout.tiles_out.begin(), layout.tiles_out.end(), row.id) == layout.tiles_out.end();
    tile.habitable = row.habitable;
    tile.strength = row.strength;
    tile.letter = row.black_hole == 0 ? -1 : row.black_hole - 'A';
    tile.wormhole = row.wormhole;
    if (row.has_card) {
      KindDef def;
      def.id = row.id;
      def.name = row.name;
      def.family = Family::System;
      def.tile = TileId(r.tiles.size());
      copy_points(row.res, def.res);
      const KindId kind = add_kind(r, def, 1);
      tile.card = r.kinds[kind.index()].cards.first();
      if (tile.present) (row.habitable ? r.habitable_cards : r.uninhabitable_cards).insert(tile.card);
    }
    r.tiles.push_back(std::move(tile));
  }
}

// An effect call that the pack loader let pass is well formed (content/effects.h checks it there too).
KindDef kind_from(const CardRow& row, Family family) {
  KindDef def;
  def.id = row.id;
  def.name = row.name;
  def.text = row.text;
  def.family = family;
  def.kind = row.kind;
  def.single = row.single;
  def.culture = row.culture;
  copy_points(row.res, def.res);
  def.vp = row.vp_varies ? 0 : row.vp;
  def.vp_counts = row.vp_counts;
  def.cost = row.cost;
  for (const EffectCall& call : row.effects) {
    Effect e;
    static_cast<void>(parse_effect(row, call, e));
    if (!def.effects.full()) def.effects.push_back(e);
  }
  return def;
}

void build_cards(const Pack& pack, Rules& r) {
  for (const CardRow& row : pack.starting) {
    const KindId kind = add_kind(r, kind_from(row, Family::Starting), kMaxPlayers);
    r.starting |= r.kinds[kind.index()].cards;
  }
  for (const RaceRow& row : pack.races) r.races.push_back({row.id, row.key, row.name, {}});
  for (const CardRow& row : pack.abilities) {
    KindDef def = kind_from(row, Family::Ability);
    r.find(row.race, def.race);
    const RaceId race = def.race;
    const KindId kind = add_kind(r, std::move(def), 1);
    r.races[race.index()].abilities |= r.kinds[kind.index()].cards;
  }
  for (const CardRow& row : pack.technology) {
    const KindId kind = add_kind(r, kind_from(row, Family::Technology), row.copies);
    const CardSet cards = r.kinds[kind.index()].cards;
    r.technology |= cards;
    if (row.kind == CardKind::Special) r.wormhole_card = cards.first();
  }
}

void build_tokens(const Pack& pack, Rules& r) {
  for (const DevelopmentRow& row : pack.development) {
    TokenDef def;
    def.id = row.id;
    def.name = row.name;
    copy_points(row.res, def.res);
    def.reserve = row.reserve;
    def.vp = row.vp;
    for (int i = 0; i < row.copies; ++i) {
      def.tokens.insert(TokenId(r.token_kind_of.size()));
      r.token_kind_of.emplace_back(r.token_kinds.size());
    }
    r.token_kinds.push_back(std::move(def));
  }
  for (const AlienRow& row : pack.aliens) {
    for (int i = 0; i < row.copies; ++i) r.alien_value.push_back(row.value);
  }
}

std::string check_races(const Rules& r) {
  if (r.options.races.empty()) return "";
  if (static_cast<int>(r.options.races.size()) != r.players)
    return "races: expected one race per player, " + std::to_string(r.players) + " in all";
  for (std::size_t i = 0; i < r.options.races.size(); ++i) {
    RaceId race;
    if (!r.find(r.options.races[i], race)) return "races: no race is called '" + r.options.races[i] + "'";
    for (std::size_t j = 0; j < i; ++j) {
      if (r.options.races[i] == r.options.races[j])
        return "races: '" + r.options.races[i] + "' is given twice";
    }
  }
  return "";
}

}  // namespace

MadeRules make_rules(const Pack& pack, const Options& options) {
  MadeRules made;
  if (options.players < kMinPlayers || options.players > kMaxPlayers) {
    made.error = "players: expected 2, 3 or 4 (AHOS-OVR-10), not " + std::to_string(options.players);
    return made;
  }
  const LayoutRow* layout = find_layout(pack, options.layout);
  if (layout == nullptr) {
    made.error = "layout: the pack has no layout '" + options.layout + "'; it has";
    for (const LayoutRow& row : pack.layouts) made.error += " " + row.name;
    return made;
  }
  auto r = std::make_shared<Rules>();
  r->options = options;
  r->options.layout = layout->name;
  r->players = options.players;
  r->pack = PackIdentity(pack.manifest, pack.checksum);
  r->limits = pack.limits;
  build_board(pack, *layout, *r);
  build_tiles(pack, *layout, *r);
  build_cards(pack, *r);
  build_tokens(pack, *r);
  made.error = check_races(*r);
  if (made.error.empty()) made.rules = std::move(r);
  return made;
}

const Effect& Rules::effect(CardId c, EffectCode code) const {
  const KindDef& def = kind(c);
  for (const Effect& e : def.effects) {
    if (e.code == code) return e;
  }
  return def.effects[0];
}

EdgeId Rules::edge_between(SpaceId a, SpaceId b) const {
  for (const Link& link : spaces[a.index()].links) {
    if (link.space == b) return link.edge;
  }
  return EdgeId{};
}

namespace {

// Copies share a name; "#2" tells the second copy where a single one is meant.
template <class Set, class IdT>
bool pick_copy(const Set& copies, std::string_view number, IdT& out) {
  unsigned n = 1;
  if (!number.empty()) {
    const auto [end, error] = std::from_chars(number.data() + 1, number.data() + number.size(), n);
    if (error != std::errc{} || end != number.data() + number.size() || n < 1) return false;
  }
  if (static_cast<int>(n) > copies.size()) return false;
  out = copies.nth(static_cast<int>(n) - 1);
  return true;
}

template <class Defs, class IdT>
bool find_by_id(const Defs& defs, std::string_view text, IdT& out) {
  for (std::size_t i = 0; i < defs.size(); ++i) {
    if (defs[i].id == text) {
      out = IdT(i);
      return true;
    }
  }
  return false;
}

bool whole_number(std::string_view text, int& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

std::string Rules::name(SeatId id) const {
  return id.index() < kSeats ? std::string(kSeatColours[id.index()]) : "?";
}
std::string Rules::name(SpaceId id) const { return std::to_string(id.value + 1); }
std::string Rules::name(EdgeId id) const {
  if (id.index() >= edges.size()) return "?";
  return name(edges[id.index()].a) + "-" + name(edges[id.index()].b);
}
std::string Rules::name(TileId id) const { return id.index() < tiles.size() ? tiles[id.index()].id : "?"; }
std::string Rules::name(KindId id) const { return id.index() < kinds.size() ? kinds[id.index()].id : "?"; }
std::string Rules::name(CardId id) const { return id.index() < kind_of.size() ? kind(id).id : "?"; }
std::string Rules::name(TokenKindId id) const {
  return id.index() < token_kinds.size() ? token_kinds[id.index()].id : "?";
}
std::string Rules::name(TokenId id) const { return id.index() < token_kind_of.size() ? token(id).id : "?"; }
std::string Rules::name(AlienId id) const {
  return id.index() < alien_value.size() ? std::to_string(alien_value[id.index()]) : "?";
}
std::string Rules::name(RaceId id) const { return id.index() < races.size() ? races[id.index()].key : "?"; }

bool Rules::find(std::string_view text, SeatId& out) const {
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    if (kSeatColours[i] == text) {
      out = SeatId(i);
      return true;
    }
  }
  return false;
}
bool Rules::find(std::string_view text, SpaceId& out) const {
  int n = 0;
  if (!whole_number(text, n) || n < 1 || n > static_cast<int>(spaces.size())) return false;
  out = SpaceId(n - 1);
  return board.contains(out);
}
bool Rules::find(std::string_view text, EdgeId& out) const {
  const std::size_t dash = text.find('-');
  SpaceId a;
  SpaceId b;
  if (dash == std::string_view::npos || !find(text.substr(0, dash), a) || !find(text.substr(dash + 1), b))
    return false;
  out = edge_between(a, b);
  return out.valid();
}
bool Rules::find(std::string_view text, TileId& out) const { return find_by_id(tiles, text, out); }
bool Rules::find(std::string_view text, KindId& out) const { return find_by_id(kinds, text, out); }
bool Rules::find(std::string_view text, CardId& out) const {
  const std::size_t hash = std::min(text.find('#'), text.size());
  KindId k;
  return find(text.substr(0, hash), k) && pick_copy(kinds[k.index()].cards, text.substr(hash), out);
}
bool Rules::find(std::string_view text, TokenKindId& out) const { return find_by_id(token_kinds, text, out); }
bool Rules::find(std::string_view text, TokenId& out) const {
  const std::size_t hash = std::min(text.find('#'), text.size());
  TokenKindId k;
  return find(text.substr(0, hash), k) && pick_copy(token_kinds[k.index()].tokens, text.substr(hash), out);
}
bool Rules::find(std::string_view text, AlienId& out) const {
  const std::size_t hash = std::min(text.find('#'), text.size());
  int value = 0;
  if (!whole_number(text.substr(0, hash), value)) return false;
  AlienSet copies;
  for (std::size_t i = 0; i < alien_value.size(); ++i) {
    if (alien_value[i] == value) copies.insert(AlienId(i));
  }
  return pick_copy(copies, text.substr(hash), out);
}
bool Rules::find(std::string_view text, RaceId& out) const {
  for (std::size_t i = 0; i < races.size(); ++i) {
    if (races[i].key == text) {
      out = RaceId(i);
      return true;
    }
  }
  return false;
}

}  // namespace orrery::ahos
