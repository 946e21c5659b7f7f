// The parts of a table that is played, each for one concern. A part knows what the room holds, asks the
// keeper to store and to call it again, and uses those parts that stand before it here and are given to it by
// name.
#pragma once

#include "server/hub/parts/audience.h"
#include "server/hub/parts/automatics.h"
#include "server/hub/parts/beginning.h"
#include "server/hub/parts/choosing.h"
#include "server/hub/parts/clock_desk.h"
#include "server/hub/parts/cover.h"
#include "server/hub/parts/finished_games.h"
#include "server/hub/parts/late_watchers.h"
#include "server/hub/parts/looking.h"
#include "server/hub/parts/motions.h"
#include "server/hub/parts/notes.h"
#include "server/hub/parts/notices.h"
#include "server/hub/parts/positions.h"
#include "server/hub/parts/presence.h"
#include "server/hub/parts/seats.h"
#include "server/hub/parts/sights.h"
#include "server/hub/parts/standing_orders.h"
#include "server/hub/parts/swaps.h"
#include "server/hub/parts/talk.h"
#include "server/hub/parts/teller.h"
#include "server/hub/parts/window_answers.h"

namespace orrery::server {

struct Parts {
  Parts(Room& room, Keeper& keeper)
      : audience(room),
        sights(room),
        notes(room, audience),
        presence(room, audience),
        cover(room, audience, notes),
        clocks(room, keeper, audience, cover),
        notices(room, keeper, audience, clocks),
        swaps(room, keeper, audience),
        motions(room, keeper, audience, cover, presence, notes),
        teller(room, audience, sights, {cover, clocks, notices, swaps, motions, presence}),
        positions(room, keeper, audience, sights, presence, teller),
        late(room, keeper, audience, sights, teller, positions),
        windows(room, keeper, audience, teller),
        automatics(room, keeper, audience, windows),
        beginning(room, keeper, audience, clocks, late, windows),
        seats(room, keeper, audience, cover, notes, swaps),
        choosing(room, keeper, audience, cover, windows),
        orders(room, keeper, audience),
        looking(room, sights, teller),
        talk(room, keeper, audience),
        finished(room, keeper, audience, sights) {}

  Audience audience;
  Sights sights;
  Notes notes;
  Presence presence;
  Cover cover;
  ClockDesk clocks;
  Notices notices;
  Swaps swaps;
  Motions motions;
  Teller teller;
  Positions positions;
  LateWatchers late;
  WindowAnswers windows;
  Automatics automatics;
  Beginning beginning;
  Seats seats;
  Choosing choosing;
  StandingOrders orders;
  Looking looking;
  Talk talk;
  FinishedGames finished;
};

}  // namespace orrery::server
