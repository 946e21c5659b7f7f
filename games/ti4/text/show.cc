#include "games/ti4/text/show.h"

#include "games/sentence.h"
#include "games/ti/hex_canvas.h"
#include "games/ti4/text/hex_map.h"
#include "games/ti4/text/pretty.h"

namespace orrery::ti4 {
namespace {

using ti::paint;
using ti::seat_letter;
using ti::wrapped;

std::string heading(const Rules& r, const View& v) {
  std::string out = "Round " + std::to_string(v.round) + ", " + std::string(enum_name(v.phase)) + " phase";
  if (v.speaker.valid()) out += "   speaker " + seat_label(r, v.speaker);
  if (v.phase == Phase::Action && v.turn.seat.valid()) out += "   active " + seat_label(r, v.turn.seat);
  if (v.tactical.system.valid()) out += "   in " + system_label(r, v.tactical.system);
  out += v.custodians ? "   custodians on Mecatol Rex" : "";
  return out + "   goal " + std::to_string(r.options.goal) + "\n";
}

std::string sheet(const Rules& r, const View& v, SeatId seat, bool colour) {
  const PlayerView& p = v.players[seat];
  std::string name = std::string(1, seat_letter(seat)) + " " + seat_label(r, seat);
  name.resize(9, ' ');
  if (p.faction.valid()) name += r.name(p.faction);
  name.resize(18, ' ');
  std::string out = paint(name, seat, colour);
  if (p.eliminated) return out + " eliminated\n";
  const auto add = [&](const std::string& what, int n) { out += "  " + what + " " + std::to_string(n); };
  out += " VP " + std::to_string(p.vp);
  out += "  tokens " + std::to_string(p.tactic) + "/" + std::to_string(p.fleet) + "/" +
         std::to_string(p.strategy);
  add("goods", p.trade_goods);
  add("commod", p.commodities);
  add("cards", p.hand_size);
  add("secrets", p.secret_count);
  add("notes", p.note_count);
  add("techs", p.techs.size());
  add("planets", p.planets.size());
  if (p.passed && v.phase == Phase::Action) out += "  passed";
  return out + "\n";
}

std::string strategy_line(const Rules& r, const View& v) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < kStrategyCards; ++i) {
    const StrategySlot& slot = v.strategy[i];
    std::string w = std::to_string(i + 1) + " " + r.strategy[i].name;
    if (slot.owner.valid())
      w += " " + std::string(1, seat_letter(slot.owner)) + (slot.exhausted ? " used" : "");
    if (slot.trade_goods > 0) w += " +" + std::to_string(slot.trade_goods);
    words.push_back(w);
  }
  return wrapped("Strategy cards: ", words);
}

// With what they ask for, a line each, if there is room.
std::string objective_line(const Rules& r, const View& v, bool small) {
  std::vector<std::string> words;
  std::string lines;
  for (ObjectiveId o : v.public_objectives) {
    std::string w = r.objective(o).name + " (" + std::to_string(r.objective(o).points);
    std::string who;
    for (int i = 0; i < r.players; ++i) {
      if (v.players[SeatId(i)].scored.contains(o)) who += seat_letter(SeatId(i));
    }
    words.push_back(w + (who.empty() ? ")" : ": " + who + ")"));
    lines += "  " + words.back() + "  " + r.objective(o).text + "\n";
  }
  if (words.empty()) return "";
  return small ? wrapped("Objectives: ", words) : "Objectives (points: scored by):\n" + lines;
}

std::string law_line(const Rules& r, const View& v) {
  std::vector<std::string> words;
  for (const LawInPlay& l : v.laws) {
    std::string w = r.agenda(l.agenda).name;
    if (l.owner.valid()) w += " of " + seat_label(r, l.owner);
    if (l.planet.valid()) w += " on " + r.planet(l.planet).name;
    words.push_back(w);
  }
  return words.empty() ? "" : wrapped("Laws: ", words);
}

// Where units stand, one line per system, for those who cannot read the small letters of the map.
std::string stations(const Rules& r, const View& v, bool colour) {
  std::string out;
  for (SystemId s : v.board) {
    std::string line;
    for (int i = 0; i < r.players; ++i) {
      const SeatId seat(i);
      std::string here = fleet_text(v.systems[s].space[seat]);
      for (PlanetId p : r.tile(s).planets) {
        const std::string garrison = garrison_text(v.planets[p].ground[seat]);
        if (!garrison.empty()) here += (here.empty() ? "" : "; ") + r.planet(p).name + " " + garrison;
      }
      if (!here.empty()) line += "  " + paint(std::string(1, seat_letter(seat)) + ": " + here, seat, colour);
    }
    if (!line.empty()) out += "  " + system_label(r, s) + line + "\n";
  }
  return out.empty() ? ""
                     : "Units (F flagship W war sun D dreadnought C carrier c cruiser d destroyer f fighter "
                       "i infantry p PDS s dock):\n" +
                           out;
}

// The notes of factions have names of their own.
std::string note_words(const Rules& r, const View& v, NoteId note) {
  const FactionId f = v.players[Rules::owner_of(note)].faction;
  if (note.index() % kNotesPerSeat + 1 < kNotesPerSeat || !f.valid() || !r.faction(f).note.valid())
    return r.name(note);
  return r.note_kinds[r.faction(f).note.index()].name + " (" + r.name(note) + ")";
}

std::string own(const Rules& r, const View& v) {
  if (!v.viewer.valid()) return "";
  const PlayerView& p = v.players[v.viewer];
  std::string out;
  std::vector<std::string> words;
  for (PlanetId q : p.planets) {
    const PlanetDef& def = r.planet(q);
    words.push_back(def.name + " " + std::to_string(def.resources) + "/" + std::to_string(def.influence) +
                    (v.exhausted_planets.contains(q) ? " used" : ""));
  }
  if (!words.empty()) out += wrapped("Your planets: ", words);
  words.clear();
  for (TechId t : p.techs) words.push_back(r.tech(t).name + (p.exhausted_techs.contains(t) ? " (used)" : ""));
  if (!words.empty()) out += wrapped("Your technologies: ", words);
  words.clear();
  for (const CardCount& c : p.hand)
    words.push_back(r.card_kind(c.kind).name + (c.count > 1 ? " x" + std::to_string(c.count) : ""));
  if (!words.empty()) out += wrapped("Your action cards: ", words);
  words.clear();
  for (ObjectiveId o : p.secrets) words.push_back(r.objective(o).name + ": " + r.objective(o).text);
  if (!words.empty()) out += wrapped("Your secret objectives: ", words);
  words.clear();
  for (NoteId n : p.notes) words.push_back(note_words(r, v, n));
  if (!words.empty()) out += wrapped("Your promissory notes: ", words);
  return out;
}

}  // namespace

std::string show_table(const Rules& r, const View& v, bool colour, bool small) {
  std::string out = heading(r, v);
  if (!small) out += draw_galaxy(r, v, colour);
  out += stations(r, v, colour);
  for (int i = 0; i < r.players; ++i) out += sheet(r, v, SeatId(i), colour);
  out += strategy_line(r, v) + objective_line(r, v, small) + law_line(r, v);
  return out + own(r, v);
}

}  // namespace orrery::ti4
