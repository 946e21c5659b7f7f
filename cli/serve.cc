// orrery serve: tables for people in browsers and for programs (docs/protocol.md).
#include <iostream>
#include <thread>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/rulebooks.h"
#include "games/registry.h"
#include "server/net/server.h"

namespace orrery::cli {

namespace {

struct Args {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;
  int threads = 0;
  std::string store = "orrery-store";
  std::string database;
  std::string node = "one";
  std::string client;
  bool https = false;
  Source source;
};

std::string database_address(const Args& args) {
  if (!args.database.empty()) return args.database;
  std::error_code error;
  std::filesystem::create_directories(args.store, error);
  if (error) fail("cannot make the folder " + args.store + ": " + error.message());
  return "sqlite:" + (std::filesystem::path(args.store) / "orrery.sqlite").string();
}

void run(const Args& args) {
  server::ServerSetup setup;
  setup.address = args.address;
  setup.port = args.port;
  setup.threads =
      args.threads > 0 ? args.threads : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  setup.hub.database = database_address(args);
  setup.hub.node = args.node;
  setup.hub.read_pack = [source = args.source](const Game& game) { return read_pack(game, source); };
  setup.client = args.client;
  setup.secure_cookies = args.https;
  for (const Game* game : all_games()) {
    setup.rulebooks.emplace(game->id(), find_catalogue(game->id(), args.source));
  }
  try {
    server::Server server(std::move(setup));
    std::cout << "Orrery listens at http://" << args.address << ":" << server.port() << std::endl;
    server.run();
  } catch (const std::runtime_error& error) {
    fail(error.what());
  }
}

}  // namespace

void add_serve(CLI::App& app) {
  auto args = std::make_shared<Args>();
  CLI::App* sub = app.add_subcommand("serve", "Serve tables to browsers and programs");
  sub->add_option("--address", args->address, "Where to listen")->type_name("IP")->capture_default_str();
  sub->add_option("--port", args->port, "0: any free one")->type_name("N")->capture_default_str();
  sub->add_option("--threads", args->threads, "0: one per core")->type_name("N")->capture_default_str();
  sub->add_option("--store", args->store, "Folder for the SQLite database")
      ->type_name("DIR")
      ->capture_default_str();
  sub->add_option("--database", args->database, "sqlite:FILE or postgres://...; instead of --store")
      ->type_name("ADDRESS");
  sub->add_option("--node", args->node, "Name of this server among several on one database")
      ->type_name("NAME")
      ->capture_default_str();
  sub->add_option("--client", args->client, "Folder of the built client")->type_name("DIR");
  sub->add_flag("--https", args->https, "The world reaches this server by https: cookies say so");
  add_source_options(*sub, args->source);
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
