// Reading the `given` part of a scenario: access by path, with errors that name the offending entry. For the
// position builders of the games.
#pragma once

#include <boost/json.hpp>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

namespace json = boost::json;

class GivenReader {
 public:
  explicit GivenReader(const json::object& given) : given_(given) {}

  [[nodiscard]] const std::string& error() const { return error_; }  // "/path: what was expected", or ""
  bool fail(const std::string& path, const std::string& what) {
    if (error_.empty()) error_ = path + ": " + what;
    return false;
  }
  [[nodiscard]] const json::value* get(std::string_view key) const { return given_.if_contains(key); }
  [[nodiscard]] const json::object& all() const { return given_; }

  // Scalars come as strings or numbers; both are read as text.
  static std::string text_of(const json::value& j) {
    if (j.is_string()) return std::string(j.get_string());
    if (j.is_int64()) return std::to_string(j.get_int64());
    if (j.is_uint64()) return std::to_string(j.get_uint64());
    if (j.is_bool()) return j.get_bool() ? "true" : "false";
    return "";
  }
  static std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> out;
    std::string word;
    for (char c : text + " ") {
      if (c != ' ') {
        word += c;
      } else if (!word.empty()) {
        out.push_back(word);
        word.clear();
      }
    }
    return out;
  }
  static std::vector<std::string> words_of(const json::value& j) { return words_of(text_of(j)); }
  static bool number_of(const std::string& text, int& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc{} && end == text.data() + text.size();
  }
  bool number(const std::string& path, const json::value& j, int low, int high, int& out) {
    if (number_of(text_of(j), out) && out >= low && out <= high) return true;
    return fail(path, "expected a number from " + std::to_string(low) + " to " + std::to_string(high));
  }
  bool numbers(const std::string& path, const json::value& j, int low, int high, std::vector<int>& out) {
    return each_item(path, j, [&](const std::string& at, const json::value& item) {
      int n = 0;
      if (!number(at, item, low, high, n)) return false;
      out.push_back(n);
      return true;
    });
  }
  bool truth(const std::string& path, const json::value& j, bool& out) {
    const std::string text = text_of(j);
    out = text == "true" || text == "yes";
    return out || text == "false" || text == "no" || fail(path, "expected true or false");
  }

  // Calls visit(path, value) for each item of a list; a single scalar counts as a list of one.
  template <class Visit>
  bool each_item(const std::string& path, const json::value& j, const Visit& visit) {
    if (!j.is_array()) return j.is_object() ? fail(path, "expected a list") : visit(path, j);
    std::size_t i = 0;
    for (const json::value& item : j.get_array()) {
      if (!visit(path + "/" + std::to_string(i++), item)) return false;
    }
    return true;
  }
  // Calls visit(path, key, value) for each entry of a map.
  template <class Visit>
  bool each_entry(const std::string& path, const json::value& j, const Visit& visit) {
    if (!j.is_object()) return fail(path, "expected a map");
    for (const auto& entry : j.get_object()) {
      const std::string key(entry.key());
      if (!visit(path + "/" + key, key, entry.value())) return false;
    }
    return true;
  }

 private:
  const json::object& given_;
  std::string error_;
};

}  // namespace orrery
