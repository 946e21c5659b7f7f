#include "engine/scenario/yaml_tree.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/scenario/utf8.h"
#include "engine/scenario/yaml_parse.h"

namespace orrery::scenario {
namespace {

struct Chunk {
  int line = 0;
  std::string_view text;
};

bool is_separator(std::string_view line) {
  return line.starts_with("---") &&
         (line.size() == 3 || line[3] == ' ' || line[3] == '\t' || line[3] == '\r');
}

// Something other than separators, comments and white space.
bool has_content(std::string_view text) {
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (is_separator(line)) line.remove_prefix(3);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first != std::string_view::npos && line[first] != '#') return true;
  }
  return false;
}

// Cut here and not by the parser, so that a fault in one document does not hide those after it.
std::vector<Chunk> split_documents(std::string_view text) {
  std::vector<Chunk> chunks{{1, text.substr(0, 0)}};
  int line_number = 1;
  std::size_t start = 0;
  for (std::size_t at = 0; at < text.size(); ++line_number) {
    const std::string_view line = text.substr(at, text.substr(at).find('\n'));
    if (is_separator(line) && at > start) {
      start = at;
      chunks.push_back({line_number, {}});
    }
    at = std::min(text.size(), at + line.size() + 1);
    chunks.back().text = text.substr(start, at - start);
  }
  std::erase_if(chunks, [](const Chunk& c) { return !has_content(c.text); });
  return chunks;
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  if (digits.empty() || (digits.size() > 1 && digits.front() == '0')) return std::nullopt;  // 08 is a name
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

json::value scalar_to_json(const YamlNode& node) {
  if (!node.quoted) {
    if (node.text == "true") return true;
    if (node.text == "false") return false;
    if (const auto number = whole_number(node.text)) return *number;
  }
  return json::value(json::string(node.text));
}

void brief_into(const YamlNode& node, std::size_t limit, std::string& out) {
  if (out.size() > limit) return;
  bool first = true;
  const auto comma = [&] {
    if (!first) out += ", ";
    first = false;
  };
  switch (node.kind) {
    case YamlNode::Kind::Null:
      out += "null";
      break;
    case YamlNode::Kind::Scalar:
      out += node.text;
      break;
    case YamlNode::Kind::List:
      out += '[';
      for (const YamlNode& item : node.items) {
        comma();
        brief_into(item, limit, out);
      }
      out += ']';
      break;
    case YamlNode::Kind::Map:
      out += '{';
      for (const YamlEntry& entry : node.entries) {
        comma();
        out += entry.key.text + ": ";
        brief_into(entry.value, limit, out);
      }
      out += '}';
      break;
  }
}

const YamlNode* child(const YamlNode& node, std::string_view key) {
  if (node.is_map()) return node.find(key);
  const auto index = whole_number(key);
  if (!node.is_list() || !index || *index < 0) return nullptr;
  const auto i = static_cast<std::size_t>(*index);
  return i < node.items.size() ? &node.items[i] : nullptr;
}

int key_line(const YamlNode& map, std::string_view key, int otherwise) {
  for (const YamlEntry& entry : map.entries) {
    if (entry.key.text == key) return entry.key.line;
  }
  return otherwise;
}

}  // namespace

const YamlNode* YamlNode::find(std::string_view key) const {
  for (const YamlEntry& entry : entries) {
    if (entry.key.text == key) return &entry.value;
  }
  return nullptr;
}

std::vector<YamlDocument> read_yaml(std::string_view text) {
  std::vector<YamlDocument> out;
  const auto refuse_all = [&](Text error) {
    out.push_back({1, {}, std::move(error)});
    return out;
  };
  if (text.size() > kMaxBytes)
    return refuse_all({"the file is larger than " + std::to_string(kMaxBytes) + " bytes", 1});
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  if (auto fault = text_fault(text)) return refuse_all(std::move(*fault));
  for (const Chunk& chunk : split_documents(text)) out.push_back(parse_document(chunk.text, chunk.line));
  return out;
}

json::value to_json(const YamlNode& node) {
  if (node.is_scalar()) return scalar_to_json(node);
  if (node.is_list()) {
    json::array out;
    for (const YamlNode& item : node.items) out.push_back(to_json(item));
    return out;
  }
  if (node.is_map()) {
    json::object out;
    for (const YamlEntry& entry : node.entries) out[entry.key.text] = to_json(entry.value);
    return out;
  }
  return nullptr;
}

YamlPlace place_at(const YamlNode& root, std::string_view path) {
  const YamlNode* here = &root;
  YamlPlace place{root.line, root.from_base};
  while (path.starts_with('/')) {
    for (const YamlEntry& entry : here->entries) {  // keys that are paths themselves
      if (entry.key.text.starts_with('/') && path.starts_with(entry.key.text))
        return {entry.key.line, entry.value.from_base};
    }
    path.remove_prefix(1);
    const std::string_view key = path.substr(0, path.find('/'));
    path.remove_prefix(key.size());
    const YamlNode* next = child(*here, key);
    if (next == nullptr) return place;
    place = {here->is_map() ? key_line(*here, key, next->line) : next->line, next->from_base};
    here = next;
  }
  return place;
}

std::string brief(const YamlNode& node, std::size_t limit) {
  std::string out;
  brief_into(node, limit, out);
  std::replace(out.begin(), out.end(), '\n', ' ');
  return cut(out, limit);
}

}  // namespace orrery::scenario
