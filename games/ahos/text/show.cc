#include "games/ahos/text/show.h"

#include <algorithm>
#include <utility>

#include "games/ahos/score.h"
#include "games/ahos/text/board.h"
#include "games/ahos/text/combat_said.h"
#include "games/ahos/text/sayings.h"

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

// The id of a card, and its name where there is room.
std::string card_name(const KindDef& def, bool small) { return small ? def.id : def.id + " " + def.name; }

std::string card_text(const Rules& r, CardId c, bool small) {
  const KindDef& def = r.kind(c);
  std::string out = card_name(def, small);
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

std::vector<std::string> cards(const Rules& r, const CardSet& set, bool small) {
  std::vector<std::string> out;
  for (CardId c : set) out.push_back(card_text(r, c, small));
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

// Appends a part to the last line, or begins a new one if it is too long for that; a part that is too long
// for any line is broken between its words.
void append_part(std::string& line, std::string& done, const std::string& part, std::size_t indent) {
  const bool first = line.size() <= indent;
  if (line.size() + (first ? 0 : 2) + part.size() <= kWidth) {
    line += (first ? "" : "  ") + part;
    return;
  }
  if (!first) {
    done += line + "\n";
    line.assign(indent, ' ');
  }
  for (std::size_t from = 0; from < part.size();) {
    const std::size_t end = std::min(part.find(' ', from), part.size());
    const bool begins = line.find_last_not_of(' ') == std::string::npos;
    if (!begins && line.size() + 1 + (end - from) > kWidth) {
      done += line + "\n";
      line.assign(indent + 3, ' ');
    } else if (!begins) {
      line += ' ';
    }
    line += part.substr(from, end - from);
    from = end + 1;
  }
}

std::string player_line(const Rules& r, const View& v, SeatId seat, bool colour) {
  constexpr std::size_t kName = 20;
  const PlayerView& p = v.players[seat];
  std::string name = r.name(seat) + (p.race.valid() ? " " + r.races[p.race.index()].name : "");
  name.resize(kName, ' ');
  int best = 0;
  for (int i = 0; i < r.players; ++i) best = std::max<int>(best, v.players[SeatId(i)].vp);
  std::string line = name + (p.vp == best ? "*" : " ");
  const std::size_t indent = line.size();
  std::string done;
  append_part(line, done, std::to_string(p.vp) + " VP", indent);
  append_part(line, done,
              "hand " + std::to_string(p.hand_size) + " draw " + std::to_string(p.draw_size) + " disc " +
                  std::to_string(p.discard.size()),
              indent);
  append_part(line, done, "R1 " + ids(r, p.reserve_one), indent);
  append_part(line, done, "R2 " + ids(r, p.reserve_two), indent);
  append_part(line, done, "dev " + tokens_text(r, p), indent);
  if (p.wormhole_token) append_part(line, done, "wormholes", indent);
  const std::string all = done + line + "\n";
  return paint(name, seat, colour) + all.substr(kName);
}

std::string clock_line(const Rules& r, const View& v) {
  std::string out = "Round " + std::to_string(round_shown(v)) + ", reshuffles " +
                    std::to_string(v.reshuffles) + "/" + std::to_string(r.limits.reshuffles(r.players));
  if (v.final_round != 0) out += ", last round " + std::to_string(v.final_round);
  if (v.turn.seat.valid() && v.flow.stop != Stop::Over)
    out += "; " + r.name(v.turn.seat) + "'s turn, " + std::to_string(v.turn.actions) + " left";
  const std::string legend = "  (@ wormhole # black hole . uninhabitable * leads)";
  return out + (out.size() + legend.size() <= kWidth ? legend : "") + "\n";
}

std::string technology_line(const Rules& r, const View& v, bool small) {
  std::vector<std::string> items;
  for (CardId c : v.tech_display)
    items.push_back(card_name(r.kind(c), small) + " " + std::to_string(r.kind(c).cost) + "R");
  if (v.wormholes_on_sale)
    items.push_back("wormhole token " + std::to_string(r.limits.wormhole_token_cost) + "R");
  return list("Technology: ", items);
}

// What strengths are counted from, as far as the viewer can see it; all of it is public.
State open_part(const View& v, SpaceId space) {
  State s;
  const SpaceView& from = v.spaces[space];
  Space& to = s.spaces[space];
  to.tile = from.tile;
  to.marker = from.marker;
  to.owner = from.owner;
  to.units = from.units;
  to.alien = from.alien;
  to.alien_token = from.alien_token;
  for (std::size_t i = 0; i < kSeats; ++i) {
    s.players[SeatId(i)].reserve_one = v.players[SeatId(i)].reserve_one;
    s.players[SeatId(i)].reserve_two = v.players[SeatId(i)].reserve_two;
  }
  return s;
}

std::string combat_line(const Rules& r, const View& v) {
  for (const Frames& frame : v.flow.frames) {
    const auto* c = std::get_if<Combat>(&frame);
    if (c == nullptr) continue;
    const State open = open_part(v, c->space);
    return english(Look{open, r}, combat_said(Look{open, r}, *c)) + "\n";
  }
  return "";
}

// What a score is made of, without what gave nothing.
std::string score_text(const Score& score) {
  const std::array<std::pair<std::string_view, int>, 6> parts{{{"Home planet", score.home},
                                                               {"colonies", score.colonies},
                                                               {"outposts", score.outposts},
                                                               {"Development", score.development},
                                                               {"Reserve", score.reserve},
                                                               {"other cards", score.cards}}};
  std::string out;
  for (const auto& [name, points] : parts) {
    if (points == 0) continue;
    out += (out.empty() ? "" : ", ") + std::string(name) + " " + std::to_string(points);
  }
  return out.empty() ? "nothing" : out;
}

std::string result_text(const Rules& r, const View& v) {
  std::string out = "Game over after round " + std::to_string(round_shown(v)) + ":";
  for (int i = 0; i < r.players; ++i)
    out += " " + r.name(SeatId(i)) + " " + std::to_string(v.final_vp[SeatId(i)]) + " VP" +
           (v.winners.contains(SeatId(i)) ? " (wins)" : "");
  out += "\n";
  for (int i = 0; i < r.players; ++i)
    out += "  " + r.name(SeatId(i)) + ": " + score_text(final_score(r, v, SeatId(i))) + "\n";
  return out;
}

}  // namespace

std::string show_table(const Rules& r, const View& v, bool colour, bool small) {
  std::string out = draw_board(r, v, colour) + clock_line(r, v);
  for (int i = 0; i < r.players; ++i) out += player_line(r, v, SeatId(i), colour);
  out += technology_line(r, v, small);
  out += combat_line(r, v);
  if (v.viewer.valid()) out += list("Hand: ", cards(r, v.players[v.viewer].hand, small));
  if (v.flow.stop == Stop::Over) out += result_text(r, v);
  return out;
}

}  // namespace orrery::ahos
