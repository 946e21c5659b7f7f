#include "server/net/people_api.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <optional>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/replies.h"
#include "server/net/reading.h"
#include "server/net/respond.h"
#include "server/people/names.h"

namespace orrery::server {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestCode = 100;

std::string program_in(const Request& request) {
  const auto agent = request[http::field::user_agent];
  return program_of({agent.data(), agent.size()});
}

// Whether that address may bring one more person.
bool may_be_new(const Context& context, const Caller& caller) {
  return caller.here || context.quotas->people.take(caller.address, now());
}

// Who I am. POST makes a person with a session, or gives the person another name.
Response me(const Context& context, const Caller& caller, const Request& request) {
  const std::string token = token_of(request);
  std::optional<Person> person = context.hub->person_of(token);
  if (request.method() != http::verb::post) {
    json::object reply{{"name", nullptr}, {"account", false}, {"accounts", context.hub->accounts()}};
    if (person) {
      reply["name"] = person->name;
      reply["account"] = context.hub->accounts() && context.hub->has_account(person->id);
    }
    Response response = respond_json(http::status::ok, reply);
    // Sessions of before the server spoke https go on under the name that is safe there. The browser keeps
    // the cookie as long as the server keeps the session.
    const bool by_cookie = request.find(http::field::authorization) == request.end();
    if (person && context.secure_cookies && old_cookie(request)) {
      // Anybody near this host can have planted that name: what it opens from now on is another session.
      response.set(http::field::set_cookie,
                   session_cookie(context.hub->renew_session(token, program_in(request)), true));
    } else if (person && by_cookie && person->first_today) {
      response.set(http::field::set_cookie, session_cookie(token, context.secure_cookies));
    }
    return response;
  }
  const auto body = body_of(request);
  if (!body) return respond_error(http::status::bad_request, "bad_message", kNoObject);
  const std::string name = clean(text_field(*body, "name"), kLongestName);
  if (const std::string fault = name_fault(name); !fault.empty())
    return respond_error(http::status::bad_request, "bad_name", "name: " + fault);
  if (person) {
    context.hub->rename(person->id, name);
    return respond_json(http::status::ok, json::object{{"name", name}});
  }
  if (!may_be_new(context, caller))
    return respond_error(http::status::too_many_requests, "too_much", "too many people have come from there");
  const auto [made, secret] = context.hub->new_person(name, program_in(request));
  json::object reply{{"name", made.name}};
  // A program has no cookies; it asks for the token and sends it as Authorization.
  if (flag_field(*body, "token")) reply["token"] = secret;
  Response response = respond_json(http::status::ok, reply);
  response.set(http::field::set_cookie, session_cookie(secret, context.secure_cookies));
  return response;
}

Response refused(ErrorCode why) {
  const http::status status = why == "too_much"                            ? http::status::too_many_requests
                              : why == "wrong_password" || why == "nobody" ? http::status::unauthorized
                              : why == "banned"                            ? http::status::forbidden
                                                                           : http::status::bad_request;
  return respond_error(
      status, why,
      why == "bad_password" ? "a password has 8 to 200 bytes" : "that is not possible: " + std::string(why));
}

// What became of a new account or a log-in: a session, told as a cookie and to programs as a token.
Response logged_in(const Context& context, const LoggedIn& who, const json::object& body) {
  if (!who.error.empty()) return refused(who.error);
  json::object reply{{"name", who.person.name}, {"account", true}};
  if (flag_field(body, "token")) reply["token"] = who.token;
  Response response = respond_json(http::status::ok, reply);
  response.set(http::field::set_cookie, session_cookie(who.token, context.secure_cookies));
  return response;
}

// The browser is to forget who it was.
Response respond_as_nobody(const Context& context) {
  Response response = respond_json(http::status::ok, json::object{{"name", nullptr}});
  response.set(http::field::set_cookie, session_cookie("", context.secure_cookies));
  return response;
}

// Slow for everybody who tries that name, and no thread waits.
void respond_after(const Context& context, Time wait, Response response, const Respond& respond) {
  if (wait == 0) return respond(std::move(response));
  const auto timer = std::make_shared<asio::steady_timer>(*context.work, std::chrono::milliseconds(wait));
  timer->async_wait([timer, respond, response = std::move(response)](const boost::system::error_code&) {
    respond(response);
  });
}

void account(const Context& context, const Caller& caller, const Request& request, bool made,
             const Respond& respond) {
  const auto body = body_of(request);
  if (!body) return respond(respond_error(http::status::bad_request, "bad_message", kNoObject));
  const std::string name = clean(text_field(*body, "name"), kLongestName);
  if (const std::string fault = name_fault(name); !fault.empty())
    return respond(respond_error(http::status::bad_request, "bad_name", "name: " + fault));
  const std::string password = text_field(*body, "password");
  const std::optional<Person> who = context.hub->person_of(token_of(request));
  if (made) {
    if (!who && !may_be_new(context, caller))
      return respond(
          respond_error(http::status::too_many_requests, "too_much", "too many people have come from there"));
    const LoggedIn done = context.hub->new_account(who, name, password, program_in(request));
    // Whoever else has the session of before is not in the account too.
    const bool by_cookie = request.find(http::field::authorization) == request.end();
    if (done.error.empty() && who && by_cookie) context.hub->end_session(token_of(request));
    return respond(logged_in(context, done, *body));
  }
  const LoggedIn in = context.hub->log_in(name, password, caller.address, who, program_in(request));
  respond_after(context, in.wait, logged_in(context, in, *body), respond);
}

void new_account(const Context& context, const Caller& caller, const Request& request,
                 const Respond& respond) {
  account(context, caller, request, true, respond);
}

void log_in(const Context& context, const Caller& caller, const Request& request, const Respond& respond) {
  account(context, caller, request, false, respond);
}

void change_password(const Context& context, const Caller& /*caller*/, const Request& request,
                     const Respond& respond) {
  const auto body = body_of(request);
  if (!body) return respond(respond_error(http::status::bad_request, "bad_message", kNoObject));
  const std::string token = token_of(request);
  const std::optional<Person> who = context.hub->person_of(token);
  if (!who) return respond(respond_nobody());
  const Proven done =
      context.hub->change_password(who->id, text_field(*body, "old"), text_field(*body, "new"), token);
  Response response = done.error.empty() ? respond_json(http::status::ok, json::object{{"changed", true}})
                                         : refused(done.error);
  respond_after(context, done.wait, std::move(response), respond);
}

// Who has no account says so by their session alone.
void delete_person(const Context& context, const Caller& /*caller*/, const Request& request,
                   const Respond& respond) {
  const auto body = body_of(request);
  if (!body) return respond(respond_error(http::status::bad_request, "bad_message", kNoObject));
  const std::optional<Person> who = context.hub->person_of(token_of(request));
  if (!who) return respond(respond_nobody());
  const Proven done = context.hub->delete_person(who->id, text_field(*body, "password"));
  respond_after(context, done.wait, done.error.empty() ? respond_as_nobody(context) : refused(done.error),
                respond);
}

// A password takes a processor and 64 MiB for a moment: that has a thread of its own, and a queue that nobody
// fills alone.
using AboutPassword = void (*)(const Context&, const Caller&, const Request&, const Respond&);
void with_password(AboutPassword what, const Context& context, const Caller& caller, const Request& request,
                   const Respond& respond) {
  const std::shared_ptr<void> place =
      caller.here ? std::make_shared<int>() : context.quotas->passwords.take(caller.address);
  const std::shared_ptr<void> of_all = context.quotas->all_passwords.take("");
  if (!place || !of_all)
    return respond(respond_error(http::status::too_many_requests, "too_much", "too many passwords at once"));
  asio::post(*context.hashing, [what, context, caller, request, respond, place, of_all] {
    try {
      what(context, caller, request, respond);
    } catch (const std::exception& error) {
      log_event(LogLevel::Error, "request_failed", {{"why", error.what()}});
      respond(respond_json(http::status::service_unavailable, trouble_reply(error)));
    }
  });
}

Response log_out(const Context& context, const Request& request) {
  context.hub->end_session(token_of(request));
  return respond_as_nobody(context);
}

// By whoever reads the mail, in whatever browser.
Response confirm(const Context& context, const Request& request) {
  const auto body = body_of(request);
  if (!body) return respond_error(http::status::bad_request, "bad_message", kNoObject);
  if (!context.hub->confirm_email(clean(text_field(*body, "code"), kLongestCode)))
    return respond_error(http::status::bad_request, "bad_code", "that code confirms nothing, or no more");
  return respond_json(http::status::ok, json::object{{"confirmed", true}});
}

// GET: the asker's sessions. POST {end}: one of them ends, or all the others.
Response sessions(const Context& context, const Request& request) {
  const std::string token = token_of(request);
  const std::optional<Person> who = context.hub->person_of(token);
  if (!who) return respond_nobody();
  if (request.method() == http::verb::post) {
    const auto body = body_of(request);
    if (!body) return respond_error(http::status::bad_request, "bad_message", kNoObject);
    const std::string which = text_field(*body, "end");
    if (which.empty() || !context.hub->end_sessions(who->id, which, token))
      return respond_error(http::status::bad_request, "bad_message", "end: expected the id of a session");
  }
  return respond_json(http::status::ok, context.hub->sessions_of(who->id, token));
}

}  // namespace

Response respond_nobody() {
  return respond_error(http::status::unauthorized, "nobody", "say who you are first");
}

bool answer_about_people(const Context& context, const Caller& caller, const Request& request,
                         const Respond& respond) {
  const std::string_view path = path_of(request);
  const bool post = request.method() == http::verb::post;
  if (path == "/api/me") {
    respond(me(context, caller, request));
  } else if (path == "/api/sessions") {
    respond(sessions(context, request));
  } else if (path == "/api/confirm" && post) {
    respond(confirm(context, request));
  } else if (path == "/api/account" && post) {
    with_password(new_account, context, caller, request, respond);
  } else if (path == "/api/login" && post) {
    with_password(log_in, context, caller, request, respond);
  } else if (path == "/api/password" && post) {
    with_password(change_password, context, caller, request, respond);
  } else if (path == "/api/account/delete" && post) {
    with_password(delete_person, context, caller, request, respond);
  } else if (path == "/api/logout" && post) {
    respond(log_out(context, request));
  } else {
    return false;
  }
  return true;
}

}  // namespace orrery::server
