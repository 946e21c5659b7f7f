#include "games/ti3/text/show.h"

#include "games/sentence.h"
#include "games/ti/hex_canvas.h"
#include "games/ti/labels.h"
#include "games/ti3/text/hex_map.h"
#include "games/ti3/text/pretty.h"

namespace orrery::ti3 {
namespace {

using ti::paint;
using ti::seat_letter;
using ti::wrapped;
using Words = std::vector<std::string>;

std::string letter_of(SeatId seat) { return std::string(1, seat_letter(seat)); }

std::string heading_line(const Rules& r, const View& v) {
  std::string out = "Round " + std::to_string(v.round) + ", " + std::string(enum_name(v.phase)) + " phase";
  if (v.speaker.valid()) out += "   speaker " + seat_label(r, v.speaker);
  if (v.phase == Phase::Action && v.turn.seat.valid()) out += "   active " + seat_label(r, v.turn.seat);
  if (v.tactical.system.valid()) out += "   in " + system_label(r, v.tactical.system);
  if (v.tactical.second.valid()) out += " and " + system_label(r, v.tactical.second);
  return out + "   goal " + std::to_string(r.goal) + "   goods left " + std::to_string(v.goods_left) + "\n";
}

std::string sheet_line(const Rules& r, const View& v, SeatId seat, bool colour) {
  const PlayerView& p = v.players[seat];
  std::string name = letter_of(seat) + " " + seat_label(r, seat);
  name.resize(9, ' ');
  if (p.race.valid()) name += r.name(p.race);
  name.resize(18, ' ');
  std::string out = paint(name, seat, colour);
  if (p.eliminated) return out + " eliminated\n";
  const auto add = [&](const std::string& what, int n) { out += "  " + what + " " + std::to_string(n); };
  out += " VP " + std::to_string(p.vp);
  out += "  counters " + std::to_string(p.strategy) + "/" + std::to_string(p.fleet) + "/" +
         std::to_string(p.command);
  add("goods", p.trade_goods);
  add("cards", p.hand_size);
  add("techs", p.techs.size());
  add("planets", p.planets.size());
  if (p.has_secret) out += "  secret";
  if (p.survivors > 0) add("survivors", p.survivors);
  std::string partners;
  for (SeatId other : p.contracts) {
    if (other.valid()) partners += letter_of(other);
  }
  if (!partners.empty()) out += "  trades with " + partners;
  if (p.passed && v.phase == Phase::Action) out += "  passed";
  return out + "\n";
}

std::string strategy_cards_line(const Rules& r, const View& v) {
  Words words;
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const StrategySlot& slot = v.strategy[i];
    std::string w = std::to_string(i + 1) + " " + r.strategy[i].name;
    if (slot.owner.valid()) w += " " + letter_of(slot.owner) + (slot.used ? " used" : "");
    if (slot.bonus > 0) w += " +" + std::to_string(slot.bonus);
    words.push_back(w);
  }
  return wrapped("Strategy cards: ", words);
}

// With what they ask for, a line each, if there is room.
std::string objectives_lines(const Rules& r, const View& v, bool small) {
  Words words;
  std::string lines;
  for (ObjectiveId o : v.objectives) {
    std::string who;
    for (int i = 0; i < r.players; ++i) {
      if (v.players[SeatId(i)].claimed.contains(o)) who += seat_letter(SeatId(i));
    }
    words.push_back(r.objective(o).name + " (" + std::to_string(r.objective(o).points) +
                    (who.empty() ? ")" : ": " + who + ")"));
    lines += "  " + words.back() + "  " + r.objective(o).text + "\n";
  }
  if (words.empty()) return "";
  return small ? wrapped("Objectives: ", words) : "Objectives (points: claimed by):\n" + lines;
}

std::string laws_line(const Rules& r, const View& v) {
  Words words;
  for (const LawInPlay& l : v.laws) {
    std::string w = r.political_card(l.card).name;
    if (l.owner.valid()) w += " of " + seat_label(r, l.owner);
    if (l.second.valid()) w += " and " + seat_label(r, l.second);
    if (l.planet.valid()) w += " on " + r.planet(l.planet).name;
    if (l.colour != Colour::None) w += " for " + std::string(enum_name(l.colour));
    words.push_back(w);
  }
  return words.empty() ? "" : wrapped("Laws: ", words);
}

// The ships of a fleet that carry something: "C(3g 1p)".
std::string loads_text(const View& v, SeatId seat, SystemId s) {
  std::string out;
  for (const Laden& l : v.players[seat].laden) {
    if (l.system != s) continue;
    Fleet one;
    one.ships[at(piece_of(l.piece).unit)] = 1;
    out += (out.empty() ? "" : " ") + fleet_text(one) + "(" + cargo_text(l.load) + ")";
  }
  return out;
}

// Where units stand, one line per system, for those who cannot read the small letters of the map.
std::string stations_lines(const Rules& r, const View& v, bool colour) {
  std::string out;
  for (SystemId s : v.board) {
    std::string line;
    for (int i = 0; i < r.players; ++i) {
      const SeatId seat(i);
      std::string here = fleet_text(v.systems[s].fleets[seat]);
      const std::string loads = loads_text(v, seat, s);
      if (!loads.empty()) here += " with " + loads;
      for (PlanetId p : r.tile(s).planets) {
        std::string units;
        if (v.planets[p].controller == seat) units = garrison_text(v.planets[p].own);
        if (v.tactical.seat == seat && units.empty()) units = garrison_text(v.planets[p].landed);
        if (!units.empty()) here += (here.empty() ? "" : "; ") + r.planet(p).name + " " + units;
      }
      if (!here.empty()) line += "  " + paint(letter_of(seat) + ": " + here, seat, colour);
    }
    if (!line.empty()) out += "  " + r.name(v.systems[s].spot) + " " + system_label(r, s) + line + "\n";
  }
  if (out.empty()) return "";
  return "Units (W war sun D dreadnought C carrier c cruiser d destroyer f fighter g ground force p PDS\n"
         "      s dock l leader):\n" +
         out;
}

std::string counters_line(const Rules& r, const View& v) {
  Words words;
  for (std::size_t i = 0; i < r.planets.size(); ++i) {
    const Planet& p = v.planets[PlanetId(i)];
    if (p.counter_state != CounterState::None && p.counter.valid())
      words.push_back(r.planets[i].name + " " + r.counter(p.counter).name);
  }
  return words.empty() ? "" : wrapped("Domain counters: ", words);
}

std::string own_lines(const Rules& r, const View& v) {
  if (!v.viewer.valid()) return "";
  const PlayerView& p = v.players[v.viewer];
  std::string out;
  const auto tell = [&](const std::string& what, const Words& words) {
    if (!words.empty()) out += wrapped(what, words);
  };
  Words planets;
  for (PlanetId q : p.planets) {
    const PlanetDef& def = r.planet(q);
    planets.push_back(def.name + " " + std::to_string(def.resources) + "/" + std::to_string(def.influence) +
                      (v.exhausted.contains(q) ? " used" : ""));
  }
  tell("Your planets: ", planets);
  Words techs;
  for (TechId t : p.techs) techs.push_back(r.tech(t).name);
  tell("Your technologies: ", techs);
  Words cards;
  for (const auto& c : p.hand)
    cards.push_back(r.card_kind(c.kind).name + (c.count > 1 ? " x" + std::to_string(c.count) : ""));
  tell("Your action cards: ", cards);
  if (p.secret.valid())
    tell("Your secret objective: ", {r.objective(p.secret).name + ": " + r.objective(p.secret).text});
  Words tiles;
  for (SystemId s : p.tiles) tiles.push_back(system_label(r, s));
  tell("Your systems: ", tiles);
  return out;
}

}  // namespace

std::string show_table(const Rules& r, const View& v, bool colour, bool small) {
  std::string out = heading_line(r, v);
  if (!small) out += draw_galaxy(r, v, colour);
  out += stations_lines(r, v, colour);
  for (int i = 0; i < r.players; ++i) out += sheet_line(r, v, SeatId(i), colour);
  out += strategy_cards_line(r, v) + objectives_lines(r, v, small) + laws_line(r, v) + counters_line(r, v);
  return out + own_lines(r, v);
}

}  // namespace orrery::ti3
