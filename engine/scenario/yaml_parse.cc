#include "engine/scenario/yaml_parse.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <exception>
#include <set>
#include <sstream>
#include <utility>

#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

// Thrown through yaml-cpp, which offers no other way to stop it, and caught in parse_document.
struct Stopped : std::exception {
  explicit Stopped(Text f) : fault(std::move(f)) {}
  [[nodiscard]] const char* what() const noexcept override { return fault.text.c_str(); }
  Text fault;
};

class TreeBuilder final : public YAML::EventHandler {
 public:
  explicit TreeBuilder(int first_line) : first_line_(first_line) {}

  [[nodiscard]] YamlNode take() { return std::move(root_); }

  void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    add(make(YamlNode::Kind::Null, mark, "?", anchor));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    stop("aliases (*name) are not used", mark);
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    YamlNode node = make(YamlNode::Kind::Scalar, mark, tag, anchor);
    node.text = value;
    node.quoted = tag == "!";
    add(std::move(node));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    open(make(YamlNode::Kind::List, mark, tag, anchor), mark);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    open(make(YamlNode::Kind::Map, mark, tag, anchor), mark);
  }
  void OnMapEnd() override { close(); }

 private:
  struct Open {
    YamlNode node;
    bool has_key = false;
    Text key;
    std::set<std::string, std::less<>> seen;
  };

  [[nodiscard]] int line_of(const YAML::Mark& mark) const { return first_line_ + std::max(mark.line, 0); }
  [[noreturn]] void stop(std::string what, const YAML::Mark& mark) const {
    throw Stopped({std::move(what), line_of(mark)});
  }

  YamlNode make(YamlNode::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    if (anchor != 0) stop("anchors (&name) are not used", mark);
    if (tag != "?" && tag != "!" && !tag.empty()) stop("tags (" + cut(tag, 40) + ") are not used", mark);
    if (++nodes_ > kMaxNodes) stop("more than " + std::to_string(kMaxNodes) + " values", mark);
    YamlNode node;
    node.kind = kind;
    node.line = line_of(mark);
    return node;
  }

  void open(YamlNode node, const YAML::Mark& mark) {
    if (stack_.size() >= kMaxDepth) stop("nested deeper than " + std::to_string(kMaxDepth) + " levels", mark);
    if (wants_key()) stop("a key must be a word (is a bracket not closed?)", mark);
    stack_.push_back({std::move(node), false, {}, {}});
  }

  void close() {
    YamlNode node = std::move(stack_.back().node);
    stack_.pop_back();
    add(std::move(node));
  }

  [[nodiscard]] bool wants_key() const {
    return !stack_.empty() && stack_.back().node.is_map() && !stack_.back().has_key;
  }

  void add_key(YamlNode node) {
    Open& map = stack_.back();
    if (!node.is_scalar()) throw Stopped({"a key must be a word", node.line});
    if (!map.seen.insert(node.text).second)
      throw Stopped({"key '" + cut(node.text, 40) + "' is given twice", node.line});
    map.key = {std::move(node.text), node.line};
    map.has_key = true;
  }

  void add(YamlNode node) {
    if (stack_.empty()) {
      root_ = std::move(node);
      return;
    }
    if (wants_key()) return add_key(std::move(node));
    Open& parent = stack_.back();
    if (parent.node.is_map()) {
      if (node.is_null()) node.line = parent.key.line;  // yaml-cpp gives the line of whatever comes next
      parent.node.entries.push_back({std::move(parent.key), std::move(node)});
      parent.has_key = false;
    } else {
      parent.node.items.push_back(std::move(node));
    }
  }

  int first_line_;
  std::size_t nodes_ = 0;
  std::vector<Open> stack_;
  YamlNode root_;
};

}  // namespace

YamlDocument parse_document(std::string_view text, int line) {
  // yaml-cpp overlooks a quote that is not closed if a line end follows.
  text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
  YamlDocument out;
  out.line = line;
  try {
    std::istringstream in{std::string(text)};
    YAML::Parser parser(in);
    TreeBuilder builder(line);
    parser.HandleNextDocument(builder);
    out.root = builder.take();
    TreeBuilder rest(line);
    if (parser.HandleNextDocument(rest))
      out.error = {"scenarios are separated by lines '---'", out.root.line};
  } catch (const Stopped& stopped) {
    out.error = stopped.fault;
  } catch (const YAML::Exception& fault) {
    out.error = {"not well-formed YAML: " + fault.msg, line + std::max(fault.mark.line, 0)};
  } catch (const std::exception& fault) {
    out.error = {std::string("cannot be read: ") + fault.what(), line};
  }
  return out;
}

}  // namespace orrery::scenario
