// Everything that does not change during a game: the content pack in the form the flow needs, the options of
// the table, and look-up tables. Built once by make_rules, shared by all states of the game, never copied
// into a state.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fixed_vec.h"
#include "games/ahos/effect.h"
#include "games/ahos/pack/pack.h"
#include "games/ahos/types.h"
#include "games/pack/pack_identity.h"
#include "games/table_options.h"

namespace orrery::ahos {

struct Options {
  int players = 3;
  std::string layout;              // empty: the pack's default
  std::vector<std::string> races;  // race keys by seat; empty: dealt (SET-14)
  bool require_connected_galaxy = false;
  WindowOption windows = WindowOption::Holders;
};

struct Link {
  SpaceId space;
  EdgeId edge;
};

struct SpaceDef {
  int number = 0;
  int x = 0;
  int y = 0;
  bool present = false;  // left out by the layout otherwise
  FixedVec<Link, 8> links;
  SpaceSet neighbours;  // at the other ends of the links
  EdgeSet edges;        // the links themselves
  std::array<EdgeId, kLetters>
      letter{};  // the connection that carries the letter here; none if there is none
};

struct EdgeDef {
  SpaceId a;  // a < b
  SpaceId b;
};

struct TileDef {
  std::string id;
  std::string name;
  bool present = false;
  bool habitable = false;
  int strength = 0;
  int letter = -1;  // 0..4 for a black hole symbol A..E
  bool wormhole = false;
  CardId card;  // none for a tile without a card
};

enum class Family : std::uint8_t { System, Starting, Ability, Technology };

struct KindDef {
  std::string id;
  std::string name;
  std::string text;
  Family family = Family::System;
  CardKind kind = CardKind::None;
  bool single = false;
  bool culture = false;
  std::array<std::uint8_t, kResources> res{};
  int vp = 0;
  VpCounts vp_counts = VpCounts::No;
  int cost = 0;
  TileId tile;  // system cards
  RaceId race;  // ability cards
  FixedVec<Effect, 3> effects;
  CardSet cards;  // the physical copies
};

struct TokenDef {
  std::string id;
  std::string name;
  std::array<std::uint8_t, kResources> res{};
  int reserve = 0;
  int vp = 0;
  TokenSet tokens;
};

struct RaceDef {
  std::string id;
  std::string key;
  std::string name;
  CardSet abilities;
};

struct Rules {
  Options options;
  int players = 0;
  PackIdentity pack;
  Limits limits;

  std::vector<SpaceDef> spaces;  // by SpaceId, spaces that the layout leaves out included
  std::vector<EdgeDef> edges;
  std::vector<TileDef> tiles;
  std::vector<KindDef> kinds;
  std::vector<KindId> kind_of;                               // by CardId
  std::vector<std::array<std::uint8_t, kResources>> res_of;  // by CardId
  std::vector<TokenDef> token_kinds;
  std::vector<TokenKindId> token_kind_of;  // by TokenId
  std::vector<int> alien_value;            // by AlienId
  std::vector<RaceDef> races;

  SpaceSet board;                                // spaces of the layout
  CardSet habitable_cards, uninhabitable_cards;  // of tiles in the layout
  CardSet technology;                            // all Technology cards
  CardSet starting;                              // all starting cards
  CardSet reserve_marked;                        // cards marked Reserve (RSV-2)
  CardSet texts;                                 // cards whose text can be used by choice
  CardSet combat_texts;                          // of these, those marked Combat
  CardSet culture;                               // Culture cards
  CardId wormhole_card;                          // Wormhole Technology
  std::array<CardSet, kEffectCodes> with_code;   // cards that have an effect of that code
  std::array<SeatId, kSeats> seat_order{};       // clockwise

  [[nodiscard]] const KindDef& kind(CardId c) const { return kinds[kind_of[c.index()].index()]; }
  [[nodiscard]] const TokenDef& token(TokenId t) const {
    return token_kinds[token_kind_of[t.index()].index()];
  }
  [[nodiscard]] const TileDef& tile(TileId t) const { return tiles[t.index()]; }
  [[nodiscard]] const CardSet& having(EffectCode code) const {
    return with_code[static_cast<std::size_t>(code)];
  }
  // The effect of that code on the card; the card must be in having(code).
  [[nodiscard]] const Effect& effect(CardId c, EffectCode code) const;
  [[nodiscard]] SeatId next_seat(SeatId s) const {
    return SeatId((s.index() + 1) % static_cast<std::size_t>(players));
  }
  [[nodiscard]] EdgeId edge_between(SpaceId a, SpaceId b) const;

  // Names, for notation and JSON (the Namer of engine/core/json_fields.h). Copies of a card share their
  // kind's name.
  [[nodiscard]] std::string name(SeatId id) const;
  [[nodiscard]] std::string name(SpaceId id) const;
  [[nodiscard]] std::string name(EdgeId id) const;
  [[nodiscard]] std::string name(TileId id) const;
  [[nodiscard]] std::string name(KindId id) const;
  [[nodiscard]] std::string name(CardId id) const;
  [[nodiscard]] std::string name(TokenKindId id) const;
  [[nodiscard]] std::string name(TokenId id) const;
  [[nodiscard]] std::string name(AlienId id) const;
  [[nodiscard]] std::string name(RaceId id) const;
  bool find(std::string_view text, SeatId& out) const;
  bool find(std::string_view text, SpaceId& out) const;
  bool find(std::string_view text, EdgeId& out) const;
  bool find(std::string_view text, TileId& out) const;
  bool find(std::string_view text, KindId& out) const;
  bool find(std::string_view text, CardId& out) const;  // the first copy, or "T01#2" for the second
  bool find(std::string_view text, TokenKindId& out) const;
  bool find(std::string_view text, TokenId& out) const;
  bool find(std::string_view text, AlienId& out) const;
  bool find(std::string_view text, RaceId& out) const;
  [[nodiscard]] std::size_t count(SeatId) const { return static_cast<std::size_t>(players); }
  [[nodiscard]] std::size_t count(SpaceId) const { return spaces.size(); }
};

// The rules of one table, or the reason why these options do not fit the pack.
struct MadeRules {
  std::shared_ptr<const Rules> rules;
  std::string error;
};
MadeRules make_rules(const Pack& pack, const Options& options);

}  // namespace orrery::ahos
