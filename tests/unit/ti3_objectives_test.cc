// What the objectives of Twilight Imperium 3 require: each is met at the number that its card says and not
// one below it.
#include <gtest/gtest.h>

#include <string>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/pack/load_pack.h"
#include "games/ti3/pack/pack_tables.h"
#include "games/ti3/query.h"
#include "games/ti3/rules/build.h"
#include "games/ti3/ti3.h"
#include "tests/unit/pack_mutations.h"

namespace orrery::ti3 {
namespace {

constexpr SeatId kRed(0), kBlue(1), kGreen(2), kPurple(4), kBlack(5);

// Six players at home, all other systems around Mecatol Rex without regard to distance; red is looked at.
class Claims : public testing::Test {
 protected:
  Claims() {
    Options options;
    options.players = 6;
    r_ = make_rules(load_pack(pack_files(pack_tables(), "ti3/all")).pack, options).rules;
    s_ = empty_table(*r_);
    for (int i = 0; i < r_->players; ++i) {
      s_.players[SeatId(i)].race = RaceId(i);
      for (const PlanetId p : r_->race(RaceId(i)).planets) give(SeatId(i), p);
    }
    for (std::size_t i = 0; i < r_->tiles.size(); ++i) s_.board.insert(SystemId(i));
  }

  void give(SeatId seat, PlanetId p) {
    for (Player& other : s_.players) other.planets.erase(p);
    s_.planets[p].controller = seat;
    s_.players[seat].planets.insert(p);
  }
  [[nodiscard]] PlanetId planet(std::string_view id) const {
    PlanetId p;
    EXPECT_TRUE(r_->find(id, p)) << id;
    return p;
  }
  [[nodiscard]] SystemId system(std::string_view id) const {
    SystemId found;
    EXPECT_TRUE(r_->find(id, found)) << id;
    return found;
  }
  // So many planets that are nobody's home.
  void give_away_from_home(int count) {
    for (std::size_t i = 0; i < r_->planets.size() && count > 0; ++i) {
      if (r_->planets[i].home_of.valid() || s_.players[kRed].planets.contains(PlanetId(i))) continue;
      give(kRed, PlanetId(i));
      --count;
    }
  }
  void ships(SeatId seat, SystemId at_system, Unit unit, int count) {
    s_.systems[at_system].fleets[seat].ships[at(unit)] = static_cast<std::uint8_t>(count);
    s_.presence[seat].insert(at_system);
    s_.ships_in[seat].insert(at_system);
  }
  void dock(PlanetId p) {
    s_.planets[p].own.docks = 1;
    s_.presence[s_.planets[p].controller].insert(r_->planet(p).system);
  }
  void techs(std::initializer_list<std::string_view> ids) {
    s_.players[kRed].techs.clear();
    for (const std::string_view id : ids) {
      TechId t;
      ASSERT_TRUE(r_->find(id, t)) << id;
      s_.players[kRed].techs.insert(t);
    }
  }
  [[nodiscard]] bool met(std::string_view id) const {
    const Requirement* requirement = find_requirement(id);
    EXPECT_TRUE(requirement != nullptr && requirement->have != nullptr) << id;
    return requirement != nullptr && reached(Look{s_, *r_}, kRed, *requirement).met();
  }

  std::shared_ptr<const Rules> r_;
  State s_;
};

TEST_F(Claims, CountPlanetsOutsideTheHomeSystem) {
  struct Case {
    const char* id;
    int planets;
  };
  int have = 0;
  for (const Case c : {Case{"s1_five_planets", 5}, {"s2_ten_planets", 10}, {"s2_supremacy", 18}}) {
    give_away_from_home(c.planets - 1 - have);
    EXPECT_FALSE(met(c.id)) << c.id;
    give_away_from_home(1);
    EXPECT_TRUE(met(c.id)) << c.id;
    have = c.planets;
  }
}

TEST_F(Claims, KnowWhoHeldMecatolRexAllRound) {
  s_.mecatol_all_round = kBlue;
  EXPECT_FALSE(met("s1_hold_mecatol_round"));
  s_.mecatol_all_round = kRed;
  EXPECT_TRUE(met("s1_hold_mecatol_round"));
}

TEST_F(Claims, CountTechnologies) {
  techs({"antimass_deflectors", "xrd_transporters", "hylar_v_assault_laser", "enviro_compensator"});
  EXPECT_FALSE(met("s1_five_technologies"));
  EXPECT_FALSE(met("s1_three_same_colour"));
  EXPECT_FALSE(met("s1_four_colours"));  // none is green
  techs({"antimass_deflectors", "xrd_transporters", "hylar_v_assault_laser", "enviro_compensator",
         "stasis_capsules"});
  EXPECT_TRUE(met("s1_five_technologies"));
  EXPECT_TRUE(met("s1_four_colours"));
  techs({"antimass_deflectors", "xrd_transporters", "light_wave_deflector"});
  EXPECT_TRUE(met("s1_three_same_colour"));
  techs({"antimass_deflectors", "xrd_transporters", "light_wave_deflector", "type_iv_drive",
         "stasis_capsules", "cybernetics", "neural_motivator", "sarween_tools"});
  EXPECT_FALSE(met("s2_nine_technologies"));
  s_.players[kRed].techs = TechSet::first_n(9);
  EXPECT_TRUE(met("s2_nine_technologies"));
}

TEST_F(Claims, LookAtSpecialtiesThatArePrinted) {
  give(kRed, planet("lor"));       // red
  give(kRed, planet("lirta_iv"));  // green
  EXPECT_FALSE(met("s1_three_specialties"));
  // A law that makes every specialty good for every colour changes discounts alone.
  s_.players[kRed].traits[static_cast<std::size_t>(Trait::LawSpecialtyForAll)] = 1;
  EXPECT_FALSE(met("s1_three_specialties"));
  give(kRed, planet("fria"));  // blue
  EXPECT_TRUE(met("s1_three_specialties"));
}

TEST_F(Claims, CountPlanetsWithSpecialties) {
  for (const char* id : {"fria", "arinam", "gral"}) give(kRed, planet(id));  // blue
  for (const char* id : {"lor", "bereg"}) give(kRed, planet(id));            // red
  EXPECT_FALSE(met("secret_focused"));
  EXPECT_FALSE(met("secret_technocrat"));
  give(kRed, planet("torkan"));  // blue
  EXPECT_TRUE(met("secret_focused"));
  EXPECT_TRUE(met("secret_technocrat"));
  give(kBlue, planet("lor"));
  EXPECT_FALSE(met("secret_technocrat"));
}

TEST_F(Claims, CompareInfluenceWithBothNeighbours) {
  for (const PlanetId p : s_.players[kBlue].planets | s_.players[kBlack].planets) give(kGreen, p);
  EXPECT_TRUE(met("s2_influence_over_both_neighbours"));  // Jord has 2, they have none
  give(kBlue, planet("lirta_iv"));
  EXPECT_FALSE(met("s2_influence_over_both_neighbours"));  // 2 against 3
  give(kRed, planet("gral"));
  EXPECT_FALSE(met("s2_influence_over_both_neighbours"));  // 3 against 3: not above
  give(kRed, planet("mecatol_rex"));
  EXPECT_TRUE(met("s2_influence_over_both_neighbours"));  // 9 against 3
  give(kBlack, planet("meer"));
  give(kBlack, planet("mellon"));
  EXPECT_FALSE(met("s2_influence_over_both_neighbours"));  // 9 against 3 and 6
  s_.players[kBlack].eliminated = true;
  give(kGreen, planet("meer"));
  give(kGreen, planet("mellon"));
  EXPECT_TRUE(met("s2_influence_over_both_neighbours"));  // the one beyond is no neighbour
}

TEST_F(Claims, WantWholeHomeSystems) {
  const auto& blue = r_->race(RaceId(1)).planets;
  const auto& green = r_->race(RaceId(2)).planets;
  give(kRed, blue[0]);
  EXPECT_FALSE(met("secret_conqueror"));
  give(kRed, blue[1]);
  EXPECT_TRUE(met("secret_conqueror"));
  EXPECT_FALSE(met("s2_domination"));
  for (const PlanetId p : green) give(kRed, p);
  EXPECT_TRUE(met("s2_domination"));
  give(kGreen, green[2]);
  EXPECT_FALSE(met("s2_domination"));
}

TEST_F(Claims, NobodyClaimsImperiumRex) { EXPECT_FALSE(met("s2_imperium_rex")); }

TEST_F(Claims, WantTheCentreAndAllAroundIt) {
  const SystemId centre = r_->mecatol_system;
  const SystemId space = system("empty_1");
  const SystemId regular = system("saudor_system");
  s_.systems[centre].touches = SystemSet{space, regular, system("asteroid_field_1"), system("supernova_1")};
  give(kRed, r_->mecatol);
  ships(kRed, centre, Unit::Cruiser, 1);
  ships(kRed, space, Unit::Destroyer, 1);
  ships(kRed, regular, Unit::Fighter, 3);
  give(kRed, planet("saudor"));
  EXPECT_FALSE(met("s2_mecatol_and_all_adjacent"));  // fighters do not control a system (TI3-Q-23)
  ships(kRed, regular, Unit::Carrier, 1);
  EXPECT_TRUE(met("s2_mecatol_and_all_adjacent"));
  ships(kPurple, space, Unit::Fighter, 1);
  EXPECT_FALSE(met("s2_mecatol_and_all_adjacent"));
}

TEST_F(Claims, CountDocksAndDreadnoughts) {
  give_away_from_home(2);
  give(kRed, r_->mecatol);
  dock(planet("jord"));
  dock(planet("abyz"));
  EXPECT_FALSE(met("s1_three_docks"));
  dock(r_->mecatol);
  EXPECT_TRUE(met("s1_three_docks"));
  ships(kRed, system("empty_1"), Unit::Dreadnought, 1);
  ships(kRed, r_->mecatol_system, Unit::Dreadnought, 3);
  EXPECT_FALSE(met("secret_industrial"));
  EXPECT_FALSE(met("secret_forceful"));
  ships(kRed, r_->mecatol_system, Unit::Dreadnought, 4);
  EXPECT_TRUE(met("secret_industrial"));
  EXPECT_TRUE(met("secret_forceful"));
  s_.planets[r_->mecatol].own.docks = 0;
  EXPECT_FALSE(met("secret_industrial"));
  EXPECT_FALSE(met("secret_forceful"));
}

TEST_F(Claims, CountWhatIsOnMecatolRex) {
  give(kRed, r_->mecatol);
  dock(r_->mecatol);
  ships(kRed, r_->mecatol_system, Unit::Cruiser, 7);
  ships(kRed, r_->mecatol_system, Unit::Fighter, 5);
  s_.planets[r_->mecatol].own.ground_forces = 5;
  EXPECT_FALSE(met("secret_master_of_ships"));
  EXPECT_FALSE(met("secret_usurper"));
  ships(kRed, r_->mecatol_system, Unit::Destroyer, 1);
  s_.planets[r_->mecatol].own.ground_forces = 6;
  EXPECT_TRUE(met("secret_master_of_ships"));
  EXPECT_TRUE(met("secret_usurper"));
  techs({"antimass_deflectors", "xrd_transporters", "stasis_capsules", "cybernetics", "sarween_tools"});
  EXPECT_FALSE(met("secret_diversified"));
  techs({"antimass_deflectors", "xrd_transporters", "stasis_capsules", "cybernetics", "sarween_tools",
         "enviro_compensator"});
  EXPECT_TRUE(met("secret_diversified"));
  give(kBlue, r_->mecatol);
  EXPECT_FALSE(met("secret_usurper"));
  EXPECT_FALSE(met("secret_diversified"));
}

TEST_F(Claims, WantAShipAtEveryWormholeOfTheGalaxy) {
  for (const char* id : {"lodor_system", "quann_system", "empty_alpha"})
    ships(kRed, system(id), Unit::Destroyer, 1);
  ships(kRed, system("empty_beta"), Unit::Fighter, 2);
  EXPECT_FALSE(met("secret_keeper_of_gates"));
  s_.systems[system("saudor_system")].discovered = 1;  // found by a domain counter: not required
  ships(kRed, system("empty_beta"), Unit::Cruiser, 1);
  EXPECT_TRUE(met("secret_keeper_of_gates"));
  ships(kRed, system("empty_alpha"), Unit::Destroyer, 0);
  EXPECT_FALSE(met("secret_keeper_of_gates"));
  s_.board.erase(system("empty_alpha"));
  EXPECT_TRUE(met("secret_keeper_of_gates"));
}

TEST_F(Claims, WantTheLastDockOfANeighbour) {
  s_.lasting.push_back({Hold::LostDock, kRed, kGreen.value, 1});
  EXPECT_FALSE(met("secret_merciless"));  // green sits two places away
  s_.lasting.push_back({Hold::LostDock, kBlue, kBlack.value, 1});
  EXPECT_FALSE(met("secret_merciless"));  // that was blue's doing
  s_.lasting.push_back({Hold::LostDock, kRed, kBlack.value, 1});
  EXPECT_TRUE(met("secret_merciless"));
}

TEST(Ti3EmptyTable, HasFullSuppliesAndDecks) {
  Options options;
  options.players = 5;
  options.long_war = true;
  const Pack pack = load_pack(pack_files(pack_tables(), "ti3/all")).pack;
  const auto plain = make_rules(pack, options).rules;
  ASSERT_TRUE(plain != nullptr);
  const State s = empty_table(*plain);
  EXPECT_EQ(s.goods_left, 40);
  EXPECT_EQ(s.action_deck.size(), 103);
  EXPECT_EQ(s.political_deck.size(), 60);
  EXPECT_EQ(s.stage_one_left, 8);
  EXPECT_EQ(s.stage_two_left, 6);  // five and Imperium Rex
  EXPECT_TRUE(s.rex_left);
  EXPECT_EQ(s.loose_tiles.size(), 32);
  EXPECT_TRUE(s.counter_pool.empty());
  EXPECT_EQ(s.players[SeatId(4)].reserve[at(Unit::Cruiser)], 8);
  options.distant_suns = options.no_imperium_rex = true;
  const auto more = make_rules(pack, options).rules;
  ASSERT_TRUE(more != nullptr);
  EXPECT_EQ(empty_table(*more).counter_pool.size(), 44);
  EXPECT_EQ(empty_table(*more).stage_two_left, 5);
  EXPECT_FALSE(empty_table(*more).rex_left);
}

}  // namespace
}  // namespace orrery::ti3
