// Research Team: Propulsion: attached; exhausted, it ignores a blue prerequisite of the planet's controller
// (FAQ-19).
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kResearchTeamPropulsion{.id = "research_team_propulsion", .ignores = Colour::Blue};

}  // namespace orrery::ti4
