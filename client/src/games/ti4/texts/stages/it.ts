import type { stagesEn } from "./en";

// Texts of the stages: a vote, choosing a faction, placing a tile.
export const stagesIt: Record<keyof typeof stagesEn, string> = {
  agenda_of: "{n} di 2",
  vote_passed: "Approvata",
  vote_rejected: "Respinta",
  vote_leads: "in testa",
  vote_others: "Altri esiti",
  vote_search: "Cerca tra {n} esiti",
  vote_notes: "Sul voto",
  votes_to_come: "Deve ancora votare",
  votes_abstained: "Astenuti",
  votes_none: "Senza voti",
  vote_predicts: "{who} ha predetto con {card}:",
  vote_before: "Prima: {agenda}: {outcome}",
  law_lasts: "Legge in vigore finché non è abrogata.",
  law_would_last: "Una legge: una volta approvata, vale finché non è abrogata.",
  law_not_made: "Nessuna legge: la carta è scartata.",
  directive_once: "Una direttiva: vale una volta sola.",
  elect_player: "Eleggete un giocatore",
  elect_planet: "Eleggete un pianeta",
  elect_planet_cultural: "Eleggete un pianeta culturale",
  elect_planet_hazardous: "Eleggete un pianeta pericoloso",
  elect_planet_industrial: "Eleggete un pianeta industriale",
  elect_planet_non_home_not_mecatol: "Eleggete un pianeta, ma non d'origine e non Mecatol Rex",
  elect_law: "Eleggete una legge",
  elect_scored_secret_objective: "Eleggete un obiettivo segreto segnato",
};
