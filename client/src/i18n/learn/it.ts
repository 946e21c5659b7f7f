import type { en } from "./en";

export const it: Record<keyof typeof en, string> = {
  rules_contents: "Indice",
  rules_search: "Cerca nelle regole",
  rules_all: "Indice e come si gioca",
  rules_things: "Carte e altre cose con quel nome",
  rules_language: "Il regolamento è in inglese.",
  howto: "Come si gioca",
  howto_signs: "I dieci segni più importanti",
  howto_tips: "Cinque consigli per la prima partita",
  help: "Aiuto: scopo, segni, tasti",
  help_goal: "Scopo e turno",
  help_signs: "Segni",
  help_side: "La mia parte",
  help_keys: "Tasti",
  help_rules: "Tutte le regole (in una nuova scheda)",
  help_parts: "Parti dell'aiuto",
  side_seen: "Capito",
  side_open: "Che cosa significa",
};
