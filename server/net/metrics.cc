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

// Buckets that counted nothing are left out: Prometheus adds up what is there.
void add_latency(std::string& out, std::string_view name, std::string_view help, const Latency& latency) {
  const std::string full = "orrery_" + std::string(name);
  out += "# HELP " + full + " " + std::string(help) + "\n# TYPE " + full + " histogram\n";
  std::uint64_t so_far = 0;
  for (std::size_t i = 0; i + 1 < Latency::kBuckets; ++i) {
    if (latency.count(i) == 0) continue;
    so_far += latency.count(i);
    out += full + "_bucket{le=\"" + std::to_string(static_cast<double>(Latency::limit(i)) / 1e6) + "\"} " +
           std::to_string(so_far) + "\n";
  }
  so_far += latency.count(Latency::kBuckets - 1);
  out += full + "_bucket{le=\"+Inf\"} " + std::to_string(so_far) + "\n";
  out += full + "_sum " + std::to_string(static_cast<double>(latency.sum()) / 1e6) + "\n";
  out += full + "_count " + std::to_string(so_far) + "\n";
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
  add(out, "limited_total", "counter", "Requests refused because there were too many", c.limited);
  add(out, "queued_bytes", "gauge", "Bytes that wait to be read by all", c.queued);
  add(out, "tables", "gauge", "Tables in memory", context.hub->tables_in_memory());
  add(out, "writes_total", "counter", "Operations stored", writer.jobs);
  add(out, "commits_total", "counter", "Transactions committed", writer.commits);
  add(out, "writes_waiting", "gauge", "Operations that wait for the database", writer.waiting);
  const Notifier::Figures notices = context.hub->notice_figures();
  add(out, "notices_sent_total", "counter", "Webhooks and mails sent", notices.sent);
  add(out, "notices_failed_total", "counter", "Webhooks and mails that could not be sent", notices.failed);
  add(out, "notices_held_back_total", "counter", "Webhooks and mails too soon or too many",
      notices.held_back);
  add_latency(out, "choice_seconds", "From a choice received to its push sent", c.choices);
  return respond_text(http::status::ok, "text/plain; version=0.0.4", std::move(out));
}

}  // namespace orrery::server
