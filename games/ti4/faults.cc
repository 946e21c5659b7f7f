// Invariants of a sound position; the property tests run them after every step (docs/architecture.md).
#include "games/census.h"
#include "games/ti4/query.h"
#include "games/ti4/ti4.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

using Faults = std::vector<std::string>;

bool set_up(const Look& look) { return look.s.phase == Phase::Setup; }

void check_cards(const Look& look, Faults& out) {
  Census<CardId, 128> cards;
  cards.add(look.s.action_deck);
  cards.add(look.s.action_discard);
  cards.add(look.s.on_table);
  for (const Player& p : look.s.players) cards.add(p.hand);
  cards.report(look.r, look.r.all_cards, "action card", out);
}

void check_agendas(const Look& look, Faults& out) {
  Census<AgendaId, 64> agendas;
  agendas.add(look.s.agenda_deck);
  agendas.add(look.s.agenda_discard);
  for (const KnownAgenda& k : look.s.agenda_top) agendas.add(k.agenda);
  for (const KnownAgenda& k : look.s.agenda_bottom) agendas.add(k.agenda);
  for (const LawInPlay& l : look.s.laws) agendas.add(l.agenda);
  const AgendaId now = look.s.agenda.agenda;
  if (now.valid() && find_law(look, now) == nullptr && !look.s.agenda_discard.contains(now)) agendas.add(now);
  agendas.report(look.r, look.r.all_agendas, "agenda", out);
}

void check_objectives(const Look& look, Faults& out) {
  Census<ObjectiveId, 64> cards;
  cards.add(look.s.stage_one_deck);
  cards.add(look.s.stage_two_deck);
  cards.add(look.s.secret_deck);
  for (ObjectiveId o : look.s.public_objectives) cards.add(o);
  for (const Player& p : look.s.players) {
    cards.add(p.secrets);
    for (ObjectiveId o : p.dealt_secrets) cards.add(o);
  }
  ObjectiveSet scored;
  for (const Player& p : look.s.players) scored |= p.scored & look.r.secrets;
  cards.add(scored);
  cards.report(look.r, look.r.stage_one | look.r.stage_two | look.r.secrets, "objective", out);
}

void check_notes(const Look& look, Faults& out) {
  if (set_up(look)) return;
  Census<NoteId, 64> notes;
  NoteSet all;
  for (int i = 0; i < look.r.players; ++i) {
    const Player& p = look.s.players[SeatId(i)];
    notes.add(p.notes);
    notes.add(p.notes_in_play);
    if (p.eliminated) continue;
    for (std::size_t n = 0; n < kNotesPerSeat; ++n)
      all.insert(NoteId(static_cast<std::size_t>(i) * kNotesPerSeat + n));
  }
  notes.report(look.r, all, "promissory note", out);
}

void check_units(const Look& look, Faults& out) {
  if (set_up(look)) return;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    const Player& p = look.s.players[seat];
    if (p.eliminated) continue;
    for (Unit u : kAllUnits) {
      if (u == Unit::Fighter || u == Unit::Infantry) continue;
      if (count_on_board(look, seat, u) + p.reserve[at(u)] != look.r.plastic[at(u)])
        out.push_back(look.r.name(seat) + ": " + std::string(enum_name(u)) + " pieces are not conserved");
    }
    for (SystemId s : look.s.board) {
      const SpaceForces& f = forces(look, seat, s);
      for (std::size_t u = 0; u < kSustaining; ++u) {
        if (f.damaged[u] > f.units[u]) out.push_back("more damaged units than units at " + look.r.name(s));
      }
      if (f.of(Unit::Pds) > 0) out.push_back("a PDS in space at " + look.r.name(s));
    }
    if (reserve_tokens(look, seat) < 0)
      out.push_back(look.r.name(seat) + ": more command tokens than there are");
    if (p.vp > look.r.options.goal) out.push_back(look.r.name(seat) + ": too many victory points");
  }
}

void check_derived(const Look& look, Faults& out) {
  State copy = look.s;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    recount_presence(copy, look.r, seat);
    recount_rows(copy, look.r, seat);
    recount_traits(copy, look.r, seat);
    if (!(copy.presence[seat] == look.s.presence[seat]) || !(copy.ships_in[seat] == look.s.ships_in[seat]))
      out.push_back(look.r.name(seat) + ": presence differs from a recount");
    if (!(copy.players[seat].planets == look.s.players[seat].planets))
      out.push_back(look.r.name(seat) + ": planets differ from a recount");
    if (set_up(look)) continue;
    if (!(copy.players[seat].rows == look.s.players[seat].rows))
      out.push_back(look.r.name(seat) + ": unit values differ from a recount");
    if (!(copy.players[seat].traits == look.s.players[seat].traits))
      out.push_back(look.r.name(seat) + ": traits differ from a recount");
  }
}

// Two fleets in one system only while the active player is there (a tactical action goes on).
void check_fleets(const Look& look, Faults& out) {
  if (set_up(look)) return;
  const bool restless = look.s.alerts != 0 || !look.s.pending.empty();
  for (SystemId s : look.s.board) {
    if (players_with_ships(look, s).size() > 1 && look.s.tactical.system != s && !restless)
      out.push_back("two fleets in peace at " + look.r.name(s));
  }
  if (look.s.flow.stop != Stop::Decision || restless || look.s.tactical.system.valid()) return;
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    for (SystemId s : look.s.presence[seat]) {
      if (fleet_size(look, seat, s) > fleet_limit(look, seat))
        out.push_back(look.r.name(seat) + ": more ships than the fleet pool at " + look.r.name(s));
      if (cargo_in(look, seat, s) > capacity_in(look, seat, s))
        out.push_back(look.r.name(seat) + ": more cargo than capacity at " + look.r.name(s));
    }
  }
}

void check_planets(const Look& look, Faults& out) {
  for (std::size_t i = 0; i < look.r.planets.size(); ++i) {
    const PlanetId planet(i);
    const Planet& p = look.s.planets[planet];
    int owners = 0;
    for (int j = 0; j < look.r.players; ++j) {
      const GroundForces& f = p.ground[SeatId(j)];
      owners += f.any() ? 1 : 0;
      if (f.docks > 1) out.push_back("two space docks on " + look.r.name(planet));
      if (f.pds > 2 && !law_trait(look, Trait::LawAnyPds))
        out.push_back("too many PDS on " + look.r.name(planet));
    }
    const bool quiet = !look.s.tactical.system.valid() && look.s.alerts == 0 && look.s.pending.empty();
    if (owners > 1 && quiet) out.push_back("two players in peace on " + look.r.name(planet));
    if (p.controller.valid() && look.s.players[p.controller].eliminated)
      out.push_back("an eliminated player holds " + look.r.name(planet));
  }
}

}  // namespace

std::vector<std::string> faults_of(const Look& look) {
  Faults out;
  check_cards(look, out);
  check_agendas(look, out);
  check_objectives(look, out);
  check_notes(look, out);
  check_units(look, out);
  check_derived(look, out);
  check_fleets(look, out);
  check_planets(look, out);
  return out;
}

}  // namespace orrery::ti4
