#include "games/ahos/text/view_json.h"

#include "games/ahos/flow/combat.h"
#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/imagined.h"
#include "games/ahos/query.h"
#include "games/ahos/text/shown.h"

namespace orrery::ahos {
namespace {

// No default: the compiler names the step that has no stage yet.
CombatStage stage_of(CombatStep step) {
  switch (step) {
    case CombatStep::Reveal:
      return CombatStage::Reveal;
    case CombatStep::Strengths:
      return CombatStage::Strengths;
    case CombatStep::AttackerStays:
    case CombatStep::Envoys:
    case CombatStep::AfterEnvoys:
    case CombatStep::DefenderStays:
      return CombatStage::Stay;
    case CombatStep::Responses:
    case CombatStep::Answered:
      return CombatStage::Answers;
    case CombatStep::LoserLosses:
    case CombatStep::WinnerLosses:
      return CombatStage::Losses;
    case CombatStep::Retreat:
      return CombatStage::Retreat;
    case CombatStep::Aftermath:
    case CombatStep::Salvage:
    case CombatStep::Refill:
    case CombatStep::End:
      return CombatStage::Aftermath;
  }
  return CombatStage::Aftermath;
}

// Where the strength of a player comes from.
std::vector<ShownSource> sources_of(const Look& world, const Combat& c, Side side) {
  std::vector<ShownSource> out;
  const SeatId seat = c.seat(side);
  const auto add = [&](ShownSource source) {
    if (source.strength > 0) out.push_back(std::move(source));
  };
  const Units units = world.s.spaces[c.space].units[seat];
  const Limits& limits = world.r.limits;
  add({StrengthSource::Fleets, units.fleets, units.fleets * limits.fleet_strength, std::nullopt});
  add({StrengthSource::StarBases, units.star_bases, units.star_bases * limits.star_base_strength,
       std::nullopt});
  for (CardId card : reserves(world.s.players[seat]))
    add({StrengthSource::Card, 0, reserve_card_strength(world, c, side, card), world.r.name(card)});
  add({StrengthSource::Added, 0, c.side(side).bonus, std::nullopt});
  return out;
}

std::vector<ShownSource> sources_of_neutral(const Look& world, const Combat& c) {
  const Space& sp = world.s.spaces[c.space];
  const int tile = world.r.tile(sp.tile).strength;
  std::vector<ShownSource> out{{StrengthSource::System, 0, tile, std::nullopt}};
  if (sp.alien == AlienSide::FaceUp)
    out.push_back({StrengthSource::Alien, 0, strength(world, c, Side::Defender) - tile, std::nullopt});
  return out;
}

ShownSide shown_side(const Look& world, const Combat& c, Side side) {
  const SeatId seat = c.seat(side);
  ShownSide out;
  if (seat.valid()) out.seat = world.r.name(seat);
  out.strength = strength(world, c, side);
  out.sources = seat.valid() ? sources_of(world, c, side) : sources_of_neutral(world, c);
  out.unknown = !seat.valid() && world.s.spaces[c.space].alien == AlienSide::Hidden;
  return out;
}

ShownCombat shown_combat(const Look& world, const Combat& c) {
  ShownCombat out;
  out.space = world.r.name(c.space);
  out.stage = stage_of(c.step);
  out.attacker = shown_side(world, c, Side::Attacker);
  out.defender = shown_side(world, c, Side::Defender);
  out.margin = margin(world, c);
  out.crossed = c.crossed;
  out.decided = out.stage >= CombatStage::Losses;
  if (out.decided) out.winner = c.winner;
  return out;
}

ShownLimits limits_of(const Look& world, SeatId seat) {
  if (!world.s.players[seat].race.valid()) return {};
  const auto capacity = [&](Zone zone) { return reserve_capacity(world, seat, zone); };
  const auto counted = [&](Zone zone) { return reserve_counted(world, seat, zone); };
  return {hand_size(world, seat), capacity(Zone::ReserveOne), counted(Zone::ReserveOne),
          capacity(Zone::ReserveTwo), counted(Zone::ReserveTwo)};
}

std::optional<ShownMove> move_under_way(const Look& world) {
  std::optional<ShownMove> out;
  for (const Frames& frame : world.s.flow.frames) {
    const auto* move = std::get_if<Move>(&frame);
    if (move == nullptr) continue;
    out.emplace();
    if (move->target.valid()) out->target = world.r.name(move->target);
  }
  return out;
}

}  // namespace

json::value view_json(const Rules& r, const View& v) {
  const State state = imagined(r, v);
  const Look world{state, r};
  json::object out = shown_json(ShownFields{v}, r).as_object();
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    json::object& player = out["players"].at(r.name(seat)).get_object();
    merge(player, shown_json(limits_of(world, seat)));
    ShownResult result;
    if (v.flow.stop == Stop::Over) result.score = final_score(r, v, seat);
    merge(player, shown_json(result));
  }
  out["round"] = round_shown(v);
  ShownOutlook outlook;
  if (const Combat* c = combat_in(state)) outlook.combat = shown_combat(world, *c);
  outlook.moving = move_under_way(world);
  outlook.reshuffle_goal = r.limits.reshuffles(r.players);
  merge(out, shown_json(outlook));
  return out;
}

std::vector<Shape> view_shapes() {
  ShapeBook book;
  book.object<PlayerView, ShownLimits, ShownResult>();
  book.object<ShownFields, ShownOutlook>();
  return book.shapes();
}

}  // namespace orrery::ahos
