// orrery serve: tables for people in browsers and for programs (docs/protocol.md).
#include <boost/asio/ip/address.hpp>
#include <filesystem>
#include <iostream>
#include <thread>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/rulebooks.h"
#include "cli/store_address.h"
#include "cli/version.h"
#include "games/registry.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/net/server.h"
#include "server/notify/address.h"
#include "server/store/check.h"
#include "server/store/store_lock.h"

namespace orrery::cli {

namespace {

struct ServeArgs {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;
  int threads = 0;
  StoreAddress database;
  std::string node = "one";
  int lease = 12;
  std::string client;
  bool https = false;
  bool accounts = false;
  bool seeds_given = false;
  std::string smtp;
  std::string smtp_from;
  bool smtp_plain = false;
  bool local_webhooks = false;
  std::string authorities;
  std::string url;
  std::vector<std::string> limits;
  std::string proxy;
  std::string metrics_token_file;
  Source source;
};

server::Notifier::Setup notices(const ServeArgs& args) {
  server::Notifier::Setup setup;
  setup.allow_local_webhooks = args.local_webhooks;
  setup.authorities = args.authorities;
  if (args.smtp.empty()) return setup;
  const std::size_t colon = args.smtp.rfind(':');
  if (colon == std::string::npos || colon == 0) usage_error("--smtp: expected HOST:PORT");
  if (!server::is_email_address(args.smtp_from)) usage_error("--smtp needs --smtp-from with an address");
  setup.relay = {args.smtp.substr(0, colon), args.smtp.substr(colon + 1), args.smtp_from, args.smtp_plain};
  return setup;
}

std::string limits_help() {
  const server::Limits usual;
  std::string help = "What one address, person, table or connection may use; 0: no limit.";
  for (const server::LimitSpec& spec : server::limit_specs())
    help += "\n" + std::string(spec.name) + "=" + std::to_string(usual.*spec.field) + ": " +
            std::string(spec.meaning);
  return help;
}

// A database that an older version made is for everybody to read.
void shut_out_others(const std::string& address) {
  const std::optional<std::string> file = server::sqlite_file(address);
  if (!file) return;
  for (const char* end : {"", "-wal", "-shm"}) {
    std::error_code ignored;
    std::filesystem::permissions(*file + end, std::filesystem::perms::others_all,
                                 std::filesystem::perm_options::remove, ignored);
  }
}

// What is only noticed when somebody needs it would be noticed too late.
void check(const ServeArgs& args) {
  boost::system::error_code no_address;
  if (!args.proxy.empty()) boost::asio::ip::make_address(args.proxy, no_address);
  if (no_address) usage_error("--proxy: expected an IP address, not '" + args.proxy + "'");
  if (!args.url.empty() && !args.url.starts_with("https://") && !args.url.starts_with("http://"))
    usage_error("--url: expected an address that begins with https:// or http://");
  if (!args.client.empty() && !std::filesystem::exists(std::filesystem::path(args.client) / "index.html"))
    fail("--client: there is no index.html in " + args.client);
}

void run(const ServeArgs& args) {
  check(args);
  server::ServerSetup setup;
  setup.address = args.address;
  setup.port = args.port;
  setup.threads =
      args.threads > 0 ? args.threads : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  setup.hub.database = database_address(args.database);
  setup.hub.node = args.node;
  setup.hub.lease = args.lease * 1000;
  setup.hub.accounts = args.accounts;
  setup.hub.seeds_given = args.seeds_given;
  setup.hub.notices = notices(args);
  setup.hub.url = args.url;
  for (const std::string& limit : args.limits) {
    if (const std::string fault = server::read_limit(limit, setup.hub.limits); !fault.empty())
      usage_error("--limit: " + fault);
  }
  setup.proxy = args.proxy;
  setup.build = build_facts();
  if (!args.metrics_token_file.empty()) setup.metrics_token = first_line_of(args.metrics_token_file);
  while (setup.hub.url.ends_with('/')) setup.hub.url.pop_back();
  setup.hub.read_pack = [source = args.source](const Game& game) { return read_pack(game, source); };
  setup.client = args.client.empty() ? client_folder(args.source).string() : args.client;
  setup.secure_cookies = args.https;
  for (const Game* game : all_games()) {
    setup.rulebooks.emplace(game->id(), find_catalogue(game->id(), args.source));
  }
  server::write_log(true);
  keep_files_private();
  make_folder_of(setup.hub.database);
  shut_out_others(setup.hub.database);
  try {
    const server::StoreLock lock(setup.hub.database);
    if (!server::refuse_damaged(setup.hub.database))
      server::log_event(server::LogLevel::Info, "store_unchecked",
                        {{"why", "large: orrery store --check does it"}});
    server::Server server(std::move(setup));
    std::cout << "Orrery listens at http://" << args.address << ":" << server.port() << std::endl;
    server.run();
  } catch (const std::runtime_error& error) {
    fail(error.what());
  }
}

}  // namespace

void add_serve(CLI::App& app) {
  auto args = std::make_shared<ServeArgs>();
  CLI::App* sub = app.add_subcommand("serve", "Serve tables to browsers and programs");
  sub->add_option("--address", args->address, "Where to listen")->type_name("IP")->capture_default_str();
  sub->add_option("--port", args->port, "0: any free one")->type_name("N")->capture_default_str();
  sub->add_option("--threads", args->threads, "0: one per core")->type_name("N")->capture_default_str();
  add_store_options(*sub, args->database);
  sub->add_option("--node", args->node, "Name of this server among several on one database")
      ->type_name("NAME")
      ->capture_default_str();
  sub->add_option("--lease", args->lease, "After so long a silence of a node others take its tables")
      ->type_name("SECONDS")
      ->check(CLI::Range(1, 3600))
      ->capture_default_str();
  sub->add_option("--client", args->client, "Folder of the built client, instead of the one beside the data")
      ->type_name("DIR");
  sub->add_flag("--https", args->https, "The world reaches this server by https: cookies say so");
  sub->add_flag("--accounts", args->accounts, "People may have a name and a password");
  sub->add_option("--url", args->url, "Where the world reaches this server, for links in notices")
      ->type_name("URL");
  sub->add_option("--limit", args->limits, limits_help())->type_name("NAME=N ...");
  sub->add_option("--proxy", args->proxy,
                  "Address of a proxy on another machine, which says in X-Forwarded-For for whom it asks")
      ->type_name("IP");
  sub->add_option(
         "--metrics-token-file", args->metrics_token_file,
         "File whose first line is a secret: whoever sends it as Authorization: Bearer may read /metrics "
         "from elsewhere; without it this machine alone may")
      ->type_name("FILE");
  sub->add_option("--smtp", args->smtp, "Mail relay for people who want to be told by mail")
      ->type_name("HOST:PORT");
  sub->add_option("--smtp-from", args->smtp_from, "The sender of such mails")->type_name("ADDRESS");
  sub->add_flag("--smtp-plain", args->smtp_plain,
                "No encryption to the relay; without this a relay that cannot encrypt gets nothing");
  sub->add_flag("--allow-local-webhooks", args->local_webhooks,
                "Webhooks may lead to this machine and private nets");
  sub->add_option("--authorities", args->authorities,
                  "File with certificates to trust for webhooks and mail, instead of the system's")
      ->type_name("FILE");
  sub->add_flag(
      "--seeds-given", args->seeds_given,
      "For tests only, never for people: whoever opens a table may say its seed and so knows its dice");
  add_source_options(*sub, args->source);
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
