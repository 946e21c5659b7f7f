// Seats, and what lies on their sheets: pools, goods, technologies.
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

}  // namespace

bool PositionBuilder::read_seats() {
  for (int i = 0; i < r_.players; ++i) {
    Player& p = s_.players[SeatId(i)];
    FactionId f;
    if (!in_.find("/seats", r_.options.faction_ids[static_cast<std::size_t>(i)], f)) return false;
    p.faction = f;
    p.tactic = 3;
    p.fleet = 3;
    p.strategy = 2;
    p.techs = r_.faction(f).start_techs;
    for (std::size_t n = 0; n < kNotesPerSeat; ++n) {
      const NoteId note(static_cast<std::size_t>(i) * kNotesPerSeat + n);
      p.notes.insert(note);
      s_.note_known[note.index()] = SeatSet::first_n(kSeats);
    }
    recount_rows(s_, r_, SeatId(i));
  }
  return true;
}

bool PositionBuilder::read_technologies() {
  const bool listed = in_.each_seat("technologies", [&](const std::string&, SeatId seat, const json::value&) {
    s_.players[seat].techs.clear();
    return true;
  });
  return listed && in_.each_seat_name<TechId>("technologies", [&](const std::string&, SeatId seat, TechId t) {
    s_.players[seat].techs.insert(t);
    recount_rows(s_, r_, seat);
    return true;
  }) && in_.each_seat_name<TechId>("exhausted_technologies", [&](const std::string&, SeatId seat, TechId t) {
    s_.players[seat].exhausted_techs.insert(t);
    return true;
  }) && in_.each_seat_name<TechId>("copied", [&](const std::string& path, SeatId seat, TechId t) {
    Player& p = s_.players[seat];
    const std::size_t token = p.assimilated[0].valid() ? 1 : 0;
    if (p.assimilated[token].valid()) return in_.fail(path, "there are two assimilator tokens");
    p.assimilated[token] = t;
    p.copied.insert(t);
    recount_rows(s_, r_, seat);
    return true;
  });
}

// Whoever exhausts a technology has it, or a copy of it.
bool PositionBuilder::check_exhausted() {
  return in_.each_seat_name<TechId>("exhausted_technologies",
                                    [&](const std::string& path, SeatId seat, TechId t) {
                                      const Player& p = s_.players[seat];
                                      return p.techs.contains(t) || p.copied.contains(t) ||
                                             in_.fail(path, r_.name(seat) + " does not have " + r_.name(t));
                                    });
}

bool PositionBuilder::seat_number(std::string_view key, int high, void (*set)(Player& p, int n)) {
  return in_.each_seat(key, [&](const std::string& path, SeatId seat, const json::value& v) {
    int n = 0;
    if (!in_.number(path, v, 0, high, n)) return false;
    set(s_.players[seat], n);
    return true;
  });
}

bool PositionBuilder::read_sheets() {
  bool good = in_.each_seat("pools", [&](const std::string& path, SeatId seat, const json::value& v) {
    std::vector<int> n;
    if (!in_.numbers(path, v, 0, kCommandTokens, n)) return false;
    if (n.size() != 3) return in_.fail(path, "expected [tactic, fleet, strategy]");
    Player& p = s_.players[seat];
    p.tactic = byte(n[0]);
    p.fleet = byte(n[1]);
    p.strategy = byte(n[2]);
    return true;
  });
  good = good && in_.each_seat_name<SystemId>("tokens", [&](const std::string&, SeatId seat, SystemId sys) {
    s_.players[seat].tokens.insert(sys);
    return true;
  });
  good = good && seat_number("trade_goods", 200,
                             [](Player& p, int n) { p.trade_goods = static_cast<std::uint16_t>(n); });
  good = good && seat_number("commodities", 12, [](Player& p, int n) { p.commodities = byte(n); });
  good = good && seat_number("vp", 14, [](Player& p, int n) { p.vp = byte(n); });
  good = good && seat_number("returning", 30, [](Player& p, int n) { p.returning = byte(n); });
  if (!good) return false;
  for (int i = 0; i < r_.players; ++i) {
    if (reserve_tokens(look(), SeatId(i)) < 0)
      return in_.fail("/pools", r_.name(SeatId(i)) + " has only 16 command tokens");
  }
  return true;
}

}  // namespace orrery::ti4
