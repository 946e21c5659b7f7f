#include "server/hub/table_info.h"

#include <stdexcept>
#include <utility>

#include "engine/record/record.h"
#include "server/hub/seating.h"
#include "server/people/secrets.h"

namespace orrery::server {

json::array seats_json(const StoredTable& table, const std::string& person) {
  json::array seats;
  for (const StoredSeat& seat : table.seats) {
    seats.push_back(json::object{{"seat", seat.seat},
                                 {"name", seat.name},
                                 {"bot", seat.bot},
                                 {"taken", !seat.person.empty()},
                                 {"mine", sits(seat, person)}});
  }
  return seats;
}

json::object table_info(const StoredTable& table, TableState state, const std::string& person) {
  const Seed seed = seed_of(table.seed);
  json::object out{{"type", "table"},
                   {"table", table.id},
                   {"game", table.game},
                   {"title", table.title},
                   {"state", name_of(state)},
                   {"settings", json::parse(table.settings)},
                   {"owner", owns(table, person)},
                   {"created", table.created},
                   {"seats", seats_json(table, person)},
                   {"promise", promise_of(seed)}};
  if (state == TableState::Over) out["seed"] = print_seed(seed);
  return out;
}

json::object talk_json(const TalkLine& line) {
  json::object out{{"name", line.name}, {"text", line.text}, {"at", line.at}};
  if (line.channel != kTable) out["to"] = line.channel;
  if (line.channel == kNotes) {
    out["text"] = "";
    out["note"] = json::parse(line.text);
  }
  return out;
}

json::object talk_message(const std::string& table, const TalkLine& line) {
  json::object message = talk_json(line);
  message["type"] = "talk";
  message["table"] = table;
  return message;
}

Message message_of(std::shared_ptr<Subscriber> from, json::object fields) {
  Message message{from->person(), from->name(), {}, {}};
  message.answer = [from = std::move(from), ref = reference_of(fields)](json::object reply) {
    from->send(answer_to(ref, std::move(reply)));
  };
  message.fields = std::move(fields);
  return message;
}

Seed seed_of(const Blob& bytes) {
  if (bytes.size() != 32) throw std::runtime_error("a stored seed does not have 32 bytes");
  Seed seed;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    seed.words[i / 8] |= static_cast<std::uint64_t>(bytes[i]) << (8 * (i % 8));
  }
  return seed;
}

std::string promise_of(const Seed& seed) { return sha256_hex(print_seed(seed)); }

}  // namespace orrery::server
