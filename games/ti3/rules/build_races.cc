#include "games/ti3/rules/build.h"

namespace orrery::ti3 {

void build_techs(const Pack& pack, Rules& r) {
  for (const TechLine& line : pack.techs) r.techs.push_back(line.def);
  for (std::size_t i = 0; i < pack.techs.size(); ++i) {
    for (const std::string& id : pack.techs[i].needs) r.techs[i].needs.insert(id_of<TechId>(r.techs, id));
  }
}

namespace {

void build_powers(const Pack& pack, Rules& r) {
  for (const PowerLine& line : pack.powers) {
    const auto race = id_of<RaceId>(r.races, line.race);
    r.races[race.index()].powers.push_back(PowerId(r.powers.size()));
    r.powers.push_back(line.def);
    r.powers.back().race = race;
  }
}

void build_leaders(const Pack& pack, Rules& r) {
  for (const LeaderLine& line : pack.leaders) {
    const auto race = id_of<RaceId>(r.races, line.race);
    r.races[race.index()].leaders.push_back(LeaderId(r.leaders.size()));
    r.leaders.push_back(line.def);
    r.leaders.back().race = race;
  }
}

}  // namespace

void build_races(const Pack& pack, Rules& r) {
  for (const RaceLine& line : pack.races) {
    const RaceId race(r.races.size());
    r.races.push_back(line.def);
    RaceDef& def = r.races.back();
    def.home = id_of<SystemId>(r.tiles, line.home);
    def.planets = r.tile(def.home).planets;
    for (const std::string& id : line.technologies) def.start_techs.insert(id_of<TechId>(r.techs, id));
    r.tiles[def.home.index()].race = race;
    for (PlanetId p : def.planets) r.planets[p.index()].home_of = race;
  }
  build_powers(pack, r);
  build_leaders(pack, r);
}

}  // namespace orrery::ti3
