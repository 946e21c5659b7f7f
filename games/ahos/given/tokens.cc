// Development tokens and wormhole tokens.
#include "games/ahos/given/builder.h"
#include "games/ahos/query.h"

namespace orrery::ahos {

TokenId PositionBuilder::free_token(const std::string& name) const {
  TokenKindId kind;
  if (!r_.find(name, kind)) return TokenId{};
  return (s_.token_pool & r_.token_kinds[kind.index()].tokens).first();
}

// development: {red: [D01, D02 used]}; display_tokens: [...], by default the first ones of the pool.
bool PositionBuilder::read_tokens() {
  const bool good =
      in_.each_seat_item("development", [&](const std::string& path, SeatId seat, const json::value& j) {
        const std::vector<std::string> words = GivenReader::words_of(j);
        const TokenId token = words.empty() ? TokenId{} : free_token(words[0]);
        const bool used = words.size() == 2 && words[1] == "used";
        if (!token.valid() || (words.size() > 1 && !used))
          return in_.fail(path, "expected a free Development token [used]");
        s_.token_pool.erase(token);
        s_.players[seat].tokens.insert(token);
        if (used) s_.players[seat].used_tokens.insert(token);
        return true;
      });
  if (!good) return false;
  if (in_.get("display_tokens") == nullptr) {
    while (s_.token_display.size() < r_.limits.development_display && !s_.token_pool.empty()) {
      s_.token_display.insert(s_.token_pool.first());
      s_.token_pool.erase(s_.token_pool.first());
    }
    return true;
  }
  return in_.each_at("display_tokens", [&](const std::string& path, const json::value& j) {
    const TokenId token = free_token(GivenReader::text_of(j));
    if (!token.valid()) return in_.fail(path, "expected a free Development token");
    s_.token_pool.erase(token);
    s_.token_display.insert(token);
    return true;
  });
}

bool PositionBuilder::read_wormholes() {
  const bool good = in_.each_name_at<SeatId>("wormhole_token", [&](const std::string&, SeatId seat) {
    s_.players[seat].wormhole_token = true;
    s_.wormholes_on_sale = true;
    return true;
  });
  if (!good || !in_.truth_at("wormholes_on_sale", s_.wormholes_on_sale)) return false;
  if (s_.wormholes_on_sale) s_.tech_pool.erase(r_.wormhole_card);
  return true;
}

}  // namespace orrery::ahos
