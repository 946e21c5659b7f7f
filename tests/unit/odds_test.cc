// The exact odds of fights against fights played through the rules, die by die.
#include "odds/odds.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "games/ahos/ahos_game.h"
#include "games/ahos/flow/combat_steps.h"
#include "games/registry.h"
#include "games/ti4/content/ability.h"
#include "games/ti4/ti4_game.h"
#include "odds/ahos/all_in.h"
#include "odds/ti4/rehearse.h"
#include "odds/ti4/texts.h"
#include "tests/unit/lab_table.h"

namespace orrery::ti4::odds {

const PackFiles& pack() {
  static const PackFiles files = default_pack_files(game());
  return files;
}

namespace {

Staged staged(const std::string& attacker, const std::string& defender, bool ground = false,
              const std::string& place = "", const std::string& laws = "") {
  Staged s = stage({attacker, defender, ground, place, laws}, pack());
  EXPECT_EQ(s.error, "") << attacker << " against " << defender;
  return s;
}

Answer odds_of(const Staged& s) { return chances(*rules_of(*s.match), s.world, s.question); }

Answer odds_of(const std::string& attacker, const std::string& defender, bool ground = false) {
  return odds_of(staged(attacker, defender, ground));
}

int number_from(const char* name, int otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::atoi(text);
}

// Within statistical error: four and a half standard deviations, so that one test in a hundred thousand fails
// by chance.
void expect_near(double exact, double counted, int n, const std::string& what) {
  const double sigma = std::sqrt(std::max(exact * (1 - exact), 1e-6) / n);
  EXPECT_NEAR(exact, counted, 4.5 * sigma + 3.0 / n) << what;
}

void compare(const Staged& s, int fights, std::uint64_t seed, const std::string& what) {
  const Answer exact = odds_of(s);
  ASSERT_EQ(exact.error, "") << what;
  EXPECT_NEAR(exact.attacker + exact.draw + exact.defender, 1, 1e-9) << what;
  Random random(Seed::of(seed), 0);
  const Rehearsal r = rehearse(s, fights, random);
  ASSERT_EQ(r.stuck, "") << what;
  const double n = r.fights;
  expect_near(exact.attacker, r.attacker / n, r.fights, what + ": attacker wins");
  expect_near(exact.draw, r.draw / n, r.fights, what + ": draw");
  expect_near(exact.defender, r.defender / n, r.fights, what + ": defender wins");
  // What is left, in resources: the spread is bounded by what there was.
  const double spread = 40.0 / std::sqrt(n);
  EXPECT_NEAR(exact.attacker_value, r.attacker_value / n, spread) << what;
  EXPECT_NEAR(exact.defender_value, r.defender_value / n, spread) << what;
}

TEST(Odds, OneCruiserAgainstOne) {
  // Each hits with 4 of 10: one round decides with 0.24, 0.24, 0.16, or 0.36 goes on.
  const Answer a = odds_of("plain: 1 cruiser", "plain: 1 cruiser");
  EXPECT_NEAR(a.attacker, 0.24 / 0.64, 1e-12);
  EXPECT_NEAR(a.defender, 0.24 / 0.64, 1e-12);
  EXPECT_NEAR(a.draw, 0.16 / 0.64, 1e-12);
  EXPECT_NEAR(a.rounds, 1 / 0.64, 1e-12);
}

// Another way to the same: dreadnoughts alone, two against one, both trying to win. Hits beyond one's ships
// are lost; whether a ship sustains is the question, and always right.
TEST(Odds, BestPlayOfDreadnoughtsIsToSustain) {
  const Staged usual = staged("plain: 2 dreadnought", "plain: 1 dreadnought");
  Staged best = staged("plain: 2 dreadnought", "plain: 1 dreadnought");
  best.question.casualties = Casualties::Best;
  EXPECT_NEAR(odds_of(usual).attacker, odds_of(best).attacker, 1e-12);
  EXPECT_NEAR(odds_of(usual).defender, odds_of(best).defender, 1e-12);
}

// Whoever wants to win does not do worse by playing well than by an order that somebody else thought of.
TEST(Odds, BestPlayIsNotWorseThanAnOrder) {
  const char* attacker = "plain: 1 war_sun 1 carrier 2 fighter; tech: war_sun";
  const char* defender = "plain: 1 dreadnought 2 cruiser";  // one kind of ship less than it has to lose
  const Answer usual = odds_of(staged(attacker, defender));
  Staged s = staged(attacker, defender);
  s.question.casualties = Casualties::Best;
  const Answer best = odds_of(s);
  ASSERT_EQ(best.error, "");
  EXPECT_NEAR(best.attacker + best.draw + best.defender, 1, 1e-9);
  // Losing the war sun first is bad for the attacker, however the defender plays.
  const Answer foolish = odds_of(staged(std::string(attacker) + "; order: war_sun", defender));
  EXPECT_LT(foolish.attacker, best.attacker);
  EXPECT_GT(usual.attacker, foolish.attacker);
}

TEST(Odds, BestPlayOfAllFightersIsNoQuestion) {
  Staged s = staged("plain: 1 carrier 4 fighter", "plain: 1 carrier 4 fighter");
  s.question.casualties = Casualties::Best;
  s.question.attackers.goal = Goal::Value;
  const Answer value = odds_of(s);
  ASSERT_EQ(value.error, "");
  // A carrier is worth six fighters and hits as well as one of them: it is lost last.
  EXPECT_NEAR(value.attacker, odds_of("plain: 1 carrier 4 fighter", "plain: 1 carrier 4 fighter").attacker,
              1e-9);
}

// One use of Sustain Damage cancels a hit bound to non-fighter ships and one of a fighter (TI4-77.6). A
// program of somebody else, which assigns hit by hit, comes to 0.9033.
TEST(Odds, ShieldingCancelsHitsOfBothKinds) {
  const Answer a = odds_of("letnev: 3 dreadnought 3 fighter; tech: non_euclidean_shielding",
                           "l1z1x: 1 flagship 1 dreadnought 1 cruiser 2 fighter");
  EXPECT_NEAR(a.attacker, 0.9035, 5e-5);
  Staged s =
      staged("letnev: 2 dreadnought 1 fighter; tech: non_euclidean_shielding", "l1z1x: 1 flagship 2 fighter");
  compare(s, 4000, 7, "shielding against the flagship of L1Z1X");
  s.question.casualties = Casualties::Best;
  const Answer best = odds_of(s);
  ASSERT_EQ(best.error, "");
  EXPECT_NEAR(best.attacker + best.draw + best.defender, 1, 1e-9);
}

// Fighters that landed take no planet: who wants to win keeps infantry, and the usual order loses them first.
TEST(Odds, FightersOnAPlanetGoFirst) {
  const char* attacker = "naalu: 1 flagship 2 fighter 2 infantry";
  const auto ground = [&](const std::string& side, Casualties how) {
    Staged s = staged(side, "plain: 3 infantry", true);
    s.question.casualties = how;
    return odds_of(s).attacker;
  };
  const double usual = ground(attacker, Casualties::Usual);
  EXPECT_NEAR(usual, 0.7763, 5e-5);
  EXPECT_NEAR(ground(std::string(attacker) + "; order: fighter infantry", Casualties::Usual), usual, 1e-12);
  const double infantry = ground(std::string(attacker) + "; order: infantry fighter", Casualties::Usual);
  EXPECT_NEAR(infantry, 0.4247, 5e-5);
  EXPECT_GE(ground(attacker, Casualties::Best), usual - 1e-12);
}

// All ships sustain before one is lost: a cruiser outlives hits that the usual order would give it.
TEST(Odds, TheTableSustainsFirst) {
  Staged s = staged("plain: 1 dreadnought 1 cruiser", "plain: 2 cruiser");
  const Answer usual = odds_of(s);
  s.question.casualties = Casualties::Table;
  const Answer table = odds_of(s);
  EXPECT_GT(table.attacker, usual.attacker);
  compare(s, 4000, 5, "sustaining first");
}

// Ground forces on planets stay out of a fight in space unless their text is named.
TEST(Odds, TheAlastorCallsThemFromThePlanet) {
  const char* attacker = "plain: 3 cruiser";
  const double without = odds_of(attacker, "nekro: 1 flagship").defender;
  EXPECT_NEAR(odds_of(attacker, "nekro: 1 flagship 3 infantry").defender, without, 1e-12);
  Staged s = staged(attacker, "nekro: 1 flagship 3 infantry; use: the_alastor");
  const double with = odds_of(s).defender;
  EXPECT_GT(with, without);
  compare(s, 4000, 6, "The Alastor and infantry on the planet");
}

TEST(Odds, BestPlaySaysWhereItGivesUp) {
  Staged s = staged("plain: 2 dreadnought; tech: duranium_armor", "plain: 1 dreadnought");
  s.question.casualties = Casualties::Best;
  EXPECT_NE(odds_of(s).error.find("repaired"), std::string::npos);
  s = staged("plain: 3 dreadnought 3 cruiser 3 destroyer 1 carrier 4 fighter",
             "plain: 3 dreadnought 3 cruiser 3 destroyer");
  s.question.casualties = Casualties::Best;
  s.question.most_states = 50;
  EXPECT_NE(odds_of(s).error.find("too many ways"), std::string::npos);
  s.question.most_states = 200000;
  s.question.most_ways = 1000;
  EXPECT_NE(odds_of(s).error.find("too many ways"), std::string::npos);
}

struct Named {
  const char* what;
  const char* attacker;
  const char* defender;
  bool ground = false;
  const char* place = "";
  const char* laws = "";
};

class OddsOfTexts : public testing::TestWithParam<Named> {};

TEST_P(OddsOfTexts, AreThoseOfTheRules) {
  const Named& n = GetParam();
  compare(staged(n.attacker, n.defender, n.ground, n.place, n.laws), number_from("ORRERY_ODDS_FIGHTS", 4000),
          7, n.what);
}

INSTANTIATE_TEST_SUITE_P(
    EachText, OddsOfTexts,
    testing::Values(
        Named{"plain", "plain: 2 cruiser 1 carrier 3 fighter", "plain: 1 dreadnought 2 destroyer"},
        Named{"sustain", "plain: 2 dreadnought", "plain: 1 dreadnought 2 cruiser"},
        Named{"damaged", "plain: 2 damaged_dreadnought 1 carrier", "plain: 1 dreadnought 2 cruiser"},
        Named{"barrage", "plain: 2 destroyer 1 cruiser", "plain: 1 carrier 4 fighter"},
        Named{"flagship", "sol: 1 flagship 2 fighter", "plain: 3 cruiser"},
        Named{"pds", "plain: 3 cruiser", "plain: 1 cruiser 2 pds"},
        Named{"pds_ii_both", "plain: 3 cruiser 2 pds; tech: pds_ii",
              "plain: 2 cruiser 2 pds; tech: pds_ii plasma_scoring"},
        Named{"antimass", "plain: 3 cruiser; tech: antimass_deflectors", "plain: 1 cruiser 2 pds"},
        Named{"graviton", "plain: 1 carrier 4 fighter",
              "plain: 1 cruiser 2 pds; tech: graviton_laser_system"},
        Named{"assault_cannon", "plain: 3 cruiser; tech: assault_cannon",
              "plain: 1 dreadnought 1 cruiser 1 fighter 1 carrier"},
        Named{"ambush", "mentak: 3 cruiser 1 destroyer", "plain: 2 dreadnought"},
        Named{"fourth_moon", "mentak: 1 flagship 1 cruiser", "plain: 2 dreadnought"},
        Named{"fourth_moon_defends", "plain: 3 dreadnought", "mentak: 1 flagship 1 cruiser"},
        Named{"unrelenting", "norr: 2 cruiser 1 carrier", "jolnar: 2 cruiser 1 carrier"},
        Named{"cmorran", "norr: 1 flagship 2 cruiser", "plain: 2 dreadnought 1 cruiser"},
        Named{"hylarim", "jolnar: 1 flagship 1 cruiser", "plain: 2 dreadnought 1 cruiser"},
        Named{"corian", "winnu: 1 flagship 1 cruiser", "plain: 3 cruiser 1 carrier 2 fighter"},
        Named{"flagship_001", "l1z1x: 1 flagship 1 dreadnought 1 cruiser",
              "plain: 1 carrier 4 fighter 1 dreadnought"},
        Named{"arc_secundus", "letnev: 1 flagship", "plain: 3 cruiser"},
        Named{"non_euclidean", "letnev: 2 dreadnought 1 cruiser; tech: non_euclidean_shielding",
              "plain: 4 cruiser"},
        Named{"duranium", "plain: 2 dreadnought; tech: duranium_armor", "plain: 3 cruiser 1 dreadnought"},
        Named{"alastor", "nekro: 1 flagship 3 infantry", "plain: 3 cruiser"},
        Named{"van_hauge", "yin: 1 flagship 2 cruiser", "plain: 3 cruiser 1 dreadnought"},
        Named{"kenara", "hacan: 1 flagship 2 cruiser; goods: 3; use: wrath_of_kenara",
              "plain: 3 cruiser 1 dreadnought"},
        Named{"kenara_barrage", "hacan: 1 flagship 2 destroyer; goods: 2; use: wrath_of_kenara",
              "plain: 1 carrier 4 fighter"},
        Named{"munitions", "letnev: 2 cruiser 1 destroyer; goods: 5; use: munitions_reserves",
              "plain: 1 carrier 3 fighter 1 cruiser"},
        Named{"war_funding", "plain: 2 cruiser 1 destroyer; use: war_funding@2",
              "plain: 1 dreadnought 2 cruiser"},
        Named{"devotion", "yin: 2 destroyer 1 cruiser 1 carrier; use: devotion",
              "plain: 1 dreadnought 2 cruiser"},
        Named{"exotrireme", "norr: 2 dreadnought 1 cruiser; tech: exotrireme_ii; use: exotrireme_ii",
              "plain: 1 war_sun 2 cruiser; tech: war_sun"},
        Named{"impulse_core", "yin: 2 destroyer 1 cruiser; tech: impulse_core; use: impulse_core",
              "plain: 1 dreadnought 1 carrier 3 fighter"},
        Named{"splicer", "creuss: 2 cruiser; tech: dimensional_splicer", "plain: 1 dreadnought 1 cruiser",
              false, "wormhole"},
        Named{"nebula", "plain: 3 cruiser", "plain: 2 cruiser 1 destroyer", false, "nebula"},
        Named{"crown", "plain: 2 cruiser 1 dreadnought; use: the_crown_of_thalnos", "plain: 3 cruiser"},
        Named{"prophecy", "plain: 1 carrier 4 fighter", "plain: 2 cruiser", false, "", "prophecy_of_ixth"},
        Named{"schematics", "plain: 1 war_sun; tech: war_sun", "plain: 4 cruiser 1 dreadnought", false, "",
              "publicize_weapon_schematics"},
        Named{"morale", "plain: 3 cruiser; use: morale_boost@2", "plain: 2 dreadnought; use: morale_boost"},
        Named{"prototype", "plain: 1 carrier 4 fighter; use: fighter_prototype", "plain: 2 cruiser"},
        Named{"direct_hit", "plain: 3 cruiser; use: direct_hit@2", "plain: 2 dreadnought 1 cruiser"},
        Named{"shields", "plain: 3 cruiser; use: shields_holding", "plain: 2 dreadnought 1 cruiser"},
        Named{"courageous", "plain: 3 cruiser; use: courageous_to_the_end", "plain: 2 dreadnought 1 cruiser"},
        Named{"courageous_defends", "plain: 3 cruiser",
              "plain: 1 dreadnought 1 cruiser; use: courageous_to_the_end"},
        Named{"repairs", "plain: 2 dreadnought 1 cruiser; use: emergency_repairs", "plain: 4 cruiser"},
        Named{"skilled", "plain: 2 cruiser; use: skilled_retreat@2", "plain: 2 cruiser"},
        Named{"jets", "plain: 2 cruiser; use: maneuvering_jets", "plain: 1 cruiser 2 pds"},
        Named{"battlestation", "plain: 3 cruiser",
              "plain: 1 cruiser 1 space_dock; use: experimental_battlestation"},
        Named{"retreat", "plain: 2 cruiser; retreat: 2", "plain: 2 cruiser"},
        Named{"war_sun", "muaat: 1 war_sun 2 fighter", "plain: 3 cruiser 1 dreadnought"},
        Named{"ground", "plain: 1 carrier 4 infantry", "plain: 3 infantry", true},
        Named{"bombardment", "plain: 2 dreadnought 2 infantry; tech: plasma_scoring", "plain: 4 infantry",
              true},
        Named{"shielded", "plain: 2 dreadnought 2 infantry", "plain: 2 infantry 1 pds", true},
        Named{"defence", "plain: 1 carrier 4 infantry", "plain: 2 infantry 2 pds", true},
        Named{"l4", "letnev: 1 carrier 4 infantry; tech: l4_disruptors", "plain: 2 infantry 2 pds", true},
        Named{"disable", "plain: 2 dreadnought 2 infantry; use: disable", "plain: 2 infantry 2 pds", true},
        Named{"bunker", "plain: 2 dreadnought 2 infantry", "plain: 3 infantry; use: bunker", true},
        Named{"magen", "plain: 1 carrier 3 infantry", "plain: 2 infantry 1 pds; tech: magen_defense_grid",
              true},
        Named{"harrow", "l1z1x: 1 dreadnought 1 carrier 3 infantry", "plain: 3 infantry", true},
        Named{"valkyrie", "norr: 1 carrier 3 infantry; tech: valkyrie_particle_weave", "plain: 3 infantry",
              true},
        Named{"tekklar", "plain: 1 carrier 3 infantry; use: tekklar_legion", "norr: 3 infantry", true},
        Named{"fire_team", "plain: 1 carrier 3 infantry; use: fire_team", "plain: 3 infantry", true},
        Named{"indoctrination", "yin: 1 carrier 3 infantry; use: indoctrination", "plain: 3 infantry", true},
        Named{"dacxive", "plain: 1 carrier 3 infantry; tech: dacxive_animators",
              "plain: 3 infantry; tech: dacxive_animators", true},
        Named{"matriarch", "naalu: 1 flagship 1 carrier 3 fighter 2 infantry", "plain: 4 infantry", true},
        Named{"undefended", "plain: 1 carrier 2 infantry", "plain: 1 pds", true}),
    [](const auto& named) { return std::string(named.param.what); });

// ---- fights made up at random: factions, technologies, units, texts that are used

std::string generated_side(Random& random, const std::string& faction, bool ground, bool attacks) {
  const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
  std::string units;
  const auto add = [&](int n, const char* unit) {
    if (n > 0) units += " " + std::to_string(n) + " " + unit;
  };
  int capacity = 0;
  if (!ground || attacks) {
    const int carriers = below(3);
    add(carriers, "carrier");
    capacity += 4 * carriers;
    add(below(3), "cruiser");
    add(below(3), "destroyer");
    const int dreadnoughts = below(3);
    add(dreadnoughts, below(4) == 0 ? "damaged_dreadnought" : "dreadnought");
    capacity += dreadnoughts;
    if (below(4) == 0 && faction != "plain") {
      add(1, "flagship");
      capacity += 3;
    }
    if (faction == "muaat") add(below(2), "war_sun");
  }
  if (ground) {
    const int most = attacks ? std::min(capacity, 5) : 5;
    add(attacks ? std::max(1, below(most + 1)) : 1 + below(most), "infantry");
    if (attacks && capacity == 0) add(1, "carrier");
  } else {
    add(below(std::min(capacity, 6) + 1), "fighter");
    if (units.empty()) add(1, "cruiser");
  }
  if (!attacks) add(below(3), "pds");
  std::string text = faction + ":" + units + "; tech:";
  for (const char* tech : {"antimass_deflectors", "plasma_scoring", "graviton_laser_system", "duranium_armor",
                           "assault_cannon", "magen_defense_grid", "dacxive_animators", "fighter_ii",
                           "destroyer_ii", "cruiser_ii", "carrier_ii", "pds_ii", "infantry_ii"}) {
    const bool own =
        (faction == "sol" && (std::string(tech) == "carrier_ii" || std::string(tech) == "infantry_ii")) ||
        (faction == "naalu" && std::string(tech) == "fighter_ii") ||
        (faction == "arborec" && std::string(tech) == "infantry_ii");
    if (!own && below(6) == 0) text += std::string(" ") + tech;
  }
  for (const auto& [whose, tech] :
       std::initializer_list<std::pair<const char*, const char*>>{{"letnev", "non_euclidean_shielding"},
                                                                  {"letnev", "l4_disruptors"},
                                                                  {"norr", "valkyrie_particle_weave"},
                                                                  {"norr", "exotrireme_ii"},
                                                                  {"yin", "impulse_core"},
                                                                  {"l1z1x", "super_dreadnought_ii"},
                                                                  {"naalu", "hybrid_crystal_fighter_ii"},
                                                                  {"sol", "advanced_carrier_ii"}}) {
    if (faction == whose && below(2) == 0) text += std::string(" ") + tech;
  }
  text += "; goods: " + std::to_string(below(6)) + "; use:";
  for (const char* use :
       {"morale_boost", "direct_hit", "shields_holding", "courageous_to_the_end", "emergency_repairs",
        "fighter_prototype", "maneuvering_jets", "fire_team", "war_funding"}) {
    const bool own_note = faction == "letnev" && std::string(use) == "war_funding";
    if (!own_note && below(9) == 0)
      text += std::string(" ") + use + (below(2) == 0 && std::string(use) == "morale_boost" ? "@2" : "");
  }
  if (faction == "letnev" && below(2) == 0) text += " munitions_reserves";
  if (faction == "hacan" && below(2) == 0) text += " wrath_of_kenara";
  if (faction == "yin" && below(2) == 0) text += ground ? " indoctrination" : " devotion";
  return text;
}

// Found by 500 fights played 20,000 times each: War Funding takes the goods that munitions would cost.
TEST(Odds, WarFundingTakesTheGoodsOfItsOwner) {
  const std::string fleet = "2 cruiser 1 dreadnought; ";
  for (const int goods : {2, 3, 4, 5, 8}) {
    const std::string letnev =
        "letnev: " + fleet + "goods: " + std::to_string(goods) + "; use: munitions_reserves";
    const std::string creuss = "creuss: " + fleet + "use: war_funding";
    compare(staged(letnev, creuss), 4000, 7, letnev + "  against  " + creuss);
    compare(staged(creuss, letnev), 4000, 7, creuss + "  against  " + letnev);
  }
}

TEST(Odds, OfMadeUpFightsAreThoseOfTheRules) {
  const int battles = number_from("ORRERY_ODDS_BATTLES", 60);
  const int fights = number_from("ORRERY_ODDS_FIGHTS", 1500);
  static constexpr auto kFactions = std::to_array<const char*>(
      {"plain", "arborec", "letnev", "saar", "muaat", "hacan", "sol", "creuss", "l1z1x", "mentak", "naalu",
       "nekro", "norr", "jolnar", "winnu", "xxcha", "yin", "yssaril"});
  Random random(Seed::of(static_cast<std::uint64_t>(number_from("ORRERY_ODDS_SEED", 1))), 0);
  for (int i = 0; i < battles; ++i) {
    const std::string a = kFactions[random.below(kFactions.size())];
    std::string d = kFactions[random.below(kFactions.size())];
    if (a == d) d = "plain";
    const bool ground = random.below(3) == 0;
    std::string attacker = generated_side(random, a, ground, true);
    std::string defender = generated_side(random, d, ground, false);
    // One note, one owner at the third seat.
    const Staged s = stage({attacker, defender, ground, "", ""}, pack());
    if (!s.error.empty()) continue;
    compare(s, fights, static_cast<std::uint64_t>(i),
            attacker + "  against  " + defender + (ground ? "  on a planet" : ""));
    if (HasFatalFailure()) return;
  }
}

// Every text that listens at a moment of a fight stands in the table, and every text of the table is there.
TEST(Odds, KnowEveryTextOfAFight) {
  const Staged s = staged("plain: 1 cruiser", "plain: 1 cruiser");
  const Rules& r = *rules_of(*s.match);
  static constexpr auto kMoments = std::to_array<Timing>(
      {Timing::SpaceCannonUsed, Timing::SpaceCannonHits, Timing::DamageSustained, Timing::SpaceCombatStart,
       Timing::GroundCombatStart, Timing::CombatRoundStart, Timing::RetreatAnnounced, Timing::CombatRolled,
       Timing::HitsProduced, Timing::HitsAssigned, Timing::CombatRoundEnd, Timing::CombatEnd,
       Timing::InvasionStart, Timing::GroundForcesCommitted, Timing::BarrageRolled,
       Timing::GroundCombatRolled});
  const auto check = [&](const auto& rows) {
    for (const auto& row : rows) {
      if (row.ability == nullptr) continue;
      bool fights = false;
      for (Timing t : kMoments) fights = fights || row.ability->at.contains(t);
      EXPECT_TRUE(!fights || find_text(row.id) != nullptr) << row.id;
    }
  };
  check(r.card_kinds);
  check(r.techs);
  check(r.powers);
  check(r.note_kinds);
  check(r.units);
  check(r.agendas);
  for (const TextInFight& t : texts_in_fights()) {
    CardKindId card;
    TechId tech;
    PowerId power;
    NoteKindId note;
    AgendaId law;
    UnitRowId unit;
    EXPECT_TRUE(r.find(t.id, card) || r.find(t.id, tech) || r.find(t.id, power) || r.find(t.id, note) ||
                r.find(t.id, law) || r.find(t.id, unit))
        << t.id;
  }
}

}  // namespace
}  // namespace orrery::ti4::odds

namespace orrery {
namespace {

// ---- at a table

json::value asked_at(const Game& game, const char* given, int seat, const char* request, std::string& error) {
  const MadeMatch made = game.from_given(json::parse(given), default_table(game, 3));
  EXPECT_NE(made.match, nullptr) << made.error;
  return made.match == nullptr ? json::value(nullptr)
                               : odds_at(*made.match, seat < 0 ? SeatId{} : SeatId(seat),
                                         json::parse(request).as_object(), error);
}

constexpr const char* kTwoFleets =
    R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
        "place": ["red 2 cruiser 1 carrier 3 fighter 2 infantry at 27", "blue 1 dreadnought at 20",
                  "blue 2 infantry 1 pds at vefut_ii"]})";

TEST(OddsAtATable, CountWhatCouldCome) {
  std::string error;
  const json::value a =
      asked_at(*find_game("ti4"), kTwoFleets, 0, R"({"system": "20", "attacker": "red"})", error);
  ASSERT_EQ(error, "");
  EXPECT_EQ(a.at("sides").at("attacker").at("units"),
            json::parse(R"({"carrier": 1, "cruiser": 2, "fighter": 3})"));
  EXPECT_EQ(a.at("sides").at("defender").at("seat"), "blue");
  EXPECT_NEAR(a.at("attacker").as_double() + a.at("draw").as_double() + a.at("defender").as_double(), 1,
              1e-9);
  // The cannon of the planet fires first.
  const ti4::odds::Staged same =
      ti4::odds::stage({"plain: 2 cruiser 1 carrier 3 fighter", "plain: 1 dreadnought 1 pds", false, "", ""},
                       ti4::odds::pack());
  EXPECT_NEAR(a.at("attacker").as_double(),
              ti4::odds::chances(*ti4::rules_of(*same.match), same.world, same.question).attacker, 1e-12);
}

TEST(OddsAtATable, TakeFleetsThatNobodyHas) {
  std::string error;
  const json::value a = asked_at(*find_game("ti4"), kTwoFleets, -1,
                                 R"({"system": "20", "attacker": "green", "defender": "blue",
                                     "attackers": {"cruiser": 1}, "defenders": {"cruiser": 1}})",
                                 error);
  ASSERT_EQ(error, "");
  EXPECT_LT(a.at("attacker").as_double(), 0.24 / 0.64);  // the cannon
  const json::value ground =
      asked_at(*find_game("ti4"), kTwoFleets, 0,
               R"({"planet": "vefut_ii", "attacker": "red", "attackers": {"infantry": 2}})", error);
  ASSERT_EQ(error, "");
  EXPECT_EQ(ground.at("planet"), "vefut_ii");
  EXPECT_LT(ground.at("attacker").as_double(), 0.5);
}

TEST(OddsAtATable, ShipsUnderWayHaveArrived) {
  std::string error;
  constexpr const char* kUnderWay =
      R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
          "place": ["red 1 cruiser 1 carrier 3 fighter 2 infantry at 27", "blue 1 dreadnought at 20"]})";
  const Game& game = *find_game("ti4");
  TableOptions table = default_table(game, 3);
  table.scenario = true;
  MadeMatch made = game.from_given(json::parse(kUnderWay).as_object(), table);
  ASSERT_TRUE(made.match) << made.error;
  for (const char* step : {"activate 20", "move carrier 27", "load fighter 27"}) {
    const ParsedPhrase parsed = made.match->parse(step);
    ASSERT_FALSE(made.match->apply(parsed.phrase, nullptr).refused()) << step;
  }
  const json::value a =
      odds_at(*made.match, SeatId(0), json::parse(R"({"system": "20"})").as_object(), error);
  ASSERT_EQ(error, "");
  EXPECT_EQ(a.at("sides").at("attacker").at("units"), json::parse(R"({"carrier": 1, "fighter": 1})"));
}

// Every die shows 1 on the way to a question of that kind; nothing is chosen that need not be.
void go_on(Match& match, const std::string& kind) {
  for (int i = 0; i < 40; ++i) {
    if (match.stop() == Stop::Chance) {
      const ChancePoint point = match.chance();
      Outcome outcome;
      std::string words = "1";
      while (!match.parse(point, words, outcome).empty() && words.size() < 60) words += " 1";
      match.apply_outcome(outcome, nullptr);
      continue;
    }
    if (match.decision().kind == kind) return;
    OptionList options;
    match.options(options);
    const std::optional<Choice> nothing = match.declining();
    ASSERT_FALSE(match.apply(nothing ? *nothing : options[0], nullptr).refused());
  }
  FAIL() << "no question " << kind;
}

TEST(OddsAtATable, WhatLiesBehindDoesNotComeAgain) {
  const Game& game = *find_game("ti4");
  const auto chance = [&](const std::string& ships, const std::string& kind, const char* request) {
    const std::string given = R"({"seats": {"red": "plain", "blue": "plain", "green": "plain"},
      "place": ["red )" + ships +
                              R"( 3 infantry at 20", "blue 3 infantry at vefut_ii"]})";
    TableOptions table = default_table(game, 3);
    table.scenario = true;
    MadeMatch made = game.from_given(json::parse(given).as_object(), table);
    EXPECT_TRUE(made.match) << made.error;
    EXPECT_FALSE(made.match->apply(made.match->parse("activate 20").phrase, nullptr).refused());
    if (!kind.empty()) go_on(*made.match, kind);
    std::string error;
    const json::value odds = odds_at(*made.match, SeatId(0), json::parse(request).as_object(), error);
    EXPECT_EQ(error, "");
    return odds.is_object() ? odds.at("attacker").as_double() : -1;
  };
  constexpr const char* kLanding = R"({"planet": "vefut_ii", "attackers": {"infantry": 3}})";
  const double before = chance("1 carrier 2 dreadnought", "", kLanding);
  const double after = chance("1 carrier 2 dreadnought", "commit", kLanding);
  EXPECT_GT(before, after + 0.05);
  EXPECT_NEAR(after, chance("1 carrier", "commit", kLanding), 1e-12);
}

TEST(Odds, NoShipBringsMoreThanItCarries) {
  const auto fault = [](const char* attacker, const char* defender) {
    return ti4::odds::stage({attacker, defender, false, "", ""}, ti4::odds::pack()).error;
  };
  EXPECT_NE(fault("sol: 8 fighter 1 carrier", "yin: 2 destroyer"), "");
  EXPECT_NE(fault("yin: 2 destroyer", "sol: 9 fighter 1 carrier"), "");
  EXPECT_EQ(fault("sol: 6 fighter 1 carrier", "yin: 2 destroyer"), "");
}

TEST(OddsAtATable, SayWhatMakesNoSense) {
  const auto fault = [&](const char* request) {
    std::string error;
    asked_at(*find_game("ti4"), kTwoFleets, 0, request, error);
    return error;
  };
  EXPECT_NE(fault("{}"), "");
  EXPECT_NE(fault(R"({"system": "nowhere"})"), "");
  EXPECT_NE(fault(R"({"system": "28", "attacker": "red"})"), "");    // nobody is there
  EXPECT_NE(fault(R"({"system": "20", "attacker": "green"})"), "");  // who has nothing near
  EXPECT_NE(fault(R"({"planet": "vefut_ii", "attacker": "green"})"), "");
  EXPECT_NE(fault(R"({"system": "20", "attackers": {"cruiser": -1}})"), "");
  EXPECT_NE(fault(R"({"system": "20", "attackers": {"cruiser": 39, "destroyer": 2}})"), "");
  EXPECT_NE(fault(R"({"system": "20", "attackers": {"wagon": 1}})"), "");
  EXPECT_NE(fault(R"({"system": "20", "attacker_uses": {"tailwind": 1}})"), "");
  EXPECT_NE(fault(R"({"system": "20", "casualties": "none"})"), "");
}

TEST(OddsAtATable, OfAhosPlayTheFightInWorldsThatFit) {
  const char* given = R"({"seats": {"red": "aggroloids", "blue": "peacenims"},
      "place": ["red home 4 fleet at 1", "blue home 1 fleet at 20", "blue 1 fleet at 2"], "hand": {"red": ["S1", "S2"], "blue": ["S1"]}})";
  std::string error;
  const Game& game = *find_game("ahos");
  const json::value nothing = asked_at(game, given, 0, "{}", error);
  EXPECT_NE(error, "");
  error.clear();
  const json::value a =
      asked_at(game, given, 0,
               R"({"steps": ["move", "move fleet 1 2", "move fleet 1 2", "done"], "worlds": 40})", error);
  ASSERT_EQ(error, "");
  EXPECT_EQ(a.at("space"), "2");
  EXPECT_EQ(a.at("sides").at("attacker"), "red");
  EXPECT_NEAR(a.at("attacker").as_double() + a.at("defender").as_double(), 1, 1e-12);
}

// The most that a side reaches by any order of additions, found by trying them all.
int most_by_trying(const Match& match, ahos::Side side) {
  const ahos::Look look{*ahos::state_of(match), *ahos::rules_of(match)};
  const ahos::Combat* c = ahos::combat_in(look.s);
  if (c == nullptr || match.stop() != Stop::Decision || match.decision().kind != "respond") return -1;
  int most = ahos::strength(look, *c, side);
  OptionList options;
  match.options(options);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string word = match.group(options[i]);
    if (word != "spend" && word != "reinforce" && word != "use") continue;
    const std::unique_ptr<Match> after = match.clone();
    std::vector<Event> events;
    after->apply(options[i], &events);
    const ahos::Look then{*ahos::state_of(*after), *ahos::rules_of(*after)};
    if (const ahos::Combat* fight = ahos::combat_in(then.s);
        fight != nullptr && fight->step <= ahos::CombatStep::Answered)
      most = std::max(most, ahos::strength(then, *fight, side));
    // Where nothing more can be added the answer ends by itself, and the fight may with it.
    for (const Event& e : events) {
      const std::string told = after->event_text(e);
      if (told.starts_with("margin_now defender ") && side == ahos::Side::Defender)
        most = std::max(most, ahos::strength(look, *c, ahos::Side::Attacker) + std::atoi(told.c_str() + 20));
    }
    most = std::max(most, most_by_trying(*after, side));
  }
  return most;
}

TEST(OddsOfAhos, AllInIsWhatTryingEverythingFinds) {
  const Game& game = *find_game("ahos");
  const auto compare = [&](const std::string& blue) {
    const std::string given = R"({"seats": {"red": "aggroloids", "blue": "peacenims"},
      "place": ["red home 3 fleet at 1", "blue home 1 fleet at 7", "blue colony 2 fleet at 2", "blue 2 fleet at 3"],
      "hand": {"red": ["S1", "S2", "S3"], "blue": [)" +
                              blue + R"(]}})";
    TableOptions table = default_table(game, 2);
    table.scenario = true;
    MadeMatch made = game.from_given(json::parse(given).as_object(), table);
    ASSERT_TRUE(made.match) << made.error;
    Match& match = *made.match;
    for (int i = 0; i < 40 && (match.stop() != Stop::Decision || match.decision().kind != "respond"); ++i) {
      OptionList options;
      match.options(options);
      Choice chosen = options[0];
      for (const char* word : {"move", "move fleet 1 2", "stay"}) {
        const ParsedPhrase parsed = match.parse(word);
        if (parsed.error.empty() && !match.why_not(parsed.phrase).refused()) chosen = parsed.phrase;
      }
      ASSERT_FALSE(match.apply(chosen, nullptr).refused());
    }
    ASSERT_EQ(match.decision().seat, SeatId(1));
    const ahos::Look look{*ahos::state_of(match), *ahos::rules_of(match)};
    EXPECT_EQ(ahos::odds::all_in(look, *ahos::combat_in(look.s), ahos::Side::Defender),
              most_by_trying(match, ahos::Side::Defender))
        << blue;
  };
  compare(R"("S1", "S2")");
  compare(R"("S1", "S2", "S3", "S4")");
  compare(R"("S1", "S3", "T06", "H02")");
  compare(R"("S4", "T01", "T08")");
}

}  // namespace
}  // namespace orrery
