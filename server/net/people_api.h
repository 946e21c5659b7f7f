// Requests about people: who somebody is, accounts, sessions.
#pragma once

#include "server/net/caller.h"

namespace orrery::server {

// False: it is about something else, and not answered.
bool answer_about_people(const Context& context, const Caller& caller, const Request& request,
                         const Respond& respond);

// To whoever must be somebody first.
Response respond_nobody();

}  // namespace orrery::server
