// Effects that are never played: they are in force while their card lies in Reserve, or are facts printed on
// the card. query.cc and the procedures ask for them by code (Rules::having).
#include "games/ahos/content/effects.h"

namespace orrery::ahos {
namespace {

std::string produce_at(const EffectCall& call, Effect&) {
  std::string error = expect_arguments(call, 1, {});
  return error.empty() && call.positional[0] != "outpost" ? "expected produce_at(outpost)" : error;
}

// n: 0 = the card itself, 1 = Culture cards.
std::string reserve_uncounted(const EffectCall& call, Effect& e) {
  std::string error = expect_arguments(call, 1, {});
  if (!error.empty()) return error;
  if (call.positional[0] != "self" && call.positional[0] != "culture") return "expected self or culture";
  e.n = call.positional[0] == "culture" ? 1 : 0;
  return "";
}

std::string discount(const EffectCall& call, Effect& e) {
  std::string error = expect_arguments(call, 2, {});
  if (!error.empty()) return error;
  if (call.positional[0] != "colony" || !read_number(call.positional[1], e.n))
    return "expected discount(colony, number)";
  return "";
}

// n: Energy per connection, m: Research per wormhole step.
std::string starbase_moves(const EffectCall& call, Effect& e) {
  std::string error = expect_arguments(call, 0, {"energy", "research"});
  if (error.empty()) error = read_named_number(call, "energy", e.n);
  if (error.empty()) error = read_named_number(call, "research", e.m);
  if (error.empty() && e.n == 0) error = "expected energy of at least 1 in starbase_moves";
  return error;
}

// n: how many Technology cards make one VP, m: the most VP.
std::string vp_per(const EffectCall& call, Effect& e) {
  std::string error = expect_arguments(call, 1, {"each", "max"});
  if (!error.empty()) return error;
  if (call.positional[0] != "tech_owned") return "expected vp_per(tech_owned, each=number, max=number)";
  error = read_named_number(call, "each", e.n);
  if (error.empty()) error = read_named_number(call, "max", e.m);
  if (error.empty() && e.n == 0) error = "expected each of at least 1 in vp_per";
  return error;
}

constexpr EffectDef passive(EffectCode code, std::string (*parse)(const EffectCall&, Effect&)) {
  return {code, parse, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
}

const auto kPassives = std::to_array<EffectDef>({
    passive(EffectCode::None, parse_none),
    passive(EffectCode::ProduceLimit, parse_number),
    passive(EffectCode::ProduceAt, produce_at),
    passive(EffectCode::HandSize, parse_number),
    passive(EffectCode::ReserveCapacity, parse_number),
    passive(EffectCode::ReserveUncounted, reserve_uncounted),
    passive(EffectCode::Discount, discount),
    passive(EffectCode::StarbaseMoves, starbase_moves),
    passive(EffectCode::Culture, parse_none),
    passive(EffectCode::VpPer, vp_per),
    passive(EffectCode::WormholeSale, parse_none),
});

}  // namespace

std::span<const EffectDef> passive_effects() { return kPassives; }

}  // namespace orrery::ahos
