// The messages of docs/protocol.md. What a game's view and facts hold is the game's own (docs/views.md).
#include "server/protocol/shapes.h"

#include "server/protocol/error_code.h"
#include "server/protocol/requests.h"

namespace orrery::server {
namespace {

constexpr bool kOptional = true;
constexpr bool kOpen = true;

Shape alias(std::string name, std::string meaning, std::string type) {
  return {std::move(name), std::move(meaning), {}, false, std::move(type)};
}

template <class Words>
std::string one_of(const Words& words) {
  std::string out;
  for (const std::string_view word : words) out += (out.empty() ? "\"" : " | \"") + std::string(word) + "\"";
  return out;
}

std::vector<Shape> lobby_shapes() {
  return {
      {"GameOption",
       "",
       {{"name", "string", ""},
        {"values", "string", ""},
        {"meaning", "string", ""},
        {"fallback", "string", ""}}},
      {"GameInfo",
       "A game that can be played here.",
       {{"id", "string", ""},
        {"title", "string", ""},
        {"options", "GameOption[]", ""},
        {"bots", "string[]", ""}}},
      {"Cover",
       "Between these lines of the log a bot played the seat.",
       {{"from", "number", ""}, {"to", "number | null", "null while it does"}}},
      {"SeatInfo",
       "Who sits there.",
       {{"seat", "string", ""},
        {"name", "string", ""},
        {"bot", "string", "the bot that plays or covers the seat, or \"\""},
        {"taken", "boolean", "by a person"},
        {"mine", "boolean", ""},
        {"connected", "boolean", "not in lists of tables", kOptional},
        {"cover", "Cover", "in one's own seat", kOptional},
        {"swap", "string", "before the game: with whom this seat wants to change places", kOptional}}},
      {"SessionInfo",
       "A browser or program in which somebody is known.",
       {{"id", "string", "a name, no secret"},
        {"created", "number", "milliseconds since 1970"},
        {"used", "number", "the last time, to within a day"},
        {"program", "string", "which it is, in a few words, or \"\""},
        {"mine", "boolean", "the one that asks"}}},
      alias("TableState", "", R"("lobby" | "playing" | "over")"),
      {"TableRow",
       "A table in a list.",
       {{"table", "string", ""},
        {"game", "string", ""},
        {"title", "string", ""},
        {"state", "TableState", ""},
        {"created", "number", ""},
        {"changed", "number", ""},
        {"owner", "boolean", ""},
        {"seats", "SeatInfo[]", ""},
        {"turn", "boolean", "I am asked now"},
        {"since", "number", "log lines that I have not seen"},
        {"whose", "string | null", "the seat that is asked; null in a reaction window"},
        {"asked_at", "number | null", "since when"}}},
      {"TableLists", "", {{"mine", "TableRow[]", ""}, {"open", "TableRow[]", ""}}},
      {"RuleText",
       "A rule of the rulebook.",
       {{"id", "string", ""},
        {"section", "string", ""},
        {"text", "string", ""},
        {"note", "string", "", kOptional}}},
      {"RuleSection",
       "A section of the rulebook.",
       {{"section", "string", "the headings above its rules"}, {"rules", "number", "how many"}}},
  };
}

std::vector<Shape> settings_shapes() {
  return {
      alias("Reactions", "How much of who is asked for a reaction the others can see.",
            R"("open" | "even" | "sealed")"),
      {"ClockSettings",
       "",
       {{"kind", R"("none" | "move" | "game" | "days")", ""},
        {"seconds", "number", "", kOptional},
        {"increment", "number", "", kOptional},
        {"vacation_days", "number", "", kOptional}}},
      {"TableSettings",
       "",
       {{"options", "Record<string>", "the game's options"},
        {"open", "boolean", "anybody may sit down", kOptional},
        {"watch", "boolean", "anybody may watch", kOptional},
        {"watch_delay", "number", "seconds by which watchers are told everything later", kOptional},
        {"undo", "boolean", "", kOptional},
        {"pace", "number", "milliseconds that bots wait", kOptional},
        {"reactions", "Reactions | null", "null: decided when the game begins", kOptional},
        {"clock", "ClockSettings", "", kOptional},
        {"rules", "number", "told only: the version of the rules that the game was begun with; 0 before",
         kOptional},
        {"pack", "string", "told only: the content that the game was begun with", kOptional}},
       kOpen},
  };
}

std::vector<Shape> decision_shapes() {
  return {
      {"Saying",
       "Something said as structure: its key and its arguments (games/GAME/sayings.ts).",
       {{"say", "string", ""}},
       kOpen},
      {"Option",
       "A legal choice.",
       {{"choice", "string", ""},
        {"group", "string", ""},
        {"rule", "string", "that allows it", kOptional},
        {"meaning", "Saying", "where the words alone do not tell: what `done` ends", kOptional},
        {"cost", "unknown", "by kind of resource", kOptional}}},
      {"Proposal", "What the seat could do, as one sequence.", {{"steps", "string[]", ""}}},
      alias("DecisionFacts", "Numbers for gauges; which ones depends on the game and the question.",
            "Record<unknown>"),
      {"Decision",
       "What is asked, and of whom. The rest is only for the seat that chooses.",
       {{"seat", "string", "missing in a reaction window: nobody learns who is asked", kOptional},
        {"kind", "string", ""},
        {"cause", "string", "", kOptional},
        {"rules", "string[]", "", kOptional},
        {"detail", "Saying[]", "how it stands", kOptional},
        {"options", "Option[]", "", kOptional},
        {"proposal", "Proposal", "", kOptional},
        {"facts", "DecisionFacts", "", kOptional}}},
      {"MyWindow",
       "The private half of a window.",
       {{"asked", "boolean", "waited for"},
        {"answered", "string[] | null", ""},
        {"options", "Option[]", ""},
        {"detail", "Saying[]", "", kOptional}}},
      {"Window",
       "A reaction window, as one seat sees it.",
       {{"id", "string | number", ""},
        {"kind", "string", ""},
        {"about", "Saying[]", "what may be reacted to"},
        {"cause", "string", "", kOptional},
        {"actor", "string", "", kOptional},
        {"rules", "string[]", ""},
        {"named", "string[]", "seats that are asked openly, for something that lies face up"},
        {"closes_at", "number", "", kOptional},
        {"now", "number", "the server's time when it said so"},
        {"held", "boolean", ""},
        {"holds_left", "number", "", kOptional},
        {"mine", "MyWindow | null", ""}}},
      alias(
          "OrderKind", "",
          R"("pass_all" | "never_card" | "only_mine" | "always_ask" | "rank_strategy" | "decline_secondary" | "fire" | "fight_on")"),
      alias("OrderUntil", "", R"("turn" | "fight" | "action" | "round" | "game")"),
      {"Order",
       "A standing order.",
       {{"id", "string | number", ""},
        {"kind", "OrderKind", ""},
        {"until", "OrderUntil", ""},
        {"card", "string", "", kOptional},
        {"cards", "string[]", "", kOptional},
        {"below", "number", "", kOptional},
        {"at", "string[]", "seats to fire at", kOptional},
        {"never", "boolean", "instead: at nobody", kOptional}}},
      {"UndoPoint", "", {{"to", "number", ""}, {"choice", "string", ""}}},
  };
}

// Of a push, which tells the view in one way or another.
std::vector<Field> push_fields(const std::vector<Field>& view) {
  std::vector<Field> out{{"type", R"("push")", ""},
                         {"table", "string", ""},
                         {"version", "number", ""},
                         {"seat", "string | null", "null: a spectator"},
                         {"known", "number", "drop log lines from this number on"},
                         {"from", "number", "the events begin here"},
                         {"events", "LogEvent[]", ""}};
  out.insert(out.end(), view.begin(), view.end());
  for (Field& field : std::vector<Field>{{"decision", "Decision", "", kOptional},
                                         {"window", "Window", "", kOptional},
                                         {"orders", "Order[]", "", kOptional},
                                         {"undo", "UndoPoint[]", "", kOptional},
                                         {"clocks", "Clocks", "", kOptional},
                                         {"since", "Since", "", kOptional},
                                         {"result", "Record<unknown>", "", kOptional}})
    out.push_back(std::move(field));
  return out;
}

std::vector<Shape> push_shapes() {
  return {
      {"LogEvent",
       "One line of the log.",
       {{"n", "number", "its number; where one is missing something hidden happened"},
        {"step", "number", ""},
        {"text", "string", "language-neutral"},
        {"by", R"("bot" | "only" | "order")",
         "bot; only: there was no alternative; order: a standing order of mine answered", kOptional},
        {"at", "number", "milliseconds since 1970", kOptional}}},
      {"Clocks",
       "",
       {{"now", "number", "the server's time"},
        {"running", "string | null", ""},
        {"left", "Record<number>", "milliseconds by seat"},
        {"overdue", "string[]", ""},
        {"vacation", "Record<number>", "by seat: until when"},
        {"votes", "Record<Record<number>>", "how many want what for a seat that is overdue"}}},
      {"Since", "What this person has not seen yet.", {{"version", "number", ""}, {"events", "number", ""}}},
      alias("View", "What a seat may see; its shape is the game's own.", "Record<unknown>"),
      {"Push", "How the game stands for one seat.", push_fields({{"view", "View", ""}})},
      {"DeltaPush", "The same for whoever asked for deltas: what has changed in the view.",
       push_fields({{"base", "number", "the version of the push before, whose view this changes"},
                    {"view_delta", "Record<unknown>", "a merge patch (RFC 7396)"},
                    {"view_nulls", "string[]", "what is null then, as JSON pointers", kOptional}})},
      {"Note",
       "What happened to a seat while the game was played, for all to read.",
       {{"what",
         R"("sat" | "moved" | "left" | "bot" | "bot_gone" | "skipped" | "freed" | "motion" | "rejected")",
         ""},
        {"seat", "string", "missing: the whole table", kOptional},
        {"name", "string", "of whoever sat down or left", kOptional},
        {"bot", "string", "", kOptional},
        {"how", R"("player" | "owner" | "vote" | "clock")", "who put the bot there, or took it away",
         kOptional},
        {"motion", "MotionKind", "what is voted on, or was rejected", kOptional},
        {"by", "string", "the seat that asked for the vote", kOptional}}},
      {"TalkLine",
       "",
       {{"name", "string", ""},
        {"text", "string", ""},
        {"at", "number", ""},
        {"to", "string", "watchers: among those without a seat; note: it holds a note", kOptional},
        {"note", "Note", "", kOptional}}},
      alias("MotionKind", "A bot plays for somebody who is away; the seat becomes free; the game ends.",
            R"("cover" | "free" | "end")"),
      {"Motion",
       "A vote of the players.",
       {{"what", "MotionKind", ""},
        {"seat", "string", "missing: the whole table", kOptional},
        {"by", "string", "the seat that asked for it"},
        {"for", "string[]", "seats"},
        {"against", "string[]", ""},
        {"needed", "number", "so many voices for it decide"},
        {"mine", "boolean", "how I have voted", kOptional}}},
      {"Notify",
       "",
       {{"webhook", "string", "", kOptional},
        {"email", "string", "", kOptional},
        {"confirmed", "boolean", "in the answer: whether mail goes there, or one asks first", kOptional}}},
      {"TableInfo",
       "Who sits where.",
       {{"type", R"("table")", ""},
        {"table", "string", ""},
        {"game", "string", ""},
        {"title", "string", ""},
        {"state", "TableState", ""},
        {"settings", "TableSettings", ""},
        {"owner", "boolean", ""},
        {"created", "number", ""},
        {"seats", "SeatInfo[]", ""},
        {"talk", "TalkLine[]", ""},
        {"motions", "Motion[]", "what is voted on now", kOptional},
        {"promise", "string", "the hash of the seed"},
        {"seed", "string", "once the game is over", kOptional},
        {"seen", "number", "the last version that I said to have seen", kOptional},
        {"notify", "Notify", "where I am told of my turns: only I see it", kOptional},
        {"rematch", "string", "where those who played here play again", kOptional},
        {"read_only", "boolean", "nothing can be stored now, the table can only be looked at", kOptional},
        {"unplayable", "string", "why this server cannot play the game, only tell what happened in it",
         kOptional},
        {"closed", "string", "whoever runs the server has ended the game: why, or \"\"", kOptional}}},
      {"Position",
       "How a table stands, for whoever asks once.",
       {{"table", "TableInfo", ""}, {"push", "Push | null", "null as long as there is no game to see"}}},
      {"ClocksMessage",
       "Clocks on their own: time went by, nothing else.",
       {{"type", R"("clocks")", ""}, {"table", "string", ""}, {"clocks", "Clocks", ""}}},
      {"TalkMessage",
       "",
       {{"type", R"("talk")", ""},
        {"table", "string", ""},
        {"name", "string", ""},
        {"text", "string", ""},
        {"at", "number", ""},
        {"to", "string", "", kOptional},
        {"note", "Note", "", kOptional}}},
      {"Gone",
       "The table cannot be served here any more.",
       {{"type", R"("gone")", ""}, {"table", "string", ""}}},
      alias("ErrorCode", "Why something was not done.", one_of(kErrorCodes)),
      {"Answer",
       "The answer to a message.",
       {{"type", R"("answer")", ""},
        {"ref", "number | string | null", "that of the message; null if it had none, or could not be read"},
        {"error", "ErrorCode", "", kOptional},
        {"text", "string", "beside an error: English, for programs", kOptional}},
       kOpen},
      alias("ServerMessage", "",
            "TableInfo | Push | DeltaPush | ClocksMessage | TalkMessage | Gone | Answer"),
  };
}

}  // namespace

const std::vector<Shape>& protocol_shapes() {
  static const std::vector<Shape> all = [] {
    std::vector<Shape> out;
    for (std::vector<Shape> part : {lobby_shapes(), settings_shapes(), decision_shapes(), push_shapes(),
                                    request_shapes(), http_shapes()}) {
      for (Shape& shape : part) out.push_back(std::move(shape));
    }
    return out;
  }();
  return all;
}

}  // namespace orrery::server
