// Research Team: Cybernetic: attached; exhausted, it ignores a yellow prerequisite of the planet's controller
// (FAQ-19).
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kResearchTeamCybernetic{.id = "research_team_cybernetic", .ignores = Colour::Yellow};

}  // namespace orrery::ti4
