// Research Team: Warfare: attached; exhausted, it ignores a red prerequisite of the planet's controller
// (FAQ-19).
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kResearchTeamWarfare{.id = "research_team_warfare", .ignores = Colour::Red};

}  // namespace orrery::ti4
