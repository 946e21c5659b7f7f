// Research Team: Biotic: attached; exhausted, it ignores a green prerequisite of the planet's controller
// (FAQ-19).
#include "games/ti4/content/agendas/agendas.h"

namespace orrery::ti4 {
const AgendaText kResearchTeamBiotic{.id = "research_team_biotic", .ignores = Colour::Green};

}  // namespace orrery::ti4
