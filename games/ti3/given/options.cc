// What the modules bring: leaders and domain counters.
#include "games/ti3/given/builder.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {

// Whose leader that is, and which of the three.
bool PositionBuilder::leader_named(const std::string& path, const std::string& name, SeatId& seat,
                                   int& number) {
  LeaderId leader;
  if (!in_.find(path, name, leader)) return false;
  if (!r_.options.leaders) return in_.fail(path, "leaders need the option leaders");
  for (int i = 0; i < r_.players; ++i) {
    const auto& leaders = r_.race(s_.players[SeatId(i)].race).leaders;
    for (std::size_t n = 0; n < leaders.size(); ++n) {
      if (leaders[n] != leader) continue;
      seat = SeatId(i);
      number = static_cast<int>(n);
      return true;
    }
  }
  return in_.fail(path, "nobody plays the race of " + name);
}

// Off the planet where /units or /leaders put it; whoever is aboard a ship stays there.
bool PositionBuilder::pick_up_leader(const std::string& path, SeatId seat, int number) {
  const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(number));
  for (const Laden& ship : s_.players[seat].laden) {
    if ((ship.load.leaders & bit) != 0) return in_.fail(path, "that leader is aboard a ship");
  }
  for (PlanetId p : s_.players[seat].planets) {
    std::uint8_t& leaders = s_.planets[p].own.leaders;
    leaders = static_cast<std::uint8_t>(leaders & ~bit);
  }
  return true;
}

// /leaders: {jord: [leader_sol_rev]} on planets; /prisoners: {blue: [leader_sol_rev]}; /dead.
bool PositionBuilder::read_leaders() {
  SeatId seat;
  int number = 0;
  const auto on_planet = [&](const std::string& path, const std::string& key, const json::value& list) {
    PlanetId planet;
    if (!in_.find(path, key, planet)) return false;
    return in_.each_item(path, list, [&](const std::string& at, const json::value& item) {
      if (!leader_named(at, GivenReader::text_of(item), seat, number)) return false;
      if (s_.planets[planet].controller != seat)
        return in_.fail(at, "a leader is on a planet of his own player (TI3-LEADER-7)");
      if (!pick_up_leader(at, seat, number)) return false;
      std::uint8_t& leaders = s_.planets[planet].own.leaders;
      leaders = static_cast<std::uint8_t>(leaders | 1U << static_cast<unsigned>(number));
      return true;
    });
  };
  const auto gone = [&](const std::string& path, const json::value& item, LeaderState state, SeatId captor) {
    if (!leader_named(path, GivenReader::text_of(item), seat, number)) return false;
    if (captor == seat) return in_.fail(path, "nobody captures his own leader");
    if (!pick_up_leader(path, seat, number)) return false;
    s_.players[seat].leaders[static_cast<std::size_t>(number)] = state;
    s_.players[seat].captors[static_cast<std::size_t>(number)] = captor;
    return true;
  };
  return in_.each_entry_at("leaders", on_planet) &&
         in_.each_seat_item("prisoners",
                            [&](const std::string& path, SeatId captor, const json::value& item) {
                              return gone(path, item, LeaderState::Captured, captor);
                            }) &&
         in_.each_at("dead", [&](const std::string& path, const json::value& item) {
           return gone(path, item, LeaderState::Dead, SeatId{});
         });
}

// Without /domain_counters, and with the option, one lies face down on every neutral planet but Mecatol Rex
// (TI3-DISTANTSUNS-1).
bool PositionBuilder::read_domain_counters() {
  if (in_.get("domain_counters") != nullptr)
    return in_.each_entry_at(
        "domain_counters", [&](const std::string& path, const std::string& key, const json::value& v) {
          PlanetId planet;
          return in_.find(path, key, planet) && on_board(path, r_.planet(planet).system) &&
                 read_counter(path, planet, GivenReader::words_of(v));
        });
  for (std::size_t i = 0; r_.options.distant_suns && i < r_.planets.size(); ++i) {
    const PlanetId p(i);
    const bool neutral = !s_.planets[p].controller.valid() && !is_home_planet(look(), p);
    if (neutral && p != r_.mecatol && s_.board.contains(r_.planet(p).system))
      s_.planets[p].counter_state = CounterState::Hidden;
  }
  return true;
}

// "hidden", "radiation" (nobody knows), "radiation seen red blue", "radiation face_up".
bool PositionBuilder::read_counter(const std::string& path, PlanetId planet,
                                   const std::vector<std::string>& words) {
  Planet& p = s_.planets[planet];
  const bool open = words.size() == 2 && words[1] == "face_up";
  if (!r_.options.distant_suns && !open)
    return in_.fail(path, "domain counters face down need the option distant_suns");
  if (words.size() == 1 && words[0] == "hidden") {
    p.counter_state = CounterState::Hidden;
    return true;
  }
  CounterKindId kind;
  if (words.empty() || (words.size() > 1 && !open && words[1] != "seen"))
    return in_.fail(path, "expected hidden, COUNTER, COUNTER seen SEAT ... or COUNTER face_up");
  if (!in_.find(path, words[0], kind)) return false;
  const CounterSet& copies = r_.counter_kinds[kind.index()].counters;
  p.counter = r_.options.distant_suns ? (copies & s_.counter_pool).first() : copies.first();
  if (!p.counter.valid()) return in_.fail(path, "there is no further counter of " + words[0]);
  s_.counter_pool.erase(p.counter);
  p.counter_state = open ? CounterState::FaceUp : CounterState::Known;
  for (std::size_t i = 2; i < words.size(); ++i) {
    SeatId seat;
    if (!in_.find(path, words[i], seat)) return false;
    p.seen.insert(seat);
  }
  return true;
}

}  // namespace orrery::ti3
