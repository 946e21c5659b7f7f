// The server: listens, and runs until it is told to stop.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "engine/rulebook/catalogue.h"
#include "server/hub/hub.h"

namespace orrery::server {

struct ServerSetup {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  int threads = 2;
  Hub::Setup hub;
  std::filesystem::path client;                // folder of the built client, or ""
  std::map<std::string, Catalogue> rulebooks;  // by game
  bool secure_cookies = false;
  std::string proxy;                         // see Caller
  std::map<std::string, std::string> build;  // version, commit
  std::string metrics_token;                 // figures for whoever has it, wherever they are
};

class Server {
 public:
  // Binds its address; throws std::runtime_error if that is taken or the database cannot be opened.
  explicit Server(ServerSetup setup);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  // Until SIGINT, SIGTERM or stop(): then no connection is taken any more, what is being stored is finished,
  // and other nodes may have the tables. Throws std::runtime_error if another server took this one's name.
  void run();
  void stop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace orrery::server
