// The bots that a record names as players.
#pragma once

#include "bots/bot_players.h"
#include "engine/record/session.h"

namespace orrery::cli {

// The seats of the record that are played by a bot of the game.
BotPlayers bots_of(const Session& session);
// At a decision of a bot: it chooses. Fails if its choice is refused, which would be a fault of the bot.
void let_bot_choose(BotPlayers& bots, Session& session);
// Lets bots choose until a person must, or the game is over.
void let_bots_play(BotPlayers& bots, Session& session);

}  // namespace orrery::cli
