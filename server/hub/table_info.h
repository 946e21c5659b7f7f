// What everybody at a table is told about it, whether it can be played or only told.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <string>

#include "engine/flow/random.h"
#include "server/hub/table_face.h"
#include "server/store/store.h"

namespace orrery::server {

namespace json = boost::json;

// The message "table", without talk. `state`: as that person may see it.
json::object table_info(const StoredTable& table, TableState state, const std::string& person);
// Its seats as anybody may see them, and which of them are that person's.
json::array seats_json(const StoredTable& table, const std::string& person);
json::object talk_json(const TalkLine& line);
// The message "talk".
json::object talk_message(const std::string& table, const TalkLine& line);

// What somebody connected says; it is answered under the reference it came with.
Message message_of(std::shared_ptr<Subscriber> from, json::object fields);

Seed seed_of(const Blob& bytes);
// What is published of a seed before the game ends: the hash of its 64 hexadecimal digits.
std::string promise_of(const Seed& seed);

}  // namespace orrery::server
