// Positions for scenarios: from the `given` part of a scenario file to a state (docs/positions-ti4.md). Every
// fault is told with the path of the offending entry.
#include <algorithm>

#include "games/given_reader.h"
#include "games/ti4/query.h"
#include "games/ti4/ti4.h"
#include "games/ti4/ti4_game.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<std::string_view, kSeats> kColours{"red", "blue", "green", "yellow", "purple", "black"};
constexpr std::array<std::string_view, 44> kKeys{"seats",
                                                 "start",
                                                 "goal",
                                                 "options",
                                                 "tiles",
                                                 "map",
                                                 "place",
                                                 "control",
                                                 "exhausted",
                                                 "pools",
                                                 "tokens",
                                                 "trade_goods",
                                                 "commodities",
                                                 "technologies",
                                                 "hand",
                                                 "secrets",
                                                 "scored",
                                                 "notes",
                                                 "notes_in_play",
                                                 "vp",
                                                 "objectives",
                                                 "laws",
                                                 "agenda_top",
                                                 "agenda_bottom",
                                                 "speaker",
                                                 "custodians",
                                                 "round",
                                                 "strategy",
                                                 "strategy_goods",
                                                 "phase",
                                                 "turn",
                                                 "passed",
                                                 "wormholes",
                                                 "returning",
                                                 "zero_token",
                                                 "discard",
                                                 "exhausted_technologies",
                                                 "exhausted_strategy",
                                                 "copied",
                                                 "eliminated",
                                                 "agenda_discard",

                                                 "units",
                                                 "stage_left",
                                                 "exhausted_laws"};

class Builder {
 public:
  Builder(const Rules& r, const json::object& given, State& s) : r_(r), in_(given), s_(s) {}

  std::string build() {
    s_ = empty_table(r_);
    const bool good = known_keys() && read_seats() && read_galaxy() && read_homes() && read_technologies() &&
                      read_place() && read_control() && read_sheets() && read_cards() && read_objectives() &&
                      read_notes() && read_laws() && read_agendas() && read_clock();
    if (!good) return in_.error();
    settle_derived();
    if (!begin()) return in_.error();
    return "";
  }

 private:
  Play play() { return Play{s_, r_, nullptr}; }
  Look look() const { return Look{s_, r_}; }

  bool known_keys() {
    for (const auto& entry : in_.all()) {
      if (std::find(kKeys.begin(), kKeys.end(), std::string_view(entry.key())) == kKeys.end())
        return in_.fail("/" + std::string(entry.key()), "no such key in a position of ti4");
    }
    return true;
  }

  template <class IdT>
  bool find(const std::string& path, const std::string& text, IdT& out) {
    if (r_.find(text, out)) return true;
    return in_.fail(path, "no such name here: '" + text + "'");
  }
  template <class IdT>
  bool find(const std::string& path, const json::value& j, IdT& out) {
    return find(path, GivenReader::text_of(j), out);
  }
  template <class Visit>
  bool each_seat(std::string_view key, const Visit& visit) {
    const json::value* j = in_.get(key);
    if (j == nullptr) return true;
    return in_.each_entry("/" + std::string(key), *j,
                          [&](const std::string& path, const std::string& name, const json::value& v) {
                            SeatId seat;
                            return find(path, name, seat) && visit(path, seat, v);
                          });
  }
  // A list of things by seat: visit(seat, id).
  template <class IdT, class Visit>
  bool each_seat_list(std::string_view key, const Visit& visit) {
    return each_seat(key, [&](const std::string& path, SeatId seat, const json::value& v) {
      return in_.each_item(path, v, [&](const std::string& at, const json::value& item) {
        IdT id;
        return find(at, item, id) && visit(at, seat, id);
      });
    });
  }
  template <class IdT, class Visit>
  bool each_in(std::string_view key, const Visit& visit) {
    const json::value* j = in_.get(key);
    if (j == nullptr) return true;
    return in_.each_item("/" + std::string(key), *j, [&](const std::string& at, const json::value& item) {
      IdT id;
      return find(at, item, id) && visit(at, id);
    });
  }

  bool read_seats() {
    for (int i = 0; i < r_.players; ++i) {
      Player& p = s_.players[SeatId(i)];
      FactionId f;
      if (!find("/seats", r_.options.faction_ids[static_cast<std::size_t>(i)], f)) return false;
      p.faction = f;
      p.tactic = 3;
      p.fleet = 3;
      p.strategy = 2;
      p.techs = r_.faction(f).start_techs;
      for (std::size_t n = 0; n < kNotesPerSeat; ++n) {
        const NoteId note(static_cast<std::size_t>(i) * kNotesPerSeat + n);
        p.notes.insert(note);
        s_.note_known[note.index()] = SeatSet::first_n(kSeats);
      }
      recount_rows(s_, r_, SeatId(i));
    }
    return true;
  }

  // The galaxy: Mecatol Rex, homes, then tiles 19, 20, 21 ... by spot, unless /map or /tiles say otherwise.
  bool read_galaxy() {
    std::array<SystemId, kMaxSpots> at{};
    at[0] = r_.mecatol_system;
    SystemSet used{r_.mecatol_system};
    int next = 19;
    for (std::size_t i = 1; i < r_.spots.size() && i < kMaxSpots; ++i) {
      const SpotDef& spot = r_.spots[i];
      if (!spot.used) continue;
      if (spot.home_seat >= 0) {
        at[i] = home_tile(SeatId(spot.home_seat));
      } else if (!r_.options.map_tiles.empty()) {
        const std::size_t n = i - 1;
        const int number = n < r_.options.map_tiles.size() ? r_.options.map_tiles[n] : 0;
        if (number > 0) at[i] = SystemId(number - 1);
      } else {
        at[i] = SystemId(next++ - 1);
      }
      if (at[i].valid()) used.insert(at[i]);
    }
    if (!swap_tiles(at)) return false;
    Play g = play();
    for (std::size_t i = 0; i < kMaxSpots; ++i) {
      if (at[i].valid()) place_tile(g, SeatId{}, at[i], SpotId(i));
    }
    for (int i = 0; i < r_.players; ++i) {
      if (r_.faction(s_.players[SeatId(i)].faction).home == r_.gate_home) place_beside(g, r_.gate_home);
    }
    s_.loose_tiles.clear();
    return true;
  }
  SystemId home_tile(SeatId seat) const {
    const SystemId home = r_.faction(s_.players[seat].faction).home;
    return home == r_.gate_home ? r_.gate : home;
  }
  // /tiles: {"0,-1": 25}: that tile goes there; where it was goes what lay there. 0: no tile.
  bool swap_tiles(std::array<SystemId, kMaxSpots>& at) {
    const json::value* j = in_.get("tiles");
    if (j == nullptr) return true;
    return in_.each_entry("/tiles", *j,
                          [&](const std::string& path, const std::string& key, const json::value& v) {
                            SpotId spot;
                            if (!find(path, key, spot) || spot.index() >= kMaxSpots)
                              return in_.fail(path, "expected a spot such as 0,-1");
                            if (GivenReader::text_of(v) == "0") {
                              at[spot.index()] = SystemId{};
                              return true;
                            }
                            SystemId tile;
                            if (!find(path, v, tile)) return false;
                            for (SystemId& other : at) {
                              if (other == tile) other = at[spot.index()];
                            }
                            at[spot.index()] = tile;
                            return true;
                          });
  }

  bool read_homes() {
    for (int i = 0; i < r_.players; ++i) {
      for (PlanetId p : r_.faction(s_.players[SeatId(i)].faction).planets) take_planet(SeatId(i), p);
    }
    const json::value* units = in_.get("units");
    if (units == nullptr) return true;
    if (GivenReader::text_of(*units) != "start") return in_.fail("/units", "expected start");
    for (int i = 0; i < r_.players; ++i) starting_units(SeatId(i));
    return true;
  }
  // /units: start: every player has the starting units, those of the ground on the first home planet.
  void starting_units(SeatId seat) {
    const FactionDef& f = r_.faction(s_.players[seat].faction);
    Play g = play();
    for (Unit u : kAllUnits) {
      const UnitRow* row = row_of(look(), seat, u);
      const bool floats = row != nullptr && row->has(UnitTrait::Floating);
      const Place where = is_ship(u) || floats ? space_of(f.home) : on(f.planets[0]);
      place_units(g, seat, u, f.start[at(u)], where);
    }
  }
  void take_planet(SeatId seat, PlanetId planet) {
    const SeatId before = s_.planets[planet].controller;
    if (before.valid()) s_.players[before].planets.erase(planet);
    s_.planets[planet].controller = seat;
    s_.players[seat].planets.insert(planet);
    s_.exhausted_planets.erase(planet);
  }

  bool read_technologies() {
    SeatSet given;
    const bool listed = each_seat("technologies", [&](const std::string&, SeatId seat, const json::value&) {
      s_.players[seat].techs.clear();
      given.insert(seat);
      return true;
    });
    return listed &&
           each_seat_list<TechId>("technologies",
                                  [&](const std::string&, SeatId seat, TechId t) {
                                    s_.players[seat].techs.insert(t);
                                    recount_rows(s_, r_, seat);
                                    return true;
                                  }) &&
           each_seat_list<TechId>("exhausted_technologies",
                                  [&](const std::string&, SeatId seat, TechId t) {
                                    s_.players[seat].exhausted_techs.insert(t);
                                    return true;
                                  }) &&
           each_seat_list<TechId>("copied", [&](const std::string& path, SeatId seat, TechId t) {
             Player& p = s_.players[seat];
             const std::size_t token = p.assimilated[0].valid() ? 1 : 0;
             if (p.assimilated[token].valid()) return in_.fail(path, "there are two assimilator tokens");
             p.assimilated[token] = t;
             p.copied.insert(t);
             recount_rows(s_, r_, seat);
             return true;
           });
  }

  // "red 2 cruiser 1 damaged_dreadnought at 18", "blue 3 infantry 1 pds at jord".
  bool read_place() {
    const json::value* j = in_.get("place");
    if (j == nullptr) return true;
    return in_.each_item("/place", *j, [&](const std::string& path, const json::value& item) {
      const std::vector<std::string> words = GivenReader::words_of(GivenReader::text_of(item));
      const auto bad = [&] {
        return in_.fail(path, "expected SEAT COUNT UNIT [COUNT UNIT ...] at SYSTEM or PLANET");
      };
      if (words.size() < 5 || words.size() % 2 == 0 || words[words.size() - 2] != "at") return bad();
      SeatId seat;
      Place where;
      if (!find(path, words[0], seat)) return false;
      if (!r_.find(words.back(), where.system) && !find(path, words.back(), where.planet)) return false;
      if (where.system.valid() && !s_.board.contains(where.system))
        return in_.fail(path, "tile " + words.back() + " is not in this galaxy");
      for (std::size_t i = 1; i + 2 < words.size(); i += 2) {
        int count = 0;
        if (!GivenReader::number_of(words[i], count) || count < 1 || count > 99) return bad();
        if (!put(path, seat, words[i + 1], count, where)) return false;
      }
      return true;
    });
  }
  bool put(const std::string& path, SeatId seat, std::string_view word, int count, Place where) {
    const bool damaged = word.starts_with("damaged_");
    if (damaged) word.remove_prefix(8);
    const auto unit = find_enum<Unit>(word);
    if (!unit) return in_.fail(path, "no such unit: '" + std::string(word) + "'");
    const UnitRow* row = row_of(look(), seat, *unit);
    if (row == nullptr) return in_.fail(path, "this player cannot have a " + std::string(word) + " yet");
    const bool floats = row->has(UnitTrait::Floating);
    const bool fits = where.planet.valid() ? *unit == Unit::Infantry || (is_structure(*unit) && !floats)
                                           : is_ship(*unit) || *unit == Unit::Infantry || floats;
    if (!fits) return in_.fail(path, "a " + std::string(word) + " cannot be there");
    if (damaged && (at(*unit) >= kSustaining || where.planet.valid()))
      return in_.fail(path, "it cannot be damaged");
    if (count > available(look(), seat, *unit))
      return in_.fail(path, "there are not so many pieces of " + std::string(word));
    Play g = play();
    place_units(g, seat, *unit, count, where);
    for (int i = 0; damaged && i < count; ++i) damage_unit(g, seat, *unit, where.system);
    if (where.planet.valid() && !s_.planets[where.planet].controller.valid()) take_planet(seat, where.planet);
    return true;
  }

  bool read_control() {
    return each_seat_list<PlanetId>("control",
                                    [&](const std::string& path, SeatId seat, PlanetId p) {
                                      if (!s_.board.contains(r_.planet(p).system))
                                        return in_.fail(path, "that planet is not in this galaxy");
                                      take_planet(seat, p);
                                      return true;
                                    }) &&
           each_in<PlanetId>("exhausted", [&](const std::string&, PlanetId p) {
             s_.exhausted_planets.insert(p);
             return true;
           });
  }

  bool seat_number(std::string_view key, int high, const auto& set) {
    return each_seat(key, [&](const std::string& path, SeatId seat, const json::value& v) {
      int n = 0;
      if (!in_.number(path, v, 0, high, n)) return false;
      set(s_.players[seat], n);
      return true;
    });
  }

  bool read_sheets() {
    const auto byte = [](int n) { return static_cast<std::uint8_t>(n); };
    bool good = each_seat("pools", [&](const std::string& path, SeatId seat, const json::value& v) {
      std::vector<int> n;
      const bool listed = in_.each_item(path, v, [&](const std::string& at, const json::value& item) {
        int x = 0;
        const bool fine = in_.number(at, item, 0, kCommandTokens, x);
        n.push_back(x);
        return fine;
      });
      if (!listed) return false;
      if (n.size() != 3) return in_.fail(path, "expected [tactic, fleet, strategy]");
      Player& p = s_.players[seat];
      p.tactic = byte(n[0]);
      p.fleet = byte(n[1]);
      p.strategy = byte(n[2]);
      return true;
    });
    good = good && each_seat_list<SystemId>("tokens", [&](const std::string&, SeatId seat, SystemId sys) {
             s_.players[seat].tokens.insert(sys);
             return true;
           });
    good = good && seat_number("trade_goods", 200,
                               [](Player& p, int n) { p.trade_goods = static_cast<std::uint16_t>(n); });
    good = good && seat_number("commodities", 12, [&](Player& p, int n) { p.commodities = byte(n); });
    good = good && seat_number("vp", 14, [&](Player& p, int n) { p.vp = byte(n); });
    good = good && seat_number("returning", 30, [&](Player& p, int n) { p.returning = byte(n); });
    if (!good) return false;
    for (int i = 0; i < r_.players; ++i) {
      if (reserve_tokens(look(), SeatId(i)) < 0)
        return in_.fail("/pools",
                        std::string(kColours[static_cast<std::size_t>(i)]) + " has only 16 command tokens");
    }
    return true;
  }

  // One physical copy of a card out of the deck.
  bool take_card(const std::string& path, CardId named, CardId& out) {
    out = (s_.action_deck & r_.card(named).cards).first();
    return out.valid() || in_.fail(path, "there is no further copy of " + r_.name(named));
  }
  bool read_cards() {
    return each_seat_list<CardId>("hand",
                                  [&](const std::string& path, SeatId seat, CardId named) {
                                    CardId card;
                                    if (!take_card(path, named, card)) return false;
                                    s_.action_deck.erase(card);
                                    s_.players[seat].hand.insert(card);
                                    s_.card_known[card.index()] = SeatSet{seat};
                                    return true;
                                  }) &&
           each_in<CardId>("discard", [&](const std::string& path, CardId named) {
             CardId card;
             if (!take_card(path, named, card)) return false;
             s_.action_deck.erase(card);
             s_.action_discard.insert(card);
             return true;
           });
  }

  bool read_objectives() {
    bool good =
        each_seat_list<ObjectiveId>("secrets", [&](const std::string& path, SeatId seat, ObjectiveId o) {
          if (!s_.secret_deck.contains(o)) return in_.fail(path, r_.name(o) + " is no free secret objective");
          s_.secret_deck.erase(o);
          s_.players[seat].secrets.insert(o);
          return true;
        });
    good = good && each_in<ObjectiveId>("objectives", [&](const std::string& path, ObjectiveId o) {
             if (!(s_.stage_one_deck | s_.stage_two_deck).contains(o))
               return in_.fail(path, r_.name(o) + " is no public objective");
             const bool one = s_.stage_one_deck.contains(o);
             Play g = play();
             reveal_objective(g, o);
             std::uint8_t& left = one ? s_.stage_one_left : s_.stage_two_left;
             if (left > 0) --left;
             return true;
           });
    good = good && each_seat_list<ObjectiveId>("scored", [&](const std::string&, SeatId seat, ObjectiveId o) {
             s_.secret_deck.erase(o);
             s_.players[seat].scored.insert(o);
             return true;
           });
    const json::value* left = in_.get("stage_left");
    if (!good || left == nullptr) return good;
    std::vector<int> n;
    good = in_.each_item("/stage_left", *left, [&](const std::string& at, const json::value& item) {
      int x = 0;
      const bool fine = in_.number(at, item, 0, 5, x);
      n.push_back(x);
      return fine;
    });
    if (!good || n.size() != 2)
      return in_.fail("/stage_left", "expected [stage I, stage II] cards still face down");
    s_.stage_one_left = static_cast<std::uint8_t>(n[0]);
    s_.stage_two_left = static_cast<std::uint8_t>(n[1]);
    return true;
  }

  bool read_notes() {
    const auto move = [&](SeatId seat, NoteId note, bool in_play) {
      for (Player& p : s_.players) {
        p.notes.erase(note);
        p.notes_in_play.erase(note);
      }
      (in_play ? s_.players[seat].notes_in_play : s_.players[seat].notes).insert(note);
      s_.note_known[note.index()] = in_play ? SeatSet::first_n(kSeats) : SeatSet{seat, Rules::owner_of(note)};
      return true;
    };
    return each_seat_list<NoteId>(
               "notes", [&](const std::string&, SeatId seat, NoteId n) { return move(seat, n, false); }) &&
           each_seat_list<NoteId>("notes_in_play", [&](const std::string&, SeatId seat, NoteId n) {
             return move(seat, n, true);
           });
  }

  // "core_mining at bereg", "minister_of_war of red", "fleet_regulations", "classified_document_leaks with
  // form_a_spy_network".
  bool read_laws() {
    const json::value* j = in_.get("laws");
    if (j == nullptr) return true;
    const bool good = in_.each_item("/laws", *j, [&](const std::string& path, const json::value& item) {
      const std::vector<std::string> words = GivenReader::words_of(GivenReader::text_of(item));
      if (words.empty() || words.size() % 2 == 0)
        return in_.fail(path, "expected AGENDA [at PLANET] [of SEAT] [with OBJECTIVE]");
      LawInPlay law;
      if (!find(path, words[0], law.agenda)) return false;
      if (!r_.agenda(law.agenda).law) return in_.fail(path, words[0] + " is no law");
      for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
        if (words[i] == "at" && !find(path, words[i + 1], law.planet)) return false;
        if (words[i] == "of" && !find(path, words[i + 1], law.owner)) return false;
        if (words[i] == "with" && !find(path, words[i + 1], law.objective)) return false;
        if (words[i] != "at" && words[i] != "of" && words[i] != "with")
          return in_.fail(path, "expected at, of or with");
      }
      s_.agenda_deck.erase(law.agenda);
      s_.laws.push_back(law);
      if (law.objective.valid()) s_.leaked.insert(law.objective);
      return true;
    });
    return good && each_in<AgendaId>("exhausted_laws", [&](const std::string& path, AgendaId a) {
             for (LawInPlay& law : s_.laws) {
               if (law.agenda == a) {
                 law.exhausted = true;
                 return true;
               }
             }
             return in_.fail(path, "that law is not in play");
           });
  }

  bool read_agendas() {
    const auto take = [&](const std::string& path, AgendaId a) {
      if (!s_.agenda_deck.contains(a)) return in_.fail(path, r_.name(a) + " is not in the agenda deck");
      s_.agenda_deck.erase(a);
      return true;
    };
    return each_in<AgendaId>("agenda_top",
                             [&](const std::string& path, AgendaId a) {
                               if (!take(path, a)) return false;
                               if (s_.agenda_top.full()) return in_.fail(path, "at most 8 cards");
                               s_.agenda_top.push_back({a, SeatSet{}});
                               return true;
                             }) &&
           each_in<AgendaId>("agenda_bottom",
                             [&](const std::string& path, AgendaId a) {
                               if (!take(path, a)) return false;
                               s_.agenda_bottom.push_back({a, SeatSet{}});
                               return true;
                             }) &&
           each_in<AgendaId>("agenda_discard", [&](const std::string& path, AgendaId a) {
             if (!take(path, a)) return false;
             s_.agenda_discard.insert(a);
             return true;
           });
  }

  bool read_clock() {
    s_.speaker = SeatId(0);
    const json::value* j = in_.get("speaker");
    if (j != nullptr && !find("/speaker", *j, s_.speaker)) return false;
    j = in_.get("zero_token");
    if (j != nullptr && !find("/zero_token", *j, s_.zero_token)) return false;
    j = in_.get("custodians");
    if (j != nullptr && !in_.truth("/custodians", *j, s_.custodians)) return false;
    int round = 1;
    j = in_.get("round");
    if (j != nullptr && !in_.number("/round", *j, 1, 99, round)) return false;
    s_.round = static_cast<std::uint8_t>(round);
    return read_strategy() && read_players() && read_wormholes();
  }
  static bool strategy_named(const std::string& name, std::size_t& out) {
    const auto found = find_enum<StrategyCard>(name);
    if (found) out = static_cast<std::size_t>(*found);
    return found.has_value();
  }
  // Without /strategy every player has the first cards in the order of the seats, once or twice round.
  bool read_strategy() {
    const json::value* j = in_.get("strategy");
    const json::value* phase = in_.get("phase");
    const std::string named = phase == nullptr ? "" : GivenReader::text_of(*phase);
    const bool returned = named == "strategy" || named == "agenda";
    if (j == nullptr && !returned) {
      for (int i = 0; i < r_.players * r_.strategy_cards_each; ++i)
        s_.strategy[static_cast<std::size_t>(i)].owner = SeatId(i % r_.players);
    }
    const auto card_of = [&](const std::string& path, const std::string& name, std::size_t& out) {
      return strategy_named(name, out) || in_.fail(path, "no such strategy card: '" + name + "'");
    };
    if (j != nullptr &&
        !in_.each_entry("/strategy", *j,
                        [&](const std::string& path, const std::string& name, const json::value& v) {
                          std::size_t card = 0;
                          return card_of(path, name, card) && find(path, v, s_.strategy[card].owner);
                        }))
      return false;
    j = in_.get("exhausted_strategy");
    if (j != nullptr &&
        !in_.each_item("/exhausted_strategy", *j, [&](const std::string& path, const json::value& v) {
          std::size_t card = 0;
          if (!card_of(path, GivenReader::text_of(v), card)) return false;
          s_.strategy[card].exhausted = true;
          return true;
        }))
      return false;
    j = in_.get("strategy_goods");
    return j == nullptr ||
           in_.each_entry("/strategy_goods", *j,
                          [&](const std::string& path, const std::string& name, const json::value& v) {
                            std::size_t card = 0;
                            int n = 0;
                            if (!card_of(path, name, card) || !in_.number(path, v, 0, 50, n)) return false;
                            s_.strategy[card].trade_goods = static_cast<std::uint8_t>(n);
                            return true;
                          });
  }
  bool read_players() {
    return each_in<SeatId>("passed",
                           [&](const std::string&, SeatId seat) {
                             s_.players[seat].passed = true;
                             return true;
                           }) &&
           each_in<SeatId>("eliminated", [&](const std::string&, SeatId seat) {
             gone_.insert(seat);
             return true;
           });
  }
  // {red: {alpha: 25}}
  bool read_wormholes() {
    return each_seat("wormholes", [&](const std::string& path, SeatId seat, const json::value& v) {
      return in_.each_entry(
          path, v, [&](const std::string& at_path, const std::string& name, const json::value& where) {
            const auto w = find_enum<Wormhole>(name);
            if (!w || *w == Wormhole::Delta) return in_.fail(at_path, "expected alpha or beta");
            return find(at_path, where, s_.players[seat].wormholes[static_cast<std::size_t>(*w)]);
          });
    });
  }

  void settle_derived() {
    for (int i = 0; i < r_.players; ++i) {
      recount_rows(s_, r_, SeatId(i));
      recount_presence(s_, r_, SeatId(i));
    }
    for (int i = 0; i < r_.players; ++i) recount_traits(s_, r_, SeatId(i));
    s_.pending.clear();
    s_.alerts = 0;
  }

  // Puts the procedures on the stack and runs to the first question.
  bool begin() {
    const json::value* j = in_.get("phase");
    const std::string phase = j == nullptr ? "action" : GivenReader::text_of(*j);
    const auto named = find_enum<Phase>(phase);
    if (!named || *named == Phase::Setup)
      return in_.fail("/phase", "expected strategy, action, status or agenda");
    Play g = play();
    for (SeatId seat : gone_) {
      const PlanetSet left = s_.players[seat].planets;
      for (PlanetId p : left) lose_control(g, p);
      Elimination e;
      e.seat = seat;
      s_.flow.frames.clear();
      s_.flow.frames.push_back(e);
      run(play());
    }
    s_.flow.frames.clear();
    s_.pending.clear();
    s_.phase = *named;
    Rounds rounds;
    switch (*named) {
      case Phase::Strategy:
        rounds.step = RoundsStep::Action;
        s_.flow.frames.push_back(rounds);
        s_.flow.frames.push_back(StrategyPhase{});
        break;
      case Phase::Status:
        rounds.step = RoundsStep::Agenda;
        s_.flow.frames.push_back(rounds);
        s_.flow.frames.push_back(StatusPhase{});
        break;
      case Phase::Agenda:
        rounds.step = RoundsStep::Begin;
        s_.flow.frames.push_back(rounds);
        s_.flow.frames.push_back(AgendaPhase{});
        break;
      default:
        rounds.step = RoundsStep::Status;
        s_.flow.frames.push_back(rounds);
        if (!begin_turn()) return false;
        break;
    }
    // Limits that the position breaks are the position's own doing: they are looked at only when something
    // changes them.
    run(play());
    return true;
  }
  bool begin_turn() {
    SeatId seat = SeatId(0);
    const json::value* j = in_.get("turn");
    if (j != nullptr && !find("/turn", *j, seat)) return false;
    ActionPhase phase;
    phase.step = ActionStep::Turns;
    phase.last = seat;
    const int place = initiative(look(), seat);
    phase.number = static_cast<std::uint8_t>(place);
    s_.flow.frames.push_back(phase);
    Turn turn;
    turn.seat = seat;
    s_.flow.frames.push_back(turn);
    return true;
  }

  const Rules& r_;
  GivenReader in_;
  State& s_;
  SeatSet gone_;
};

}  // namespace

std::string table_of_given(const json::value& given, TableOptions& table) {
  if (!given.is_object()) return "/: expected a map";
  const json::object& o = given.get_object();
  const json::value* seats = o.if_contains("seats");
  if (seats == nullptr || !seats->is_object()) return "/seats: expected a map from colour to faction";
  const std::size_t n = seats->get_object().size();
  if (n < 3 || n > kSeats) return "/seats: expected 3 to 6 seats";
  std::string factions;
  for (std::size_t i = 0; i < n; ++i) {
    const json::value* faction = seats->get_object().if_contains(kColours[i]);
    if (faction == nullptr)
      return "/seats: with " + std::to_string(n) + " seats there must be " + std::string(kColours[i]);
    factions += (i == 0 ? "" : ",") + GivenReader::text_of(*faction);
  }
  table.values["players"] = std::to_string(n);
  table.values["factions"] = factions;
  table.values["incomplete"] = "yes";
  if (const json::value* goal = o.if_contains("goal")) table.values["goal"] = GivenReader::text_of(*goal);
  if (const json::value* map = o.if_contains("map")) table.values["map"] = GivenReader::text_of(*map);
  if (const json::value* more = o.if_contains("options")) {
    if (!more->is_object()) return "/options: expected a map";
    for (const auto& entry : more->get_object())
      table.values[std::string(entry.key())] = GivenReader::text_of(entry.value());
  }
  return "";
}

std::string build_position(const Rules& rules, const json::value& given, State& out) {
  const json::object& o = given.get_object();
  const json::value* start = o.if_contains("start");
  if (start != nullptr) {  // the real set-up, from its first question on
    if (GivenReader::text_of(*start) != "setup") return "/start: expected setup";
    for (const auto& entry : o) {
      const std::string_view key(entry.key());
      if (key != "start" && key != "seats" && key != "options" && key != "map" && key != "goal")
        return "/" + std::string(key) + ": a game that starts with set-up has no position yet";
    }
    out = Ti4::start(rules);
    return "";
  }
  return Builder(rules, o, out).build();
}

}  // namespace orrery::ti4
