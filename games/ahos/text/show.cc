#include "games/ahos/text/show.h"

#include <algorithm>

#include "games/ahos/flow/combat.h"
#include "games/ahos/text/board.h"

namespace orrery::ahos {
namespace {

constexpr std::size_t kWidth = 100;

std::string points(const std::array<std::uint8_t, kResources>& res) {
  std::string out;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (res[i] > 0) out += (out.empty() ? "" : " ") + std::string(1, "EMPR"[i]) + std::to_string(res[i]);
  }
  return out;
}

std::string card_text(const Rules& r, CardId c) {
  const KindDef& def = r.kind(c);
  std::string out = def.id + " " + def.name;
  const std::string res = points(def.res);
  if (!res.empty()) out += " [" + res + "]";
  switch (def.kind) {
    case CardKind::Action:
      return out + " action";
    case CardKind::Free:
      return out + " free";
    case CardKind::Combat:
      return out + " combat";
    case CardKind::Reserve:
      return out + " reserve";
    default:
      return out;
  }
}

// A labelled list, wrapped at the width of the screen.
std::string list(const std::string& label, const std::vector<std::string>& items) {
  std::string out;
  std::string line = label;
  const std::string indent(label.size(), ' ');
  bool first = true;
  for (const std::string& item : items) {
    if (line.size() + item.size() + 2 > kWidth && !first) {
      out += line + "\n";
      line = indent;
      first = true;
    }
    line += (first ? "" : "; ") + item;
    first = false;
  }
  if (items.empty()) line += "-";
  return out + line + "\n";
}

std::vector<std::string> cards(const Rules& r, const CardSet& set) {
  std::vector<std::string> out;
  for (CardId c : set) out.push_back(card_text(r, c));
  return out;
}

std::string ids(const Rules& r, const CardSet& set) {
  std::string out;
  for (CardId c : set) out += (out.empty() ? "" : " ") + r.kind(c).id;
  return out.empty() ? "-" : out;
}

std::string tokens_text(const Rules& r, const PlayerView& p) {
  std::string out;
  for (TokenId t : p.tokens) {
    const bool used = p.used_tokens.contains(t);
    out += (out.empty() ? "" : " ") + (used ? "(" + r.token(t).id + ")" : r.token(t).id);
  }
  return out.empty() ? "-" : out;
}

std::string player_line(const Rules& r, const View& v, SeatId seat, bool colour) {
  const PlayerView& p = v.players[seat];
  std::string name = r.name(seat) + (p.race.valid() ? " " + r.races[p.race.index()].name : "");
  name.resize(20, ' ');
  int best = 0;
  for (int i = 0; i < r.players; ++i) best = std::max<int>(best, v.players[SeatId(i)].vp);
  std::string out = paint(name, seat, colour);
  out += (p.vp == best ? "*" : " ") + std::to_string(p.vp) + " VP  hand " + std::to_string(p.hand_size) +
         " draw " + std::to_string(p.draw_size) + " disc " + std::to_string(p.discard.size()) + "  R1 " +
         ids(r, p.reserve_one) + "  R2 " + ids(r, p.reserve_two) + "  dev " + tokens_text(r, p);
  if (p.wormhole_token) out += "  wormholes";
  return out + "\n";
}

std::string clock_line(const Rules& r, const View& v) {
  std::string out = "Round " + std::to_string(v.round) + ", reshuffles " + std::to_string(v.reshuffles) +
                    "/" + std::to_string(r.limits.reshuffles(r.players));
  if (v.final_round != 0) out += ", last round " + std::to_string(v.final_round);
  if (v.turn.seat.valid())
    out += "; " + r.name(v.turn.seat) + "'s turn, " + std::to_string(v.turn.actions) + " left";
  return out + "  (@ wormhole # black hole . uninhabitable * leads)\n";
}

std::string technology_line(const Rules& r, const View& v) {
  std::vector<std::string> items;
  for (CardId c : v.tech_display)
    items.push_back(r.kind(c).id + " " + r.kind(c).name + " " + std::to_string(r.kind(c).cost) + "R");
  if (v.wormholes_on_sale)
    items.push_back("wormhole token " + std::to_string(r.limits.wormhole_token_cost) + "R");
  return list("Technology: ", items);
}

std::string combat_line(const Rules& r, const View& v) {
  for (const Frames& frame : v.flow.frames) {
    const auto* c = std::get_if<Combat>(&frame);
    if (c == nullptr) continue;
    return "COMBAT at " + r.name(c->space) + ": " + r.name(c->attacker) + " attacks " +
           (c->defender.valid() ? r.name(c->defender) : std::string("the aliens")) + "\n";
  }
  return "";
}

}  // namespace

std::string show_table(const Rules& r, const View& v, bool colour) {
  std::string out = draw_board(r, v, colour) + clock_line(r, v);
  for (int i = 0; i < r.players; ++i) out += player_line(r, v, SeatId(i), colour);
  out += technology_line(r, v);
  out += combat_line(r, v);
  if (v.viewer.valid()) out += list("Hand: ", cards(r, v.players[v.viewer].hand));
  if (v.flow.stop == Stop::Over) {
    out += "Game over:";
    for (int i = 0; i < r.players; ++i)
      out += " " + r.name(SeatId(i)) + " " + std::to_string(v.final_vp[SeatId(i)]) + " VP" +
             (v.winners.contains(SeatId(i)) ? " (wins)" : "");
    out += "\n";
  }
  return out;
}

}  // namespace orrery::ahos
