#include "server/hub/parts/motions.h"

#include <algorithm>
#include <set>
#include <utility>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/branch.h"

namespace orrery::server {
namespace {

constexpr const char* kOpenMotions = "motions";
constexpr const char* kToCover = "cover";
constexpr const char* kToFree = "free";
constexpr const char* kToEnd = "end";
constexpr Time kMinute = 60000;
constexpr Time kDay = 24 * 60 * kMinute;
// A bot for a while harms nobody: whoever is not there just now has no voice. What cannot be taken back waits
// longer for them.
constexpr Time kAwayFromCover = 5 * kMinute;
constexpr Time kAwayForGood = 3 * kDay;
constexpr Time kLongestVote = kDay;

std::vector<Motion> read_motions(const std::string& text) {
  std::vector<Motion> out;
  if (text.empty()) return out;
  const json::value stored = json::parse(text);
  for (const json::value& value : stored.as_array()) {
    const json::object& from = value.as_object();
    Motion motion{text_field(from, "what"),
                  text_field(from, "seat"),
                  text_field(from, "by"),
                  from.at("since").to_number<Time>(),
                  {}};
    for (const auto& [person, voice] : from.at("voices").as_object()) motion.voices[person] = voice.as_bool();
    out.push_back(std::move(motion));
  }
  return out;
}

std::string print_motions(const std::vector<Motion>& motions) {
  json::array out;
  for (const Motion& motion : motions) {
    json::object voices;
    for (const auto& [person, voice] : motion.voices) voices[person] = voice;
    out.push_back(json::object{{"what", motion.what},
                               {"seat", motion.seat},
                               {"by", motion.by},
                               {"since", motion.since},
                               {"voices", std::move(voices)}});
  }
  return json::serialize(out);
}

json::object about(const Motion& motion) {
  json::object out;
  if (!motion.seat.empty()) out["seat"] = motion.seat;
  return out;
}

}  // namespace

Motions::Motions(Room& room, Keeper& keeper, Audience& audience, Cover& cover, const Presence& presence,
                 Notes& notes)
    : room_(room),
      keeper_(keeper),
      audience_(audience),
      cover_(cover),
      presence_(presence),
      notes_(notes),
      open_(read_motions(room.kept_text("", kOpenMotions))) {}

std::string Motions::seat_of(const std::string& person) const {
  for (const StoredSeat& seat : room_.stored.seats) {
    if (sits(seat, person)) return seat.seat;
  }
  return "";
}

std::vector<std::string> Motions::voters(const Motion& motion) const {
  const Time longest = motion.what == kToCover ? kAwayFromCover : kAwayForGood;
  std::set<std::string> out;
  for (const StoredSeat& seat : room_.stored.seats) {
    const bool there = motion.voices.contains(seat.person) || presence_.away(seat.person) < longest;
    if (!seat.person.empty() && there) out.insert(seat.person);
  }
  return {out.begin(), out.end()};
}

std::optional<bool> Motions::decided(const Motion& motion) const {
  const std::vector<std::string> who = voters(motion);
  const auto says = [&](bool what) {
    return static_cast<std::size_t>(std::count_if(who.begin(), who.end(), [&](const std::string& person) {
      const auto voice = motion.voices.find(person);
      return voice != motion.voices.end() && voice->second == what;
    }));
  };
  if (2 * says(true) > who.size()) return true;
  if (2 * says(false) >= who.size()) return false;
  return std::nullopt;
}

std::vector<Motion>::iterator Motions::find(const std::string& what, const std::string& seat) {
  return std::find_if(open_.begin(), open_.end(),
                      [&](const Motion& m) { return m.what == what && m.seat == seat; });
}

void Motions::drop_old() {
  std::erase_if(open_, [&](const Motion& motion) {
    if (now() - motion.since > kLongestVote) return true;
    if (motion.what == kToEnd) return false;
    const StoredSeat* seat = room_.find(motion.seat);
    return motion.what == kToCover ? seat->person.empty() || !seat->bot.empty()
                                   : seat->person.empty() && seat->bot.empty();
  });
}

bool Motions::may_be_voted(const Message& message, const std::string& what, const StoredSeat* seat) const {
  const auto refuse = [&](ErrorCode code, std::string_view why) {
    message.refuse(code, why);
    return false;
  };
  if (what != kToCover && what != kToFree && what != kToEnd)
    return refuse("bad_message", "what: expected cover, free or end");
  if (what != kToEnd && seat == nullptr) return refuse("bad_message", "there is no such seat");
  // Also what is left of a game that is over belongs to all who played it.
  const bool there = room_.playing() || (what == kToEnd && room_.stored.state == TableState::Over);
  if (!there) return refuse("not_begun", "the game is not being played");
  if (!room_.has_seat(message.person)) return refuse("not_your_seat", "only players vote");
  if (what == kToCover && seat->person.empty()) return refuse("bad_message", "nobody sits there");
  if (what == kToCover && !seat->bot.empty()) return refuse("taken", "a bot plays that seat already");
  if (what == kToFree && seat->person.empty() && seat->bot.empty())
    return refuse("bad_message", "nobody sits there");
  if (what == kToFree && sits(*seat, message.person) && flag_field(message.fields, "for"))
    return refuse("bad_message", "leave your own seat yourself");
  return true;
}

void Motions::motion(const Message& message) {
  const std::string what = message.text("what");
  const StoredSeat* seat = room_.find(message.text("seat"));
  if (!may_be_voted(message, what, seat)) return;
  const json::value* given = message.fields.if_contains("for");
  if (given == nullptr || !given->is_bool())
    return message.refuse("bad_message", "for: expected true or false");
  const bool in_favour = given->get_bool();
  drop_old();
  const std::string about_seat = what == kToEnd ? "" : seat->seat;
  auto found = find(what, about_seat);
  Writer::Work also;
  if (found == open_.end()) {
    if (!in_favour) return message.refuse("bad_message", "nobody has asked for that");
    if (notes_.full()) return message.refuse("too_much", "enough has been voted at this table");
    found = open_.insert(open_.end(), {what, about_seat, seat_of(message.person), now(), {}});
    // Who decides alone need not be told of as a vote.
    found->voices[message.person] = true;
    if (!decided(*found)) {
      json::object more = about(*found);
      more["motion"] = what;
      more["by"] = found->by;
      also = notes_.note("motion", std::move(more));
    }
  }
  found->voices[message.person] = in_favour;
  const std::optional<bool> outcome = decided(*found);
  const Motion motion = *found;
  if (outcome) open_.erase(found);
  audience_.untold();
  if (outcome == true && motion.what == kToEnd) return end_table(message.answer);
  if (outcome == true) also = both(std::move(also), carry_out(motion));
  if (outcome == false) {
    json::object more = about(motion);
    more["motion"] = motion.what;
    also = both(std::move(also), notes_.note("rejected", std::move(more)));
  }
  json::object reply{{"decided", nullptr}};
  if (outcome) reply["decided"] = *outcome;
  keeper_.commit(both(std::move(also), to_store()), message.answer, std::move(reply));
}

Writer::Work Motions::carry_out(const Motion& motion) {
  StoredSeat& seat = *room_.find(motion.seat);
  if (motion.what == kToCover) return cover_.put(seat, usual_bot(*room_.game), Cover::By::Vote);
  const Writer::Work uncovered = seat.bot.empty() ? Writer::Work{} : cover_.put(seat, "", Cover::By::Vote);
  seat.person.clear();
  seat.name.clear();
  seat.invite.clear();
  audience_.start_over();
  return both(uncovered,
              both(notes_.note("freed", about(motion)),
                   [id = room_.stored.id, row = seat](Database& db) { store::put_seat(db, id, row); }));
}

void Motions::end_table(const Answer& answer) {
  log_event(LogLevel::Info, "table_ended", {{"table", room_.stored.id}, {"why", "vote"}});
  keeper_.commit([id = room_.stored.id](Database& db) { store::delete_table(db, id); },
                 [this, answer](json::object reply) {
                   keeper_.forget();  // first: whoever hears of it may ask for it again at once
                   answer(std::move(reply));
                   keeper_.close();
                 },
                 {{"decided", true}});
}

Writer::Work Motions::to_store() {
  std::string text = print_motions(open_);
  room_.kept[{"", kOpenMotions}] = text;
  return [id = room_.stored.id, text = std::move(text)](Database& db) {
    store::keep(db, id, "", kOpenMotions, text);
  };
}

json::array Motions::to_json(const std::string& person) const {
  json::array out;
  for (const Motion& motion : open_) {
    if (now() - motion.since > kLongestVote) continue;
    const std::vector<std::string> who = voters(motion);
    json::object told = about(motion);
    told["what"] = motion.what;
    told["by"] = motion.by;
    json::array in_favour;
    json::array against;
    for (const auto& [voter, voice] : motion.voices) {
      const bool counts = std::find(who.begin(), who.end(), voter) != who.end();
      if (counts) (voice ? in_favour : against).push_back(json::string(seat_of(voter)));
    }
    told["for"] = std::move(in_favour);
    told["against"] = std::move(against);
    told["needed"] = who.size() / 2 + 1;
    if (const auto mine = motion.voices.find(person); mine != motion.voices.end())
      told["mine"] = mine->second;
    out.push_back(std::move(told));
  }
  return out;
}

}  // namespace orrery::server
