// Positions for scenarios: from the `given` part of a scenario file to a state (docs/scenarios.md). Every
// fault is told with the path of the offending entry.
#include <algorithm>
#include <charconv>

#include "engine/core/json_fields.h"
#include "engine/core/json_text.h"
#include "games/ahos/ahos_game.h"
#include "games/ahos/exact_names.h"
#include "games/ahos/flow/rounds.h"
#include "games/ahos/flow/turn.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

constexpr std::array<std::string_view, kSeats> kColours{"red", "blue", "green", "yellow"};

// Scalars come as strings or numbers; both are read as text.
std::string text_of(const json::value& j) {
  if (j.is_string()) return std::string(j.get_string());
  if (j.is_int64()) return std::to_string(j.get_int64());
  if (j.is_uint64()) return std::to_string(j.get_uint64());
  if (j.is_bool()) return j.get_bool() ? "true" : "false";
  return "";
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> out;
  std::string word;
  for (char c : text + " ") {
    if (c != ' ') {
      word += c;
    } else if (!word.empty()) {
      out.push_back(word);
      word.clear();
    }
  }
  return out;
}

bool number_of(const std::string& text, int& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

class Builder {
 public:
  Builder(const Rules& r, State& s) : r_(r), s_(s) {}

  std::string build(const json::object& given) {
    given_ = &given;
    s_ = empty_table(r_);
    const bool good = known_keys() && read_races() && read_tiles() && read_black_holes() && read_place() &&
                      read_track() && read_tokens() && read_zones() && read_rest() && read_technology() &&
                      read_aliens() && read_wormholes() && read_pacts() && read_clock();
    if (!good) return error_;
    for (int i = 0; i < r_.players; ++i) {
      s_.players[SeatId(i)].vp = static_cast<std::int16_t>(track_vp(Look{s_, r_}, SeatId(i)));
    }
    begin();
    if (!read_set()) return error_;
    return error_;
  }

 private:
  bool fail(const std::string& path, const std::string& what) {
    if (error_.empty()) error_ = path + ": " + what;
    return false;
  }
  [[nodiscard]] const json::value* get(std::string_view key) const { return given_->if_contains(key); }

  bool known_keys() {
    constexpr std::array<std::string_view, 33> kKeys{"seats",
                                                     "layout",
                                                     "start",
                                                     "tiles",
                                                     "black_holes",
                                                     "place",
                                                     "track",
                                                     "development",
                                                     "display_tokens",
                                                     "hand",
                                                     "draw",
                                                     "discard",
                                                     "reserve_one",
                                                     "reserve_two",
                                                     "aside",
                                                     "rest",
                                                     "technology",
                                                     "technology_bottom",
                                                     "aliens",
                                                     "wormhole_token",
                                                     "wormholes_on_sale",
                                                     "pact",
                                                     "turn",
                                                     "actions",
                                                     "round",
                                                     "reshuffles",
                                                     "first_player",
                                                     "final_round",
                                                     "won_combat",
                                                     "cloaked",
                                                     "removed",
                                                     "set",
                                                     "idle_turns"};
    for (const auto& entry : *given_) {
      if (std::find(kKeys.begin(), kKeys.end(), std::string_view(entry.key())) == kKeys.end())
        return fail("/" + std::string(entry.key()), "no such key in a position of ahos");
    }
    return true;
  }

  template <class IdT>
  bool find(const std::string& text, const std::string& path, IdT& out) {
    if (r_.find(text, out)) return true;
    return fail(path, "no such name here: '" + text + "'");
  }

  // Calls visit(path, seat, value) for each entry of a map by seat.
  template <class Visit>
  bool each_seat(std::string_view key, const Visit& visit) {
    const json::value* j = get(key);
    if (j == nullptr) return true;
    const std::string path = "/" + std::string(key);
    if (!j->is_object()) return fail(path, "expected a map from seat to value");
    for (const auto& entry : j->get_object()) {
      SeatId seat;
      const std::string at = path + "/" + std::string(entry.key());
      if (!find(std::string(entry.key()), at, seat)) return false;
      if (!visit(at, seat, entry.value())) return false;
    }
    return true;
  }
  // Calls visit(path, value) for each item of a list.
  template <class Visit>
  bool each_item(const std::string& path, const json::value& j, const Visit& visit) {
    if (!j.is_array()) return fail(path, "expected a list");
    std::size_t i = 0;
    for (const auto& item : j.get_array()) {
      if (!visit(path + "/" + std::to_string(i++), item)) return false;
    }
    return true;
  }
  template <class Visit>
  bool each_item(std::string_view key, const Visit& visit) {
    const json::value* j = get(key);
    return j == nullptr || each_item("/" + std::string(key), *j, visit);
  }

  bool read_number(std::string_view key, int least, int most, int& out) {
    const json::value* j = get(key);
    if (j == nullptr) return true;
    if (!number_of(text_of(*j), out) || out < least || out > most)
      return fail("/" + std::string(key),
                  "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
    return true;
  }
  bool read_flag(std::string_view key, bool& out) {
    const json::value* j = get(key);
    if (j == nullptr) return true;
    const std::string text = text_of(*j);
    if (text != "true" && text != "false") return fail("/" + std::string(key), "expected true or false");
    out = text == "true";
    return true;
  }
  bool read_seat(std::string_view key, SeatId& out) {
    const json::value* j = get(key);
    return j == nullptr || find(text_of(*j), "/" + std::string(key), out);
  }

  bool read_races() {
    for (std::size_t i = 0; i < r_.options.races.size(); ++i) {
      RaceId race;
      if (!find(r_.options.races[i], "/seats", race)) return false;
      s_.players[SeatId(i)].race = race;
      s_.players[SeatId(i)].draw |= r_.races[race.index()].abilities;
    }
    for (const KindDef& def : r_.kinds) {
      if (def.family != Family::Starting) continue;
      for (int i = 0; i < r_.players; ++i) s_.players[SeatId(i)].draw.insert(def.cards.nth(i));
    }
    return true;
  }

  // Named tiles go where they are said to be; the others fill the free spaces in the order of their ids.
  bool read_tiles() {
    std::vector<bool> used(r_.tiles.size(), false);
    if (const json::value* j = get("tiles")) {
      if (!j->is_object()) return fail("/tiles", "expected a map from space to system");
      for (const auto& entry : j->get_object()) {
        const std::string path = "/tiles/" + std::string(entry.key());
        SpaceId space;
        TileId tile;
        if (!find(std::string(entry.key()), path, space) || !find(text_of(entry.value()), path, tile))
          return false;
        if (!r_.tile(tile).present) return fail(path, "this system is not in the layout");
        if (used[tile.index()]) return fail(path, "this system is placed twice");
        used[tile.index()] = true;
        s_.spaces[space].tile = tile;
      }
    }
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

  bool read_black_holes() {
    return each_item("black_holes", [&](const std::string& path, const json::value& j) {
      EdgeId edge;
      if (!find(text_of(j), path, edge)) return false;
      if (s_.spare_black_holes == 0) return fail(path, "no Black Hole disc is left");
      if (s_.black_holes.contains(edge)) return fail(path, "is listed twice");
      s_.black_holes.insert(edge);
      --s_.spare_black_holes;
      return true;
    });
  }

  // "red home 2 fleet 1 star_base at 14"
  bool read_place() {
    return each_item("place",
                     [&](const std::string& path, const json::value& j) { return place(path, text_of(j)); });
  }

  bool place(const std::string& path, const std::string& text) {
    const std::vector<std::string> words = words_of(text);
    if (words.size() < 4 || words[words.size() - 2] != "at")
      return fail(path, "expected: SEAT [home|colony|outpost] [N fleet] [N star_base] at SPACE");
    SeatId seat;
    SpaceId space;
    if (!find(words[0], path, seat) || !find(words.back(), path, space)) return false;
    for (std::size_t i = 1; i + 2 < words.size(); ++i) {
      int count = 0;
      if (number_of(words[i], count)) {
        if (i + 3 >= words.size()) return fail(path, "expected fleet or star_base after a number");
        const auto unit = find_enum<Unit>(words[++i]);
        if (!unit) return fail(path, "expected fleet or star_base, not '" + words[i] + "'");
        if (!place_units(path, seat, *unit, count, space)) return false;
      } else if (const auto marker = find_enum<Marker>(words[i]); marker && *marker != Marker::None) {
        if (!place_marker(path, seat, *marker, space)) return false;
      } else {
        return fail(path, "expected home, colony, outpost or a number, not '" + words[i] + "'");
      }
    }
    return true;
  }

  bool place_units(const std::string& path, SeatId seat, Unit unit, int count, SpaceId space) {
    Player& p = s_.players[seat];
    std::uint8_t& supply = unit == Unit::Fleet ? p.fleets : p.star_bases;
    if (count < 0 || count > supply)
      return fail(path, "only " + std::to_string(supply) + " of these are left");
    supply = static_cast<std::uint8_t>(supply - count);
    std::uint8_t& here = s_.spaces[space].units[seat].of(unit);
    here = static_cast<std::uint8_t>(here + count);
    return true;
  }

  bool place_marker(const std::string& path, SeatId seat, Marker marker, SpaceId space) {
    Player& p = s_.players[seat];
    Space& sp = s_.spaces[space];
    if (sp.marker != Marker::None) return fail(path, "there is a marker already");
    if (marker != Marker::Outpost && !r_.tile(sp.tile).habitable)
      return fail(path, "this system is uninhabitable");
    if (marker == Marker::Home && !p.home_in_supply) return fail(path, "there is only one Home planet");
    if (marker == Marker::Outpost && p.outposts == 0) return fail(path, "no outpost is left");
    if (marker == Marker::Colony && p.track_discs + p.spare_discs == 0)
      return fail(path, "no colony disc is left");
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
  bool read_track() {
    // A Home planet that is not on the board has been lost (AFT-7).
    for (Player& p : s_.players) p.home_in_supply = false;
    return each_seat("track", [&](const std::string& path, SeatId seat, const json::value& j) {
      Player& p = s_.players[seat];
      const int all = p.track_discs + p.spare_discs;
      int track = 0;
      if (!number_of(text_of(j), track) || track < 0 || track > std::min(all, r_.limits.colony_track - 1))
        return fail(path, "expected how many discs are left on the colony track");
      p.track_discs = static_cast<std::uint8_t>(track);
      p.spare_discs = static_cast<std::uint8_t>(all - track);
      return true;
    });
  }

  TokenId free_token(const std::string& name) const {
    TokenKindId kind;
    if (!r_.find(name, kind)) return TokenId{};
    return (s_.token_pool & r_.token_kinds[kind.index()].tokens).first();
  }

  // development: {red: [D01, D02 used]}; display_tokens: [...], by default the first ones of the pool.
  bool read_tokens() {
    const bool good =
        each_seat("development", [&](const std::string& path, SeatId seat, const json::value& list) {
          return each_item(path, list, [&](const std::string& at, const json::value& j) {
            const std::vector<std::string> words = words_of(text_of(j));
            const TokenId token = words.empty() ? TokenId{} : free_token(words[0]);
            const bool used = words.size() == 2 && words[1] == "used";
            if (!token.valid() || (words.size() > 1 && !used))
              return fail(at, "expected a free Development token [used]");
            s_.token_pool.erase(token);
            s_.players[seat].tokens.insert(token);
            if (used) s_.players[seat].used_tokens.insert(token);
            return true;
          });
        });
    if (!good) return false;
    if (get("display_tokens") == nullptr) {
      while (s_.token_display.size() < r_.limits.development_display && !s_.token_pool.empty()) {
        s_.token_display.insert(s_.token_pool.first());
        s_.token_pool.erase(s_.token_pool.first());
      }
      return true;
    }
    return each_item("display_tokens", [&](const std::string& path, const json::value& j) {
      const TokenId token = free_token(text_of(j));
      if (!token.valid()) return fail(path, "expected a free Development token");
      s_.token_pool.erase(token);
      s_.token_display.insert(token);
      return true;
    });
  }

  // Takes a card of that kind from where nobody asked for it yet: the player's own deck, or the Technology
  // deck.
  CardId fetch(SeatId seat, const std::string& name) {
    KindId kind;
    if (!r_.find(name, kind)) return CardId{};
    const CardSet copies = r_.kinds[kind.index()].cards;
    for (CardSet* place : {&s_.players[seat].draw, &s_.tech_pool, &s_.neutral_cards}) {
      const CardId card = ((*place & copies) - placed_).first();
      if (!card.valid() || card == r_.wormhole_card) continue;
      place->erase(card);
      placed_.insert(card);
      return card;
    }
    return CardId{};
  }

  bool read_zone(std::string_view key, Zone z) {
    return each_seat(key, [&](const std::string& path, SeatId seat, const json::value& list) {
      return each_item(path, list, [&](const std::string& at, const json::value& j) {
        const CardId card = fetch(seat, text_of(j));
        if (!card.valid()) return fail(at, "expected a free card, not '" + text_of(j) + "'");
        if (z == Zone::ReserveTwo && !r_.reserve_marked.contains(card))
          return fail(at, "is not marked Reserve");
        zone(s_.players[seat], z).insert(card);
        if (z != Zone::Hand && z != Zone::Draw && r_.technology.contains(card)) s_.revealed.insert(card);
        return true;
      });
    });
  }

  bool read_zones() {
    return read_zone("hand", Zone::Hand) && read_zone("draw", Zone::Draw) &&
           read_zone("discard", Zone::Discard) && read_zone("reserve_one", Zone::ReserveOne) &&
           read_zone("reserve_two", Zone::ReserveTwo) && read_zone("aside", Zone::Aside) &&
           each_seat("removed", [&](const std::string& path, SeatId seat, const json::value& list) {
             return each_item(path, list, [&](const std::string& at, const json::value& j) {
               const CardId card = fetch(seat, text_of(j));
               if (!card.valid()) return fail(at, "expected a card of that player");
               (r_.kind(card).family == Family::System ? s_.neutral_cards : s_.removed).insert(card);
               return true;
             });
           });
  }

  // rest: {red: discard}: where the player's cards lie that were not named; draw (the default), discard or
  // removed.
  bool read_rest() {
    return each_seat("rest", [&](const std::string& path, SeatId seat, const json::value& j) {
      Player& p = s_.players[seat];
      const std::string where = text_of(j);
      const CardSet rest = p.draw - placed_;
      if (where == "draw") return true;
      p.draw -= rest;
      if (where == "discard") {
        p.discard |= rest;
        return true;
      }
      if (where != "removed") return fail(path, "expected draw, discard or removed");
      for (CardId c : rest) (r_.kind(c).family == Family::System ? s_.neutral_cards : s_.removed).insert(c);
      return true;
    });
  }

  CardId free_technology(const std::string& name) const {
    KindId kind;
    if (!r_.find(name, kind)) return CardId{};
    return (s_.tech_pool & r_.kinds[kind.index()].cards).first();
  }

  // technology: [T01, ...]: the display, by default the first cards of the deck; technology_bottom: cards
  // under the deck.
  bool read_technology() {
    const bool given = get("technology") != nullptr;
    const bool good = each_item("technology", [&](const std::string& path, const json::value& j) {
      const CardId card = free_technology(text_of(j));
      if (!card.valid() || card == r_.wormhole_card) return fail(path, "expected a free Technology card");
      s_.tech_pool.erase(card);
      s_.tech_display.insert(card);
      return true;
    });
    if (!good) return false;
    const bool bottom = each_item("technology_bottom", [&](const std::string& path, const json::value& j) {
      const CardId card = free_technology(text_of(j));
      if (!card.valid() || card == r_.wormhole_card) return fail(path, "expected a free Technology card");
      s_.tech_pool.erase(card);
      s_.tech_bottom.push_back(card);
      return true;
    });
    if (!bottom || given) return bottom;
    for (CardId c : r_.technology) {
      if (s_.tech_display.size() >= r_.limits.technology_display) break;
      if (!s_.tech_pool.contains(c) || c == r_.wormhole_card) continue;
      s_.tech_pool.erase(c);
      s_.tech_display.insert(c);
    }
    return true;
  }

  // aliens: {14: 3, 20: hidden, 21: none, 8: 2 seen by red}; by default hidden on every neutral habitable
  // system.
  bool read_aliens() {
    const Look look{s_, r_};
    for (SpaceId sp : r_.board) {
      bool empty = true;
      for (int i = 0; i < r_.players; ++i) empty = empty && !holds_piece(s_.spaces[sp], SeatId(i));
      if (empty && habitable(look, sp)) s_.spaces[sp].alien = AlienSide::Hidden;
    }
    const json::value* j = get("aliens");
    if (j == nullptr) return true;
    if (!j->is_object()) return fail("/aliens", "expected a map from space to Alien token");
    for (const auto& entry : j->get_object()) {
      const std::string path = "/aliens/" + std::string(entry.key());
      SpaceId space;
      if (!find(std::string(entry.key()), path, space) ||
          !read_alien(path, space, words_of(text_of(entry.value()))))
        return false;
    }
    return true;
  }

  bool read_alien(const std::string& path, SpaceId space, const std::vector<std::string>& words) {
    Space& sp = s_.spaces[space];
    int value = 0;
    if (words.size() == 1 && (words[0] == "hidden" || words[0] == "none")) {
      sp.alien = words[0] == "hidden" ? AlienSide::Hidden : AlienSide::None;
      return true;
    }
    if (words.empty() || !number_of(words[0], value))
      return fail(path, "expected hidden, none, a value, or: VALUE seen by SEAT");
    for (AlienId a : s_.alien_pool) {
      if (r_.alien_value[a.index()] == value) {
        sp.alien_token = a;
        break;
      }
    }
    if (!sp.alien_token.valid()) return fail(path, "no Alien token of that value is left");
    s_.alien_pool.erase(sp.alien_token);
    sp.alien = AlienSide::FaceUp;
    if (words.size() == 1) return true;
    SeatId seat;
    if (words.size() != 4 || words[1] != "seen" || words[2] != "by")
      return fail(path, "expected: VALUE seen by SEAT");
    if (!find(words[3], path, seat)) return false;
    sp.alien = AlienSide::Hidden;
    sp.alien_seen.insert(seat);
    return true;
  }

  bool read_wormholes() {
    const bool good = each_item("wormhole_token", [&](const std::string& path, const json::value& j) {
      SeatId seat;
      if (!find(text_of(j), path, seat)) return false;
      s_.players[seat].wormhole_token = true;
      s_.wormholes_on_sale = true;
      return true;
    });
    if (!good || !read_flag("wormholes_on_sale", s_.wormholes_on_sale)) return false;
    if (s_.wormholes_on_sale) s_.tech_pool.erase(r_.wormhole_card);
    return true;
  }

  // pact: {blue: red}: red may not enter blue's systems; blue's pact card lies aside.
  bool read_pacts() {
    return each_seat("pact", [&](const std::string& path, SeatId seat, const json::value& j) {
      SeatId other;
      if (!find(text_of(j), path, other)) return false;
      const CardSet pacts = r_.having(EffectCode::Pact);
      for (CardId c : pacts) {
        for (Zone z : {Zone::Draw, Zone::Hand, Zone::Discard}) {
          if (!zone(s_.players[seat], z).contains(c)) continue;
          zone(s_.players[seat], z).erase(c);
          s_.players[seat].aside.insert(c);
        }
      }
      if (!s_.players[seat].aside.intersects(pacts)) return fail(path, "this player has no pact card");
      s_.players[seat].pact_with = other;
      return true;
    });
  }

  bool read_clock() {
    int actions = r_.limits.actions;
    int round = 1;
    int reshuffles = 0;
    int final_round = 0;
    int idle = 0;
    s_.turn.seat = SeatId(0);
    if (!read_seat("turn", s_.turn.seat)) return false;
    s_.first_player = SeatId(0);
    constexpr int kMany = 250;
    const bool good =
        read_seat("first_player", s_.first_player) && read_number("actions", 0, kMany, actions) &&
        read_number("round", 1, kMany, round) && read_number("reshuffles", 0, kMany, reshuffles) &&
        read_number("final_round", 0, kMany, final_round) && read_number("idle_turns", 0, kMany, idle) &&
        read_flag("won_combat", s_.turn.won_combat) && read_flag("cloaked", s_.turn.cloaked);
    s_.turn.actions = static_cast<std::uint8_t>(actions);
    s_.round = static_cast<std::uint16_t>(round);
    s_.reshuffles = static_cast<std::uint8_t>(reshuffles);
    s_.final_round = static_cast<std::uint16_t>(final_round);
    s_.idle_turns = static_cast<std::uint8_t>(idle);
    return good;
  }

  // The turn of the given seat, at its next action.
  void begin() {
    const std::size_t players = static_cast<std::size_t>(r_.players);
    const std::size_t place = (s_.turn.seat.index() + players - s_.first_player.index()) % players;
    Rounds rounds;
    rounds.played = static_cast<std::uint8_t>(place + 1);
    Turn turn;
    turn.seat = s_.turn.seat;
    turn.step = TurnStep::Actions;
    s_.flow.frames.push_back(rounds);
    s_.flow.frames.push_back(turn);
    run(Play{s_, r_, nullptr});
  }

  // set: {/players/red/vp: 12}: any field of the state by its path, read and written through the exact JSON
  // form.
  bool read_set() {
    const json::value* j = get("set");
    if (j == nullptr) return true;
    if (!j->is_object()) return fail("/set", "expected a map from path to value");
    const ExactNames names{r_};
    json::value doc = to_json(s_, names);
    for (const auto& entry : j->get_object()) {
      json::value* place = json_at(doc, entry.key());
      const std::string at = "/set" + std::string(entry.key());
      if (place == nullptr) return fail(at, "no such path in the state");
      if (entry.key().starts_with("/flow")) return fail(at, "where the game stands cannot be set");
      *place = entry.value();
    }
    State changed = s_;
    const std::string wrong = from_json(doc, changed, names);
    if (!wrong.empty()) return fail("/set", wrong);
    for (SpaceId space : r_.board) {
      if (!changed.spaces[space].tile.valid()) return fail("/set", "a space without a system");
    }
    for (CardId card : changed.tech_bottom) {
      if (!card.valid()) return fail("/set", "a card that is none");
    }
    s_ = changed;
    return true;
  }

  const Rules& r_;
  State& s_;
  const json::object* given_ = nullptr;
  CardSet placed_;
  std::string error_;
};

std::string read_seats(const json::value& seats, TableOptions& table) {
  if (!seats.is_object()) return "/seats: expected a map from colour to race";
  std::string races;
  std::size_t i = 0;
  for (std::string_view colour : kColours) {
    const json::value* race = seats.get_object().if_contains(colour);
    if (race == nullptr) break;
    races += (i == 0 ? "" : ",") + text_of(*race);
    ++i;
  }
  if (i != seats.get_object().size() || i < 2)
    return "/seats: expected red and blue, and green, and yellow, without gaps";
  table.values["players"] = std::to_string(i);
  table.values["races"] = races;
  return "";
}

}  // namespace

std::string table_of_given(const json::value& given, TableOptions& table) {
  if (!given.is_object()) return "/: expected a map";
  const json::object& g = given.get_object();
  if (const json::value* layout = g.if_contains("layout")) table.values["layout"] = text_of(*layout);
  const json::value* seats = g.if_contains("seats");
  if (seats == nullptr) return "/seats: expected the seats, e.g. {red: aggroloids, blue: technoids}";
  if (seats->is_object()) return read_seats(*seats, table);
  // seats: 3: so many players, races dealt in set-up.
  table.values["players"] = text_of(*seats);
  return "";
}

std::string build_position(const Rules& rules, const json::value& given, State& out) {
  const json::object& g = given.get_object();
  if (const json::value* start = g.if_contains("start")) {
    if (text_of(*start) != "setup") return "/start: expected setup";
    for (const auto& entry : g) {
      if (entry.key() != "start" && entry.key() != "seats" && entry.key() != "layout")
        return "/" + std::string(entry.key()) + ": not together with start: setup";
    }
    out = Ahos::start(rules);
    return "";
  }
  if (rules.options.races.empty())
    return "/seats: expected a race for each seat, e.g. {red: aggroloids, blue: technoids}";
  Builder builder(rules, out);
  return builder.build(g);
}

}  // namespace orrery::ahos
