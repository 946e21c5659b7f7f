#include "games/ahos/text/view_json.h"

#include "engine/core/json_fields.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/imagined.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

json::value seat_json(const Rules& r, SeatId seat) {
  return seat.valid() ? json::value(json::string(r.name(seat))) : json::value(nullptr);
}

json::object source(std::string_view kind, int count, int strength) {
  return {{"kind", kind}, {"count", count}, {"strength", strength}};
}

// Where the strength of a player comes from.
json::array sources_of(const Look& world, const Combat& c, Side side) {
  json::array out;
  const SeatId seat = c.seat(side);
  const auto add = [&](json::object&& s) {
    if (s["strength"].to_number<int>() > 0) out.push_back(std::move(s));
  };
  const Units units = world.s.spaces[c.space].units[seat];
  add(source("fleets", units.fleets, units.fleets * world.r.limits.fleet_strength));
  add(source("star_bases", units.star_bases, units.star_bases * world.r.limits.star_base_strength));
  for (CardId card : reserves(world.s.players[seat])) {
    json::object s = source("card", 0, reserve_card_strength(world, c, side, card));
    s["card"] = world.r.name(card);
    add(std::move(s));
  }
  add(source("added", 0, c.side(side).bonus));
  return out;
}

json::array sources_of_neutral(const Look& world, const Combat& c) {
  const Space& sp = world.s.spaces[c.space];
  const int tile = world.r.tile(sp.tile).strength;
  json::array out;
  out.push_back(source("system", 0, tile));
  if (sp.alien == AlienSide::FaceUp)
    out.push_back(source("alien", 0, strength(world, c, Side::Defender) - tile));
  return out;
}

json::object side_json(const Look& world, const Combat& c, Side side) {
  const SeatId seat = c.seat(side);
  const bool unknown = !seat.valid() && world.s.spaces[c.space].alien == AlienSide::Hidden;
  return {{"seat", seat_json(world.r, seat)},
          {"strength", strength(world, c, side)},
          {"sources", seat.valid() ? sources_of(world, c, side) : sources_of_neutral(world, c)},
          {"unknown", unknown}};
}

// After the answers units are being lost: strengths mean nothing any more.
json::object combat_json(const Look& world, const Combat& c) {
  const bool decided = c.step >= CombatStep::LoserLosses;
  return {{"space", world.r.name(c.space)},
          {"stage", enum_name(c.step)},
          {"attacker", side_json(world, c, Side::Attacker)},
          {"defender", side_json(world, c, Side::Defender)},
          {"margin", margin(world, c)},
          {"crossed", c.crossed},
          {"decided", decided},
          {"winner", decided ? json::value(json::string(enum_name(c.winner))) : json::value(nullptr)}};
}

void add_sheet(const Look& world, SeatId seat, json::object& sheet) {
  sheet["hand_limit"] = hand_size(world, seat);
  for (Zone z : {Zone::ReserveOne, Zone::ReserveTwo}) {
    const std::string name = z == Zone::ReserveOne ? "reserve_one" : "reserve_two";
    sheet[name + "_capacity"] = reserve_capacity(world, seat, z);
    sheet[name + "_counted"] = reserve_counted(world, seat, z);
  }
}

}  // namespace

json::value view_json(const Rules& r, const View& v) {
  json::value out = to_json(v, r);
  const State state = imagined(r, v);
  const Look world{state, r};
  json::object& view = out.get_object();
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    if (state.players[seat].race.valid())
      add_sheet(world, seat, view["players"].at(r.name(seat)).get_object());
  }
  if (const Combat* c = combat_in(state)) view["combat"] = combat_json(world, *c);
  view["reshuffle_goal"] = r.limits.reshuffles(r.players);
  return out;
}

}  // namespace orrery::ahos
