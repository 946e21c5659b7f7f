#include "games/ti4/text/unit_values.h"

namespace orrery::ti4 {
namespace {

class Values {
 public:
  void add(const std::string& what) { text_ += (text_.empty() ? "" : ", ") + what; }
  void number(const char* name, int n) {
    if (n > 0) add(std::string(name) + " " + std::to_string(n));
  }
  void dice(const char* name, int value, int dice) {
    if (value == 0) return;
    add(std::string(name) + " " + std::to_string(value) +
        (dice > 1 ? " with " + std::to_string(dice) + " dice" : ""));
  }
  void ability(const char* name, bool has) {
    if (has) add(name);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace

std::string unit_values(const UnitRow& unit) {
  Values v;
  if (unit.cost > 0)
    v.add("cost " + std::to_string(unit.cost) +
          (unit.per_cost > 1 ? " for " + std::to_string(unit.per_cost) : ""));
  v.dice("combat", unit.combat, unit.combat_dice);
  v.number("move", unit.move);
  v.number("capacity", unit.capacity);
  v.ability("SUSTAIN DAMAGE", unit.sustain);
  v.dice("ANTI-FIGHTER BARRAGE", unit.barrage, unit.barrage_dice);
  v.dice("BOMBARDMENT", unit.bombard, unit.bombard_dice);
  v.dice("SPACE CANNON", unit.cannon, unit.cannon_dice);
  v.number("PRODUCTION", unit.production);
  if (unit.production_over_resources > 0)
    v.add("PRODUCTION of the planet's resources and " + std::to_string(unit.production_over_resources));
  v.ability("PLANETARY SHIELD", unit.shield);
  return v.text() + "." + (unit.text.empty() ? "" : " " + unit.text);
}

std::string tech_text(const Rules& r, TechId tech) {
  const TechDef& def = r.tech(tech);
  return def.upgrade && def.unit.valid() ? "Unit upgrade: " + unit_values(r.row(def.unit)) : def.text;
}

}  // namespace orrery::ti4
