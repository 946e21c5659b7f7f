#include "server/hub/pack_shelf.h"

#include <stdexcept>

#include "games/registry.h"

namespace orrery::server {
namespace {

// A game begun with the pack of that identity goes on alike with this one.
bool goes_on(const Game& game, const ShelvedPack& pack, const std::string& identity) {
  if (pack.identity == identity) return true;
  const MadeMatch made = game.create({{}, pack.files});
  return made.match != nullptr && game.plays_pack(*made.match, identity);
}

ShelvedPack read_own(const Game& game, PackFiles files) {
  const MadeMatch made = game.create({{}, files});
  if (made.match == nullptr) throw std::runtime_error(made.error);
  return {game.pack_identity(*made.match), std::move(files)};
}

}  // namespace

PackShelf::PackShelf(const std::function<PackFiles(const Game&)>& read, Kept kept) : kept_(std::move(kept)) {
  for (const Game* game : all_games()) own_.emplace(game->id(), read_own(*game, read(*game)));
}

const ShelvedPack* PackShelf::own(std::string_view game) const {
  const auto found = own_.find(game);
  return found == own_.end() ? nullptr : &found->second;
}

const ShelvedPack* PackShelf::of(const Game& game, const std::string& identity) {
  const ShelvedPack* mine = own(game.id());
  if (mine == nullptr || identity.empty() || mine->identity == identity) return mine;
  const Key key{std::string(game.id()), identity};
  const std::lock_guard lock(mutex_);
  if (const auto found = found_.find(key); found != found_.end()) return &found->second;
  if (goes_on(game, *mine, identity)) return mine;
  for (ShelvedPack& pack : kept_(key.first)) {
    if (goes_on(game, pack, identity)) return &found_.emplace(key, std::move(pack)).first->second;
  }
  return nullptr;
}

}  // namespace orrery::server
