// Alien tokens.
#include "games/ahos/given/builder.h"
#include "games/ahos/query.h"

namespace orrery::ahos {

// aliens: {14: 3, 20: hidden, 21: none, 8: 2 seen by red}; by default hidden on every neutral habitable
// system.
bool PositionBuilder::read_aliens() {
  const Look look{s_, r_};
  for (SpaceId sp : r_.board) {
    bool empty = true;
    for (int i = 0; i < r_.players; ++i) empty = empty && !holds_piece(s_.spaces[sp], SeatId(i));
    if (empty && habitable(look, sp)) s_.spaces[sp].alien = AlienSide::Hidden;
  }
  return in_.each_entry_at(
      "aliens", [&](const std::string& path, const std::string& name, const json::value& v) {
        SpaceId space;
        return in_.find(path, name, space) && read_alien(path, space, GivenReader::words_of(v));
      });
}

bool PositionBuilder::read_alien(const std::string& path, SpaceId space,
                                 const std::vector<std::string>& words) {
  Space& sp = s_.spaces[space];
  int value = 0;
  if (words.size() == 1 && (words[0] == "hidden" || words[0] == "none")) {
    sp.alien = words[0] == "hidden" ? AlienSide::Hidden : AlienSide::None;
    return true;
  }
  if (words.empty() || !GivenReader::number_of(words[0], value))
    return in_.fail(path, "expected hidden, none, a value, or: VALUE seen by SEAT");
  for (AlienId a : s_.alien_pool) {
    if (r_.alien_value[a.index()] == value) {
      sp.alien_token = a;
      break;
    }
  }
  if (!sp.alien_token.valid()) return in_.fail(path, "no Alien token of that value is left");
  s_.alien_pool.erase(sp.alien_token);
  sp.alien = AlienSide::FaceUp;
  if (words.size() == 1) return true;
  SeatId seat;
  if (words.size() != 4 || words[1] != "seen" || words[2] != "by")
    return in_.fail(path, "expected: VALUE seen by SEAT");
  if (!in_.find(path, words[3], seat)) return false;
  sp.alien = AlienSide::Hidden;
  sp.alien_seen.insert(seat);
  return true;
}

}  // namespace orrery::ahos
