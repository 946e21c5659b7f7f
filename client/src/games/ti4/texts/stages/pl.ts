import type { stagesEn } from "./en";

// Texts of the stages: a vote, choosing a faction, placing a tile.
export const stagesPl: Record<keyof typeof stagesEn, string> = {
  agenda_of: "{n} z 2",
  vote_passed: "Przyjęta",
  vote_rejected: "Odrzucona",
  vote_leads: "prowadzi",
  vote_others: "Inne wyniki",
  vote_search: "Szukaj wśród {n} wyników",
  vote_notes: "O głosowaniu",
  votes_to_come: "Jeszcze zagłosują",
  votes_abstained: "Wstrzymali się",
  votes_none: "Bez głosów",
  vote_predicts: "{who} przewiduje kartą {card}:",
  vote_before: "Wcześniej: {agenda}: {outcome}",
  law_lasts: "Prawo obowiązuje do uchylenia.",
  law_would_last: "Prawo: raz przyjęte, obowiązuje do uchylenia.",
  law_not_made: "Bez prawa: karta zostaje odrzucona.",
  directive_once: "Dyrektywa: działa jeden raz.",
  elect_player: "Wybierzcie gracza",
  elect_planet: "Wybierzcie planetę",
  elect_planet_cultural: "Wybierzcie planetę kulturową",
  elect_planet_hazardous: "Wybierzcie planetę niebezpieczną",
  elect_planet_industrial: "Wybierzcie planetę przemysłową",
  elect_planet_non_home_not_mecatol: "Wybierzcie planetę, ale nie ojczystą i nie Mecatol Rex",
  elect_law: "Wybierzcie prawo",
  elect_scored_secret_objective: "Wybierzcie zdobyty cel tajny",
};
