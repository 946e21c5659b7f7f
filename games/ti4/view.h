// What one viewer may know, built from nothing; and worlds that agree with it.
#pragma once

#include "engine/flow/random.h"
#include "games/ti/card_counts.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

using CardCount = ti::CardCount<CardKindId>;
using CardCounts = FixedVec<CardCount, 64>;

struct PlayerView {
  FactionId faction;
  bool passed = false;
  bool eliminated = false;
  std::uint8_t vp = 0;
  std::uint8_t tactic = 0, fleet = 0, strategy = 0;
  SystemSet tokens;
  std::uint16_t trade_goods = 0;
  std::uint8_t commodities = 0;
  std::array<std::uint8_t, kUnits> reserve{};
  std::uint8_t fallen = 0;
  std::uint8_t returning = 0;
  TechSet techs;
  TechSet copied;
  std::array<TechId, 2> assimilated{};
  TechSet exhausted_techs;
  std::uint8_t hand_size = 0;
  CardCounts hand;  // the viewer's own, and what the viewer knows of others
  std::uint8_t secret_count = 0;
  ObjectiveSet secrets;  // the viewer's own
  ObjectiveSet scored;
  PlanetSet planets;
  std::uint8_t note_count = 0;
  NoteSet notes;  // the viewer's own, and those whose place the viewer knows
  NoteSet notes_in_play;
  FixedVec<SystemId, 8> tiles;
  std::uint8_t dealt_count = 0;
  FixedVec<ObjectiveId, 2> dealt_secrets;  // the viewer's own
  std::array<SystemId, 2> wormholes{};
  Parcel parcel;  // of the transaction being made; note and card only for the two parties
  ORRERY_FIELDS(PlayerView, faction, passed, eliminated, vp, tactic, fleet, strategy, tokens, trade_goods,
                commodities, reserve, fallen, returning, techs, copied, assimilated, exhausted_techs,
                hand_size, hand, secret_count, secrets, scored, planets, note_count, notes, notes_in_play,
                tiles, dealt_count, dealt_secrets, wormholes, parcel)
};

struct View {
  SeatId viewer;  // none: a spectator
  PerSystem<System> systems;
  PerPlanet<Planet> planets;
  PerSeat<PlayerView> players;
  SystemSet board;
  PlanetSet exhausted_planets;
  Phase phase = Phase::Setup;
  std::uint8_t round = 0;
  SeatId speaker;
  bool custodians = true;
  std::array<StrategySlot, kStrategyCards> strategy{};
  SeatId zero_token;
  CardCounts unseen_cards;  // in the deck or in hands the viewer cannot see
  CardCounts action_discard;
  CardCounts on_table;
  std::uint8_t action_deck_size = 0;
  AgendaSet unseen_agendas;          // in the deck, somewhere
  FixedVec<AgendaId, 8> agenda_top;  // none: the viewer has not seen it
  FixedVec<AgendaId, 40> agenda_bottom;
  AgendaSet agenda_discard;
  FixedVec<LawInPlay, 34> laws;
  FixedVec<Delayed, 6> delayed;
  ObjectiveSet unseen_stage_one, unseen_stage_two, unseen_secrets;
  FixedVec<ObjectiveId, 20> public_objectives;
  std::uint8_t stage_one_left = 0, stage_two_left = 0;
  ObjectiveSet leaked;
  SystemSet loose_tiles;
  TurnMemory turn;
  TacticalMemory tactical;
  CombatMemory combat;
  RollMemory roll;
  AgendaMemory agenda;
  KillMemory kill;
  AgendaDeals agenda_deals;
  FixedVec<Trigger, 32> pending;
  PlanetId swapped;
  std::uint8_t alerts = 0;
  SeatSet winners;
  orrery::Flow<Frames, kMaxDepth> flow;  // where the game stands is public
  ORRERY_FIELDS(View, viewer, systems, planets, players, board, exhausted_planets, phase, round, speaker,
                custodians, strategy, zero_token, unseen_cards, action_discard, on_table, action_deck_size,
                unseen_agendas, agenda_top, agenda_bottom, agenda_discard, laws, delayed, unseen_stage_one,
                unseen_stage_two, unseen_secrets, public_objectives, stage_one_left, stage_two_left, leaked,
                loose_tiles, turn, tactical, combat, roll, agenda, kill, agenda_deals, pending, alerts,
                swapped, winners, flow)
};

View view_of(const Look& look, SeatId viewer);

// A full state that gives this viewer this view; what the viewer cannot know is drawn at random.
State sample_state(const Rules& r, const View& v, Random& random);

}  // namespace orrery::ti4
