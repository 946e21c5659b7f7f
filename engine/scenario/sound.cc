#include "engine/scenario/sound.h"

namespace orrery::scenario {
namespace {

using Lines = std::vector<std::string>;

std::string quoted(const Match& match, Choice c) { return "option '" + match.print(c) + "'"; }

void check_option(const Match& match, Choice c, Lines& out) {
  const std::string text = match.print(c);
  const ParsedPhrase parsed = match.parse(text);
  if (!parsed.error.empty()) {
    out.push_back(quoted(match, c) + " does not parse: " + parsed.error);
  } else if (parsed.phrase != c) {
    out.push_back(quoted(match, c) + " is read as '" + match.print(parsed.phrase) + "'");
  }
  const Refusal refusal = match.why_not(c);
  if (refusal.refused()) out.push_back(quoted(match, c) + " is refused by " + std::string(refusal.rule));
}

void check_decision(const Match& match, Lines& out) {
  OptionList options;
  match.options(options);
  if (options.empty()) out.emplace_back("a decision without options");
  if (match.decision().seat.index() >= static_cast<std::size_t>(match.players()))
    out.emplace_back("a seat that does not exist must decide");
  for (std::size_t i = 0; i < options.size(); ++i) {
    check_option(match, options[i], out);
    if (i == 0 || options[i - 1] < options[i]) continue;
    const bool twice = options[i - 1] == options[i];
    out.push_back(quoted(match, options[i]) + (twice ? " is listed twice" : " is out of order"));
  }
}

void check_chance(const Match& match, Lines& out) {
  const ChancePoint point = match.chance();
  const std::string name = match.chance_name(point);
  if (point.count > Outcome::kCapacity || point.pool.empty() ||
      (!point.replace && point.count > point.pool.size())) {
    out.push_back(name + ": " + std::to_string(point.count) + " out of " + std::to_string(point.pool.size()) +
                  " cannot come out");
    return;
  }
  Random random(1);
  const std::string words = match.print(point, draw_outcome(point, random));
  Outcome again;
  const std::string error = match.parse(point, words, again);
  if (!error.empty()) {
    out.push_back(name + ": outcome '" + words + "' does not parse: " + error);
  } else if (!possible(point, again) || match.print(point, again) != words) {
    out.push_back(name + ": outcome '" + words + "' is read as '" + match.print(point, again) + "'");
  }
}

void check_copies(const Match& match, const Match& other, Lines& out) {
  const std::uint64_t hash = match.hash();
  const std::unique_ptr<Match> copy = match.clone();
  if (copy->hash() != hash) out.emplace_back("a copy has another hash");
  OptionList options;
  match.options(options);
  if (!options.empty()) {
    copy->apply(options[options.size() - 1], nullptr);
    if (match.hash() != hash) out.emplace_back("a choice in a copy changes the original");
  }
  const std::unique_ptr<Match> loaded = other.clone();
  if (!loaded->load_bytes(match.bytes())) {
    out.emplace_back("what was saved cannot be loaded");
  } else if (loaded->hash() != hash) {
    out.emplace_back("what was saved and loaded has another hash");
  }
}

}  // namespace

std::vector<std::string> unsound(const Match& match, const Match& other) {
  Lines out = match.faults();
  if (match.stop() == Stop::Decision) check_decision(match, out);
  if (match.stop() == Stop::Chance) check_chance(match, out);
  check_copies(match, other, out);
  return out;
}

}  // namespace orrery::scenario
