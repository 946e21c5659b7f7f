#include "server/net/metrics.h"

#include "server/net/respond.h"

namespace orrery::server {
namespace {

void add(std::string& out, std::string_view name, std::string_view kind, std::string_view help,
         std::uint64_t value) {
  out += "# HELP orrery_" + std::string(name) + " " + std::string(help) + "\n";
  out += "# TYPE orrery_" + std::string(name) + " " + std::string(kind) + "\n";
  out += "orrery_" + std::string(name) + " " + std::to_string(value) + "\n";
}

}  // namespace

Response metrics(const Context& context) {
  const Counters& c = *context.counters;
  const Writer::Figures writer = context.hub->writer_figures();
  std::string out;
  add(out, "requests_total", "counter", "HTTP requests answered", c.requests);
  add(out, "connections", "gauge", "Connections open now", c.connections);
  add(out, "websockets", "gauge", "WebSockets open now", c.sockets);
  add(out, "messages_total", "counter", "Messages received on WebSockets", c.messages);
  add(out, "pushes_total", "counter", "Messages sent on WebSockets", c.pushes);
  add(out, "dropped_total", "counter", "Connections closed because they were slow or rude", c.dropped);
  add(out, "tables", "gauge", "Tables in memory", context.hub->tables_in_memory());
  add(out, "writes_total", "counter", "Operations stored", writer.jobs);
  add(out, "commits_total", "counter", "Transactions committed", writer.commits);
  add(out, "writes_waiting", "gauge", "Operations that wait for the database", writer.waiting);
  return respond_text(http::status::ok, "text/plain; version=0.0.4", std::move(out));
}

}  // namespace orrery::server
