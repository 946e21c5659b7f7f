#include "server/table/told.h"

namespace orrery::server {

json::object option_json(const Match& match, Choice option) {
  json::object out{{"choice", match.print(option)}, {"group", match.group(option)}};
  if (const std::string rule = match.choice_rule(option); !rule.empty()) out["rule"] = rule;
  if (const std::optional<Saying> meaning = match.choice_meaning(option))
    out["meaning"] = saying_json(*meaning);
  if (json::value cost = match.cost(option); !cost.is_null()) out["cost"] = std::move(cost);
  return out;
}

}  // namespace orrery::server
