#include "games/ahos/content/effects.h"

#include <charconv>

#include "games/ahos/flow/combat.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

using Table = std::array<const EffectDef*, kEffectCodes>;

Table make_table() {
  Table table{};
  for (const EffectDef* def : {&kStrength,
                               &kFewerLosses,
                               &kAlienValue,
                               &kEnvoy,
                               &kSalvage,
                               &kDraw,
                               &kRecover,
                               &kStow,
                               &kTrash,
                               &kProduce,
                               &kOutpost,
                               &kUpgradeOutpost,
                               &kMoveThenColonise,
                               &kPassThrough,
                               &kAcquireTech,
                               &kCycleTech,
                               &kPeek,
                               &kSabotage,
                               &kPact,
                               &kBlackHole}) {
    table[static_cast<std::size_t>(def->code)] = def;
  }
  for (const EffectDef& def : passive_effects()) table[static_cast<std::size_t>(def.code)] = &def;
  return table;
}

std::string check_kind(const CardRow& card, EffectCode code) {
  const EffectDef& def = effect_def(code);
  const bool played =
      card.kind == CardKind::Action || card.kind == CardKind::Free || card.kind == CardKind::Combat;
  if (code == EffectCode::None) return "";
  if (card.kind == CardKind::Special) return code == EffectCode::WormholeSale ? "" : "expected wormhole_sale";
  if (code == EffectCode::WormholeSale) return "expected only on the special card";
  if (played && def.resolve == nullptr) return "expected kind reserve: this effect is in force, not played";
  const bool combat_only = code == EffectCode::Strength || code == EffectCode::FewerLosses ||
                           code == EffectCode::AlienValue || code == EffectCode::Envoy;
  const bool reserve_too =
      def.resolve == nullptr || code == EffectCode::Strength || code == EffectCode::Salvage;
  if (card.kind == CardKind::Reserve) return reserve_too ? "" : "expected a kind other than reserve";
  if (code == EffectCode::Salvage) return "expected kind reserve";
  if (combat_only != (card.kind == CardKind::Combat))
    return combat_only ? "expected kind combat" : "expected a kind other than combat";
  return "";
}

}  // namespace

const EffectDef& effect_def(EffectCode code) {
  static const Table table = make_table();
  return *table[static_cast<std::size_t>(code)];
}

std::string parse_effect(const CardRow& card, const EffectCall& call, Effect& e) {
  const auto code = find_enum<EffectCode>(call.code);
  if (!code) return "expected an effect code, not '" + call.code + "'";
  e = Effect{};
  e.code = *code;
  if (!call.condition.empty()) {
    if (call.condition != "won_combat_this_turn") return "expected the condition won_combat_this_turn";
    e.after_victory = true;
  }
  std::string error = effect_def(*code).parse(call, e);
  return error.empty() ? check_kind(card, *code) : error;
}

bool read_number(std::string_view text, std::int8_t& out) {
  constexpr int kMost = 50;
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  int n = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 0 || n > kMost) return false;
  out = static_cast<std::int8_t>(n);
  return true;
}

std::string expect_arguments(const EffectCall& call, int positional,
                             std::initializer_list<std::string_view> named) {
  if (static_cast<int>(call.positional.size()) != positional)
    return "expected " + std::to_string(positional) + " plain argument" + (positional == 1 ? "" : "s") +
           " in " + call.code;
  for (const auto& [name, value] : call.named) {
    bool known = false;
    for (std::string_view n : named) known = known || n == name;
    if (!known) return "unexpected argument '" + name + "' in " + call.code;
  }
  return "";
}

std::string read_named_number(const EffectCall& call, std::string_view name, std::int8_t& out) {
  const std::string* text = find_named(call, name);
  if (text == nullptr || !read_number(*text, out))
    return "expected " + std::string(name) + "=number (0 to 50) in " + call.code;
  return "";
}

std::string parse_none(const EffectCall& call, Effect&) { return expect_arguments(call, 0, {}); }

std::string parse_number(const EffectCall& call, Effect& e) {
  std::string error = expect_arguments(call, 1, {});
  if (error.empty() && !read_number(call.positional[0], e.n))
    error = "expected a number (0 to 50) in " + call.code;
  return error;
}

namespace {

// The position in which the text would work: its card is set aside and can pay for nothing else (RES-5).
Refusal usable_aside(const Look& look, SeatId seat, Zone from, CardId card) {
  const Effect& e = look.r.kind(card).effects[0];
  if (e.after_victory && !look.s.turn.won_combat) return refuse("AHOS-CRD-9");
  const EffectDef& def = effect_def(e.code);
  if (def.usable == nullptr) return refuse("AHOS-CRD-9");
  State after = look.s;
  zone(after.players[seat], from).erase(card);
  after.players[seat].aside.insert(card);
  return def.usable(Look{after, look.r}, seat, e);
}

Refusal find_text(const Look& look, SeatId seat, Zone from, KindId kind, CardId& card) {
  if (from > Zone::ReserveTwo || !held_card(look, seat, from, kind).valid()) return refuse("AHOS-RSV-7");
  card = held_text(look, seat, from, kind);
  if (!card.valid()) return refuse("AHOS-CRD-9");  // b.1, rule 1: once per turn
  return look.r.texts.contains(card) ? kAllowed : refuse("AHOS-CRD-9");
}

}  // namespace

Refusal can_use_in_turn(const Look& look, SeatId seat, Zone from, KindId kind) {
  CardId card;
  const Refusal found = find_text(look, seat, from, kind, card);
  if (found.refused()) return found;
  const CardKind label = look.r.kind(card).kind;
  if (label == CardKind::Combat) return refuse("AHOS-CRD-13");
  if (label == CardKind::Action && look.s.turn.actions == 0) return refuse("AHOS-CRD-10");
  return usable_aside(look, seat, from, card);
}

Refusal can_use_in_combat(const Look& look, SeatId seat, Zone from, KindId kind) {
  CardId card;
  const Refusal found = find_text(look, seat, from, kind, card);
  if (found.refused()) return found;
  if (look.r.kind(card).kind != CardKind::Combat) return refuse("AHOS-TUG-6");
  return usable_aside(look, seat, from, card);
}

void use_text(Play& g, SeatId seat, Zone from, KindId kind) {
  Text a;
  a.owner = seat;
  a.ref = {held_text(g, seat, from, kind), from};
  // Whoever announces a text shows the card, whatever is asked before it takes effect.
  show_card(g, seat, a.ref.card);
  if (from == Zone::Hand) note_in_hand(g, seat, a.ref.card);
  g.call(a);
}

}  // namespace orrery::ahos
