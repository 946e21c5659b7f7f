#include "odds/odds.h"

#include "games/ti3/ti3_game.h"
#include "games/ti3/view.h"
#include "games/ti4/ti4_game.h"
#include "games/ti4/view.h"
#include "odds/ahos/ask.h"
#include "odds/ti3/ask.h"
#include "odds/ti4/ask.h"

namespace orrery {

json::value odds_at(const Match& match, SeatId viewer, const json::object& request, std::string& error) {
  if (const ti4::State* s = ti4::state_of(match)) {
    const ti4::Rules& r = *ti4::rules_of(match);
    return ti4::odds::ask(r, ti4::view_of({*s, r}, viewer), request, error);
  }
  if (const ti3::State* s = ti3::state_of(match)) {
    const ti3::Rules& r = *ti3::rules_of(match);
    return ti3::odds::ask(r, ti3::view_of({*s, r}, viewer), request, error);
  }
  if (match.game_id() == "ahos") return ahos::odds::ask(match, viewer, request, error);
  return nullptr;
}

}  // namespace orrery
