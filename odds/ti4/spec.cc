#include "odds/ti4/spec.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "games/ti4/query.h"
#include "games/ti4/ti4.h"
#include "games/ti4/ti4_game.h"
#include "games/ti4/verbs.h"
#include "odds/ti4/texts.h"

namespace orrery::ti4::odds {
namespace {

// Where staged fights take place: an ordinary system with a planet, and the one next to it the attacker comes
// from.
struct Ground {
  std::string_view word;
  std::string_view system;
  std::string_view planet;
  std::string_view approach;
  std::string_view approach_planet;
};
constexpr std::array<Ground, 3> kGrounds{{{"", "35", "bereg", "36", "arnor"},
                                          {"nebula", "42", "", "36", "arnor"},
                                          {"wormhole", "25", "quann", "36", "arnor"}}};

struct Words {
  std::string faction = "plain";
  std::vector<std::pair<int, std::string>> units;
  std::vector<std::string> technologies;
  std::map<std::string, int> uses;
  std::vector<Unit> order;
  int goods = 0;
  int retreat = 0;
  bool exact_technologies = false;
};

std::string trimmed(std::string_view s) {
  const std::size_t a = s.find_first_not_of(" \t");
  const std::size_t b = s.find_last_not_of(" \t");
  return a == std::string_view::npos ? "" : std::string(s.substr(a, b - a + 1));
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  std::string word;
  for (char c : text) {
    if (c == ' ' || c == ',' || c == '\t') {
      if (!word.empty()) out.push_back(word);
      word.clear();
    } else {
      word += c;
    }
  }
  if (!word.empty()) out.push_back(word);
  return out;
}

bool number(std::string_view text, int& out) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out);
  return fault == std::errc() && end == text.data() + text.size() && out >= 0 && out < 256;
}

bool unit_named(std::string_view word, Unit& out) {
  for (Unit u : kAllUnits) {
    if (enum_name(u) == word) {
      out = u;
      return true;
    }
  }
  return false;
}

std::string read_units(std::string_view text, Words& out) {
  int count = 1;
  bool counted = false;
  for (const std::string& word : words_of(text)) {
    if (number(word, count)) {
      counted = true;
      continue;
    }
    Unit unit{};
    const std::string plain = word.starts_with("damaged_") ? word.substr(8) : word;
    if (!unit_named(plain, unit))
      return "expected a unit (flagship war_sun dreadnought carrier cruiser destroyer fighter infantry pds "
             "space_dock), "
             "not '" +
             word + "'";
    out.units.emplace_back(counted ? count : 1, word);
    counted = false;
  }
  return counted ? "a number without a unit" : "";
}

std::string read_use(const std::string& word, Words& out) {
  const std::size_t mark = word.find('@');
  const std::string id = word.substr(0, mark);
  int times = 1;
  if (mark != std::string::npos && !number(std::string_view(word).substr(mark + 1), times))
    return "expected a round after @ in '" + word + "'";
  const TextInFight* text = find_text(id);
  if (text == nullptr)
    return "'" + id + "' does nothing in a fight that the odds know of (orrery odds --texts)";
  out.uses[id] += times;
  return "";
}

std::string read_segment(const std::string& segment, bool first, Words& out) {
  const std::size_t colon = segment.find(':');
  const std::string key =
      colon == std::string::npos ? "" : trimmed(std::string_view(segment).substr(0, colon));
  const std::string rest =
      trimmed(std::string_view(segment).substr(colon == std::string::npos ? 0 : colon + 1));
  if (first) {
    if (!key.empty()) out.faction = key;
    return read_units(rest, out);
  }
  if (key == "tech" || key == "technologies") {
    out.technologies = words_of(rest);
    return "";
  }
  if (key == "use") {
    for (const std::string& word : words_of(rest)) {
      if (std::string fault = read_use(word, out); !fault.empty()) return fault;
    }
    return "";
  }
  if (key == "goods")
    return number(rest, out.goods) ? "" : "expected a number of trade goods, not '" + rest + "'";
  if (key == "retreat") return number(rest, out.retreat) ? "" : "expected a round, not '" + rest + "'";
  if (key == "order") {
    for (const std::string& word : words_of(rest)) {
      Unit unit{};
      if (!unit_named(word, unit)) return "order: expected units, not '" + word + "'";
      out.order.push_back(unit);
    }
    return "";
  }
  return "expected tech, use, goods, order or retreat before a colon, not '" + key + "'";
}

std::string read(const std::string& text, Words& out) {
  std::size_t from = 0;
  bool first = true;
  while (from <= text.size()) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    const std::string segment = trimmed(std::string_view(text).substr(from, end - from));
    if (first || !segment.empty()) {
      if (std::string fault = read_segment(segment, first, out); !fault.empty()) return fault;
    }
    first = false;
    from = end + 1;
  }
  return "";
}

// Units a player places in space, or on the planet.
json::array placements(std::string_view seat, const Words& w, std::string_view space, std::string_view planet,
                       bool infantry_lands) {
  json::array out;
  for (const auto& [count, word] : w.units) {
    const bool structure = word == "pds" || word == "space_dock";
    const bool lands = structure || (word == "infantry" && infantry_lands);
    if (count > 0)
      out.push_back(json::string(std::string(seat) + " " + std::to_string(count) + " " + word + " at " +
                                 std::string(lands ? planet : space)));
  }
  return out;
}

// Cards, notes and laws that are used are there: in a hand, in play. The owner of a note who does not fight
// sits at the third seat.
std::string hand_out(json::object& given, const Words& w, std::string_view seat, std::string_view enemy_seat,
                     const Words& enemy, const Rules& r) {
  json::array cards, notes;
  for (const auto& [id, times] : w.uses) {
    CardKindId card;
    NoteKindId note;
    AgendaId law;
    if (r.find(id, card)) {
      const int copies = id == "direct_hit" ? times : 1;
      if (copies > r.card_kind(card).copies) return "there are not so many cards '" + id + "'";
      for (int n = copies; n > 0; --n) cards.push_back(json::string(id));
    } else if (r.find(id, note)) {
      const std::string& owner = r.faction(r.note_kinds[note.index()].faction).key;
      if (enemy.uses.contains(id)) return "there is one note '" + id + "', and both sides use it";
      if (owner == w.faction) return "nobody uses the note of their own faction (TI4-13.2): '" + id + "'";
      if (owner != enemy.faction) given["seats"].as_object()["green"] = owner;
      notes.push_back(
          json::string("faction_note/" + std::string(owner == enemy.faction ? enemy_seat : "green")));
    } else if (r.find(id, law)) {
      given["laws"].as_array().push_back(json::string(id + " of " + std::string(seat)));
    }
  }
  if (!cards.empty()) given["hand"].as_object()[seat] = cards;
  if (!notes.empty()) given["notes"].as_object()[seat] = notes;
  return "";
}

json::object given_of(const Words& a, const Words& d, const StagedFight& fight, const Ground& ground) {
  json::object given;
  given["seats"] = json::object{{"red", a.faction}, {"blue", d.faction}, {"green", "plain"}};
  given["hand"] = json::object{};
  given["notes"] = json::object{};
  json::array place = placements("red", a, ground.approach, ground.approach_planet, false);
  for (auto& p : placements("blue", d, ground.system, ground.planet, true)) place.push_back(p);
  given["place"] = place;
  given["pools"] = json::object{{"red", json::array{1, 14, 0}}, {"blue", json::array{0, 15, 0}}};
  given["trade_goods"] = json::object{{"red", a.goods}, {"blue", d.goods}};
  // The planets on which structures stand are theirs.
  if (!ground.planet.empty())
    given["control"] = json::object{{"blue", json::array{json::string(ground.planet)}},
                                    {"red", json::array{json::string(ground.approach_planet)}}};
  if (fight.place == "nebula") given["tiles"] = json::object{{"-2,0", 42}};
  json::array laws;
  for (const std::string& law : words_of(fight.laws)) laws.push_back(json::string(law));
  given["laws"] = laws;
  return given;
}

// Technologies are those the faction starts with and those that are named.
std::string add_technologies(json::object& given, const Words& w, std::string_view seat, const Rules& r) {
  json::array techs;
  FactionId faction;
  if (r.find(w.faction, faction)) {
    for (TechId t : r.faction(faction).start_techs) techs.push_back(json::string(r.tech(t).id));
  }
  for (const std::string& word : w.technologies) {
    TechId tech;
    if (!r.find(word, tech)) return "no technology is called '" + word + "'";
    techs.push_back(json::string(word));
  }
  if (!given.contains("technologies")) given["technologies"] = json::object{};
  given["technologies"].as_object()[seat] = techs;
  return "";
}

// Fighters and infantry in space that no ship could have brought there.
std::string too_much_cargo(const State& s, const Rules& r, SeatId seat, SystemId system) {
  const Look look{s, r};
  const int cargo = cargo_in(look, seat, system);
  const int room = capacity_in(look, seat, system);
  if (cargo <= room) return "";
  return "the ships carry " + std::to_string(room) + ", and " + std::to_string(cargo) +
         " fighters and infantry need room";
}

Army army_of(const Words& w) {
  Army out;
  out.order = w.order;
  out.retreat_after = w.retreat;
  out.uses = w.uses;
  return out;
}

}  // namespace

Staged stage(const StagedFight& fight, const PackFiles& pack) {
  Staged out;
  const auto fail = [&](const std::string& why) {
    out.error = why;
    return out;
  };
  Words a, d;
  if (std::string fault = read(fight.attacker, a); !fault.empty()) return fail("attacker: " + fault);
  if (std::string fault = read(fight.defender, d); !fault.empty()) return fail("defender: " + fault);
  const auto* ground =
      std::find_if(kGrounds.begin(), kGrounds.end(), [&](const Ground& g) { return g.word == fight.place; });
  if (ground == kGrounds.end()) return fail("place: expected nebula or wormhole, not '" + fight.place + "'");
  if (fight.on_planet && ground->planet.empty()) return fail("a nebula has no planet to fight for");
  TableOptions table;
  table.values["players"] = "3";
  table.pack = pack;
  table.scenario = true;
  std::string error;
  const auto rules = rules_for(table, error);
  if (!rules) return fail(error);
  for (const Words* w : {&a, &d}) {
    FactionId id;
    if (w->faction != "plain" && !rules->find(w->faction, id))
      return fail("no faction is called '" + w->faction + "'");
  }
  if (a.faction == d.faction && a.faction != "plain") return fail("both sides cannot be '" + a.faction + "'");
  json::object given = given_of(a, d, fight, *ground);
  if (std::string fault = add_technologies(given, a, "red", *rules); !fault.empty())
    return fail("attacker: " + fault);
  if (std::string fault = add_technologies(given, d, "blue", *rules); !fault.empty())
    return fail("defender: " + fault);
  if (std::string fault = hand_out(given, a, "red", "blue", d, *rules); !fault.empty())
    return fail("attacker: " + fault);
  if (std::string fault = hand_out(given, d, "blue", "red", a, *rules); !fault.empty())
    return fail("defender: " + fault);
  MadeMatch made = game().from_given(given, table);
  if (!made.match) return fail(made.error);
  out.match = std::move(made.match);
  out.approach = ground->approach;
  const Rules& r = *rules_of(*out.match);
  State& s = out.world;
  s = *state_of(*out.match);
  Question& q = out.question;
  q.attacker = SeatId(0);
  q.defender = SeatId(1);
  SystemId approach;
  r.find(std::string(ground->system), q.system);
  r.find(std::string(ground->approach), approach);
  SpaceForces& from = s.systems[approach].space[q.attacker];
  if (fight.on_planet) {
    r.find(std::string(ground->planet), q.planet);
    s.planets[q.planet].ground[q.attacker].infantry = from.units[at(Unit::Infantry)];
    from.units[at(Unit::Infantry)] = 0;
  }
  s.systems[q.system].space[q.attacker] = from;
  from = SpaceForces{};
  recount_presence(s, r, q.attacker);
  s.tactical = TacticalMemory{};
  s.tactical.system = q.system;
  s.tactical.seat = q.attacker;
  if (fight.on_planet && unit_text({s, r}, q.attacker, q.system, UnitTrait::LandsFighters))
    s.tactical.landed_fighters[number_of({s, r}, q.planet)] =
        s.systems[q.system].space[q.attacker].units[at(Unit::Fighter)];
  if (std::string fault = too_much_cargo(s, r, q.attacker, q.system); !fault.empty())
    return fail("attacker: " + fault);
  if (std::string fault = too_much_cargo(s, r, q.defender, q.system); !fault.empty())
    return fail("defender: " + fault);
  q.attackers = army_of(a);
  q.defenders = army_of(d);
  return out;
}

std::string_view spec_help() {
  return "FACTION: UNITS; tech: IDS; use: IDS; goods: N; order: UNITS; retreat: ROUND\n"
         "  FACTION   sol, letnev, ... or plain; may be left out\n"
         "  UNITS     2 carrier 4 fighter 1 damaged_dreadnought 1 pds 3 infantry; infantry of the attacker "
         "is on "
         "board,\n"
         "            that of the defender and structures are on the planet; after cannons cargo that no "
         "ship can "
         "carry\n"
         "            any more is lost, fighters first\n"
         "  tech      technologies besides those the faction starts with\n"
         "  use       texts that cost something and are used all the same: morale_boost@2 (in round 2), "
         "direct_hit\n"
         "  goods     trade goods that may be spent in the fight\n"
         "  order     what is lost first; the usual order is infantry (that fights as ships) fighter "
         "destroyer "
         "cruiser\n"
         "            carrier dreadnought flagship war_sun, on a planet fighter infantry. With --casualties "
         "best it "
         "holds\n"
         "            for hits before the first round alone\n"
         "  retreat   announces a retreat in this round: if it comes to that, the other side has won\n";
}

}  // namespace orrery::ti4::odds
