#include "server/net/metrics.h"

#include <algorithm>

#include "server/base/memory.h"
#include "server/net/respond.h"

namespace orrery::server {
namespace {

// The text of a label's value.
std::string label_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

// Every figure names the node, so that those of several nodes can be told apart and added up.
class Figures {
 public:
  explicit Figures(std::string_view node) : node_("node=\"" + label_text(node) + "\"") {}

  void add(std::string_view name, std::string_view kind, std::string_view help, std::uint64_t value) {
    head(name, kind, help);
    line(name, "", std::to_string(value));
  }
  // Always the same buckets, also those that counted nothing: whoever adds up several servers needs them.
  void add_latency(std::string_view name, std::string_view help, const Latency& latency) {
    head(name, "histogram", help);
    const std::string bucket = std::string(name) + "_bucket";
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i + 1 < Latency::kBuckets; ++i) {
      so_far += latency.count(i);
      line(bucket, "le=\"" + std::to_string(static_cast<double>(Latency::limit(i)) / 1e6) + "\"",
           std::to_string(so_far));
    }
    so_far += latency.count(Latency::kBuckets - 1);
    line(bucket, "le=\"+Inf\"", std::to_string(so_far));
    line(std::string(name) + "_sum", "", std::to_string(static_cast<double>(latency.sum()) / 1e6));
    line(std::string(name) + "_count", "", std::to_string(so_far));
  }
  void add_build(const std::map<std::string, std::string>& build) {
    head("build_info", "gauge", "What this server is; always 1");
    std::string labels;
    for (const auto& [name, value] : build)
      labels += (labels.empty() ? "" : ",") + name + "=\"" + label_text(value) + "\"";
    line("build_info", labels, "1");
  }
  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  void head(std::string_view name, std::string_view kind, std::string_view help) {
    text_ += "# HELP orrery_" + std::string(name) + " " + std::string(help) + "\n";
    text_ += "# TYPE orrery_" + std::string(name) + " " + std::string(kind) + "\n";
  }
  void line(std::string_view name, std::string_view labels, std::string_view value) {
    text_ += "orrery_" + std::string(name) + "{" + node_ + (labels.empty() ? "" : ",") + std::string(labels) +
             "} " + std::string(value) + "\n";
  }

  std::string node_;
  std::string text_;
};

}  // namespace

Response metrics(const Context& context) {
  const Counters& c = *context.counters;
  const Writer::Figures writer = context.hub->writer_figures();
  Figures out(context.hub->node());
  out.add_build(*context.build);
  out.add("requests_total", "counter", "HTTP requests answered", c.requests);
  out.add("connections", "gauge", "Connections open now", c.connections);
  out.add("websockets", "gauge", "WebSockets open now", c.sockets);
  out.add("messages_total", "counter", "Messages received on WebSockets", c.messages);
  out.add("pushes_total", "counter", "Messages sent on WebSockets", c.pushes);
  out.add("dropped_total", "counter", "Connections closed because they were slow or rude", c.dropped);
  out.add("limited_total", "counter", "Requests refused because there were too many", c.limited);
  out.add("queued_bytes", "gauge", "Bytes that wait to be read by all", c.queued);
  out.add("memory_bytes", "gauge", "Memory in use",
          static_cast<std::uint64_t>(std::max<std::int64_t>(0, memory_used())) << 20);
  out.add("tables", "gauge", "Tables in memory", context.hub->tables_in_memory());
  out.add("writes_total", "counter", "Operations stored", writer.jobs);
  out.add("commits_total", "counter", "Transactions committed", writer.commits);
  out.add("writes_waiting", "gauge", "Operations that wait for the database", writer.waiting);
  const Notifier::Figures notices = context.hub->notice_figures();
  out.add("notices_sent_total", "counter", "Webhooks and mails sent", notices.sent);
  out.add("notices_failed_total", "counter", "Webhooks and mails that could not be sent", notices.failed);
  out.add("notices_held_back_total", "counter", "Webhooks and mails too soon or too many", notices.held_back);
  out.add_latency("choice_seconds", "From a choice received to its push sent", c.choices);
  return respond_text(http::status::ok, "text/plain; version=0.0.4", std::move(out).text());
}

}  // namespace orrery::server
