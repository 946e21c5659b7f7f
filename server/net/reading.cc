#include "server/net/reading.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/hub/replies.h"

namespace orrery::server {
namespace {

using NamedMark = std::pair<std::string_view, std::string_view>;

// What is in the text first names it: the others say that they are like those further down.
constexpr std::array<NamedMark, 6> kBrowsers{{{"Edg", "Edge"},
                                              {"OPR/", "Opera"},
                                              {"Firefox/", "Firefox"},
                                              {"FxiOS/", "Firefox"},
                                              {"Chrome/", "Chrome"},
                                              {"Safari/", "Safari"}}};
constexpr std::array<NamedMark, 7> kSystems{{{"Android", "Android"},
                                             {"iPhone", "iPhone"},
                                             {"iPad", "iPad"},
                                             {"Windows", "Windows"},
                                             {"Macintosh", "Mac"},
                                             {"CrOS", "Chrome OS"},
                                             {"Linux", "Linux"}}};

template <class Marks>
std::string_view marked(std::string_view text, const Marks& marks) {
  const auto found = std::find_if(marks.begin(), marks.end(), [&](const NamedMark& mark) {
    return text.find(mark.first) != std::string_view::npos;
  });
  return found == marks.end() ? std::string_view{} : found->second;
}

}  // namespace

std::string_view target_of(const Request& request) {
  return {request.target().data(), request.target().size()};
}

std::string_view path_of(const Request& request) {
  const std::string_view target = target_of(request);
  return target.substr(0, target.find('?'));
}

std::string clean(std::string text, std::size_t longest) {
  std::erase_if(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  text = text.substr(first, text.find_last_not_of(' ') - first + 1);
  while (text.size() > longest) {
    // Not in the middle of a letter.
    do {
      text.pop_back();
    } while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0U) == 0x80U);
  }
  return text;
}

std::optional<json::object> body_of(const Request& request) {
  if (request.body().empty()) return json::object{};
  boost::system::error_code error;
  json::value value = json::parse(request.body(), error);
  if (error || !value.is_object() || !legible(value)) return std::nullopt;
  return std::move(value.as_object());
}

std::string program_of(std::string_view user_agent) {
  const std::string_view browser = marked(user_agent, kBrowsers);
  const std::string_view system = marked(user_agent, kSystems);
  if (!browser.empty()) return std::string(browser) + (system.empty() ? "" : ", ") + std::string(system);
  // Programs begin with their name: "python-requests/2.31".
  constexpr std::size_t kLongestProgram = 24;
  std::string name(user_agent.substr(0, std::min(user_agent.find_first_of("/ ("), kLongestProgram)));
  std::erase_if(name, [](unsigned char c) { return c <= 0x20 || c >= 0x7f; });
  return name;
}

}  // namespace orrery::server
