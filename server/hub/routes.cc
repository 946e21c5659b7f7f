#include "server/hub/routes.h"

#include <algorithm>

#include "server/hub/parts/parts.h"

namespace orrery::server {
namespace {

template <auto part, auto function>
void to(Parts& parts, const Message& message) {
  ((parts.*part).*function)(message);
}

}  // namespace

const std::vector<Route>& routes() {
  static const std::vector<Route> all{
      {"choose", to<&Parts::choosing, &Choosing::choose>},
      {"draft", to<&Parts::choosing, &Choosing::draft>, true},
      {"why", to<&Parts::choosing, &Choosing::why>, true},
      {"undo", to<&Parts::choosing, &Choosing::undo>},
      {"early", to<&Parts::windows, &WindowAnswers::early>},
      {"hold", to<&Parts::windows, &WindowAnswers::hold>},
      {"orders", to<&Parts::orders, &StandingOrders::orders>, true},
      {"order", to<&Parts::orders, &StandingOrders::order>},
      {"history", to<&Parts::looking, &Looking::history>, true},
      {"reach", to<&Parts::looking, &Looking::reach>, true},
      {"odds", to<&Parts::looking, &Looking::odds>, true},
      {"seen", to<&Parts::looking, &Looking::seen>},
      {"talk", to<&Parts::talk, &Talk::talk>},
      {"claim", to<&Parts::seats, &Seats::claim>},
      {"leave_seat", to<&Parts::seats, &Seats::leave>},
      {"bot", to<&Parts::seats, &Seats::bot>},
      {"swap", to<&Parts::swaps, &Swaps::swap>},
      {"invite", to<&Parts::seats, &Seats::invite>},
      {"start", to<&Parts::beginning, &Beginning::start>},
      {"delete", to<&Parts::seats, &Seats::throw_away>},
      {"motion", to<&Parts::motions, &Motions::motion>},
      {"pace", to<&Parts::automatics, &Automatics::pace>},
      {"vacation", to<&Parts::clocks, &ClockDesk::vacation>},
      {"overdue", to<&Parts::clocks, &ClockDesk::overdue>},
      {"notify", to<&Parts::notices, &Notices::notify>},
      {"record", to<&Parts::finished, &FinishedGames::record>, true},
      {"replay", to<&Parts::finished, &FinishedGames::replay>, true},
      {"fork", to<&Parts::finished, &FinishedGames::fork>},
      {"rematch", to<&Parts::finished, &FinishedGames::rematch>},
      {"look", to<&Parts::looking, &Looking::look>, true},
      {"position", to<&Parts::positions, &Positions::position>, true},
  };
  return all;
}

void dispatch(Parts& parts, const Message& message, bool read_only) {
  const std::string type = message.text("type");
  const std::vector<Route>& all = routes();
  const auto route = std::find_if(all.begin(), all.end(), [&](const Route& r) { return r.type == type; });
  if (route == all.end()) return message.refuse("bad_message", "there is no message of that type");
  if (read_only && !route->looks)
    return message.refuse("read_only", "nothing can be stored now: the table can only be looked at");
  route->take(parts, message);
}

}  // namespace orrery::server
