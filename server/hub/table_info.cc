#include "server/hub/table_info.h"

#include <stdexcept>

#include "engine/record/record.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

json::array seats_json(const StoredTable& table, const std::string& person) {
  json::array seats;
  for (const StoredSeat& seat : table.seats) {
    seats.push_back(json::object{{"seat", seat.seat},
                                 {"name", seat.name},
                                 {"bot", seat.bot},
                                 {"taken", !seat.person.empty()},
                                 {"mine", !person.empty() && seat.person == person}});
  }
  return seats;
}

}  // namespace

json::object table_info(const StoredTable& table, TableState state, const std::string& person) {
  const Seed seed = seed_of(table.seed);
  json::object out{{"type", "table"},
                   {"table", table.id},
                   {"game", table.game},
                   {"title", table.title},
                   {"state", name_of(state)},
                   {"settings", json::parse(table.settings)},
                   {"owner", !person.empty() && table.owner == person},
                   {"created", table.created},
                   {"seats", seats_json(table, person)},
                   {"promise", promise_of(seed)}};
  if (state == TableState::Over) out["seed"] = print_seed(seed);
  return out;
}

json::object talk_json(const TalkLine& line) {
  json::object out{{"name", line.name}, {"text", line.text}, {"at", line.at}};
  if (line.channel != "table") out["to"] = line.channel;
  return out;
}

Answer answer_to(std::shared_ptr<Subscriber> from, const json::object& message) {
  const json::value* reference = message.if_contains("ref");
  return
      [from = std::move(from), ref = reference == nullptr ? json::value{} : *reference](json::object reply) {
        reply["type"] = "answer";
        reply["ref"] = ref;
        from->send(std::move(reply));
      };
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
