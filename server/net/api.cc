#include "server/net/api.h"

#include <boost/asio/post.hpp>
#include <memory>
#include <optional>

#include "games/registry.h"
#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/replies.h"
#include "server/net/metrics.h"
#include "server/net/people_api.h"
#include "server/net/reading.h"
#include "server/net/respond.h"
#include "server/people/secrets.h"
#include "server/protocol/schema.h"

namespace orrery::server {
namespace {

constexpr std::size_t kLongestTitle = 80;
constexpr std::size_t kRulesFound = 50;

bool is_utf8(std::string_view text) {
  boost::system::error_code error;
  json::parse(json::serialize(json::value(text)), error);
  return !error;
}

json::array games_json(const Context& /*context*/) {
  json::array list;
  for (const Game* game : all_games()) {
    json::array options;
    for (const OptionSpec& spec : game->options()) {
      options.push_back(json::object{{"name", spec.name},
                                     {"values", spec.values},
                                     {"meaning", spec.meaning},
                                     {"fallback", spec.fallback}});
    }
    json::array bots;
    for (const std::string& bot : game->bots()) bots.push_back(json::string(bot));
    list.push_back(json::object{{"id", game->id()},
                                {"title", game->title()},
                                {"options", std::move(options)},
                                {"bots", std::move(bots)}});
  }
  return list;
}

json::object rule_json(const RuleEntry& rule) {
  return {{"id", rule.id}, {"section", rule.section}, {"text", rule.text}, {"note", rule.note}};
}

// /api/packs/GAME, or with ?pack=IDENTITY the one with which a game that was begun so is played. Facts,
// nothing secret.
Response pack(const Context& context, const Request& request, std::string_view game) {
  const PackFiles* files = context.hub->pack(game, query_field(target_of(request), "pack"));
  if (files == nullptr)
    return respond_error(http::status::not_found, "no_game",
                         "there is no such game, or no such content pack of it");
  json::object out;
  for (const auto& [name, text] : *files) out[name] = text;
  Response response = respond_json(http::status::ok, out);
  response.set(http::field::cache_control, "no-cache");
  return response;
}

json::array sections_json(const Catalogue& rulebook) {
  json::array list;
  for (const RuleSection& section : rulebook.sections())
    list.push_back(json::object{{"section", section.name}, {"rules", section.rules}});
  return list;
}

// /api/rules/GAME: its sections; ?section=NAME, ?q=words or ?id=ID: rules.
Response rules(const Context& context, const Request& request, std::string_view game) {
  const auto found = context.rulebooks->find(std::string(game));
  if (found == context.rulebooks->end()) {
    return respond_error(http::status::not_found, "no_rules", "there are no rules of that game");
  }
  const std::string_view target = target_of(request);
  if (target.find('?') == std::string_view::npos)
    return respond_json(http::status::ok, sections_json(found->second));
  json::array list;
  const std::string id = query_field(target, "id");
  const std::string section = query_field(target, "section");
  if (!id.empty()) {
    if (const RuleEntry* rule = found->second.find(id)) list.push_back(rule_json(*rule));
  } else if (!section.empty()) {
    for (const RuleEntry* rule : found->second.in_section(section)) list.push_back(rule_json(*rule));
  } else {
    for (const RuleEntry* rule : found->second.search(query_field(target, "q"))) {
      if (list.size() == kRulesFound) break;
      list.push_back(rule_json(*rule));
    }
  }
  return respond_json(http::status::ok, list);
}

// /api/schema: every message as JSON Schema; /api/schema/GAME: with the view of that game.
Response schema(std::string_view game) {
  const Game* known = find_game(game);
  if (!game.empty() && known == nullptr)
    return respond_error(http::status::not_found, "no_game", "there is no such game");
  Response response = respond_json(http::status::ok, protocol_schema(known));
  response.set(http::field::content_type, "application/schema+json");
  response.set(http::field::cache_control, "no-cache");
  return response;
}

Response list_tables(const Context& context, const Request& request) {
  const auto person = context.hub->person_of(token_of(request));
  return respond_json(http::status::ok,
                      json::object{{"mine", person ? context.hub->tables_of(person->id) : json::array{}},
                                   {"open", context.hub->open_tables()}});
}

std::string read_new_table(const json::object& body, NewTable& out) {
  out.game = text_field(body, "game");
  out.title = clean(text_field(body, "title"), kLongestTitle);
  if (!is_utf8(out.title)) return "title: not UTF-8";
  out.bots = text_field(body, "bots");
  for (const auto& [name, flag] : {std::pair("sit", &out.sit), std::pair("start", &out.start)}) {
    if (const json::value* value = body.if_contains(name)) {
      if (!value->is_bool()) return std::string(name) + ": expected true or false";
      *flag = value->as_bool();
    }
  }
  if (const json::value* seed = body.if_contains("seed")) {
    if (!seed->is_string() && !seed->is_int64() && !seed->is_uint64())
      return "seed: expected a whole number or a text";
    out.seed = seed->is_string() ? text_field(body, "seed") : json::serialize(*seed);
    if (out.seed.empty()) return "seed: it is empty";
  }
  if (const json::value* settings = body.if_contains("settings")) {
    if (!settings->is_object()) return "settings: expected an object";
    return read_settings(settings->as_object(), out.settings);
  }
  return "";
}

std::string read_from_record(const json::object& body, FromRecord& out) {
  if (!body.at("record").is_string()) return "record: expected a text";
  out.record = text_field(body, "record");
  out.seat = text_field(body, "seat");
  const json::value* step = body.if_contains("step");
  if (step == nullptr) return "";
  out.step = number_field(body, "step", SIZE_MAX);
  return out.step == SIZE_MAX ? "step: expected a number from 0 on" : "";
}

Response table_from_record(const Context& context, const Person& person, const json::object& body) {
  NewTable wanted;
  FromRecord from;
  std::string error = read_new_table(body, wanted);
  if (error.empty()) error = read_from_record(body, from);
  if (!error.empty()) return respond_error(http::status::bad_request, "bad_settings", error);
  const json::object reply = context.hub->table_from_record(person, wanted, from);
  return respond_reply(reply);
}

void new_table(const Context& context, const Caller& caller, const Request& request, const Respond& respond) {
  const auto person = context.hub->person_of(token_of(request));
  if (!person) return respond(respond_error(http::status::unauthorized, "nobody", "say who you are first"));
  const auto body = body_of(request);
  if (!body) return respond(respond_error(http::status::bad_request, "bad_message", kNoObject));
  if (!caller.here && !context.hub->may_open(person->id))
    return respond(
        respond_error(http::status::too_many_requests, "too_much", "you have opened many tables: wait"));
  if (body->contains("record")) return respond(table_from_record(context, *person, *body));
  NewTable wanted;
  std::string error = read_new_table(*body, wanted);
  std::string id;
  if (error.empty()) id = context.hub->new_table(*person, wanted, error);
  if (!error.empty()) return respond(respond_error(http::status::bad_request, "bad_settings", error));
  if (!wanted.start) return respond(respond_json(http::status::ok, json::object{{"table", id}}));
  context.hub->table(id)->handle(
      {person->id, person->name, {{"type", "start"}}, [respond, id](json::object reply) {
         reply["table"] = id;
         respond(respond_reply(reply));
       }});
}

void table_message(const Context& context, const Request& request, const std::string& id,
                   const Respond& respond) {
  const auto body = body_of(request);
  if (!body) return respond(respond_error(http::status::bad_request, "bad_message", kNoObject));
  const auto person = context.hub->person_of(token_of(request));
  if (!person) return respond(respond_error(http::status::unauthorized, "nobody", "say who you are first"));
  const std::shared_ptr<TableFace> table = context.hub->table(id);
  if (!table) return respond(respond_error(http::status::not_found, "no_table", "there is no such table"));
  table->handle(
      {person->id, person->name, *body, [respond](json::object reply) { respond(respond_reply(reply)); }});
}

bool still_is(const Context& context, const std::optional<Person>& person, const std::string& token) {
  if (!person) return true;
  try {
    const auto now_is = context.hub->person_of(token);
    return now_is && now_is->id == person->id;
  } catch (const std::exception&) {
    return true;  // the database is away; what they were told of it was stored before
  }
}

// /api/tables/ID: how it stands, for whoever may watch it; ?seat=, ?since=VERSION, ?wait=SECONDS until there
// is another version. No thread waits.
void position(const Context& context, const Caller& caller, const Request& request, const std::string& id,
              const Respond& respond) {
  const std::string_view target = target_of(request);
  json::object message{{"type", "position"}, {"seat", query_field(target, "seat")}};
  for (const char* name : {"since", "wait"}) {
    const std::string text = query_field(target, name);
    if (text.empty()) continue;
    boost::system::error_code error;
    message[name] = json::parse(text, error);
    if (error || number_field(message, name, SIZE_MAX) == SIZE_MAX)
      return respond(respond_error(http::status::bad_request, "bad_message",
                                   std::string(name) + ": expected a number from 0 on"));
  }
  // Whoever waits has a place as a WebSocket has.
  std::shared_ptr<void> place;
  if (number_field(message, "wait", 0) > 0 && !caller.here) {
    place = context.quotas->sockets.take(caller.address);
    if (!place) {
      ++context.counters->limited;
      return respond(
          respond_error(http::status::too_many_requests, "too_much", "too many connections from there"));
    }
  }
  const auto person = context.hub->person_of(token_of(request));
  const std::shared_ptr<TableFace> table = context.hub->table(id);
  if (!table) return respond(respond_error(http::status::not_found, "no_table", "there is no such table"));
  table->handle({person ? person->id : "", "", std::move(message),
                 [respond, place, context, person, token = token_of(request)](json::object reply) {
                   // Who was logged out while they waited is nobody now; that may have to be looked up.
                   asio::post(
                       *context.work, [respond, place, context, person, token, reply = std::move(reply)] {
                         respond(still_is(context, person, token) ? respond_reply(reply) : respond_nobody());
                       });
                 }});
}

// The record of a finished game as a file, for whoever may watch it; with ?pack=yes it carries its content
// pack.
void record(const Context& context, const Request& request, const std::string& id, const Respond& respond) {
  const auto person = context.hub->person_of(token_of(request));
  const std::shared_ptr<TableFace> table = context.hub->table(id);
  if (!table) return respond(respond_error(http::status::not_found, "no_table", "there is no such table"));
  const bool with_pack = query_field(target_of(request), "pack") == "yes";
  table->handle({person ? person->id : "",
                 "",
                 {{"type", "record"}, {"pack", with_pack}},
                 [respond, id](const json::object& reply) {
                   if (reply.contains("error")) return respond(respond_reply(reply));
                   Response response = respond_text(http::status::ok, "text/plain; charset=utf-8",
                                                    text_field(reply, "record"));
                   response.set(http::field::content_disposition, "attachment; filename=\"" + id + ".orr\"");
                   respond(std::move(response));
                 }});
}

// Whether it can store something; where it cannot, a proxy sends people elsewhere.
Response ready(const Context& context) {
  const bool writes = context.hub->can_write();
  return respond_text(writes ? http::status::ok : http::status::service_unavailable, "text/plain",
                      writes ? "ready\n" : "cannot store anything now\n");
}

// What needs the database or takes a while, on a work thread.
void slow(const Context& context, const Caller& caller, const Request& request, const Respond& respond) {
  constexpr std::string_view kRules = "/api/rules/";
  constexpr std::string_view kSchema = "/api/schema";
  constexpr std::string_view kSchemas = "/api/schema/";
  constexpr std::string_view kPacks = "/api/packs/";
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kRecord = "/record";
  const std::string_view path = path_of(request);
  const bool post = request.method() == http::verb::post;
  if (!post && path == "/readyz") return respond(ready(context));
  if (!post && path.starts_with(kRules)) return respond(rules(context, request, path.substr(kRules.size())));
  if (!post && path.starts_with(kPacks)) return respond(pack(context, request, path.substr(kPacks.size())));
  if (!post && path == kSchema) return respond(schema(""));
  if (!post && path.starts_with(kSchemas)) return respond(schema(path.substr(kSchemas.size())));
  if (answer_about_people(context, caller, request, respond)) return;
  if (path.starts_with(kTables) && path.ends_with(kRecord) && !post) {
    const std::string_view id = path.substr(kTables.size(), path.size() - kTables.size() - kRecord.size());
    return record(context, request, std::string(id), respond);
  }
  if (path.starts_with(kTables) && path.size() > kTables.size() && !post)
    return position(context, caller, request, std::string(path.substr(kTables.size())), respond);
  if (path == "/api/tables" && !post) return respond(list_tables(context, request));
  if (path == "/api/tables") return new_table(context, caller, request, respond);
  if (path.starts_with(kTables) && post) {
    return table_message(context, request, std::string(path.substr(kTables.size())), respond);
  }
  respond(respond_error(http::status::not_found, "no_page", "there is nothing here"));
}

// This machine, or whoever has the token.
bool may_see_figures(const Context& context, const Caller& caller, const Request& request) {
  if (caller.here) return true;
  return !context.metrics_token->empty() &&
         same(hash_of(bearer_of(request)), hash_of(*context.metrics_token));
}

Response file(const Context& context, const Request& request) {
  const StaticFile* found = context.files->find(path_of(request));
  if (found == nullptr) return respond_error(http::status::not_found, "no_page", "there is nothing here");
  const auto accepted = request[http::field::accept_encoding];
  const bool packed = !found->compressed.empty() &&
                      std::string_view(accepted.data(), accepted.size()).find("gzip") != std::string::npos;
  Response response = respond_text(http::status::ok, found->type, packed ? found->compressed : found->body);
  if (packed) response.set(http::field::content_encoding, "gzip");
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               found->lasting ? "public, max-age=31536000, immutable" : "no-cache");
  return response;
}

}  // namespace

void answer_request(const Context& context, const Caller& caller, Request request, Respond respond) {
  ++context.counters->requests;
  const std::string_view path = path_of(request);
  // What HEAD is told is what GET would be, without the body (connection.cc).
  const bool get = request.method() == http::verb::get || request.method() == http::verb::head;
  if (!get && request.method() != http::verb::post) {
    return respond(respond_error(http::status::method_not_allowed, "bad_method", "only GET, HEAD and POST"));
  }
  if (!get && from_elsewhere(request)) {
    return respond(
        respond_error(http::status::forbidden, "elsewhere", "this came from a page of another site"));
  }
  if (!caller.here && !context.quotas->requests.take(caller.address, now())) {
    ++context.counters->limited;
    Response response =
        respond_error(http::status::too_many_requests, "too_much", "too many requests: wait a little");
    response.set(http::field::retry_after, "1");
    return respond(std::move(response));
  }
  if (get && path == "/healthz") return respond(respond_text(http::status::ok, "text/plain", "ok\n"));
  if (*context.stopping)
    return respond(respond_error(http::status::service_unavailable, "stopping",
                                 "the server is being stopped: ask again"));
  if (get && path == "/metrics" && may_see_figures(context, caller, request))
    return respond(metrics(context));
  if (get && path == "/api/games") return respond(respond_json(http::status::ok, games_json(context)));
  if (!path.starts_with("/api/") && path != "/readyz") {
    return respond(get ? file(context, request)
                       : respond_error(http::status::not_found, "no_page", "there is nothing here"));
  }
  ++context.counters->unanswered;
  respond = [counters = context.counters, inner = std::move(respond)](Response response) {
    inner(std::move(response));
    --counters->unanswered;
  };
  asio::post(*context.work, [context, caller, request = std::move(request), respond = std::move(respond)] {
    try {
      slow(context, caller, request, respond);
    } catch (const std::exception& error) {
      log_event(LogLevel::Error, "request_failed", {{"why", error.what()}});
      respond(respond_json(http::status::service_unavailable, trouble_reply(error)));
    }
  });
}

}  // namespace orrery::server
