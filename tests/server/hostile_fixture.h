// A table in a game that somebody at it, or beside it, wants to harm.
#pragma once

#include "tests/server/hub_fixture.h"

namespace orrery::server {

class HostileTest : public HubTest {
 protected:
  // Anna (red) opened the table and invited Bruno (blue); Carla has green if she is asked for, else a bot.
  void begin(bool carla_plays, const std::function<void(Settings&)>& change = {}) {
    anna_ = person("Anna");
    bruno_ = person("Bruno");
    carla_ = person("Carla");
    NewTable wanted = a_table("ahos", "");
    if (change) change(wanted.settings);
    id_ = new_table(anna_, wanted);
    links_["blue"] = sit(bruno_, "blue");
    if (carla_plays) {
      links_["green"] = sit(carla_, "green");
    } else {
      ask(id_, anna_, {{"type", "bot"}, {"seat", "green"}, {"bot", "random"}});
    }
    ask(id_, anna_, {{"type", "start"}});
    for (const Person& who : {anna_, bruno_, carla_}) here_[who.name] = watch(id_, who.id);
  }

  std::string link_to(const Person& from, const std::string& seat) {
    return text_field(ask(id_, from, {{"type", "invite"}, {"seat", seat}}), "invite");
  }
  json::object claim(const Person& who, const std::string& link) {
    return ask(id_, who, {{"type", "claim"}, {"invite", link}});
  }
  json::object claim_seat(const Person& who, const std::string& seat) {
    return ask(id_, who, {{"type", "claim"}, {"seat", seat}});
  }
  json::object bot(const Person& who, const std::string& seat, const std::string& bot) {
    return ask(id_, who, {{"type", "bot"}, {"seat", seat}, {"bot", bot}});
  }
  json::object leave(const Person& who, const std::string& seat) {
    return ask(id_, who, {{"type", "leave_seat"}, {"seat", seat}});
  }
  // "done", "rejected", "open", or why not.
  std::string vote(const Person& who, const std::string& what, const std::string& seat,
                   bool in_favour = true) {
    const json::object reply =
        ask(id_, who, {{"type", "motion"}, {"what", what}, {"seat", seat}, {"for", in_favour}});
    if (reply.contains("error")) return code(reply);
    const json::value& decided = reply.at("decided");
    if (decided.is_null()) return "open";
    return decided.as_bool() ? "done" : "rejected";
  }
  void goes(const Person& who) {
    hub_.table(id_)->leave(here_.at(who.name).get());
    settle();
  }

  // As after a restart; nobody is connected any more.
  void read_again() {
    for (const auto& [name, listener] : here_) hub_.table(id_)->leave(listener.get());
    settle();
    std::dynamic_pointer_cast<LiveTable>(hub_.table(id_))->retire(-1);
    settle();
  }

  json::object seat(const std::string& name) {
    const json::object table = look(anna_);
    for (const json::value& s : table.at("seats").as_array()) {
      if (s.at("seat").as_string() == name) return s.as_object();
    }
    return {};
  }
  std::string sits_at(const std::string& name) { return text_field(seat(name), "name"); }
  json::object look(const Person& who) { return ask(id_, who, {{"type", "look"}}); }
  // What everybody reads of what happened to seats: "bot blue vote".
  std::vector<std::string> notes(const Person& who) {
    std::vector<std::string> out;
    const json::object table = look(who);
    for (const json::value& line : table.at("talk").as_array()) {
      const json::value* note = line.as_object().if_contains("note");
      if (note == nullptr) continue;
      std::string text = text_field(note->as_object(), "what") + " " + text_field(note->as_object(), "seat");
      if (const std::string how = text_field(note->as_object(), "how"); !how.empty()) text += " " + how;
      out.push_back(text);
    }
    return out;
  }
  std::size_t log_length() {
    return hub_.table(id_) ? here_.at("Anna")->last("push")->at("version").to_number<std::size_t>() : 0;
  }

  Person anna_;
  Person bruno_;
  Person carla_;
  std::string id_;
  std::map<std::string, std::string> links_;
  std::map<std::string, std::shared_ptr<Listener>> here_;

 private:
  std::string sit(const Person& who, const std::string& seat) {
    const std::string link = link_to(anna_, seat);
    EXPECT_EQ(text_field(claim(who, link), "seat"), seat);
    return link;
  }
};

}  // namespace orrery::server
