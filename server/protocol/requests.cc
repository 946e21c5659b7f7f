#include "server/protocol/requests.h"

#include <utility>

namespace orrery::server {
namespace {

constexpr bool kMayMiss = true;
constexpr bool kAndMore = true;

// One message: what it holds beside `type` and `ref`, and what its answer holds beside them.
struct Spoken {
  std::string type;
  std::string meaning;
  std::vector<Field> fields;
  std::vector<Field> answer;
};

std::string named(std::string_view type, std::string_view end) {
  std::string out;
  bool first = true;
  for (const char c : type) {
    if (c == '_') {
      first = true;
    } else {
      out += std::exchange(first, false) ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  return out + std::string(end);
}

Field of_seat() { return {"seat", "string", "named by whoever has several", kMayMiss}; }

std::vector<Spoken> spoken_in_game() {
  const Field version{"version", "number", "the one that was looked at"};
  const Field steps{"steps", "string[]", "choices, in notation"};
  const Field id{"id", "string", "the same request has the same", kMayMiss};
  const Field onwards{"and", R"("action" | "round")", "pass until that ends", kMayMiss};
  const Field finish{"finish", "string[]", "kinds of questions: also how the open question would end",
                     kMayMiss};
  return {
      {"choose",
       "Choices of one's seat: taken whole or not at all.",
       {version, steps, id, of_seat(), onwards},
       {{"rest", "string[]", "steps behind a seam: not tried"}}},
      {"draft",
       "Tries choices on a copy.",
       {version, steps, of_seat(), finish},
       {{"tried", "number", "so many steps were taken", kMayMiss},
        {"seam", "boolean", "", kMayMiss},
        {"stale", "boolean", "instead of the rest: the game has moved on", kMayMiss},
        {"refused", "DraftRefusal", "", kMayMiss},
        {"decision", "Decision", "", kMayMiss},
        {"view", "View", "", kMayMiss},
        {"finish", "DraftFinish", "", kMayMiss}}},
      {"why",
       "Why a choice is not allowed.",
       {{"choice", "string", ""}, {"steps", "string[]", "drafted before it", kMayMiss}, of_seat()},
       {{"allowed", "boolean", ""}, {"rule", "string", "", kMayMiss}, {"detail", "Saying[]", "", kMayMiss}}},
      {"undo",
       "Back to a point of `push.undo`.",
       {{"to", "number", ""}, of_seat()},
       {{"version", "number", ""}}},
      {"early",
       "An answer in the open window, whether asked already or not.",
       {{"window", "string | number", "its id"}, steps, id, of_seat(), onwards},
       {{"window", "Window", ""}}},
      {"hold",
       "More time for everybody in the open window.",
       {{"window", "string | number", "its id"}, of_seat()},
       {{"held", "boolean", ""}}},
      {"orders", "", {of_seat()}, {{"orders", "Order[]", ""}}},
      {"order",
       "Gives a standing order, or ends one.",
       {{"set", "NewOrder", "", kMayMiss}, {"drop", "number", "its id", kMayMiss}, of_seat()},
       {{"orders", "Order[]", ""}}},
      {"history",
       "Older lines of the log.",
       {{"before", "number", "of this number", kMayMiss}, of_seat()},
       {{"events", "LogEvent[]", ""}}},
      {"reach", "Who could come where next (docs/views.md).", {}, {{"reach", "unknown", ""}}},
      {"odds",
       "The chances of a fight (docs/views.md).",
       {{"of", "Record<unknown>", ""}, of_seat()},
       {{"odds", "unknown", ""}}},
      {"seen", "So much has been seen.", {version}, {{"seen", "number", ""}}},
      {"talk",
       "",
       {{"text", "string", ""}, {"to", R"("watchers")", "", kMayMiss}},
       {{"said", "boolean", ""}}},
  };
}

std::vector<Spoken> spoken_at_table() {
  const Field seat{"seat", "string", ""};
  const Field steps{"step", "number", "", kMayMiss};
  const Field address_hook{"webhook", "string", "", kMayMiss};
  const Field address_mail{"email", "string", "", kMayMiss};
  return {
      {"claim",
       "Sits down.",
       {{"seat", "string", "", kMayMiss}, {"invite", "string", "instead: the secret of a link", kMayMiss}},
       {seat}},
      {"leave_seat", "", {seat}, {{"left", "boolean", ""}}},
      {"bot", "A bot plays that seat.", {seat, {"bot", "string", "\"\": no more"}}, {{"bot", "string", ""}}},
      {"swap",
       "Asks to change places, before the game.",
       {{"with", "string", "\"\": no more"}, of_seat()},
       {{"swapped", "boolean", ""}}},
      {"invite", "A new link for a seat.", {seat}, {seat, {"invite", "string", "its secret"}}},
      {"start", "", {}, {{"started", "boolean", ""}}},
      {"delete", "", {}, {{"deleted", "boolean", "", kMayMiss}}},
      {"motion",
       "A voice in a vote.",
       {{"what", "MotionKind", ""}, {"seat", "string", "", kMayMiss}, {"for", "boolean", ""}},
       {{"decided", "boolean | null", "null while it is open"}}},
      {"pace", "", {{"pace", "number", "milliseconds that bots wait"}}, {{"pace", "number", ""}}},
      {"vacation", "", {{"days", "number", "0 ends it"}}, {{"days", "number", ""}}},
      {"overdue",
       "A vote about a seat whose time is up.",
       {seat, {"what", R"("bot" | "skip" | "wait")", ""}},
       {{"decided", R"("bot" | "skip" | "wait" | null)", "what most others want"}}},
      {"notify",
       "Where I am told of turns.",
       {address_hook, address_mail},
       {address_hook,
        address_mail,
        {"confirmed", "boolean", "false: the address has just been asked by mail", kMayMiss}}},
      {"record",
       "The whole game as text, once it is over.",
       {{"pack", "boolean", "with its content pack", kMayMiss}},
       {{"record", "string", ""}}},
      {"replay",
       "A finished game after so many steps.",
       {steps, {"seat", "string", "missing: all hands are open", kMayMiss}},
       {{"step", "number", ""},
        {"steps", "number", ""},
        {"view", "View", ""},
        {"events", "LogEvent[]", ""},
        {"marks", "ReplayMark[]", "where a round, a turn or an action begins"},
        {"made", "string", "the step itself", kMayMiss},
        {"decision", "Decision", "who comes next", kMayMiss},
        {"views", "Record<View>", "by seat", kMayMiss}}},
      {"fork", "A new game from there on.", {steps}, {{"table", "string", ""}}},
      {"rematch", "", {}, {{"table", "string", ""}}},
      {"look", "", {}, {}},
      {"position",
       "How the table stands; over HTTP it is `GET /api/tables/ID`.",
       {{"since", "number", "the last version that is known", kMayMiss},
        {"wait", "number", "seconds, as long as there is no other", kMayMiss},
        of_seat()},
       {}},
  };
}

Shape request_shape(const Spoken& spoken) {
  Shape out{request_name(spoken.type), spoken.meaning, {}};
  out.fields = {{"type", '"' + spoken.type + '"', ""}, {"ref", "number | string", "of the answer", kMayMiss}};
  out.fields.insert(out.fields.end(), spoken.fields.begin(), spoken.fields.end());
  return out;
}

}  // namespace

std::string request_name(std::string_view type) { return named(type, "Request"); }
std::string answer_name(std::string_view type) { return named(type, "Answer"); }

std::vector<Shape> request_shapes() {
  std::vector<Shape> out{
      {"NewOrder",
       "A standing order as it is given.",
       {{"kind", "OrderKind", ""},
        {"until", "OrderUntil", ""},
        {"card", "string", "", kMayMiss},
        {"cards", "string[]", "", kMayMiss},
        {"below", "number", "", kMayMiss},
        {"at", "string[]", "", kMayMiss},
        {"never", "boolean", "", kMayMiss}}},
      {"DraftRefusal",
       "The step that was refused.",
       {{"error", "ErrorCode", ""}, {"index", "number", ""}, {"rule", "string", "", kMayMiss}}},
      {"DraftFinish",
       "How a draft could be finished.",
       {{"steps", "string[]", ""},
        {"asked", "AskedAfter[]", ""},
        {"seam", "boolean", ""},
        {"next", "string", "the kind of the question that is open then", kMayMiss}}},
      {"AskedAfter", "", {{"after", "number", "steps"}, {"decision", "Decision", ""}}},
      {"ReplayMark",
       "",
       {{"step", "number", ""},
        {"round", "number", ""},
        {"text", "string", ""},
        {"seat", "string", "", kMayMiss}}},
      {"WatchRequest",
       "From now on this table is pushed.",
       {{"type", R"("watch")", ""},
        {"ref", "number | string", "without one only what is wrong is answered", kMayMiss},
        {"table", "string", ""},
        {"since", "number", "the last version that is known", kMayMiss},
        {"deltas", "boolean", "later views as what has changed", kMayMiss}}},
      {"WatchAnswer", "", {{"watching", "string", "the table"}}},
  };
  std::string all = "WatchRequest";
  for (const std::vector<Spoken>& part : {spoken_in_game(), spoken_at_table()}) {
    for (const Spoken& spoken : part) {
      out.push_back(request_shape(spoken));
      all += " | " + request_name(spoken.type);
      Shape answer{answer_name(spoken.type), "", spoken.answer};
      if (spoken.type == "look") answer.alias = "TableInfo";
      if (spoken.type == "position") answer.alias = "Position";
      out.push_back(std::move(answer));
    }
  }
  out.push_back({"ClientMessage", "What is said on a WebSocket.", {}, false, all});
  return out;
}

std::vector<Shape> http_shapes() {
  const Field token{"token", "boolean", "answered with one, for a program", kMayMiss};
  return {
      {"MeRequest", "POST /api/me.", {{"name", "string", ""}, token}},
      {"MeAnswer",
       "Of /api/me, /api/account, /api/login, /api/logout.",
       {{"name", "string | null", "null: nobody"},
        {"account", "boolean", "", kMayMiss},
        {"accounts", "boolean", "whether this server has any", kMayMiss},
        {"token", "string", "for `Authorization: Bearer TOKEN`", kMayMiss}}},
      {"AccountRequest",
       "POST /api/account and /api/login.",
       {{"name", "string", ""}, {"password", "string", ""}, token}},
      {"SessionsRequest",
       "POST /api/sessions: answered as GET is, with a list of SessionInfo.",
       {{"end", "string", "the id of a session, or \"others\""}}},
      {"PasswordRequest", "POST /api/password.", {{"old", "string", ""}, {"new", "string", ""}}},
      {"PasswordAnswer", "", {{"changed", "boolean", ""}}},
      {"DeleteMeRequest",
       "POST /api/account/delete.",
       {{"password", "string", "of whoever has an account", kMayMiss}}},
      {"ConfirmRequest", "POST /api/confirm.", {{"code", "string", "from the mail"}}},
      {"ConfirmAnswer", "", {{"confirmed", "boolean", ""}}},
      {"NewTableRequest",
       "POST /api/tables.",
       {{"game", "string", "", kMayMiss},
        {"title", "string", "", kMayMiss},
        {"settings", "NewSettings", "", kMayMiss},
        {"bots", "string", "the bot for all free seats", kMayMiss},
        {"sit", "boolean", "the maker takes the first seat (true)", kMayMiss},
        {"start", "boolean", "at once", kMayMiss},
        {"seed", "string | number", "on servers for tests only", kMayMiss},
        {"record", "string", "instead of a game: that of a record goes on", kMayMiss},
        {"step", "number", "of the record", kMayMiss},
        {"seat", "string", "of the record", kMayMiss}}},
      {"NewSettings",
       "Settings as they are wished for.",
       {{"options", "Record<string>", "the game's options", kMayMiss},
        {"open", "boolean", "anybody may sit down", kMayMiss},
        {"watch", "boolean", "anybody who knows the table may watch (true)", kMayMiss},
        {"watch_delay", "number", "seconds by which watchers are told everything later", kMayMiss},
        {"undo", "boolean", "players may take back what nobody could notice", kMayMiss},
        {"pace", "number", "milliseconds that bots wait", kMayMiss},
        {"reactions", "Reactions | null", "null: decided when the game begins", kMayMiss},
        {"clock", "ClockSettings", "", kMayMiss},
        {"beat", "BeatSettings", "", kMayMiss},
        {"waits", "WaitSettings", "", kMayMiss}}},
      {"NewTableAnswer", "", {{"table", "string", ""}, {"started", "boolean", "", kMayMiss}}},
      {"Problem",
       "What was not done: any answer over HTTP with a status of 400 and more.",
       {{"error", "ErrorCode", ""}, {"text", "string", "English, for programs"}},
       kAndMore},
      {"PackFiles", "GET /api/packs/GAME.", {}, false, "Record<string>"},
  };
}

}  // namespace orrery::server
