// Tells a web address something: one POST of {"content": "..."}, which Discord and others take as a message.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <string>

#include "server/notify/address.h"

namespace orrery::server {

// Throws std::runtime_error or boost::system::system_error if it was not taken, or leads to a net that it may
// not lead to. Redirections are not followed. What it is told lives in the coroutine; `tls` must outlive it.
boost::asio::awaitable<void> post_webhook(WebAddress to, std::string text, bool allow_private,
                                          boost::asio::ssl::context& tls);

}  // namespace orrery::server
