#include "server/net/sockets.h"

#include <vector>

namespace orrery::server {

void Sockets::add(const std::shared_ptr<Socket>& socket, const Blob& session, const std::string& person) {
  const std::lock_guard lock(mutex_);
  open_[socket.get()] = {socket, session, person};
}

void Sockets::remove(const Socket* socket) {
  const std::lock_guard lock(mutex_);
  open_.erase(socket);
}

void Sockets::end_session(const Blob& session, Farewell why) {
  end_if([&](const Open& open) { return open.session == session; }, why);
}

void Sockets::end_person(const std::string& person, Farewell why) {
  end_if([&](const Open& open) { return open.person == person; }, why);
}

void Sockets::end_all(Farewell why) {
  end_if([](const Open&) { return true; }, why);
}

void Sockets::end_if(const std::function<bool(const Open&)>& which, Farewell why) {
  std::vector<std::shared_ptr<Socket>> ending;  // let go of when the lock is free again
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, open] : open_) {
      if (!which(open)) continue;
      if (auto socket = open.socket.lock()) ending.push_back(std::move(socket));
    }
  }
  for (const auto& socket : ending) socket->end(why);
}

}  // namespace orrery::server
