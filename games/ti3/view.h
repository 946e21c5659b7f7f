// What one viewer may know, built from nothing; and worlds that agree with it.
#pragma once

#include "engine/flow/random.h"
#include "games/ti/card_counts.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

using CardCounts = FixedVec<ti::CardCount<CardKindId>, 80>;

// Domain counters by what they show.
struct CounterCount {
  CounterKindId kind;
  std::uint8_t count = 0;
  ORRERY_FIELDS(CounterCount, kind, count)
};
using CounterCounts = FixedVec<CounterCount, 24>;

struct PlayerView {
  RaceId race;
  bool passed = false;
  bool skipped = false;
  bool eliminated = false;
  std::uint8_t vp = 0;
  std::uint8_t strategy = 0, fleet = 0, command = 0;
  SystemSet counters;
  std::uint8_t trade_goods = 0;
  std::array<std::uint8_t, kUnits> reserve{};
  TechSet techs;
  std::uint8_t hand_size = 0;
  CardCounts hand;  // the viewer's own, and what the viewer knows of others
  bool has_secret = false;
  ObjectiveId secret;  // the viewer's own, and one that is just being claimed
  ObjectiveSet claimed;
  PlanetSet planets;
  std::array<SeatId, 2> contracts{};
  std::uint8_t tile_count = 0;
  FixedVec<SystemId, 8> tiles;  // the viewer's own, and those that were shown
  bool tiles_shown = false;
  bool owes_planet = false;
  FixedVec<Laden, 24> laden;
  std::array<LeaderState, kLeadersEach> leaders{};
  std::array<SeatId, kLeadersEach> captors{};
  std::uint8_t fallen = 0;
  std::uint8_t survivors = 0;
  ORRERY_FIELDS(PlayerView, race, passed, skipped, eliminated, vp, strategy, fleet, command, counters,
                trade_goods, reserve, techs, hand_size, hand, has_secret, secret, claimed, planets, contracts,
                tile_count, tiles, tiles_shown, owes_planet, laden, leaders, captors, fallen, survivors)
};

struct View {
  SeatId viewer;  // none: a spectator
  PerSystem<System> systems;
  PerPlanet<Planet> planets;  // counters: the first copy of the kind, or none if the viewer has not seen it
  PerSeat<PlayerView> players;
  SystemSet board;
  PlanetSet exhausted;
  PlanetSet gained;
  PlanetSet new_docks;
  Phase phase = Phase::Setup;
  std::uint8_t round = 0;
  SeatId speaker;
  SeatId first_chooser;
  SeatSet last_initiative;
  SeatId mecatol_all_round;
  std::array<StrategySlot, kStrategyCards> strategy{};
  std::uint8_t goods_left = 0;
  CardCounts unseen_cards;  // in the deck or in hands the viewer cannot see
  CardCounts searched;      // the deck, while the viewer looks through it
  CardCounts action_discard;
  CardCounts on_table;
  FixedVec<LyingCard, 2> lying;
  FixedVec<PlayedOn, 32> played_on;
  std::uint8_t action_deck_size = 0;
  PoliticalSet unseen_political;           // in the deck, somewhere
  FixedVec<PoliticalId, 8> political_top;  // none: the viewer has not seen it
  FixedVec<PoliticalId, 48> political_bottom;
  PoliticalSet political_discard;
  FixedVec<LawInPlay, 40> laws;
  FixedVec<Lasting, 48> lasting;
  ObjectiveSet unseen_stage_one, unseen_stage_two, unseen_secrets;
  FixedVec<ObjectiveId, 16> objectives;
  std::uint8_t stage_one_left = 0, stage_two_left = 0;
  bool rex_left = false;
  CounterCounts unseen_counters;  // in the box, or on planets where the viewer has not looked
  SpotId face_down;
  FixedVec<SeatId, kSeats> circle;
  SystemSet unseen_tiles;  // not dealt, or dealt to somebody whose tiles the viewer cannot see
  TurnMemory turn;
  TacticalMemory tactical;
  BattleMemory battle;
  RollMemory roll;
  CouncilMemory council;
  FixedVec<Trigger, 24> pending;
  FixedVec<LostLeaders, 6> lost_leaders;
  std::uint8_t alerts = 0;
  SeatSet winners;
  orrery::Flow<Frames, kMaxDepth> flow;  // where the game stands is public
  ORRERY_FIELDS(View, viewer, systems, planets, players, board, exhausted, gained, new_docks, phase, round,
                speaker, first_chooser, last_initiative, mecatol_all_round, strategy, goods_left,
                unseen_cards, searched, action_discard, on_table, lying, played_on, action_deck_size,
                unseen_political, political_top, political_bottom, political_discard, laws, lasting,
                unseen_stage_one, unseen_stage_two, unseen_secrets, objectives, stage_one_left,
                stage_two_left, rex_left, unseen_counters, face_down, circle, unseen_tiles, turn, tactical,
                battle, roll, council, pending, lost_leaders, alerts, winners, flow)
};

View view_of(const Look& look, SeatId viewer);

// A full state that gives this viewer this view; what the viewer cannot know is drawn at random.
State sample_state(const Rules& r, const View& v, Random& random);

}  // namespace orrery::ti3
